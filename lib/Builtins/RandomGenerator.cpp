//===- RandomGenerator.cpp - state of the random numbers --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/RandomGenerator.h"

namespace runmat {

MersenneTwister::MersenneTwister(uint32_t seed) {
  state[0] = seed;
  for (uint32_t i = 1; i < size; ++i)
    state[i] = 1812433253u * (state[i - 1] ^ (state[i - 1] >> 30)) + i;
}

void MersenneTwister::twist() {
  constexpr size_t middle = 397;
  for (size_t i = 0; i < size; ++i) {
    const uint32_t both =
        (state[i] & 0x80000000u) | (state[(i + 1) % size] & 0x7fffffffu);
    const uint32_t mixed = (both >> 1) ^ (both & 1 ? 0x9908b0dfu : 0);
    state[i] = state[(i + middle) % size] ^ mixed;
  }
  next = 0;
}

uint32_t MersenneTwister::word() {
  if (next == size)
    twist();
  uint32_t y = state[next++];
  y ^= y >> 11;
  y ^= (y << 7) & 0x9d2c5680u;
  y ^= (y << 15) & 0xefc60000u;
  return y ^ (y >> 18);
}

double MersenneTwister::uniform() {
  double x = 0;
  while (x == 0) {
    const double high = word() >> 5, low = word() >> 6;
    x = (high * 0x1p+26 + low) * 0x1p-53;
  }
  return x;
}

/// MATLAB's seed 0 is the one that mt19937 takes when it is given none.
void RandomGenerator::start(Kind newKind, uint32_t newSeed) {
  kind = newKind;
  seed = newSeed;
  counter = 0;
  if (kind == Kind::Twister)
    twister = newSeed ? MersenneTwister(newSeed) : MersenneTwister();
}

} // namespace runmat
