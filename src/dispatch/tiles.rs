//! The register tiles of a C, whole ones and those at its edges. Sizes are floating-point numbers, as costs are.

use crate::kernel::KernelInfo;

/// How C is cut into tiles.
#[derive(Clone, Copy)]
pub(crate) struct Tiles {
    tile: (f64, f64),
    /// Whole tiles along the columns and rows of C.
    full: (f64, f64),
    /// Rows and columns left over.
    rest: (f64, f64),
    /// Tiles of these.
    edge: (f64, f64),
}

impl Tiles {
    pub(crate) fn new((m, n): (f64, f64), (mr, nr): (f64, f64)) -> Self {
        let full = ((m / mr).floor(), (n / nr).floor());
        let rest = (m - full.0 * mr, n - full.1 * nr);
        let edge = (f64::from(rest.0 > 0.0), f64::from(rest.1 > 0.0));
        Tiles { tile: (mr, nr), full, rest, edge }
    }

    /// Rows of tiles.
    pub(crate) fn rows(&self) -> f64 {
        self.full.0 + self.edge.0
    }

    /// Columns of tiles.
    pub(crate) fn columns(&self) -> f64 {
        self.full.1 + self.edge.1
    }

    /// What all of them cost, of which one with so many rows and columns costs `tile`; rows and columns left over come in whole steps.
    pub(crate) fn cost(&self, (row_step, column_step): (f64, f64), tile: impl Fn(f64, f64) -> f64) -> f64 {
        let up = |x: f64, step: f64| (x / step).ceil() * step;
        let ((mr, nr), (full_m, full_n), (edge_m, edge_n)) = (self.tile, self.full, self.edge);
        let (rest_m, rest_n) = (up(self.rest.0, row_step), up(self.rest.1, column_step));
        full_m * full_n * tile(mr, nr)
            + full_m * edge_n * tile(mr, rest_n)
            + edge_m * full_n * tile(rest_m, nr)
            + edge_m * edge_n * tile(rest_m, rest_n)
    }

    /// Cycles of a product on a row whose vectors run along k, `lanes` steps at a time: each tile does its multiply-adds, or as many as
    /// it can load operands for, and then takes `sums` to add up across vectors.
    pub(crate) fn along_k(&self, row: &KernelInfo, (m, n, k): (f64, f64, f64), lanes: f64, sums: f64) -> f64 {
        let dots_per_cycle = f64::from(row.macs_per_cycle) / row.lanes.elements(16) as f64;
        let (rows, columns) = (m.min(self.tile.0), n.min(self.tile.1));
        let step = f64::max(rows * columns, rows + columns) / dots_per_cycle;
        self.rows() * self.columns() * (sums + (k / lanes).ceil() * step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_element_is_in_one_tile() {
        for (m, n) in [(1.0, 1.0), (6.0, 16.0), (7.0, 17.0), (12.0, 32.0), (13.0, 33.0), (5.0, 100.0)] {
            let tiles = Tiles::new((m, n), (6.0, 16.0));
            assert_eq!(tiles.cost((1.0, 1.0), |rows, columns| rows * columns), m * n);
            assert_eq!(tiles.cost((6.0, 16.0), |_, _| 1.0), tiles.rows() * tiles.columns());
            let (up, across) = ((m / 6.0f64).ceil() * 6.0, (n / 8.0f64).ceil() * 8.0);
            assert_eq!(tiles.cost((6.0, 8.0), |rows, columns| rows * columns), up * across);
        }
    }
}
