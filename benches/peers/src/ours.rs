//! nanogemm behind adapters: what does not exist yet answers with the reason, and the report prints that as absent.
//!
//! When an entry lands, its adapter here is all that changes; when an element type lands, it gets one `adapters!` line.

use crate::{
    peak::rows,
    problem::{Bf16Bf16F32, F16F16F32, I8I8I32, Problem, Product, Real, U8I8I32},
    subject::{Answer, black_box, repeat},
};
use core::slice;
use nanogemm::{
    Activation, BatchMut, BatchRef, Element, Epilogue, MatMut, MatRef, PackedB, PackedWeights, Plan, dispatch,
    fixed::{Fixed, FixedFn, search},
    hook,
    kernel::{KernelInfo, LIBRARY},
};

/// nanogemm's entries for one product.
pub trait Ours: Product + Sized {
    /// `gemm`.
    fn plain(p: &Problem<Self>) -> Answer;
    /// `gemm_packed_b`, the packing not timed.
    fn packed(p: &Problem<Self>) -> Answer;
    /// `Plan::execute`, the inspection not timed.
    fn plan(p: &Problem<Self>) -> Answer;
    /// The entry of a fixed shape.
    fn fixed(p: &Problem<Self>) -> Answer;
    /// `gemm_batched`.
    fn batched(p: &Problem<Self>) -> Answer;
    /// `gemm` on the rows that would be chosen were `isa` the best instruction set of the machine.
    fn restricted(p: &Problem<Self>, isa: &str) -> Answer;
}

type Views<P> = (MatRef<'static, <P as Product>::A>, MatRef<'static, <P as Product>::B>);

/// A and B; they live as long as the problem that the closure keeps.
fn inputs<P: Product>(p: &Problem<P>) -> Views<P> {
    let s = &p.spec;
    // SAFETY: a problem keeps its operands, and the callers keep the problem; nothing writes A and B.
    unsafe {
        (MatRef::from_raw_parts(p.a, s.m, s.k, p.rsa, p.csa), MatRef::from_raw_parts(p.b, s.k, s.n, p.rsb, p.csb))
    }
}

fn output<P: Product>(p: &Problem<P>) -> MatMut<'static, P::C> {
    // SAFETY: as for the inputs; one call at a time writes C.
    unsafe { MatMut::from_raw_parts(black_box(p.c), p.spec.m, p.spec.n, p.rsc, p.csc) }
}

fn threads<P: Product>(p: &Problem<P>) -> Result<(), String> {
    nanogemm::set_num_threads(p.threads).map_err(|e| e.to_string())?;
    match nanogemm::num_threads() {
        threads if threads == p.threads => Ok(()),
        threads => Err(format!("uses {threads} instead of {} threads", p.threads)),
    }
}

fn plain<T: Real + Element>(p: &Problem<T>) -> Answer {
    threads(p)?;
    let (p, (a, b)) = (p.clone(), inputs(p));
    Ok(repeat(move || {
        nanogemm::gemm(<T as Element>::ONE, a, b, T::NONE, output(&p)).expect("the operands fit together")
    }))
}

fn packed<T: Real + Element>(p: &Problem<T>) -> Answer {
    threads(p)?;
    let (p, (a, b)) = (p.clone(), inputs(p));
    let b = PackedB::new(b).map_err(|e| e.to_string())?;
    Ok(repeat(move || {
        nanogemm::gemm_packed_b(<T as Element>::ONE, a, &b, T::NONE, output(&p)).expect("the operands fit together")
    }))
}

fn plan<T: Real + Element>(p: &Problem<T>) -> Answer {
    threads(p)?;
    let (p, (a, b)) = (p.clone(), inputs(p));
    let plan = Plan::<T>::new(p.spec.m, p.spec.n, p.spec.k).map_err(|e| e.to_string())?;
    Ok(repeat(move || plan.execute(<T as Element>::ONE, a, b, T::NONE, output(&p)).expect("the operands fit the plan")))
}

