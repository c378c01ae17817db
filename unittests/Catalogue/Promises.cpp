//===- Promises.cpp - what a record says of results -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Promises.h"

#include "Builtins/CheckArguments.h"

#include <algorithm>
#include <vector>

namespace runmat::test {

using namespace catalogue;

namespace {

/// The values of an argument of a form in a call: of a rest all of them, of an
/// option with a value that.
std::vector<Value> valuesOf(const Form &form, size_t place,
                            std::span<const Value> arguments) {
  const Argument &argument = form.arguments[place];
  if (argument.presence == Presence::Pair) {
    for (size_t i = 0; i + 1 < arguments.size(); ++i)
      if (arguments[i].isText() &&
          arguments[i].toText() == argument.words.front())
        return {arguments[i + 1]};
    return {};
  }
  std::vector<Value> values;
  while (place < arguments.size() && fits(arguments[place], *argument.kind)) {
    values.push_back(arguments[place++]);
    if (argument.presence != Presence::Rest)
      break;
  }
  return values;
}

/// The values that a rule follows.
template <typename Rule>
std::vector<Value> followed(const Following<Rule> &following, const Form &form,
                            std::span<const Value> arguments) {
  std::vector<Value> result;
  for (int8_t place : following.arguments)
    if (place >= 0)
      for (Value &value : valuesOf(form, size_t(place), arguments))
        result.push_back(std::move(value));
  return result;
}

std::string floatClass(std::span<const Value> arguments) {
  for (const Value &value : arguments)
    if (value.isArrayOf(ElementClass::Single))
      return "single";
  return "double";
}

std::string arithmeticClass(std::span<const Value> arguments) {
  for (const Value &value : arguments)
    if (value.isArray() && isInteger(value.elementClass()))
      return value.className();
  return floatClass(arguments);
}

/// Of [a, b, …]. Empty square doubles count for nothing beside others.
std::string joinedClass(std::span<const Value> arguments) {
  const auto any = [&](auto is) {
    return std::any_of(arguments.begin(), arguments.end(), is);
  };
  const auto anyKind = [&](ValueKind kind) {
    return any([&](const Value &value) { return value.kind() == kind; });
  };
  if (anyKind(ValueKind::Cell))
    return "cell";
  if (anyKind(ValueKind::String))
    return "string";
  if (anyKind(ValueKind::Struct))
    return "struct";
  if (any([](const Value &value) { return value.isChar(); }))
    return "char";
  const bool isLogical = !arguments.empty() && !any([](const Value &value) {
    return value.elementClass() != ElementClass::Logical;
  });
  return isLogical ? "logical" : arithmeticClass(arguments);
}

/// The class that one of the texts among the arguments names.
std::string namedClass(std::span<const Value> arguments) {
  constexpr std::string_view known[] = {
      "double", "single", "logical", "char",   "int8",   "int16",
      "int32",  "int64",  "uint8",   "uint16", "uint32", "uint64"};
  for (const Value &value : arguments)
    if (value.isText() && std::find(std::begin(known), std::end(known),
                                    value.toText()) != std::end(known))
      return value.toText();
  return "double";
}

/// The name of the class; "integer" for all of those, empty when any will do.
std::string promisedClass(ClassRule rule, std::span<const Value> of) {
  static constexpr const char *names[] = {
      "double", "single", "integer", "logical",         "char",
      "cell",   "string", "struct",  "function_handle", "object"};
  switch (rule) {
  case ClassRule::Any:
    return "";
  case ClassRule::Same:
    return of.empty() ? "" : of[0].className();
  case ClassRule::Number:
    return of.empty() ? "" : of[0].isChar() ? "double" : of[0].className();
  case ClassRule::Float:
    return floatClass(of);
  case ClassRule::Arithmetic:
    return arithmeticClass(of);
  case ClassRule::Joined:
    return joinedClass(of);
  default:
    return names[size_t(rule)];
  }
}

bool hasClass(const Value &value, const std::string &name) {
  if (name == "integer")
    return value.isArray() && isInteger(value.elementClass());
  if (name == "object")
    return value.kind() == ValueKind::Object;
  return name.empty() || value.className() == name;
}

Extents expandedExtents(std::span<const Value> arguments) {
  std::vector<int64_t> extents(2, 1);
  for (const Value &value : arguments)
    for (size_t d = 0; d < value.rank(); ++d) {
      extents.resize(std::max(extents.size(), value.rank()), 1);
      if (value.extent(d) != 1)
        extents[d] = value.extent(d);
    }
  return Extents(extents);
}

/// Of zeros(n) and the like.
Extents givenExtents(std::span<const Value> arguments) {
  std::vector<int64_t> extents;
  for (const Value &value : arguments)
    for (int64_t i = 0; i < value.count(); ++i) {
      const double given = value.elementAsDouble(i);
      extents.push_back(given > 0 ? int64_t(std::min(given, 0x1p53)) : 0);
    }
  if (extents.size() == 1)
    extents.push_back(extents[0]);
  extents.resize(std::max<size_t>(extents.size(), 2), 1);
  return Extents(extents);
}

bool isReduced(const Value &result, const Value &argument) {
  for (size_t d = 0; d < std::max(result.rank(), argument.rank()); ++d)
    if (result.extent(d) != argument.extent(d) && result.extent(d) != 1)
      return false;
  return true;
}

bool hasSize(const Value &result, SizeRule rule, std::span<const Value> of) {
  switch (rule) {
  case SizeRule::Any:
    return true;
  case SizeRule::Scalar:
    return result.isScalar();
  case SizeRule::Row:
    return result.rank() == 2 && (result.rows() == 1 || result.isEmpty());
  case SizeRule::Column:
    return result.rank() == 2 && (result.columns() == 1 || result.isEmpty());
  case SizeRule::Matrix:
    return result.rank() == 2;
  case SizeRule::Size:
    return of.empty() || result.extents() == of[0].extents();
  case SizeRule::Expanded:
    return result.extents() == expandedExtents(of);
  case SizeRule::Extents:
    return result.extents() == givenExtents(of);
  case SizeRule::Reduced:
    return of.empty() || isReduced(result, of[0]);
  }
  return false;
}

bool isReal(const Value &result, Realness rule, std::span<const Value> of) {
  const bool mayBeComplex =
      rule == Realness::Any ||
      (rule == Realness::Complex &&
       std::any_of(of.begin(), of.end(),
                   [](const Value &value) { return value.isComplex(); }));
  return mayBeComplex || !result.isComplex();
}

} // namespace

std::string brokenPromise(const Result &promised, const Form &form,
                          std::span<const Value> arguments,
                          const Value &result) {
  const auto of = [&](const auto &rule) {
    return followed(rule, form, arguments);
  };
  const std::string wanted =
      promised.classRule.rule == ClassRule::Named
          ? namedClass(arguments)
          : promisedClass(promised.classRule.rule, of(promised.classRule));
  if (!hasClass(result, wanted))
    return "class " + wanted;
  if (!hasSize(result, promised.sizeRule.rule, of(promised.sizeRule)))
    return "the size";
  return isReal(result, promised.realness.rule, of(promised.realness))
             ? ""
             : "being real";
}

} // namespace runmat::test
