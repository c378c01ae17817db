//===- ElementaryText.h - elementary functions ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The one text of every elementary function of singles. It takes and gives
// doubles: the caller widens the operands and rounds the result once. It is
// written over an `Arithmetic`: the interpreter evaluates it, the compiler
// emits it, and since each step is one IEEE operation on doubles or an integer
// operation on their bits, all paths give the same bits.
//
// An Arithmetic has the types Float (f64), Bits (64-bit integer) and Truth, the
// operators + - * / of Float, + - * & | ^ of Bits, & of Truth, and the members
// that PlainArithmetic has. Nothing branches, and both sides of a choice are
// computed, but for the rare side of `usually`.
//
// Error: every result is within 2^-31 of its size, before it is rounded to
// single. hypot is good for doubles too. Polynomials are minimax ones (Remez)
// in the relative error of the function; the comment of each tells interval,
// degree and error. Methods: Cody and Waite, Software Manual for the Elementary
// Functions; Payne and Hanek, Radian reduction for trigonometric functions
// (1983); Tang, Table-driven implementation of the exponential function (1989);
// Muller, Elementary Functions.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARYTEXT_H
#define RUNMAT_DEFINITIONS_ELEMENTARYTEXT_H

#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace runmat {

/// Evaluates the text.
struct PlainArithmetic {
  using Float = double;
  using Bits = uint64_t;
  using Truth = bool;

  Float literal(double x) const { return x; }
  Bits pattern(uint64_t bits) const { return bits; }
  Bits bitsOf(Float x) const { return std::bit_cast<uint64_t>(x); }
  Float ofBits(Bits bits) const { return std::bit_cast<double>(bits); }
  Bits shiftLeft(Bits bits, unsigned by) const { return bits << by; }
  /// Copies of the highest bit come in from the left.
  Bits shiftRight(Bits bits, unsigned by) const {
    return Bits(int64_t(bits) >> by);
  }
  /// Ordered comparisons: false with a NaN.
  Truth less(Float x, Float y) const { return x < y; }
  Truth equal(Float x, Float y) const { return x == y; }
  Float select(Truth condition, Float x, Float y) const {
    return condition ? x : y;
  }
  /// `common` where the condition holds, as it nearly always does; elsewhere
  /// what `rare` makes.
  template <typename Rare>
  Float usually(Truth condition, Float common, Rare rare) const {
    return condition ? common : rare();
  }
  Float floor(Float x) const { return std::floor(x); }
  Float sqrt(Float x) const { return std::sqrt(x); }
};

