//===- UnitVariables.cpp - what units read and assign -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/UnitVariables.h"
#include "Engine/CellElements.h"
#include "Engine/StructColumns.h"
#include "Interpreter/Closure.h"
#include "Values/HeldCell.h"

#include <algorithm>

namespace runmat {

static int64_t typeExtent(int64_t extent) {
  return extent > 1 ? VariableType::many : extent;
}

/// Whether an array may have the extent that a type tells.
static bool fits(int64_t extent, int64_t told) {
  return told == VariableType::unknown || told == extent ||
         (told == VariableType::many && extent > 1);
}

std::vector<int64_t> typeExtents(const Extents &extents) {
  std::vector<int64_t> types;
  for (size_t d = 0; d < extents.rank(); ++d)
    types.push_back(typeExtent(extents[d]));
  return types;
}

std::optional<VariableType> variableType(ast::Slot slot, const Value &value) {
  if (!value.isArray())
    return std::nullopt;
  VariableType type;
  type.slot = slot;
  type.elementClass = static_cast<uint8_t>(value.elementClass());
  type.isComplex = value.isComplex();
  type.isGpuArray = value.isGpuArray();
  type.extents = typeExtents(value.extents());
  return type;
}

bool accepts(const VariableType &type, const Value &value) {
  if (!value.isArray() || value.isComplex() != type.isComplex ||
      static_cast<uint8_t>(value.elementClass()) != type.elementClass)
    return false;
  const Extents &extents = value.extents();
  for (size_t d = 0; d < std::max(extents.rank(), type.extents.size()); ++d) {
    const int64_t told = d < type.extents.size() ? type.extents[d] : 1;
    if (!fits(extents[d], told))
      return false;
  }
  return true;
}

static bool extentsHaveType(const Extents &extents, const VariableType &type) {
  // An open extent may be a trailing one.
  if (extents.rank() > type.extents.size() ||
      (extents.rank() < type.extents.size() &&
       type.extents.back() != VariableType::unknown))
    return false;
  for (size_t d = 0; d < type.extents.size(); ++d)
    if (!fits(extents[d], type.extents[d]))
      return false;
  return true;
}

/// Asked at each entry, so nothing is built for it.
static bool valueHasType(const Value &value, const VariableType &type) {
  return value.isArray() &&
         static_cast<uint8_t>(value.elementClass()) == type.elementClass &&
         value.isComplex() == type.isComplex &&
         value.isGpuArray() == type.isGpuArray &&
         extentsHaveType(value.extents(), type);
}

static bool cellHasType(const Value &cell, const VariableType &type) {
  return cellType(type.slot, cell).elementClass == type.elementClass &&
         extentsHaveType(cell.extents(), type);
}

//===----------------------------------------------------------------------===//
// Handles
//===----------------------------------------------------------------------===//

/// Trees are compared by where they are: the type keeps its own.
bool isSameHandle(const HolderType &type, const Value &value) {
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

//===----------------------------------------------------------------------===//
// What handles and structs hold
//===----------------------------------------------------------------------===//

bool hasFields(const HolderType &type, const Value &value) {
  if (type.structure == HolderType::Struct::Cell)
    return value.isCell() && cellElementName(value) == type.fields.front();
  if (!value.isStruct() || value.structure().names != type.fields)
    return false;
  const bool isSingle = value.structure().extents == Extents(1, 1);
  return isSingle == (type.structure == HolderType::Struct::Single);
}

void UnitVariables::bindPart(ast::Slot slot, Part part) {
  const size_t place = size_t(slot) - frame.function().variables.size();
  parts.resize(std::max(parts.size(), place + 1));
  parts[place] = part;
}

/// A holder that is part of another one comes after that.
bool UnitVariables::bind(std::span<const HolderType> holders) {
  parts.clear();
  for (const HolderType &type : holders) {
    const Value &value = at(type.slot);
    if (type.isStruct() ? !hasFields(type, value) : !isSameHandle(type, value))
      return false;
    const bool isColumn = type.structure == HolderType::Struct::Array;
    const bool isCell = type.structure == HolderType::Struct::Cell;
    for (size_t i = 0; i < type.parts.size(); ++i)
      bindPart(type.parts[i],
               type.isStruct() ? Part{nullptr, type.slot, i, isColumn, isCell}
                               : Part{&capturesOf(value)[i]});
  }
  return true;
}

const Value &UnitVariables::at(ast::Slot slot) const {
  if (isVariable(slot))
    return frame.variable(slot);
  const Part &part = partAt(slot);
  return part.captured ? *part.captured
                       : structureOf(slot).columns[part.field][0];
}

Value &UnitVariables::mutableAt(ast::Slot slot) {
  if (isVariable(slot))
    return frame.variable(slot);
  const Part &part = partAt(slot);
  return mutableAt(part.holder).mutableStructure().columns[part.field][0];
}

bool UnitVariables::isOwn(ast::Slot slot) const {
  if (isBeside(slot) || isVariable(slot))
    return true;
  const Part &part = partAt(slot);
  if (part.isCell)
    return false;
  return part.isColumn ||
         (!part.captured && at(part.holder).hasOwnStructure() &&
          isOwn(part.holder));
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

std::optional<double> UnitVariables::beside(ast::Slot slot) const {
  if (slot == argumentsGiven || slot == outputsAsked) {
    const int count =
        slot == argumentsGiven ? frame.inputCount : frame.outputCount;
    return count < 0 ? std::nullopt : std::optional<double>(count);
  }
  if (!random.isPhilox())
    return std::nullopt;
  return double(slot == randomSeed ? random.seed : random.counter);
}

ValueKind UnitVariables::kind(ast::Slot slot) const {
  if (isBeside(slot))
    return beside(slot) ? ValueKind::Array : ValueKind::Undefined;
  return isColumn(slot) || isCell(slot) ? ValueKind::Array : at(slot).kind();
}

bool UnitVariables::hasType(const VariableType &type) const {
  if (isBeside(type.slot))
    return beside(type.slot).has_value();
  if (isCell(type.slot))
    return cellHasType(at(partAt(type.slot).holder), type);
  return isColumn(type.slot) ? columnHasType(structureOf(type.slot),
                                             partAt(type.slot).field, type)
                             : valueHasType(at(type.slot), type);
}

static ArrayRef holderOf(const Value &cell) {
  return holdCell(cell, ElementClass(cellType(ast::noSlot, cell).elementClass));
}

ArrayRef UnitVariables::array(ast::Slot slot) const {
  if (isCell(slot))
    return holderOf(at(partAt(slot).holder));
  if (isColumn(slot))
    return readColumn(structureOf(slot), partAt(slot).field);
  return isBeside(slot) ? Value(beside(slot).value()).array()
                        : at(slot).array();
}

void UnitVariables::assign(ast::Slot slot, ArrayRef array) {
  if (slot == randomCounter)
    random.counter = static_cast<uint64_t>(array->elementAsDouble(0));
  else if (isColumn(slot))
    assignColumn(mutableAt(partAt(slot).holder).mutableStructure(),
                 partAt(slot).field, *array);
  else if (isCell(slot))
    mutableAt(partAt(slot).holder) = heldCell(*array);
  else
    mutableAt(slot) = Value(std::move(array));
}

Value UnitVariables::value(ast::Slot slot) const {
  const bool isGathered = isBeside(slot) || isColumn(slot) || isCell(slot);
  return isGathered ? Value(array(slot)) : at(slot);
}

void UnitVariables::putBack(ast::Slot slot, Value value) {
  if (slot == randomCounter || isColumn(slot) || isCell(slot))
    assign(slot, value.array());
  else
    mutableAt(slot) = std::move(value);
}

static void addNumber(CompileRequest &request, ast::Slot slot) {
  request.variables.push_back(*variableType(slot, 0.0));
}

void UnitVariables::describeRandom(CompileRequest &request) const {
  if (random.isPhilox())
    for (ast::Slot slot : {randomSeed, randomCounter})
      addNumber(request, slot);
}

void UnitVariables::describeCall(CompileRequest &request) {
  for (ast::Slot slot : {argumentsGiven, outputsAsked})
    addNumber(request, slot);
}

} // namespace runmat
