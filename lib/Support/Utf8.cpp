//===- Utf8.cpp - decoding of UTF-8 text ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Support/Utf8.h"

namespace runmat {

/// Length of the sequence that `lead` opens, or 0 when it opens none.
static uint8_t sequenceLength(unsigned char lead) {
  if (lead < 0x80)
    return 1;
  if (lead >= 0xC2 && lead <= 0xDF)
    return 2;
  if (lead >= 0xE0 && lead <= 0xEF)
    return 3;
  if (lead >= 0xF0 && lead <= 0xF4)
    return 4;
  return 0;
}

/// Whether the code point may be written with `length` bytes: no overlong
/// forms, no surrogates, nothing past the last plane.
static bool isWellFormed(char32_t codePoint, uint8_t length) {
  if (length == 3)
    return codePoint >= 0x800 && (codePoint < 0xD800 || codePoint > 0xDFFF);
  if (length == 4)
    return codePoint >= 0x10000 && codePoint <= 0x10FFFF;
  return true;
}

DecodedCodePoint decodeUtf8(std::string_view text, size_t at) {
  auto lead = static_cast<unsigned char>(text[at]);
  const DecodedCodePoint invalid{lead, 1, false};
  uint8_t length = sequenceLength(lead);
  if (length == 0 || length > text.size() - at)
    return invalid;
  if (length == 1)
    return {lead, 1, true};
  char32_t codePoint = lead & (0x7Fu >> length);
  for (uint8_t i = 1; i < length; ++i) {
    auto next = static_cast<unsigned char>(text[at + i]);
    if ((next & 0xC0) != 0x80)
      return invalid;
    codePoint = (codePoint << 6) | (next & 0x3F);
  }
  if (!isWellFormed(codePoint, length))
    return invalid;
  return {codePoint, length, true};
}

bool isValidUtf8(std::string_view text) {
  for (size_t at = 0; at < text.size();) {
    DecodedCodePoint decoded = decodeUtf8(text, at);
    if (!decoded.valid)
      return false;
    at += decoded.length;
  }
  return true;
}

size_t countCodePoints(std::string_view text) {
  size_t count = 0;
  for (size_t at = 0; at < text.size(); ++count)
    at += decodeUtf8(text, at).length;
  return count;
}

void appendUtf8(std::string &out, char32_t codePoint) {
  auto push = [&](char32_t bits) { out.push_back(static_cast<char>(bits)); };
  if (codePoint < 0x80) {
    push(codePoint);
  } else if (codePoint < 0x800) {
    push(0xC0 | (codePoint >> 6));
    push(0x80 | (codePoint & 0x3F));
  } else if (codePoint < 0x10000) {
    push(0xE0 | (codePoint >> 12));
    push(0x80 | ((codePoint >> 6) & 0x3F));
    push(0x80 | (codePoint & 0x3F));
  } else {
    push(0xF0 | (codePoint >> 18));
    push(0x80 | ((codePoint >> 12) & 0x3F));
    push(0x80 | ((codePoint >> 6) & 0x3F));
    push(0x80 | (codePoint & 0x3F));
  }
}

std::string repairUtf8(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (size_t at = 0; at < text.size();) {
    DecodedCodePoint decoded = decodeUtf8(text, at);
    appendUtf8(out, decoded.codePoint);
    at += decoded.length;
  }
  return out;
}

} // namespace runmat
