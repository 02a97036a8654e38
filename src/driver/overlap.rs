//! Do two strided operands share a byte?
//!
//! Interleaved operands are legal as long as no element is shared: the columns of one matrix may be A and others C. So
//! bounding boxes do not decide. An element of X at `x + sum X_i * s_i` and one of Y at `y + sum Y_j * t_j` share a byte
//! exactly if
//!
//! ```text
//! sum Y_j * t_j - sum X_i * s_i - e = x - y      for some e in -(size of Y - 1) ..= size of X - 1
//! ```
//!
//! with each index below its dimension: one linear equation in bounded integers. Terms with equal coefficients are merged,
//! and so is a coefficient that is a multiple of another one whose range leaves no gaps; what remains of operands that
//! come from one row-major matrix are two terms. Two terms have a closed form; more are searched over the terms with the
//! fewest values.

use crate::matrix::Axis;

/// `coefficient * v` with `0 <= v <= max`; both positive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Term {
    coefficient: i128,
    max: i128,
}

/// At most three axes of each operand, and the byte inside an element.
const TERMS: usize = 7;

#[derive(Clone, Copy)]
struct Equation {
    terms: [Term; TERMS],
    count: usize,
    target: i128,
}

/// Exact; both operands have at least one element and extents that fit `isize`.
pub(super) fn share_a_byte<X, Y>(
    x: *const X,
    x_axes: &[Axis],
    x_size: usize,
    y: *const Y,
    y_axes: &[Axis],
    y_size: usize,
) -> bool {
    meet(x.addr() as i128 - y.addr() as i128, (x_axes, x_size), (y_axes, y_size))
}

/// Do the matrices of a batch, all of them legal by themselves, lie at different places? The last axis is the batch.
///
/// What the first shares with any other, every one shares with the one so many places further on. Directions do not
/// matter: a shared place stays one if all indices are counted from the other end.
pub(crate) fn copies_apart(axes: [Axis; 3]) -> bool {
    let [rows, cols, (count, step)] = axes;
    if count <= 1 {
        return true;
    }
    let reach = |(dimension, stride): Axis| (dimension as i128 - 1) * i128::from(stride.unsigned_abs() as u64);
    let step_forward = i128::from(step.unsigned_abs() as u64);
    if step_forward > reach(rows) + reach(cols) {
        return true;
    }
    !meet(-step_forward, (&[rows, cols], 1), (&[rows, cols, (count - 1, step.saturating_abs())], 1))
}

/// [`share_a_byte`] for operands whose first bytes are `target` apart; axes and sizes of the elements of each.
fn meet(target: i128, (x_axes, x_size): (&[Axis], usize), (y_axes, y_size): (&[Axis], usize)) -> bool {
    let mut equation = Equation { terms: [Term { coefficient: 0, max: 0 }; TERMS], count: 0, target };
    let steps = |axes: &[Axis], size: usize, sign: i128| {
        let mut steps = [(0i128, 0i128); 3];
        for (to, &(dimension, stride)) in steps.iter_mut().zip(axes) {
            *to = (sign * stride as i128 * size as i128, dimension as i128 - 1);
        }
        steps
    };
    for (coefficient, last) in steps(x_axes, x_size, -1).into_iter().chain(steps(y_axes, y_size, 1)) {
        equation.add(coefficient, 0, last);
    }
    equation.add(-1, 1 - y_size as i128, x_size as i128 - 1);
    equation.merge();
    solvable(equation.terms, equation.count, equation.target)
}

impl Equation {
    /// Adds `coefficient * v` with `first <= v <= last`.
    fn add(&mut self, coefficient: i128, first: i128, last: i128) {
        // v = first + w, or last - w for a negative coefficient, with w from 0 on.
        self.target -= coefficient * if coefficient < 0 { last } else { first };
        if coefficient != 0 && last > first {
            self.terms[self.count] = Term { coefficient: coefficient.abs(), max: last - first };
            self.count += 1;
        }
    }

    /// Merges terms as long as a coefficient is a multiple of another one whose values reach from one multiple to the next.
    fn merge(&mut self) {
        'again: loop {
            for small in 0..self.count {
                for large in 0..self.count {
                    let (s, l) = (self.terms[small], self.terms[large]);
                    let ratio = l.coefficient / s.coefficient;
                    if small != large && l.coefficient % s.coefficient == 0 && s.max + 1 >= ratio {
                        self.terms[small].max += ratio * l.max;
                        self.count -= 1;
                        self.terms[large] = self.terms[self.count];
                        continue 'again;
                    }
                }
            }
            return;
        }
    }
}

/// Is `sum coefficient * v = target` for values within the bounds?
fn solvable(terms: [Term; TERMS], count: usize, target: i128) -> bool {
    let used = &terms[..count];
    let reach: i128 = used.iter().map(|t| t.coefficient * t.max).sum();
    if target < 0 || target > reach {
        return false;
    }
    let divisor = used.iter().fold(0, |g, t| gcd(g, t.coefficient));
    if count == 0 || target % divisor != 0 {
        return target == 0;
    }
    match *used {
        [_] => true,
        [x, y] => two_terms(x, y, target),
        _ => {
            // The values of a term for which the others can still reach the target.
            let range = |t: Term| {
                let others = reach - t.coefficient * t.max;
                let first = (target - others + t.coefficient - 1).div_euclid(t.coefficient).max(0);
                (first, (target / t.coefficient).min(t.max))
            };
            let fewest = |i: &usize| {
                let (first, last) = range(used[*i]);
                last - first
            };
            let pick = (0..count).min_by_key(fewest).expect("there are more than two terms");
            let (first, last) = range(used[pick]);
            let mut rest = terms;
            rest[pick] = terms[count - 1];
            (first..=last).any(|v| solvable(rest, count - 1, target - used[pick].coefficient * v))
        }
    }
}

