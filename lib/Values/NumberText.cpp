//===- NumberText.cpp - numbers as text -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/NumberText.h"

#include "Values/ElementTypes.h"
#include "Values/Value.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <limits>

namespace runmat {

namespace {

std::string upperCase(std::string text) {
  for (char &c : text)
    c = char(std::toupper(static_cast<unsigned char>(c)));
  return text;
}

/// `value` (finite, not negative) by std::to_chars.
template <typename T>
std::string toChars(T value, std::chars_format format, int precision) {
  // 309 digits before the point at most, and room for point and exponent.
  std::string buffer(size_t(std::max(precision, 0)) + 340, '\0');
  char *const end = buffer.data() + buffer.size();
  const auto result =
      precision < 0
          ? std::to_chars(buffer.data(), end, value, format)
          : std::to_chars(buffer.data(), end, value, format, precision);
  buffer.resize(size_t(result.ptr - buffer.data()));
  return buffer;
}

/// With '#', %g keeps trailing zeros: `precision` significant digits.
template <typename T> std::string alternateGeneral(T value, int precision) {
  const int digits = std::max(precision, 1);
  std::string scientific =
      toChars(value, std::chars_format::scientific, digits - 1);
  const int exponent = std::stoi(scientific.substr(scientific.find('e') + 1));
  if (exponent < -4 || exponent >= digits)
    return scientific;
  return toChars(value, std::chars_format::fixed, digits - 1 - exponent);
}

template <typename T>
std::string finiteDigits(const NumberFormat &format, T magnitude) {
  const int precision = format.precision < 0 ? 6 : format.precision;
  switch (std::tolower(format.conversion)) {
  case 'e':
    return toChars(magnitude, std::chars_format::scientific, precision);
  case 'f':
    return toChars(magnitude, std::chars_format::fixed, precision);
  case 'a':
    return "0x" +
           toChars(double(magnitude), std::chars_format::hex, format.precision);
  default:
    return format.alternate
               ? alternateGeneral(magnitude, precision)
               : toChars(magnitude, std::chars_format::general, precision);
  }
}

std::string signText(const NumberFormat &format, bool negative) {
  return negative ? "-" : format.plus ? "+" : format.space ? " " : "";
}

/// Pads sign and digits to the width.
std::string pad(const NumberFormat &format, const std::string &prefix,
                const std::string &digits, bool zeroPad) {
  const auto length = int64_t(prefix.size() + digits.size());
  const auto fill = size_t(std::max<int64_t>(0, format.width - length));
  if (format.leftAlign)
    return prefix + digits + std::string(fill, ' ');
  if (zeroPad)
    return prefix + std::string(fill, '0') + digits;
  return std::string(fill, ' ') + prefix + digits;
}

template <typename T>
std::string signedDigits(const NumberFormat &format, bool negative,
                         T magnitude) {
  std::string digits = finiteDigits(format, magnitude);
  if (std::isupper(static_cast<unsigned char>(format.conversion)))
    digits = upperCase(std::move(digits));
  return pad(format, signText(format, negative), digits, format.zeroPad);
}

} // namespace

std::string formatFloat(const NumberFormat &format, double value) {
  if (std::isnan(value))
    return pad(format, "", "NaN", false);
  if (std::isinf(value))
    return pad(format, signText(format, std::signbit(value)), "Inf", false);
  return signedDigits(format, std::signbit(value), std::abs(value));
}

std::string formatWideFloat(const NumberFormat &format, bool negative,
                            uint64_t magnitude) {
  return signedDigits(format, negative, Wide(magnitude));
}

std::string formatWhole(const NumberFormat &format, bool negative,
                        uint64_t magnitude) {
  const int base = format.conversion == 'o'                 ? 8
                   : std::tolower(format.conversion) == 'x' ? 16
                                                            : 10;
  char buffer[24];
  const auto end =
      std::to_chars(buffer, buffer + sizeof buffer, magnitude, base).ptr;
  std::string digits(buffer, end);
  if (format.precision == 0 && magnitude == 0)
    digits.clear();
  if (format.precision > int(digits.size()))
    digits.insert(0, size_t(format.precision) - digits.size(), '0');
  if (format.conversion == 'X')
    digits = upperCase(std::move(digits));
  std::string prefix = signText(format, negative);
  if (format.alternate && base == 16 && magnitude != 0)
    prefix += format.conversion == 'X' ? "0X" : "0x";
  if (format.alternate && base == 8 && (digits.empty() || digits[0] != '0'))
    digits.insert(0, "0");
  return pad(format, prefix, digits, format.zeroPad && format.precision < 0);
}

int64_t textLength(std::string_view utf8) {
  return int64_t(toUtf16(utf8).size());
}

std::string formatText(const NumberFormat &format, std::string_view utf8) {
  std::string text(utf8);
  if (format.precision >= 0) {
    std::u16string units = toUtf16(utf8);
    if (units.size() > size_t(format.precision))
      text = toUtf8(units.substr(0, size_t(format.precision)));
  }
  const int64_t length = textLength(text);
  const auto fill = size_t(std::max<int64_t>(0, format.width - length));
  return format.leftAlign ? text + std::string(fill, ' ')
                          : std::string(fill, ' ') + text;
}

std::string fixedText(double value, int precision) {
  NumberFormat format;
  format.conversion = 'f';
  format.precision = precision;
  return formatFloat(format, value);
}

std::string exponentText(double value, int precision) {
  NumberFormat format;
  format.conversion = 'e';
  format.precision = precision;
  return formatFloat(format, value);
}

std::string generalText(double value, int precision) {
  NumberFormat format;
  format.precision = precision;
  return formatFloat(format, value);
}

// The shortest digits that tell x from other numbers, never rounded up to the
// next power as a logarithm may be.
int decimalExponent(double x) {
  char text[32];
  const char *end =
      std::to_chars(text, std::end(text), x, std::chars_format::scientific).ptr;
  int exponent = 0;
  const char *mark = std::find(text, text + (end - text), 'e') + 1;
  std::from_chars(*mark == '+' ? mark + 1 : mark, end, exponent);
  return exponent;
}

double powerOfTen(double exponent) {
  if (exponent > std::numeric_limits<double>::max_exponent10)
    return std::numeric_limits<double>::infinity();
  const std::string text =
      "1e" + std::to_string(int(std::max(exponent, -400.0)));
  double power = 0;
  std::from_chars(text.data(), text.data() + text.size(), power);
  return power;
}

std::string numberToString(double value) {
  if (value == std::floor(value) && std::abs(value) < 1e15)
    return fixedText(value == 0 ? 0 : value, 0);
  const double magnitude = std::abs(value);
  const int before =
      magnitude >= 10 && std::isfinite(value) ? decimalExponent(magnitude) : 0;
  return generalText(value, std::min(before + 5, 16));
}

} // namespace runmat
