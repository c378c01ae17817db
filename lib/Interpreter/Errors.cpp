//===- Errors.cpp - places of errors and what catch gets --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/InterpreterDetail.h"
#include "Library/Library.h"
#include "Support/Diagnostics.h"
#include "Values/Exception.h"

#include <algorithm>

using namespace runmat;

Error runmat::outOfMemory() {
  return Error("MATLAB:nomem",
               "Out of memory. The values that the program holds leave too "
               "little for this operation.");
}

/// The function's name as errors show it.
static std::string shownName(const Frame &frame) {
  const ast::Function &function = frame.function();
  if (function.kind == ast::FunctionKind::Anonymous)
    return "anonymous function";
  return std::string(function.name);
}

void Interpreter::locate(Frame &frame, Error &error, SourceRange range) const {
  const bool hasPlace =
      frame.depth > error.deepestPlace ||
      (!error.stack.empty() && error.stack.back().depth <= frame.depth);
  if (hasPlace)
    return;
  const SourceText &text = frame.module().text();
  const LineColumn position = text.position(range.begin);
  StackEntry entry;
  entry.function = shownName(frame);
  entry.file = text.file();
  entry.path = frame.module().fullPath();
  entry.line = position.line;
  entry.column = position.column;
  entry.depth = frame.depth;
  entry.isLibrary = entry.file.starts_with(libraryPrefix);
  entry.isTyped = frame.module().isTyped;
  // As long as no user knows the places so far.
  if (std::ranges::all_of(error.stack, &StackEntry::isLibrary)) {
    const Diagnostic diagnostic =
        makeDiagnostic(text, Severity::Error, range, error.message);
    entry.excerpt = diagnostic.excerpt;
    entry.marker = diagnostic.marker;
  }
  error.stack.push_back(std::move(entry));
}

Value Interpreter::exceptionValue(const Error &error) const {
  return Value(std::make_shared<ExceptionObject>(error));
}

static std::string placeOf(const StackEntry &entry) {
  return entry.file + ":" + std::to_string(entry.line) + ":" +
         std::to_string(entry.column);
}

/// The message, which says once that it is an error.
static std::string shownMessage(const Error &error) {
  const bool saysIt = error.identifier == textErrorIdentifier &&
                      error.message.starts_with(textErrorStart);
  return error.message.substr(saysIt ? textErrorStart.size() : 0);
}

/// The calls that a user knows: of those within the library the first.
static std::vector<const StackEntry *> shownCalls(const Error &error) {
  const std::vector<StackEntry> &stack = error.stack;
  std::vector<const StackEntry *> calls;
  for (size_t i = error.shownPlace(); i < stack.size(); ++i) {
    const bool isInside =
        stack[i].isLibrary && i + 1 < stack.size() && stack[i + 1].isLibrary;
    if (!isInside)
      calls.push_back(&stack[i]);
  }
  return calls;
}

static std::string textOfCall(const StackEntry &call, bool isInnermost) {
  if (call.isLibrary)
    return "  in " + call.function + "\n";
  if (!call.function.empty())
    return "  in " + call.function + " (" + placeOf(call) + ")\n";
  return isInnermost ? "" : "  called at " + placeOf(call) + "\n";
}

std::string Interpreter::renderError(const Error &error) const {
  if (error.stack.empty())
    return "error: " + shownMessage(error) + "\n";
  const std::vector<const StackEntry *> calls = shownCalls(error);
  const StackEntry &inner = *calls.front();
  Diagnostic diagnostic;
  diagnostic.file = inner.file;
  diagnostic.position = {inner.line, inner.column};
  diagnostic.message = shownMessage(error);
  diagnostic.excerpt = inner.excerpt;
  diagnostic.marker = inner.marker;
  std::string text = diagnostic.render();
  constexpr size_t most = 10;
  for (size_t i = 0; i < calls.size(); ++i) {
    if (calls.size() > 2 * most && i == most)
      text += "  …\n";
    if (i < most || i + most >= calls.size())
      text += textOfCall(*calls[i], i == 0);
  }
  return text;
}
