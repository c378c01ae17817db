//===- RuntimeCalls.cpp - ops that the runtime does -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/RuntimeCalls.h"
#include "passes/2-Legalisation/TypedBuilder.h"
#include "passes/Decisions.h"

using namespace mlir;

namespace runmat {

namespace {

/// An operation of the runtime that does what an op does.
struct RuntimeCall {
  StringRef callee;
  SmallVector<Value> arguments;
};

/// One number, or several in brackets.
Value listOf(TypedBuilder &build, ArrayRef<int64_t> dimensions) {
  SmallVector<Value> numbers;
  for (int64_t dimension : dimensions)
    numbers.push_back(build.number(dimension + 1));
  if (numbers.size() == 1)
    return numbers.front();
  OpBuilder &builder = build.raw();
  int64_t count = numbers.size();
  Type row =
      ArrayType::get(builder.getContext(), ElementClass::Double, {1, count});
  return ConcatenateOp::create(builder, numbers.front().getLoc(), row, numbers,
                               /*dimension=*/1, Value());
}

/// The dimensions of a reduction as its last argument.
template <typename Op>
void addDimensions(TypedBuilder &build, RuntimeCall &call, Op op) {
  if (op.getAll())
    call.arguments.push_back(build.text("all"));
  else if (op.getDimensions())
    call.arguments.push_back(listOf(build, *op.getDimensions()));
}

/// prod(x, dim), max(x, [], dim)
RuntimeCall callOf(TypedBuilder &build, ReduceOp op) {
  RuntimeCall call{stringifyCombiner(op.getCombiner()), {op.getOperand()}};
  bool isExtreme =
      op.getCombiner() == Combiner::Max || op.getCombiner() == Combiner::Min;
  if (isExtreme && (op.getAll() || op.getDimensions()))
    call.arguments.push_back(build.nothing());
  addDimensions(build, call, op);
  return call;
}

/// var(x, weight, dim)
RuntimeCall callOf(TypedBuilder &build, VarOp op) {
  Value weight = build.number(op.getPopulation() ? 1 : 0);
  RuntimeCall call{"var", {op.getOperand(), weight}};
  addDimensions(build, call, op);
  return call;
}

RuntimeCall callOf(TypedBuilder &build, MeanOp op) {
  RuntimeCall call{"mean", {op.getOperand()}};
  addDimensions(build, call, op);
  return call;
}

RuntimeCall callOf(TypedBuilder &build, Operation *op) {
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return callOf(build, reduce);
  if (auto variance = dyn_cast<VarOp>(op))
    return callOf(build, variance);
  if (auto mean = dyn_cast<MeanOp>(op))
    return callOf(build, mean);
  return {cast<NumbersInterface>(op).getLibraryName(),
          SmallVector<Value>(op->getOperands())};
}

} // namespace

void callRuntime(Operation *op, RewriterBase &rewriter) {
  TypedBuilder build(rewriter, op->getLoc());
  RuntimeCall call = callOf(build, op);
  Decisions("runmat-legalise").left(op, "left to the runtime")
      << remark::metric("function", call.callee);
  rewriter.replaceOpWithNewOp<EvaluateOp>(op, op->getResultTypes(),
                                          rewriter.getStringAttr(call.callee),
                                          call.arguments, Value());
}

} // namespace runmat
