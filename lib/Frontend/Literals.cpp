//===- Literals.cpp - values of numbers and quoted text ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/Literals.h"

#include "Frontend/Characters.h"
#include "Support/Utf8.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace runmat {

using ast::LiteralClass;

//===----------------------------------------------------------------------===//
// Integers with a prefix
//===----------------------------------------------------------------------===//

namespace {
struct IntegerSuffix {
  std::string_view text;
  LiteralClass literalClass;
  unsigned bits;
};

/// Parts of 0xFFs8: digits, then the suffix.
struct PrefixedInteger {
  unsigned base;
  std::string_view digits;
  std::string_view suffix;
};
} // namespace

static constexpr IntegerSuffix integerSuffixes[] = {
    {"u8", LiteralClass::UInt8, 8},    {"u16", LiteralClass::UInt16, 16},
    {"u32", LiteralClass::UInt32, 32}, {"u64", LiteralClass::UInt64, 64},
    {"s8", LiteralClass::Int8, 8},     {"s16", LiteralClass::Int16, 16},
    {"s32", LiteralClass::Int32, 32},  {"s64", LiteralClass::Int64, 64},
};

static unsigned prefixBase(std::string_view text) {
  if (text.size() < 3 || text[0] != '0')
    return 0;
  if ((text[1] == 'x' || text[1] == 'X') && isHexDigit(text[2]))
    return 16;
  if ((text[1] == 'b' || text[1] == 'B') && (text[2] == '0' || text[2] == '1'))
    return 2;
  return 0;
}

/// Splits the word at the start of `text`, which begins with 0x or 0b.
static PrefixedInteger splitPrefixed(std::string_view text, unsigned base) {
  size_t digitsEnd = 2;
  auto isDigitOfBase = [&](char c) {
    return base == 16 ? isHexDigit(c) : c == '0' || c == '1';
  };
  while (digitsEnd < text.size() && isDigitOfBase(text[digitsEnd]))
    ++digitsEnd;
  size_t end = digitsEnd;
  while (end < text.size() && isWordCharacter(text[end]))
    ++end;
  return {base, text.substr(2, digitsEnd - 2),
          text.substr(digitsEnd, end - digitsEnd)};
}

static const IntegerSuffix *findSuffix(std::string_view text) {
  for (const IntegerSuffix &suffix : integerSuffixes)
    if (suffix.text == text)
      return &suffix;
  return nullptr;
}

/// Smallest unsigned class that holds the value.
static const IntegerSuffix *smallestSuffix(uint64_t value) {
  for (const IntegerSuffix &suffix : integerSuffixes)
    if (suffix.bits == 64 || value >> suffix.bits == 0)
      return &suffix;
  return nullptr;
}

/// Bits of the digits; false when they do not fit 64.
static bool readDigits(const PrefixedInteger &number, uint64_t &bits) {
  const char *end = number.digits.data() + number.digits.size();
  auto result = std::from_chars(number.digits.data(), end, bits,
                                static_cast<int>(number.base));
  return result.ec == std::errc();
}

static NumberScan scanPrefixed(std::string_view text, unsigned base) {
  PrefixedInteger number = splitPrefixed(text, base);
  size_t length = 2 + number.digits.size() + number.suffix.size();
  const IntegerSuffix *suffix = findSuffix(number.suffix);
  if (!number.suffix.empty() && !suffix)
    return {length, LexicalProblem::MalformedNumber};
  uint64_t bits = 0;
  bool fits = readDigits(number, bits) &&
              (!suffix || suffix->bits == 64 || bits >> suffix->bits == 0);
  return {length,
          fits ? LexicalProblem::None : LexicalProblem::IntegerTooLarge};
}

static NumberValue readPrefixed(std::string_view spelling, unsigned base) {
  PrefixedInteger number = splitPrefixed(spelling, base);
  NumberValue result;
  readDigits(number, result.integer);
  const IntegerSuffix *suffix = number.suffix.empty()
                                    ? smallestSuffix(result.integer)
                                    : findSuffix(number.suffix);
  result.literalClass = suffix->literalClass;
  return result;
}

//===----------------------------------------------------------------------===//
// Decimal numbers
//===----------------------------------------------------------------------===//

static size_t skipDigits(std::string_view text, size_t at) {
  while (at < text.size() && isDigit(text[at]))
    ++at;
  return at;
}

