//===- RandomText.h - random numbers ----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The one text of the random stream, over an `Arithmetic` of doubles as in
// Elementary/PlainArithmetic.h: what the interpreter evaluates is what compiled
// code contains, so that element k of a stream has the same bits everywhere.
// Methods: Salmon and others, Parallel random numbers: as easy as 1, 2, 3
// (2011); Box and Muller.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_RANDOMTEXT_H
#define RUNMAT_DEFINITIONS_RANDOMTEXT_H

#include "definitions/Elementary/TextParts.h"

#include <array>

namespace runmat {

template <typename Arithmetic> class RandomText {
public:
  static_assert(!Arithmetic::isSingle);
  using Bits = typename Arithmetic::Bits;
  using Float = typename Arithmetic::Float;
  /// Four words, each below 2^32.
  using Block = std::array<Bits, 4>;

  explicit RandomText(Arithmetic arithmetic = {}) : a(arithmetic) {}

  /// Philox4x32-10.
  Block philox(Block counter, Bits key0, Bits key1) const;
  /// The words of element `counter` of the stream of a seed below 2^32.
  Block words(Bits counter, Bits seed) const {
    Bits zero = a.pattern(0);
    return philox({low(counter), high(counter), zero, zero}, seed, zero);
  }

  /// Uniform in the open interval (0,1): an odd multiple of 2^-53.
  Float uniform(Bits lowWord, Bits highWord) const;
  /// The multiple of 2^-24 that stands for a uniform number in single, where
  /// rounding could reach 1: the middle of the 2^23 parts that it lies in.
  Float uniformSingle(Float u) const {
    return (a.floor(u * lit(0x1p+23)) + lit(0.5)) * lit(0x1p-23);
  }
  /// Normal, from two uniform numbers.
  Float normal(Float u, Float v) const;

  /// Element `counter` of a stream.
  Float uniformAt(Bits counter, Bits seed) const {
    Block w = words(counter, seed);
    return uniform(w[0], w[1]);
  }
  Float uniformSingleAt(Bits counter, Bits seed) const {
    return uniformSingle(uniformAt(counter, seed));
  }
  Float normalAt(Bits counter, Bits seed) const {
    Block w = words(counter, seed);
    return normal(uniform(w[0], w[1]), uniform(w[2], w[3]));
  }

private:
  Float lit(double x) const { return a.literal(x); }
  Float logarithm(Float u) const;
  Float sineOfTurns(Float t) const;
  Bits low(Bits x) const { return x & a.pattern(0xffffffff); }
  Bits high(Bits x) const { return low(a.shiftRight(x, 32)); }

  Arithmetic a;
};

using PlainRandom = RandomText<elementary::PlainArithmetic<double>>;

template <typename Arithmetic>
auto RandomText<Arithmetic>::philox(Block x, Bits key0, Bits key1) const
    -> Block {
  constexpr uint32_t steps[2] = {0x9E3779B9, 0xBB67AE85};
  uint32_t ahead[2] = {0, 0};
  for (int round = 0; round < 10; ++round) {
    Bits first = x[0] * a.pattern(0xD2511F53);
    Bits second = x[2] * a.pattern(0xCD9E8D57);
    Bits k0 = low(key0 + a.pattern(ahead[0]));
    Bits k1 = low(key1 + a.pattern(ahead[1]));
    x = {high(second) ^ x[1] ^ k0, low(second), high(first) ^ x[3] ^ k1,
         low(first)};
    ahead[0] += steps[0];
    ahead[1] += steps[1];
  }
  return x;
}

/// The 52 highest bits follow the point of a number in [1,2).
template <typename Arithmetic>
auto RandomText<Arithmetic>::uniform(Bits lowWord, Bits highWord) const
    -> Float {
  Bits fraction = a.shiftLeft(highWord, 20) | a.shiftRight(lowWord, 12);
  return a.ofBits(fraction | a.pattern(uint64_t(1023) << 52)) -
         lit(1 - 0x1p-53);
}

/// log(m*2^k), sqrt(1/2) <= m < sqrt(2): k*ln2 + 2s + s^3*p(s^2) with s =
/// f/(2+f), f = m-1; p of degree 4, error 2^-44. Sums and products are rounded
/// one by one: where a device has no fma, a normal takes no more than these.
template <typename Arithmetic>
auto RandomText<Arithmetic>::logarithm(Float u) const -> Float {
  constexpr double rounder = 0x1.8p+52;
  Bits rootOfHalf = a.pattern(0x3fe6a09e667f3bcd);
  Bits exponent = a.shiftRight(a.bitsOf(u) - rootOfHalf, 52);
  Float k = a.ofBits(exponent + a.pattern(std::bit_cast<uint64_t>(rounder))) -
            lit(rounder);
  Float f = a.ofBits(a.bitsOf(u) - a.shiftLeft(exponent, 52)) - lit(1);
  Float s = f / (f + lit(2)), z = s * s, y = z * z;
  Float p = (lit(0x1.9115a0762b513p-3) * y +
             (z * lit(0x1.c62b135f57bc7p-3) + lit(0x1.249411f23f4eep-2))) *
                y +
            (z * lit(0x1.999996a9402a6p-2) + lit(0x1.555555561e472p-1));
  return k * lit(0x1.62e42fefa39efp-1) + (p * (z * s) + lit(2) * s);
}

/// sin(2*pi*t) for |t| <= 1/4: t*p(t^2), degree 5, error 2^-35.
template <typename Arithmetic>
auto RandomText<Arithmetic>::sineOfTurns(Float t) const -> Float {
  Float z = t * t, y = z * z;
  Float p = ((z * lit(-0x1.cc33c86cfd514p+3) + lit(0x1.500ff2ba3a9c2p+5)) * y +
             (z * lit(-0x1.32d111e09cdb4p+6) + lit(0x1.466bbfc1a6dc7p+6))) *
                y +
            (z * lit(-0x1.4abbce4f17e0cp+5) + lit(0x1.921fb5441e44bp+2));
  return t * p;
}

/// sqrt(-2*log(u)) times the sine of an angle in (-pi/2, pi/2), which has the
/// distribution of the cosine of any angle. u < 1, so the root is of a positive
/// number.
template <typename Arithmetic>
auto RandomText<Arithmetic>::normal(Float u, Float v) const -> Float {
  Float turns = (v - lit(0.5)) * lit(0.5);
  return a.sqrt(lit(-2) * logarithm(u)) * sineOfTurns(turns);
}

} // namespace runmat

#endif // RUNMAT_DEFINITIONS_RANDOMTEXT_H
