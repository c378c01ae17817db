//===- ThrowFunctions.cpp - throw, rethrow, throwAsCaller -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/LanguageFunctions.h"
#include "Values/Exception.h"

using namespace runmat;

namespace {

std::string textField(const StructArray &structure, std::string_view name) {
  const Value *field = structure.get(name);
  return field && field->isText() ? field->toText() : std::string();
}

/// The error that a structure describes; when it is the last
/// one, with the places that it passed.
Error describedError(const StructArray &structure, const Error &last) {
  Error error(textField(structure, "identifier"),
              textField(structure, "message"));
  if (last.identifier == error.identifier && last.message == error.message)
    error.stack = last.stack;
  return error;
}

/// Marks the places of an error as passed, so that no call adds to them.
Error sealed(Error error) {
  for (StackEntry &entry : error.stack)
    entry.depth = -1;
  return error;
}

} // namespace

ValueList runmat::rethrowException(Interpreter &interpreter, Frame &,
                                   std::span<const Value> arguments, int) {
  const Value &exception = arguments[0];
  if (exception.isStruct() && exception.isScalar())
    throw sealed(
        describedError(exception.structure(), interpreter.session().lastError));
  throw sealed(exceptionOf(exception).error());
}

/// The error that an exception stands for, as new.
static Error newError(const Value &exception) {
  Error error = exceptionOf(exception).error();
  error.stack.clear();
  error.deepestPlace = std::numeric_limits<int>::max();
  return error;
}

ValueList runmat::throwException(Interpreter &, Frame &,
                                 std::span<const Value> arguments, int) {
  throw newError(arguments[0]);
}

ValueList runmat::throwAsCaller(Interpreter &, Frame &frame,
                                std::span<const Value> arguments, int) {
  Error error = newError(arguments[0]);
  if (frame.caller)
    error.deepestPlace = frame.caller->depth;
  throw error;
}
