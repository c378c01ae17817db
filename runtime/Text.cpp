//===- Text.cpp - UTF-8 and UTF-16 ------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Text.h"

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace runmat {
namespace {

constexpr char32_t replacement = 0xFFFD;

/// Bytes of the sequence that `lead` starts; 0 when none can.
size_t sequenceLength(uint8_t lead) {
  if (lead < 0x80)
    return 1;
  if (lead >= 0xC2 && lead < 0xE0)
    return 2;
  if (lead >= 0xE0 && lead < 0xF0)
    return 3;
  return lead >= 0xF0 && lead < 0xF5 ? 4 : 0;
}

bool isValidPoint(char32_t point, size_t length) {
  constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  bool isSurrogate = point >= 0xD800 && point < 0xE000;
  return point >= least[length] && point <= 0x10FFFF && !isSurrogate;
}

/// Reads one code point and moves `at` behind it; behind one byte when that is
/// not UTF-8.
char32_t decode(std::string_view text, size_t &at) {
  auto lead = static_cast<uint8_t>(text[at]);
  size_t length = sequenceLength(lead);
  size_t start = at++;
  if (length == 0 || start + length > text.size())
    return replacement;
  char32_t point = length == 1 ? lead : lead & (0x7F >> length);
  for (size_t i = 1; i < length; ++i) {
    auto byte = static_cast<uint8_t>(text[start + i]);
    if ((byte & 0xC0) != 0x80)
      return replacement;
    point = point << 6 | (byte & 0x3F);
  }
  if (!isValidPoint(point, length))
    return replacement;
  at = start + length;
  return point;
}

void encode(char32_t point, std::string &out) {
  if (point < 0x80) {
    out += static_cast<char>(point);
    return;
  }
  unsigned rest = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
  constexpr uint8_t marks[] = {0, 0xC0, 0xE0, 0xF0};
  out += static_cast<char>(marks[rest] | (point >> (6 * rest)));
  while (rest-- > 0)
    out += static_cast<char>(0x80 | ((point >> (6 * rest)) & 0x3F));
}

/// Characters up to the first one that is not ASCII, gone over in blocks that
/// the processor takes at once where the text is long.
template <typename Char> size_t asciiLength(std::basic_string_view<Char> text) {
  constexpr size_t block = 64;
  size_t length = 0;
  for (unsigned seen = 0; length + block <= text.size(); length += block) {
    for (size_t i = 0; i < block; ++i)
      seen |= std::make_unsigned_t<Char>(text[length + i]);
    if (seen >= 0x80)
      break;
  }
  while (length < text.size() &&
         std::make_unsigned_t<Char>(text[length]) < 0x80)
    ++length;
  return length;
}

} // namespace

std::u16string toUtf16(std::string_view utf8) {
  size_t at = asciiLength(utf8);
  std::u16string units(utf8.begin(), utf8.begin() + at);
  units.reserve(utf8.size());
  while (at < utf8.size()) {
    char32_t point = decode(utf8, at);
    if (point < 0x10000) {
      units += static_cast<char16_t>(point);
      continue;
    }
    point -= 0x10000;
    units += static_cast<char16_t>(0xD800 + (point >> 10));
    units += static_cast<char16_t>(0xDC00 + (point & 0x3FF));
  }
  return units;
}

std::string toUtf8(std::u16string_view utf16) {
  size_t i = asciiLength(utf16);
  std::string text(utf16.begin(), utf16.begin() + i);
  text.reserve(utf16.size());
  for (; i < utf16.size(); ++i) {
    char32_t point = utf16[i];
    bool isHigh = point >= 0xD800 && point < 0xDC00;
    bool hasLow =
        i + 1 < utf16.size() && utf16[i + 1] >= 0xDC00 && utf16[i + 1] < 0xE000;
    if (isHigh && hasLow)
      point = 0x10000 + ((point - 0xD800) << 10) + (utf16[++i] - 0xDC00);
    else if (point >= 0xD800 && point < 0xE000)
      point = replacement;
    encode(point, text);
  }
  return text;
}

} // namespace runmat
