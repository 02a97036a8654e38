//! One row through the whole driver: any strides of C, packing, blocks, long sums.

use crate::common::block::Form;
use nanogemm::{
    Element, MatMut, MatRef, hook,
    kernel::{KernelInfo, LIBRARY, Layout},
    reference,
};
use nanogemm_testkit::{
    Arena, Operand, Place, Sample, Strided, fault, seed,
    shapes::{Effort, Turns},
    tolerance::Exact,
};

/// Strides of C.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CForm {
    Rows,
    Columns,
    RowsBack,
    ColumnsBack,
    BothBack,
    Apart,
    ApartTurned,
}

impl CForm {
    const ALL: [CForm; 7] = [
        CForm::Rows,
        CForm::Columns,
        CForm::RowsBack,
        CForm::ColumnsBack,
        CForm::BothBack,
        CForm::Apart,
        CForm::ApartTurned,
    ];

    fn strides(self, m: usize, n: usize, gap: usize) -> (isize, isize) {
        let (m, n, gap) = (m as isize, n as isize, gap as isize);
        match self {
            CForm::Rows => (n + gap, 1),
            CForm::Columns => (1, m + gap),
            CForm::RowsBack => (-(n + gap), 1),
            CForm::ColumnsBack => (n + gap, -1),
            CForm::BothBack => (-1, -(m + gap)),
            CForm::Apart => (2 * n + gap, 2),
            CForm::ApartTurned => (3, 3 * m + gap),
        }
    }
}

#[derive(Clone, Copy, Debug)]
struct Case {
    m: usize,
    n: usize,
    k: usize,
    a: Form,
    b: Form,
    c: CForm,
    gap: usize,
    places: [Place; 3],
    alpha: f64,
    beta: f64,
    /// Dimensions without a second element get absurd strides.
    wild: bool,
}

/// Checks one call. A second one with the same inputs must give the same bits.
fn check<T: Element<Scalar = T> + Sample>(
    row: &'static KernelInfo,
    arenas: &mut [Arena; 3],
    values: &[T],
    case: &Case,
) -> Result<(), String> {
    let Case { m, n, k, gap, .. } = *case;
    let [a_arena, b_arena, c_arena] = arenas;
    let value = |salt: usize, [_, i, j]: [usize; 3]| values[(salt + i * 173 + j * 29) % values.len()];
    let (alpha, beta) = (T::from_f64(case.alpha), T::from_f64(case.beta));
    let (a_rs, a_cs) = case.a.strides(m, k, gap);
    let (b_cs, b_rs) = case.b.strides(n, k, gap);
    let (c_rs, c_cs) = case.c.strides(m, n, gap);
    let a = Operand::<T>::new(a_arena, Strided::matrix(m, k, a_rs, a_cs), case.places[0], |at| value(0, at));
    let b = Operand::<T>::new(b_arena, Strided::matrix(k, n, b_rs, b_cs), case.places[1], |at| value(7, at));
    let start = |at| if case.beta == 0.0 { T::from_f64(f64::NAN) } else { value(11, at) };
    let view = |x: &Operand<'_, T>, rows: usize, cols: usize| {
        let [_, rs, cs] = x.layout().strides;
        let wild = |count: usize, stride| if case.wild && count <= 1 { isize::MIN + 1 } else { stride };
        // SAFETY: the operand has these elements, and lives as long as the view is used.
        unsafe { MatRef::from_raw_parts(x.ptr().cast_const(), rows, cols, wild(rows, rs), wild(cols, cs)) }
    };
    let (a_view, b_view) = (view(&a, m, k), view(&b, k, n));
    let (a_before, b_before) = (a.snapshot(), b.snapshot());
    let mut bits = Vec::new();
    for again in [false, true] {
        let c = Operand::<T>::new(c_arena, Strided::matrix(m, n, c_rs, c_cs), case.places[2], start);
        // SAFETY: the operand has these elements, all distinct, and nobody else uses them.
        let c_view = unsafe { MatMut::from_raw_parts(c.ptr(), m, n, c_rs, c_cs) };
        // SAFETY: the machine runs the row, which is the library's.
        unsafe { hook::run_row(&LIBRARY, row, alpha, a_view, b_view, beta, c_view) }.map_err(|e| e.to_string())?;
        let expected = (k > 0 && m > 0 && n > 0 && case.alpha != 0.0).then_some(row);
        if hook::last_kernel() != expected.map(hook::Ran::from) {
            let ran = hook::last_kernel().map(|row| row.name);
            return Err(format!("ran {ran:?} instead of {:?}", expected.map(|row| row.name)));
        }
        a.unchanged(&a_before).map_err(|e| format!("A: {e}"))?;
        b.unchanged(&b_before).map_err(|e| format!("B: {e}"))?;
        let mut first = bits.iter();
        let mut now = Vec::new();
        c.finish(|[q, i, j], got| {
            if again {
                let same = first.next() == Some(&got.bits());
                return if same { Ok(()) } else { Err(format!("C[{i}][{j}]: other bits in a second call")) };
            }
            now.push(got.bits());
            let sum = match expected {
                Some(_) => reference::element(a_view, b_view, i, j),
                None => reference::Sum { value: 0.0, magnitude: 0.0 },
            };
            let (alpha, beta) = (alpha.to_f64(), beta.to_f64());
            let c = start([q, i, j]).to_f64();
            let exact = Exact { k, sum: sum.value, magnitude: sum.magnitude, alpha, beta, c };
            exact.accepts::<T>(got.to_f64()).map_err(|e| format!("C[{i}][{j}]: {e}"))
        })?;
        if !again {
            bits = now;
        }
    }
    Ok(())
}

