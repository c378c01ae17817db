//===- InputParsers.cpp - inputParser and its methods -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/InputParser.h"
#include "runtime/Interrupt.h"

#include <algorithm>
#include <map>

namespace runmat::builtins {

namespace {

//===----------------------------------------------------------------------===//
// The scheme
//===----------------------------------------------------------------------===//

void makeParser(CallContext &, Arguments, Results &results, int) {
  results.push_back(Value(std::make_shared<InputParserObject>()));
}

/// addRequired(p, name, validator), addOptional(p, name, default, validator),
/// addParameter(p, name, default, validator, 'PartialMatchPriority', n).
template <InputKind kind, bool matchesPart = true>
void addInput(CallContext &, Arguments arguments, Results &, int) {
  InputParserObject &parser = inputParserOf(arguments[0]);
  SchemeInput input{arguments[1].toText(), kind, Value(), Value(), matchesPart};
  Arguments rest = arguments.subspan(2);
  if constexpr (kind == InputKind::Switch)
    input.initial = false;
  if (kind != InputKind::Required && !rest.empty()) {
    input.initial = rest[0];
    rest = rest.subspan(1);
  }
  if (rest.size() >= 2 &&
      isOption(rest[rest.size() - 2], "partialmatchpriority")) {
    input.priority = rest.back().scalarDouble();
    rest = rest.first(rest.size() - 2);
  }
  if (!rest.empty())
    input.validator = rest[0];
  parser.add(std::move(input));
}

//===----------------------------------------------------------------------===//
// A call
//===----------------------------------------------------------------------===//

/// Goes through the arguments of one call.
class Parsing {
public:
  Parsing(CallContext &context, const InputParserObject &parser,
          Arguments arguments)
      : context(context), settings(parser.settings()), scheme(parser.inputs()),
        arguments(arguments) {}

  InputParserObject::Findings run() {
    takeRequired();
    takeOptional();
    while (!arguments.empty())
      takeNamed();
    return findings();
  }

private:
  CallContext &context;
  const InputParserObject::Settings &settings;
  const std::vector<SchemeInput> &scheme;
  Arguments arguments;
  std::map<std::string, Value> found;
  StructArray unmatched;

  bool isNamed(const SchemeInput &input) const {
    return input.kind >= InputKind::Parameter;
  }

  /// Why the validator refuses a value; nothing when it takes it.
  std::optional<std::string> refusal(const SchemeInput &input,
                                     const Value &value) {
    if (!input.validator.isDefined())
      return std::nullopt;
    std::vector<Value> answers;
    try {
      const TryScope caught(context.session());
      answers = context.call(input.validator, {&value, 1}, 0);
    } catch (const Error &error) {
      interrupt::poll();
      return error.message;
    }
    // One that throws may return nothing.
    const bool isTaken = answers.empty() || !answers[0].isDefined() ||
                         !answers[0].isArray() || answers[0].isTrue();
    if (isTaken)
      return std::nullopt;
    return "It must satisfy the function: " +
           input.validator.functionHandle().displayText() + ".";
  }

  void accept(const SchemeInput &input, const Value &value) {
    if (const auto why = refusal(input, value))
      throw Error("MATLAB:InputParser:ArgumentFailedValidation",
                  "The value of '" + input.name + "' is invalid. " + *why);
    found[input.name] = value;
  }

  void takeRequired() {
    for (const SchemeInput &input : scheme) {
      if (input.kind != InputKind::Required)
        continue;
      if (arguments.empty())
        throw Error("MATLAB:InputParser:notEnoughInputs",
                    "Not enough input arguments.");
      accept(input, arguments[0]);
      arguments = arguments.subspan(1);
    }
  }

  /// Whether the next argument may begin those that have names.
  bool mayBeName() const {
    return arguments[0].isText() ||
           (arguments[0].isStruct() && settings.structExpand);
  }

  /// A text is the name of a parameter unless a validator takes it.
  void takeOptional() {
    for (const SchemeInput &input : scheme) {
      if (input.kind != InputKind::Optional)
        continue;
      if (arguments.empty())
        return;
      const bool isName =
          mayBeName() && (input.validator.isDefined()
                              ? refusal(input, arguments[0]).has_value()
                              : arguments[0].isText());
      if (isName)
        return;
      accept(input, arguments[0]);
      arguments = arguments.subspan(1);
    }
  }

