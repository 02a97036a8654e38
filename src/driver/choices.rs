//! Rows chosen before, of problems so small that weighing up all rows would take as long as the product.
//!
//! Small operands lie so close together that the distance between their rows does not matter: it is left out of the question,
//! so that what is remembered is what would be found again.
//!
//! What is remembered lies in four places, and what they hold differs too much for one:
//!
//! | file         | question                                    | answer                                | kept                       |
//! |--------------|---------------------------------------------|---------------------------------------|----------------------------|
//! | `direct.rs`  | a shape of row-major operands               | a job: kernel, or tiles and their rows | in a word, for all threads |
//! | `choices.rs` | a shape, and what is adjacent               | the number of a row                   | in a word, for all threads |
//! | `recent.rs`  | everything that the choice of a row depends on | anything that can be copied        | in full, for one thread    |
//! | `whole.rs`   | a shape and all strides                     | a row, or that it is not one block    | the same                   |
//!
//! The first is a load and a comparison on the way of products that take some ten nanoseconds, so no other question may share its
//! words. Questions of the second kind would fit the third place, but there they are as long as a problem with the vector lengths of
//! all instruction sets, which have to be asked for first.

use super::Row;
use crate::{
    dispatch::{Problem, SHORT},
    kernel::{DType, LIBRARY},
};
use core::sync::atomic::{AtomicU32, Ordering};

/// Rows closer together than this many bytes are as good as adjacent.
const CLOSE: usize = SHORT.next_power_of_two() * 8;

const PLACES: usize = 256;

/// Per element type: `question << 8 | one more than the number of the row`, 0 for an empty place. The latest question keeps it.
static CHOSEN: [[AtomicU32; PLACES]; DType::COUNT] = [const { [const { AtomicU32::new(0) }; PLACES] }; DType::COUNT];

/// What `choose` finds for the default library, remembered if the problem is small.
pub(super) fn choose(problem: &Problem, choose: impl FnOnce(&Problem) -> Option<Row>) -> Option<Row> {
    let small = (problem.m | problem.n | problem.k) <= SHORT && problem.b_panels.is_none();
    let close = problem.a_apart <= CLOSE && problem.b_apart <= CLOSE;
    let one_type = problem.a_type == problem.c_type && problem.b_type == problem.c_type;
    // Where vectors have a length of the moment, so has the choice.
    let fixed = LIBRARY.isas.iter().all(|isa| isa.vector_bytes.is_none());
    if !(small && close && one_type && fixed) {
        return choose(problem);
    }
    let Problem { c_type, m, n, k, b_adjacent, a_k_adjacent, b_k_adjacent, .. } = *problem;
    let flags = usize::from(b_adjacent) | usize::from(a_k_adjacent) << 1 | usize::from(b_k_adjacent) << 2;
    let question = (m | n << 7 | k << 14 | flags << 21) as u32;
    let place = question.wrapping_mul(0x9e37_79b1) >> (32 - PLACES.ilog2());
    let known = &CHOSEN[c_type as usize][place as usize];
    let word = known.load(Ordering::Relaxed);
    if word >> 8 == question
        && let Some(info) = LIBRARY.kernels.get((word as usize & 0xff).wrapping_sub(1))
    {
        // Vectors of one length: 16 bytes stand for it.
        return Some(Row { library: &LIBRARY, info, vector_bytes: 16 });
    }
    let plain = Problem::row_major(c_type, m, n, k);
    let row = choose(&Problem { b_adjacent, a_k_adjacent, b_k_adjacent, ..plain })?;
    let number = LIBRARY.kernels.iter().position(|other| core::ptr::eq(other, row.info));
    if let Some(number) = number.filter(|&number| number < 0xff) {
        known.store(question << 8 | (number as u32 + 1), Ordering::Relaxed);
    }
    Some(row)
}
