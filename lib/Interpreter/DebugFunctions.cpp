//===- DebugFunctions.cpp - dbstop, dbstep and their like -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/DebugFunctions.h"
#include "Interpreter/BreakpointPlaces.h"
#include "Interpreter/Debugger.h"
#include "Interpreter/VariableSelection.h"
#include "Values/NumberText.h"

#include <algorithm>
#include <charconv>
#include <cmath>

using namespace runmat;

using Arguments = std::span<const Value>;
using Words = std::vector<std::string>;

//===----------------------------------------------------------------------===//
// Requests
//===----------------------------------------------------------------------===//

namespace {
/// What the words of dbstop and dbclear name: a place, or an event.
struct Request {
  std::optional<std::string> file, location;
  std::string condition;
  std::optional<StopEvent> event;
  std::string identifier;
};
} // namespace

static std::string joined(std::span<const std::string> words) {
  std::string text;
  for (const std::string &word : words)
    text += (text.empty() ? "" : " ") + word;
  return text;
}

static StopEvent eventNamed(std::string_view function,
                            std::span<const std::string> words, size_t &taken) {
  for (StopEvent event : stopEvents) {
    const std::string_view name = nameOf(event);
    taken = size_t(std::ranges::count(name, ' ')) + 1;
    if (taken <= words.size() && joined(words.first(taken)) == name)
      return event;
  }
  const std::string word = words.empty() ? "" : words.front();
  taken = 1;
  if (word == "infnan")
    return StopEvent::NanInf;
  throw Error("MATLAB:" + std::string(function) + ":badCondition",
              std::string(function) +
                  " if: expected error, caught error, warning or "
                  "naninf, got '" +
                  word + "'.");
}

static void takeEvent(std::string_view function,
                      std::span<const std::string> words, Request &request) {
  size_t taken = 0;
  request.event = eventNamed(function, words, taken);
  request.identifier = joined(words.subspan(taken));
  if (request.event == StopEvent::NanInf && !request.identifier.empty())
    throw Error("MATLAB:" + std::string(function) + ":tooManyArguments",
                std::string(function) + ": naninf takes no identifier, got '" +
                    request.identifier + "'.");
}

/// in FILE, at LINE, if CONDITION, in any order but the last; `in` and `at` may
/// be left out.
static Request readWords(std::string_view function, const Words &words) {
  Request request;
  for (size_t i = 0; i < words.size(); ++i) {
    const auto rest = std::span(words).subspan(i + 1);
    const bool isIn = words[i] == "in", isAt = words[i] == "at";
    if (words[i] == "if" && !request.file) {
      takeEvent(function, rest, request);
      return request;
    }
    if (words[i] == "if") {
      request.condition = joined(rest);
      return request;
    }
    if ((isIn || isAt) && rest.empty())
      throw Error("MATLAB:" + std::string(function) + ":missingArgument",
                  std::string(function) + ": '" + words[i] + "' names no " +
                      (isIn ? "file." : "line."));
    std::optional<std::string> &target =
        isAt || (!isIn && request.file) ? request.location : request.file;
    if (target)
      throw Error("MATLAB:" + std::string(function) + ":tooManyArguments",
                  std::string(function) + ": '" + words[i] +
                      "' is one word too many. Write " + std::string(function) +
                      " in FILE at LINE if CONDITION.");
    target = words[isIn || isAt ? ++i : i];
  }
  return request;
}

/// FILE>FUNCTION stands for the function's first line where no other is named.
static Request parseRequest(std::string_view function, const Words &words) {
  Request request = readWords(function, words);
  const size_t mark =
      request.file ? request.file->rfind('>') : std::string::npos;
  if (mark == std::string::npos)
    return request;
  if (!request.location)
    request.location = request.file->substr(mark + 1);
  request.file->resize(mark);
  return request;
}

//===----------------------------------------------------------------------===//
// dbstop, dbclear
//===----------------------------------------------------------------------===//

/// What dbstop refuses of a structure, which dbstatus gives.
static Error badStruct(const std::string &problem) {
  return Error("MATLAB:dbstop:badStruct",
               "dbstop takes a structure that dbstatus gave; " + problem);
}

/// A field of an element of the structure.
struct SavedField {
  const char *name;
  const Value *value;

