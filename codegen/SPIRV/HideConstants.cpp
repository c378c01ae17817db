//===- HideConstants.cpp - constants that drivers fold wrongly --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mesa's gallivm (llvmpipe) answers x + 0, x * 0, 0 / x and x / 0 while it
// builds code when it sees the constant, whatever x is and whatever the module
// asks for: signs of zeros and NaN are lost. A literal +0, and a value that the
// driver computes from constants and that may turn out as zero, get bits here
// that only the running kernel knows. Other literals, -0 among them, drivers
// leave alone.
//===----------------------------------------------------------------------===//
#include "codegen/SPIRV/HiddenBits.h"
#include "codegen/SPIRV/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "passes/Decisions.h"

using namespace mlir;

namespace runmat::codegen {
#define GEN_PASS_DEF_HIDECONSTANTS
#include "codegen/SPIRV/Passes.h.inc"

namespace {

constexpr Decisions decisions("runmat-hide-constants");

/// Hides each value of one entry point once.
class Hider {
public:
  explicit Hider(func::FuncOp entry)
      : builder(entry.getContext()), entry(entry) {}

  Value hide(Value value) {
    Value &hidden = known[value];
    if (hidden)
      return hidden;
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointAfterValue(value);
    return hidden = runmat::codegen::hide(builder, entry, value);
  }

private:
  OpBuilder builder;
  func::FuncOp entry;
  DenseMap<Value, Value> known;
};

struct HideConstants : impl::HideConstantsBase<HideConstants> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (canHide(function))
        hideIn(function);
  }

  static bool mayBecomeZero(Value value, DerivedValues &statics) {
    return matchPattern(value, m_Constant())
               ? matchPattern(value, m_PosZeroFloat())
               : statics.contains(value);
  }

  void hideIn(func::FuncOp function) {
    // What a driver can compute before the kernel runs.
    DerivedValues statics([](BlockArgument) { return false; });
    SmallVector<OpOperand *> found;
    function.walk([&](Operation *op) {
      if (!isa<arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::DivFOp,
               math::FmaOp>(op))
        return;
      for (OpOperand &operand : op->getOpOperands())
        if (mayBecomeZero(operand.get(), statics))
          found.push_back(&operand);
    });
    Hider hider(function);
    for (OpOperand *operand : found) {
      Operation *op = operand->getOwner();
      decisions.took(op, "hidden")
          << remark::metric("op", op->getName().getStringRef())
          << remark::metric("operand", operand->getOperandNumber());
      operand->set(hider.hide(operand->get()));
    }
    hidden += found.size();
  }
};

} // namespace
} // namespace runmat::codegen
