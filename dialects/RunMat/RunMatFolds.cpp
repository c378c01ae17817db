//===- RunMatFolds.cpp - folders of the ops ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Only structural folds: arithmetic folds through our own evaluator, never
// through the host's libm.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace runmat;

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

OpFoldResult SizeOp::fold(FoldAdaptor) {
  auto array = dyn_cast<runmat::ArrayType>(getOperand().getType());
  if (!array || isa<AnyType>(getType()))
    return {};
  int64_t extent = array.getExtent(getDimension());
  if (extent < 0)
    return {};
  return Builder(getContext()).getF64FloatAttr(static_cast<double>(extent));
}

OpFoldResult ExtentOp::fold(FoldAdaptor) {
  int64_t extent = getArray().getType().getExtent(getDimension());
  if (extent >= 0)
    return Builder(getContext()).getIndexAttr(extent);
  return {};
}

OpFoldResult UnboxOp::fold(FoldAdaptor) {
  if (auto box = getArray().getDefiningOp<BoxOp>())
    if (box.getScalar().getType() == getType())
      return box.getScalar();
  return {};
}

Operation *RunMatDialect::materializeConstant(OpBuilder &builder,
                                              Attribute value, Type type,
                                              Location loc) {
  auto typed = dyn_cast<TypedAttr>(value);
  if (!typed)
    return nullptr;
  if (typed.getType() == type && (type.isIndex() || type.isIntOrFloat()))
    return arith::ConstantOp::create(builder, loc, typed);
  return runmat::ConstantOp::create(builder, loc, type, typed);
}
