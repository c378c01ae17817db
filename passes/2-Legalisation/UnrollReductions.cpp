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

} // namespace

/// A lane that starts at the identity makes 0 of -0. That is the same whenever
/// it is done: a sum is -0 only of nothing else.
Value foldNumbers(TypedBuilder &build, Combiner combiner,
                  ArrayRef<Value> numbers) {
  SmallVector<Value> folded(numbers);
  for (size_t step = mostUnrolled / 2; step > 0; step /= 2)
    for (size_t l = 0; l < step && l + step < folded.size(); ++l)
      folded[l] = combine(build, combiner, folded[l], folded[l + step]);
  return combiner == Combiner::Sum
             ? build.apply<AddOp>(folded.front(), build.number(0))
             : folded.front();
}

Value unrollReduction(ReduceOp op) {
  auto parts = op.getOperand().getDefiningOp<ConcatenateOp>();
  auto result = cast<runmat::ArrayType>(op.getType());
  const bool isTruth =
      op.getCombiner() == Combiner::Any || op.getCombiner() == Combiner::All;
  if (!parts || isTruth || !result.isScalar() ||
      parts.getParts().size() > mostUnrolled ||
      !areNumbersLike(parts.getParts(), result))
    return {};
  TypedBuilder build(op);
  return foldNumbers(build, op.getCombiner(),
                     llvm::to_vector(parts.getParts()));
}

} // namespace runmat
