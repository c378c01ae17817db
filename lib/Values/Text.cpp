//===- Text.cpp - char arrays, UTF-8 and UTF-16 -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Char elements are UTF-16 code units; the outside world is UTF-8.
//===----------------------------------------------------------------------===//
#include "Values/Value.h"

#include <algorithm>

namespace runmat {

namespace {

constexpr char32_t replacement = 0xFFFD;

/// Length of the sequence that a lead byte announces; 0 for no lead byte.
size_t sequenceLength(unsigned char lead) {
  if (lead < 0x80)
    return 1;
  if (lead >= 0xC2 && lead < 0xE0)
    return 2;
  if (lead >= 0xE0 && lead < 0xF0)
    return 3;
  if (lead >= 0xF0 && lead < 0xF5)
    return 4;
  return 0;
}

bool isSurrogate(char32_t point) { return point >= 0xD800 && point < 0xE000; }

/// Decodes one code point and advances by at least a byte.
char32_t decodeUtf8(std::string_view text, size_t &position) {
  const auto lead = static_cast<unsigned char>(text[position]);
  const size_t length = sequenceLength(lead);
  if (length == 1) {
    ++position;
    return lead;
  }
  if (length == 0 || position + length > text.size()) {
    ++position;
    return replacement;
  }
  char32_t point = lead & (0xFFu >> (length + 1));
  for (size_t i = 1; i < length; ++i) {
    const auto next = static_cast<unsigned char>(text[position + i]);
    if ((next & 0xC0) != 0x80) {
      position += i;
      return replacement;
    }
    point = (point << 6) | (next & 0x3F);
  }
  position += length;
  static constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  if (point < least[length] || point > 0x10FFFF || isSurrogate(point))
    return replacement;
  return point;
}

void encodeUtf8(char32_t point, std::string &out) {
  if (point < 0x80) {
    out += char(point);
    return;
  }
  const int continuation = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
  static constexpr unsigned lead[] = {0, 0xC0, 0xE0, 0xF0};
  out += char(lead[continuation] | (point >> (6 * continuation)));
  for (int i = continuation - 1; i >= 0; --i)
    out += char(0x80 | ((point >> (6 * i)) & 0x3F));
}

} // namespace

std::u16string toUtf16(std::string_view utf8) {
  std::u16string out;
  out.reserve(utf8.size());
  for (size_t position = 0; position < utf8.size();) {
    const char32_t point = decodeUtf8(utf8, position);
    if (point < 0x10000) {
      out += char16_t(point);
      continue;
    }
    out += char16_t(0xD800 + ((point - 0x10000) >> 10));
    out += char16_t(0xDC00 + ((point - 0x10000) & 0x3FF));
  }
  return out;
}

std::string toUtf8(std::u16string_view utf16) {
  std::string out;
  out.reserve(utf16.size());
  for (size_t i = 0; i < utf16.size(); ++i) {
    char32_t point = utf16[i];
    const bool isPair = point >= 0xD800 && point < 0xDC00 &&
                        i + 1 < utf16.size() && utf16[i + 1] >= 0xDC00 &&
                        utf16[i + 1] < 0xE000;
    if (isPair)
      point = 0x10000 + ((point - 0xD800) << 10) + (utf16[++i] - 0xDC00);
    encodeUtf8(isSurrogate(point) ? replacement : point, out);
  }
  return out;
}

Value charArray(Extents extents, std::u16string_view units) {
  ArrayRef array = Array::make(ElementClass::Char, std::move(extents));
  if (!units.empty())
    std::copy(units.begin(), units.end(), array->mutableAs<char16_t>());
  return array;
}

std::string charRow(const Value &chars, int64_t row) {
  if (chars.isEmpty())
    return "";
  const ArrayRef array = chars.array();
  const auto *units = array->as<char16_t>();
  std::u16string text;
  const int64_t rows = chars.rows();
  for (int64_t i = row; i < array->count(); i += rows)
    text += units[i];
  return toUtf8(text);
}

std::vector<std::string> textList(const Value &value, std::string_view what) {
  std::vector<std::string> texts;
  if (value.isString()) {
    for (const auto &element : value.strings().elements)
      texts.push_back(element.value_or(""));
    return texts;
  }
  if (value.isText())
    return {value.toText()};
  if (value.isCell()) {
    for (const Value &element : value.cell().elements) {
      if (!element.isText())
        throw Error("MATLAB:expectedText",
                    std::string(what) + " must be text: a cell of it is a " +
                        element.extents().str() + " " + element.className() +
                        ".");
      texts.push_back(element.toText());
    }
    return texts;
  }
  throw Error("MATLAB:expectedText",
              std::string(what) +
                  " must be a char row vector, a string array or a cell array "
                  "of char row vectors, got a " +
                  value.extents().str() + " " + value.className() + ".");
}

} // namespace runmat
