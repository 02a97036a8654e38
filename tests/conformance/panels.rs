//! Packs that convert elements, or keep several k steps side by side: panels bit by bit, and the sums of integers.

use crate::common::block::Form;
use nanogemm::{
    Bf16, F16, Storage,
    kernel::{DType, LIBRARY, PackArgs, PackInfo},
};
use nanogemm_testkit::{
    Arena, Operand, Place, Sample, Strided, fault, seed,
    shapes::{Effort, Turns},
};

/// Bits of an element, as the type they are of says.
fn value(dtype: DType, bits: u64) -> f64 {
    match dtype {
        DType::F32 => f64::from(f32::from_bits(bits as u32)),
        DType::F64 => f64::from_bits(bits),
        DType::Bf16 => Bf16::from_bits(bits as u16).to_f64(),
        DType::F16 => F16::from_bits(bits as u16).to_f64(),
        DType::I8 => f64::from(bits as u8 as i8),
        DType::U8 => f64::from(bits as u8),
        DType::I16 => f64::from(bits as u16 as i16),
        DType::I32 => f64::from(bits as u32 as i32),
    }
}

fn bits(dtype: DType, value: f64) -> u64 {
    match dtype {
        DType::F32 => u64::from((value as f32).to_bits()),
        DType::F64 => value.to_bits(),
        DType::Bf16 => u64::from(Bf16::from_f64(value).to_bits()),
        DType::F16 => u64::from(F16::from_f64(value).to_bits()),
        DType::I8 => u64::from(value as i8 as u8),
        DType::U8 => u64::from(value as u8),
        DType::I16 => u64::from(value as i16 as u16),
        DType::I32 => u64::from(value as i32 as u32),
    }
}

#[derive(Clone, Copy, Debug)]
struct Case {
    extent: usize,
    k: usize,
    /// Steps that panels have room for beyond those that are packed.
    more: usize,
    form: Form,
    gap: usize,
    place: Place,
    sums: bool,
}

fn check<F: Sample, T: Sample>(
    pack: &PackInfo,
    width: usize,
    arenas: &mut [Arena; 3],
    random: &mut fastrand::Rng,
    case: &Case,
) -> Result<(), String> {
    let Case { extent, k, form, gap, .. } = *case;
    let [from_arena, to_arena, sums_arena] = arenas;
    let (lane_stride, k_stride) = form.strides(extent, k, gap);
    let layout = Strided::matrix(extent, k, lane_stride, k_stride);
    // Any bits but NaN, whose conversion is of another kind.
    let from = Operand::<F>::new(from_arena, layout, case.place, |_| {
        loop {
            let bits = random.u64(..) & (u64::MAX >> (64 - 8 * size_of::<F>()));
            if !value(pack.from, bits).is_nan() {
                return Sample::of_bits(bits);
            }
        }
    });
    let (step, interleave) = (pack.k_step as usize, pack.interleave as usize);
    let steps = (k + case.more).next_multiple_of(step);
    let panels = extent.div_ceil(width);
    let to = Operand::<T>::new(to_arena, Strided::line(panels * width * steps), Place::AtEnd, |_| T::POISON);
    let sums = Operand::<i32>::new(sums_arena, Strided::line(panels * width), Place::AtEnd, |_| i32::POISON);
    let before = from.snapshot();
    let args = PackArgs {
        extent,
        k,
        panel_k: steps,
        from: from.ptr().cast_const().cast(),
        lane_stride,
        k_stride,
        to: to.ptr().cast(),
        sums: if case.sums { sums.ptr() } else { std::ptr::null_mut() },
    };
    // SAFETY: the machine runs the pack, and operands are as large as it expects.
    unsafe { (pack.entry)(&args) };
    from.unchanged(&before)?;
    let of = |lane: usize, p: usize| value(pack.from, from.get([0, lane, p]).bits());
    // Zero has a sign.
    let shifted = |x: f64| if pack.offset == 0 { x } else { x + f64::from(pack.offset) };
    let packed = k.next_multiple_of(step);
    to.finish(|[_, _, at], got| {
        let (panel, within) = (at / (width * steps), at % (width * steps));
        let (group, rest) = (within / (width * interleave), within % (width * interleave));
        let (lane, p) = (panel * width + rest / interleave, group * interleave + rest % interleave);
        let expected = match (lane < extent && p < k, p < packed) {
            (true, _) => bits(pack.to, shifted(of(lane, p))),
            (false, true) => 0,
            // Room for steps that are packed another time.
            (false, false) => T::POISON.bits(),
        };
        match got.bits() == expected {
            true => Ok(()),
            false => Err(format!("lane {lane}, step {p}: {:#x} instead of {expected:#x}", got.bits())),
        }
    })?;
    sums.finish(|[_, _, lane], got| {
        let sum = || (0..if lane < extent { k } else { 0 }).map(|p| of(lane, p) as i64).sum::<i64>() as i32;
        let expected = if case.sums { sum() } else { i32::POISON };
        match got == expected {
            true => Ok(()),
            false => Err(format!("lane {lane}: sum {got} instead of {expected}")),
        }
    })
}

/// Every form and guard, extents around the width, k around the steps.
pub fn run(index: usize, name: &str) -> Result<(), String> {
    let pack = &LIBRARY.packs[index];
    let random = &mut seed::stream(name);
    let bytes = match LIBRARY.isas[pack.isa].vector_bytes {
        // SAFETY: trials of rows run only where the machine has their instruction set.
        Some(ask) => unsafe { ask() },
        None => 16,
    };
    let width = pack.width.elements(bytes);
    let mut arenas = core::array::from_fn(|_| Arena::new(4 << 20));
    let step = pack.k_step as usize;
    let extents = [1, 2, width - 1, width, width + 1, 2 * width, 3 * width + 2].map(|extent| extent.max(1));
    let ks = [0, 1, 2, 3, 5, 7, step, step + 1, 2 * step, 4 * step + 3, 70, 129];
    let count = Effort::current().pick(600, 60);
    let mut turns = Turns::of(LIBRARY.isas[pack.isa].name);
    let integers = matches!(pack.from, DType::I8 | DType::U8);
    for i in 0..count {
        let case = Case {
            extent: extents[random.usize(..extents.len())],
            k: ks[random.usize(..ks.len())],
            more: if random.bool() { 0 } else { random.usize(..40) },
            form: Form::ALL[i % Form::ALL.len()],
            gap: random.usize(..3),
            place: Place::ALL[random.usize(..3)],
            sums: integers && random.bool(),
        };
        if !turns.take() {
            continue;
        }
        let mut one = || match (pack.from.size(), pack.to.size()) {
            (1, 1) => check::<u8, u8>(pack, width, &mut arenas, random, &case),
            (1, 2) => check::<u8, u16>(pack, width, &mut arenas, random, &case),
            (1, 4) => check::<u8, i32>(pack, width, &mut arenas, random, &case),
            (2, 2) => check::<u16, u16>(pack, width, &mut arenas, random, &case),
            (2, 4) => check::<u16, i32>(pack, width, &mut arenas, random, &case),
            (from, to) => Err(format!("no trial for {from} bytes into {to}")),
        };
        fault::during(&case, &mut one).map_err(|e| format!("{e}\n  case: {case:?}"))?;
    }
    Ok(())
}