/// `x.coefficient * u + y.coefficient * v = target`, which the gcd of the coefficients divides.
fn two_terms(x: Term, y: Term, target: i128) -> bool {
    let divisor = gcd(x.coefficient, y.coefficient);
    let (a, b, target) = (x.coefficient / divisor, y.coefficient / divisor, target / divisor);
    // u = target / a modulo b, inside the range where v = (target - a * u) / b is within its bounds.
    let root = (target.rem_euclid(b) * inverse(a.rem_euclid(b), b)).rem_euclid(b);
    let first = (target - b * y.max + a - 1).div_euclid(a).max(0);
    let last = (target / a).min(x.max);
    first + (root - first).rem_euclid(b) <= last
}

fn gcd(mut a: i128, mut b: i128) -> i128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// The inverse of `a` modulo `b`, which have no common divisor; 0 modulo 1.
fn inverse(a: i128, b: i128) -> i128 {
    let (mut r, mut next_r, mut s, mut next_s) = (b, a, 0, 1);
    while next_r != 0 {
        let q = r / next_r;
        (r, next_r) = (next_r, r - q * next_r);
        (s, next_s) = (next_s, s - q * next_s);
    }
    s.rem_euclid(b)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn bytes(base: usize, axes: &[Axis], size: usize) -> HashSet<usize> {
        let mut at = vec![base as isize];
        for &(dimension, stride) in axes {
            at =
                at.iter().flat_map(|&x| (0..dimension as isize).map(move |i| x + i * stride * size as isize)).collect();
        }
        at.iter().flat_map(|&x| x as usize..x as usize + size).collect()
    }

    #[test]
    fn agrees_with_sets_of_bytes() {
        let mut random = fastrand::Rng::with_seed(7);
        let mut seen = [0; 2];
        for round in 0..30_000 {
            let range = if round % 2 == 0 { 4 } else { 30 };
            let mut axis = |most: usize| (random.usize(1..=most), random.isize(-range..=range));
            let x_axes = [axis(5), axis(5), axis(3)];
            let y_axes = [axis(5), axis(5), axis(if round % 3 == 0 { 4 } else { 1 })];
            let (x_size, y_size) = ([1, 2, 4][random.usize(0..3)], [1, 4, 8][random.usize(0..3)]);
            let x = 10_000;
            let y = (x as isize + random.isize(-60..60)) as usize;
            let shared = !bytes(x, &x_axes, x_size).is_disjoint(&bytes(y, &y_axes, y_size));
            let found = share_a_byte(x as *const u8, &x_axes, x_size, y as *const u8, &y_axes, y_size);
            assert_eq!(found, shared, "{x} {x_axes:?} * {x_size}, {y} {y_axes:?} * {y_size}");
            seen[usize::from(shared)] += 1;
        }
        assert!(seen[0] > 1000 && seen[1] > 1000, "both answers occur: {seen:?}");
    }

    #[test]
    fn copies_agree_with_sets_of_places() {
        let mut random = fastrand::Rng::with_seed(8);
        let mut seen = [0; 2];
        while seen[0] + seen[1] < 20_000 {
            let range = [3, 8, 25][random.usize(0..3)];
            let mut axis = |most: usize| (random.usize(1..=most), random.isize(-range..=range));
            let (rows, cols, copies) = (axis(4), axis(4), axis(5));
            if !crate::matrix::distinct(rows.0, cols.0, rows.1, cols.1) {
                continue;
            }
            let places = bytes(10_000, &[rows, cols, copies], 1).len();
            let apart = places == rows.0 * cols.0 * copies.0;
            assert_eq!(copies_apart([rows, cols, copies]), apart, "{rows:?} {cols:?} {copies:?}");
            seen[usize::from(apart)] += 1;
        }
        assert!(seen[0] > 1000 && seen[1] > 1000, "both answers occur: {seen:?}");
        // A thousand interleaved matrices, and one too many.
        assert!(copies_apart([(1000, 1_000_000), (1000, 1000), (1000, 1)]));
        assert!(!copies_apart([(1000, 1_000_000), (1000, 1000), (1001, 1)]));
        assert!(!copies_apart([(2, 2), (2, 1), (2, 0)]));
        assert!(copies_apart([(2, 2), (2, 1), (2, isize::MIN)]));
    }

    #[test]
    fn blocks_of_one_large_matrix_need_no_search() {
        // Columns 0..64 and 64..20000 of a row-major matrix: disjoint, and one column more is not.
        let panel = [(20_000, 20_000), (64, 1), (1, 0)];
        let rest = [(20_000, 20_000), (19_936, 1)];
        let at = |element: usize| ((1 << 20) + element * 4) as *const f32;
        assert!(!share_a_byte(at(0), &panel, 4, at(64), &rest, 4));
        assert!(share_a_byte(at(1), &panel, 4, at(64), &rest, 4));
        // The same with one of them transposed.
        assert!(!share_a_byte(at(0), &[(64, 1), (20_000, 20_000), (1, 0)], 4, at(64), &rest, 4));
    }

    #[test]
    fn huge_strides() {
        let far = isize::MAX / 8;
        let x = (1usize << 62) as *const f32;
        assert!(share_a_byte(x, &[(2, far), (1, 0), (1, 0)], 4, x.wrapping_offset(far), &[(2, -far), (1, 0)], 4));
        assert!(!share_a_byte(x, &[(2, far), (1, 0), (1, 0)], 4, x.wrapping_offset(far - 1), &[(2, 2), (1, 0)], 4));
    }
}
