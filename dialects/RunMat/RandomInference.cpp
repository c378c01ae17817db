//===- RandomInference.cpp - type rule of random numbers --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"

using namespace mlir;

namespace runmat {

static bool isDoubleScalar(Type type) {
  auto array = dyn_cast<ArrayType>(type);
  return type.isF64() || (array && array.isScalar() && !array.getComplex() &&
                          array.getElementClass() == ElementClass::Double);
}

/// The operands are seed, counter, extents and, if there is one, the prototype.
Type inferRandom(RandomOp op, TypeRange operands) {
  ElementClass elementClass = op.getElementClass();
  if (op.getPrototype()) {
    auto array = dyn_cast<ArrayType>(operands.back());
    if (!array || array.getComplex())
      return {};
    elementClass = array.getElementClass();
  }
  bool isFloat = elementClass == ElementClass::Double ||
                 elementClass == ElementClass::Single;
  if (!isFloat || !isDoubleScalar(operands[0]) || !isDoubleScalar(operands[1]))
    return {};
  return inferFill(
      elementClass, op.getLike(),
      ruleOperands(op.getExtents(), operands.slice(2, op.getExtents().size())));
}

} // namespace runmat
