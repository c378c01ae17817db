//===- ExpandLibrary.cpp - mean and var by sums -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/Passes.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_EXPANDLIBRARY
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

/// Builds ops whose types follow from their operands' types.
class TypedBuilder {
public:
  explicit TypedBuilder(Operation *op) : builder(op), loc(op->getLoc()) {}

  Value number(double value) {
    auto type = runmat::ArrayType::get(builder.getContext(),
                                       ElementClass::Double, {1, 1});
    return runmat::ConstantOp::create(builder, loc, type,
                                      builder.getF64FloatAttr(value));
  }
  template <typename Op> Value apply(Value a, Value b) {
    Type type = inferArithmetic(TypeRange{a.getType(), b.getType()});
    return Op::create(builder, loc, type, a, b);
  }
  Value size(Value array, int64_t dimension) {
    return SizeOp::create(builder, loc, inferCount(array.getType()), array,
                          dimension);
  }
  Value sum(Value array, ArrayRef<int64_t> dimensions) {
    Type type = inferReduction(Combiner::Sum, dimensions, /*all=*/false,
                               array.getType());
    return ReduceOp::create(builder, loc, type, Combiner::Sum, array,
                            builder.getDenseI64ArrayAttr(dimensions),
                            /*all=*/false);
  }
  /// Leaves the unit unless a >= b, both 1x1.
  void require(Value a, Value b, StringRef reason) {
    auto type = runmat::ArrayType::get(builder.getContext(),
                                       ElementClass::Logical, {1, 1});
    Value holds = GeOp::create(builder, loc, type, a, b);
    Value condition = UnboxOp::create(builder, loc, builder.getI1Type(), holds);
    GuardOp::create(builder, loc, condition, builder.getStringAttr(reason),
                    Value());
  }

  /// Number of elements of a slice.
  Value count(Value array, ArrayRef<int64_t> dimensions) {
    Value product = number(1);
    for (int64_t d : dimensions)
      product = apply<MulOp>(product, size(array, d));
    return product;
  }
  Value mean(Value array, ArrayRef<int64_t> dimensions) {
    return apply<DivOp>(sum(array, dimensions), count(array, dimensions));
  }

private:
  OpBuilder builder;
  Location loc;
};

bool isTyped(Operation *op) {
  return isa<runmat::ArrayType>(op->getResult(0).getType());
}

void expandMean(MeanOp op) {
  auto dimensions = op.getReducedDimensions(
      cast<runmat::ArrayType>(op.getOperand().getType()));
  op.replaceAllUsesWith(TypedBuilder(op).mean(op.getOperand(), *dimensions));
  op.erase();
}

/// A slice of fewer than two elements follows rules of its own, which are left
/// to the interpreter.
void expandVar(VarOp op) {
  auto dimensions = op.getReducedDimensions(
      cast<runmat::ArrayType>(op.getOperand().getType()));
  TypedBuilder build(op);
  Value count = build.count(op.getOperand(), *dimensions);
  build.require(count, build.number(2), "variance of fewer than two elements");
  Value mean = build.mean(op.getOperand(), *dimensions);
  Value deviation = build.apply<SubOp>(op.getOperand(), mean);
  Value squares =
      build.sum(build.apply<MulOp>(deviation, deviation), *dimensions);
  Value divisor =
      op.getPopulation() ? count : build.apply<SubOp>(count, build.number(1));
  op.replaceAllUsesWith(build.apply<DivOp>(squares, divisor));
  op.erase();
}

/// A matrix op with a scalar operand is elementwise.
template <typename Op> void expandMatrix(Operation *op, Value lhs, Value rhs) {
  op->replaceAllUsesWith(ValueRange{TypedBuilder(op).apply<Op>(lhs, rhs)});
  op->erase();
}

void expandTruth(TruthOp op) {
  OpBuilder builder(op);
  auto logical = ElementClassAttr::get(op.getContext(), ElementClass::Logical);
  Value cast = runmat::CastOp::create(builder, op.getLoc(), op.getType(),
                                      logical, op.getOperand());
  op.replaceAllUsesWith(cast);
  op.erase();
}

struct ExpandLibrary : public runmat::impl::ExpandLibraryBase<ExpandLibrary> {
  void runOnOperation() override {
    getOperation().walk([](Operation *op) {
      if (auto mean = dyn_cast<MeanOp>(op); mean && isTyped(op))
        return expandMean(mean);
      if (auto variance = dyn_cast<VarOp>(op); variance && isTyped(op))
        return expandVar(variance);
      if (auto product = dyn_cast<MTimesOp>(op); product && isTyped(op))
        return expandMatrix<MulOp>(op, product.getLhs(), product.getRhs());
      if (auto divide = dyn_cast<MRightDivideOp>(op); divide && isTyped(op))
        return expandMatrix<DivOp>(op, divide.getLhs(), divide.getRhs());
      if (auto divide = dyn_cast<MLeftDivideOp>(op); divide && isTyped(op))
        return expandMatrix<DivOp>(op, divide.getRhs(), divide.getLhs());
      if (auto power = dyn_cast<MPowerOp>(op); power && isTyped(op))
        return expandMatrix<PowerOp>(op, power.getLhs(), power.getRhs());
      if (auto truth = dyn_cast<TruthOp>(op); truth && isTyped(op))
        return expandTruth(truth);
    });
  }
};

} // namespace
