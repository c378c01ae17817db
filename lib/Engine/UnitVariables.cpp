//===- UnitVariables.cpp - what units read and assign -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/UnitVariables.h"
#include "Interpreter/Closure.h"

#include <algorithm>

namespace runmat {

static int64_t typeExtent(int64_t extent) {
  return extent > 1 ? VariableType::many : extent;
}

std::optional<VariableType> variableType(ast::Slot slot, const Value &value) {
  if (!value.isArray())
    return std::nullopt;
  VariableType type;
  type.slot = slot;
  type.elementClass = static_cast<uint8_t>(value.elementClass());
  type.isComplex = value.isComplex();
  type.isGpuArray = value.isGpuArray();
  for (size_t d = 0; d < value.rank(); ++d)
    type.extents.push_back(typeExtent(value.extent(d)));
  return type;
}

bool accepts(const VariableType &type, const Value &value) {
  if (!value.isArray() || value.isComplex() != type.isComplex ||
      static_cast<uint8_t>(value.elementClass()) != type.elementClass)
    return false;
  const Extents &extents = value.extents();
  for (size_t d = 0; d < std::max(extents.rank(), type.extents.size()); ++d) {
    const int64_t expected = d < type.extents.size() ? type.extents[d] : 1;
    const int64_t actual = extents[d];
    const bool fits =
        expected == VariableType::many ? actual > 1 : expected == actual;
    if (!fits && expected != VariableType::unknown)
      return false;
  }
  return true;
}

/// Asked at each entry, so nothing is built for it.
static bool valueHasType(const Value &value, const VariableType &type) {
  if (!value.isArray() ||
      static_cast<uint8_t>(value.elementClass()) != type.elementClass ||
      value.isComplex() != type.isComplex ||
      value.isGpuArray() != type.isGpuArray)
    return false;
  const Extents &extents = value.extents();
  // An open extent may be a trailing one.
  if (extents.rank() > type.extents.size() ||
      (extents.rank() < type.extents.size() &&
       type.extents.back() != VariableType::unknown))
    return false;
  for (size_t d = 0; d < type.extents.size(); ++d)
    if (type.extents[d] != VariableType::unknown &&
        typeExtent(extents[d]) != type.extents[d])
      return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Handles
//===----------------------------------------------------------------------===//

/// Trees are compared by where they are: the type keeps its own.
bool isSameHandle(const HandleType &type, const Value &value) {
  if (!value.isFunctionHandle())
    return false;
  const FunctionHandle &handle = value.functionHandle();
  const Callable *callable = handle.closure.get();
  if (!callable)
    return !type.anonymous && !type.function && type.name == handle.name;
  if (auto *closure = dynamic_cast<const AnonymousClosure *>(callable))
    return closure->expr == type.anonymous && !closure->outer;
  auto *bound = dynamic_cast<const BoundFunction *>(callable);
  return bound && type.function && bound->function == type.function &&
         !bound->outer;
}

static const std::vector<Value> &capturesOf(const Value &handle) {
  static const std::vector<Value> none;
  auto *closure = dynamic_cast<const AnonymousClosure *>(
      handle.functionHandle().closure.get());
  return closure ? closure->captured : none;
}

/// A handle that another one captured comes after that.
bool UnitVariables::bind(std::span<const HandleType> handles) {
  const auto first = ast::Slot(frame.function().variables.size());
  captured.clear();
  for (const HandleType &type : handles) {
    const Value &value = at(type.slot);
    if (!isSameHandle(type, value))
      return false;
    const std::vector<Value> &values = capturesOf(value);
    for (size_t i = 0; i < type.captures.size(); ++i) {
      const auto place = size_t(type.captures[i] - first);
      captured.resize(std::max(captured.size(), place + 1));
      captured[place] = &values[i];
    }
  }
  return true;
}

const Value &UnitVariables::at(ast::Slot slot) const {
  const size_t count = frame.function().variables.size();
  return size_t(slot) < count ? frame.variable(slot)
                              : *captured[size_t(slot) - count];
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

Value UnitVariables::randomValue(ast::Slot slot) const {
  return double(slot == randomSeed ? random.seed : random.counter);
}

ValueKind UnitVariables::kind(ast::Slot slot) const {
  if (isRandom(slot))
    return random.isPhilox() ? ValueKind::Array : ValueKind::Undefined;
  return at(slot).kind();
}

bool UnitVariables::hasType(const VariableType &type) const {
  return isRandom(type.slot) ? random.isPhilox()
                             : valueHasType(at(type.slot), type);
}

ArrayRef UnitVariables::array(ast::Slot slot) const {
  return isRandom(slot) ? randomValue(slot).array() : at(slot).array();
}

void UnitVariables::assign(ast::Slot slot, ArrayRef array) {
  if (slot == randomCounter)
    random.counter = static_cast<uint64_t>(array->elementAsDouble(0));
  else
    frame.variable(slot) = Value(std::move(array));
}

Value UnitVariables::value(ast::Slot slot) const {
  return isRandom(slot) ? randomValue(slot) : frame.variable(slot);
}

void UnitVariables::putBack(ast::Slot slot, Value value) {
  if (isRandom(slot))
    assign(slot, value.array());
  else
    frame.variable(slot) = std::move(value);
}

void UnitVariables::describeRandom(CompileRequest &request) const {
  if (random.isPhilox())
    for (ast::Slot slot : {randomSeed, randomCounter})
      request.variables.push_back(*variableType(slot, randomValue(slot)));
}

} // namespace runmat
