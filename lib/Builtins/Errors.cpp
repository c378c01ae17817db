//===- Errors.cpp - error, warning, assert, … -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Format.h"
#include "Builtins/Groups.h"

#include <algorithm>
#include <cctype>

namespace runmat::builtins {

namespace {

/// `Package:part`: letters, digits and _ between colons, no blanks.
bool isIdentifier(const std::string &text) {
  return text.find(':') != std::string::npos && text.back() != ':' &&
         text.front() != ':' &&
         std::all_of(text.begin(), text.end(), [](unsigned char c) {
           return std::isalnum(c) || c == '_' || c == ':' || c == '-' ||
                  c == '.';
         });
}

/// A message with its identifier from (id, format, …) or (format, …).
Error readMessage(Arguments arguments) {
  std::string identifier;
  const std::string first = arguments[0].toText();
  if (arguments.size() > 1 && !first.empty() && isIdentifier(first)) {
    identifier = first;
    arguments = arguments.subspan(1);
  }
  const std::string format = arguments[0].toText();
  // A lone message is taken as it stands, escapes included.
  const bool literal = arguments.size() == 1 && identifier.empty();
  return Error(identifier,
               literal ? format : formatValues(format, arguments.subspan(1)));
}

std::string fieldText(const StructArray &structure, std::string_view name) {
  const Value *field = structure.get(name);
  return field && field->isText() ? field->toText() : "";
}

/// error(id, format, …), error(format, …), error(struct).
void errorBuiltin(CallContext &context, Arguments arguments, Results &, int) {
  if (arguments[0].isStruct()) {
    const StructArray &structure = arguments[0].structure();
    if (arguments[0].isEmpty())
      return;
    throw Error(fieldText(structure, "identifier"),
                fieldText(structure, "message"));
  }
  if (arguments.size() == 1 && arguments[0].isText() &&
      arguments[0].toText().empty())
    return; // error('') does nothing
  Error error = readMessage(arguments);
  context.session().lastError = error;
  throw error;
}

Value exceptionValue(const Error &error) {
  StructArray exception;
  exception.at("identifier") = Value::text(error.identifier);
  exception.at("message") = Value::text(error.message);
  exception.at("cause") = CellArray(Extents(0, 0));
  StructArray stack;
  stack.extents = Extents(0, 1);
  for (const char *name : {"file", "name", "line"})
    stack.add(name);
  exception.at("stack") = stack;
  return exception;
}

void makeException(CallContext &, Arguments arguments, Results &results, int) {
  const Error error(arguments[0].toText(),
                    formatValues(arguments[1].toText(), arguments.subspan(2)));
  results.push_back(exceptionValue(error));
}

void getReport(CallContext &, Arguments arguments, Results &results, int) {
  if (!arguments[0].isStruct())
    throw Error("MATLAB:UndefinedFunction",
                "getReport needs an exception, got a " +
                    arguments[0].className() + ".");
  results.push_back(
      Value::text("Error: " + fieldText(arguments[0].structure(), "message")));
}

/// The setting of an identifier as warning('off', id) returns it.
Value warningSetting(const SessionState &state, const std::string &identifier) {
  const auto found = state.warningStates.find(identifier);
  const bool on = found == state.warningStates.end() || found->second;
  StructArray setting;
  setting.at("identifier") = Value::text(identifier);
  setting.at("state") = Value::text(on ? "on" : "off");
  return setting;
}

/// warning(settings): restores what an earlier call returned.
void restoreWarnings(SessionState &state, const Value &settings) {
  const StructArray &structure = settings.structure();
  for (int64_t i = 0; i < settings.count(); ++i) {
    const Value *identifier = structure.get("identifier", i);
    const Value *value = structure.get("state", i);
    if (!identifier || !value)
      throw Error("MATLAB:warning:invalidSettings",
                  "The settings given to warning must come from warning.");
    state.warningStates[identifier->toText()] = isOption(*value, "on");
  }
}

/// warning('on'|'off'|'query', id); returns the setting before.
bool changeWarnings(SessionState &state, Arguments arguments,
                    Results &results) {
  const bool on = isOption(arguments[0], "on");
  const bool off = isOption(arguments[0], "off");
  if (!on && !off && !isOption(arguments[0], "query"))
    return false;
  const std::string identifier =
      arguments.size() > 1 ? arguments[1].toText() : "all";
  results.push_back(warningSetting(state, identifier));
  if (on || off)
    state.warningStates[identifier] = on;
  return true;
}

void warningBuiltin(CallContext &context, Arguments arguments, Results &results,
                    int nargout) {
  SessionState &state = context.session();
  if (arguments.empty())
    results.push_back(warningSetting(state, "all"));
  else if (arguments[0].isStruct())
    restoreWarnings(state, arguments[0]);
  else if (!changeWarnings(state, arguments, results)) {
    const Error message = readMessage(arguments);
    context.warn(message.identifier, message.message);
  }
  // As a statement it shows nothing.
  if (nargout == 0)
    results.clear();
}

void lastWarning(CallContext &context, Arguments arguments, Results &results,
                 int) {
  SessionState &state = context.session();
  results = {Value::text(state.lastWarning),
             Value::text(state.lastWarningIdentifier)};
  if (!arguments.empty())
    state.lastWarning = arguments[0].toText();
  if (arguments.size() > 1)
    state.lastWarningIdentifier = arguments[1].toText();
}

void lastErrorText(CallContext &context, Arguments, Results &results, int) {
  results.push_back(Value::text(context.session().lastError.message));
}

/// assert(condition, message…).
void assertBuiltin(CallContext &, Arguments arguments, Results &, int) {
  if (arguments[0].isTrue())
    return;
  if (arguments.size() == 1)
    throw Error("MATLAB:assertion:failed", "Assertion failed.");
  throw readMessage(arguments.subspan(1));
}

/// narginchk(least, most): of the function that calls.
void checkInputs(CallContext &context, Arguments arguments, Results &, int) {
  const int given = context.caller().inputCount;
  if (given < arguments[0].scalarDouble())
    throw Error("MATLAB:narginchk:notEnoughInputs",
                "Not enough input arguments.");
  if (given > arguments[1].scalarDouble())
    throw Error("MATLAB:narginchk:tooManyInputs", "Too many input arguments.");
}

void checkOutputs(CallContext &context, Arguments arguments, Results &, int) {
  const int given = context.caller().outputCount;
  if (given < arguments[0].scalarDouble())
    throw Error("MATLAB:nargoutchk:notEnoughOutputs",
                "Not enough output arguments.");
  if (given > arguments[1].scalarDouble())
    throw Error("MATLAB:nargoutchk:tooManyOutputs",
                "Too many output arguments.");
}

constexpr Builtin table[] = {
    {"MException", makeException, 2, -1, 1, BuiltinPure},
    {"assert", assertBuiltin, 1, -1, 0, BuiltinEffects},
    {"error", errorBuiltin, 1, -1, 0, BuiltinEffects},
    {"getReport", getReport, 1, 1, 1, BuiltinPure},
    {"lasterr", lastErrorText, 0, 0, 1, BuiltinEffects},
    {"lastwarn", lastWarning, 0, 2, 2, BuiltinEffects},
    {"narginchk", checkInputs, 2, 2, 0, BuiltinEffects},
    {"nargoutchk", checkOutputs, 2, 2, 0, BuiltinEffects},
    {"warning", warningBuiltin, 0, -1, 1, BuiltinEffects},
};

} // namespace

Group errorBuiltins() { return table; }

} // namespace runmat::builtins
