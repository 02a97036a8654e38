//! Pack rows: panels bit for bit.

use crate::common::block::{Form, WILD};
use nanogemm::kernel::{LIBRARY, PackArgs, PackInfo};
use nanogemm_testkit::{
    Arena, Operand, Place, Sample, Strided, fault, seed,
    shapes::{Effort, Turns, edges},
};
use std::collections::BTreeSet;

/// How a matrix lies: in one of the forms that operands of products have, or with these strides.
#[derive(Clone, Copy, Debug)]
enum Way {
    Form(Form),
    /// Neither lanes nor steps are adjacent.
    General(isize, isize),
    /// Lanes or steps are a power of two apart, in pages of their own.
    Far(isize, isize),
    /// Both strides are 1: every lane is the one before, moved by one.
    Both,
}

/// A power of two that is no less than a page of either type.
const FAR: isize = 1024;

impl Way {
    fn all() -> impl Iterator<Item = Way> {
        let general = [(3, 1), (1, 5), (-3, 2), (2, -3), (-1, -2)].map(|(lane, step)| Way::General(lane, step));
        let far = [(FAR, 1), (-FAR, 1), (1, FAR), (FAR, -1), (2, FAR), (FAR, 2)].map(|(l, s)| Way::Far(l, s));
        Form::ALL.map(Way::Form).into_iter().chain(general).chain(far).chain([Way::Both])
    }

    fn strides(self, lanes: usize, k: usize, gap: usize) -> (isize, isize) {
        match self {
            Way::Form(form) => form.strides(lanes, k, gap),
            // The larger one takes the smaller dimension along.
            Way::General(lane, step) if lane.abs() > step.abs() => (lane * (k + gap + 1) as isize, 2 * step),
            Way::General(lane, step) => (2 * lane, step * (lanes + gap + 1) as isize),
            Way::Far(lane, step) => (lane, step),
            Way::Both => (1, 1),
        }
    }
}

#[derive(Clone, Copy, Debug)]
struct Case {
    extent: usize,
    k: usize,
    way: Way,
    gap: usize,
    /// Strides of dimensions of one element lead nowhere.
    wild: bool,
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
        let Case { extent, k, way, gap, wild, from, to } = *case;
        let (width, values) = (self.width, &self.values);
        let [source, target] = &mut self.arenas;
        let (lane_stride, k_stride) = way.strides(extent, k, gap);
        let value = |lane: usize, step: usize| values[(lane * 131 + step * 17) % values.len()];
        let plain =
            Operand::<T>::new(source, Strided::matrix(extent, k, lane_stride, k_stride), from, |[_, i, p]| value(i, p));
        let before = plain.snapshot();
        let elements = extent.next_multiple_of(width) * k;
        let panels = Operand::<T>::new(target, Strided::line(elements), to, |_| T::POISON);
        let stride = |count: usize, stride: isize| if wild && count <= 1 { WILD } else { stride };
        let (lane_stride, k_stride) = (stride(extent, lane_stride), stride(k, k_stride));
        // Panels are written at one go, or their first steps after their last.
        let cut = if (extent + k) % 3 == 0 { k / 3 } else { 0 };
        for steps in [cut..k, 0..cut] {
            let args = PackArgs {
                extent,
                k: steps.len(),
                panel_k: k,
                from: plain.ptr().wrapping_offset((steps.start as isize).wrapping_mul(k_stride)).cast(),
                lane_stride,
                k_stride,
                to: panels.ptr().wrapping_add(steps.start * width).cast(),
                sums: std::ptr::null_mut(),
            };
            // SAFETY: the operands are as large as the arguments say, and the machine runs the row.
            unsafe { (self.pack.entry)(&args) };
        }
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
    let mut turns = Turns::of(isa.name);
    // SAFETY: trials of rows run only where the machine has their instruction set.
    let width = pack.width.elements(isa.vector_bytes.map_or(16, |ask| unsafe { ask() }));
    // Any bits at all, signalling NaNs too: packing copies.
    let values = (0..997).map(|_| T::of_bits(random.u64(..))).collect();
    let mut bench = Bench { pack, width, arenas: [Arena::new(8 << 20), Arena::new(8 << 20)], values };
    let some = edges(width);
    // Two cache lines of steps and some more: whatever the unit in which a row copies, here it ends in every way.
    let units = 2 * 64 / size_of::<T>() + 3;
    let lengths: Vec<usize> = effort.pick(
        (0..=units).chain([64, 100]).collect(),
        (0..=9).chain([15, 16, 17, 31, 32, 33, units]).collect::<BTreeSet<_>>().into_iter().collect(),
    );
    for extent in 0..=2 * width + 1 {
        for (j, &k) in lengths.iter().enumerate() {
            for (i, way) in Way::all().enumerate() {
                // Every way meets the edges; each other extent meets one, where the matrix is large or this is a sample.
                let edge = some.contains(&extent) && (effort == Effort::All || (extent + i + j) % 3 == 0);
                let cheap = effort == Effort::All && !matches!(way, Way::Far(..));
                if !edge && !cheap && i != (extent + k) % Way::all().count() {
                    continue;
                }
                let (gap, wild) = (random.usize(0..4), random.bool());
                let (from, to) = (Place::ALL[random.usize(..3)], Place::ALL[random.usize(..3)]);
                let case = Case { extent, k, way, gap, wild, from, to };
                if turns.take() {
                    fault::during(&case, || bench.check(&case)).map_err(|e| format!("{e}\n  case: {case:?}"))?;
                }
            }
        }
    }
    Ok(())
}
