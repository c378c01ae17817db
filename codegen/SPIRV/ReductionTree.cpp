//===- ReductionTree.cpp - the tree over a slice's blocks -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "codegen/SPIRV/ReductionEmitter.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace runmat::codegen {

/// Partials that an invocation folds at once: three levels of the tree.
static constexpr unsigned nodeWidth = 8;

/// Folds partials number * 8 … number * 8 + 7 of the `count` that stand
/// `stride` blocks apart into the first of them. A missing right half passes
/// the left one through.
void ReductionEmitter::emitNode(Value slice, Value number, Value count,
                                Value stride) {
  Value first = device.mul(number, device.constant(nodeWidth));
  Value last = device.sub(count, device.constant(1));
  SmallVector<Value> values;
  for (unsigned i = 0; i < nodeWidth; ++i) {
    // Beyond the end the last one is read and then passed over: no branches.
    Value index = device.min(device.add(first, device.constant(i)), last);
    values.push_back(loadPartial(device.mul(index, stride), slice));
  }
  for (unsigned span = 1; span < nodeWidth; span *= 2)
    for (unsigned i = 0; i < nodeWidth; i += 2 * span) {
      Value right = device.add(first, device.constant(i + span));
      values[i] =
          device.select(device.less(right, count),
                        combine(values[i], values[i + span]), values[i]);
    }
  storePartial(values.front(), device.mul(first, stride), slice);
}

/// Folds the partials of `slice` in place, three levels a turn, until the value
/// of the tree stands in the first. The `rows` invocations of a column share
/// the nodes of a turn.
void ReductionEmitter::emitLevels(Value slice, Value exists, Value row,
                                  Value rows) {
  OpBuilder &builder = device.getBuilder();
  Location loc = device.getLoc();
  Value one = device.constant(1);
  Type i64 = builder.getI64Type();
  auto isLeft = [&](OpBuilder &, Location, ValueRange state) {
    scf::ConditionOp::create(builder, loc, device.less(one, state[0]), state);
  };
  auto turn = [&](OpBuilder &, Location, ValueRange state) {
    Value nodes = device.ceilDiv(state[0], nodeWidth);
    device.ifThen(exists, [&] {
      device.loop(row, nodes, rows, [&](Value number) {
        emitNode(slice, number, state[0], state[1]);
      });
    });
    device.barrier();
    Value stride = device.mul(state[1], device.constant(nodeWidth));
    scf::YieldOp::create(builder, loc, ValueRange{nodes, stride});
  };
  scf::WhileOp::create(builder, loc, TypeRange{i64, i64},
                       ValueRange{blocks, one}, isLeft, turn);
}

void ReductionEmitter::emitFold(Value firstSlice, Value columns) {
  Value column = device.rem(entry.thread, columns);
  Value row = device.div(entry.thread, columns);
  Value rows = device.div(device.constant(entry.workgroup), columns);
  Value slice = device.add(firstSlice, column);
  Value exists = device.less(slice, slices);
  emitLevels(slice, exists, row, rows);
  Value zero = device.constant(0);
  Value stores = device.both(exists, device.equal(row, zero));
  device.ifThen(stores, [&] {
    // A slice without elements has no partials; the buffer has room for one.
    Value isEmpty = device.equal(blocks, zero);
    Value total = loadPartial(zero, device.select(isEmpty, zero, slice));
    storeOutput(device.select(isEmpty, identity(), total), slice);
  });
}

} // namespace runmat::codegen
