//===- Fusion.cpp - which array ops may run together ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/4-Clusters/Fusion.h"

using namespace mlir;

namespace runmat {

bool hasArrayResult(Operation *op) {
  return op->getNumResults() == 1 && isa<ArrayType>(op->getResult(0).getType());
}

bool isReadInPlace(Operation *op) {
  auto access = dyn_cast<AccessMapInterface>(op);
  return access && access.isReadInPlace();
}

bool isLeaf(Operation *op) {
  auto generator = dyn_cast<GeneratorInterface>(op);
  return hasArrayResult(op) &&
         (generator ? generator.isCheap() : isReadInPlace(op));
}

bool isElementwise(Operation *op) {
  return hasArrayResult(op) &&
         (isa<ElementwiseInterface, GeneratorInterface>(op) ||
          isReadInPlace(op));
}

OperandRange fusableOperands(Operation *op) {
  return isReadInPlace(op) ? op->getOperands().take_front(0)
                           : op->getOperands();
}

bool isBreaker(Operation *op) {
  return !isElementwise(op) && !isa<ExtentOp>(op) &&
         llvm::any_of(op->getOperandTypes(), llvm::IsaPred<ArrayType>);
}

bool isBoundary(Operation &op) {
  return isa<CallOp>(op) || changesInPlace(&op) || op.getNumRegions() > 0 ||
         op.hasTrait<OpTrait::IsTerminator>();
}

bool endsFusion(Operation *def, Operation *user) {
  return isBreaker(def) ||
         ((isReadInPlace(user) || isa<ExtentOp>(user)) && hasArrayResult(def));
}

} // namespace runmat
