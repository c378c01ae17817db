//===- BoundedWords.cpp - logarithms and exponentials of words --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/BoundedWords.h"
#include "Builtins/DoubleDouble.h"

#include <cstddef>

namespace runmat::builtins::words {

namespace {

SignedWide fixed(DoubleDouble x, int digits) {
  const double up = std::ldexp(1.0, digits - 48);
  const double high = double(int64_t(x.high * up));
  const double rest = ((x.high * up - high) + x.low * up) * 0x1p48;
  return (SignedWide(high) << 48) + SignedWide(rest);
}

/// For logarithms and exponentials, made at the first call.
struct Constants {
  uint16_t factor[128];      ///< 1024/m in the middle of m's 128th.
  SignedWide ofFactor[128];  ///< -log(factor/1024)
  uint64_t exponentials[64]; ///< e^(i/64 - 1/2), in units of 2^-63
  SignedWide ln2, halfLogOfTwoPi;
  SignedWide ln2OfExponent;
  Constants();
};

Constants::Constants() {
  for (int i = 0; i < 128; ++i) {
    factor[i] = uint16_t(std::floor(1024 / (1 + (i + 0.5) / 128) + 0.5));
    ofFactor[i] = -fixed(logarithm(factor[i] / 1024.0), logarithmDigits);
  }
  for (int i = 0; i < 64; ++i)
    exponentials[i] =
        uint64_t(fixed(exponential(i / 64.0 - 0.5).value(), 64) >> 1);
  ln2 = fixed(logarithm(2), logarithmDigits);
  ln2OfExponent = fixed(logarithm(2), exponentDigits);
  halfLogOfTwoPi = fixed(logarithm(DoubleDouble(0x1.921fb54442d18p+2,
                                                0x1.1a62633145c07p-52)),
                         exponentDigits) /
                   2;
}

const Constants &constants() {
  static const Constants made;
  return made;
}

} // namespace

SignedWide halfLogOfTwoPi() { return constants().halfLogOfTwoPi; }

SignedWide logarithmOf(Word x) {
  const Constants &c = constants();
  const size_t i = (x.bits >> 56) & 127;
  const Wide product = Wide(x.bits) * c.factor[i];
  const auto f = int64_t(SignedWide(product - (Wide(1) << 73)) >> 3);
  const double y = double(f) * 0x1p-70, square = y * y;
  const double p = (1.0 / 3 - y / 4) + square * (1.0 / 5 - y / 6) +
                   square * square * ((1.0 / 7 - y / 8) + square / 9);
  const auto cubic = int64_t(y * square * p * 0x1p82);
  const SignedWide quadratic = (SignedWide(f) * f) >> 67;
  return c.ln2 * (x.exponent - 1) + c.ofFactor[i] + (SignedWide(f) << 4) -
         quadratic + (cubic >> 8);
}

SignedWide times(Word x, SignedWide logarithm) {
  const SignedWide high = SignedWide(x.bits >> 32) * logarithm;
  const SignedWide low = SignedWide(x.bits & 0xffffffff) * logarithm;
  const int by = 10 - x.exponent; // From 74 + 64 - 32 digits to 96.
  const SignedWide sum = high + (low >> 32);
  return by >= 0 ? sum >> by : sum << -by;
}

SignedWide exponentOf(Word x) {
  const int by = exponentDigits - 64 + x.exponent;
  return by >= 0    ? SignedWide(Wide(x.bits) << by)
         : by > -64 ? SignedWide(x.bits >> -by)
                    : 0;
}

Word exponentialOf(SignedWide x) {
  const Constants &c = constants();
  const double rough = double(int64_t(x >> 64)) * 0x1p-32;
  const double turns = rough * 1.4426950408889634;
  const auto k = int64_t(turns + std::copysign(0.5, turns));
  const SignedWide rest = x - c.ln2OfExponent * k;
  const auto i = int64_t((rest + (SignedWide(65) << (exponentDigits - 7))) >>
                         (exponentDigits - 6));
  const SignedWide small = rest + (SignedWide(32 - i) << (exponentDigits - 6));
  const auto t = int64_t(small >> (exponentDigits - 70));
  const double y = double(t) * 0x1p-70, square = y * y;
  const double p =
      (1.0 / 6 + y / 24) + square * ((1.0 / 120 + y / 720) + square / 5040);
  const auto cubic = int64_t(y * square * p * 0x1p63);
  const auto quadratic = int64_t((SignedWide(t) * t) >> 78);
  const uint64_t factor =
      (uint64_t(1) << 63) + uint64_t((t >> 7) + quadratic + cubic);
  const Wide product = Wide(factor) * c.exponentials[size_t(i)];
  // In units of 2^-126.
  const bool isLong = product >> 126 != 0;
  return {uint64_t(product >> (62 + isLong)), int(k) + isLong, 3};
}

} // namespace runmat::builtins::words
