//! Composition: plan + tile operations -> IR of block kernels, microkernels and packing routines.
//!
//! A *block kernel* walks the tiles of one block and calls, per column of tiles, one *microkernel* for the full row tiles
//! and one for the rows left over. A microkernel is the nanokernel (one k step of one tile) inside the k loop, the
//! batch-reduce loop and the loop over row tiles. A *finishing kernel* turns sums into elements of C.

pub mod abi;
mod activation;
mod block;
mod convert;
mod dot;
mod elements;
mod finish;
mod fixed;
mod groups;
mod length;
mod memory;
mod network;
mod outer;
mod pack;
mod peak;
mod reduce;
mod rest;
mod rows;
mod session;
mod short;
mod single;
mod state;
mod tiles;
mod transpose;
mod vector;

use crate::{
    isa::Arch,
    nanokernel::Ir,
    plan::{Body, KernelPlan, Order, tile},
};
use inkwell::context::Context;
pub use length::vector_length;
pub use session::session;

/// The same number as offsets have it.
const LINE: i64 = tile::LINE as i64;

/// Bytes of the smallest page: rows from that far apart on lie in pages of their own.
const PAGE: i64 = 4096;

/// Builds the module of one kernel: a hidden function called `symbol` and its local microkernels.
pub fn kernel<'c>(ctx: &'c Context, plan: &KernelPlan, symbol: &str, arch: Arch) -> Ir<'c> {
    let ir = Ir::new(ctx, symbol);
    match &plan.body {
        Body::Gemm(gemm) => {
            let micros: Vec<_> = gemm
                .micros
                .iter()
                .map(|micro| match gemm.tile.order {
                    Order::Outer => outer::microkernel(&ir, plan.isa, gemm, *micro, symbol),
                    Order::Tiles => tiles::microkernel(&ir, gemm, *micro, symbol, arch),
                    Order::Dot => dot::microkernel(&ir, plan.isa, gemm, *micro, symbol),
                    Order::HoldB | Order::HoldA => vector::microkernel(&ir, plan.isa, gemm, *micro, symbol, arch),
                })
                .collect();
            match gemm.tile.order {
                Order::Dot => dot::kernel(&ir, plan.isa, gemm, &micros, symbol),
                Order::Tiles => tiles::kernel(&ir, plan.isa, gemm, &micros, symbol),
                Order::HoldB | Order::HoldA | Order::Outer => block::kernel(&ir, plan.isa, gemm, &micros, symbol),
            }
            single::entries(&ir, plan.isa, gemm, symbol, arch);
            rest::entries(&ir, plan.isa, gemm, symbol, arch);
        }
        Body::Fixed(plan_of_shape) => fixed::kernel(&ir, plan.isa, plan_of_shape, symbol, arch),
        Body::Pack(pack) => pack::kernel(&ir, plan.isa, pack, symbol, arch),
        Body::Finish(plan_of_sums) => finish::kernel(&ir, plan.isa, plan_of_sums, symbol, arch),
        Body::Peak(peak) => peak::kernel(&ir, plan.isa, peak, symbol),
    }
    ir
}
