//! Names of the symbols of an archive, all of which carry the library's prefix.

use crate::{isa::Isa, plan::KernelPlan};

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

    /// A block kernel or packing routine.
    pub fn kernel(&self, k: &KernelPlan) -> String {
        format!("{}_k_{}", self.prefix, k.name)
    }

    /// The tile entry of a block kernel.
    pub fn tile_entry(&self, k: &KernelPlan) -> String {
        format!("{}{}", self.kernel(k), crate::compose::single::SUFFIX)
    }

    /// The function that reads the words describing the machine.
    pub fn probe_read(&self) -> String {
        format!("{}_probe_read", self.prefix)
    }

    /// The function that turns words into the set of instruction sets that can run.
    pub fn probe_eval(&self) -> String {
        format!("{}_probe_eval", self.prefix)
    }

    /// The function that reads the vector length of a scalable instruction set.
    pub fn vector_length(&self, isa: &Isa) -> String {
        format!("{}_vl_{}", self.prefix, isa.name)
    }
}
