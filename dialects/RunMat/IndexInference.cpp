//===- IndexInference.cpp - type rules of indexing --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Subscripts that are numbers select one element. Other subscripts are not
// typed yet.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"

using namespace mlir;

namespace runmat {

/// A double or single scalar: a logical one is a mask.
static bool isSubscript(Type type) {
  if (type.isF64() || type.isF32())
    return true;
  auto array = dyn_cast<ArrayType>(type);
  return array && array.isScalar() && !array.getComplex() &&
         (array.getElementClass() == ElementClass::Double ||
          array.getElementClass() == ElementClass::Single);
}

static bool holdsElements(Type type) {
  auto array = dyn_cast<ArrayType>(type);
  if (!array || array.getComplex())
    return false;
  switch (array.getElementClass()) {
  case ElementClass::Double:
  case ElementClass::Single:
  case ElementClass::Logical:
    return true;
  default:
    return false;
  }
}

/// The class of a real scalar, given as an array or an SSA scalar.
static std::optional<ElementClass> scalarClass(Type type) {
  if (type.isF64())
    return ElementClass::Double;
  if (type.isF32())
    return ElementClass::Single;
  if (type.isInteger(1))
    return ElementClass::Logical;
  auto array = dyn_cast<ArrayType>(type);
  if (array && array.isScalar() && holdsElements(type))
    return array.getElementClass();
  return std::nullopt;
}

Type inferIndex(TypeRange operands) {
  TypeRange subscripts = operands.drop_front();
  if (!holdsElements(operands.front()) || subscripts.empty() ||
      !llvm::all_of(subscripts, isSubscript))
    return {};
  auto array = cast<ArrayType>(operands.front());
  return ArrayType::get(array.getContext(), array.getElementClass(), {1, 1});
}

/// The array keeps its class, so a number must not go into a logical one, whose
/// conversion may be an error.
Type inferUpdate(TypeRange operands) {
  TypeRange subscripts = operands.drop_front().drop_back();
  std::optional<ElementClass> value = scalarClass(operands.back());
  if (!holdsElements(operands.front()) || subscripts.empty() || !value ||
      !llvm::all_of(subscripts, isSubscript))
    return {};
  auto array = cast<ArrayType>(operands.front());
  bool fits = array.getElementClass() != ElementClass::Logical ||
              *value == ElementClass::Logical;
  return fits ? array : Type();
}

} // namespace runmat
