//! What nanogemm's tests are made of. Knows nothing of nanogemm itself.
//!
//! | module      | what it does                                                                                    |
//! |-------------|-------------------------------------------------------------------------------------------------|
//! | [`guard`]   | memory that ends and begins at pages which fault on any access                                  |
//! | [`masked`]  | emulators that read elements a mask leaves out, which guard pages must allow for                  |
//! | [`operand`] | strided matrices in such memory, with poison in every gap, and proof that gaps stayed untouched |
//! | [`abi`]     | calls a function and reports which registers and which state it failed to preserve             |
//! | [`fault`]   | names the test, and the case, that a fault interrupted; children that are expected to fault     |
//! | [`seed`]    | one seed per run, one stream per test, one command that repeats a failure                       |
//! | [`shapes`]  | sizes around tile boundaries; all of them, or a sample for emulators                            |
//! | [`tolerance`] | how far a correct result may be from the exact one                                            |
//! | [`runner`]  | whether an emulator runs the tests                                                              |
//! | [`census`]  | which rows ran, per instruction set                                                             |
//!
//! Every checker has a `self_test` which proves that it reports what it is there for. These are functions and not only unit
//! tests, so that test binaries run them under every emulator too.

pub mod abi;
pub mod census;
pub mod fault;
pub mod guard;
pub mod masked;
pub mod operand;
pub mod runner;
pub mod sample;
pub mod seed;
pub mod shapes;
pub mod tolerance;

pub use guard::{Arena, Place};
pub use operand::{Operand, Strided};
pub use runner::emulated;
pub use sample::Sample;
