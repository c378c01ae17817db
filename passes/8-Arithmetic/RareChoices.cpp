//===- RareChoices.cpp - what is computed for rare values -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/8-Arithmetic/RareChoices.h"
#include "passes/8-Arithmetic/ExpandMath.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"
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

SmallVector<Operation *> runmat::findRareOps(const RareChoices &choices) {
  SmallVector<Operation *> rare;
  llvm::SmallPtrSet<Operation *, 16> isFound;
  auto isRareUse = [&](OpOperand &use) {
    Operation *user = use.getOwner();
    return isFound.contains(user) ||
           (llvm::is_contained(choices, user) && use.getOperandNumber() == 2);
  };
  auto isRare = [&](Operation *op) {
    return op->getBlock() == choices.front()->getBlock() &&
           op->isBeforeInBlock(choices.front()) && op->getNumRegions() == 0 &&
           isPure(op) && llvm::all_of(op->getUses(), isRareUse);
  };
  // From the uses to what they take: blocks are long.
  auto add = [&](Value value) {
    Operation *op = value.getDefiningOp();
    if (op && isRare(op) && isFound.insert(op).second)
      rare.push_back(op);
  };
  for (arith::SelectOp select : choices)
    add(select.getFalseValue());
  for (size_t i = 0; i < rare.size(); ++i)
    llvm::for_each(rare[i]->getOperands(), add);
  llvm::sort(rare,
             [](Operation *x, Operation *y) { return y->isBeforeInBlock(x); });
  return rare;
}

Value runmat::holdsEverywhere(ImplicitLocOpBuilder &b, Value condition) {
  if (!isa<VectorType>(condition.getType()))
    return condition;
  return vector::ReductionOp::create(b, vector::CombiningKind::AND, condition);
}