/// The kernel of the shape, found before: what a run-time compiler would return. Shapes that the default manifest lacks are in
/// the manifest of this benchmark.
fn fixed<T: Real + Element>(p: &Problem<T>) -> Answer {
    let s = p.spec;
    let shape = [s.m, s.n, s.k];
    let features = dispatch::features();
    let own = || search(&rows::LIBRARY, rows::kernels().features(), T::DTYPE, shape);
    let row = search(&LIBRARY, features, T::DTYPE, shape).or_else(own).ok_or("no manifest lists this shape")?;
    if p.csa != 1 || p.csb != 1 || p.csc != 1 {
        return Err("rows have to be contiguous".into());
    }
    let kernel: FixedFn<T> = Fixed::of(row).entry;
    let p = p.clone();
    // SAFETY: the machine runs the row, whose shape is that of the operands; they live as long as the closure.
    Ok(repeat(move || unsafe { kernel(p.a, p.rsa, p.b, p.rsb, black_box(p.c), p.rsc, T::NONE) }))
}

fn batched<T: Real + Element>(p: &Problem<T>) -> Answer {
    threads(p)?;
    let (m, n, k, count) = (p.spec.m, p.spec.n, p.spec.k, p.spec.batch);
    if p.distances != [m * k, k * n, m * n] {
        return Err("members do not lie one after the other".into());
    }
    let p = p.clone();
    // SAFETY: a problem keeps its operands, which hold all members; nothing writes A and B, one call at a time C.
    let (a, b, c) = unsafe {
        let inputs = (slice::from_raw_parts(p.a, count * m * k), slice::from_raw_parts(p.b, count * k * n));
        (inputs.0, inputs.1, black_box(p.c))
    };
    let a = BatchRef::from_slice(a, count, m, k).map_err(|e| e.to_string())?;
    let b = BatchRef::from_slice(b, count, k, n).map_err(|e| e.to_string())?;
    Ok(repeat(move || {
        let _kept = &p;
        // SAFETY: as above.
        let c = BatchMut::from_slice(unsafe { slice::from_raw_parts_mut(c, count * m * n) }, count, m, n);
        let c = c.expect("as long as it has to be");
        nanogemm::gemm_batched(<T as Element>::ONE, a, b, T::NONE, c).expect("the operands fit together")
    }))
}

fn restricted<T: Real + Element>(p: &Problem<T>, isa: &str) -> Answer {
    threads(p)?;
    let machine = dispatch::machine(&LIBRARY);
    let position = LIBRARY.isas.iter().position(|i| i.name == isa).ok_or(format!("no rows for {isa}"))?;
    if !machine.contains(position) {
        return Err(format!("this machine does not run {isa}"));
    }
    let kept: Vec<&str> = LIBRARY.isas[position..].iter().map(|i| i.name).collect();
    let features = dispatch::restrict(&LIBRARY, machine, kept.join(",").as_bytes(), |_| {}).ok_or("no rows")?;
    let problem = dispatch::Problem::row_major(T::DTYPE, p.spec.m, p.spec.n, p.spec.k);
    // SAFETY: the machine runs these instruction sets.
    let lengths = unsafe { dispatch::VectorBytes::current(&LIBRARY, features) };
    let row = dispatch::select(&LIBRARY, features, &lengths, &problem).ok_or("no row")?;
    let (p, (a, b)) = (p.clone(), inputs(p));
    // SAFETY: the machine runs the row's instruction set, and the row is one of the library's.
    let call = move || unsafe { hook::run_row(&LIBRARY, row, <T as Element>::ONE, a, b, T::NONE, output(&p)) };
    Ok(repeat(move || call().expect("the operands fit together")))
}

macro_rules! adapters {
    ($type:ty) => {
        impl Ours for $type {
            fn plain(p: &Problem<Self>) -> Answer {
                plain(p)
            }
            fn packed(p: &Problem<Self>) -> Answer {
                packed(p)
            }
            fn plan(p: &Problem<Self>) -> Answer {
                plan(p)
            }
            fn fixed(p: &Problem<Self>) -> Answer {
                fixed(p)
            }
            fn batched(p: &Problem<Self>) -> Answer {
                batched(p)
            }
            fn restricted(p: &Problem<Self>, isa: &str) -> Answer {
                restricted(p, isa)
            }
        }
    };
}

