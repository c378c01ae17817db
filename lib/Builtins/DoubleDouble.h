//===- DoubleDouble.h - numbers of two doubles ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Double words of definitions/Elementary/DoubleWord.h with operators, for
// functions that are computed on the host alone: some 102 bits, in the range of
// a double. Sums and quotients are the accurate ones of Joldes, Muller,
// Popescu, Tight and rigorous error bounds for basic building blocks of
// double-word arithmetic (2017).
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_DOUBLEDOUBLE_H
#define RUNMAT_BUILTINS_DOUBLEDOUBLE_H

#include "definitions/Elementary/DoubleWord.h"

namespace runmat::builtins {

using DoubleArithmetic = elementary::PlainArithmetic<double>;

/// high + low, where high is the sum rounded to double.
struct DoubleDouble : elementary::DoubleWord<DoubleArithmetic> {
  using Word = elementary::DoubleWord<DoubleArithmetic>;

  DoubleDouble(double x) : Word{x, 0} {}
  DoubleDouble(double high, double low) : Word{high, low} {}
  DoubleDouble(Word word) : Word(word) {}

  double rounded() const { return high + low; }
  DoubleDouble operator-() const { return {-high, -low}; }
};

inline DoubleDouble exactSum(double x, double y) {
  return elementary::exactSum(DoubleArithmetic(), x, y);
}

inline DoubleDouble operator+(DoubleDouble x, DoubleDouble y) {
  const DoubleArithmetic a;
  const DoubleDouble high = exactSum(x.high, y.high);
  const DoubleDouble low = exactSum(x.low, y.low);
  const auto sum = elementary::orderedSum(a, high.high, high.low + low.high);
  return elementary::orderedSum(a, sum.high, sum.low + low.low);
}
inline DoubleDouble operator-(DoubleDouble x, DoubleDouble y) { return x + -y; }

inline DoubleDouble operator*(DoubleDouble x, DoubleDouble y) {
  return elementary::product(DoubleArithmetic(), x, y);
}

inline DoubleDouble operator/(DoubleDouble x, DoubleDouble y) {
  const DoubleArithmetic a;
  const double quotient = x.high / y.high;
  const DoubleDouble product = y * DoubleDouble(quotient);
  const double rest = (x.high - product.high) + (x.low - product.low);
  return elementary::orderedSum(a, quotient, rest / y.high);
}

inline DoubleDouble &operator+=(DoubleDouble &x, DoubleDouble y) {
  return x = x + y;
}
inline DoubleDouble &operator*=(DoubleDouble &x, DoubleDouble y) {
  return x = x * y;
}

/// Of x >= 0.
DoubleDouble squareRoot(DoubleDouble x);
/// Of normal x > 0; near 1 the error is that of a number of the size of 1.
DoubleDouble logarithm(DoubleDouble x);

/// mantissa * 2^exponent, for what a double has no range for.
struct ScaledDoubleDouble {
  DoubleDouble mantissa;
  int exponent = 0;

  double rounded() const;
  DoubleDouble value() const;
};

inline ScaledDoubleDouble operator*(ScaledDoubleDouble x, DoubleDouble y) {
  return {x.mantissa * y, x.exponent};
}

/// e^x for |x| up to 10^6.
ScaledDoubleDouble exponential(DoubleDouble x);

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_DOUBLEDOUBLE_H
