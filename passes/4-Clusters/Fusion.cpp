//===- Fusion.cpp - which array ops may run together ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/4-Clusters/Fusion.h"
#include "passes/4-Clusters/SymbolicExtents.h"

using namespace mlir;

namespace runmat {

bool hasArrayResult(Operation *op) {
  return op->getNumResults() == 1 && isa<ArrayType>(op->getResult(0).getType());
}

/// Whether its readers fetch the elements from the array that it is a part of.
static bool isReadInPlace(Operation *op) {
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

bool isLargerThanOperands(Operation *op) {
  auto result = cast<ArrayType>(op->getResult(0).getType());
  return llvm::none_of(op->getOperandTypes(), [&](Type type) {
    auto operand = dyn_cast<ArrayType>(type);
    return operand &&
           llvm::all_of(llvm::seq(0u, result.getRank()), [&](unsigned d) {
             return operand.getExtent(d) != 1 || result.getExtent(d) == 1;
           });
  });
}

bool hasDifferentExtents(Operation *op) {
  unsigned rank = cast<ArrayType>(op->getResult(0).getType()).getRank();
  for (unsigned d = 0; d < rank; ++d) {
    std::optional<SymbolicExtent> first;
    for (Value operand : op->getOperands()) {
      auto array = dyn_cast<ArrayType>(operand.getType());
      if (!array || array.getExtent(d) == 1)
        continue;
      SymbolicExtent extent = symbolicExtent(operand, d);
      if (first && !(*first == extent))
        return true;
      first = extent;
    }
  }
  return false;
}

} // namespace runmat
