//===- Closure.cpp - what function handles hold -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/Closure.h"
#include "Frontend/Printer.h"

#include <cctype>

using namespace runmat;

/// Whether a quote after `previous` transposes instead of opening a text.
static bool isTransposed(char previous) {
  return std::isalnum(static_cast<unsigned char>(previous)) ||
         std::string_view("_)]}'.").find(previous) != std::string_view::npos;
}

/// The text without blanks, except those in texts and those that part elements
/// in brackets: MATLAB shows `@(x)x+1`.
static std::string withoutBlanks(const std::string &text) {
  std::string compact;
  int brackets = 0;
  char quote = 0;
  for (char c : text) {
    const bool isQuote = c == '"' || c == '\'';
    if (quote) {
      quote = c == quote ? 0 : quote;
    } else if (isQuote && (compact.empty() || !isTransposed(compact.back()))) {
      quote = c;
    } else if (c == '[' || c == '{') {
      ++brackets;
    } else if (c == ']' || c == '}') {
      --brackets;
    } else if (c == ' ' && brackets == 0) {
      continue;
    }
    compact += c;
  }
  return compact;
}

std::string AnonymousClosure::displayText() const {
  return withoutBlanks(printExpression(expr));
}
