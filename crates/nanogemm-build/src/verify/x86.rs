//! Decoding x86-64.

use super::inst::{Decoder, Flow, Inst, Registers, Target};
use iced_x86::{
    CpuidFeature, Decoder as Iced, DecoderOptions, FlowControl, Formatter, GasFormatter, Instruction,
    InstructionInfoFactory, Mnemonic, OpAccess, OpKind, Register,
};

/// What every x86-64 CPU has. `endbr64` and the multi-byte no-ops do nothing on old ones.
const BASELINE: [CpuidFeature; 18] = [
    CpuidFeature::INTEL8086,
    CpuidFeature::INTEL186,
    CpuidFeature::INTEL286,
    CpuidFeature::INTEL386,
    CpuidFeature::INTEL486,
    CpuidFeature::X64,
    CpuidFeature::CPUID,
    CpuidFeature::CX8,
    CpuidFeature::CMOV,
    CpuidFeature::FPU,
    CpuidFeature::FPU387,
    CpuidFeature::MMX,
    CpuidFeature::FXSR,
    CpuidFeature::SSE,
    CpuidFeature::SSE2,
    CpuidFeature::MULTIBYTENOP,
    CpuidFeature::PAUSE,
    CpuidFeature::CET_IBT,
];

/// SSE levels each contain the one before.
const SSE: [CpuidFeature; 4] = [CpuidFeature::SSE3, CpuidFeature::SSSE3, CpuidFeature::SSE4_1, CpuidFeature::SSE4_2];

/// A decoder for one set of allowed features.
pub struct X86 {
    allowed: Vec<CpuidFeature>,
}

impl X86 {
    /// `llvm_features` come on top of the baseline. Tuning flags, which name no feature, allow nothing.
    pub fn new(llvm_features: &str) -> Self {
        let mut allowed = BASELINE.to_vec();
        for name in llvm_features.split(',').filter_map(|f| f.strip_prefix('+')) {
            let wanted = normal(match name {
                "bmi" => "bmi1",
                "prfchw" => "prefetchw",
                name => name,
            });
            let feature = CpuidFeature::values().find(|f| normal(&format!("{f:?}")) == wanted);
            if let Some(level) = SSE.iter().position(|f| Some(*f) == feature) {
                allowed.extend(&SSE[..level]);
            }
            allowed.extend(feature);
        }
        X86 { allowed }
    }
}

/// LLVM writes `sse4.2` and `amx-tile`, iced `SSE4_2` and `AMX_TILE`.
fn normal(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase()
}

/// The mnemonic; that of a multiplication of general registers with the letter of their size behind it: those of 64 bits compute
/// addresses, shorter ones may be what a kernel is about.
fn mnemonic(inst: &Instruction) -> String {
    let name = format!("{:?}", inst.mnemonic()).to_ascii_lowercase();
    match inst.mnemonic() {
        Mnemonic::Imul if inst.op0_register().is_gpr64() => name + "q",
        Mnemonic::Imul if inst.op0_register().is_gpr32() => name + "l",
        _ => name,
    }
}

/// The bit of a general-purpose register, whatever its width.
fn bit(register: Register) -> Registers {
    match register.full_register() {
        full if full.is_gpr64() => 1 << full.number(),
        _ => 0,
    }
}

/// The bit of a tile.
fn tile(register: Register) -> u8 {
    if register.is_tmm() { 1 << register.number() } else { 0 }
}

