//===- Characters.h - character classes of the lexer ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Plain ASCII classes: the functions of <cctype> follow the locale.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_FRONTEND_CHARACTERS_H
#define RUNMAT_FRONTEND_CHARACTERS_H

namespace runmat {

inline bool isDigit(char c) { return c >= '0' && c <= '9'; }

inline bool isLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

inline bool isWordCharacter(char c) {
  return isLetter(c) || isDigit(c) || c == '_';
}

inline bool isHexDigit(char c) {
  return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/// Blanks inside a line.
inline bool isBlank(char c) {
  return c == ' ' || c == '\t' || c == '\f' || c == '\v';
}

inline bool isLineEnd(char c) { return c == '\n' || c == '\r'; }

} // namespace runmat

#endif // RUNMAT_FRONTEND_CHARACTERS_H
