//===- Polynomials.h - polynomials through data -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Coefficients stand in the order of powers, the highest first.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_POLYNOMIALS_H
#define RUNMAT_BUILTINS_POLYNOMIALS_H

#include "Values/Value.h"

namespace runmat::builtins {

/// By Horner's rule.
Value polynomialAt(const Value &coefficients, const Value &x);

/// The coefficients, in a column, of the polynomial that is nearest to y at x
/// in the sense of least squares. In double.
Value nearestPolynomial(const Value &x, const Value &y, int64_t degree);

/// How well it fits: R, the triangle of the QR factors of the powers of x, df,
/// the degrees of freedom, normr, the norm of what is left of y, and rsquared,
/// the share of the variance that it explains.
StructArray fitOf(const Value &x, const Value &y, const Value &coefficients);

/// The standard error of what the polynomial predicts at x, by R, df and normr
/// of `fit`. Throws MATLAB:polyval:InvalidFit for a structure without them.
Value predictionError(const StructArray &fit, int64_t degree, const Value &x);

/// The mean and standard deviation of x, in a column.
Value centreAndScale(const Value &x);
/// (x - mean) / deviation; throws MATLAB:polyval:InvalidScale for others than
/// two numbers.
Value scaledBy(const Value &x, const Value &centreAndScale);

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_POLYNOMIALS_H