impl Decoder for X86 {
    fn decode(&self, bytes: &[u8], at: u64) -> Option<Inst> {
        let mut decoder = Iced::with_ip(64, bytes, at, DecoderOptions::NONE);
        let inst = decoder.decode();
        if inst.is_invalid() {
            return None;
        }
        let target = || Target::At(inst.near_branch_target());
        let flow = match inst.flow_control() {
            FlowControl::Next => Flow::Next,
            FlowControl::UnconditionalBranch => Flow::Jump(target()),
            FlowControl::IndirectBranch => Flow::IndirectJump,
            FlowControl::ConditionalBranch | FlowControl::XbeginXabortXend => Flow::Branch(target()),
            FlowControl::Return => Flow::Return,
            FlowControl::Call if inst.mnemonic() == Mnemonic::Syscall => Flow::Call(None),
            FlowControl::Call => Flow::Call(Some(target())),
            FlowControl::IndirectCall | FlowControl::Interrupt if inst.mnemonic() != Mnemonic::Int3 => Flow::Call(None),
            FlowControl::IndirectCall | FlowControl::Interrupt | FlowControl::Exception => Flow::Stop,
        };
        let lacking: Vec<String> =
            inst.cpuid_features().iter().filter(|f| !self.allowed.contains(f)).map(|f| format!("{f:?}")).collect();
        let mut factory = InstructionInfoFactory::new();
        let used = factory.info(&inst).used_registers();
        let written = used.iter().filter(|r| {
            matches!(r.access(), OpAccess::Write | OpAccess::CondWrite | OpAccess::ReadWrite | OpAccess::ReadCondWrite)
        });
        let read = used.iter().filter(|r| !matches!(r.access(), OpAccess::Write | OpAccess::CondWrite));
        let tiles_read = read.fold(0, |mask, r| mask | tile(r.register()));
        let tiles_written = written.clone().fold(0, |mask, r| mask | tile(r.register()));
        let writes = written.fold(0, |mask, r| mask | bit(r.register()));
        Some(Inst {
            at,
            len: inst.len() as u64,
            mnemonic: mnemonic(&inst),
            flow,
            address: address(&inst),
            writes,
            derives: derives(&inst),
            tiles_read,
            tiles_written,
            illegal: (!lacking.is_empty()).then(|| format!("needs {}", lacking.join(" and "))),
            legal_plain: true,
            legal_streaming: true,
            mode: None,
            saves_link: false,
            loses_link: false,
        })
    }

    fn text(&self, bytes: &[u8], at: u64) -> String {
        let inst = Iced::with_ip(64, bytes, at, DecoderOptions::NONE).decode();
        let mut text = String::new();
        let mut formatter = GasFormatter::new();
        formatter.options_mut().set_first_operand_char_index(14);
        formatter.format(&inst, &mut text);
        text
    }

    fn stack_pointer(&self) -> Registers {
        bit(Register::RSP)
    }

    fn is_padding(&self, bytes: &[u8]) -> bool {
        Iced::new(64, bytes, DecoderOptions::NONE)
            .iter()
            .all(|i| matches!(i.mnemonic(), Mnemonic::Nop | Mnemonic::Int3))
    }
}

/// The registers of the address, if memory is accessed.
fn address(inst: &Instruction) -> Option<Registers> {
    if inst.is_stack_instruction() {
        return Some(bit(Register::RSP));
    }
    let explicit = (0..inst.op_count()).any(|i| inst.op_kind(i) == OpKind::Memory);
    let computes_only = matches!(inst.mnemonic(), Mnemonic::Lea | Mnemonic::Nop);
    (explicit && !computes_only).then(|| bit(inst.memory_base()) | bit(inst.memory_index()))
}

/// The registers from which the written one is computed, if it could be an address.
fn derives(inst: &Instruction) -> Registers {
    let operand = |i| match inst.op_kind(i) {
        OpKind::Register => bit(inst.op_register(i)),
        _ => 0,
    };
    match inst.mnemonic() {
        Mnemonic::Lea => bit(inst.memory_base()) | bit(inst.memory_index()),
        Mnemonic::Mov => operand(1),
        Mnemonic::Add | Mnemonic::Sub | Mnemonic::And | Mnemonic::Or | Mnemonic::Inc | Mnemonic::Dec => {
            (0..inst.op_count()).fold(0, |mask, i| mask | operand(i))
        }
        Mnemonic::Cmova
        | Mnemonic::Cmovae
        | Mnemonic::Cmovb
        | Mnemonic::Cmovbe
        | Mnemonic::Cmove
        | Mnemonic::Cmovne
        | Mnemonic::Cmovg
        | Mnemonic::Cmovge
        | Mnemonic::Cmovl
        | Mnemonic::Cmovle
        | Mnemonic::Cmovs
        | Mnemonic::Cmovns => operand(0) | operand(1),
        _ => 0,
    }
}
