//===- TextParts.h - what all texts use -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A text is a function template `Float name(const A &a, Float x)` over an
// Arithmetic A (PlainArithmetic.h says what that is), in the namespace
// runmat::elementary; ElementaryText.h collects the finished functions.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_TEXTPARTS_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_TEXTPARTS_H

#include "definitions/Elementary/PlainArithmetic.h"

namespace runmat::elementary {

template <typename A> using FloatOf = typename A::Float;
template <typename A> using BitsOf = typename A::Bits;
template <typename A> using TruthOf = typename A::Truth;

/// The layout of the class of an Arithmetic.
template <typename A> struct Format {
  static constexpr unsigned width = A::isSingle ? 32 : 64;
  /// Bits behind the point of a number in [1, 2).
  static constexpr unsigned fraction = A::isSingle ? 23 : 52;
  static constexpr unsigned bias = A::isSingle ? 127 : 1023;
  static constexpr uint64_t signMask = uint64_t(1) << (width - 1);
  static constexpr uint64_t one = uint64_t(bias) << fraction;
  static constexpr uint64_t infinityBits =
      (2 * one) + (uint64_t(1) << fraction);
  static constexpr double infinity = std::numeric_limits<double>::infinity();
  static constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
  static constexpr double largest =
      A::isSingle ? double(std::numeric_limits<float>::max())
                  : std::numeric_limits<double>::max();
  static constexpr double smallestNormal = A::isSingle ? 0x1p-126 : 0x1p-1022;
  /// Adding it rounds |x| < 2^(fraction-1) to a whole number, to even, whose
  /// low bits are then those of the sum.
  static constexpr double rounder = A::isSingle ? 0x1.8p+23 : 0x1.8p+52;
};

template <typename A> FloatOf<A> magnitude(const A &a, FloatOf<A> x) {
  return a.ofBits(a.bitsOf(x) & a.pattern(~Format<A>::signMask));
}
template <typename A> BitsOf<A> signOf(const A &a, FloatOf<A> x) {
  return a.bitsOf(x) & a.pattern(Format<A>::signMask);
}
template <typename A>
FloatOf<A> flip(const A &a, FloatOf<A> x, BitsOf<A> sign) {
  return a.ofBits(a.bitsOf(x) ^ sign);
}
template <typename A> FloatOf<A> negative(const A &a, FloatOf<A> x) {
  return flip(a, x, a.pattern(Format<A>::signMask));
}
/// x, which is not negative or has this sign already, with the sign.
template <typename A>
FloatOf<A> withSign(const A &a, FloatOf<A> x, BitsOf<A> sign) {
  return a.ofBits(a.bitsOf(x) | sign);
}
/// True for -0 too.
template <typename A> TruthOf<A> isNegative(const A &a, FloatOf<A> x) {
  return a.negation(a.equalBits(signOf(a, x), a.pattern(0)));
}
template <typename A> TruthOf<A> isWhole(const A &a, FloatOf<A> x) {
  return a.equal(a.floor(x), x);
}
/// NaN passes.
template <typename A> FloatOf<A> atLeast(const A &a, FloatOf<A> x, double low) {
  return a.select(a.less(x, a.literal(low)), a.literal(low), x);
}
template <typename A> FloatOf<A> atMost(const A &a, FloatOf<A> x, double high) {
  return a.select(a.less(a.literal(high), x), a.literal(high), x);
}
/// All NaNs become one, whatever the machine makes of an invalid operation.
template <typename A> FloatOf<A> finish(const A &a, FloatOf<A> x) {
  return a.select(a.equal(x, x), x, a.literal(Format<A>::notANumber));
}

/// f(x) of an f that is slope*x near 0, rounded. Devices may take subnormal
/// singles for 0 in `fma`, and one also does in the minimum that it makes of a
/// choice; the low word of a product is one where the product is below 2^-78.
template <typename A, typename F>
FloatOf<A> linearNearZero(const A &a, FloatOf<A> x, double slope, F f) {
  if constexpr (!A::isSingle)
    return f(x);
  const float high = float(slope), low = float(slope - double(high));
  FloatOf<A> size = magnitude(a, x), up = size * a.literal(0x1p100);
  FloatOf<A> line = a.fma(up, a.literal(high), up * a.literal(low));
  line = withSign(a, FloatOf<A>(line * a.literal(0x1p-100)), signOf(a, x));
  return a.select(a.less(size, a.literal(0x1p-30)), line, f(x));
}

/// The same for the slope 1.
template <typename A, typename F>
FloatOf<A> itselfNearZero(const A &a, FloatOf<A> x, F f) {
  if constexpr (!A::isSingle)
    return f(x);
  auto isTiny = a.less(magnitude(a, x), a.literal(0x1p-30));
  return a.select(isTiny, x, f(x));
}

/// c[0] + c[1]*x + …, by Horner's rule in fma.
template <typename A, size_t n>
FloatOf<A> horner(const A &a, FloatOf<A> x, const double (&c)[n]) {
  FloatOf<A> sum = a.literal(c[n - 1]);
  for (size_t i = n - 1; i > 0; --i)
    sum = a.fma(sum, x, a.literal(c[i - 1]));
  return sum;
}

/// The same in x^2, whose coefficients are the neighbours c[i] + c[i+1]*x: half
/// as long a chain of operations for one more of them. With `first`, of
/// c[first] + c[first+1]*x + ….
template <size_t first = 0, typename A, size_t n>
FloatOf<A> hornerByPairs(const A &a, FloatOf<A> x, const double (&c)[n]) {
  FloatOf<A> square = x * x;
  auto pair = [&](size_t i) {
    return i + 1 < n ? a.fma(x, a.literal(c[i + 1]), a.literal(c[i]))
                     : a.literal(c[i]);
  };
  size_t last = first + (n - first - 1) / 2 * 2;
  FloatOf<A> sum = pair(last);
  for (size_t i = last; i > first; i -= 2)
    sum = a.fma(sum, square, pair(i - 2));
  return sum;
}

/// 2^k, where `sum` is k + rounder and 2^k is a normal number.
template <typename A> FloatOf<A> powerOfTwo(const A &a, FloatOf<A> sum) {
  return a.ofBits(a.shiftLeft(a.bitsOf(sum), Format<A>::fraction) +
                  a.pattern(Format<A>::one));
}

} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_TEXTPARTS_H
