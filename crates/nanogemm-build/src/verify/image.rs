//! An object file: functions, and what may be said about symbols, sections and relocations without decoding anything.

use super::{
    inst::{Decoder, Flow, Inst, Target},
    violation::{Kind, Violation},
};
use crate::isa::Arch;
use object::{
    Architecture, BinaryFormat, Endianness, File, FileFlags, Object, ObjectSection, ObjectSymbol, RelocationFlags,
    RelocationKind, RelocationTarget, SectionFlags, SectionIndex, SectionKind, SymbolKind, SymbolScope, elf, macho,
};
use std::{collections::BTreeMap, ops::Range};

/// Relocations of ELF code that stay valid wherever the code is loaded. x86-64: PC32, PLT32, GOTPCREL and its relaxable
/// forms, PC64.
const X86_CODE: [u32; 6] = [
    elf::R_X86_64_PC32,
    elf::R_X86_64_PLT32,
    elf::R_X86_64_GOTPCREL,
    elf::R_X86_64_GOTPCRELX,
    elf::R_X86_64_REX_GOTPCRELX,
    elf::R_X86_64_PC64,
];

/// The same for AArch64: branches, page and low-12 pairs, GOT pairs, PC-relative words and literals.
const AARCH64_CODE: [u32; 17] = [
    elf::R_AARCH64_CALL26,
    elf::R_AARCH64_JUMP26,
    elf::R_AARCH64_CONDBR19,
    elf::R_AARCH64_TSTBR14,
    elf::R_AARCH64_ADR_PREL_LO21,
    elf::R_AARCH64_ADR_PREL_PG_HI21,
    elf::R_AARCH64_ADD_ABS_LO12_NC,
    elf::R_AARCH64_LDST8_ABS_LO12_NC,
    elf::R_AARCH64_LDST16_ABS_LO12_NC,
    elf::R_AARCH64_LDST32_ABS_LO12_NC,
    elf::R_AARCH64_LDST64_ABS_LO12_NC,
    elf::R_AARCH64_LDST128_ABS_LO12_NC,
    elf::R_AARCH64_LD_PREL_LO19,
    elf::R_AARCH64_ADR_GOT_PAGE,
    elf::R_AARCH64_LD64_GOT_LO12_NC,
    elf::R_AARCH64_PREL32,
    elf::R_AARCH64_PREL64,
];

/// LLVM mentions this name in COFF objects that use floating point; no code refers to it, every Windows runtime has it.
const MSVC_MARKER: &str = "_fltused";

/// A symbol that other objects see.
#[derive(Clone, Debug)]
pub struct Global {
    /// Without the underscore that Mach-O adds.
    pub name: String,
    /// Visible inside the final library only.
    pub hidden: bool,
    /// Another definition may replace it without an error.
    pub weak: bool,
}

/// A function.
pub struct Function<'d> {
    /// Without the underscore that Mach-O adds.
    pub name: String,
    /// Its section.
    pub section: SectionIndex,
    /// Offset in the section.
    pub start: u64,
    /// Its code.
    pub bytes: &'d [u8],
}

impl Function<'_> {
    fn end(&self) -> u64 {
        self.start + self.bytes.len() as u64
    }
}

/// A parsed object.
pub struct Image<'d> {
    file: File<'d>,
    /// Ranges of addresses within code that hold data: jump tables of Mach-O.
    data_in_code: Vec<Range<u64>>,
    /// In order of address within a section.
    pub functions: Vec<Function<'d>>,
    /// Definitions other objects see.
    pub globals: Vec<Global>,
    /// Names that must come from elsewhere.
    pub undefined: Vec<String>,
}

/// A constant that the Microsoft linker keeps once for all objects: named by its content, in a read-only section of its own that
/// may be dropped for an equal one.
fn is_merged_constant<'d>(file: &File<'d>, symbol: &impl ObjectSymbol<'d>, name: &str) -> bool {
    let by_content = ["__real@", "__xmm@", "__ymm@", "__zmm@"].iter().any(|start| name.starts_with(start));
    let read_only = symbol
        .section_index()
        .and_then(|i| file.section_by_index(i).ok())
        .is_some_and(|section| section.kind() == SectionKind::ReadOnlyData && section.name() == Ok(".rdata"));
    file.format() == BinaryFormat::Coff && by_content && read_only
}

