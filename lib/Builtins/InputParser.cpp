//===- InputParser.cpp - inputParser and its scheme -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/InputParser.h"
#include "Values/Identifier.h"

#include <algorithm>

namespace runmat::builtins {

namespace {

using Settings = InputParserObject::Settings;

struct Switch {
  std::string_view name;
  bool Settings::*member;
};

constexpr Switch switches[] = {
    {"CaseSensitive", &Settings::caseSensitive},
    {"KeepUnmatched", &Settings::keepUnmatched},
    {"PartialMatching", &Settings::partialMatching},
    {"StructExpand", &Settings::structExpand},
};

const Switch *findSwitch(std::string_view name) {
  const auto *found = std::ranges::find(switches, name, &Switch::name);
  return found == std::end(switches) ? nullptr : found;
}

Value textRow(const std::vector<std::string> &texts) {
  std::vector<Value> values;
  for (const std::string &text : texts)
    values.push_back(Value::text(text));
  return CellArray::row(std::move(values));
}

} // namespace

InputParserObject::InputParserObject() = default;

const Extents &InputParserObject::extents() const {
  static const Extents scalar(1, 1);
  return scalar;
}

std::optional<Value> InputParserObject::property(std::string_view name) const {
  if (const Switch *found = findSwitch(name))
    return Value(chosen.*(found->member));
  if (name == "FunctionName")
    return Value::text(chosen.functionName);
  if (name == "Results")
    return Value(findings.results);
  if (name == "Unmatched")
    return Value(findings.unmatched);
  if (name == "UsingDefaults")
    return textRow(findings.usingDefaults);
  if (name != "Parameters")
    return std::nullopt;
  std::vector<std::string> names;
  for (const SchemeInput &input : scheme)
    names.push_back(input.name);
  return textRow(names);
}

void InputParserObject::setProperty(std::string_view name, const Value &value) {
  const Switch *found = findSwitch(name);
  if (!found && name != "FunctionName")
    return Object::setProperty(name, value);
  const bool fits = found ? value.isArray() && value.isScalar() &&
                                (value.isLogical() || value.isNumeric())
                          : value.isText();
  if (!fits)
    throw Error("MATLAB:InputParser:InvalidPropertyValue",
                "The property '" + std::string(name) +
                    "' of an inputParser must be " +
                    (found ? "true or false" : "a text") +
                    ", not a value of class '" + value.className() + "'.");
  if (found)
    chosen.*(found->member) = value.isTrue();
  else
    chosen.functionName = value.toText();
}

std::span<const std::string_view> InputParserObject::methods() const {
  static constexpr std::string_view names[] = {
#define RUNMAT_ROWS_inputParser
#include "Catalogue/NameLists.inc"
  };
  return names;
}

std::vector<Object::ShownProperty> InputParserObject::shownProperties() const {
  std::vector<ShownProperty> shown;
  for (const char *name :
       {"FunctionName", "CaseSensitive", "KeepUnmatched", "PartialMatching",
        "StructExpand", "Parameters", "Results", "Unmatched", "UsingDefaults"})
    shown.push_back({name, *property(name)});
  return shown;
}

void InputParserObject::add(SchemeInput input) {
  if (!isIdentifier(input.name))
    throw Error("MATLAB:InputParser:InvalidName",
                "The name of an argument must be a valid variable name; '" +
                    input.name + "' is none.");
  if (std::ranges::find(scheme, input.name, &SchemeInput::name) != scheme.end())
    throw Error("MATLAB:InputParser:ParameterExists",
                "An argument with the name '" + input.name +
                    "' was added to this inputParser before.");
  // Whatever the order of the calls: those that stand first come first.
  const auto place = std::ranges::upper_bound(
      scheme, input.kind, std::less(),
      [](const SchemeInput &other) { return other.kind; });
  const bool isNamed = input.kind >= InputKind::Parameter;
  scheme.insert(isNamed ? scheme.end() : place, std::move(input));
}

InputParserObject &inputParserOf(const Value &value) {
  auto *parser = value.isObject()
                     ? dynamic_cast<InputParserObject *>(&value.object())
                     : nullptr;
  if (!parser)
    throw Error("MATLAB:UndefinedFunction",
                "Expected an inputParser, got a value of class '" +
                    value.className() + "'.");
  return *parser;
}

} // namespace runmat::builtins
