//===- WholePowers.h - complex numbers to whole powers ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// By repeated squaring in double words with an exponent of their own, so that
// nothing leaves the range on the way and the result is rounded once. What is a
// number of the class comes out as it is: (1+2i)^4 has whole parts.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_WHOLEPOWERS_H
#define RUNMAT_BUILTINS_KERNELS_WHOLEPOWERS_H

#include "definitions/Elementary/ComplexRoots.h"

#include <algorithm>
#include <complex>
#include <cstdlib>

namespace runmat::kernels {

/// (real + i*imaginary)*2^exponent.
template <typename T> class WideNumber {
public:
  /// Of finite parts, not both 0.
  explicit WideNumber(std::complex<T> z)
      : WideNumber({z.real(), 0}, {z.imag(), 0}, 0) {}

  WideNumber operator*(const WideNumber &other) const {
    return {elementary::complex::sum(
                a, product(a, real, other.real),
                opposite(product(a, imaginary, other.imaginary))),
            elementary::complex::sum(a, product(a, real, other.imaginary),
                                     product(a, imaginary, other.real)),
            exponent + other.exponent};
  }
  WideNumber inverse() const {
    const Word size =
        elementary::complex::sum(a, elementary::complex::square(a, real),
                                 elementary::complex::square(a, imaginary));
    return {quotient(a, real, size), opposite(quotient(a, imaginary, size)),
            -exponent};
  }
  std::complex<T> rounded() const {
    return {std::ldexp(real.high + real.low, exponent),
            std::ldexp(imaginary.high + imaginary.low, exponent)};
  }

private:
  using A = elementary::PlainArithmetic<T>;
  using Word = elementary::DoubleWord<A>;

  /// The larger part is brought into [1/2, 1).
  WideNumber(Word x, Word y, int k) : real(x), imaginary(y), exponent(k) {
    int shift = 0;
    std::frexp(double(std::max(std::abs(x.high), std::abs(y.high))), &shift);
    for (Word *part : {&real, &imaginary})
      *part = {std::ldexp(part->high, -shift), std::ldexp(part->low, -shift)};
    exponent += shift;
  }
  static Word opposite(Word x) { return {-x.high, -x.low}; }

  A a;
  Word real, imaginary;
  int exponent;
};

/// z^n for finite z other than 0 and whole n other than 0, up to some thousand.
template <typename T> std::complex<T> wholePower(std::complex<T> z, int n) {
  WideNumber<T> base(z), result(std::complex<T>(1));
  for (int left = std::abs(n); left != 0; left >>= 1) {
    if (left & 1)
      result = result * base;
    if (left > 1)
      base = base * base;
  }
  return (n < 0 ? result.inverse() : result).rounded();
}

} // namespace runmat::kernels

#endif // RUNMAT_BUILTINS_KERNELS_WHOLEPOWERS_H
