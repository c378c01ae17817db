//===- Errors.cpp - error, warning, assert, … -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Format.h"
#include "Builtins/Groups.h"
#include "Values/Exception.h"

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

/// MException(id, format, …).
void makeException(CallContext &, Arguments arguments, Results &results, int) {
  const std::string identifier = arguments[0].toText();
  if (!identifier.empty() && !isIdentifier(identifier))
    throw Error("MATLAB:MException:InvalidErrorID",
                "Expected an identifier such as 'package:part', got '" +
                    identifier + "'.");
  const Error error(identifier,
                    formatValues(arguments[1].toText(), arguments.subspan(2)));
  results.push_back(Value(std::make_shared<ExceptionObject>(error)));
}

void addCause(CallContext &, Arguments arguments, Results &results, int) {
  exceptionOf(arguments[1]);
  results.push_back(exceptionOf(arguments[0]).withCause(arguments[1]));
}

/// The message with the function that it came from, then those of the causes.
std::string reportOf(const ExceptionObject &exception) {
  const Error &error = exception.error();
  std::string text = "Error: " + error.message;
  const size_t shown = error.shownPlace();
  if (shown > 0)
    text =
        "Error using " + error.stack[shown - 1].function + "\n" + error.message;
  else if (!error.stack.empty() && !error.stack.front().function.empty())
    text = "Error using " + error.stack.front().function + " (line " +
           std::to_string(error.stack.front().line) + ")\n" + error.message;
  for (const Value &cause : exception.causes().elements)
    text += "\n\nCaused by:\n    " + reportOf(exceptionOf(cause));
  return text;
}

void getReport(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(Value::text(reportOf(exceptionOf(arguments[0]))));
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

/// [message, identifier] = lasterr, lasterr(message, identifier).
void lastErrorText(CallContext &context, Arguments arguments, Results &results,
                   int nargout) {
  Error &last = context.session().lastError;
  if (arguments.empty() || nargout > 0)
    results = {Value::text(last.message), Value::text(last.identifier)};
  if (arguments.empty())
    return;
  last = Error(arguments.size() > 1 ? arguments[1].toText() : "",
               arguments[0].toText());
}

/// The last error as a structure; lasterror('reset') forgets it.
void lastErrorStruct(CallContext &context, Arguments arguments,
                     Results &results, int) {
  Error &last = context.session().lastError;
  StructArray described;
  described.at("message") = Value::text(last.message);
  described.at("identifier") = Value::text(last.identifier);
  described.at("stack") = stackValue(last.stack);
  results.push_back(std::move(described));
  if (!arguments.empty())
    last = Error("", "");
}

/// MException.last; MException.last('reset').
void lastException(CallContext &context, Arguments arguments, Results &results,
                   int nargout) {
  Error &last = context.session().lastError;
  if (!arguments.empty())
    last = Error("", "");
  if (arguments.empty() || nargout > 0)
    results.push_back(Value(std::make_shared<ExceptionObject>(last)));
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
#define RUNMAT_ROWS_Errors
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group errorBuiltins() { return table; }

} // namespace runmat::builtins
