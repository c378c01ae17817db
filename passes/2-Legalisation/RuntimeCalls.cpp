//===- RuntimeCalls.cpp - ops that the runtime does -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/RuntimeCalls.h"
#include "passes/2-Legalisation/TypedBuilder.h"

#include "llvm/ADT/TypeSwitch.h"

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
template <typename Op> void addDimensions(RuntimeCall &call, Op op) {
  TypedBuilder build(op);
  if (op.getAll())
    call.arguments.push_back(build.text("all"));
  else if (op.getDimensions())
    call.arguments.push_back(listOf(build, *op.getDimensions()));
}

/// prod(x, dim), max(x, [], dim)
RuntimeCall callOf(ReduceOp op) {
  RuntimeCall call{stringifyCombiner(op.getCombiner()), {op.getOperand()}};
  bool isExtreme =
      op.getCombiner() == Combiner::Max || op.getCombiner() == Combiner::Min;
  if (isExtreme && (op.getAll() || op.getDimensions()))
    call.arguments.push_back(TypedBuilder(op).nothing());
  addDimensions(call, op);
  return call;
}

/// var(x, weight, dim)
RuntimeCall callOf(VarOp op) {
  Value weight = TypedBuilder(op).number(op.getPopulation() ? 1 : 0);
  RuntimeCall call{"var", {op.getOperand(), weight}};
  addDimensions(call, op);
  return call;
}

RuntimeCall callOf(MeanOp op) {
  RuntimeCall call{"mean", {op.getOperand()}};
  addDimensions(call, op);
  return call;
}

/// The language's name for an op; most mnemonics are that.
StringRef nameOf(Operation *op) {
  return llvm::TypeSwitch<Operation *, StringRef>(op)
      .Case<AddOp>([](auto) { return "plus"; })
      .Case<SubOp>([](auto) { return "minus"; })
      .Case<MulOp>([](auto) { return "times"; })
      .Case<DivOp>([](auto) { return "rdivide"; })
      .Case<MaximumOp>([](auto) { return "max"; })
      .Case<MinimumOp>([](auto) { return "min"; })
      .Default(
          [](Operation *other) { return other->getName().stripDialect(); });
}

RuntimeCall callOf(Operation *op) {
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return callOf(reduce);
  if (auto variance = dyn_cast<VarOp>(op))
    return callOf(variance);
  if (auto mean = dyn_cast<MeanOp>(op))
    return callOf(mean);
  return {nameOf(op), SmallVector<Value>(op->getOperands())};
}

} // namespace

void callRuntime(Operation *op) {
  if (isa<RuntimeInterface>(op))
    return;
  RuntimeCall call = callOf(op);
  OpBuilder builder(op);
  auto evaluate = EvaluateOp::create(
      builder, op->getLoc(), op->getResultTypes(),
      builder.getStringAttr(call.callee), call.arguments, Value());
  replaceBy(op, evaluate.getResult(0));
}

} // namespace runmat
