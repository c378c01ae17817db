//===- VectorFormulas.cpp - calls on vectors by simpler ops -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The formulas are those of lib/Builtins/LinearAlgebra.cpp.
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/VectorFormulas.h"
#include "definitions/PlainSquares.h"
#include "passes/2-Legalisation/DotProducts.h"

using namespace mlir;

namespace runmat {

namespace {

runmat::ArrayType arrayOf(Value value) {
  return cast<runmat::ArrayType>(value.getType());
}

/// Real doubles or singles in one row or column, and no scalar.
bool isVector(Value value) {
  auto type = dyn_cast<runmat::ArrayType>(value.getType());
  return type && isa<FloatType>(type.getElementType()) && !type.getComplex() &&
         !type.isScalar() && type.getRank() == 2 &&
         (type.getExtent(0) == 1 || type.getExtent(1) == 1);
}

bool areVectors(EvaluateOp op, size_t count) {
  return op.getArguments().size() == count &&
         llvm::all_of(op.getArguments(), isVector);
}

/// dot(a, b)
Value dot(EvaluateOp op) {
  if (!areVectors(op, 2))
    return {};
  TypedBuilder build(op);
  return sumOfProducts(build, op.getArguments()[0], op.getArguments()[1]);
}

/// The elements at three places, counted from 1.
Value rearranged(TypedBuilder &build, Value vector,
                 std::array<double, 3> places) {
  SmallVector<Value> numbers;
  for (double place : places)
    numbers.push_back(build.number(place));
  Value list = build.apply<ConcatenateOp>(numbers, int64_t(1), Value());
  return build.applyAs<IndexOp>(arrayOf(vector), vector, list, Value());
}

/// cross(a, b) of vectors of one shape in a loop; elsewhere a call takes no
/// longer than the launch for three numbers.
Value cross(EvaluateOp op) {
  if (!areVectors(op, 2) || !op->getParentOfType<LoopInterface>())
    return {};
  Value a = op.getArguments()[0], b = op.getArguments()[1];
  auto isThree = [](Value vector) {
    auto type = arrayOf(vector);
    return type.getExtent(0) == 3 || type.getExtent(1) == 3;
  };
  if (!isThree(a) || a.getType() != b.getType())
    return {};
  TypedBuilder build(op);
  auto product = [&](std::array<double, 3> ofA, std::array<double, 3> ofB) {
    Value lhs = rearranged(build, a, ofA), rhs = rearranged(build, b, ofB);
    return build.apply<MulOp>(lhs, rhs);
  };
  constexpr std::array<double, 3> next{2, 3, 1}, after{3, 1, 2};
  Value plus = product(next, after), minus = product(after, next);
  return build.apply<SubOp>(plus, minus);
}

/// Whether the root of a sum of squares is the norm.
Value isPlainLength(TypedBuilder &build, Value sum) {
  const bool isSingle = arrayOf(sum).getElementClass() == ElementClass::Single;
  Value least = build.number(leastPlainSquares(isSingle)),
        most = build.number(mostPlainSquares(isSingle));
  return build.compare<AndOp>(build.compare<GeOp>(sum, least),
                              build.compare<LeOp>(sum, most));
}

/// norm(x). Where squares may overflow or vanish the runtime scales.
Value norm(EvaluateOp op) {
  if (!areVectors(op, 1))
    return {};
  TypedBuilder build(op);
  Value sum = sumOfProducts(build, op.getArguments()[0], op.getArguments()[0]);
  if (!sum)
    return {};
  auto branch = IfOp::create(build.raw(), op.getLoc(), op->getResultTypes(),
                             isPlainLength(build, sum));
  OpBuilder inside =
      OpBuilder::atBlockBegin(&branch.getThenRegion().emplaceBlock());
  Value root = TypedBuilder(inside, op.getLoc()).apply<SqrtOp>(sum);
  inside.setInsertionPointAfterValue(root);
  YieldOp::create(inside, op.getLoc(), root);
  inside = OpBuilder::atBlockBegin(&branch.getElseRegion().emplaceBlock());
  YieldOp::create(inside, op.getLoc(), inside.clone(*op)->getResults());
  return branch.getResult(0);
}

using Formula = Value (*)(EvaluateOp);

const llvm::StringMap<Formula> &formulas() {
  static const llvm::StringMap<Formula> rows = {
#include "Catalogue/FormulaRows.inc"
  };
  return rows;
}

} // namespace

Value expandByFormula(EvaluateOp op) {
  Formula formula = formulas().lookup(op.getCallee());
  return formula ? formula(op) : Value();
}

} // namespace runmat
