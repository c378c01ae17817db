//===- RandomText.h - random numbers ----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The one text of the random stream, over an `Arithmetic` as in
// ElementaryText.h: what the interpreter evaluates is what compiled code
// contains, so that element k of a stream has the same bits everywhere. Method:
// Salmon and others, Parallel random numbers: as easy as 1, 2, 3 (2011); Box
// and Muller.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_RANDOMTEXT_H
#define RUNMAT_DEFINITIONS_RANDOMTEXT_H

#include "definitions/ElementaryText.h"

#include <array>

namespace runmat {

template <typename Arithmetic>
class RandomText : private ElementaryText<Arithmetic> {
  using Base = ElementaryText<Arithmetic>;
  using Base::a, Base::lit;

public:
  using typename Base::Bits;
  using typename Base::Float;
  /// Four words, each below 2^32.
  using Block = std::array<Bits, 4>;

  explicit RandomText(Arithmetic arithmetic = {}) : Base(arithmetic) {}

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
  Bits low(Bits x) const { return x & a.pattern(0xffffffff); }
  Bits high(Bits x) const { return low(a.shiftRight(x, 32)); }
};

using PlainRandom = RandomText<PlainArithmetic>;

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

/// sqrt(-2*log(u)) times the sine of an angle in (-pi/2, pi/2), which has the
/// distribution of the cosine of any angle. u < 1, so the root is of a positive
/// number.
template <typename Arithmetic>
auto RandomText<Arithmetic>::normal(Float u, Float v) const -> Float {
  auto [k, mantissa] = this->logarithm(u);
  Float log = k * lit(Base::ln2) + mantissa;
  Float turns = (v - lit(0.5)) * lit(0.5);
  return a.sqrt(lit(-2) * log) * this->sinOfRest(turns);
}

} // namespace runmat

#endif // RUNMAT_DEFINITIONS_RANDOMTEXT_H
