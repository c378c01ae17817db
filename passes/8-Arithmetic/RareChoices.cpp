//===- RareChoices.cpp - what is computed for rare values -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/8-Arithmetic/RareChoices.h"
#include "passes/8-Arithmetic/ExpandMath.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace runmat;

/// Whether one branch may choose for `select` what it chooses for `choices`.
static bool isOneOf(const RareChoices &choices, arith::SelectOp select) {
  // One that takes another's result has to come after the branch.
  arith::SelectOp last = choices.back();
  bool takesResult = llvm::any_of(select->getOperands(), [&](Value value) {
    return llvm::is_contained(choices, value.getDefiningOp());
  });
  return !takesResult && last == select->getPrevNode() &&
         last.getCondition() == select.getCondition();
}

SmallVector<RareChoices> runmat::findRareChoices(Operation *root) {
  SmallVector<RareChoices> all;
  root->walk([&](arith::SelectOp select) {
    if (!select->hasAttr(usuallyAttrName))
      return;
    if (all.empty() || !isOneOf(all.back(), select))
      all.emplace_back();
    all.back().push_back(select);
  });
  return all;
}

llvm::SmallSetVector<Operation *, 16>
runmat::findRareOps(const RareChoices &choices) {
  llvm::SmallSetVector<Operation *, 16> rare;
  auto isRareUse = [&](OpOperand &use) {
    Operation *user = use.getOwner();
    return rare.contains(user) ||
           (llvm::is_contained(choices, user) && use.getOperandNumber() == 2);
  };
  for (Operation *op = choices.front()->getPrevNode(); op;
       op = op->getPrevNode())
    if (!op->use_empty() && op->getNumRegions() == 0 && isPure(op) &&
        llvm::all_of(op->getUses(), isRareUse))
      rare.insert(op);
  return rare;
}