pub fn run<T: Element<Scalar = T> + Sample>(index: usize, name: &str) -> Result<(), String> {
    let row = &LIBRARY.kernels[index];
    let random = &mut seed::stream(name);
    let effort = Effort::current();
    let mut turns = Turns::of(LIBRARY.isas[row.isa].name);
    // SAFETY: trials of rows run only where the machine has their instruction set.
    let bytes = unsafe { hook::vector_bytes(&LIBRARY, row) };
    let (mr, nr) = (row.mr.elements(bytes), row.nr.elements(bytes));
    let values: Vec<T> = (0..1009).map(|_| T::ordinary(random)).collect();
    let mut arenas = core::array::from_fn(|_| Arena::new(16 << 20));

    let mut shapes = vec![
        // Beyond one block in m, n and k, and on both sides of what counts as small.
        (200, 3, 2),
        (3, 2100, 2),
        (5, 7, 600),
        (64, 64, 64),
        (65, 1, 64),
        (1, 65, 65),
        (1, 1, 513),
        (0, 3, 2),
        (3, 0, 2),
        (3, 4, 0),
        (1, 1, 1),
    ];
    let tiles = effort.pick(3, 2);
    for _ in 0..effort.pick(400, 30) {
        shapes.push((random.usize(1..=tiles * mr + 1), random.usize(1..=tiles * nr + 1), random.usize(0..=40)));
    }
    // Rows whose vectors run along k take operands as they are or not at all.
    let (forms, c_forms): (&[Form], &[CForm]) = match row.b_layout {
        Layout::Columns => (&Form::ALONG_K, &[CForm::Rows, CForm::RowsBack]),
        Layout::Strided | Layout::Rows | Layout::Packed => (&Form::ALL, &CForm::ALL),
    };
    let factors = [1.0, 0.5, -1.0, 0.0, 2.25];
    for (i, &(m, n, k)) in shapes.iter().enumerate() {
        let case = Case {
            m,
            n,
            k,
            a: forms[random.usize(..forms.len())],
            b: forms[random.usize(..forms.len())],
            c: c_forms[i % c_forms.len()],
            gap: random.usize(..4),
            places: core::array::from_fn(|_| Place::ALL[random.usize(..3)]),
            alpha: if i % 4 == 0 { factors[random.usize(..5)] } else { 1.0 },
            beta: if i % 2 == 0 { factors[random.usize(..5)] } else { 0.0 },
            wild: random.bool(),
        };
        if !turns.take() {
            continue;
        }
        let checked = fault::during(&case, || check(row, &mut arenas, &values, &case));
        checked.map_err(|e| format!("{e}\n  case: {case:?}"))?;
    }
    Ok(())
}
