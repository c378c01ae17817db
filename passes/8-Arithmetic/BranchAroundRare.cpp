//===- BranchAroundRare.cpp - what is rarely chosen is skipped --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/8-Arithmetic/ExpandMath.h"
#include "passes/8-Arithmetic/RareChoices.h"
#include "passes/Decisions.h"
#include "passes/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_BRANCHAROUNDRARE
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-branch-around-rare");

void branchAround(const RareChoices &choices, ArrayRef<Operation *> rare) {
  arith::SelectOp last = choices.back();
  ImplicitLocOpBuilder b(last.getLoc(), last);
  SmallVector<Type> types;
  SmallVector<Value> common, chosen;
  for (arith::SelectOp select : choices) {
    types.push_back(select.getType());
    common.push_back(select.getTrueValue());
    chosen.push_back(select);
  }
  auto branch = scf::IfOp::create(
      b, types, holdsEverywhere(b, last.getCondition()), true);
  b.setInsertionPointToStart(branch.thenBlock());
  scf::YieldOp::create(b, common);
  b.setInsertionPointToStart(branch.elseBlock());
  auto yield = scf::YieldOp::create(b, chosen);
  for (auto [chosenValue, result] : llvm::zip(chosen, branch.getResults())) {
    chosenValue.replaceAllUsesExcept(result, yield);
    chosenValue.getDefiningOp()->moveBefore(yield);
  }
  Operation *next = choices.front();
  for (Operation *op : rare) {
    op->moveBefore(next);
    next = op;
  }
}

struct BranchAroundRare
    : public runmat::impl::BranchAroundRareBase<BranchAroundRare> {
  void runOnOperation() override {
    SmallVector<RareChoices> all = findRareChoices(getOperation());
    for (const RareChoices &choices : all)
      for (arith::SelectOp select : choices)
        select->removeDiscardableAttr(usuallyAttrName);
    // Outer ones first: what is rare inside of the rare moves along.
    for (const RareChoices &choices : llvm::reverse(all))
      skip(choices);
  }

  void skip(const RareChoices &choices) {
    auto rare = findRareOps(choices);
    if (rare.empty()) {
      decisions.left(choices.front(), "kept plain")
          << remark::reason("nothing is computed for its second value alone");
      return;
    }
    decisions.took(choices.front(), "branched around")
        << remark::metric("ops", rare.size())
        << remark::metric("selects", choices.size());
    branchAround(choices, rare);
    ++branches;
  }
};

} // namespace
