//! What is timed: subjects, and the cases they are compared in.

use crate::problem::{Checker, Problem, Product};
use nanogemm::{Storage, kernel::DType};
use std::{cell::RefCell, rc::Rc};

pub use std::hint::black_box;

/// Runs a call so many times; the loop lies inside, so that calling through a pointer costs tiny products nothing.
pub type Run = Box<dyn FnMut(u64)>;

/// A way to run, or why there is none.
pub type Answer = Result<Run, String>;

/// A closure as a [`Run`].
pub fn repeat(mut call: impl FnMut() + 'static) -> Run {
    Box::new(move |times| (0..times).for_each(|_| call()))
}

/// What a caller has to do before the product; only subjects of one kind are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Nothing.
    Plain,
    /// B was copied into the library's own form before.
    Packed,
    /// The shape was inspected before.
    Plan,
    /// Code for the shape exists.
    Fixed,
    /// Many products in one call.
    Batched,
}

impl Kind {
    /// For reports.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Plain => "plain",
            Kind::Packed => "packed",
            Kind::Plan => "plan",
            Kind::Fixed => "fixed",
            Kind::Batched => "batched",
        }
    }
}

/// One thing that is timed.
pub struct Subject {
    /// Library and what of it.
    pub who: String,
    /// Is it nanogemm?
    pub ours: bool,
    /// Does it count as a peer, or is it only shown?
    pub counted: bool,
    /// The kind of call.
    pub kind: Kind,
    /// Operations of one call.
    pub flops: f64,
    /// Before each measurement: settings of the process that subjects differ in.
    pub before: Option<Box<dyn Fn()>>,
    /// The call.
    pub run: Run,
    /// Wipes C.
    pub wipe: Box<dyn Fn()>,
    /// Checks C.
    pub check: Box<dyn FnMut() -> Result<(), String>>,
    /// One rate per repetition, GFLOP/s.
    pub rates: Vec<f64>,
    /// What was wrong with its result.
    pub wrong: Option<String>,
}

/// How a ratio is formed.
#[derive(Clone, Debug)]
pub enum Against {
    /// Each of ours against the fastest counted peer.
    BestPeer,
    /// Pairs of subjects by number: the first against the second.
    Pairs(Vec<(usize, usize)>),
    /// The first, by number, against the fastest of the others.
    Best(usize, Vec<usize>),
    /// Each of ours against the multiply-add peak.
    Peak,
    /// Each of ours against the fastest counted peer, and the pair (two threads, one thread) against what the peak scales by.
    Scaling(usize, usize),
}

/// Subjects that are timed in turn.
pub struct Case {
    /// Shape, or what is special.
    pub label: String,
    /// Element types.
    pub dtype: &'static str,
    /// Types of A and B.
    pub operands: [DType; 2],
    /// What is timed.
    pub subjects: Vec<Subject>,
    /// Who is missing, and why.
    pub absent: Vec<(String, String)>,
    /// How to judge.
    pub against: Against,
    /// Threads that the peak loop runs on.
    pub threads: usize,
}

impl Case {
    /// Without subjects.
    pub fn new<P: Product>(label: String, threads: usize) -> Self {
        Case {
            label,
            dtype: P::NAME,
            operands: [P::A::DTYPE, P::B::DTYPE],
            subjects: Vec::new(),
            absent: Vec::new(),
            against: Against::BestPeer,
            threads,
        }
    }

    /// Adds a subject, or the reason why it is missing. Returns its number.
    pub fn add<P: Product>(&mut self, who: &str, kind: Kind, on: &Operands<P>, answer: Answer) -> Option<usize> {
        let run = match answer {
            Ok(run) => run,
            Err(reason) => {
                self.absent.push((format!("{who} ({})", kind.name()), reason));
                return None;
            }
        };
        let (problem, checker) = (on.problem.clone(), Rc::clone(&on.checker));
        self.subjects.push(Subject {
            who: who.into(),
            ours: who.starts_with(OURS),
            counted: true,
            kind,
            flops: on.problem.spec.flops(),
            before: None,
            run,
            wipe: Box::new(move || problem.wipe()),
            check: Box::new(move || checker.borrow_mut().check()),
            rates: Vec::new(),
            wrong: None,
        });
        Some(self.subjects.len() - 1)
    }
}

/// The name by which our subjects are known.
pub const OURS: &str = "nanogemm";

/// A problem and its checker, shared by all subjects that compute it.
pub struct Operands<P: Product> {
    /// The product.
    pub problem: Problem<P>,
    checker: Rc<RefCell<Checker<P>>>,
}

impl<P: Product> Operands<P> {
    /// Random operands and what the result must be.
    pub fn new(spec: crate::problem::Spec, threads: usize) -> Self {
        let problem = Problem::new(spec, threads);
        let checker = Rc::new(RefCell::new(Checker::new(&problem)));
        Operands { problem, checker }
    }
}
