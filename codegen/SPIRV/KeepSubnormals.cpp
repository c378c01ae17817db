//===- KeepSubnormals.cpp - subnormals that devices read as zero *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "codegen/SPIRV/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"
#include "passes/Decisions.h"

using namespace mlir;

namespace runmat::codegen {
#define GEN_PASS_DEF_KEEPSUBNORMALS
#include "codegen/SPIRV/Passes.h.inc"

namespace {

constexpr Decisions decisions("runmat-keep-subnormals");

Value constantInt(ImplicitLocOpBuilder &b, Type type, uint64_t bits) {
  return arith::ConstantOp::create(
      b, b.getIntegerAttr(type, APInt(type.getIntOrFloatBitWidth(), bits)));
}

Value constantDouble(ImplicitLocOpBuilder &b, double value) {
  return arith::ConstantOp::create(b, b.getF64FloatAttr(value));
}

/// The double of a zero or subnormal f32 with these bits. The fraction, whose
/// unit is 2^-149, is also that of a double in [2^-97, 2^-96), which has the
/// same unit: taking 2^-97 away leaves it.
Value widenSubnormal(ImplicitLocOpBuilder &b, Value bits) {
  Type i32 = b.getI32Type(), i64 = b.getI64Type(), f64 = b.getF64Type();
  constexpr double offset = 0x1p-97;
  auto masked = [&](uint32_t mask) -> Value {
    return arith::ExtUIOp::create(
        b, i64, arith::AndIOp::create(b, bits, constantInt(b, i32, mask)));
  };
  Value raised = arith::OrIOp::create(
      b, masked(0x007FFFFF),
      constantInt(b, i64, llvm::bit_cast<uint64_t>(offset)));
  Value size = arith::SubFOp::create(
      b, arith::BitcastOp::create(b, f64, raised), constantDouble(b, offset));
  Value sign =
      arith::ShLIOp::create(b, masked(0x80000000), constantInt(b, i64, 32));
  Value both =
      arith::OrIOp::create(b, arith::BitcastOp::create(b, i64, size), sign);
  return arith::BitcastOp::create(b, f64, both);
}

/// The double of an f32 value, by bits where the device may read zero.
Value widen(ImplicitLocOpBuilder &b, Value value) {
  FloatAttr constant;
  if (matchPattern(value, m_Constant(&constant)))
    return constantDouble(b, constant.getValue().convertToFloat());
  Type i32 = b.getI32Type();
  Value bits = arith::BitcastOp::create(b, i32, value);
  Value exponent =
      arith::AndIOp::create(b, bits, constantInt(b, i32, 0x7F800000));
  Value isSmall = arith::CmpIOp::create(b, arith::CmpIPredicate::eq, exponent,
                                        constantInt(b, i32, 0));
  Value large = arith::ExtFOp::create(b, b.getF64Type(), value);
  return arith::SelectOp::create(b, isSmall, widenSubnormal(b, bits), large);
}

/// Whether a subnormal read as zero compares with `value` as it should: it is
/// a normal number, an infinity or NaN.
bool isFarFromZero(Value value) {
  FloatAttr constant;
  return matchPattern(value, m_Constant(&constant)) &&
         !constant.getValue().isZero() && !constant.getValue().isDenormal();
}

bool mayMistakeSubnormals(arith::CmpFOp op) {
  Value left = op.getLhs(), right = op.getRhs();
  return left.getType().isF32() && left != right && !isFarFromZero(left) &&
         !isFarFromZero(right);
}

struct KeepSubnormals : impl::KeepSubnormalsBase<KeepSubnormals> {
  void runOnOperation() override {
    SmallVector<Operation *> found;
    getOperation().walk([&](Operation *op) {
      if (auto compare = dyn_cast<arith::CmpFOp>(op)) {
        if (mayMistakeSubnormals(compare))
          found.push_back(op);
        else if (compare.getLhs().getType().isF32())
          decisions.left(op, "kept")
              << remark::reason("no subnormal can change its result");
      } else if (auto extension = dyn_cast<arith::ExtFOp>(op)) {
        if (extension.getIn().getType().isF32())
          found.push_back(op);
      }
    });
    for (Operation *op : found) {
      decisions.took(op, "computed from bits")
          << remark::metric("op", op->getName().getStringRef());
      rewrite(op);
    }
    rewritten += found.size();
  }

  void rewrite(Operation *op) {
    ImplicitLocOpBuilder b(op->getLoc(), op);
    if (isa<arith::ExtFOp>(op)) {
      op->getResult(0).replaceAllUsesWith(widen(b, op->getOperand(0)));
      op->erase();
      return;
    }
    for (OpOperand &operand : op->getOpOperands())
      operand.set(widen(b, operand.get()));
  }
};

} // namespace
} // namespace runmat::codegen
