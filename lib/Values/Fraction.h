//===- Fraction.h - numbers as ratios of small integers ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_FRACTION_H
#define RUNMAT_VALUES_FRACTION_H

#include <string>
#include <vector>

namespace runmat {

/// A continued fraction `a + 1/(b + 1/(c))`, and the ratio that it is. That of
/// Inf is 1/0, and that of NaN 0/0.
struct Fraction {
  std::vector<double> terms;
  double numerator = 0, denominator = 0;

  /// The shortest one of rounded terms that is nearer to `x` than `tolerance`,
  /// or as near as doubles are.
  Fraction(double x, double tolerance);

  /// `3 + 1/(7 + 1/(16))`
  std::string continuedText() const;
  /// `355/113`, with as many blanks behind it that the strokes of several
  /// stand below each other when they are aligned to the right.
  std::string ratioText(int digits) const;
};

/// How near a ratio is to a number unless the user says.
inline constexpr double fractionTolerance = 1e-6;

} // namespace runmat

#endif // RUNMAT_VALUES_FRACTION_H
