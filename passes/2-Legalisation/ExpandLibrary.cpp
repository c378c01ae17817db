//===- ExpandLibrary.cpp - library functions by simpler ops ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/2-Legalisation/DotProducts.h"
#include "passes/2-Legalisation/ExpandViews.h"
#include "passes/2-Legalisation/ScalarMatrices.h"
#include "passes/2-Legalisation/UnrollReductions.h"
#include "passes/2-Legalisation/VectorFormulas.h"
#include "passes/Decisions.h"
#include "passes/Passes.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_EXPANDLIBRARY
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-expand-library");

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

// What follows gives the value that stands for an op, or null where the op
// stays.

/// An extremum of no elements has none: that is for the interpreter.
void requireElements(ReduceOp op, ArrayRef<int64_t> dimensions) {
  if (op.getCombiner() != Combiner::Max && op.getCombiner() != Combiner::Min)
    return;
  auto operand = cast<runmat::ArrayType>(op.getOperand().getType());
  TypedBuilder build(op);
  for (int64_t d : dimensions)
    if (operand.getExtent(unsigned(d)) == runmat::ArrayType::kUnknown)
      build.require(
          build.compare<GtOp>(build.size(op.getOperand(), d), build.number(0)),
          "an extremum of no elements");
}

Value expandReduce(ReduceOp op) {
  auto operand = cast<runmat::ArrayType>(op.getOperand().getType());
  if (Value unrolled = unrollReduction(op))
    return unrolled;
  if (!reducesNothing(operand, dimensionsOf(op))) {
    requireElements(op, dimensionsOf(op));
    return {};
  }
  TypedBuilder build(op);
  return reduceNothing(build, op.getCombiner(), op.getOperand(),
                       cast<runmat::ArrayType>(op.getType()).getElementClass());
}

Value expandMean(MeanOp op) {
  TypedBuilder build(op);
  SmallVector<int64_t> dimensions = dimensionsOf(op);
  Value total = sum(build, op.getOperand(), dimensions);
  return build.apply<DivOp>(total,
                            countSlice(build, op.getOperand(), dimensions));
}

/// n - 1, but 1 for a single element, whose variance is 0, and 0 for none.
Value countLessOne(TypedBuilder &build, Value count) {
  Value one = build.number(1);
  return build.apply<MaximumOp>(build.apply<SubOp>(count, one),
                                build.apply<MinimumOp>(count, one));
}

