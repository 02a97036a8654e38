//! Three loops over constant sizes, as optimised by the compiler for the machine at hand: what a tiny product must not lose
//! against.

use super::{Peer, none};
use crate::{
    problem::{Problem, Real},
    subject::{Answer, black_box, repeat},
};

/// Loops for one element type.
pub trait Naive: Sized {
    /// The loops for squares of this size.
    fn square(p: &Problem<Self>) -> Answer
    where
        Self: Real;
}

type Loops<T> = unsafe fn(*const T, *const T, *mut T);

macro_rules! loops {
    ($type:ty) => {{
        #[inline(always)]
        unsafe fn body<const N: usize>(a: *const $type, b: *const $type, c: *mut $type) {
            // SAFETY: the caller has three N x N matrices, row by row.
            let a = unsafe { &*a.cast::<[[$type; N]; N]>() };
            // SAFETY: as above.
            let b = unsafe { &*b.cast::<[[$type; N]; N]>() };
            let c = c.cast::<[$type; N]>();
            for i in 0..N {
                let mut row = [0.0; N];
                for p in 0..N {
                    for j in 0..N {
                        row[j] = a[i][p].mul_add(b[p][j], row[j]);
                    }
                }
                // SAFETY: row i of C.
                unsafe { c.add(i).write(row) };
            }
        }

        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx512f,avx512vl,avx2,fma")]
        unsafe fn avx512<const N: usize>(a: *const $type, b: *const $type, c: *mut $type) {
            // SAFETY: the caller's promise.
            unsafe { body::<N>(a, b, c) }
        }

        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx2,fma")]
        unsafe fn avx2<const N: usize>(a: *const $type, b: *const $type, c: *mut $type) {
            // SAFETY: the caller's promise.
            unsafe { body::<N>(a, b, c) }
        }

        fn choose<const N: usize>() -> Option<Loops<$type>> {
            #[cfg(target_arch = "x86_64")]
            {
                let wide = std::env::var("NANOGEMM_ISA").map_or(true, |isas| isas.contains("avx512"));
                if wide && is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl") {
                    return Some(avx512::<N>);
                }
                (is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma"))
                    .then_some(avx2::<N> as Loops<$type>)
            }
            #[cfg(not(target_arch = "x86_64"))]
            Some(body::<N>)
        }

        [
            choose::<1>,
            choose::<2>,
            choose::<3>,
            choose::<4>,
            choose::<5>,
            choose::<6>,
            choose::<7>,
            choose::<8>,
            choose::<9>,
            choose::<10>,
            choose::<11>,
            choose::<12>,
            choose::<13>,
            choose::<14>,
            choose::<15>,
            choose::<16>,
        ]
    }};
}

macro_rules! naive {
    ($type:ty) => {
        impl Naive for $type {
            fn square(p: &Problem<Self>) -> Answer {
                let n = p.spec.n;
                if p.spec.m != n || p.spec.k != n || !(1..=16).contains(&n) {
                    return none();
                }
                let sizes: [fn() -> Option<Loops<$type>>; 16] = loops!($type);
                let run = sizes[n - 1]().ok_or("no fused multiply-add on this machine")?;
                let p = p.clone();
                // SAFETY: row-major squares of this size; the machine was asked for the instructions.
                Ok(repeat(move || unsafe { run(p.a, p.b, black_box(p.c)) }))
            }
        }
    };
}

naive!(f32);
naive!(f64);

struct Squares;

impl<T: Real + Naive> Peer<T> for Squares {
    fn name(&self) -> &'static str {
        "three loops"
    }

    fn fixed(&self, p: &Problem<T>) -> Answer {
        T::square(p)
    }
}

/// The loops as a peer.
pub fn peers<T: Real + Naive>() -> Vec<Box<dyn Peer<T>>> {
    vec![Box::new(Squares)]
}
