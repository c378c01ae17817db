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

Type inferRandom(RandomOp op) {
  ElementClass elementClass = op.getElementClass();
  if (Value prototype = op.getPrototype()) {
    auto array = dyn_cast<ArrayType>(prototype.getType());
    if (!array || array.getComplex())
      return {};
    elementClass = array.getElementClass();
  }
  bool isFloat = elementClass == ElementClass::Double ||
                 elementClass == ElementClass::Single;
  if (!isFloat || !isDoubleScalar(op.getSeed().getType()) ||
      !isDoubleScalar(op.getCounter().getType()))
    return {};
  return inferFill(elementClass, op.getLike(), op.getExtents());
}

} // namespace runmat
