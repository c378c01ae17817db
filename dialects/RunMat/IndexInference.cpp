//===- IndexInference.cpp - type rules of indexing --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Subscripts that are numbers select one element. Other subscripts are not
// typed yet.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"

using namespace mlir;

namespace runmat {

/// The class of a real scalar, given as an array or an SSA scalar.
static std::optional<ElementClass> realClass(Type type) {
  auto array = dyn_cast<ArrayType>(type);
  if (!array)
    return scalarClass(type);
  if (array.isScalar() && isComputable(array))
    return array.getElementClass();
  return std::nullopt;
}

/// A scalar number: a logical one is a mask.
static bool isSubscript(Type type) {
  std::optional<ElementClass> elementClass = realClass(type);
  return elementClass && *elementClass != ElementClass::Logical &&
         *elementClass != ElementClass::Char;
}

static bool holdsElements(Type type) {
  auto array = dyn_cast<ArrayType>(type);
  return array && isComputable(array);
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
  std::optional<ElementClass> value = realClass(operands.back());
  if (!holdsElements(operands.front()) || subscripts.empty() || !value ||
      !llvm::all_of(subscripts, isSubscript))
    return {};
  auto array = cast<ArrayType>(operands.front());
  bool fits = array.getElementClass() != ElementClass::Logical ||
              *value == ElementClass::Logical;
  return fits ? array : Type();
}

} // namespace runmat