template <typename Arithmetic> class ElementaryText {
public:
  using Float = typename Arithmetic::Float;
  using Bits = typename Arithmetic::Bits;
  using Truth = typename Arithmetic::Truth;

  explicit ElementaryText(Arithmetic arithmetic = {}) : a(arithmetic) {}

  Float exp(Float x) const;
  Float expm1(Float x) const;
  Float log(Float x) const;
  Float log2(Float x) const;
  Float log10(Float x) const;
  Float log1p(Float x) const;
  Float sin(Float x) const;
  Float cos(Float x) const;
  Float tan(Float x) const;
  Float asin(Float x) const;
  Float acos(Float x) const;
  Float atan(Float x) const;
  Float atan2(Float y, Float x) const;
  Float sinh(Float x) const;
  Float cosh(Float x) const;
  Float tanh(Float x) const;
  /// IEEE pow, except that it is NaN for every negative x with a y that is not
  /// whole.
  Float power(Float x, Float y) const;
  /// The length of the vector (x, y), of doubles too: within 0.6 units in the
  /// last place. An infinity counts more than NaN.
  Float hypot(Float x, Float y) const;

protected:
  static constexpr uint64_t signMask = uint64_t(1) << 63;
  static constexpr double infinity = std::numeric_limits<double>::infinity();
  static constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
  static constexpr double ln2 = 0x1.62e42fefa39efp-1;
  static constexpr double log2OfE = 0x1.71547652b82fep+0;
  static constexpr double pi = 0x1.921fb54442d18p+1;
  /// Adding it rounds |x| < 2^51 to a whole number, to even, whose low bits are
  /// then those of the sum.
  static constexpr double rounder = 0x1.8p+52;

  Float lit(double x) const { return a.literal(x); }
  Float magnitude(Float x) const {
    return a.ofBits(a.bitsOf(x) & a.pattern(~signMask));
  }
  Bits signOf(Float x) const { return a.bitsOf(x) & a.pattern(signMask); }
  Float flip(Float x, Bits sign) const { return a.ofBits(a.bitsOf(x) ^ sign); }
  /// x, which is not negative or has this sign already, with the sign.
  Float withSign(Float x, Bits sign) const {
    return a.ofBits(a.bitsOf(x) | sign);
  }
  /// True for -0 too.
  Truth isNegative(Float x) const {
    return a.less(withSign(lit(1), signOf(x)), lit(0));
  }
  Truth isWhole(Float x) const { return a.equal(a.floor(x), x); }
  /// NaN passes.
  Float atLeast(Float x, double low) const {
    return a.select(a.less(x, lit(low)), lit(low), x);
  }
  Float atMost(Float x, double high) const {
    return a.select(a.less(lit(high), x), lit(high), x);
  }
  /// All NaNs become one, whatever the device makes of an invalid operation.
  Float finish(Float x) const {
    return a.select(a.equal(x, x), x, lit(notANumber));
  }

  /// c[0] + c[1]*x + …: Horner's rule in x^2, whose coefficients are the
  /// neighbours c[i] + c[i+1]*x; half as long a chain of operations.
  template <size_t n> Float polynomial(Float x, const double (&c)[n]) const {
    Float square = x * x;
    auto pair = [&](size_t i) {
      return i + 1 < n ? x * lit(c[i + 1]) + lit(c[i]) : lit(c[i]);
    };
    size_t last = (n - 1) / 2 * 2;
    Float sum = pair(last);
    for (size_t i = last; i > 0; i -= 2)
      sum = sum * square + pair(i - 2);
    return sum;
  }

  /// 2^k, where `sum` is k + rounder and |k| < 1023.
  Float powerOfTwo(Float sum) const {
    return a.ofBits(a.shiftLeft(a.bitsOf(sum), 52) +
                    a.pattern(uint64_t(1023) << 52));
  }
  Float expm1OfReduced(Float r) const;
  /// e^x = scale*(1+q); e^x - 1 = scale*q + (scale-1) without cancellation.
  struct Exponential {
    Float q, scale;
  };
  Exponential exponential(Float x) const;
  Float expm1Of(Float x) const;

  /// log(u) = k*ln2 + mantissa, 0 < u < Inf; finite for every u.
  struct Logarithm {
    Float k, mantissa;
  };
  Logarithm logarithm(Float u) const;
  Float logOfMantissa(Float f) const;
  struct Split {
    Float k, m;
  };
  Split split(Float u) const;
  Float withLogSpecials(Float u, Float log) const;

  /// high + low turns of 2*pi, less some whole ones.
  struct Turns {
    Float high, low;
  };
  Turns turns(Float x) const;
  Float moved(Float x, double by) const { return by == 0 ? x : x + lit(by); }
  Float restOfTurns(Turns t, double ahead) const;
  Float restOf(Float x, double ahead) const;
  Float sinOfRest(Float rest) const;

  Float angle(Float y, Float x) const;
  Float signedAngle(Float y, Float x) const;

  Arithmetic a;
};

using PlainElementary = ElementaryText<PlainArithmetic>;

//===----------------------------------------------------------------------===//
// Exponentials
//===----------------------------------------------------------------------===//

/// e^r - 1 for |r| <= ln2/2: r + r^2*p(r), degree 5, error 2^-32.
template <typename Arithmetic>
auto ElementaryText<Arithmetic>::expm1OfReduced(Float r) const -> Float {
  Float p = polynomial(r, {0x1.0000002606474p-1, 0x1.555554ef44bf3p-3,
                           0x1.5554b0ed1e6b6p-5, 0x1.111189a94da45p-7,
                           0x1.6d723d7e2e0a7p-10, 0x1.a032ad6352e66p-13});
  return p * (r * r) + r;
}

