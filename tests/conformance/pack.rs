//! Pack rows: panels bit for bit.

use crate::common::block::Form;
use nanogemm::kernel::{LIBRARY, PackArgs, PackInfo};
use nanogemm_testkit::{
    Arena, Operand, Place, Sample, Strided, fault, seed,
    shapes::{Effort, edges},
};

#[derive(Clone, Copy, Debug)]
struct Case {
    extent: usize,
    k: usize,
    form: Form,
    gap: usize,
    from: Place,
    to: Place,
}

struct Bench<T> {
    pack: &'static PackInfo,
    width: usize,
    arenas: [Arena; 2],
    values: Vec<T>,
}

impl<T: Sample> Bench<T> {
    fn check(&mut self, case: &Case) -> Result<(), String> {
        let Case { extent, k, form, gap, from, to } = *case;
        let (width, values) = (self.width, &self.values);
        let [source, target] = &mut self.arenas;
        let (lane_stride, k_stride) = form.strides(extent, k, gap);
        let value = |lane: usize, step: usize| values[(lane * 131 + step * 17) % values.len()];
        let plain =
            Operand::<T>::new(source, Strided::matrix(extent, k, lane_stride, k_stride), from, |[_, i, p]| value(i, p));
        let before = plain.snapshot();
        let elements = extent.next_multiple_of(width) * k;
        let panels = Operand::<T>::new(target, Strided::line(elements), to, |_| T::POISON);
        let args = PackArgs { extent, k, from: plain.ptr().cast(), lane_stride, k_stride, to: panels.ptr().cast() };
        // SAFETY: the operands are as large as the arguments say, and the machine runs the row.
        unsafe { (self.pack.entry)(&args) };
        plain.unchanged(&before)?;
        let zero = T::of_bits(0);
        panels.finish(|[_, _, at], got| {
            let (panel, step, lane) = (at / (width * k), at % (width * k) / width, at % width);
            let lane = panel * width + lane;
            let want = if lane < extent { plain.get([0, lane, step]) } else { zero };
            if got.bits() == want.bits() {
                return Ok(());
            }
            Err(format!("lane {lane} step {step}: got {:#x}, want {:#x}", got.bits(), want.bits()))
        })
    }
}

pub fn run<T: Sample>(index: usize, name: &str) -> Result<(), String> {
    let pack = &LIBRARY.packs[index];
    let random = &mut seed::stream(name);
    let effort = Effort::current();
    let isa = &LIBRARY.isas[pack.isa];
    // SAFETY: trials of rows run only where the machine has their instruction set.
    let width = pack.width.elements(isa.vector_bytes.map_or(16, |ask| unsafe { ask() }));
    // Any bits at all, signalling NaNs too: packing copies.
    let values = (0..997).map(|_| T::of_bits(random.u64(..))).collect();
    let mut bench = Bench { pack, width, arenas: [Arena::new(4 << 20), Arena::new(4 << 20)], values };
    let some = edges(width);
    let lengths = effort.pick((0..=9).chain([31, 64, 100]).collect::<Vec<_>>(), vec![0, 1, 2, 3, 4, 5, 17, 33]);
    for extent in 0..=2 * width + 1 {
        for &k in &lengths {
            for (i, form) in Form::ALL.into_iter().enumerate() {
                // In a sample every form meets the edges, and each other extent one form.
                if effort == Effort::Sample && !some.contains(&extent) && i != (extent + k) % Form::ALL.len() {
                    continue;
                }
                let gap = random.usize(0..4);
                let (from, to) = (Place::ALL[random.usize(..3)], Place::ALL[random.usize(..3)]);
                let case = Case { extent, k, form, gap, from, to };
                fault::during(&case, || bench.check(&case)).map_err(|e| format!("{e}\n  case: {case:?}"))?;
            }
        }
    }
    Ok(())
}
