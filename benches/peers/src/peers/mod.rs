//! The libraries that nanogemm is compared with.
//!
//! C libraries are loaded at run time from the folder that `ci/peers` fills; what is not there is reported as absent.

mod blis;
mod cblas;
mod crates;
mod libxsmm;
mod libxsmm_mixed;
mod loose;
mod mkl;
mod mkl_mixed;
mod naive;
mod onednn;
mod openblas;

pub use naive::Naive;

use crate::{
    mode::Mode,
    ours::Ours,
    problem::{Bf16Bf16F32, F16F16F32, I8I8I32, Problem, Product, Real, U8I8I32},
    subject::Answer,
};

/// A library, or one of several ways to use it.
///
/// A peer must be called by the thread that made it.
pub trait Peer<P: Product> {
    /// Its name in reports.
    fn name(&self) -> &'static str;

    /// Does it count in this run, or is it only shown?
    fn counts(&self) -> bool {
        true
    }

    /// Can it finish a product: add a number to each column and keep what is positive, in the same call?
    fn finishes(&self) -> bool {
        false
    }

    /// A call with nothing prepared.
    fn plain(&self, _: &Problem<P>) -> Answer {
        none()
    }

    /// B in the library's own form.
    fn packed(&self, _: &Problem<P>) -> Answer {
        none()
    }

    /// The shape inspected before.
    fn plan(&self, _: &Problem<P>) -> Answer {
        none()
    }

    /// Code for the shape.
    fn fixed(&self, _: &Problem<P>) -> Answer {
        none()
    }

    /// Matrix times vector, for m = 1 or n = 1.
    fn gemv(&self, _: &Problem<P>) -> Answer {
        none()
    }

    /// Many products in one call.
    fn batched(&self, _: &Problem<P>) -> Answer {
        none()
    }
}

/// A kind of call that a library does not have is nothing to report.
pub const NONE: &str = "";

fn none() -> Answer {
    Err(NONE.into())
}

/// Everything that could be loaded. Libraries stay loaded until the process ends.
pub struct Libraries {
    openblas: Option<openblas::OpenBlas>,
    blis: Option<blis::Blis>,
    blis_wide: Option<blis::Blis>,
    onednn: Option<onednn::OneDnn>,
    libxsmm: Option<libxsmm::Libxsmm>,
    mkl: Option<mkl::Mkl>,
    mode: Mode,
}

impl Libraries {
    /// Loads what is there and prints what is not.
    pub fn load(mode: Mode) -> Self {
        // MKL is last: its parts find each other only among global symbols, and these must not catch the cblas_* and
        // *gemm_ calls that other libraries make to themselves.
        Libraries {
            openblas: told("OpenBLAS", openblas::OpenBlas::load(mode)),
            blis: told("BLIS", blis::Blis::load("libblis.so.4", mode, (mode == Mode::Avx2).then_some("haswell"))),
            blis_wide: told("BLIS skx", blis::Blis::load_wide(mode)),
            onednn: told("oneDNN", onednn::OneDnn::load(mode)),
            libxsmm: told("LIBXSMM", libxsmm::Libxsmm::load()),
            mkl: told("MKL", mkl::Mkl::load(mode)),
            mode,
        }
    }

    /// The peers for a product.
    pub fn peers<P: Every>(&self) -> Vec<Box<dyn Peer<P>>> {
        P::peers(self)
    }

    fn real<T: Real + crates::Crates>(&self) -> Vec<Box<dyn Peer<T>>> {
        let mut peers: Vec<Box<dyn Peer<T>>> = Vec::new();
        peers.extend(self.mkl.as_ref().map(|l| Box::new(l.peer(self.mode)) as Box<dyn Peer<T>>));
        peers.extend(self.openblas.as_ref().map(|l| Box::new(l.peer()) as Box<dyn Peer<T>>));
        let both = self.blis.iter().chain(&self.blis_wide);
        peers.extend(both.map(|l| Box::new(l.peer()) as Box<dyn Peer<T>>));
        if let Some(l) = &self.onednn {
            peers.push(Box::new(l.sgemm(self.mode)));
            peers.push(Box::new(l.matmul(self.mode)));
        }
        peers.extend(self.libxsmm.as_ref().map(|l| Box::new(l.peer()) as Box<dyn Peer<T>>));
        peers.extend(crates::peers::<T>(self.mode));
        peers
    }

    /// For elements of two bytes and one.
    fn mixed<P: Product>(&self) -> Vec<Box<dyn Peer<P>>> {
        let mut peers: Vec<Box<dyn Peer<P>>> = Vec::new();
        peers.extend(self.mkl.as_ref().map(|l| Box::new(l.mixed::<P>()) as Box<dyn Peer<P>>));
        peers.extend(self.onednn.as_ref().map(|l| Box::new(l.matmul(self.mode)) as Box<dyn Peer<P>>));
        peers.extend(self.libxsmm.as_ref().map(|l| Box::new(l.mixed()) as Box<dyn Peer<P>>));
        peers
    }

    /// Three loops, for tiny squares.
    pub fn naive<T: Real + Naive>() -> Vec<Box<dyn Peer<T>>> {
        naive::peers()
    }
}

/// A product that nanogemm and its peers can be asked about.
pub trait Every: Ours {
    /// The peers.
    fn peers(libraries: &Libraries) -> Vec<Box<dyn Peer<Self>>>;
}

macro_rules! every {
    ($($type:ty: $peers:ident),*) => {
        $(impl Every for $type {
            fn peers(libraries: &Libraries) -> Vec<Box<dyn Peer<Self>>> {
                libraries.$peers()
            }
        })*
    };
}

every!(f32: real, f64: real, Bf16Bf16F32: mixed, F16F16F32: mixed, U8I8I32: mixed, I8I8I32: mixed);

fn told<L>(name: &str, loaded: Result<(L, String), String>) -> Option<L> {
    match loaded {
        Ok((library, about)) => {
            println!("{name}: {about}");
            Some(library)
        }
        Err(reason) => {
            println!("{name}: ABSENT: {reason}");
            None
        }
    }
}
