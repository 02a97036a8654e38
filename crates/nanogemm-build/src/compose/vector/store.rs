//! How finished sums of a tile get into C.

use super::*;

impl<'c> Builder<'_, 'c> {
    /// `c = alpha * acc + beta * c`, without reading c when beta is zero.
    pub(super) fn finish(&self, args: &Args<'_, 'c>, acc: &[Value<'c>], c: PointerValue<'c>) {
        let ir = self.ir;
        let totals: Vec<Value<'c>>;
        let acc = match self.plan.dot.how {
            Arithmetic::Apart { .. } => {
                let register = self.arch.vector_constraint();
                totals = acc.iter().map(|&acc| total_of_apart(ir, self.plan.dot, register, acc)).collect();
                &totals
            }
            _ => acc,
        };
        let beta = args.scalar("beta", self.element);
        if self.plan.plain() {
            let overwrite = ir.cmp(IntPredicate::EQ, beta.into_int_value(), self.element.into_int_type().const_zero());
            ir.likely(overwrite, || self.write(acc, c, None, None), || self.write(acc, c, None, Some(beta)));
            return;
        }
        let alpha = args.scalar("alpha", self.element);
        let either = |alpha: Option<Value<'c>>| {
            ir.likely(ir.is_zero(beta), || self.write(acc, c, alpha, None), || self.write(acc, c, alpha, Some(beta)));
        };
        ir.likely(ir.is_one(alpha), || either(None), || either(Some(alpha)));
    }

    /// Writes a tile of C; a factor that is not given is one for `alpha` and zero for `beta`. Without factors `beta` is one if
    /// given.
    pub(in crate::compose) fn write(
        &self,
        acc: &[Value<'c>],
        c: PointerValue<'c>,
        alpha: Option<Value<'c>>,
        beta: Option<Value<'c>>,
    ) {
        let ir = self.ir;
        let mut row_at = c;
        for row in 0..self.micro.rows {
            for v in 0..self.micro.columns.vectors {
                let ty = self.vector_type(v);
                let at = self.column(row_at, v, self.plan.c.bytes);
                let mut value = acc[(row * self.micro.columns.vectors + v) as usize];
                if let Some(alpha) = alpha {
                    value = self.only(v, ir.fmul(value, ir.splat(alpha, ty)), ir.zero(ty));
                }
                if let Some(beta) = beta {
                    let old = match self.mask(v) {
                        Some(mask) => self.fill(v, ir.masked_load(ty, at, mask), self.plan.c.bytes),
                        None => self.load_columns(at, v, self.element),
                    };
                    value = match self.plan.plain() {
                        true => ir.iadd(value, old),
                        false => self.only(v, self.isa.ops.dot(ir, value, old, ir.splat(beta, ty)), value),
                    };
                }
                match (self.mask(v), self.exact(v)) {
                    (Some(mask), _) => ir.masked_store(value, at, mask),
                    (None, Some(lanes)) => ir.store(ir.narrow(value, lanes), at),
                    (None, None) => ir.store(value, at),
                }
            }
            if row + 1 < self.micro.rows {
                row_at = ir.at(row_at, self.strides.c_rs);
            }
        }
    }
}
