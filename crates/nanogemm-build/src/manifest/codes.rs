//! The codes of manifest problems. A code keeps its meaning for ever; a retired one is not used again.
//!
//! Every code has a sentence in `docs/diagnostics.md`, which is printed from this table, and an example in
//! `tests/manifests/fail`; tests check both.

/// The stable identity of a kind of problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Code {
    /// `NG` and four digits.
    pub id: &'static str,
    /// What it means, in one sentence.
    pub sentence: &'static str,
}

macro_rules! codes {
    ($($name:ident = $id:literal, $sentence:literal;)*) => {
        $(#[doc = $sentence] pub const $name: Code = Code { id: $id, sentence: $sentence };)*
        /// Every code, in ascending order.
        pub const ALL: &[Code] = &[$($name),*];
    };
}

codes! {
    UNREADABLE = "NG0101", "The manifest file is missing or cannot be read.";
    SYNTAX = "NG0102", "The manifest is not valid TOML.";
    UNKNOWN_KEY = "NG0103", "A key is unknown where it stands.";
    MISSING_KEY = "NG0104", "A key without a default is missing.";
    WRONG_TYPE = "NG0105", "A value has the wrong TOML type, for instance a number in place of a list.";
    EMPTY = "NG0106", "A list has no elements, so it would ask for nothing.";
    IDENTIFIER = "NG0107", "A library name, prefix or kernel name cannot be part of a C identifier or file name.";
    TRIPLE = "NG0108", "A target triple is not one that Rust and LLVM know, or no instruction set is described for it.";
    UNKNOWN_ISA = "NG0109", "An instruction set is unknown.";
    FOREIGN_ISA = "NG0110", "An instruction set belongs to another architecture than the triple.";
    DUPLICATE_TARGET = "NG0111", "Two tables describe the same target.";
    UNLISTED_TARGET = "NG0112", "The target being compiled for has no table in the manifest.";
    UNKNOWN_WORD = "NG0113", "A value is none of the words its key accepts.";
    UNKNOWN_TYPE = "NG0114", "An element type is unknown.";
    IMPOSSIBLE_TYPES = "NG0115", "No instruction set of the target multiplies this combination of element types.";
    UNSUPPORTED = "NG0116", "The request is well formed, but no instruction set of the target can build it yet.";
    SIZE = "NG0117", "A size is zero or absurdly large.";
    MALFORMED = "NG0118", "The text of a tile, a shape or a list of types does not have the form its key wants.";
    TILE_SHAPE = "NG0119", "A tile is not a whole number of vectors of its instruction set.";
    TILE_BUDGET = "NG0120", "A tile needs more registers than its instruction set has.";
    DUPLICATE_ENTRY = "NG0121", "A list contains the same element twice.";
    DUPLICATE_ROW = "NG0122", "Two kernel tables ask for the same kernel.";
    DUPLICATE_NAME = "NG0123", "Two kernel tables claim the same C name.";
    UNUSED_TILES = "NG0124", "Tiles are given for an instruction set that would never use them.";
    TUNE = "NG0125", "The tuning CPU is not the name of one CPU model.";
}
