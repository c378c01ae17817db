//===- KernelBody.cpp - a kernel's scalar text at any width -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/Common/KernelBody.h"
#include "dialects/RunMat/RunMatOps.h"
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace runmat::codegen;

Type BodyEmitter::widen(Type scalar) const {
  return width ? VectorType::get({width}, scalar) : scalar;
}

void BodyEmitter::mapExtent(unsigned dimension, Value scalar) {
  scalars.map(info.extents[dimension], scalar);
}

void BodyEmitter::mapScalar(unsigned number, Value scalar) {
  scalars.map(info.scalars[number], scalar);
}

void BodyEmitter::mapElement(unsigned access, ValueRange parts) {
  Value argument = info.inputs[access].argument;
  if (isa<ComplexType>(argument.getType()))
    numbers[argument] = {parts[0], parts[1]};
  else
    elements.map(argument, parts[0]);
}

void BodyEmitter::mapAccumulator(Value value) {
  elements.map(info.outputs.front().argument, value);
}

void BodyEmitter::mapIndex(unsigned dimension, Value coordinate) {
  coordinates[dimension] = coordinate;
}

static unsigned getDimension(const KernelInfo &info, linalg::IndexOp index) {
  return info.rank() - 1 - index.getDim();
}

llvm::SmallVector<unsigned, 4> BodyEmitter::usedIndices() const {
  llvm::SmallVector<unsigned, 4> dimensions;
  for (auto index : info.block().getOps<linalg::IndexOp>()) {
    unsigned dimension = getDimension(info, index);
    if (!llvm::is_contained(dimensions, dimension))
      dimensions.push_back(dimension);
  }
  return dimensions;
}

bool BodyEmitter::usesElement(unsigned access) const {
  return !info.inputs[access].argument.use_empty();
}

LogicalResult BodyEmitter::emitPrologue(OpBuilder &builder) {
  for (Operation &op : info.body->getBlock()->getOperations()) {
    if (&op == info.body)
      break;
    if (llvm::any_of(op.getResultTypes(), llvm::IsaPred<TensorType>))
      continue;
    builder.clone(op, scalars);
  }
  return success();
}

/// The value of the copy: a block argument or earlier operation at the width in
/// use, or a scalar from outside, spread over all lanes.
Value BodyEmitter::lookUp(OpBuilder &builder, Value value, IRMapping &values) {
  if (Value known = values.lookupOrNull(value))
    return known;
  Value scalar = scalars.lookup(value);
  Value wide = scalar;
  if (width)
    wide = vector::BroadcastOp::create(builder, value.getLoc(),
                                       widen(scalar.getType()), scalar);
  values.map(value, wide);
  return wide;
}

LogicalResult BodyEmitter::emitConstant(OpBuilder &builder, Operation &op,
                                        IRMapping &values) {
  auto constant = cast<arith::ConstantOp>(op);
  TypedAttr value = constant.getValue();
  if (width)
    value = DenseElementsAttr::get(cast<VectorType>(widen(constant.getType())),
                                   Attribute(value));
  values.map(constant.getResult(),
             arith::ConstantOp::create(builder, op.getLoc(), value));
  return success();
}

/// A complex number is an element, or made of its parts.
Value BodyEmitter::partOf(Value number, bool imaginary, OpBuilder &builder,
                          IRMapping &values) {
  if (auto made = number.getDefiningOp<complex::CreateOp>())
    return lookUp(builder, made->getOperand(imaginary), values);
  return numbers.lookup(number)[imaginary];
}

LogicalResult BodyEmitter::emitOperation(OpBuilder &builder, Operation &op,
                                         IRMapping &values) {
  if (isa<arith::ConstantOp>(op))
    return emitConstant(builder, op, values);
  if (auto index = dyn_cast<linalg::IndexOp>(op)) {
    values.map(index.getResult(),
               coordinates.lookup(getDimension(info, index)));
    return success();
  }
  // Only its parts are read.
  if (isa<complex::CreateOp>(op))
    return success();
  if (isa<complex::ReOp, complex::ImOp>(op)) {
    values.map(op.getResult(0), partOf(op.getOperand(0), isa<complex::ImOp>(op),
                                       builder, values));
    return success();
  }
  if (auto raiseOp = dyn_cast<runmat::RaiseOp>(op)) {
    raise(builder, op.getLoc(),
          lookUp(builder, raiseOp.getCondition(), values));
    return success();
  }
  if (auto combine = dyn_cast<runmat::CombineOp>(op)) {
    values.map(combine.getResult(),
               emitCombine(builder, op.getLoc(), combine.getCombiner(),
                           lookUp(builder, combine.getAccumulator(), values),
                           lookUp(builder, combine.getValue(), values)));
    return success();
  }
  if (!OpTrait::hasElementwiseMappableTraits(&op) || op.getNumRegions() != 0)
    return op.emitOpError("cannot stand in a kernel's body: expected arith, "
                          "math, linalg.index, parts of complex numbers, "
                          "runmat.raise or runmat.combine");
  OperationState state(op.getLoc(), op.getName());
  for (Value operand : op.getOperands())
    state.addOperands(lookUp(builder, operand, values));
  for (Type type : op.getResultTypes())
    state.addTypes(widen(type));
  state.addAttributes(op.getDiscardableAttrDictionary().getValue());
  state.propertiesAttr = op.getPropertiesAsAttribute();
  Operation *copy = builder.create(state);
  values.map(op.getResults(), copy->getResults());
  return success();
}

FailureOr<llvm::SmallVector<Value>>
BodyEmitter::emitElements(OpBuilder &builder) {
  IRMapping values = elements;
  for (Operation &op : info.block().without_terminator())
    if (failed(emitOperation(builder, op, values)))
      return failure();
  llvm::SmallVector<Value> yielded;
  for (Value value : info.block().getTerminator()->getOperands()) {
    if (!isa<ComplexType>(value.getType())) {
      yielded.push_back(lookUp(builder, value, values));
      continue;
    }
    for (bool imaginary : {false, true})
      yielded.push_back(partOf(value, imaginary, builder, values));
  }
  return yielded;
}

FailureOr<Value> BodyEmitter::emitCombined(OpBuilder &builder) {
  IRMapping values = elements;
  // What hangs on the accumulator belongs to the order of the reduction, which
  // is the caller's; all else makes elements.
  llvm::SetVector<Operation *> others;
  getForwardSlice(info.outputs.front().argument, &others);
  others.insert(info.combine);
  for (Operation &op : info.block().without_terminator())
    if (!others.contains(&op) && failed(emitOperation(builder, op, values)))
      return failure();
  return lookUp(builder, info.combined, values);
}
