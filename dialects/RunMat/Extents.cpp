//===- Extents.cpp - where the extents of results come from -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"

using namespace mlir;

namespace runmat {

Value SymbolicExtent::materialise(OpBuilder &builder, Location loc) const {
  Type index = builder.getIndexType();
  switch (kind) {
  case Constant:
    return arith::ConstantIndexOp::create(builder, loc, constant);
  case ArrayExtent:
    return ExtentOp::create(builder, loc, index, value, constant);
  case RangeCount: {
    auto range = value.getDefiningOp<RangeOp>();
    return CountOp::create(builder, loc, index, range.getFirst(),
                           range.getStep(), range.getLast());
  }
  case Number:
    return ToExtentOp::create(builder, loc, index, value);
  case Index:
    return value;
  }
  return {};
}

SymbolicExtent ReduceOp::getExtentOf(unsigned dimension) {
  return SymbolicExtent::ofArray(getOperand(), dimension);
}
SymbolicExtent TransposeOp::getExtentOf(unsigned dimension) {
  return SymbolicExtent::ofArray(getOperand(), 1 - dimension);
}
SymbolicExtent SliceOp::getExtentOf(unsigned dimension) {
  return SymbolicExtent::ofIndex(getExtents()[dimension]);
}
SymbolicExtent WidenOp::getExtentOf(unsigned dimension) {
  return SymbolicExtent::ofArray(getArray(), dimension);
}

/// The count of doubles; of other numbers none is computed without the range.
SymbolicExtent RangeOp::getExtentOf(unsigned dimension) {
  if (getFirst().getType().isF64())
    return {SymbolicExtent::RangeCount, 0, getResult()};
  return SymbolicExtent::ofArray(getResult(), dimension);
}
SymbolicExtent LinspaceOp::getExtentOf(unsigned) {
  return SymbolicExtent::ofNumber(getCount());
}
SymbolicExtent FillOp::getExtentOf(unsigned dimension) {
  return SymbolicExtent::ofNumber(getExtents()[dimension]);
}
SymbolicExtent RandomOp::getExtentOf(unsigned dimension) {
  return SymbolicExtent::ofNumber(getExtents()[dimension]);
}

} // namespace runmat
