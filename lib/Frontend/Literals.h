//===- Literals.h - values of numbers and quoted text -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_FRONTEND_LITERALS_H
#define RUNMAT_FRONTEND_LITERALS_H

#include "Frontend/AST.h"
#include "Frontend/Token.h"

#include <string>
#include <string_view>

namespace runmat {

/// Extent of the number at the start of a text.
struct NumberScan {
  size_t length = 0;
  LexicalProblem problem = LexicalProblem::None;
};

/// Measures the number that `text` begins with: decimal with exponent `e` or
/// `d`, imaginary `i` or `j`, hexadecimal 0x and binary 0b with suffix u8…s64.
NumberScan scanNumber(std::string_view text);

/// Value of a number that `scanNumber` accepted.
struct NumberValue {
  double value = 0;
  uint64_t integer = 0;
  ast::LiteralClass literalClass = ast::LiteralClass::Double;
  bool imaginary = false;
};
NumberValue readNumber(std::string_view spelling);

/// Whether the quoted literal holds a doubled quote or invalid UTF-8, so that
/// its text is not simply what stands between the quotes.
bool quotedTextNeedsCopy(std::string_view spelling);

/// Text of a quoted literal: doubled quotes undone, invalid bytes taken as
/// Latin-1.
std::string readQuotedText(std::string_view spelling);

} // namespace runmat

#endif // RUNMAT_FRONTEND_LITERALS_H
