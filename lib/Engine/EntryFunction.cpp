//===- EntryFunction.cpp - finds what is called from outside ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/EntryFunction.h"
#include "Support/Diagnostics.h"

namespace runmat {

std::vector<VariableType>
EntryFunction::types(const EntrySignature &signature) const {
  std::vector<VariableType> types;
  for (size_t i = 0; i < signature.size(); ++i)
    if (const ast::Slot slot = function->parameters[i]; slot != ast::noSlot)
      types.push_back(signature[i].type(slot));
  return types;
}

std::unique_ptr<Frame> EntryFunction::frame(size_t arguments) const {
  auto frame = std::make_unique<Frame>(module, *function);
  frame->inputCount = int(arguments);
  frame->outputCount = int(function->outputs.size());
  return frame;
}

std::shared_ptr<Module> loadRoot(Interpreter &interpreter,
                                 const std::string &folder) {
  DiagnosticEngine diagnostics;
  return interpreter.load(parseProgram("", "", diagnostics, {}), folder);
}

namespace {

[[noreturn]] void refuse(const std::string &message) {
  throw Error("RunMat:entry", message);
}

void checkCount(const ast::Function &function, const std::string &entry,
                size_t arguments) {
  if (function.hasVarargin || function.hasVarargout)
    refuse("'" + entry +
           "' has a variable number of arguments (varargin, varargout), which "
           "a function of C cannot have. Write a function with a fixed number "
           "that calls it.");
  if (arguments > function.parameters.size())
    refuse("'" + entry + "' takes " +
           std::to_string(function.parameters.size()) + " arguments, --args " +
           "gives it " + std::to_string(arguments) + ".");
}

} // namespace

EntryFunction findEntry(Interpreter &interpreter, Frame &root,
                        const std::string &file, const std::string &entry,
                        size_t arguments) {
  const Callee callee = interpreter.resolve(root, file);
  if (callee.kind != Callee::Kind::Function)
    refuse("The file '" + file + ".m' is no function file.");
  EntryFunction found{callee.module, callee.module->findFunction(entry), {}};
  if (!found.function)
    refuse("The file '" + file + ".m' has no function '" + entry + "'.");
  checkCount(*found.function, entry, arguments);
  auto within = std::make_shared<Frame>(callee.module, *found.function);
  found.handle = interpreter.makeHandle(*within, entry);
  return found;
}

} // namespace runmat