  void takeNamed() {
    if (std::ranges::none_of(
            scheme, [&](const SchemeInput &input) { return isNamed(input); }) &&
        !settings.keepUnmatched && !arguments[0].isText())
      throw Error("MATLAB:TooManyInputs", "Too many input arguments.");
    const Value &name = arguments[0];
    if (name.isStruct() && name.isScalar() && settings.structExpand) {
      const StructArray &fields = name.structure();
      for (size_t f = 0; f < fields.names.size(); ++f)
        takePair(fields.names[f], fields.columns[f][0]);
      arguments = arguments.subspan(1);
      return;
    }
    if (!name.isText())
      throw Error("MATLAB:InputParser:ParamMustBeChar",
                  "Expected a string scalar or character vector for the "
                  "parameter name, instead the input type was '" +
                      name.className() + "'.");
    takeNameAndValue(name.toText());
  }

  void takeNameAndValue(const std::string &name) {
    const SchemeInput *input = match(name);
    if (input && input->kind == InputKind::Switch) {
      found[input->name] = true;
      arguments = arguments.subspan(1);
      return;
    }
    if (!input && !settings.keepUnmatched)
      throwUnmatched(name);
    if (arguments.size() < 2)
      throw Error("MATLAB:InputParser:ParamMissingValue",
                  "No value was given for '" + name +
                      "'. Name-value pair arguments require a name followed "
                      "by a value.");
    takePair(name, arguments[1]);
    arguments = arguments.subspan(2);
  }

  void takePair(const std::string &name, const Value &value) {
    if (const SchemeInput *input = match(name))
      accept(*input, value);
    else if (settings.keepUnmatched)
      unmatched.at(name) = value;
    else
      throwUnmatched(name);
  }

  [[noreturn]] void throwUnmatched(const std::string &name) const {
    const std::string where =
        settings.functionName.empty() ? "this function" : settings.functionName;
    throw Error("MATLAB:InputParser:UnmatchedParameter",
                "'" + name +
                    "' is not a recognized parameter. For a list of valid "
                    "name-value pair arguments, see the documentation for " +
                    where + ".");
  }

  std::string folded(const std::string &name) const {
    return settings.caseSensitive ? name : lowerText(name);
  }

  /// The parameter of that name, or the one that alone begins with it.
  const SchemeInput *match(const std::string &name) const {
    const std::string wanted = folded(name);
    std::vector<const SchemeInput *> candidates;
    for (const SchemeInput &input : scheme) {
      if (!isNamed(input))
        continue;
      const std::string known = folded(input.name);
      if (known == wanted)
        return &input;
      if (settings.partialMatching && input.matchesPart && !wanted.empty() &&
          known.starts_with(wanted))
        candidates.push_back(&input);
    }
    if (candidates.empty())
      return nullptr;
    std::ranges::sort(candidates, {}, &SchemeInput::priority);
    if (candidates.size() > 1 &&
        candidates[0]->priority == candidates[1]->priority)
      throw Error("MATLAB:InputParser:AmbiguousParameter",
                  "'" + name + "' matches several parameters: '" +
                      candidates[0]->name + "' and '" + candidates[1]->name +
                      "'. Write more of the name.");
    return candidates[0];
  }

  /// Fields are in the order of their names.
  InputParserObject::Findings findings() {
    InputParserObject::Findings made;
    for (const SchemeInput &input : scheme)
      if (found.try_emplace(input.name, input.initial).second)
        made.usingDefaults.push_back(input.name);
    for (const auto &[name, value] : found)
      made.results.at(name) = value;
    made.unmatched = std::move(unmatched);
    return made;
  }
};

void parseInputs(CallContext &context, Arguments arguments, Results &, int) {
  InputParserObject &parser = inputParserOf(arguments[0]);
  try {
    parser.setFindings(Parsing(context, parser, arguments.subspan(1)).run());
  } catch (Error &error) {
    const std::string &name = parser.settings().functionName;
    error.message = (name.empty() ? "" : name + ": ") + error.message;
    throw;
  }
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_InputParsers
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group inputParserBuiltins() { return table; }

} // namespace runmat::builtins
