//===- TextBefore.h - where in a text the cursor stands ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROMPT_TEXTBEFORE_H
#define RUNMAT_TOOLS_PROMPT_TEXTBEFORE_H

#include <string>
#include <string_view>
#include <vector>

namespace runmat::driver {

/// What the text before the cursor says of the word there.
struct TextBefore {
  explicit TextBefore(std::string_view text);

  /// Within quotes: the quote, else 0.
  char quote = 0;
  /// Where the word begins: behind the quote, or behind the last character that
  /// is no part of a name; dots are parts of it.
  size_t wordBegin = 0;
  /// The function whose arguments these are, and the number of arguments before
  /// (from 0); empty outside a call.
  std::string function;
  int place = 0;
  /// The first word of the text when the cursor is behind it and a blank: it
  /// may be a command.
  std::string command;

private:
  struct Call {
    std::string function;
    int place = 0;
  };
  void step(std::string_view text, size_t at);
  std::vector<Call> calls;
};

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_PROMPT_TEXTBEFORE_H