/// Whether the point at `at` belongs to an operator (`.*`, `.'`) or to a
/// continuation, not to the number before it.
static bool pointIsOperator(std::string_view text, size_t at) {
  if (text.substr(at, 3) == "...")
    return true;
  static constexpr std::string_view operators = "*/\\^'";
  return at + 1 < text.size() &&
         operators.find(text[at + 1]) != std::string_view::npos;
}

/// End of the exponent at `at`, or `at` when there is none.
static size_t skipExponent(std::string_view text, size_t at) {
  static constexpr std::string_view letters = "eEdD";
  if (at >= text.size() || letters.find(text[at]) == std::string_view::npos)
    return at;
  size_t digits = at + 1;
  if (digits < text.size() && (text[digits] == '+' || text[digits] == '-'))
    ++digits;
  size_t end = skipDigits(text, digits);
  return end == digits ? at : end;
}

static bool isImaginaryUnit(char c) { return c == 'i' || c == 'j'; }

NumberScan scanNumber(std::string_view text) {
  if (unsigned base = prefixBase(text))
    return scanPrefixed(text, base);
  size_t at = skipDigits(text, 0);
  if (at < text.size() && text[at] == '.' && !pointIsOperator(text, at))
    at = skipDigits(text, at + 1);
  at = skipExponent(text, at);
  if (at < text.size() && isImaginaryUnit(text[at]))
    ++at;
  if (at == text.size() || !isWordCharacter(text[at]))
    return {at, LexicalProblem::None};
  while (at < text.size() && isWordCharacter(text[at]))
    ++at;
  return {at, LexicalProblem::MalformedNumber};
}

/// Exponent behind the `e`, cut off far outside the range of double.
static long readExponent(std::string_view digits) {
  static constexpr long limit = 1'000'000'000;
  long exponent = 0;
  const char *end = digits.data() + digits.size();
  auto result = std::from_chars(digits.data(), end, exponent);
  if (result.ec == std::errc::result_out_of_range)
    return digits[0] == '-' ? -limit : limit;
  return exponent;
}

/// Whether a number that double cannot hold is too large, not too small: its
/// first significant digit stands at a positive power of ten.
static bool isOverflow(std::string_view digits) {
  size_t e = std::min(digits.find('e'), digits.size());
  std::string_view mantissa = digits.substr(0, e);
  size_t point = std::min(mantissa.find('.'), mantissa.size());
  size_t first = mantissa.find_first_of("123456789");
  if (first == std::string_view::npos)
    return false;
  long exponent = e < digits.size() ? readExponent(digits.substr(e + 1)) : 0;
  return static_cast<long>(point) - static_cast<long>(first) + exponent > 0;
}

/// Value of decimal digits, independent of the locale.
static double readDecimal(std::string digits) {
  for (char &c : digits)
    if (c == 'd' || c == 'D' || c == 'E')
      c = 'e';
  size_t e = digits.find("e+");
  if (e != std::string::npos)
    digits.erase(e + 1, 1);
  double value = 0;
  const char *end = digits.data() + digits.size();
  auto result = std::from_chars(digits.data(), end, value);
  if (result.ec == std::errc::result_out_of_range)
    return isOverflow(digits) ? std::numeric_limits<double>::infinity() : 0.0;
  return value;
}

NumberValue readNumber(std::string_view spelling) {
  if (unsigned base = prefixBase(spelling))
    return readPrefixed(spelling, base);
  NumberValue result;
  result.imaginary = isImaginaryUnit(spelling.back());
  if (result.imaginary)
    spelling.remove_suffix(1);
  result.value = readDecimal(std::string(spelling));
  return result;
}

//===----------------------------------------------------------------------===//
// Quoted text
//===----------------------------------------------------------------------===//

static std::string_view betweenQuotes(std::string_view spelling) {
  return spelling.substr(1, spelling.size() - 2);
}

bool quotedTextNeedsCopy(std::string_view spelling) {
  std::string_view inner = betweenQuotes(spelling);
  return inner.find(spelling[0]) != std::string_view::npos ||
         !isValidUtf8(inner);
}

std::string readQuotedText(std::string_view spelling) {
  std::string_view inner = betweenQuotes(spelling);
  std::string out;
  out.reserve(inner.size());
  for (size_t at = 0; at < inner.size(); ++at) {
    out.push_back(inner[at]);
    if (inner[at] == spelling[0])
      ++at;
  }
  return repairUtf8(out);
}

} // namespace runmat
