//===- PromptSink.h - the output of what is run at a prompt -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROMPT_PROMPTSINK_H
#define RUNMAT_TOOLS_PROMPT_PROMPTSINK_H

#include "Interpreter/Output.h"

namespace runmat::driver {

/// Hands output on, and knows whether the next prompt begins a line.
class PromptSink final : public OutputSink {
public:
  /// `target` outlives it.
  explicit PromptSink(OutputSink &target) : target(target) {}

  void write(std::string_view utf8) override;
  void writeError(std::string_view utf8) override;
  void flush() override { target.flush(); }
  /// Ends a line that was begun.
  void endLine();

private:
  void note(std::string_view utf8);

  OutputSink &target;
  bool isAtLineStart = true;
};

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_PROMPT_PROMPTSINK_H
