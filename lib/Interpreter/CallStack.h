//===- CallStack.h - the calls that a user sees -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_CALLSTACK_H
#define RUNMAT_INTERPRETER_CALLSTACK_H

#include "Interpreter/Frame.h"

#include <string>
#include <vector>

namespace runmat {

/// A call in progress. Without a line it is the workspace of the prompt.
struct StackedCall {
  Frame *frame = nullptr;
  /// As `file>function` for a function that is not the file's main one.
  std::string name;
  std::string file;
  uint32_t line = 0;
};

/// Whether the frame runs code of the user's files: no text that was typed, no
/// function of the library.
bool isOfProgram(const Frame &frame);
/// The line of the statement that the frame is at.
uint32_t currentLine(const Frame &frame);
/// What messages call the code of a frame.
std::string codeName(const Frame &frame);
std::string codeName(const Module &module, const ast::Function &function);
/// The calls of the program's code around `innermost`, which comes first.
std::vector<StackedCall> callStack(Frame *innermost);
/// The same, and the workspace of the prompt behind them where there is one.
std::vector<StackedCall> workspaceStack(Frame *innermost);

} // namespace runmat

#endif // RUNMAT_INTERPRETER_CALLSTACK_H
