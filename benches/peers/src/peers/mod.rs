//! The libraries that nanogemm is compared with.
//!
//! C libraries are loaded at run time from the folder that `ci/peers` fills; what is not there is reported as absent.

mod blis;
mod cblas;
mod crates;
mod libxsmm;
mod loose;
mod mkl;
mod naive;
mod onednn;
mod openblas;

use crate::{
    mode::Mode,
    problem::{Problem, Real},
    subject::Answer,
};

/// A library, or one of several ways to use it.
///
/// A peer must be called by the thread that made it.
pub trait Peer<T: Real> {
    /// Its name in reports.
    fn name(&self) -> &'static str;

    /// Does it count in this run, or is it only shown?
    fn counts(&self) -> bool {
        true
    }

    /// A call with nothing prepared.
    fn plain(&self, _: &Problem<T>) -> Answer {
        none()
    }

    /// B in the library's own form.
    fn packed(&self, _: &Problem<T>) -> Answer {
        none()
    }

    /// The shape inspected before.
    fn plan(&self, _: &Problem<T>) -> Answer {
        none()
    }

    /// Code for the shape.
    fn fixed(&self, _: &Problem<T>) -> Answer {
        none()
    }

    /// Matrix times vector, for m = 1 or n = 1.
    fn gemv(&self, _: &Problem<T>) -> Answer {
        none()
    }

    /// Many products in one call.
    fn batched(&self, _: &Problem<T>) -> Answer {
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

    /// The peers for an element type.
    pub fn peers<T: Every>(&self) -> Vec<Box<dyn Peer<T>>> {
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

    /// Three loops, for tiny squares.
    pub fn naive<T: Every>() -> Vec<Box<dyn Peer<T>>> {
        naive::peers()
    }
}

/// An element type that every peer module can be asked about.
pub trait Every: Real + crates::Crates + naive::Naive {}

impl Every for f32 {}
impl Every for f64 {}

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
