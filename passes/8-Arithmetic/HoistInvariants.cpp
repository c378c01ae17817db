//===- HoistInvariants.cpp - out of kernel bodies and loops -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/Decisions.h"
#include "passes/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Transforms/LoopInvariantCodeMotionUtils.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_HOISTINVARIANTS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-hoist-invariants");

void tell(Operation *op) {
  decisions.took(op, "hoisted")
      << remark::metric("op", op->getName().getStringRef());
}

/// Whether the op gives the same result for every element. linalg.index has no
/// operands but differs from element to element.
bool isInvariant(Operation &op, Block &body) {
  bool fixed = isPure(&op) && !isa<linalg::IndexOp>(op) &&
               !op.hasTrait<OpTrait::IsTerminator>();
  return fixed && llvm::none_of(op.getOperands(), [&](Value operand) {
           return operand.getParentBlock() == &body;
         });
}

/// Whether an op of a unit may run before the loop: arithmetic and what
/// measures arrays. MLIR's loop-invariant-code-motion moves everything that is
/// pure, and so what makes an array away from the `release` of its turn, which
/// then drops it in each of them: here lifetimes are settled already.
bool mayLeaveLoop(Operation *op, Region *) {
  return isPure(op) &&
         (isa<ExtentOp, CountOp>(op) ||
          isa<arith::ArithDialect, math::MathDialect>(op->getDialect()));
}

size_t hoistFromLoop(LoopLikeOpInterface loop) {
  return moveLoopInvariantCode(
      loop.getLoopRegions(),
      [&](Value value, Region *) { return loop.isDefinedOutsideOfLoop(value); },
      mayLeaveLoop,
      [&](Operation *op, Region *) {
        tell(op);
        loop.moveOutOfLoop(op);
      });
}

struct HoistInvariants
    : public runmat::impl::HoistInvariantsBase<HoistInvariants> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!function->hasAttr(kernelAttrName)) {
        // Inner loops first: what leaves one may leave the next.
        function.walk(
            [&](LoopLikeOpInterface loop) { hoisted += hoistFromLoop(loop); });
        continue;
      }
      for (auto generic : function.getOps<linalg::GenericOp>())
        hoist(generic);
    }
  }

  void hoist(linalg::GenericOp generic) {
    Block &body = *generic.getBlock();
    for (Operation &op : llvm::make_early_inc_range(body))
      if (isInvariant(op, body)) {
        tell(&op);
        op.moveBefore(generic);
        ++hoisted;
      }
  }
};

} // namespace
