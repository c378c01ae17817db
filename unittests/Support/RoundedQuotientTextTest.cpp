//===- RoundedQuotientTextTest.cpp - singles divided by fma -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bit by bit against the machine's own.
//===----------------------------------------------------------------------===//
#include "ClassPoints.h"

#include "definitions/Elementary/RoundedQuotients.h"

using namespace runmat;
using namespace runmat::elementary;
using namespace runmat::test;

namespace {

const PlainArithmetic<float> a;

float any(float x) {
  return std::isnan(x) ? std::numeric_limits<float>::quiet_NaN() : x;
}

void expectSame(float got, float expected, float x, float y) {
  if (!haveSameBits(any(got), any(expected)))
    ADD_FAILURE() << std::hexfloat << got << " instead of " << expected
                  << " from " << x << " and " << y;
}

void expectQuotient(float x, float y) {
  expectSame(roundedQuotient(a, x, y), x / y, x, y);
}
void expectRoot(float x) { expectSame(roundedRoot(a, x), std::sqrt(x), x, x); }

float withDigits(uint32_t digits) {
  return std::bit_cast<float>(0x3f800000u | (digits & 0x7fffffu));
}

TEST(RoundedQuotientText, SpecialOperands) {
  const auto numbers = ClassPoints<float>().special().around(3).numbers;
  for (float x : numbers)
    for (float y : numbers)
      expectQuotient(x, y);
}

TEST(RoundedQuotientText, OperandsOfEverySize) {
  ClassPoints<float> points;
  const auto numbers =
      points.any(100000).uniform(300000, 1, 2).binades().numbers;
  for (size_t i = 0; i + 1 < numbers.size(); ++i)
    expectQuotient(numbers[i], numbers[i + 1]);
}

/// Below 2, inverses are as far from theirs as quotients from the middle of two
/// numbers.
TEST(RoundedQuotientText, DivisorsOfOnes) {
  for (uint32_t down = 1; down < 64; ++down)
    for (uint32_t digits = down; digits < 0x800000; digits += 1021)
      expectQuotient(withDigits(digits), withDigits(0x800000 - down));
  for (uint32_t digits = 0; digits < 0x800000; digits += 7)
    expectQuotient(withDigits(digits), withDigits(0x7fffff));
}

TEST(RoundedQuotientText, KnownDivisors) {
  ClassPoints<float> points;
  points.special().any(3000).uniform(30000, 1, 2).binades();
  for (float y : {10.0f, 3.0f, -7.0f, 0.1f, 1e-10f, 0x1.fffffep0f, 12345.0f})
    for (float x : points.numbers)
      expectSame(roundedQuotientByKnown(a, x, y), x / y, x, y);
}

TEST(RoundedQuotientText, RootsOfEverySize) {
  ClassPoints<float> points;
  for (float x : points.special().binades().any(10000).numbers)
    expectRoot(x);
  ClassPoints<float> squares;
  for (int i = 1; i < 4096; ++i)
    squares.around(i * i, 2);
  for (float x : squares.numbers)
    expectRoot(x);
}

/// The digits of a root depend on those of x, and on whether its exponent is
/// even.
TEST(RoundedQuotientText, RootsOfAllDigits) {
  for (uint32_t digits = 0; digits < 0x800000; digits += 5) {
    expectRoot(withDigits(digits));
    expectRoot(2 * withDigits(digits));
  }
}

} // namespace
