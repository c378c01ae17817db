//===- TextBefore.h - where in a text the cursor stands ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROMPT_TEXTBEFORE_H
#define RUNMAT_TOOLS_PROMPT_TEXTBEFORE_H

#include <string>
#include <string_view>
#include <vector>

namespace runmat::driver {

/// What the text before the cursor says of the word there. It refers to the
/// text.
struct TextBefore {
  explicit TextBefore(std::string_view text);

  /// Within quotes: the quote, else 0.
  char quote = 0;
  /// Where the word begins: behind the quote, or behind the last character that
  /// is no part of a name; dots are parts of it.
  size_t wordBegin = 0;
  /// The same word as a path from a variable, without what indexes its parts:
  /// `s.a.b` of `s(2).a{3}.b`; and whether that begins by indexing the
  /// variable.
  std::string path;
  bool isIndexed = false;
  /// The function in whose arguments the cursor is, and the arguments before
  /// that; empty outside a call.
  std::string function;
  std::vector<std::string_view> arguments;
  /// The first word of the statement when the cursor is behind it and a blank,
  /// where it may be a command, and the words of it before the cursor; the last
  /// one is not finished.
  std::string command;
  std::vector<std::string_view> words;

private:
  struct Call {
    std::string function;
    size_t argumentBegin = 0;
    std::vector<std::string_view> arguments = {};
  };
  void step(std::string_view text, size_t at);
  void readPath(std::string_view text);
  void readCommand(std::string_view statement);

  std::vector<Call> calls;
  size_t statementBegin = 0;
};

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_PROMPT_TEXTBEFORE_H
