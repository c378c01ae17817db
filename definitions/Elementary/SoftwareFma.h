//===- SoftwareFma.h - x*y + z, rounded once --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The fused product and sum, for machines that have none: the bits of IEEE 754
// fusedMultiplyAdd for all operands (of a NaN, that it is one). Nothing here
// calls `fma` of the Arithmetic.
//
// Methods: Boldo and Melquiond, Emulation of a FMA and correctly rounded sums:
// proved algorithms using rounding to odd (2008); Veltkamp and Dekker's exact
// product, Knuth's exact sum.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_SOFTWAREFMA_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_SOFTWAREFMA_H

#include "definitions/Elementary/TextParts.h"

namespace runmat::elementary {
namespace fused {

/// high + low, exactly; high is the rounded sum or product.
template <typename A> struct Exact {
  FloatOf<A> high, low;
};

template <typename A>
Exact<A> sumOf(const A & /*a*/, FloatOf<A> x, FloatOf<A> y) {
  FloatOf<A> sum = x + y;
  FloatOf<A> ofY = sum - x, ofX = sum - ofY;
  return {sum, (x - ofX) + (y - ofY)};
}

/// x in two parts of half the digits.
template <typename A> Exact<A> halvesOf(const A &a, FloatOf<A> x) {
  FloatOf<A> large = x * a.literal(A::isSingle ? 0x1p+12 + 1 : 0x1p+27 + 1);
  FloatOf<A> high = large - (large - x);
  return {high, x - high};
}

template <typename A>
Exact<A> productOf(const A &a, FloatOf<A> x, FloatOf<A> y) {
  FloatOf<A> product = x * y;
  Exact<A> u = halvesOf(a, x), v = halvesOf(a, y);
  FloatOf<A> rest = u.high * v.high - product;
  rest = (rest + u.high * v.low) + u.low * v.high;
  return {product, rest + u.low * v.low};
}

/// x + y rounded to odd: what is not exact becomes the neighbour whose last bit
/// is 1, so that rounding again to fewer digits gives what rounding once does.
template <typename A>
FloatOf<A> oddSumOf(const A &a, FloatOf<A> x, FloatOf<A> y) {
  auto [sum, rest] = sumOf(a, x, y);
  BitsOf<A> bits = a.bitsOf(sum), one = a.pattern(1);
  BitsOf<A> isAway =
      a.shiftRightLogical(bits ^ a.bitsOf(rest), Format<A>::width - 1);
  BitsOf<A> odd = bits + (one - a.shiftLeft(isAway, 1));
  TruthOf<A> isBelow = a.less(rest, a.literal(0));
  TruthOf<A> isAbove = a.less(a.literal(0), rest);
  TruthOf<A> isOdd = a.equalBits(bits & one, one);
  return a.select(a.negation(isBelow | isAbove) | isOdd, sum, a.ofBits(odd));
}

/// What is left to add, rounded to odd, after `high`, the rounded sum.
template <typename A>
Exact<A> sumOfThree(const A &a, Exact<A> product, FloatOf<A> z) {
  Exact<A> lower = sumOf(a, z, product.low);
  Exact<A> upper = sumOf(a, product.high, lower.high);
  return {upper.high, oddSumOf(a, lower.low, upper.low)};
}

/// Where neither the exact product, nor its halves, nor the sum leaves the
/// range.
template <typename A>
TruthOf<A> isInRange(const A &a, FloatOf<A> x, FloatOf<A> y, FloatOf<A> z) {
  auto large = a.literal(A::isSingle ? 0x1p+110 : 0x1p+990);
  auto small = a.literal(A::isSingle ? 0x1p-60 : 0x1p-900);
  FloatOf<A> product = magnitude(a, x * y);
  TruthOf<A> xIsInRange = a.less(magnitude(a, x), large);
  TruthOf<A> yIsInRange = a.less(magnitude(a, y), large);
  TruthOf<A> zIsInRange = a.less(magnitude(a, z), large);
  TruthOf<A> productIsAbove = a.less(small, product);
  TruthOf<A> productIsBelow = a.less(product, large);
  return xIsInRange & yIsInRange & zIsInRange & productIsAbove & productIsBelow;
}

/// x*y + z there.
template <typename A>
FloatOf<A> common(const A &a, FloatOf<A> x, FloatOf<A> y, FloatOf<A> z) {
  auto [high, low] = sumOfThree(a, productOf(a, x, y), z);
  return high + low;
}

/// 2^e for the exponent of a normal number.
template <typename A> FloatOf<A> power(const A &a, BitsOf<A> e) {
  return a.ofBits(
      a.shiftLeft(e + a.pattern(Format<A>::bias), Format<A>::fraction));
}

/// A number that is neither zero nor infinite: m * 2^e with 1 <= |m| < 2.
template <typename A> struct Scaled {
  FloatOf<A> m;
  BitsOf<A> e;
};
template <typename A> Scaled<A> scaled(const A &a, FloatOf<A> x) {
  using F = Format<A>;
  constexpr unsigned up = F::fraction + 1;
  TruthOf<A> isSmall = a.less(magnitude(a, x), a.literal(F::smallestNormal));
  FloatOf<A> scale = a.literal(double(uint64_t(1) << up));
  BitsOf<A> bits = a.bitsOf(a.select(isSmall, x * scale, x));
  BitsOf<A> e =
      a.shiftRightLogical(bits & a.pattern(~F::signMask), F::fraction) -
      a.selectBits(isSmall, a.pattern(F::bias + up), a.pattern(F::bias));
  constexpr uint64_t kept = F::signMask | ((uint64_t(1) << F::fraction) - 1);
  return {a.ofBits((bits & a.pattern(kept)) | a.pattern(F::one)), e};
}

/// x < y of signed integers far inside the range.
template <typename A>
TruthOf<A> lessSigned(const A &a, BitsOf<A> x, BitsOf<A> y) {
  BitsOf<A> middle = a.pattern(Format<A>::signMask);
  return a.lessBits(x + middle, y + middle);
}
template <typename A> BitsOf<A> largerOf(const A &a, BitsOf<A> x, BitsOf<A> y) {
  return a.selectBits(lessSigned(a, x, y), y, x);
}

/// (sum.high + sum.low) * 2^e, rounded once. A subnormal result is rounded
/// where its last digit is: by adding a power of two whose last place that is.
template <typename A>
FloatOf<A> roundedAt(const A &a, Exact<A> sum, BitsOf<A> e) {
  using F = Format<A>;
  FloatOf<A> result = sum.high + sum.low;
  // Below the smallest normal number, over 2^e. No sum but 0 is that small
  // where its exponent is bounded.
  BitsOf<A> lowest = largerOf(a, a.pattern(0) - a.pattern(F::bias - 1) - e,
                              a.pattern(uint64_t(-100)));
  FloatOf<A> limit = power(a, lowest);
  FloatOf<A> anchor = withSign(a, limit, signOf(a, result));
  Exact<A> raised = sumOf(a, anchor, sum.high);
  FloatOf<A> atLimit =
      (raised.high + oddSumOf(a, raised.low, sum.low)) - anchor;
  atLimit = withSign(a, magnitude(a, atLimit), signOf(a, result));
  result = a.select(a.less(magnitude(a, result), limit), atLimit, result);
  BitsOf<A> half = a.shiftRight(e, 1);
  return (result * power(a, half)) * power(a, e - half);
}

/// For operands that are neither zero nor infinite nor NaN. The exponents are
/// taken away, and where they lie so far apart that the smaller of product and
/// z only tells to which side the result is rounded, they are brought nearer.
template <typename A>
FloatOf<A> ofFinite(const A &a, FloatOf<A> x, FloatOf<A> y, FloatOf<A> z) {
  BitsOf<A> apart = a.pattern(2 * Format<A>::fraction + 10);
  BitsOf<A> below = a.pattern(0) - apart;
  Scaled<A> u = scaled(a, x), v = scaled(a, y), w = scaled(a, z);
  BitsOf<A> e = u.e + v.e;
  BitsOf<A> ahead = w.e - e;
  TruthOf<A> isAbove = lessSigned(a, apart, ahead);
  e = a.selectBits(isAbove, w.e - apart, e);
  ahead = largerOf(a, a.selectBits(isAbove, apart, ahead), below);
  Exact<A> product = productOf(a, u.m, v.m);
  return roundedAt(a, sumOfThree(a, product, w.m * power(a, ahead)), e);
}

template <typename A> TruthOf<A> isFinite(const A &a, FloatOf<A> x) {
  return a.less(magnitude(a, x), a.literal(Format<A>::infinity));
}

template <typename A>
FloatOf<A> ofAny(const A &a, FloatOf<A> x, FloatOf<A> y, FloatOf<A> z) {
  TruthOf<A> xIsZero = a.equal(x, a.literal(0));
  TruthOf<A> yIsZero = a.equal(y, a.literal(0));
  TruthOf<A> xIsFinite = isFinite(a, x), yIsFinite = isFinite(a, y);
  FloatOf<A> product = x * y;
  FloatOf<A> result = ofFinite(a, x, y, z);
  result = a.select(a.equal(z, a.literal(0)), product, result);
  // The product may overflow, the sum with an infinity is that all the same.
  result = a.select(isFinite(a, z), result, z);
  return a.select(a.negation(xIsZero | yIsZero) & xIsFinite & yIsFinite, result,
                  product + z);
}

} // namespace fused

/// In the class of the Arithmetic alone.
template <typename A>
FloatOf<A> softwareFma(const A &a, FloatOf<A> x, FloatOf<A> y, FloatOf<A> z) {
  return a.usually(fused::isInRange(a, x, y, z), fused::common(a, x, y, z),
                   [&] { return fused::ofAny(a, x, y, z); });
}

/// Of singles, where there are doubles: these hold the product, and their sum
/// rounded to odd has the digits that rounding to single needs.
template <typename A>
FloatOf<A> fmaThroughDouble(const A &a, FloatOf<A> x, FloatOf<A> y,
                            FloatOf<A> z) {
  static_assert(A::isSingle);
  auto wide = a.wide();
  return a.narrow(fused::oddSumOf(wide, a.widen(x) * a.widen(y), a.widen(z)));
}

} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_SOFTWAREFMA_H