/// x = k*ln2 + r with |x| <= 160. One constant ln2 is enough: the product is
/// off by 2^-46 at most.
template <typename Arithmetic>
auto ElementaryText<Arithmetic>::exponential(Float x) const -> Exponential {
  Float sum = x * lit(log2OfE) + lit(rounder);
  Float k = sum - lit(rounder);
  return {expm1OfReduced(x - k * lit(ln2)), powerOfTwo(sum)};
}

template <typename Arithmetic>
auto ElementaryText<Arithmetic>::expm1Of(Float x) const -> Float {
  Exponential e = exponential(x);
  return e.q * e.scale + (e.scale - lit(1));
}

/// Beyond 110 singles overflow, or vanish, all the same.
template <typename Arithmetic>
auto ElementaryText<Arithmetic>::exp(Float x) const -> Float {
  Exponential e = exponential(atLeast(atMost(x, 110), -110));
  return finish((e.q + lit(1)) * e.scale);
}

template <typename Arithmetic>
auto ElementaryText<Arithmetic>::expm1(Float x) const -> Float {
  Float result = expm1Of(atLeast(atMost(x, 110), -110));
  return finish(withSign(result, signOf(x)));
}

/// With t = e^|x| - 1: (t + t/(t+1)) / 2.
template <typename Arithmetic>
auto ElementaryText<Arithmetic>::sinh(Float x) const -> Float {
  Float t = expm1Of(atMost(magnitude(x), 110));
  Float result = (t + t / (t + lit(1))) * lit(0.5);
  return finish(withSign(result, signOf(x)));
}

template <typename Arithmetic>
auto ElementaryText<Arithmetic>::cosh(Float x) const -> Float {
  Exponential parts = exponential(atMost(magnitude(x), 110));
  Float e = (parts.q + lit(1)) * parts.scale;
  return finish((e + lit(1) / e) * lit(0.5));
}

/// With t = e^(2|x|) - 1: t/(t+2), which is 1 in single from 10 on.
template <typename Arithmetic>
auto ElementaryText<Arithmetic>::tanh(Float x) const -> Float {
  Float t = expm1Of(atMost(magnitude(x), 32) * lit(2));
  return finish(withSign(t / (t + lit(2)), signOf(x)));
}

//===----------------------------------------------------------------------===//
// Logarithms
//===----------------------------------------------------------------------===//

/// u = m*2^k with m in [sqrt(1/2), sqrt(2)).
template <typename Arithmetic>
auto ElementaryText<Arithmetic>::split(Float u) const -> Split {
  Bits rootOfHalf = a.pattern(0x3fe6a09e667f3bcd);
  Bits k = a.shiftRight(a.bitsOf(u) - rootOfHalf, 52);
  Bits zero = a.pattern(std::bit_cast<uint64_t>(rounder));
  return {a.ofBits(k + zero) - lit(rounder),
          a.ofBits(a.bitsOf(u) - a.shiftLeft(k, 52))};
}

/// log(1+f) = 2*atanh(s), s = f/(2+f), sqrt(1/2) <= 1+f <= sqrt(2): 2s +
/// s^3*p(s^2), degree 4, error 2^-44.
template <typename Arithmetic>
auto ElementaryText<Arithmetic>::logOfMantissa(Float f) const -> Float {
  Float s = f / (f + lit(2));
  Float z = s * s;
  Float p = polynomial(z, {0x1.555555561e472p-1, 0x1.999996a9402a6p-2,
                           0x1.249411f23f4eep-2, 0x1.c62b135f57bc7p-3,
                           0x1.9115a0762b513p-3});
  return p * (z * s) + lit(2) * s;
}

template <typename Arithmetic>
auto ElementaryText<Arithmetic>::logarithm(Float u) const -> Logarithm {
  auto [k, m] = split(u);
  return {k, logOfMantissa(m - lit(1))};
}

/// -Inf at 0, NaN below.
template <typename Arithmetic>
auto ElementaryText<Arithmetic>::withLogSpecials(Float u, Float log) const
    -> Float {
  Float atZero = a.select(a.equal(u, lit(0)), lit(-infinity), lit(notANumber));
  Float above = a.select(a.less(u, lit(infinity)), log, lit(infinity));
  return a.select(a.less(lit(0), u), above, atZero);
}