  [[noreturn]] void refuse(const std::string &expected) const {
    throw badStruct("expected the field '" + std::string(name) + "' to hold " +
                    expected + ", got a " + value->extents().str() + " " +
                    value->className() + ".");
  }

  std::string text() const {
    if (!value->isText())
      refuse("text");
    return value->toText();
  }

  Words texts() const {
    if (!value->isCell() ||
        !std::ranges::all_of(value->cell().elements, &Value::isText))
      refuse("a cell of texts");
    Words all;
    for (const Value &element : value->cell().elements)
      all.push_back(element.toText());
    return all;
  }

  Words lines() const {
    Words all;
    if (!value->isNumeric() || value->isComplex())
      refuse("numbers of lines");
    for (int64_t i = 0; i < value->count(); ++i) {
      const double line = value->elementAsDouble(i);
      if (!(line >= 1 && line <= UINT32_MAX && line == std::floor(line)))
        throw badStruct("a line is a whole number from 1 on, got " +
                        numberToString(line) + ".");
      all.push_back(std::to_string(uint32_t(line)));
    }
    return all;
  }
};

static SavedField fieldOf(const StructArray &saved, const char *name,
                          int64_t index) {
  if (const Value *value = saved.get(name, index))
    return {name, value};
  throw badStruct("its field '" + std::string(name) + "' is missing.");
}

static StopEvent savedEvent(const std::string &name) {
  const auto known = std::ranges::find(stopEvents, name, nameOf);
  if (known == stopEvents.end())
    throw badStruct("its field 'cond' must be empty, error, caught error, "
                    "warning or naninf, got '" +
                    name + "'.");
  return *known;
}

/// Sets again what dbstatus gave.
static void restore(Interpreter &interpreter, Frame &frame,
                    const StructArray &saved, Breakpoints &points) {
  for (int64_t i = 0; i < saved.extents.count(); ++i) {
    const std::string file = fieldOf(saved, "file", i).text(),
                      event = fieldOf(saved, "cond", i).text();
    const Words lines = fieldOf(saved, "line", i).lines(),
                expressions = fieldOf(saved, "expression", i).texts(),
                identifiers = fieldOf(saved, "identifier", i).texts();
    if (expressions.size() != lines.size())
      throw badStruct("expected as many texts in its field 'expression' as "
                      "lines, " +
                      std::to_string(lines.size()) + ", got " +
                      std::to_string(expressions.size()) + ".");
    if (!event.empty())
      for (const std::string &identifier : identifiers)
        points.add(savedEvent(event), identifier);
    for (size_t k = 0; k < lines.size(); ++k)
      points.add(
          breakpointAt(interpreter, frame, file, lines[k], expressions[k]));
  }
}

ValueList runmat::setBreakpoint(Interpreter &interpreter, Frame &frame,
                                Arguments arguments, int) {
  Breakpoints points = interpreter.debugger().breakpoints();
  if (arguments[0].isStruct()) {
    restore(interpreter, frame, arguments[0].structure(), points);
  } else {
    const Request request = parseRequest("dbstop", wordsOf(arguments));
    if (request.event)
      points.add(*request.event, request.identifier);
    else if (!request.file)
      throw Error("MATLAB:dbstop:missingFile",
                  "dbstop: expected a file. Write dbstop in FILE at LINE.");
    else
      points.add(breakpointAt(interpreter, frame, *request.file,
                              request.location, request.condition));
  }
  interpreter.debugger().setBreakpoints(std::move(points));
  return {};
}

ValueList runmat::clearBreakpoints(Interpreter &interpreter, Frame &frame,
                                   Arguments arguments, int) {
  Breakpoints points = interpreter.debugger().breakpoints();
  const Words words = wordsOf(arguments);
  const Request request = parseRequest("dbclear", words);
  if (words.empty() || words == Words{"all"}) {
    points.clear();
  } else if (request.event) {
    points.remove(*request.event, request.identifier);
  } else if (!request.file) {
    throw Error("MATLAB:dbclear:missingFile",
                "dbclear: expected a file. Write dbclear in FILE at LINE.");
  } else {
    const Breakpoint place =
        breakpointAt(interpreter, frame, *request.file, request.location, "");
    points.remove(place.file,
                  request.location ? std::optional(place.line) : std::nullopt);
  }
  interpreter.debugger().setBreakpoints(std::move(points));
  return {};
}

