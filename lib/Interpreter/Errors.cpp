//===- Errors.cpp - places of errors and what catch gets --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/InterpreterDetail.h"
#include "Support/Diagnostics.h"
#include "Values/Exception.h"

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
      !error.stack.empty() && error.stack.back().depth <= frame.depth;
  if (hasPlace)
    return;
  const SourceText &text = frame.module().text();
  const LineColumn position = text.position(range.begin);
  StackEntry entry;
  entry.function = shownName(frame);
  entry.file = text.file();
  entry.line = position.line;
  entry.column = position.column;
  entry.depth = frame.depth;
  if (error.stack.empty()) {
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

std::string Interpreter::renderError(const Error &error) const {
  if (error.stack.empty())
    return "error: " + shownMessage(error) + "\n";
  const StackEntry &inner = error.stack.front();
  Diagnostic diagnostic;
  diagnostic.file = inner.file;
  diagnostic.position = {inner.line, inner.column};
  diagnostic.message = shownMessage(error);
  diagnostic.excerpt = inner.excerpt;
  diagnostic.marker = inner.marker;
  std::string text = diagnostic.render();
  constexpr size_t shownCalls = 10;
  for (size_t i = 0; i < error.stack.size(); ++i) {
    const StackEntry &entry = error.stack[i];
    if (error.stack.size() > 2 * shownCalls && i == shownCalls)
      text += "  …\n";
    const bool shown = i < shownCalls || i + shownCalls >= error.stack.size();
    if (!entry.function.empty() && shown)
      text += "  in " + entry.function + " (" + placeOf(entry) + ")\n";
    else if (i > 0 && shown)
      text += "  called at " + placeOf(entry) + "\n";
  }
  return text;
}
