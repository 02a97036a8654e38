//! Decoding AArch64 with LLVM's disassembler.
//!
//! Whether an instruction belongs to a set of features is not looked up in a table of ours: it does if a disassembler
//! restricted to those features knows it. Branches are decoded from the instruction word.

use super::inst::{Decoder, Flow, Inst, Mode, Registers, Target};
use inkwell::{
    llvm_sys::disassembler::{
        LLVMCreateDisasmCPUFeatures, LLVMDisasmContextRef, LLVMDisasmDispose, LLVMDisasmInstruction,
    },
    targets::{InitializationConfig, Target as LlvmTarget},
};
use std::{ffi::CString, ptr, sync::Once};

/// The register number that encodings share between the zero register and the stack pointer.
const SP: u8 = 31;
/// The link register.
const LINK: Registers = 1 << 30;

/// SME instructions that are legal outside streaming mode although the baseline does not have them.
const SME_PLAIN: [&str; 3] = ["rdsvl", "addsvl", "addspl"];

/// A disassembler restricted to a set of features.
struct Disassembler(LLVMDisasmContextRef);

impl Disassembler {
    fn new(features: &str) -> Self {
        static INITIALIZE: Once = Once::new();
        INITIALIZE.call_once(|| {
            LlvmTarget::initialize_aarch64(&InitializationConfig { disassembler: true, ..Default::default() });
        });
        let features = CString::new(features).expect("features contain no NUL");
        // SAFETY: the strings are NUL-terminated and are copied; null callbacks are documented to mean none.
        let context = unsafe {
            LLVMCreateDisasmCPUFeatures(
                c"aarch64-unknown-linux-gnu".as_ptr(),
                c"".as_ptr(),
                features.as_ptr(),
                ptr::null_mut(),
                0,
                None,
                None,
            )
        };
        assert!(!context.is_null(), "LLVM has no AArch64 disassembler, which the build script checks");
        Disassembler(context)
    }

    /// The instruction in LLVM's syntax, if there is one with these features.
    fn text(&self, bytes: &[u8], at: u64) -> Option<String> {
        let mut bytes: [u8; 4] = bytes.get(..4)?.try_into().expect("four bytes");
        let mut text = [0_u8; 192];
        // SAFETY: the context is live, both buffers outlive the call and are as long as said.
        let len =
            unsafe { LLVMDisasmInstruction(self.0, bytes.as_mut_ptr(), 4, at, text.as_mut_ptr().cast(), text.len()) };
        let end = text.iter().position(|b| *b == 0).expect("LLVM terminates the text");
        (len == 4).then(|| String::from_utf8_lossy(&text[..end]).trim().to_string())
    }

    fn knows(&self, bytes: &[u8]) -> bool {
        self.text(bytes, 0).is_some()
    }
}

impl Drop for Disassembler {
    fn drop(&mut self) {
        // SAFETY: created in `new`, disposed of once.
        unsafe { LLVMDisasmDispose(self.0) }
    }
}

/// The disassemblers that decide what is legal in which mode.
struct Modes {
    baseline: Disassembler,
    no_vectors: Disassembler,
    streaming: Disassembler,
}

/// A decoder for one set of allowed features.
pub struct Aarch64 {
    everything: Disassembler,
    row: Disassembler,
    modes: Option<Modes>,
}

impl Aarch64 {
    /// `llvm_features` come on top of the baseline; `streaming` says whether the code switches streaming mode, so that
    /// every instruction must be judged for both modes.
    pub fn new(llvm_features: &str, streaming: bool) -> Self {
        let modes = streaming.then(|| {
            // What needs SVE proper and not merely SME (gathers, first-fault loads) is illegal in streaming mode.
            let kept: Vec<&str> = llvm_features.split(',').filter(|f| !f.starts_with("+sve")).collect();
            Modes {
                baseline: Disassembler::new(""),
                no_vectors: Disassembler::new("-neon"),
                streaming: Disassembler::new(&kept.join(",")),
            }
        });
        Aarch64 { everything: Disassembler::new("+all"), row: Disassembler::new(llvm_features), modes }
    }
}