//===----------------------------------------------------------------------===//
// Going on
//===----------------------------------------------------------------------===//

static Debugger &stoppedDebugger(Interpreter &interpreter,
                                 const std::string &command) {
  Debugger &debugger = interpreter.debugger();
  if (!debugger.isStopped())
    throw Error("MATLAB:debugger:notStopped",
                command + " needs a program that is stopped: at a breakpoint "
                          "(dbstop), an error (dbstop if error) or keyboard.");
  return debugger;
}

/// A whole number from 1 on; none for any other text.
static std::optional<int> countNamed(const std::string &text) {
  int count = 0;
  const char *end = text.data() + text.size();
  const auto result = std::from_chars(text.data(), end, count);
  return result.ptr == end && result.ec == std::errc() && count > 0
             ? std::optional(count)
             : std::nullopt;
}

static int wantedCount(const std::string &command, Arguments arguments) {
  if (arguments.empty())
    return 1;
  const std::string text = arguments[0].isText()
                               ? arguments[0].toText()
                               : numberToString(arguments[0].scalarDouble());
  if (const auto count = countNamed(text))
    return *count;
  throw Error("MATLAB:" + command + ":badCount",
              command + ": expected a whole number from 1 on, got '" + text +
                  "'.");
}

ValueList runmat::stopHere(Interpreter &interpreter, Frame &frame, Arguments,
                           int) {
  interpreter.debugger().stop(frame, /*showsPlace=*/false);
  return {};
}

ValueList runmat::goOn(Interpreter &interpreter, Frame &, Arguments, int) {
  stoppedDebugger(interpreter, "dbcont");
  throw GoOn();
}

ValueList runmat::goOnByLines(Interpreter &interpreter, Frame &,
                              Arguments arguments, int) {
  const std::string how = arguments.empty() ? "" : arguments[0].toText();
  stoppedDebugger(interpreter, how.empty() ? "dbstep" : "dbstep " + how);
  if (how == "in")
    throw GoOn{StepKind::In};
  if (how == "out")
    throw GoOn{StepKind::Out};
  if (!how.empty() && !countNamed(how))
    throw Error("MATLAB:dbstep:badArgument",
                "dbstep: expected in, out or a number of lines, got '" + how +
                    "'.");
  throw GoOn{StepKind::Over, wantedCount("dbstep", arguments)};
}

ValueList runmat::giveUp(Interpreter &interpreter, Frame &, Arguments arguments,
                         int) {
  const bool all = !arguments.empty();
  stoppedDebugger(interpreter, all ? "dbquit all" : "dbquit").quit(all);
}

/// echo, echo on, echo off, echo on all: without a word it changes over.
ValueList runmat::echoLines(Interpreter &interpreter, Frame &,
                            Arguments arguments, int) {
  Debugger &debugger = interpreter.debugger();
  const Words words = wordsOf(arguments);
  const bool isOn = words.empty()
                        ? debugger.echoedLines() == EchoedLines::None
                        : std::ranges::find(words, "on") != words.end();
  const bool isAll = std::ranges::find(words, "all") != words.end();
  debugger.setEchoedLines(!isOn   ? EchoedLines::None
                          : isAll ? EchoedLines::All
                                  : EchoedLines::OfScripts);
  return {};
}

//===----------------------------------------------------------------------===//
// Workspaces
//===----------------------------------------------------------------------===//

static std::string placeOf(const StackedCall &call) {
  return call.line ? call.name + " (line " + std::to_string(call.line) + ")"
                   : "";
}

static void moveTo(Interpreter &interpreter, size_t index) {
  Debugger &debugger = interpreter.debugger();
  debugger.setWorkspace(index);
  const std::string place = placeOf(debugger.workspaces()[index]);
  interpreter.write(place.empty()
                        ? "In base workspace.\n"
                        : "In workspace belonging to " + place + ".\n");
}

ValueList runmat::goToCaller(Interpreter &interpreter, Frame &,
                             Arguments arguments, int) {
  const Debugger &debugger = stoppedDebugger(interpreter, "dbup");
  const size_t wanted =
      debugger.workspace() + size_t(wantedCount("dbup", arguments));
  if (wanted >= debugger.workspaces().size())
    throw Error("MATLAB:dbup:atTop",
                "dbup: this is the outermost workspace already.");
  moveTo(interpreter, wanted);
  return {};
}

