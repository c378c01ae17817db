//===- CallStack.cpp - the calls that a user sees ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/CallStack.h"
#include "Library/Library.h"

#include <filesystem>

using namespace runmat;

bool runmat::isOfProgram(const Frame &frame) {
  const Module &module = frame.module();
  return !module.isTyped && !module.path().starts_with(libraryPrefix);
}

uint32_t runmat::currentLine(const Frame &frame) {
  const ast::Function &function = frame.function();
  const SourceRange place = frame.statement   ? frame.statement->range
                            : function.result ? function.result->range
                                              : function.range;
  return frame.module().text().position(place.begin).line;
}

std::string runmat::codeName(const Frame &frame) {
  return codeName(frame.module(), frame.function());
}

std::string runmat::codeName(const Module &module,
                             const ast::Function &function) {
  const ast::Program &program = module.program();
  const std::string file = std::filesystem::path(program.file).stem().string();
  if (function.kind == ast::FunctionKind::Script)
    return file;
  if (function.kind == ast::FunctionKind::Anonymous)
    return program.source.substr(function.range.begin,
                                 function.range.end - function.range.begin);
  const bool isMain = !program.script && !program.functions.empty() &&
                      program.functions.front() == &function;
  return isMain ? std::string(function.name)
                : file + ">" + std::string(function.name);
}

std::vector<StackedCall> runmat::callStack(Frame *innermost) {
  std::vector<StackedCall> calls;
  for (Frame *frame = innermost; frame; frame = frame->caller)
    if (isOfProgram(*frame)) {
      const Module &module = frame->module();
      calls.push_back(
          {frame, codeName(*frame),
           module.file().empty() ? module.program().file : module.file(),
           currentLine(*frame)});
    }
  return calls;
}

std::vector<StackedCall> runmat::workspaceStack(Frame *innermost) {
  std::vector<StackedCall> calls = callStack(innermost);
  for (Frame *frame = innermost; frame; frame = frame->caller)
    if (!frame->caller && frame->module().isTyped)
      calls.push_back({frame, "", "", 0});
  return calls;
}
