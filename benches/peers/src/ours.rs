//! nanogemm behind adapters: what does not exist yet answers with the reason, and the report prints that as absent.
//!
//! When an entry lands, its adapter here is all that changes; when an element type lands, it gets one `adapters!` line
//! instead of a `missing!` line.

use crate::{
    problem::{Problem, Real},
    subject::{Answer, black_box, repeat},
};
use nanogemm::{Element, MatMut, MatRef, Plan, dispatch, hook, kernel::LIBRARY};

/// nanogemm's entries for one element type.
pub trait Ours: Sized {
    /// `gemm`.
    fn plain(p: &Problem<Self>) -> Answer
    where
        Self: Real;
    /// `gemm_packed_b`, the packing not timed.
    fn packed(p: &Problem<Self>) -> Answer
    where
        Self: Real;
    /// `Plan::execute`, the inspection not timed.
    fn plan(p: &Problem<Self>) -> Answer
    where
        Self: Real;
    /// The entry of a fixed shape.
    fn fixed(p: &Problem<Self>) -> Answer
    where
        Self: Real;
    /// `gemm_batched`.
    fn batched(p: &Problem<Self>) -> Answer
    where
        Self: Real;
    /// `gemm` on the rows that would be chosen were `isa` the best instruction set of the machine.
    fn restricted(p: &Problem<Self>, isa: &str) -> Answer
    where
        Self: Real;
}

type Views<'a, T> = (MatRef<'a, T>, MatRef<'a, T>);

/// A and B; they live as long as the problem that the closure keeps.
fn inputs<T: Real + Element>(p: &Problem<T>) -> Views<'static, T> {
    let s = &p.spec;
    // SAFETY: a problem keeps its operands, and the callers keep the problem; nothing writes A and B.
    unsafe {
        (MatRef::from_raw_parts(p.a, s.m, s.k, p.rsa, p.csa), MatRef::from_raw_parts(p.b, s.k, s.n, p.rsb, p.csb))
    }
}

fn output<T: Real + Element>(p: &Problem<T>) -> MatMut<'static, T> {
    // SAFETY: as for the inputs; one call at a time writes C.
    unsafe { MatMut::from_raw_parts(black_box(p.c), p.spec.m, p.spec.n, p.rsc, p.csc) }
}

fn threads<T: Real>(p: &Problem<T>) -> Result<(), String> {
    nanogemm::set_num_threads(p.threads).map_err(|e| e.to_string())
}

fn plain<T: Real + Element>(p: &Problem<T>) -> Answer {
    threads(p)?;
    let (p, (a, b)) = (p.clone(), inputs(p));
    Ok(repeat(move || {
        nanogemm::gemm(<T as Element>::ONE, a, b, T::NONE, output(&p)).expect("the operands fit together")
    }))
}

fn packed<T: Real + Element>(_: &Problem<T>) -> Answer {
    Err("gemm_packed_b does not exist yet".into())
}

fn plan<T: Real + Element>(p: &Problem<T>) -> Answer {
    threads(p)?;
    let (p, (a, b)) = (p.clone(), inputs(p));
    let plan = Plan::<T>::new(p.spec.m, p.spec.n, p.spec.k).map_err(|e| e.to_string())?;
    Ok(repeat(move || plan.execute(<T as Element>::ONE, a, b, T::NONE, output(&p)).expect("the operands fit the plan")))
}

fn fixed<T: Real + Element>(_: &Problem<T>) -> Answer {
    Err("fixed-shape entries do not exist yet".into())
}

fn batched<T: Real + Element>(_: &Problem<T>) -> Answer {
    Err("gemm_batched does not exist yet".into())
}

fn restricted<T: Real + Element>(p: &Problem<T>, isa: &str) -> Answer {
    threads(p)?;
    let machine = dispatch::machine(&LIBRARY);
    let position = LIBRARY.isas.iter().position(|i| i.name == isa).ok_or(format!("no rows for {isa}"))?;
    if !machine.contains(position) {
        return Err(format!("this machine does not run {isa}"));
    }
    let kept: Vec<&str> = LIBRARY.isas[position..].iter().map(|i| i.name).collect();
    let features = dispatch::restrict(&LIBRARY, machine, kept.join(",").as_bytes(), |_| {});
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

macro_rules! missing {
    ($type:ty, $reason:literal) => {
        impl Ours for $type {
            fn plain(_: &Problem<Self>) -> Answer {
                Err($reason.into())
            }
            fn packed(_: &Problem<Self>) -> Answer {
                Err($reason.into())
            }
            fn plan(_: &Problem<Self>) -> Answer {
                Err($reason.into())
            }
            fn fixed(_: &Problem<Self>) -> Answer {
                Err($reason.into())
            }
            fn batched(_: &Problem<Self>) -> Answer {
                Err($reason.into())
            }
            fn restricted(_: &Problem<Self>, _: &str) -> Answer {
                Err($reason.into())
            }
        }
    };
}

adapters!(f32);
missing!(f64, "nanogemm has no f64 rows yet");
