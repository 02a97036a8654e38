//! Kernel names: printer and parser are inverse, and nothing but names is read.

use nanogemm_build::{
    dtype::{self, DType},
    isa,
    manifest::Manifest,
    spec::{Contract, KernelName, Operand, Size, Variant},
};
use std::path::Path;

fn default_names() -> Vec<KernelName> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../kernels.toml");
    let manifest = Manifest::read(&path).unwrap_or_else(|p| panic!("{p}"));
    manifest.plans().into_iter().flat_map(|p| p.kernels).map(|k| k.name).collect()
}

fn round_trip(name: &KernelName) {
    let text = name.to_string();
    let parsed: KernelName = text.parse().unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(parsed, *name, "{text}");
    assert_eq!(parsed.to_string(), text);
}

#[test]
fn default_names_round_trip() {
    let names = default_names();
    assert!(names.len() > 20, "only {} kernels", names.len());
    names.iter().for_each(round_trip);
}

/// splitmix64.
struct Random(u64);

impl Random {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        u32::try_from((z ^ (z >> 31)) % u64::from(n)).expect("below n")
    }

    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(u32::try_from(from.len()).expect("short lists")) as usize]
    }

    fn number(&mut self) -> u32 {
        let most = *self.pick(&[4, 100, 5000, u32::MAX]);
        1 + self.below(most)
    }

    fn size(&mut self) -> Size {
        let n = self.number();
        if self.below(2) == 0 { Size::Int(n) } else { Size::Vs(n) }
    }

    fn operand(&mut self) -> Operand {
        let dtype = *self.pick(dtype::ALL);
        if self.below(2) == 0 { Operand::plain(dtype) } else { Operand::packed(dtype, self.size(), self.number()) }
    }

    fn name(&mut self) -> KernelName {
        let isa = *self.pick(isa::ALL);
        let letters: Vec<char> = ('a'..='z').chain('0'..='9').collect();
        let tech = (self.below(3) > 0).then(|| (0..=self.below(7)).map(|_| *self.pick(&letters)).collect::<String>());
        // `x_y` may be an instruction set of its own; then it is not `x` with the technique `y`.
        let tech = tech.filter(|t| isa::find(&format!("{}_{t}", isa.name)).is_none());
        let contract = if self.below(64) == 0 {
            let acc = *self.pick::<&DType>(dtype::ALL);
            let operands =
                if self.below(2) == 0 { [acc; 2] } else { [(); 2].map(|()| *self.pick::<&DType>(dtype::ALL)) };
            Contract::Peak { acc, operands }
        } else if self.below(32) == 0 {
            Contract::Finish { c: self.pick::<&DType>(dtype::ALL), acc: self.pick::<&DType>(dtype::ALL) }
        } else if self.below(4) == 0 {
            let to = Operand::packed(self.pick::<&DType>(dtype::ALL), self.size(), self.number());
            Contract::Pack { to, from: Operand::plain(self.pick::<&DType>(dtype::ALL)) }
        } else {
            Contract::Gemm {
                shape: (self.below(3) == 0).then(|| [self.number(), self.number(), self.number()]),
                c: self.operand(),
                a: self.operand(),
                b: self.operand(),
                mr: self.size(),
                nr: self.size(),
                unroll: if self.below(2) == 0 { 1 } else { self.number() },
                variants: Variant::ALL.into_iter().filter(|_| self.below(2) == 0).collect(),
            }
        };
        KernelName { contract, isa, tech }
    }
}

#[test]
fn ten_thousand_random_names_round_trip() {
    let mut random = Random(1);
    let mut distinct = std::collections::BTreeSet::new();
    for _ in 0..10_000 {
        let name = random.name();
        round_trip(&name);
        distinct.insert(name.to_string());
    }
    assert!(distinct.len() > 9_900, "{} distinct names are no test", distinct.len());
}

