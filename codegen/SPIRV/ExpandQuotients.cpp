//===- ExpandQuotients.cpp - f32 division by fma ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "codegen/SPIRV/Passes.h"
#include "definitions/Elementary/RoundedQuotients.h"
#include "mlir/IR/Matchers.h"
#include "passes/8-Arithmetic/EmittingArithmetic.h"
#include "passes/Decisions.h"

using namespace mlir;

namespace runmat::codegen {
#define GEN_PASS_DEF_EXPANDQUOTIENTS
#include "codegen/SPIRV/Passes.h.inc"

namespace {

constexpr Decisions decisions("runmat-expand-quotients");

using Singles = EmittingArithmetic<true>;

/// The number that all elements are divided by, where its inverse is as
/// middling as it is itself.
std::optional<float> knownDivisor(Value value) {
  FloatAttr constant;
  if (!matchPattern(value, m_Constant(&constant)))
    return std::nullopt;
  const float y = constant.getValue().convertToFloat();
  const float size = std::fabs(y);
  return size > 0x1p-60f && size < 0x1p60f ? std::optional(y) : std::nullopt;
}

bool isPowerOfTwo(float y) {
  int exponent;
  return std::fabs(std::frexp(y, &exponent)) == 0.5f;
}

EmittedFloat writeQuotient(const Singles &a, EmittedFloat x, EmittedFloat y) {
  const std::optional<float> known = knownDivisor(y.value);
  if (!known)
    return elementary::roundedQuotient(a, x, y);
  if (isPowerOfTwo(*known))
    return x * a.literal(1 / *known);
  return elementary::roundedQuotientByKnown(a, x, *known);
}

Value write(Operation *op) {
  ImplicitLocOpBuilder b(op->getLoc(), op);
  const Singles a(b);
  const EmittedFloat x{{&b, op->getOperand(0)}};
  if (isa<math::SqrtOp>(op))
    return elementary::roundedRoot(a, x).value;
  return writeQuotient(a, x, {{&b, op->getOperand(1)}}).value;
}

struct ExpandQuotients : impl::ExpandQuotientsBase<ExpandQuotients> {
  void runOnOperation() override {
    SmallVector<Operation *> found;
    getOperation().walk([&](Operation *op) {
      if (isa<arith::DivFOp, math::SqrtOp>(op) &&
          op->getResult(0).getType().isF32())
        found.push_back(op);
    });
    for (Operation *op : found) {
      decisions.took(op, "written as products and fma")
          << remark::metric("op", op->getName().getStringRef());
      op->getResult(0).replaceAllUsesWith(write(op));
      op->erase();
    }
    expanded += found.size();
  }
};

} // namespace
} // namespace runmat::codegen
