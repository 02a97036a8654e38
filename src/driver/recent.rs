//! What was chosen for the latest problems of this thread: weighing up all rows takes about a microsecond, as long as a product of
//! fifty rows and columns.

use core::{
    cell::Cell,
    sync::atomic::{Ordering, compiler_fence},
};

const PLACES: usize = 16;

/// Answers to the latest questions, each question in the one place that its sizes lead to.
pub(super) struct Recent<Q, A> {
    places: [Cell<Option<(Q, A)>>; PLACES],
    /// Set while a place is looked at: a signal handler that asks meanwhile neither sees half of an answer nor leaves one.
    busy: Cell<bool>,
}

impl<Q: Copy + PartialEq, A: Copy> Recent<Q, A> {
    pub(super) const fn new() -> Self {
        Recent { places: [const { Cell::new(None) }; PLACES], busy: Cell::new(false) }
    }

    /// The answer that `find` gives, now or when the question was asked before.
    pub(super) fn find(
        &self,
        (m, n, k): (usize, usize, usize),
        question: Q,
        find: impl FnOnce() -> Option<A>,
    ) -> Option<A> {
        let sizes = (m.wrapping_mul(31).wrapping_add(n)).wrapping_mul(31).wrapping_add(k) as u32;
        let place = &self.places[(sizes.wrapping_mul(0x9e37_79b1) >> (32 - PLACES.ilog2())) as usize];
        match self.alone(|| place.get()).flatten() {
            Some((asked, answer)) if asked == question => Some(answer),
            _ => {
                let answer = find()?;
                self.alone(|| place.set(Some((question, answer))));
                Some(answer)
            }
        }
    }

    /// What `look` gives, unless this thread is looking already.
    fn alone<R>(&self, look: impl FnOnce() -> R) -> Option<R> {
        if self.busy.replace(true) {
            return None;
        }
        // A handler of signals runs on the same thread: the order of the compiler is enough.
        compiler_fence(Ordering::SeqCst);
        let result = look();
        compiler_fence(Ordering::SeqCst);
        self.busy.set(false);
        Some(result)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_are_answered_once() {
        let recent = Recent::new();
        let asked = Cell::new(0);
        let ask = |m, question: u32, answer: Option<u32>| {
            recent.find((m, 1, 1), question, || {
                asked.set(asked.get() + 1);
                answer
            })
        };
        assert_eq!((ask(1, 7, Some(70)), asked.get()), (Some(70), 1));
        assert_eq!((ask(1, 7, None), asked.get()), (Some(70), 1), "remembered");
        assert_eq!((ask(1, 8, Some(80)), asked.get()), (Some(80), 2), "another question in the same place");
        assert_eq!((ask(1, 7, Some(71)), asked.get()), (Some(71), 3), "has taken it over");
        assert_eq!((ask(1, 9, None), ask(1, 7, None), asked.get()), (None, Some(71), 4), "no answer takes no place");
        for m in 0..1000 {
            assert_eq!(ask(m, m as u32 + 100, Some(m as u32)), Some(m as u32));
        }
    }

    #[test]
    fn a_question_while_looking() {
        let recent = Recent::new();
        recent.find((1, 1, 1), 1, || Some(10));
        recent.alone(|| {
            assert_eq!(recent.find((1, 1, 1), 1, || Some(11)), Some(11), "not what is there");
            assert_eq!(recent.find((1, 1, 1), 2, || Some(20)), Some(20));
        });
        assert_eq!(recent.find((1, 1, 1), 1, || None), Some(10), "nothing was left");
    }
}
