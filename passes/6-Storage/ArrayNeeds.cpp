//===- ArrayNeeds.cpp - how long arrays are needed --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/6-Storage/ArrayNeeds.h"

using namespace mlir;

namespace runmat {

bool mayLeave(Operation *op) {
  auto leaving = dyn_cast<ExitInterface>(op);
  return leaving && leaving.mayExit();
}

/// The ops that need the array: its users, what reads or writes its elements,
/// and what may exit to a statement that lists it.
static SmallVector<Operation *> needsOf(Value array) {
  SmallVector<Operation *> needs(array.getUsers());
  for (Operation *user : array.getUsers()) {
    if (auto elements = dyn_cast<ElementsOp>(user))
      llvm::append_range(needs, elements.getElements().getUsers());
    if (auto statement = dyn_cast<StatementOp>(user))
      llvm::copy_if(statement.getExit().getUsers(), std::back_inserter(needs),
                    mayLeave);
  }
  return needs;
}

Operation *lastNeed(Value array, Block &block) {
  Operation *last = nullptr;
  for (Operation *need : needsOf(array)) {
    Operation *here = block.findAncestorOpInBlock(*need);
    if (here && (!last || last->isBeforeInBlock(here)))
      last = here;
  }
  return last;
}

bool neededInside(Value array, Operation *op) {
  return llvm::any_of(needsOf(array), [&](Operation *need) {
    return op->isProperAncestor(need);
  });
}

} // namespace runmat