adapters!(f32);
adapters!(f64);

/// Products of different types.
pub trait Mixed: Ours {
    /// `gemm_mixed` over each row that can take the product without the processor state of tiles, by name; not the portable
    /// ones, which take seconds.
    fn rows_without_tiles(p: &Problem<Self>) -> Vec<(&'static str, Answer)>;
}

/// What finishes a product.
fn epilogue<P: Product>(p: &Problem<P>) -> Epilogue<'_> {
    Epilogue { activation: Activation::Relu, bias: Some(&p.bias), ..Epilogue::default() }
}

fn mixed<P: Product>(p: &Problem<P>) -> Answer
where
    P::A: nanogemm::Product<P::B, P::C>,
{
    threads(p)?;
    let (p, (a, b)) = (p.clone(), inputs(p));
    Ok(repeat(move || {
        let done = match p.spec.finished {
            true => nanogemm::gemm_ex(1.0, a, b, 0.0, output(&p), &epilogue(&p)),
            false => nanogemm::gemm_mixed(1.0, a, b, 0.0, output(&p)),
        };
        done.expect("the operands fit together");
    }))
}

fn mixed_packed<P: Product>(p: &Problem<P>) -> Answer
where
    P::A: nanogemm::Product<P::B, P::C>,
{
    threads(p)?;
    let (p, (a, b)) = (p.clone(), inputs(p));
    let b = PackedWeights::<P::A, P::B>::new(b).map_err(|e| e.to_string())?;
    Ok(repeat(move || {
        let done = match p.spec.finished {
            true => nanogemm::gemm_ex_packed_b(1.0, a, &b, 0.0, output(&p), &epilogue(&p)),
            false => nanogemm::gemm_mixed_packed_b(1.0, a, &b, 0.0, output(&p)),
        };
        done.expect("the operands fit together");
    }))
}

fn over_row<P: Product>(p: &Problem<P>, row: &'static KernelInfo) -> Answer
where
    P::A: nanogemm::Product<P::B, P::C>,
{
    let (p, (a, b)) = (p.clone(), inputs(p));
    // SAFETY: the machine runs the row's instruction set, and the row is one of the library's.
    let call = move || unsafe { hook::run_mixed_row(&LIBRARY, row, 1.0, a, b, 0.0, output(&p), None) };
    call().ok_or("the row cannot take the product")?.map_err(|e| e.to_string())?;
    Ok(repeat(move || call().expect("it could before").expect("the operands fit together")))
}

macro_rules! mixed {
    ($($type:ty),*) => {
        $(impl Ours for $type {
            fn plain(p: &Problem<Self>) -> Answer {
                mixed(p)
            }
            fn packed(p: &Problem<Self>) -> Answer {
                mixed_packed(p)
            }
            fn plan(_: &Problem<Self>) -> Answer {
                Err(NO_ENTRY.into())
            }
            fn fixed(_: &Problem<Self>) -> Answer {
                Err(NO_ENTRY.into())
            }
            fn batched(_: &Problem<Self>) -> Answer {
                Err(NO_ENTRY.into())
            }
            fn restricted(_: &Problem<Self>, _: &str) -> Answer {
                Err(NO_ENTRY.into())
            }
        }

        impl Mixed for $type {
            fn rows_without_tiles(p: &Problem<Self>) -> Vec<(&'static str, Answer)> {
                let machine = dispatch::machine(&LIBRARY);
                let portable = LIBRARY.isas.len() - 1;
                let without = |row: &&KernelInfo| row.isa != portable && LIBRARY.isas[row.isa].session.is_none();
                let runs = |row: &&KernelInfo| machine.contains(row.isa) && without(row);
                LIBRARY.kernels.iter().filter(runs).map(|row| (row.name, over_row(p, row))).collect()
            }
        })*
    };
}

const NO_ENTRY: &str = "this benchmark has no such call for elements of two bytes and one";

mixed!(Bf16Bf16F32, F16F16F32, U8I8I32, I8I8I32);
