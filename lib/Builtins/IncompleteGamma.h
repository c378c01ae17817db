//===- IncompleteGamma.h - the incomplete gamma function --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_INCOMPLETEGAMMA_H
#define RUNMAT_BUILTINS_INCOMPLETEGAMMA_H

#include "Builtins/BoundedWords.h"

namespace runmat::builtins {

enum class GammaTail { Lower, Upper };

/// What `GammaOrder::tail` gives, by double words alone.
double tailInDoubleWords(double x, double a, GammaTail tail, bool isScaled);

/// a >= 0, with what does not depend on x.
class GammaOrder {
public:
  explicit GammaOrder(double a);

  double value() const { return a; }

  /// The integral of t^(a-1) * e^-t from 0 to x, or from x on, divided by
  /// gamma(a); `isScaled`: times gamma(a+1) * e^x / x^a. Where x < 0, a is
  /// whole: else this is complex. NaN where an argument is, and where both are
  /// infinite.
  double tail(double x, GammaTail tail, bool isScaled) const;

private:
  void prepareWords();
  words::Word weight(double x) const;
  /// Nothing where words do not serve, or cannot tell which double is nearest.
  std::optional<double> tailInWords(double x, GammaTail tail,
                                    bool isScaled) const;

  double a;
  /// gamma(a+1) = e^logarithm / factor, where words serve.
  words::SignedWide logarithm = 0;
  words::Word factor{};
};

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_INCOMPLETEGAMMA_H
