//===- Promises.cpp - what a record says of results -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Promises.h"

#include <algorithm>
#include <vector>

namespace runmat::test {

using namespace catalogue;

namespace {

/// The arguments that a rule follows; of a rest, all of them.
template <typename Rule>
std::vector<Value> followed(const Following<Rule> &following, const Form &form,
                            std::span<const Value> arguments) {
  std::vector<Value> result;
  for (int8_t place : following.arguments) {
    if (place < 0 || size_t(place) >= arguments.size())
      continue;
    const bool isRest =
        form.arguments[size_t(place)].presence == Presence::Rest;
    const auto from = arguments.subspan(size_t(place));
    const auto part = isRest ? from : from.first(1);
    result.insert(result.end(), part.begin(), part.end());
  }
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
  case ClassRule::Float:
    return floatClass(of);
  case ClassRule::Arithmetic:
    return arithmeticClass(of);
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
      promisedClass(promised.classRule.rule, of(promised.classRule));
  if (!hasClass(result, wanted))
    return "class " + wanted;
  if (!hasSize(result, promised.sizeRule.rule, of(promised.sizeRule)))
    return "the size";
  return isReal(result, promised.realness.rule, of(promised.realness))
             ? ""
             : "being real";
}

} // namespace runmat::test
