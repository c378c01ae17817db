//===- ExpandFma.cpp - fused products where there are none ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "definitions/Elementary/SoftwareFma.h"
#include "passes/8-Arithmetic/EmittingArithmetic.h"
#include "passes/8-Arithmetic/ExpandMath.h"
#include "passes/Passes.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_EXPANDFMA
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-expand-fma");

/// What takes the place of the op. Singles go through doubles, which is
/// shorter: all machines that code is made for have doubles.
Value writeFma(math::FmaOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  EmittedFloat x{{&b, op.getA()}}, y{{&b, op.getB()}}, z{{&b, op.getC()}};
  if (op.getType().isF32())
    return elementary::fmaThroughDouble(EmittingArithmetic<true>(b), x, y, z)
        .value;
  return elementary::softwareFma(EmittingArithmetic<false>(b), x, y, z).value;
}

struct ExpandFma : public runmat::impl::ExpandFmaBase<ExpandFma> {
  using ExpandFmaBase::ExpandFmaBase;

  void runOnOperation() override {
    SmallVector<math::FmaOp> found;
    getOperation().walk([&](math::FmaOp op) {
      if (isLacking(op))
        found.push_back(op);
      else
        op->removeDiscardableAttr(ofAllAttrName);
    });
    for (math::FmaOp op : found) {
      decisions.took(op, "written as sums and products");
      op.replaceAllUsesWith(writeFma(op));
      op.erase();
    }
    expanded += found.size();
  }

  bool isLacking(math::FmaOp op) const {
    if (getElementTypeOrSelf(op.getType()).isF64())
      return !fused64;
    return !fused32 || (flushes32 && op->hasAttr(ofAllAttrName));
  }
};

} // namespace
