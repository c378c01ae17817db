//===- KernelElements.cpp - the body of a cluster's kernel ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/5-Kernels/KernelElements.h"
#include "dialects/RunMat/ElementPosition.h"
#include "passes/3-Scalars/ScalarForm.h"
#include "passes/5-Kernels/ElementMemory.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;

namespace runmat {

namespace {

/// The point of the loops that linalg is at, in the dimensions of an array.
class LoopPosition final : public ElementPosition {
public:
  LoopPosition(OpBuilder &builder, Location loc, const KernelLoops &loops,
               ValueRange extents)
      : builder(builder), loc(loc), loops(loops), extents(extents) {}

  /// A dimension without a loop has one element.
  Value along(unsigned dimension) override {
    std::optional<unsigned> loop = loops.loopOf(dimension);
    return loop ? indexOf(*loop) : constant(0);
  }
  Value extent(unsigned dimension) override {
    std::optional<unsigned> loop = loops.loopOf(dimension);
    return loop ? extents[*loop] : constant(1);
  }
  Value linear(runmat::ArrayType array) override {
    Value position, stride;
    for (unsigned loop : loops.loopsOf(array)) {
      Value here = indexOf(loop);
      position = position ? add(position, mul(here, stride)) : here;
      stride = stride ? mul(stride, extents[loop]) : extents[loop];
    }
    return position ? position : constant(0);
  }

private:
  OpBuilder &builder;
  Location loc;
  const KernelLoops &loops;
  ValueRange extents;

  /// linalg counts its dimensions from the outermost on.
  Value indexOf(unsigned loop) {
    return linalg::IndexOp::create(builder, loc, loops.count() - 1 - loop);
  }
  Value constant(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  Value add(Value a, Value b) {
    return arith::AddIOp::create(builder, loc, a, b);
  }
  Value mul(Value a, Value b) {
    return arith::MulIOp::create(builder, loc, a, b);
  }
};

} // namespace

SmallVector<Value> KernelElements::build(OpBuilder &builder,
                                         ValueRange arguments) {
  SmallVector<Value> loaded;
  for (auto [input, argument] : llvm::zip(operands.inputs(), arguments))
    loaded.push_back(load(builder, argument, input.array));
  auto bind = [&](Value value) {
    if (auto input = operands.inputOf(value))
      elements[value] = loaded[*input];
  };
  for (Operation &op : body) {
    llvm::for_each(op.getOperands(), bind);
    llvm::for_each(op.getResults(), bind);
  }
  for (Operation &op : body.without_terminator())
    if (!isa<AccessMapInterface>(op))
      elements[op.getResult(0)] = emit(builder, op, arguments.back());
  return llvm::map_to_vector(
      elementsOf(body.getTerminator()->getOperands()),
      [&](Value element) { return toMemory(builder, loc, element); });
}

Value KernelElements::emit(OpBuilder &builder, Operation &op,
                           Value accumulator) {
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return emitCombine(builder, reduce, accumulator);
  if (auto generator = dyn_cast<GeneratorInterface>(op))
    return emitGenerated(builder, generator);
  return emitElementwise(builder, op);
}

Value KernelElements::load(OpBuilder &builder, Value stored, Value array) {
  auto type = cast<runmat::ArrayType>(array.getType());
  return fromMemory(builder, loc, stored, type.getElementType());
}

SmallVector<Value> KernelElements::elementsOf(ValueRange values) const {
  return llvm::map_to_vector(
      values, [&](Value value) { return elements.lookup(value); });
}

/// Outside of its domain an op raises the flag, and its element is not used.
Value KernelElements::emitElementwise(OpBuilder &builder, Operation &op) {
  return emitScalar(
      builder, &op, elementsOf(op.getOperands()), [&](Value inside) {
        Value truth = arith::ConstantIntOp::create(builder, loc, 1, 1);
        RaiseOp::create(builder, loc,
                        arith::XOrIOp::create(builder, loc, inside, truth));
      });
}

Value KernelElements::emitGenerated(OpBuilder &builder, GeneratorInterface op) {
  LoopPosition position(builder, loc, loops, extents);
  return op.emitElement(builder, elementsOf(op.getElementOperands()), position);
}

Value KernelElements::emitCombine(OpBuilder &builder, ReduceOp op,
                                  Value accumulator) {
  Type type = cast<runmat::ArrayType>(op.getType()).getElementType();
  Value element = elements.lookup(op.getOperand());
  element = type.isInteger(1) ? emitTruth(builder, op.getCombiner(), element)
                              : castScalar(builder, loc, element, type);
  return CombineOp::create(builder, loc, type, op.getCombiner(),
                           load(builder, accumulator, op.getResult()), element);
}

/// any skips NaN, all takes it for true.
Value KernelElements::emitTruth(OpBuilder &builder, Combiner combiner,
                                Value element) {
  if (element.getType().isInteger(1))
    return element;
  Value zero = arith::ConstantOp::create(
      builder, loc, builder.getFloatAttr(element.getType(), 0));
  auto predicate = combiner == Combiner::Any ? arith::CmpFPredicate::ONE
                                             : arith::CmpFPredicate::UNE;
  return arith::CmpFOp::create(builder, loc, predicate, element, zero);
}

} // namespace runmat
