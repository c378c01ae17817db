//===- SpecialFormats.cpp - formats that fit any number ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/SpecialFormats.h"

#include "Values/Fraction.h"
#include "Values/NumberText.h"

#include <bit>
#include <cmath>

namespace runmat {

std::string hexText(uint64_t bits, int digits) {
  std::string text(size_t(digits), '0');
  for (; digits > 0; bits >>= 4)
    text[size_t(--digits)] = "0123456789abcdef"[bits & 15];
  return text;
}

static std::string bankText(double part, bool) { return fixedText(part, 2); }

static std::string hexadecimal(double part, bool isSingle) {
  return isSingle ? hexText(std::bit_cast<uint32_t>(float(part)), 8)
                  : hexText(std::bit_cast<uint64_t>(part), 16);
}

static std::string signText(double part, bool) {
  return part > 0 ? "+" : part < 0 ? "-" : " ";
}

/// `3.1416e+000`: the exponent is a multiple of three, and the number before
/// it, from 1 to 1000, has so many digits behind the point.
static std::string engineering(double part, int decimals) {
  if (!std::isfinite(part))
    return generalText(part, 5);
  int exponent = part == 0 ? 0 : decimalExponent(part);
  exponent -= ((exponent % 3) + 3) % 3;
  std::string number = fixedText(part / powerOfTen(exponent), decimals);
  if (std::abs(std::stod(number)) >= 1000) {
    exponent += 3;
    number = fixedText(part / powerOfTen(exponent), decimals);
  }
  std::string digits = std::to_string(std::abs(exponent));
  digits.insert(0, 3 - std::min<size_t>(3, digits.size()), '0');
  return number + (exponent < 0 ? "e-" : "e+") + digits;
}

static std::string shortEngineering(double part, bool) {
  return engineering(part, 4);
}

/// Fifteen digits in all, of a single seven.
static std::string longEngineering(double part, bool isSingle) {
  const bool hasExponent = part != 0 && std::isfinite(part);
  const int before =
      hasExponent ? ((decimalExponent(part) % 3) + 3) % 3 + 1 : 1;
  return engineering(part, (isSingle ? 7 : 15) - before);
}

static std::string rational(double part, bool) {
  constexpr int digits = 6;
  return Fraction(part, fractionTolerance * std::abs(part)).ratioText(digits);
}

const SpecialFormat *findSpecialFormat(DisplayFormat::Digits digits) {
  using Digits = DisplayFormat::Digits;
  static constexpr SpecialFormat table[] = {
      {Digits::Bank, 14, 14, bankText},
      {Digits::Hex, 19, 11, hexadecimal},
      {Digits::Plus, 1, 1, signText},
      {Digits::Rational, 15, 15, rational},
      {Digits::ShortEng, 16, 16, shortEngineering},
      {Digits::LongEng, 25, 17, longEngineering}};
  for (const SpecialFormat &format : table)
    if (format.digits == digits)
      return &format;
  return nullptr;
}

} // namespace runmat