template <typename Arithmetic>
auto ElementaryText<Arithmetic>::log(Float x) const -> Float {
  auto [k, mantissa] = logarithm(x);
  return withLogSpecials(x, k * lit(ln2) + mantissa);
}

template <typename Arithmetic>
auto ElementaryText<Arithmetic>::log2(Float x) const -> Float {
  auto [k, mantissa] = logarithm(x);
  return withLogSpecials(x, k + mantissa * lit(log2OfE));
}

template <typename Arithmetic>
auto ElementaryText<Arithmetic>::log10(Float x) const -> Float {
  constexpr double log10Of2 = 0x1.34413509f79ffp-2;
  constexpr double log10OfE = 0x1.bcb7b1526e50ep-2;
  auto [k, mantissa] = logarithm(x);
  return withLogSpecials(x, k * lit(log10Of2) + mantissa * lit(log10OfE));
}

/// 1+x loses digits of a small x, but then k is 0 and x itself is 1+x less 1.
template <typename Arithmetic>
auto ElementaryText<Arithmetic>::log1p(Float x) const -> Float {
  Float u = lit(1) + x;
  auto [k, m] = split(u);
  Float f = a.select(a.equal(k, lit(0)), x, m - lit(1));
  Float result = k * lit(ln2) + logOfMantissa(f);
  return withLogSpecials(u, withSign(result, signOf(x)));
}

//===----------------------------------------------------------------------===//
// Sine, cosine, tangent
//===----------------------------------------------------------------------===//

/// x/(2*pi) for x >= 0, less whole turns. Payne and Hanek's method on doubles:
/// 1/(2*pi) comes in three pieces of 29 bits, whose products with 24 digits of
/// x are exact, and a fourth rounded one. Pieces for x >= 2^70 leave out the
/// bits of 1/(2*pi) from 2^-47 up, whose products are whole turns because x is
/// a multiple of 2^47; those for x >= 2^114 the bits from 2^-91 up. So the
/// first product is below 2^67, and less its whole turns below 1, the second
/// below 2^38. The three are added exactly by Fast2Sum, which holds because
/// each is a multiple of the next one's last place; low is below 2^-14. What is
/// lost is below 2^-67 turns, 2^-72 for most x; the measured error of the
/// results (docs/numerics.md) covers the singles closest to multiples of a
/// quarter turn (16367173*2^72 is 2^-32 turns off).
template <typename Arithmetic>
auto ElementaryText<Arithmetic>::turns(Float x) const -> Turns {
  constexpr double pieces[3][4] = {
      {0x1.45f306dp-3, 0x1.9391054p-32, 0x1.4fe13abp-61, 0x1.d1f534ddc0db6p-90},
      {0x1.054a7fp-48, 0x1.3abe8fap-77, 0x1.34ddc0dp-106,
       0x1.6c52b32788721p-135},
      {0x1.47d4d37p-92, 0x1.c0db628p-122, 0x1.5993c43p-150,
       0x1.2083fca2c757cp-179}};
  Truth isLarge = a.less(lit(0x1p+70), x), isHuge = a.less(lit(0x1p+114), x);
  auto product = [&](unsigned i) {
    Float large = a.select(isHuge, lit(pieces[2][i]), lit(pieces[1][i]));
    return x * a.select(isLarge, large, lit(pieces[0][i]));
  };
  Float first = product(0), second = product(1), third = product(2);
  first = first - a.floor(first);
  Float both = first + second;
  Float high = both + third;
  Float low = (second - (both - first)) + (third - (high - both));
  return {high, low + product(3)};
}

/// t + ahead, ahead 0 or a quarter, less the nearest half turns, negated if
/// their number is odd: at most a quarter turn, with the same sine.
template <typename Arithmetic>
auto ElementaryText<Arithmetic>::restOfTurns(Turns t, double ahead) const
    -> Float {
  constexpr double halfRounder = rounder / 2; // to halves
  Float sum = moved(t.high, ahead) + lit(halfRounder);
  Float centre = moved(sum - lit(halfRounder), -ahead);
  Float rest = (t.high - centre) + t.low;
  return flip(rest, a.shiftLeft(a.bitsOf(sum), 63));
}