impl<'d> Image<'d> {
    /// Parses an object of any format.
    pub fn parse(bytes: &'d [u8]) -> Result<Self, Violation> {
        let file = File::parse(bytes).map_err(|e| Violation::new(Kind::Machine, format!("not an object file: {e}")))?;
        let plain = |name: &str| match file.format() {
            BinaryFormat::MachO => name.strip_prefix('_').unwrap_or(name).to_string(),
            _ => name.to_string(),
        };
        let mut globals = Vec::new();
        let mut undefined = Vec::new();
        let mut starts: BTreeMap<(usize, u64), (String, u64)> = BTreeMap::new();
        for symbol in file.symbols() {
            let Ok(name) = symbol.name() else { continue };
            let marker = file.format() == BinaryFormat::Coff && name == MSVC_MARKER;
            if symbol.is_undefined() && !name.is_empty() && !marker {
                undefined.push(plain(name));
            } else if symbol.is_global() && symbol.is_definition() && !is_merged_constant(&file, &symbol, name) {
                let hidden = symbol.scope() == SymbolScope::Linkage;
                globals.push(Global { name: plain(name), hidden, weak: symbol.is_weak() });
            }
            let Some(section) = symbol.section_index() else { continue };
            // Labels: `ltmp0` of Mach-O has the kind of a function but no name of ours.
            let label =
                symbol.is_local() && (name.starts_with("ltmp") || name.starts_with('$') || name.starts_with(".L"));
            if symbol.kind() == SymbolKind::Text && symbol.is_definition() && !label {
                let base = file.section_by_index(section).map_or(0, |s| s.address());
                let start = symbol.address() - base;
                let entry = starts.entry((section.0, start)).or_insert_with(|| (plain(name), symbol.size()));
                if symbol.is_global() {
                    entry.0 = plain(name);
                }
            }
        }
        let keys: Vec<(usize, u64)> = starts.keys().copied().collect();
        let mut functions = Vec::new();
        for (i, ((section, start), (name, size))) in starts.into_iter().enumerate() {
            let section = SectionIndex(section);
            let data = file
                .section_by_index(section)
                .and_then(|s| s.data())
                .map_err(|e| Violation::new(Kind::Section, format!("{name}: section not readable: {e}")))?;
            // Only ELF has sizes: elsewhere a function ends where the next one begins.
            let next = keys.get(i + 1).filter(|k| k.0 == section.0).map_or(data.len() as u64, |k| k.1);
            let end = if size > 0 { start + size } else { next };
            let bytes = data
                .get(start as usize..end as usize)
                .ok_or_else(|| Violation::new(Kind::Section, format!("{name} ends outside of its section")))?;
            functions.push(Function { name, section, start, bytes });
        }
        let data_in_code = data_in_code(&file, bytes);
        Ok(Image { file, data_in_code, functions, globals, undefined })
    }

    /// The right machine, byte order and flags for `arch`.
    pub fn check_machine(&self, arch: Arch) -> Vec<Violation> {
        let wanted = match arch {
            Arch::X86_64 => Architecture::X86_64,
            Arch::Aarch64 => Architecture::Aarch64,
        };
        let mut bad = Vec::new();
        // The 32-bit ABIs of both machines count as architectures of their own.
        let is = self.file.architecture();
        if is != wanted || !self.file.is_little_endian() {
            bad.push(Violation::new(Kind::Machine, format!("made for {is:?}, not for {}", arch.name())));
        }
        if let FileFlags::Elf { e_flags, .. } = self.file.flags()
            && e_flags != 0
        {
            bad.push(Violation::new(Kind::Machine, format!("e_flags is {e_flags:#x}, {} has none", arch.name())));
        }
        bad
    }

    /// No executable stack, no code or constants that the loader must patch, and unless `writable` no data.
    pub fn check_sections(&self, writable: bool) -> Vec<Violation> {
        let mut bad = Vec::new();
        let elf = self.file.format() == BinaryFormat::Elf;
        let mut stack_note = !elf;
        for section in self.file.sections() {
            let name = section.name().unwrap_or("?").to_string();
            let kind = section.kind();
            if elf && name == ".note.GNU-stack" {
                let flags = match section.flags() {
                    SectionFlags::Elf { sh_flags } => sh_flags,
                    _ => 0,
                };
                stack_note = flags & u64::from(elf::SHF_EXECINSTR) == 0;
            }
            // ELF marks it writable because the loader patches it, before it protects it.
            let relocated = kind == SectionKind::ReadOnlyDataWithRel || name.starts_with(".data.rel.ro");
            let data = !relocated
                && matches!(
                    kind,
                    SectionKind::Data
                        | SectionKind::UninitializedData
                        | SectionKind::Common
                        | SectionKind::Tls
                        | SectionKind::UninitializedTls
                        | SectionKind::TlsVariables
                );
            if data && !writable && section.size() > 0 {
                bad.push(Violation::new(Kind::Section, format!("{} bytes of writable data in {name}", section.size())));
            }
            let runs_early =
                matches!(kind, SectionKind::Elf(elf::SHT_INIT_ARRAY | elf::SHT_FINI_ARRAY | elf::SHT_PREINIT_ARRAY))
                    || name.starts_with(".ctors")
                    || name.starts_with(".dtors");
            if runs_early {
                bad.push(Violation::new(Kind::Section, format!("{name} makes code run at load time")));
            }
            let code = kind == SectionKind::Text;
            let constant = matches!(kind, SectionKind::ReadOnlyData | SectionKind::ReadOnlyString);
            let patched = data || relocated;
            if !(code || constant || patched) {
                continue;
            }
            for (at, relocation) in section.relocations() {
                let absolute = relocation.kind() == RelocationKind::Absolute;
                let foreign = match relocation.flags() {
                    RelocationFlags::Elf { r_type } if code => {
                        let known: &[u32] =
                            if self.file.architecture() == Architecture::X86_64 { &X86_CODE } else { &AARCH64_CODE };
                        !known.contains(&r_type)
                    }
                    _ => false,
                };
                if absolute && !(patched && relocation.size() == 64) || foreign {
                    let flags = relocation.flags();
                    bad.push(Violation::new(
                        Kind::Relocation,
                        format!("{name}+{at:#x} depends on the load address ({flags:?})"),
                    ));
                }
            }
        }
        if !stack_note {
            bad.push(Violation::new(Kind::Section, "asks for an executable stack".into()));
        }
        bad
    }

