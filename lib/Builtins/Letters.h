//===- Letters.h - case and kinds of characters -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Of the code units of UTF-16, as Unicode has them: a character beyond the
// first plane has neither case nor kind, as its halves have none.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_LETTERS_H
#define RUNMAT_BUILTINS_LETTERS_H

#include <string>

namespace runmat::builtins {

bool isLetter(char16_t unit);
bool isSpace(char16_t unit);
bool isDigit(char16_t unit);

/// UTF-8 with each letter in the other case, where that is one letter.
std::string lowerCase(const std::string &text);
std::string upperCase(const std::string &text);

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_LETTERS_H
