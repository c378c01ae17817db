//===- EvaluateComplex.cpp - complex arrays left to the runtime -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/ComplexParts.h"

using namespace mlir;

namespace runmat {

namespace {

/// An operation of the runtime that does what an op does.
struct RuntimeCall {
  StringRef callee;
  SmallVector<Value> arguments;
};

/// The dimensions of a reduction as its last arguments; inference lets at most
/// one be named.
template <typename Op> void addDimensions(RuntimeCall &call, Op op) {
  TypedBuilder build(op);
  if (op.getAll())
    call.arguments.push_back(build.text("all"));
  else if (op.getDimensions())
    call.arguments.push_back(build.number(op.getDimensions()->front() + 1));
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

RuntimeCall callOf(Operation *op) {
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return callOf(reduce);
  if (auto variance = dyn_cast<VarOp>(op))
    return callOf(variance);
  StringRef name = op->getName().stripDialect();
  if (isa<MaximumOp, MinimumOp>(op))
    name = name.take_front(3);
  return {name, SmallVector<Value>(op->getOperands())};
}

} // namespace

void evaluateComplex(Operation *op) {
  RuntimeCall call = callOf(op);
  OpBuilder builder(op);
  auto evaluate = EvaluateOp::create(
      builder, op->getLoc(), op->getResultTypes(),
      builder.getStringAttr(call.callee), call.arguments, Value(),
      /*in_place=*/isa<UpdateOp>(op));
  replaceBy(op, evaluate.getResult(0));
}

} // namespace runmat
