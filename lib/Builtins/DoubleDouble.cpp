//===- DoubleDouble.cpp - numbers of two doubles ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/DoubleDouble.h"

#include "definitions/Elementary/ElementaryText.h"

#include <vector>

namespace runmat::builtins {

using PowerCoefficients = elementary::GammaCoefficients<false>;

static DoubleDouble multipleOfLn2(double k) {
  return DoubleDouble(k) *
         DoubleDouble(PowerCoefficients::ln2High, PowerCoefficients::ln2Low);
}

DoubleDouble squareRoot(DoubleDouble x) {
  return x.high == 0 ? x : elementary::squareRoot(DoubleArithmetic(), x);
}

double ScaledDoubleDouble::rounded() const {
  return std::ldexp(mantissa.rounded(), exponent);
}

DoubleDouble ScaledDoubleDouble::value() const {
  return {std::ldexp(mantissa.high, exponent),
          std::ldexp(mantissa.low, exponent)};
}

/// 1/n! from n = 1 on.
static std::vector<DoubleDouble> inverseFactorials(int count) {
  std::vector<DoubleDouble> all{1};
  for (int n = 2; n <= count; ++n)
    all.push_back(all.back() / double(n));
  return all;
}

/// e^x - 1 for |x| <= ln2/2: Taylor's series of x/16, doubled four times.
static DoubleDouble exponentialLessOne(DoubleDouble x) {
  static const std::vector<DoubleDouble> coefficients = inverseFactorials(15);
  const DoubleDouble r(x.high / 16, x.low / 16);
  DoubleDouble sum = coefficients.back();
  for (size_t i = coefficients.size() - 1; i-- > 0;)
    sum = sum * r + coefficients[i];
  sum *= r;
  for (int i = 0; i < 4; ++i)
    sum = DoubleDouble(2 * sum.high, 2 * sum.low) + sum * sum;
  return sum;
}

ScaledDoubleDouble exponential(DoubleDouble x) {
  const double k = std::floor(x.high / PowerCoefficients::ln2High + 0.5);
  const DoubleDouble rest = x - multipleOfLn2(k);
  return {DoubleDouble(1) + exponentialLessOne(rest), int(k)};
}

/// A step of Newton's from the logarithm of a double: log(m) = y + log(1+d),
/// where 1 + d = m/e^y and d is below 2^-50.
DoubleDouble logarithm(DoubleDouble x) {
  int exponent = 0;
  if (std::frexp(x.high, &exponent) < 0.70710678118654752)
    --exponent;
  const DoubleDouble m(std::ldexp(x.high, -exponent),
                       std::ldexp(x.low, -exponent));
  const double y = elementary::PlainElementary<double>().log(m.high);
  const DoubleDouble d = m * exponential(-y).value() - 1;
  const DoubleDouble ofMantissa = DoubleDouble(y) + (d - d.high * d.high / 2);
  return multipleOfLn2(exponent) + ofMantissa;
}

} // namespace runmat::builtins
