//===- DotProducts.cpp - a row times a column -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/DotProducts.h"

using namespace mlir;

namespace runmat {

/// Whether the stored array is a vector: a row that is meant as it is or a
/// column that is meant transposed, or the other way round.
static bool isVector(Value stored, Transposition form, bool isRow) {
  auto type = cast<runmat::ArrayType>(stored.getType());
  bool isPlain = form == Transposition::Plain;
  return type.getRank() == 2 && !type.getComplex() &&
         type.getExtent(isRow == isPlain ? 0 : 1) == 1;
}

/// The elements of a vector as a column.
static Value columnOf(TypedBuilder &build, Value vector) {
  auto type = cast<runmat::ArrayType>(vector.getType());
  if (type.getExtent(1) == 1)
    return vector;
  OpBuilder &builder = build.raw();
  Location loc = build.location();
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value count = builder.createOrFold<ExtentOp>(loc, builder.getIndexType(),
                                               vector, uint64_t(1));
  auto column = runmat::ArrayType::get(
      type.getContext(), type.getElementClass(), {type.getExtent(1), 1});
  return ReshapeToOp::create(builder, loc, column, vector,
                             ValueRange{count, one});
}

static int64_t lengthOf(Value vector) {
  auto type = cast<runmat::ArrayType>(vector.getType());
  return type.getExtent(type.getExtent(1) == 1 ? 0 : 1);
}

/// Vectors that are known to differ are an error, which is the runtime's, and
/// of an empty one elementwise ops have no type beside another.
static bool mayFit(Value lhs, Value rhs) {
  int64_t a = lengthOf(lhs), b = lengthOf(rhs);
  bool isKnown =
      a != runmat::ArrayType::kUnknown && b != runmat::ArrayType::kUnknown;
  return a != 0 && b != 0 && (a == b || !isKnown);
}

Value expandDotProduct(MTimesOp op) {
  if (!isVector(op.getLhs(), op.getLhsForm(), /*isRow=*/true) ||
      !isVector(op.getRhs(), op.getRhsForm(), /*isRow=*/false))
    return {};
  TypedBuilder build(op);
  return sumOfProducts(build, op.getLhs(), op.getRhs());
}

Value sumOfProducts(TypedBuilder &build, Value lhs, Value rhs) {
  if (!mayFit(lhs, rhs))
    return {};
  lhs = columnOf(build, lhs);
  rhs = columnOf(build, rhs);
  // Elementwise one of them might be expanded.
  if (lengthOf(lhs) < 0 || lengthOf(lhs) != lengthOf(rhs))
    build.require(build.compare<EqOp>(build.size(lhs, 0), build.size(rhs, 0)),
                  "inner extents");
  return build.reduce(Combiner::Sum, build.apply<MulOp>(lhs, rhs), {0});
}

} // namespace runmat