impl Modes {
    /// Legal outside and inside of streaming mode.
    fn judge(&self, bytes: &[u8], mnemonic: &str, operands: &str) -> (bool, bool) {
        let baseline = self.baseline.knows(bytes);
        let za_only = matches!(mnemonic, "ldr" | "str") && operands.starts_with("za[")
            || mnemonic == "zero" && operands.starts_with("{za");
        let plain = baseline || za_only || SME_PLAIN.contains(&mnemonic);
        // Of the baseline, everything but Advanced SIMD; beyond the baseline, what SME alone provides.
        let streaming = self.no_vectors.knows(bytes) || !baseline && self.streaming.knows(bytes);
        (plain, streaming)
    }
}

impl Decoder for Aarch64 {
    fn decode(&self, bytes: &[u8], at: u64) -> Option<Inst> {
        let word = u32::from_le_bytes(bytes.get(..4)?.try_into().expect("four bytes"));
        let text = self.everything.text(bytes, at)?;
        let (mnemonic, operands) = text.split_once(char::is_whitespace).unwrap_or((&text, ""));
        let operands = operands.trim();
        let illegal = (!self.row.knows(bytes)).then(|| "is beyond the features of the row".to_string());
        let (legal_plain, legal_streaming) =
            self.modes.as_ref().map_or((true, true), |m| m.judge(bytes, mnemonic, operands));
        // `za` alone switches the storage, not the mode.
        let mode = match mnemonic {
            "smstart" if operands != "za" => Some(Mode::Streaming),
            "smstop" if operands != "za" => Some(Mode::Plain),
            _ => None,
        };
        let parts = Parts::new(mnemonic, operands);
        let flow = flow(word, at);
        let calls = matches!(flow, Flow::Call(_));
        Some(Inst {
            at,
            len: 4,
            mnemonic: mnemonic.to_string(),
            flow,
            address: parts.address,
            writes: parts.writes,
            derives: parts.derives,
            tiles_read: 0,
            tiles_written: 0,
            illegal,
            legal_plain,
            legal_streaming,
            mode,
            saves_link: parts.saves & LINK != 0,
            loses_link: calls || parts.writes & LINK != 0,
        })
    }

    fn text(&self, bytes: &[u8], at: u64) -> String {
        let text = self.everything.text(bytes, at).unwrap_or_else(|| format!("{bytes:02x?}"));
        match text.split_once(char::is_whitespace) {
            Some((mnemonic, operands)) => format!("{mnemonic:<8} {}", operands.trim()),
            None => text,
        }
    }

    fn stack_pointer(&self) -> Registers {
        1 << SP
    }

    fn is_padding(&self, bytes: &[u8]) -> bool {
        // nop, or the zero word
        bytes.chunks(4).all(|w| w == [0x1f, 0x20, 0x03, 0xd5] || w.iter().all(|b| *b == 0))
    }
}

/// A field of the word as a signed number of words, in bytes.
fn displacement(word: u32, low: u32, bits: u32) -> i64 {
    let field = word << (32 - low - bits);
    i64::from(field as i32 >> (32 - bits)) * 4
}

fn flow(word: u32, at: u64) -> Flow {
    let to = |low, bits| Target::At(at.wrapping_add_signed(displacement(word, low, bits)));
    if word & 0xfc00_0000 == 0x1400_0000 {
        Flow::Jump(to(0, 26))
    } else if word & 0xfc00_0000 == 0x9400_0000 {
        Flow::Call(Some(to(0, 26)))
    } else if word & 0xff00_0000 == 0x5400_0000 || word & 0x7e00_0000 == 0x3400_0000 {
        // b.cond, bc.cond, cbz, cbnz
        Flow::Branch(to(5, 19))
    } else if word & 0x7e00_0000 == 0x3600_0000 {
        // tbz, tbnz
        Flow::Branch(to(5, 14))
    } else if word & 0x7e00_0000 == 0x7400_0000 {
        // cb<cc> of two registers or register and immediate
        Flow::Branch(to(5, 9))
    } else if word & 0xfe00_0000 == 0xd600_0000 {
        // br, blr, ret and their authenticated forms; eret and drps have no business here
        match word >> 21 & 0xf {
            0 | 8 => Flow::IndirectJump,
            1 | 9 => Flow::Call(None),
            2 => Flow::Return,
            _ => Flow::Stop,
        }
    } else if word & 0xffe0_001f == 0xd420_0000 || word >> 16 == 0 {
        // brk, udf
        Flow::Stop
    } else if word & 0xffe0_001f == 0xd400_0001 {
        // svc
        Flow::Call(None)
    } else {
        Flow::Next
    }
}

