//===- RandomGenerator.h - state of the random numbers ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// docs/numerics.md ("Random numbers") defines what the generators give.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_RANDOMGENERATOR_H
#define RUNMAT_BUILTINS_RANDOMGENERATOR_H

#include <array>
#include <cstddef>
#include <cstdint>

namespace runmat {

/// mt19937 of Matsumoto and Nishimura.
class MersenneTwister {
public:
  static constexpr size_t size = 624;
  using Words = std::array<uint32_t, size>;

  explicit MersenneTwister(uint32_t seed = 5489);
  /// The state that `words` and `position` gave before.
  MersenneTwister(const Words &words, size_t position)
      : state(words), next(position) {}

  uint32_t word();
  /// In the open interval (0,1), from 53 bits of two words.
  double uniform();

  const Words &words() const { return state; }
  size_t position() const { return next; }

private:
  void twist();

  Words state;
  size_t next = size;
};

/// The generator of a session.
struct RandomGenerator {
  enum class Kind { Philox, Twister };

  Kind kind = Kind::Philox;
  /// Below 2^32.
  uint64_t seed = 0;
  /// Of philox: how many numbers were drawn, below 2^53.
  uint64_t counter = 0;
  MersenneTwister twister;

  bool isPhilox() const { return kind == Kind::Philox; }
  /// From the start of the stream of a seed.
  void start(Kind newKind, uint32_t newSeed);
};

} // namespace runmat

#endif // RUNMAT_BUILTINS_RANDOMGENERATOR_H
