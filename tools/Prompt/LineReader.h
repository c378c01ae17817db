//===- LineReader.h - where the lines of a session come from ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROMPT_LINEREADER_H
#define RUNMAT_TOOLS_PROMPT_LINEREADER_H

#include <functional>
#include <string>

namespace runmat::driver {

/// How the typing of a line ended.
enum class Typed { Line, Cancelled, Closed };

class LineReader {
public:
  virtual ~LineReader() = default;
  /// Lets the user type a line behind the prompt. Cancelled: with Ctrl-C;
  /// Closed: with Ctrl-D, or the terminal is gone.
  virtual Typed read(const std::string &prompt, std::string &line) = 0;
  /// Adds a text to those that the user may call back.
  virtual void remember(const std::string &text) = 0;
};

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_PROMPT_LINEREADER_H
