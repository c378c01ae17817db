//===- Utf8.h - decoding of UTF-8 text --------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_SUPPORT_UTF8_H
#define RUNMAT_SUPPORT_UTF8_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace runmat {

/// One decoded code point. An invalid byte decodes alone: `valid` is false and
/// `codePoint` is the byte.
struct DecodedCodePoint {
  char32_t codePoint = 0;
  uint8_t length = 1;
  bool valid = false;
};

/// Decodes what begins at `text[at]`; `at` must lie inside the text.
DecodedCodePoint decodeUtf8(std::string_view text, size_t at);

/// Whether the whole text is well-formed UTF-8.
bool isValidUtf8(std::string_view text);

/// Number of code points, an invalid byte counting as one.
size_t countCodePoints(std::string_view text);

/// Appends the UTF-8 form of a code point.
void appendUtf8(std::string &out, char32_t codePoint);

/// The text with every invalid byte taken as the Latin-1 character of its code.
std::string repairUtf8(std::string_view text);

} // namespace runmat

#endif // RUNMAT_SUPPORT_UTF8_H
