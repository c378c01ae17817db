//===- UnrollReductions.cpp - reductions of a few numbers -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In the order of docs/numerics.md: up to 32 numbers have a lane each, and
// lanes fold by halves. A lane without a number holds the identity, which
// changes nothing.
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/UnrollReductions.h"
#include "passes/2-Legalisation/TypedBuilder.h"

using namespace mlir;

namespace runmat {
namespace {

constexpr size_t lanes = 32;

/// Doubles or singles, and all of one class: others are converted by the
/// concatenation.
bool areNumbersLike(ValueRange parts, runmat::ArrayType result) {
  ElementClass own = result.getElementClass();
  bool isFloat = own == ElementClass::Double || own == ElementClass::Single;
  return isFloat && llvm::all_of(parts, [&](Value part) {
           return part.getType() == result;
         });
}

Value combine(TypedBuilder &build, Combiner combiner, Value a, Value b) {
  switch (combiner) {
  case Combiner::Sum:
    return build.apply<AddOp>(a, b);
  case Combiner::Prod:
    return build.apply<MulOp>(a, b);
  case Combiner::Max:
    return build.apply<MaximumOp>(a, b);
  case Combiner::Min:
    return build.apply<MinimumOp>(a, b);
  default:
    return {};
  }
}

/// What a lane that starts at the identity makes of its one number: -0 sums to
/// 0, the others are as they are.
Value ofLane(TypedBuilder &build, Combiner combiner, Value number) {
  return combiner == Combiner::Sum ? build.apply<AddOp>(number, build.number(0))
                                   : number;
}

} // namespace

Value unrollReduction(ReduceOp op) {
  auto parts = op.getOperand().getDefiningOp<ConcatenateOp>();
  auto result = cast<runmat::ArrayType>(op.getType());
  const bool isTruth =
      op.getCombiner() == Combiner::Any || op.getCombiner() == Combiner::All;
  if (!parts || isTruth || !result.isScalar() ||
      parts.getParts().size() > lanes ||
      !areNumbersLike(parts.getParts(), result))
    return {};
  TypedBuilder build(op);
  SmallVector<Value> folded;
  for (Value number : parts.getParts())
    folded.push_back(ofLane(build, op.getCombiner(), number));
  for (size_t step = lanes / 2; step > 0; step /= 2)
    for (size_t l = 0; l < step && l + step < folded.size(); ++l)
      folded[l] = combine(build, op.getCombiner(), folded[l], folded[l + step]);
  return folded.front();
}

} // namespace runmat
