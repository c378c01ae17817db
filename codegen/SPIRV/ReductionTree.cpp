//===- ReductionTree.cpp - the tree over a slice's blocks -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/SPIRV/ReductionEmitter.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace runmat::codegen {

void ReductionEmitter::foldNode(Value slice, Value number, Value count,
                                Value stride) {
  constexpr unsigned width = reductionNodeWidth;
  Value first = device.mul(number, device.constant(width));
  Value last = device.sub(count, device.constant(1));
  SmallVector<Value> values;
  for (unsigned i = 0; i < width; ++i) {
    // Beyond the end the last one is read and then passed over: no branches.
    Value index = device.min(device.add(first, device.constant(i)), last);
    values.push_back(loadPartial(device.mul(index, stride), slice));
  }
  for (unsigned span = 1; span < width; span *= 2)
    for (unsigned i = 0; i < width; i += 2 * span) {
      Value right = device.add(first, device.constant(i + span));
      values[i] =
          device.select(device.less(right, count),
                        combine(values[i], values[i + span]), values[i]);
    }
  storePartial(values.front(), device.mul(first, stride), slice);
}

void ReductionEmitter::loopWhileSeveral(Value count, Value stride, Level turn) {
  OpBuilder &builder = device.getBuilder();
  Location loc = device.getLoc();
  Value one = device.constant(1);
  Type i64 = builder.getI64Type();
  auto isLeft = [&](OpBuilder &, Location, ValueRange state) {
    scf::ConditionOp::create(builder, loc, device.less(one, state[0]), state);
  };
  auto body = [&](OpBuilder &, Location, ValueRange state) {
    auto [nextCount, nextStride] = turn(state[0], state[1]);
    scf::YieldOp::create(builder, loc, ValueRange{nextCount, nextStride});
  };
  scf::WhileOp::create(builder, loc, TypeRange{i64, i64},
                       ValueRange{count, stride}, isLeft, body);
}

} // namespace runmat::codegen