/// The same of x/(2*pi). Two pieces of 1/(2*pi) are enough below 2^20: the
/// first product is exact, the second off by 2^-64, and no single there is
/// within 2^-33 of a half turn.
template <typename Arithmetic>
auto ElementaryText<Arithmetic>::restOf(Float x, double ahead) const -> Float {
  Turns near{x * lit(0x1.45f306dp-3), x * lit(0x1.9391054a7f09dp-32)};
  return a.usually(a.less(magnitude(x), lit(0x1p+20)), restOfTurns(near, ahead),
                   [&] {
                     Float rest = restOfTurns(turns(magnitude(x)), ahead);
                     return ahead == 0 ? flip(rest, signOf(x)) : rest;
                   });
}

/// sin(2*pi*t) for |t| <= 1/4: t*p(t^2), degree 5, error 2^-35.
template <typename Arithmetic>
auto ElementaryText<Arithmetic>::sinOfRest(Float rest) const -> Float {
  return rest *
         polynomial(rest * rest, {0x1.921fb5441e44bp+2, -0x1.4abbce4f17e0cp+5,
                                  0x1.466bbfc1a6dc7p+6, -0x1.32d111e09cdb4p+6,
                                  0x1.500ff2ba3a9c2p+5, -0x1.cc33c86cfd514p+3});
}

template <typename Arithmetic>
auto ElementaryText<Arithmetic>::sin(Float x) const -> Float {
  return finish(sinOfRest(restOf(x, 0)));
}

template <typename Arithmetic>
auto ElementaryText<Arithmetic>::cos(Float x) const -> Float {
  return finish(sinOfRest(restOf(x, 0.25)));
}

template <typename Arithmetic>
auto ElementaryText<Arithmetic>::tan(Float x) const -> Float {
  return finish(sinOfRest(restOf(x, 0)) / sinOfRest(restOf(x, 0.25)));
}

//===----------------------------------------------------------------------===//
// Inverse functions
//===----------------------------------------------------------------------===//

/// The angle of (x, y), both at least 0. Beyond pi/8 and 3*pi/8 the tangent is
/// taken relative to pi/4 and pi/2; then t + t^3*p(t^2) for |t| <= tan(pi/8),
/// degree 7, error 2^-45. The bounds keep quotients of two zeros or two
/// infinities out, and are beyond those of all finite singles.
template <typename Arithmetic>
auto ElementaryText<Arithmetic>::angle(Float y, Float x) const -> Float {
  y = atMost(y, 0x1p+1000);
  x = atLeast(atMost(x, 0x1p+1000), 0x1p-1000);
  Truth isMiddle = a.less(x * lit(0x1.a827999fcef32p-2), y);
  Truth isSteep = a.less(x * lit(0x1.3504f333f9de6p+1), y);
  auto choose = [&](Float steep, Float middle, Float flat) {
    return a.select(isSteep, steep, a.select(isMiddle, middle, flat));
  };
  Float base = choose(lit(pi / 2), lit(pi / 4), lit(0));
  Float negated = flip(x, a.pattern(signMask));
  Float t = choose(negated, y - x, y) / choose(y, y + x, x);
  Float z = t * t;
  Float p = polynomial(z, {-0x1.555555550bd94p-2, 0x1.9999992bcd208p-3,
                           -0x1.24922d05d6fe3p-3, 0x1.c715724aab4a8p-4,
                           -0x1.73e0d1c6ce7b3p-4, 0x1.35fc00941021dp-4,
                           -0x1.e26d8b61a234ep-5, 0x1.f9af3ff7f1fb6p-6});
  return base + (p * (z * t) + t);
}

/// atan2 for y >= 0.
template <typename Arithmetic>
auto ElementaryText<Arithmetic>::signedAngle(Float y, Float x) const -> Float {
  Float size = angle(y, magnitude(x));
  return a.select(isNegative(x), lit(pi) - size, size);
}

