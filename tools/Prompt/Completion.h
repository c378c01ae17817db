//===- Completion.h - what may follow what was typed ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROMPT_COMPLETION_H
#define RUNMAT_TOOLS_PROMPT_COMPLETION_H

#include "Interpreter/PromptWorkspace.h"

#include <string>
#include <string_view>
#include <vector>

namespace runmat::driver {

/// Words that may stand where the last `typed` bytes before the cursor stand.
struct Completion {
  size_t typed = 0;
  /// Sorted, each once.
  std::vector<std::string> words;
  /// What comes behind the word when it is the only one.
  std::string ending;
};

/// Names of functions and variables, fields, options of the function that is
/// called, and files; `folders` are those of the search path.
Completion complete(std::string_view textBefore, Frame &variables,
                    const std::vector<std::string> &folders);

/// The beginning that all words share.
std::string sharedBeginning(const std::vector<std::string> &words);
/// The words in columns as wide as the terminal; ends with a line feed.
std::string inColumns(const std::vector<std::string> &words, size_t width);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_PROMPT_COMPLETION_H
