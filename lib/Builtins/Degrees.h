//===- Degrees.h - trigonometric functions of degrees -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Degrees are reduced to [-45, 45] exactly, and what is left is computed in a
// type with 11 more places than double: results are within 0.51 ULP, and exact
// where they can be.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_DEGREES_H
#define RUNMAT_BUILTINS_DEGREES_H

namespace runmat::builtins {

double sineOfDegrees(double x);
double cosineOfDegrees(double x);
/// Infinite at odd multiples of 90: Inf at 90 and -Inf at 270.
double tangentOfDegrees(double x);

/// In degrees; NaN outside [-1, 1].
double arcSineInDegrees(double x);
double arcCosineInDegrees(double x);
double arcTangentInDegrees(double x);

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_DEGREES_H
