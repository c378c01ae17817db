//===- ExpandLibrary.cpp - library functions by simpler ops ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/2-Legalisation/ExpandViews.h"
#include "passes/2-Legalisation/TypedBuilder.h"
#include "passes/Passes.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_EXPANDLIBRARY
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

bool isTyped(Operation *op) {
  return isa<runmat::ArrayType>(op->getResult(0).getType());
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// The reduction of slices of one element: what the fold from the identity
/// gives.
Value reduceNothing(TypedBuilder &build, Combiner combiner, Value x,
                    ElementClass to) {
  switch (combiner) {
  case Combiner::Sum: // -0 becomes 0
    return build.apply<AddOp>(x, build.number(0));
  case Combiner::Prod:
    return build.apply<MulOp>(x, build.number(1));
  case Combiner::Max:
  case Combiner::Min:
    return build.cast(to, x);
  case Combiner::Any: // no NaN is
    return build.compare<GtOp>(build.apply<AbsOp>(x), build.number(0));
  case Combiner::All:
    return build.compare<NeOp>(x, build.number(0));
  }
  return {};
}

Value sum(TypedBuilder &build, Value array, ArrayRef<int64_t> dimensions) {
  if (reducesNothing(cast<runmat::ArrayType>(array.getType()), dimensions))
    return reduceNothing(build, Combiner::Sum, array, ElementClass::Double);
  return build.reduce(Combiner::Sum, array, dimensions);
}

/// Number of elements of a slice.
Value countSlice(TypedBuilder &build, Value array,
                 ArrayRef<int64_t> dimensions) {
  SmallVector<Value> sizes;
  for (int64_t d : dimensions)
    sizes.push_back(build.size(array, d));
  return build.product(sizes);
}

template <typename Op> SmallVector<int64_t> dimensionsOf(Op op) {
  return *op.getReducedDimensions(
      cast<runmat::ArrayType>(op.getOperand().getType()));
}

void expandReduce(ReduceOp op) {
  auto operand = cast<runmat::ArrayType>(op.getOperand().getType());
  if (!reducesNothing(operand, dimensionsOf(op)))
    return;
  TypedBuilder build(op);
  replaceBy(op, reduceNothing(
                    build, op.getCombiner(), op.getOperand(),
                    cast<runmat::ArrayType>(op.getType()).getElementClass()));
}

void expandMean(MeanOp op) {
  TypedBuilder build(op);
  SmallVector<int64_t> dimensions = dimensionsOf(op);
  Value total = sum(build, op.getOperand(), dimensions);
  replaceBy(op, build.apply<DivOp>(
                    total, countSlice(build, op.getOperand(), dimensions)));
}

/// n - 1, but 1 for a single element, whose variance is 0, and 0 for none.
Value countLessOne(TypedBuilder &build, Value count) {
  Value one = build.number(1);
  return build.apply<MaximumOp>(build.apply<SubOp>(count, one),
                                build.apply<MinimumOp>(count, one));
}

void expandVar(VarOp op) {
  TypedBuilder build(op);
  SmallVector<int64_t> dimensions = dimensionsOf(op);
  Value count = countSlice(build, op.getOperand(), dimensions);
  Value mean =
      build.apply<DivOp>(sum(build, op.getOperand(), dimensions), count);
  Value deviation = build.apply<SubOp>(op.getOperand(), mean);
  Value squares =
      sum(build, build.apply<MulOp>(deviation, deviation), dimensions);
  Value divisor = op.getPopulation() ? count : countLessOne(build, count);
  replaceBy(op, build.apply<DivOp>(squares, divisor));
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

bool isScalar(Value value) {
  return cast<runmat::ArrayType>(value.getType()).isScalar();
}

/// A matrix op with the right operand a scalar is elementwise; else the runtime
/// does it.
template <typename Op> void expandMatrix(Operation *op, Value lhs, Value rhs) {
  replaceBy(op, TypedBuilder(op).apply<Op>(lhs, rhs));
}

void expandMatrix(MTimesOp op) {
  if (isScalar(op.getLhs()) || isScalar(op.getRhs()))
    expandMatrix<MulOp>(op, op.getLhs(), op.getRhs());
}
void expandMatrix(MRightDivideOp op) {
  if (isScalar(op.getRhs()))
    expandMatrix<DivOp>(op, op.getLhs(), op.getRhs());
}
void expandMatrix(MLeftDivideOp op) {
  if (isScalar(op.getLhs()))
    expandMatrix<DivOp>(op, op.getRhs(), op.getLhs());
}
void expandMatrix(MPowerOp op) {
  if (isScalar(op.getLhs()))
    expandMatrix<PowerOp>(op, op.getLhs(), op.getRhs());
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

Value extentOf(OpBuilder &builder, Operation *op, Value array, unsigned d) {
  return builder.createOrFold<ExtentOp>(op->getLoc(), builder.getIndexType(),
                                        array, uint64_t(d));
}

/// x(:) has the same elements in the same order.
void expandColumn(IndexOp op) {
  OpBuilder builder(op);
  Value count = arith::ConstantIndexOp::create(builder, op.getLoc(), 1);
  SmallVector<Value> extents{count, count};
  unsigned rank = cast<runmat::ArrayType>(op.getArray().getType()).getRank();
  for (unsigned d = 0; d < rank; ++d)
    extents[0] = builder.createOrFold<arith::MulIOp>(
        op.getLoc(), extents[0], extentOf(builder, op, op.getArray(), d));
  replaceBy(op, ReshapeToOp::create(builder, op.getLoc(), op.getType(),
                                    op.getArray(), extents));
}

void expandIndex(IndexOp op) {
  auto array = cast<runmat::ArrayType>(op.getArray().getType());
  bool isColumn =
      op.getSubscripts().size() == 1 && isColon(op.getSubscripts().front());
  if (isColumn && !array.getComplex() && !array.isScalar() &&
      array.getElementClass() != ElementClass::Char)
    expandColumn(op);
}

/// A vector has the same elements in the same order the other way round.
void expandTranspose(TransposeOp op) {
  auto type = cast<runmat::ArrayType>(op.getOperand().getType());
  if (type.isScalar() || (type.getExtent(0) != 1 && type.getExtent(1) != 1))
    return;
  OpBuilder builder(op);
  SmallVector<Value> extents{extentOf(builder, op, op.getOperand(), 1),
                             extentOf(builder, op, op.getOperand(), 0)};
  replaceBy(op, ReshapeToOp::create(builder, op.getLoc(), op.getType(),
                                    op.getOperand(), extents));
}

/// x(mask) = v chooses v or x in each place. A mask of other extents after all
/// leaves the unit.
void expandMask(UpdateOp op) {
  TypedBuilder build(op);
  auto array = cast<runmat::ArrayType>(op.getType());
  ElementClass target = array.getElementClass();
  // Integer classes are chosen between as doubles, and the one chosen is
  // converted.
  ElementClass computed = array.isInteger() ? ElementClass::Double : target;
  Value chosen = build.choose(op.getSubscripts().front(),
                              build.as(computed, op.getValue()),
                              build.as(computed, op.getArray()));
  replaceBy(op, build.as(target, chosen));
}

/// A regular part takes values of the array's class.
void conformValue(UpdateOp op) {
  auto array = cast<runmat::ArrayType>(op.getArray().getType()),
       value = cast<runmat::ArrayType>(op.getValue().getType());
  if (value.getElementClass() != array.getElementClass())
    op.getValueMutable().assign(
        TypedBuilder(op).cast(array.getElementClass(), op.getValue()));
}

void expandUpdate(UpdateOp op) {
  if (op.setsByMask() && !isWideInteger(op.getType()))
    return expandMask(op);
  if (op.setsSlice())
    conformValue(op);
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

/// All elements, and at least one.
void expandTruth(TruthOp op) {
  TypedBuilder build(op);
  auto array = cast<runmat::ArrayType>(op.getOperand().getType());
  Value truth = build.cast(ElementClass::Logical, op.getOperand());
  if (!array.isScalar()) {
    auto dimensions = llvm::to_vector(llvm::seq<int64_t>(0, array.getRank()));
    Value count = countSlice(build, op.getOperand(), dimensions);
    truth = build.compare<AndOp>(build.reduce(Combiner::All, truth, dimensions),
                                 build.compare<NeOp>(count, build.number(0)));
  }
  replaceBy(op, truth);
}

/// Times 1 keeps every number.
void expandPlus(PlusOp op) {
  TypedBuilder build(op);
  replaceBy(op, build.apply<MulOp>(op.getOperand(), build.number(1)));
}

void expandCastLike(CastLikeOp op) {
  auto type = cast<runmat::ArrayType>(op.getType());
  replaceBy(op, TypedBuilder(op).cast(type.getElementClass(), op.getOperand()));
}

void expand(Operation *op) {
  if (expandShapes(op))
    return;
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return expandReduce(reduce);
  if (auto mean = dyn_cast<MeanOp>(op))
    return expandMean(mean);
  if (auto variance = dyn_cast<VarOp>(op))
    return expandVar(variance);
  if (auto product = dyn_cast<MTimesOp>(op))
    return expandMatrix(product);
  if (auto divide = dyn_cast<MRightDivideOp>(op))
    return expandMatrix(divide);
  if (auto divide = dyn_cast<MLeftDivideOp>(op))
    return expandMatrix(divide);
  if (auto power = dyn_cast<MPowerOp>(op))
    return expandMatrix(power);
  if (auto index = dyn_cast<IndexOp>(op))
    return expandIndex(index);
  if (auto update = dyn_cast<UpdateOp>(op))
    return expandUpdate(update);
  if (auto transpose = dyn_cast<TransposeOp>(op))
    return expandTranspose(transpose);
  if (auto plus = dyn_cast<PlusOp>(op))
    return expandPlus(plus);
  if (auto truth = dyn_cast<TruthOp>(op))
    return expandTruth(truth);
  if (auto cast = dyn_cast<CastLikeOp>(op))
    return expandCastLike(cast);
  expandView(op);
}

struct ExpandLibrary : public runmat::impl::ExpandLibraryBase<ExpandLibrary> {
  void runOnOperation() override {
    getOperation().walk([](Operation *op) {
      if (op->getNumResults() == 1 && isTyped(op))
        expand(op);
    });
  }
};

} // namespace