Value expandVar(VarOp op) {
  TypedBuilder build(op);
  SmallVector<int64_t> dimensions = dimensionsOf(op);
  Value count = countSlice(build, op.getOperand(), dimensions);
  Value mean =
      build.apply<DivOp>(sum(build, op.getOperand(), dimensions), count);
  Value deviation = build.apply<SubOp>(op.getOperand(), mean);
  Value squares =
      sum(build, build.apply<MulOp>(deviation, deviation), dimensions);
  Value divisor = op.getPopulation() ? count : countLessOne(build, count);
  return build.apply<DivOp>(squares, divisor);
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

/// With a scalar it is elementwise; else the runtime does it.
template <typename Op> Value expandMatrix(Op op) {
  TypedBuilder build(op);
  if (hasElementwiseForm(op))
    return elementwiseForm(build, op);
  decisions.left(op, "left to the runtime")
      << remark::reason("its operands are matrices");
  return {};
}

Value expandProduct(MTimesOp op) {
  Value dot = hasElementwiseForm(op) ? Value() : expandDotProduct(op);
  return dot ? dot : expandMatrix(op);
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

Value extentOf(OpBuilder &builder, Operation *op, Value array, unsigned d) {
  return builder.createOrFold<ExtentOp>(op->getLoc(), builder.getIndexType(),
                                        array, uint64_t(d));
}

/// x(:) has the same elements in the same order.
Value expandColumn(IndexOp op) {
  OpBuilder builder(op);
  Value count = arith::ConstantIndexOp::create(builder, op.getLoc(), 1);
  SmallVector<Value> extents{count, count};
  unsigned rank = cast<runmat::ArrayType>(op.getArray().getType()).getRank();
  for (unsigned d = 0; d < rank; ++d)
    extents[0] = builder.createOrFold<arith::MulIOp>(
        op.getLoc(), extents[0], extentOf(builder, op, op.getArray(), d));
  return ReshapeToOp::create(builder, op.getLoc(), op.getType(), op.getArray(),
                             extents);
}

Value expandIndex(IndexOp op) {
  auto array = cast<runmat::ArrayType>(op.getArray().getType());
  bool isColumn =
      op.getSubscripts().size() == 1 && isColon(op.getSubscripts().front());
  bool expands = isColumn && !array.getComplex() && !array.isScalar() &&
                 array.getElementClass() != ElementClass::Char;
  return expands ? expandColumn(op) : Value();
}

/// A vector has the same elements in the same order the other way round.
Value expandTranspose(TransposeOp op) {
  auto type = cast<runmat::ArrayType>(op.getOperand().getType());
  if (type.isScalar() || (type.getExtent(0) != 1 && type.getExtent(1) != 1))
    return {};
  OpBuilder builder(op);
  SmallVector<Value> extents{extentOf(builder, op, op.getOperand(), 1),
                             extentOf(builder, op, op.getOperand(), 0)};
  return ReshapeToOp::create(builder, op.getLoc(), op.getType(),
                             op.getOperand(), extents);
}

/// x(mask) = v chooses v or x in each place. A mask of other extents after all
/// leaves the unit.
Value expandMask(UpdateOp op) {
  TypedBuilder build(op);
  auto array = cast<runmat::ArrayType>(op.getType());
  ElementClass target = array.getElementClass();
  // Integer classes are chosen between as doubles, and the one chosen is
  // converted.
  ElementClass computed = array.isInteger() ? ElementClass::Double : target;
  Value chosen = build.choose(op.getSubscripts().front(),
                              build.as(computed, op.getValue()),
                              build.as(computed, op.getArray()));
  return build.as(target, chosen);
}

/// A regular part takes values of the array's class.
void conformValue(UpdateOp op) {
  auto array = cast<runmat::ArrayType>(op.getArray().getType()),
       value = cast<runmat::ArrayType>(op.getValue().getType());
  if (value.getElementClass() != array.getElementClass())
    op.getValueMutable().assign(
        TypedBuilder(op).cast(array.getElementClass(), op.getValue()));
}

Value expandUpdate(UpdateOp op) {
  if (op.setsByMask() && !isWideInteger(op.getType()))
    return expandMask(op);
  if (op.setsSlice())
    conformValue(op);
  return {};
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

/// All elements, and at least one.
Value expandTruth(TruthOp op) {
  TypedBuilder build(op);
  auto array = cast<runmat::ArrayType>(op.getOperand().getType());
  Value truth = build.cast(ElementClass::Logical, op.getOperand());
  if (!array.isScalar()) {
    auto dimensions = llvm::to_vector(llvm::seq<int64_t>(0, array.getRank()));
    Value count = countSlice(build, op.getOperand(), dimensions);
    truth = build.compare<AndOp>(build.reduce(Combiner::All, truth, dimensions),
                                 build.compare<NeOp>(count, build.number(0)));
  }
  return truth;
}

/// A number beside an array is a truth before: where the array is empty, no
/// element of it would ask whether the number is NaN.
template <typename Op> Value expandLogic(Op op) {
  auto typeOf = [](Value value) {
    return cast<runmat::ArrayType>(value.getType());
  };
  auto isNumber = [&](Value value) {
    return typeOf(value).isScalar() &&
           typeOf(value).getElementClass() != ElementClass::Logical;
  };
  Value lhs = op.getLhs(), rhs = op.getRhs();
  bool isMixed = typeOf(lhs).isScalar() != typeOf(rhs).isScalar();
  if (!isMixed || !(isNumber(lhs) || isNumber(rhs)))
    return {};
  TypedBuilder build(op);
  auto truthOf = [&](Value value) {
    return isNumber(value) ? build.cast(ElementClass::Logical, value) : value;
  };
  return build.compare<Op>(truthOf(lhs), truthOf(rhs));
}

/// Times 1 keeps every number.
Value expandPlus(PlusOp op) {
  TypedBuilder build(op);
  return build.apply<MulOp>(op.getOperand(), build.number(1));
}

Value expandCastLike(CastLikeOp op) {
  auto type = cast<runmat::ArrayType>(op.getType());
  keepTypeOf(op.getPrototype());
  return TypedBuilder(op).cast(type.getElementClass(), op.getOperand());
}

Value expand(Operation *op) {
  return TypeSwitch<Operation *, Value>(op)
      .Case(expandReduce)
      .Case(expandMean)
      .Case(expandVar)
      .Case(expandProduct)
      .Case(expandByFormula)
      .Case(expandMatrix<MRightDivideOp>)
      .Case(expandMatrix<MLeftDivideOp>)
      .Case(expandMatrix<MPowerOp>)
      .Case(expandIndex)
      .Case(expandUpdate)
      .Case(expandTranspose)
      .Case(expandPlus)
      .Case(expandLogic<AndOp>)
      .Case(expandLogic<OrOp>)
      .Case(expandTruth)
      .Case(expandCastLike)
      .Default(expandView);
}

struct ExpandLibrary : public runmat::impl::ExpandLibraryBase<ExpandLibrary> {
  void runOnOperation() override {
    getOperation().walk([&](Operation *op) {
      if (op->getNumResults() == 1 && isTyped(op))
        expanded += expandShapes(op) || replaceByExpansion(op);
    });
  }

  static bool replaceByExpansion(Operation *op) {
    Value simpler = expand(op);
    if (!simpler)
      return false;
    decisions.took(op, "expanded")
        << remark::metric("op", op->getName().stripDialect());
    replaceBy(op, simpler);
    return true;
  }
};

} // namespace
