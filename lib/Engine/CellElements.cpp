//===- CellElements.cpp - what the elements of a cell are -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CellElements.h"
#include "Engine/UnitVariables.h"

#include <algorithm>
#include <span>

namespace runmat {

/// Elements that are looked at each time that a unit may begin.
static constexpr size_t elementsLookedAt = 16;
/// Where a unit changes a cell it copies the elements that it had before, each
/// time that it begins: the variable has them until the unit ends. Of a large
/// one the interpreter changes elements, where they are.
static constexpr size_t mostCopied = 512;

static std::span<const Value> firstElements(const Value &cell) {
  const std::span<const Value> all = cell.cell().elements;
  return all.first(std::min(all.size(), elementsLookedAt));
}

static bool isPlainArray(const Value &value) {
  return value.isArray() && !value.isComplex() && !value.isGpuArray();
}

/// As `cell` makes it: it says nothing of what will be there.
static bool isUnfilled(const Value &element) {
  return element.isDouble() && element.extents() == Extents(0, 0);
}

static std::string_view kindOfElements(const Value &cell) {
  const std::span<const Value> elements = firstElements(cell);
  if (std::ranges::all_of(elements, isUnfilled))
    return HolderType::noneOfCell;
  const bool isAlike = std::ranges::all_of(elements, [&](const Value &element) {
    return isPlainArray(element) && isPlainArray(elements.front()) &&
           element.elementClass() == elements.front().elementClass();
  });
  if (!isAlike)
    return HolderType::mixedInCell;
  const bool areNumbers = !elements.front().isChar() &&
                          std::ranges::all_of(elements, [](const Value &each) {
                            return each.isScalar();
                          });
  return areNumbers ? HolderType::numbersOfCell : HolderType::arraysOfCell;
}

std::string cellElementName(const Value &cell) {
  const bool isLarge = cell.cell().elements.size() > mostCopied;
  return std::string(isLarge ? HolderType::manyOfCell : "") +
         std::string(kindOfElements(cell));
}

static bool isReadByUnits(std::string_view kind) {
  return kind == HolderType::numbersOfCell || kind == HolderType::arraysOfCell;
}

VariableType cellType(ast::Slot slot, const Value &cell) {
  VariableType type;
  type.slot = slot;
  type.extents = typeExtents(cell.extents());
  // An array of one element would be taken for that.
  if (cell.isScalar())
    type.extents = {1, VariableType::unknown};
  if (isReadByUnits(kindOfElements(cell)))
    type.elementClass =
        static_cast<uint8_t>(firstElements(cell).front().elementClass());
  return type;
}

} // namespace runmat
