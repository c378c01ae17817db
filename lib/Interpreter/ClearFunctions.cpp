//===- ClearFunctions.cpp - clear, clearvars and mlock ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/LanguageFunctions.h"
#include "Interpreter/VariableSelection.h"

#include <algorithm>

using namespace runmat;

using Words = std::vector<std::string>;

static void clearVariables(Frame &frame, const Words &words) {
  for (const std::string &name : VariableSelection(words).names(frame))
    frame.clear(name);
}

/// Global variables go everywhere.
static void clearGlobals(Interpreter &interpreter, const Words &words) {
  const VariableSelection selection(words);
  interpreter.clearGlobals(
      [&](std::string_view name) { return selection.has(name); });
}

static void clearFunctions(Interpreter &interpreter) {
  interpreter.clearFunctions([](std::string_view) { return true; });
}

static void clearAll(Interpreter &interpreter, Frame &frame) {
  clearVariables(frame, {});
  clearGlobals(interpreter, {});
  clearFunctions(interpreter);
}

/// clear NAMES: variables; a name that is none may be a function.
static void clearNamed(Interpreter &interpreter, Frame &frame,
                       const Words &words) {
  const Words variables = frame.workspace().definedNames();
  clearVariables(frame, words);
  Words functions = VariableSelection(words).patterns();
  std::erase_if(functions, [&](const std::string &name) {
    return std::ranges::find(variables, name) != variables.end();
  });
  if (!functions.empty())
    interpreter.clearFunctions([&](std::string_view name) {
      return std::ranges::any_of(functions, [&](const std::string &pattern) {
        return fitsPattern(name, pattern);
      });
    });
}

/// The first word may say what is cleared.
ValueList runmat::clear(Interpreter &interpreter, Frame &frame,
                        std::span<const Value> arguments, int) {
  Words words = wordsOf(arguments);
  const std::string what = words.empty() ? "" : words.front();
  const Words rest(words.begin() + !words.empty(), words.end());
  if (what == "all" || what == "-all" || what == "classes")
    clearAll(interpreter, frame);
  else if (what == "functions" || what == "mex")
    clearFunctions(interpreter);
  else if (what == "global" || what == "-global")
    clearGlobals(interpreter, rest);
  else if (what == "variables" || what == "-variables")
    clearVariables(frame, rest);
  else if (what.empty() || what == "-except" || what == "-regexp")
    clearVariables(frame, words);
  else if (what != "java" && what != "import")
    clearNamed(interpreter, frame, words);
  return {};
}

ValueList runmat::clearVars(Interpreter &interpreter, Frame &frame,
                            std::span<const Value> arguments, int) {
  Words words = wordsOf(arguments);
  if (takeWord(words, "-global"))
    clearGlobals(interpreter, words);
  else
    clearVariables(frame, words);
  return {};
}

/// The file of the function that runs, or of the one that is named.
static Module &fileMeant(Interpreter &interpreter, Frame &frame,
                         std::span<const Value> arguments) {
  if (!arguments.empty()) {
    const std::string name = arguments[0].toText();
    const Callee callee = interpreter.resolve(frame, name);
    if (!callee.module)
      throw Error("MATLAB:mlock:NotFound", "'" + name +
                                               "' is no function or script of "
                                               "a file; only these can be "
                                               "locked.");
    return *callee.module;
  }
  if (frame.module().isTyped)
    throw Error("MATLAB:mlock:NotInFunction",
                "mlock, munlock and mislocked without a name are for functions "
                "of files; munlock and mislocked take the name of one.");
  return frame.module();
}

ValueList runmat::lockFunction(Interpreter &interpreter, Frame &frame,
                               std::span<const Value> arguments, int) {
  fileMeant(interpreter, frame, arguments).isLocked = true;
  return {};
}

ValueList runmat::unlockFunction(Interpreter &interpreter, Frame &frame,
                                 std::span<const Value> arguments, int) {
  fileMeant(interpreter, frame, arguments).isLocked = false;
  return {};
}

ValueList runmat::isFunctionLocked(Interpreter &interpreter, Frame &frame,
                                   std::span<const Value> arguments, int) {
  return {Value(fileMeant(interpreter, frame, arguments).isLocked)};
}
