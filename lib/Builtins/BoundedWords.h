//===- BoundedWords.h - words of 64 bits that know their error --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For what needs somewhat more than the digits of a double, and less time than
// double words take.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_BOUNDEDWORDS_H
#define RUNMAT_BUILTINS_BOUNDEDWORDS_H

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>

namespace runmat::builtins::words {

__extension__ typedef unsigned __int128 Wide;
__extension__ typedef __int128 SignedWide;

inline uint64_t roundedProduct(uint64_t x, uint64_t y) {
  return uint64_t((Wide(x) * y + (Wide(1) << 63)) >> 64);
}

/// bits * 2^(exponent-64), where the highest bit is set, and `error` units of
/// the last bit.
struct Word {
  uint64_t bits;
  int exponent;
  double error = 1;
};

/// Of a normal number.
inline double powerOfTwo(int exponent) {
  return std::bit_cast<double>(uint64_t(exponent + 1023) << 52);
}

inline Word normalized(uint64_t bits, int exponent, double error) {
  const int by = std::countl_zero(bits);
  return {bits << by, exponent - by, error * powerOfTwo(by)};
}

/// Of a normal x > 0.
inline Word wordOf(double x) {
  const uint64_t pattern = std::bit_cast<uint64_t>(x);
  const int exponent = int(pattern >> 52) - 1022;
  return {(pattern << 11) | (uint64_t(1) << 63), exponent, 0};
}

inline double valueOf(uint64_t x) { return double(int64_t(x >> 1)) * 2; }
inline uint64_t wholeOf(double x) { return uint64_t(int64_t(x / 2)) << 1; }

inline Word operator*(Word x, Word y) {
  const uint64_t bits = roundedProduct(x.bits, y.bits);
  const bool isShort = bits >> 63 == 0;
  return {bits << isShort, x.exponent + y.exponent - isShort,
          x.error + y.error + 1};
}

/// 2^127/x for x with the highest bit set, by a step of Newton's from the
/// quotient of doubles, from below.
inline uint64_t inverse(uint64_t x) {
  const uint64_t guess = wholeOf((1 - 0x1p-51) * 0x1p127 / valueOf(x));
  const Wide rest = (Wide(1) << 127) - Wide(guess) * x;
  return guess + uint64_t((Wide(uint64_t(rest >> 16)) * guess) >> 111);
}

inline Word inverse(Word x) {
  // The inverse of a power of two has no room.
  if (x.bits << 1 == 0)
    return {x.bits, 2 - x.exponent, x.error};
  return {inverse(x.bits), 1 - x.exponent, x.error + 2};
}

/// x in units of 2^-digits, which has room for it.
inline uint64_t fixed(Word x, int digits) {
  const int by = 64 - x.exponent - digits;
  if (by <= 0)
    return x.bits << -by;
  return by > 64 ? 0 : uint64_t((Wide(x.bits) + (Wide(1) << (by - 1))) >> by);
}

/// 1 - x for x < 1.
inline Word complement(Word x) {
  if (x.exponent < -63)
    return {~uint64_t(0), 0, 1};
  const uint64_t lacking = x.exponent == 0 ? x.bits : x.bits >> -x.exponent;
  return normalized(0 - lacking, 0, x.error * powerOfTwo(x.exponent) + 1);
}

/// Nothing where it is not certain, or hardly normal.
inline std::optional<double> rounded(Word x) {
  if (x.exponent < -1080)
    return 0.0;
  if (x.exponent > 1030)
    return std::numeric_limits<double>::infinity();
  const double off = double(x.bits & 2047) - 1024;
  if (std::abs(off) <= x.error || std::abs(x.exponent) > 960)
    return std::nullopt;
  const uint64_t nearest = (x.bits >> 11) + ((x.bits >> 10) & 1);
  return double(int64_t(nearest)) * powerOfTwo(x.exponent - 53);
}

/// Signed numbers in units of 2^-96 hold exponents, logarithms those of 2^-74.
inline constexpr int exponentDigits = 96, logarithmDigits = 74;

/// log(2*pi)/2, as an exponent.
SignedWide halfLogOfTwoPi();

/// By a table (Tang, Table-driven implementation of the logarithm function in
/// IEEE floating-point arithmetic, 1990): x*factor = 1+f, and f - f^2/2 is all
/// that needs more than the digits of a double.
SignedWide logarithmOf(Word x);

/// x times a logarithm, as an exponent.
SignedWide times(Word x, SignedWide logarithm);

/// x, as an exponent.
SignedWide exponentOf(Word x);

/// e^x: k*ln2, a table for the 64ths, and a series of which only the first
/// terms need more than the digits of a double (Tang, Table-driven
/// implementation of the exponential function in IEEE floating-point
/// arithmetic, 1989).
Word exponentialOf(SignedWide x);

} // namespace runmat::builtins::words

#endif // RUNMAT_BUILTINS_BOUNDEDWORDS_H