/// A damaged name is refused, or it is the one spelling of another name.
#[test]
fn every_name_has_one_spelling() {
    let mut random = Random(2);
    let alphabet: Vec<char> = "gemmpackfxsuv_0123456789 -+XG.é".chars().collect();
    let (mut refused, mut read) = (0, 0);
    for _ in 0..20_000 {
        let mut text: Vec<char> = random.name().to_string().chars().collect();
        let at = random.below(u32::try_from(text.len()).expect("names are short")) as usize;
        match random.below(3) {
            0 => drop(text.remove(at)),
            1 => text.insert(at, *random.pick(&alphabet)),
            _ => text[at] = *random.pick(&alphabet),
        }
        let text: String = text.into_iter().collect();
        match text.parse::<KernelName>() {
            Ok(name) => {
                read += 1;
                assert_eq!(name.to_string(), text);
            }
            Err(error) => {
                refused += 1;
                assert_eq!(error.name, text);
                assert!(!error.reason.is_empty());
            }
        }
    }
    assert!(refused > 1000 && read > 1000, "{refused} refused and {read} read are no test");
}

#[test]
fn malformed_names_are_refused() {
    let good = "gemm_1x2x3s_f32_f32p6x1_f32_6x16u2_b0_relu__scalar_fma";
    good.parse::<KernelName>().unwrap_or_else(|e| panic!("{e}"));
    for bad in [
        "",
        "__",
        "gemm",
        "gemm__scalar",
        "gemm_f32_f32_f32_6x16",
        "gemm_f32_f32_f32_6x16_scalar",
        "gemm_f32_f32_f32_6x16__",
        "gemm_f32_f32_f32_6x16__nothing",
        "gemm_f32_f32_f32_6x16__scalar_",
        "gemm_f32_f32_f32_6x16__scalar_FMA",
        "gemm_f32_f32_f32_6x16__scalar_f_m",
        "gemm_f32_f32_f32_6x16__scalar__fma",
        "gemm_f32_f32_f32_6x16__scalarfma",
        "GEMM_f32_f32_f32_6x16__scalar",
        "gemm_f32_f32_6x16__scalar",
        "gemm_f32_f32_f32__scalar",
        "gemm_f32_f32_f32_f32_6x16__scalar",
        "gemm_f33_f32_f32_6x16__scalar",
        "gemm_f32_f32p6_f32_6x16__scalar",
        "gemm_f32_f32px1_f32_6x16__scalar",
        "gemm_f32_f32p6x0_f32_6x16__scalar",
        "gemm_f32_f32_f32_6__scalar",
        "gemm_f32_f32_f32_0x16__scalar",
        "gemm_f32_f32_f32_06x16__scalar",
        "gemm_f32_f32_f32_6x16u__scalar",
        "gemm_f32_f32_f32_6x16u1__scalar",
        "gemm_f32_f32_f32_6x16u0__scalar",
        "gemm_f32_f32_f32_6x16x2__scalar",
        "gemm_f32_f32_f32_6vx16__scalar",
        "gemm_f32_f32_f32_4294967296x16__scalar",
        "gemm_f32_f32_f32_6x16_b1__scalar",
        "gemm_f32_f32_f32_6x16_b0_b0__scalar",
        "gemm_f32_f32_f32_6x16_relu_b0__scalar",
        "gemm_f32_f32_f32_6x16___scalar",
        "gemm_1x2s_f32_f32_f32_6x16__scalar",
        "gemm_1x2x3x4s_f32_f32_f32_6x16__scalar",
        "gemm_1x0x3s_f32_f32_f32_6x16__scalar",
        "gemm_1x2x3_f32_f32_f32_6x16__scalar",
        "gemm_s1x2x3_f32_f32_f32_6x16__scalar",
        "gemm_s_f32_f32_f32_6x16__scalar",
        " gemm_f32_f32_f32_6x16__scalar",
        "gemm_f32_f32_f32_6x16__scalar ",
        "pack_f32_f32__scalar",
        "pack_f32p4x1_f32p4x1__scalar",
        "pack_f32p4x1__scalar",
        "pack_f32p4x1_f32_f32__scalar",
        "unpack_f32p4x1_f32__scalar",
        "peak__scalar",
        "peak_f32p4x1__scalar",
        "peak_f32_bf16__scalar",
        "peak_f32_f32_f32__scalar",
        "peak_f32_bf16_bf16_bf16__scalar",
        "peak_i32_u8p4x4_i8__scalar",
    ] {
        assert!(bad.parse::<KernelName>().is_err(), "`{bad}` was read as a name");
    }
}
