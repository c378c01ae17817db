//===- BranchAroundRare.cpp - what is rarely chosen is skipped --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/8-Arithmetic/ExpandMath.h"
#include "passes/Decisions.h"
#include "passes/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_BRANCHAROUNDRARE
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-branch-around-rare");

using Chain = llvm::SmallSetVector<Operation *, 16>;

/// The ops of the block that only make the select's rare value, last first.
Chain findRareOps(arith::SelectOp select) {
  Chain chain;
  auto isRareUse = [&](OpOperand &use) {
    Operation *user = use.getOwner();
    return chain.contains(user) ||
           (user == select && use.get() == select.getFalseValue());
  };
  for (Operation *op = select->getPrevNode(); op; op = op->getPrevNode())
    if (!op->use_empty() && op->getNumRegions() == 0 && isPure(op) &&
        llvm::all_of(op->getUses(), isRareUse))
      chain.insert(op);
  return chain;
}

/// True where the condition holds in every lane.
Value holdsEverywhere(ImplicitLocOpBuilder &b, Value condition) {
  if (!isa<VectorType>(condition.getType()))
    return condition;
  return vector::ReductionOp::create(b, vector::CombiningKind::AND, condition);
}

void branchAround(arith::SelectOp select, const Chain &chain) {
  ImplicitLocOpBuilder b(select.getLoc(), select);
  auto branch = scf::IfOp::create(
      b, select.getType(), holdsEverywhere(b, select.getCondition()), true);
  b.setInsertionPointToStart(branch.thenBlock());
  scf::YieldOp::create(b, select.getTrueValue());
  b.setInsertionPointToStart(branch.elseBlock());
  auto yield = scf::YieldOp::create(b, select.getResult());
  select.getResult().replaceAllUsesExcept(branch.getResult(0), yield);
  select->moveBefore(yield);
  Operation *next = select;
  for (Operation *op : chain) {
    op->moveBefore(next);
    next = op;
  }
}

struct BranchAroundRare
    : public runmat::impl::BranchAroundRareBase<BranchAroundRare> {
  void runOnOperation() override {
    SmallVector<arith::SelectOp> selects;
    getOperation().walk([&](arith::SelectOp select) {
      if (select->removeDiscardableAttr(usuallyAttrName))
        selects.push_back(select);
    });
    for (arith::SelectOp select : selects) {
      Chain chain = findRareOps(select);
      if (chain.empty()) {
        decisions.left(select, "kept plain")
            << remark::reason("nothing is computed for its second value alone");
        continue;
      }
      decisions.took(select, "branched around")
          << remark::metric("ops", chain.size());
      branchAround(select, chain);
      ++branches;
    }
  }
};

} // namespace