ValueList runmat::goToCalled(Interpreter &interpreter, Frame &,
                             Arguments arguments, int) {
  const Debugger &debugger = stoppedDebugger(interpreter, "dbdown");
  const size_t count = size_t(wantedCount("dbdown", arguments));
  if (count > debugger.workspace())
    throw Error("MATLAB:dbdown:atBottom",
                "dbdown: this is the innermost workspace already.");
  moveTo(interpreter, debugger.workspace() - count);
  return {};
}

//===----------------------------------------------------------------------===//
// dbstack
//===----------------------------------------------------------------------===//

static StructArray structOf(std::span<const StackedCall> calls,
                            bool completeNames) {
  StructArray all;
  all.extents = Extents(int64_t(calls.size()), 1);
  all.names = {"file", "name", "line"};
  all.columns.resize(all.names.size());
  for (const StackedCall &call : calls) {
    const size_t slash = call.file.rfind('/') + 1;
    all.columns[0].push_back(
        Value::text(completeNames ? call.file : call.file.substr(slash)));
    all.columns[1].push_back(Value::text(call.name));
    all.columns[2].push_back(Value(double(call.line)));
  }
  return all;
}

static std::string textOf(std::span<const StackedCall> calls, size_t current,
                          bool completeNames) {
  std::string text;
  for (size_t i = 0; i < calls.size(); ++i) {
    text += i == current ? "> In " : "  In ";
    text += completeNames ? calls[i].file + ">" : "";
    text += placeOf(calls[i]) + "\n";
  }
  return text;
}

/// dbstack, dbstack(n), dbstack('-completenames'): without the innermost n
/// calls.
ValueList runmat::listCalls(Interpreter &interpreter, Frame &frame,
                            Arguments arguments, int outputCount) {
  bool completeNames = false;
  if (!arguments.empty() && arguments.back().isText() &&
      arguments.back().toText() == "-completenames") {
    completeNames = true;
    arguments = arguments.first(arguments.size() - 1);
  }
  const Debugger &debugger = interpreter.debugger();
  const bool isTyped = debugger.isStopped() && !isOfProgram(frame);
  const std::vector<StackedCall> calls = callStack(&interpreter.currentFrame());
  const size_t left =
      arguments.empty() ? 0 : size_t(wantedCount("dbstack", arguments));
  const size_t current = isTyped ? debugger.workspace() : 0;
  const auto shown = std::span(calls).subspan(std::min(left, calls.size()));
  if (outputCount > 0)
    return {structOf(shown, completeNames), Value(double(current + 1))};
  interpreter.write(
      textOf(shown, current - std::min(left, current), completeNames));
  return {};
}

//===----------------------------------------------------------------------===//
// dbtype
//===----------------------------------------------------------------------===//

/// The lines that "3" or "3:5" names.
static std::pair<uint32_t, uint32_t> linesNamed(const std::string &range) {
  const size_t colon = range.find(':');
  const auto first = countNamed(range.substr(0, colon));
  const auto last =
      colon == std::string::npos ? first : countNamed(range.substr(colon + 1));
  if (!first || !last)
    throw Error("MATLAB:dbtype:badRange",
                "dbtype: expected a line or a range of lines such as 3:5, got "
                "'" +
                    range + "'.");
  return {uint32_t(*first), uint32_t(*last)};
}

ValueList runmat::listLines(Interpreter &interpreter, Frame &frame,
                            Arguments arguments, int) {
  const auto module = programNamed(interpreter, frame, arguments[0].toText());
  const SourceText &text = module->text();
  uint32_t first = 1, last = lineCount(*module);
  if (arguments.size() > 1) {
    const auto [from, to] = linesNamed(arguments[1].toText());
    first = from;
    last = std::min(last, to);
  }
  std::string shown;
  for (uint32_t line = first; line <= last; ++line) {
    std::string number = std::to_string(line);
    number.resize(std::max<size_t>(number.size() + 1, 6), ' ');
    shown += number + std::string(text.lineText(line)) + "\n";
  }
  interpreter.write(shown);
  return {};
}
