//===- InputLines.h - lines of standard input -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_INPUTLINES_H
#define RUNMAT_INTERPRETER_INPUTLINES_H

#include "Interpreter/DebugReader.h"
#include "Interpreter/Output.h"

namespace runmat {

/// A line of standard input; false at its end. Throws Interrupted when the user
/// asks to stop.
bool readInputLine(std::string &line);

/// Where a program has standard input for itself, commands come from there too.
class InputLines final : public DebugReader {
public:
  explicit InputLines(OutputSink &sink) : sink(sink) {}
  std::optional<std::string> read(Frame &frame,
                                  const UnfinishedTest &isUnfinished) override;
  bool givesUpAtEnd() const override { return false; }

private:
  OutputSink &sink;
};

} // namespace runmat

#endif // RUNMAT_INTERPRETER_INPUTLINES_H
