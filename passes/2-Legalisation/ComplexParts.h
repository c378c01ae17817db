//===- ComplexParts.h - complex arithmetic by real parts --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The formulas of the reference kernels (lib/Builtins/Kernels/ComplexKernels),
// in typed ops on the real and the imaginary parts.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_LEGALISATION_COMPLEXPARTS_H
#define RUNMAT_PASSES_LEGALISATION_COMPLEXPARTS_H

#include "passes/2-Legalisation/TypedBuilder.h"

namespace runmat {

/// Two real arrays of one class and the same extents.
struct Parts {
  mlir::Value real, imaginary;
  explicit operator bool() const { return real != nullptr; }
};

/// Builds in the class in which an op computes.
class ComplexBuilder {
public:
  ComplexBuilder(const mlir::OpBuilder &builder, mlir::Location loc,
                 ElementClass elementClass)
      : build(builder, loc), elementClass(elementClass) {}

  TypedBuilder &typed() { return build; }

  mlir::Value inClass(mlir::Value real);
  mlir::Value number(double value) { return inClass(build.number(value)); }
  /// A real array that is the same everywhere, with the extents of `like`.
  mlir::Value filled(double value, mlir::Value like);
  /// The parts of a real or complex array in the class of the computation.
  Parts partsOf(mlir::Value array);
  mlir::Value add(mlir::Value a, mlir::Value b) {
    return build.apply<AddOp>(a, b);
  }
  mlir::Value subtract(mlir::Value a, mlir::Value b) {
    return build.apply<SubOp>(a, b);
  }
  mlir::Value multiply(mlir::Value a, mlir::Value b) {
    return build.apply<MulOp>(a, b);
  }
  mlir::Value divide(mlir::Value a, mlir::Value b) {
    return build.apply<DivOp>(a, b);
  }
  mlir::Value select(mlir::Value condition, mlir::Value a, mlir::Value b);

  Parts product(Parts a, Parts b);
  /// With a real number.
  Parts product(Parts a, mlir::Value b) {
    return {multiply(a.real, b), multiply(a.imaginary, b)};
  }
  Parts product(mlir::Value a, Parts b) {
    return {multiply(a, b.real), multiply(a, b.imaginary)};
  }
  /// By a complex number: the text of definitions/Elementary.
  Parts quotient(Parts a, Parts b);
  /// By a real number.
  Parts quotient(Parts a, mlir::Value b) {
    return {divide(a.real, b), divide(a.imaginary, b)};
  }
  /// Whether there is a formula for z.^exponent: for 2, 3 and -1.
  static bool hasPower(double exponent) {
    return exponent == 2 || exponent == 3 || exponent == -1;
  }
  Parts power(Parts base, double exponent);
  /// Whether a number is not 0; NaN is not.
  mlir::Value isNonzero(Parts parts);

  /// The unit leaves when all of these are zero: the language makes the complex
  /// number real then. NaN is not zero.
  GuardOp requireSome(mlir::Value imaginary);

private:
  TypedBuilder build;
  ElementClass elementClass;
};

} // namespace runmat

#endif // RUNMAT_PASSES_LEGALISATION_COMPLEXPARTS_H
