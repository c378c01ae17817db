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

/// Times this, subnormals are normal numbers.
constexpr double scale = 0x1p70;

Value scaled(ImplicitLocOpBuilder &b, Value value) {
  FloatAttr constant;
  if (matchPattern(value, m_Constant(&constant)))
    return arith::ConstantOp::create(
        b,
        b.getF32FloatAttr(constant.getValue().convertToFloat() * float(scale)));
  return arith::MulFOp::create(
      b, value, arith::ConstantOp::create(b, b.getF32FloatAttr(scale)));
}

/// The double of an f32 value. Tiny ones are raised and brought down again,
/// both exactly.
Value widen(ImplicitLocOpBuilder &b, Value value) {
  Type f64 = b.getF64Type();
  auto single = [&](double x) -> Value {
    return arith::ConstantOp::create(b, b.getF32FloatAttr(x));
  };
  auto twice = [&](double x) -> Value {
    return arith::ConstantOp::create(b, b.getF64FloatAttr(x));
  };
  FloatAttr constant;
  if (matchPattern(value, m_Constant(&constant)))
    return twice(constant.getValue().convertToFloat());
  Type i32 = b.getI32Type();
  Value mask = arith::ConstantOp::create(b, b.getI32IntegerAttr(0x7FFFFFFF));
  Value bits = arith::BitcastOp::create(b, i32, value);
  Value size = arith::BitcastOp::create(b, value.getType(),
                                        arith::AndIOp::create(b, bits, mask));
  Value isTiny = arith::CmpFOp::create(b, arith::CmpFPredicate::OLT, size,
                                       single(0x1p-100));
  Value raised = arith::SelectOp::create(b, isTiny, scaled(b, value), value);
  Value down = arith::SelectOp::create(b, isTiny, twice(1 / scale), twice(1));
  return arith::MulFOp::create(b, arith::ExtFOp::create(b, f64, raised), down);
}

/// Whether equal operands make it true: then a comparison that reads
/// subnormals, or infinities, as equal may be wrongly true, else wrongly false.
bool holdsOfEqual(arith::CmpFPredicate predicate) {
  using P = arith::CmpFPredicate;
  return llvm::is_contained({P::OEQ, P::OLE, P::OGE, P::UEQ, P::ULE, P::UGE},
                            predicate);
}

/// Compares the values and what they are times the scale: zeros stand for
/// subnormals in the one, infinities for large numbers in the other.
Value compareTwice(ImplicitLocOpBuilder &b, arith::CmpFOp op) {
  arith::CmpFPredicate predicate = op.getPredicate();
  Value plain = arith::CmpFOp::create(b, predicate, op.getLhs(), op.getRhs());
  Value raised = arith::CmpFOp::create(b, predicate, scaled(b, op.getLhs()),
                                       scaled(b, op.getRhs()));
  if (holdsOfEqual(predicate))
    return arith::AndIOp::create(b, plain, raised);
  return arith::OrIOp::create(b, plain, raised);
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
      decisions.took(op, "scaled")
          << remark::metric("op", op->getName().getStringRef());
      rewrite(op);
    }
    rewritten += found.size();
  }

  void rewrite(Operation *op) {
    ImplicitLocOpBuilder b(op->getLoc(), op);
    Value result = isa<arith::ExtFOp>(op)
                       ? widen(b, op->getOperand(0))
                       : compareTwice(b, cast<arith::CmpFOp>(op));
    op->getResult(0).replaceAllUsesWith(result);
    op->erase();
  }
};

} // namespace
} // namespace runmat::codegen