/// What the operands say about general-purpose registers.
struct Parts {
    address: Option<Registers>,
    writes: Registers,
    derives: Registers,
    saves: Registers,
}

impl Parts {
    fn new(mnemonic: &str, operands: &str) -> Self {
        // `[` after a letter or digit is a lane (v2.s[0]) or a slice (za0h.s[w12, 0]), not an address.
        let open = operands
            .char_indices()
            .find(|&(i, c)| c == '[' && !operands[..i].ends_with(|p: char| p.is_ascii_alphanumeric()))
            .map(|(i, _)| i);
        let (before, inside) = operands.split_at(open.unwrap_or(operands.len()));
        let all = |text: &str| registers(text).fold(0, |mask, r| mask | 1 << r);
        let first = |text: &str| registers(text.split(',').next().unwrap_or("")).fold(0, |mask, r| mask | 1 << r);
        let memory = open.is_some() && !mnemonic.starts_with("prf");
        let stores = memory && mnemonic.starts_with("st");
        let silent = ["st", "cmp", "cmn", "ccm", "tst", "prf", "msr", "b", "cb", "tb", "ret", "hint"];
        let computes = ["mov", "add", "sub", "and", "orr", "csel", "csinc"];
        let writes = if stores || open.is_none() && silent.iter().any(|s| mnemonic.starts_with(s)) && mnemonic != "bic"
        {
            0
        } else if memory {
            all(before)
        } else {
            first(before)
        };
        let derives = match before.split_once(',') {
            Some((_, sources)) if !memory && computes.iter().any(|c| mnemonic.starts_with(c)) => all(sources),
            _ => 0,
        };
        let saves = if stores {
            all(before)
        } else if mnemonic == "mov" {
            derives
        } else {
            0
        };
        let address = memory.then(|| registers(inside).next().map_or(0, |r| 1 << r));
        Parts { address, writes, derives, saves }
    }
}

/// General-purpose registers named in `text`, in order; the zero register is none.
fn registers(text: &str) -> impl Iterator<Item = u8> + '_ {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '.').filter_map(|word| {
        if matches!(word, "sp" | "wsp") {
            return Some(SP);
        }
        let number = word.strip_prefix(['x', 'w'])?;
        number.parse().ok().filter(|n: &u8| *n < SP)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands() {
        let of = |m, o| Parts::new(m, o);
        assert_eq!(of("ldp", "x29, x30, [sp], #16").writes, 1 << 29 | 1 << 30);
        assert_eq!(of("stp", "x29, x30, [sp, #-16]!").saves, 1 << 29 | 1 << 30);
        assert_eq!(of("fmla", "v0.4s, v1.4s, v2.s[0]").address, None);
        assert_eq!(of("st1w", "{za0h.s[w12, 0]}, p0, [x3, x4, lsl #2]").address, Some(1 << 3));
        assert_eq!(of("str", "za[w12, 0], [x9]").address, Some(1 << 9));
        assert_eq!(of("add", "x8, sp, #0x10").derives, 1 << 31);
        assert_eq!(of("mov", "x9, x30").saves, LINK);
        assert_eq!(of("bic", "x3, x4, x5").writes, 1 << 3);
        assert_eq!(of("mov", "z0.s, s0").derives, 0);
    }

    #[test]
    fn branches() {
        assert_eq!(flow(0x17ff_ffff, 8), Flow::Jump(Target::At(4)));
        assert_eq!(flow(0x9400_0002, 0), Flow::Call(Some(Target::At(8))));
        assert_eq!(flow(0x54ff_ffe1, 4), Flow::Branch(Target::At(0)));
        assert_eq!(flow(0xb400_0040, 0), Flow::Branch(Target::At(8)));
        assert_eq!(flow(0x3707_ffc0, 8), Flow::Branch(Target::At(0)));
        assert_eq!(flow(0xd65f_03c0, 0), Flow::Return);
        assert_eq!(flow(0xd61f_0100, 0), Flow::IndirectJump);
        assert_eq!(flow(0xd63f_0100, 0), Flow::Call(None));
        assert_eq!(flow(0xd503_201f, 0), Flow::Next);
    }
}
