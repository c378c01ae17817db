//===- VariableSelection.h - some of the variables --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_VARIABLESELECTION_H
#define RUNMAT_INTERPRETER_VARIABLESELECTION_H

#include "Interpreter/Interpreter.h"

#include <string>
#include <vector>

namespace runmat {

/// Which variables clear, who and whos mean: those of names and patterns with *
/// and ?, of expressions behind -regexp, all without one; but those behind
/// -except.
class VariableSelection {
public:
  explicit VariableSelection(const std::vector<std::string> &words);

  bool has(std::string_view name) const;
  /// Names of the frame's variables that are selected, sorted.
  std::vector<std::string> names(Frame &frame) const;
  /// Names and patterns that are no option.
  const std::vector<std::string> &patterns() const { return wanted.patterns; }

private:
  struct List {
    std::vector<std::string> patterns, expressions;
    bool isEmpty() const { return patterns.empty() && expressions.empty(); }
    bool has(std::string_view name) const;
  };
  List wanted, kept;
};

/// Texts of arguments, each of which may hold several.
std::vector<std::string> wordsOf(std::span<const Value> arguments);

/// Takes a word off: whether it was there.
bool takeWord(std::vector<std::string> &words, std::string_view word);

} // namespace runmat

#endif // RUNMAT_INTERPRETER_VARIABLESELECTION_H