    /// Decodes a function, with the targets of its branches resolved.
    pub fn decode(&self, function: &Function, decoder: &dyn Decoder) -> Result<Vec<Inst>, Violation> {
        let mut insts = Vec::new();
        let mut at = 0;
        let base = self.file.section_by_index(function.section).map_or(0, |s| s.address());
        while at < function.bytes.len() {
            let address = base + function.start + at as u64;
            if let Some(data) = self.data_in_code.iter().find(|d| d.contains(&address)) {
                at += (data.end - address) as usize;
                continue;
            }
            let rest = &function.bytes[at..];
            let inst = decoder.decode(rest, function.start + at as u64).ok_or_else(|| {
                let bytes = &rest[..rest.len().min(8)];
                Violation::new(Kind::Undecodable, format!("no instruction at +{at:#x}: {bytes:02x?}"))
                    .at(&function.name)
            })?;
            at += inst.len as usize;
            insts.push(inst);
        }
        let Ok(section) = self.file.section_by_index(function.section) else { return Ok(insts) };
        for (at, relocation) in section.relocations() {
            if at < function.start || at >= function.end() {
                continue;
            }
            let i = insts.partition_point(|i| i.at + i.len <= at);
            let RelocationTarget::Symbol(symbol) = relocation.target() else { continue };
            let Ok(symbol) = self.file.symbol_by_index(symbol) else { continue };
            let target = if symbol.section_index() == Some(function.section) {
                // x86-64 counts from the end of the instruction and says so in the addend.
                let past = match self.file.format() {
                    BinaryFormat::Elf if self.file.architecture() == Architecture::X86_64 => 4,
                    _ => 0,
                };
                let addend = if relocation.has_implicit_addend() { 0 } else { relocation.addend() + past };
                let base = section.address();
                Target::At((symbol.address() - base).wrapping_add_signed(addend))
            } else {
                Target::Named(symbol.name().unwrap_or("?").to_string())
            };
            match &mut insts[i].flow {
                Flow::Branch(t) | Flow::Jump(t) | Flow::Call(Some(t)) => *t = target,
                _ => {}
            }
        }
        Ok(insts)
    }

    /// The function that contains an offset.
    pub fn function_at(&self, section: SectionIndex, at: u64) -> Option<usize> {
        self.functions.iter().position(|f| f.section == section && f.start <= at && at < f.end())
    }

    /// Every byte of code belongs to a function or is padding.
    pub fn check_coverage(&self, decoder: &dyn Decoder) -> Vec<Violation> {
        let mut bad = Vec::new();
        for section in self.file.sections().filter(|s| s.kind() == SectionKind::Text) {
            let Ok(data) = section.data() else { continue };
            let mut at = 0;
            let inside = self.functions.iter().filter(|f| f.section == section.index());
            let ends = [(data.len() as u64, data.len() as u64)];
            for (start, end) in inside.map(|f| (f.start, f.end())).chain(ends) {
                if start > at && !decoder.is_padding(&data[at as usize..start as usize]) {
                    let name = section.name().unwrap_or("?");
                    let what = format!("{name}+{at:#x}..{start:#x} belongs to no function");
                    bad.push(Violation::new(Kind::Undecodable, what));
                }
                at = at.max(end);
            }
        }
        bad
    }
}

/// What LC_DATA_IN_CODE says: entries of an offset (of four bytes), a length and a kind (of two).
fn data_in_code(file: &File, bytes: &[u8]) -> Vec<Range<u64>> {
    let File::MachO64(file) = file else { return Vec::new() };
    let Ok(commands) = file.macho_load_commands() else { return Vec::new() };
    let is_wanted = |c: &object::read::macho::LoadCommandData<Endianness>| c.cmd() == macho::LC_DATA_IN_CODE;
    let Some(command) = commands.filter_map(Result::ok).find(is_wanted) else { return Vec::new() };
    let Ok(table) = command.data::<macho::LinkeditDataCommand<Endianness>>() else { return Vec::new() };
    let (start, size) = (table.dataoff.get(file.endian()) as usize, table.datasize.get(file.endian()) as usize);
    let entries = bytes.get(start..).and_then(|b| b.get(..size)).unwrap_or_default().chunks_exact(8);
    let number = |b: &[u8]| b.iter().rev().fold(0, |n, b| n << 8 | u64::from(*b));
    entries.map(|e| number(&e[..4])..number(&e[..4]) + number(&e[4..6])).collect()
}
