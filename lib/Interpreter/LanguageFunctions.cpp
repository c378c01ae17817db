//===- LanguageFunctions.cpp - functions that need the workspace *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/LanguageFunctions.h"
#include "Builtins/Arguments.h"
#include "Builtins/CheckArguments.h"
#include "Builtins/Registry.h"
#include "Interpreter/DebugFunctions.h"
#include "Interpreter/InputLines.h"
#include "Interpreter/InterpreterDetail.h"
#include "Interpreter/ProfileFunctions.h"
#include "runtime/Interrupt.h"

#include <algorithm>

#include <unistd.h>

using namespace runmat;

namespace {
using Arguments = std::span<const Value>;

//===----------------------------------------------------------------------===//
// Running text
//===----------------------------------------------------------------------===//

/// Runs `text`, and `handler` when it fails and there is one.
ValueList runText(Interpreter &interpreter, Frame &frame, Arguments texts,
                  int outputCount) {
  const std::string text = texts[0].toText();
  if (texts.size() < 2)
    return interpreter.evaluateText(frame, text, outputCount);
  try {
    TryScope scope(interpreter.session());
    return interpreter.evaluateText(frame, text, outputCount);
  } catch (const Error &error) {
    interrupt::poll();
    interpreter.session().lastError = error;
  }
  return interpreter.evaluateText(frame, texts[1].toText(), outputCount);
}

ValueList eval(Interpreter &interpreter, Frame &frame, Arguments arguments,
               int outputCount) {
  return runText(interpreter, frame, arguments, outputCount);
}

/// Restores the sink when it goes.
class SinkScope {
public:
  SinkScope(Interpreter &interpreter, OutputSink &sink)
      : interpreter(interpreter), previous(interpreter.exchangeSink(&sink)) {}
  ~SinkScope() { interpreter.exchangeSink(previous); }
  SinkScope(const SinkScope &) = delete;
  SinkScope &operator=(const SinkScope &) = delete;

private:
  Interpreter &interpreter;
  OutputSink *previous;
};

ValueList evalc(Interpreter &interpreter, Frame &frame, Arguments arguments,
                int outputCount) {
  CollectingSink collected;
  ValueList results;
  {
    SinkScope scope(interpreter, collected);
    results =
        runText(interpreter, frame, arguments, std::max(outputCount - 1, 0));
  }
  results.insert(results.begin(), Value::text(collected.text));
  return results;
}

/// The workspace that 'base' or 'caller' names.
Frame &workspaceNamed(Interpreter &interpreter, Frame &frame,
                      const Value &name) {
  // The frame itself, not its workspace: a script has functions of its own.
  Frame *caller = frame.workspace().caller;
  return caller && builtins::isOption(name, "caller") ? *caller
                                                      : interpreter.baseFrame();
}

ValueList evalin(Interpreter &interpreter, Frame &frame, Arguments arguments,
                 int outputCount) {
  return runText(interpreter, workspaceNamed(interpreter, frame, arguments[0]),
                 arguments.subspan(1), outputCount);
}

ValueList assignin(Interpreter &interpreter, Frame &frame, Arguments arguments,
                   int) {
  workspaceNamed(interpreter, frame, arguments[0])
      .findOrAdd(arguments[1].toText()) = arguments[2];
  return {};
}

ValueList run(Interpreter &interpreter, Frame &frame, Arguments arguments,
              int) {
  interpreter.runFile(frame, arguments[0].toText());
  return {};
}

/// str2func: text that begins with @ is an expression, other text a name.
ValueList str2func(Interpreter &interpreter, Frame &frame, Arguments arguments,
                   int) {
  const std::string text = arguments[0].toText();
  if (text.starts_with('@'))
    return interpreter.evaluateText(frame, text, 1);
  return {interpreter.makeHandle(frame, text)};
}

/// inputname(k): the variable that the caller gave as k-th argument; empty when
/// it gave another expression.
ValueList inputName(Interpreter &, Frame &frame, Arguments arguments, int) {
  const Frame &function = frame.workspace();
  const double position = arguments[0].scalarDouble();
  if (function.inputCount < 0)
    throw Error("MATLAB:inputname:notInFunction",
                "inputname can be used inside a function only.");
  if (!(position >= 1) || position > function.inputCount)
    throw Error("MATLAB:inputname:argNumberNotValid",
                "The function was called with " +
                    std::to_string(function.inputCount) +
                    " inputs; inputname takes the number of one of them.");
  return {Value::text(function.argumentName(size_t(position) - 1))};
}

/// builtin(name, …): the builtin, even where a function of the program has its
/// name.
ValueList callBuiltinByName(Interpreter &interpreter, Frame &,
                            Arguments arguments, int outputCount) {
  const std::string name = arguments[0].toText();
  const Builtin *function = findBuiltin(name);
  if (!function)
    throw Error("MATLAB:UndefinedFunction",
                "Cannot find the builtin function '" + name + "'.");
  return callBuiltin(*function, interpreter, arguments.subspan(1), outputCount);
}

/// The line that is typed behind the prompt.
std::string askForLine(Interpreter &interpreter, Arguments arguments) {
  if (!arguments.empty())
    interpreter.write(arguments[0].toText());
  interpreter.flush();
  std::string line;
  if (!readInputLine(line))
    throw Error("MATLAB:input:EndOfFile",
                "input found no line: standard input has ended.");
  return line;
}

/// input(prompt): the value of a line that is read; input(prompt, 's'): the
/// line itself. Who types is asked again where the line has no value.
ValueList input(Interpreter &interpreter, Frame &frame, Arguments arguments,
                int) {
  const std::string line = askForLine(interpreter, arguments);
  if (arguments.size() > 1)
    return {Value::text(line)};
  if (line.find_first_not_of(" \t\r") == std::string::npos)
    return {Value::empty()};
  try {
    return interpreter.evaluateText(frame, line, 1);
  } catch (Error &error) {
    if (!::isatty(STDIN_FILENO))
      throw;
    error.stack.clear();
    interpreter.writeError(interpreter.renderError(error));
  }
  return input(interpreter, frame, arguments, 1);
}

//===----------------------------------------------------------------------===//
// Ends and errors
//===----------------------------------------------------------------------===//

/// exit, exit(n), exit('force'), exit(n, 'force').
ValueList leave(Interpreter &, Frame &, Arguments arguments, int) {
  ExitRequest request;
  if (!arguments.empty() && !arguments[0].isText())
    // The system keeps the lowest eight bits of the code.
    request.status =
        int(builtins::wholeArgument(arguments[0], "The exit code", INT32_MIN) &
            0xff);
  throw request;
}

constexpr LanguageFunction table[] = {
#include "Catalogue/LanguageRows.inc"
};
} // namespace

bool runmat::fitsPattern(std::string_view name, std::string_view pattern) {
  if (pattern.empty())
    return name.empty();
  if (pattern.front() == '*')
    return fitsPattern(name, pattern.substr(1)) ||
           (!name.empty() && fitsPattern(name.substr(1), pattern));
  return !name.empty() &&
         (pattern.front() == '?' || pattern.front() == name.front()) &&
         fitsPattern(name.substr(1), pattern.substr(1));
}

const LanguageFunction *runmat::findLanguageFunction(std::string_view name) {
  const auto *found = std::find_if(
      std::begin(table), std::end(table),
      [&](const LanguageFunction &row) { return row.name == name; });
  return found == std::end(table) ? nullptr : found;
}

ValueList runmat::callLanguageFunction(const LanguageFunction &function,
                                       Interpreter &interpreter, Frame &frame,
                                       std::span<const Value> arguments,
                                       int outputCount) {
  const catalogue::Record &record = *catalogue::findRecord(function.name);
  checkArguments(function.name, record, arguments);
  checkResults(record, arguments, outputCount);
  return function.function(interpreter, frame, arguments, outputCount);
}
