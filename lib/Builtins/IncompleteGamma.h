//===- IncompleteGamma.h - the incomplete gamma function --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_INCOMPLETEGAMMA_H
#define RUNMAT_BUILTINS_INCOMPLETEGAMMA_H

namespace runmat::builtins {

enum class GammaTail { Lower, Upper };

/// The integral of t^(a-1) * e^-t from 0 to x, or from x on, divided by
/// gamma(a), for a >= 0; `isScaled`: times gamma(a+1) * e^x / x^a. Where x < 0,
/// a is whole: else this is complex. NaN where an argument is, and where both
/// are infinite.
double incompleteGamma(double x, double a, GammaTail tail, bool isScaled);

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_INCOMPLETEGAMMA_H
