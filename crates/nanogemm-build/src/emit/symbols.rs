//! Names of the symbols of an archive, all of which carry the library's prefix.

use crate::{
    isa::Isa,
    plan::{KernelPlan, Micro, Rest},
};

/// Builds symbol names.
#[derive(Clone, Debug)]
pub struct Symbols {
    prefix: String,
}

impl Symbols {
    /// Symbols that begin with `prefix`.
    pub fn new(prefix: &str) -> Self {
        Symbols { prefix: prefix.into() }
    }

    /// A block kernel, packing routine or finishing kernel.
    pub fn kernel(&self, k: &KernelPlan) -> String {
        format!("{}_k_{}", self.prefix, k.name)
    }

    /// The entry for one tile of a block kernel.
    pub fn tile_entry(&self, k: &KernelPlan, tile: &Micro) -> String {
        format!("{}{}", self.kernel(k), tile.entry())
    }

    /// The entry for columns left over.
    pub fn rest_entry(&self, k: &KernelPlan, rest: &Rest) -> String {
        format!("{}{}", self.kernel(k), rest.entry())
    }

    /// The function that reads the words describing the machine.
    pub fn probe_read(&self) -> String {
        format!("{}_probe_read", self.prefix)
    }

    /// The function that turns words into the set of instruction sets that can run.
    pub fn probe_eval(&self) -> String {
        format!("{}_probe_eval", self.prefix)
    }

    /// The function that says which instruction sets of that set are used without being asked for.
    pub fn probe_default(&self) -> String {
        format!("{}_probe_default", self.prefix)
    }

    /// The functions that enter and leave the session of an instruction set. Instruction sets of one state share them.
    pub fn session(&self, isa: &Isa) -> [String; 2] {
        let state = format!("{:?}", isa.state).to_lowercase();
        ["enter", "leave"].map(|what| format!("{}_{what}_{state}", self.prefix))
    }

    /// The function that reads the vector length of a scalable instruction set.
    pub fn vector_length(&self, isa: &Isa) -> String {
        format!("{}_vl_{}", self.prefix, isa.name)
    }
}
