//===- HeldCell.cpp - cells as arrays of units hold them --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/HeldCell.h"

namespace runmat {

namespace {

/// Makes elements for nobody.
struct Held {
  /// Changed by who holds the array alone.
  mutable Value cell;

  void operator()(void *) const {
    throw Error("RunMat:internal",
                "The array that holds a cell was read as one of numbers.");
  }
};

const Held *heldBy(const Array &array) {
  const auto *promise = array.promised();
  return promise ? promise->target<Held>() : nullptr;
}

/// What must be there, since the compiler saw to it.
const Held &requireHeld(const Array &array) {
  if (const Held *held = heldBy(array))
    return *held;
  throw Error("RunMat:internal", "An array was taken for a cell.");
}

} // namespace

ArrayRef holdCell(Value cell, ElementClass elementClass) {
  Extents extents = cell.extents();
  return Array::promise(elementClass, std::move(extents),
                        Held{std::move(cell)});
}

Value heldCell(const Array &array) {
  const Held *held = heldBy(array);
  return held ? held->cell : Value();
}

Value readHeldCell(const Array &holder, std::span<const Subscript> subscripts) {
  const Value &cell = requireHeld(holder).cell;
  if (const auto position = positionWithin(cell.count(), subscripts))
    return cell.cell().elements[size_t(*position)];
  std::vector<Value> values = cellRead(cell, subscripts);
  if (values.size() != 1)
    throw Error("RunMat:internal", "A list was taken for an element.");
  return std::move(values.front());
}

ArrayRef assignHeldCell(const Value &holder,
                        std::span<const Subscript> subscripts,
                        const Value &element) {
  ArrayRef array = holder.array();
  Value &held = requireHeld(*array).cell;
  // One reference is the holder's, one this function's.
  if (array->holders() > 2) {
    Value copy = held;
    cellAssign(copy, subscripts, element);
    return holdCell(std::move(copy), array->elementClass());
  }
  if (const auto position = positionWithin(held.count(), subscripts))
    held.mutableCell().elements[size_t(*position)] = element;
  else
    cellAssign(held, subscripts, element);
  return held.extents() == array->extents()
             ? array
             : holdCell(std::move(held), array->elementClass());
}

} // namespace runmat
