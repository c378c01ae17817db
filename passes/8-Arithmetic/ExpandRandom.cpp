//===- ExpandRandom.cpp - random numbers to arith ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "definitions/RandomText.h"
#include "dialects/RunMat/RunMatOps.h"
#include "passes/8-Arithmetic/EmittingArithmetic.h"

using namespace mlir;
using namespace runmat;

namespace {

using Wide = EmittingArithmetic<false>;
using Text = RandomText<Wide>;

EmittedBits wholeBits(ImplicitLocOpBuilder &b, Value number) {
  return {{&b, arith::FPToSIOp::create(b, b.getI64Type(), number)}};
}

EmittedFloat writeElement(ImplicitLocOpBuilder &b, Distribution distribution,
                          bool isSingle, EmittedBits counter,
                          EmittedBits seed) {
  Text text{Wide(b)};
  if (distribution == Distribution::Normal)
    return text.normalAt(counter, seed);
  return isSingle ? text.uniformSingleAt(counter, seed)
                  : text.uniformAt(counter, seed);
}

LogicalResult expandElement(RandomElementOp op, PatternRewriter &rewriter) {
  ImplicitLocOpBuilder b(op.getLoc(), rewriter);
  Type type = op.getType();
  EmittedBits seed = wholeBits(b, op.getSeed());
  EmittedBits first = wholeBits(b, op.getCounter());
  EmittedBits position{
      {&b, arith::IndexCastOp::create(b, b.getI64Type(), op.getPosition())}};
  Value element = writeElement(b, op.getDistribution(), type.isF32(),
                               first + position, seed)
                      .value;
  if (type.isF32())
    element = arith::TruncFOp::create(b, type, element);
  rewriter.replaceOp(op, element);
  return success();
}

} // namespace

void runmat::populateExpandRandomPatterns(RewritePatternSet &patterns) {
  patterns.add(expandElement);
}