template <typename Arithmetic>
auto ElementaryText<Arithmetic>::atan(Float x) const -> Float {
  return finish(withSign(angle(magnitude(x), lit(1)), signOf(x)));
}

template <typename Arithmetic>
auto ElementaryText<Arithmetic>::atan2(Float y, Float x) const -> Float {
  return finish(withSign(signedAngle(magnitude(y), x), signOf(y)));
}

/// The angle whose sine is x; sqrt makes NaN of what is outside [-1, 1].
template <typename Arithmetic>
auto ElementaryText<Arithmetic>::asin(Float x) const -> Float {
  Float cosine = a.sqrt((lit(1) - x) * (lit(1) + x));
  return finish(withSign(angle(magnitude(x), cosine), signOf(x)));
}

template <typename Arithmetic>
auto ElementaryText<Arithmetic>::acos(Float x) const -> Float {
  return finish(signedAngle(a.sqrt((lit(1) - x) * (lit(1) + x)), x));
}

//===----------------------------------------------------------------------===//
// Powers
//===----------------------------------------------------------------------===//

/// 2^(y*log2|x|). Beyond 200 singles overflow, or vanish, all the same; up to
/// there an error of 2^-44 of the logarithm is 2^-37 of the result, so that one
/// double is enough for it.
template <typename Arithmetic>
auto ElementaryText<Arithmetic>::power(Float x, Float y) const -> Float {
  Float size = magnitude(x);
  auto [k, mantissa] = logarithm(size);
  Float log = withLogSpecials(size, k + mantissa * lit(log2OfE));
  // 1^y and x^0 are 1 also where the product is NaN.
  Float exponent = a.select(a.equal(size, lit(1)), lit(0), y * log);
  exponent = a.select(a.equal(y, lit(0)), lit(0), exponent);
  exponent = atLeast(atMost(exponent, 200), -200);
  Float sum = exponent + lit(rounder);
  Float rest = exponent - (sum - lit(rounder));
  Float result = (expm1OfReduced(rest * lit(ln2)) + lit(1)) * powerOfTwo(sum);
  Truth yIsWhole = isWhole(y);
  Float half = y * lit(0.5);
  Truth yIsOdd = yIsWhole & a.less(a.floor(half), half);
  result = flip(result, signOf(a.select(yIsOdd, x, lit(1))));
  Float ofNegative = a.select(yIsWhole, result, lit(notANumber));
  return finish(a.select(a.less(x, lit(0)), ofNegative, result));
}

//===----------------------------------------------------------------------===//
// The hypotenuse
//===----------------------------------------------------------------------===//

/// What sqrt(x^2 + y^2) rounds away comes back as a correction, x >= y > 0
/// (Borges, An improved algorithm for hypot(a,b), 2019). A power of two keeps
/// the squares in range.
template <typename Arithmetic>
auto ElementaryText<Arithmetic>::hypot(Float x, Float y) const -> Float {
  x = magnitude(x);
  y = magnitude(y);
  Truth inOrder = a.less(y, x);
  Float longer = a.select(inOrder, x, y), shorter = a.select(inOrder, y, x);
  Float scale = a.select(a.less(longer, lit(0x1p-450)), lit(0x1p+600), lit(1));
  scale = a.select(a.less(lit(0x1p+500), longer), lit(0x1p-600), scale);
  Float u = longer * scale, v = shorter * scale;
  Float root = a.sqrt(u * u + v * v);
  Float beyondV = root - v, beyondU = root - u;
  Float near =
      u * (lit(2) * beyondV - u) + (beyondV - lit(2) * (u - v)) * beyondV;
  Float far = lit(2) * beyondU * (u - lit(2) * v) +
              ((lit(4) * beyondU - v) * v + beyondU * beyondU);
  Float excess = a.select(a.less(lit(2) * v, root), far, near);
  Float result = (root - excess / (lit(2) * root)) * (lit(1) / scale);
  result = a.select(a.equal(root, lit(0)), lit(0), result);
  for (Float side : {x, y})
    result = a.select(a.equal(side, lit(infinity)), side, result);
  return finish(result);
}

} // namespace runmat

#endif // RUNMAT_DEFINITIONS_ELEMENTARYTEXT_H
