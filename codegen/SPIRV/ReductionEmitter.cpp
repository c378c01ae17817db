//===- ReductionEmitter.cpp - kernels of device reductions ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/SPIRV/ReductionEmitter.h"
#include "codegen/Common/CombinerArithmetic.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/bit.h"

using namespace mlir;

namespace runmat::codegen {

/// Workgroup memory holds no i1: any and all fold as i32 there.
static Type sharedType(Type accumulator) {
  return accumulator.isInteger(1)
             ? IntegerType::get(accumulator.getContext(), 32)
             : accumulator;
}

ReductionEmitter::ReductionEmitter(KernelEntry &entry)
    : LoopMachine(entry), entry(entry), info(entry.info),
      elements(entry.count(info.reduced)), sliceCount(entry.count(info.kept)),
      blockCount(device.ceilDiv(elements, reductionBlock)) {}

ReductionEmitter::Slice ReductionEmitter::sliceAt(Value number) {
  Slice slice{number, SmallVector<Value>(info.rank())};
  entry.delinearise(number, info.kept, slice.coordinates);
  return slice;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Value ReductionEmitter::identity() {
  return emitIdentity(device.getBuilder(), device.getLoc(), info.combiner,
                      info.accumulatorType);
}

Value ReductionEmitter::combine(Value a, Value b) {
  return emitCombine(device.getBuilder(), device.getLoc(), info.combiner, a, b);
}

Value ReductionEmitter::toMemory(Value value, Type type) {
  if (value.getType() == type)
    return value;
  return arith::ExtUIOp::create(device.getBuilder(), device.getLoc(), type,
                                value);
}

Value ReductionEmitter::fromMemory(Value value) {
  if (value.getType() == info.accumulatorType)
    return value;
  OpBuilder &builder = device.getBuilder();
  Value zero = arith::ConstantOp::create(
      builder, device.getLoc(), builder.getIntegerAttr(value.getType(), 0));
  return arith::CmpIOp::create(builder, device.getLoc(),
                               arith::CmpIPredicate::ne, value, zero);
}

Value ReductionEmitter::loadPartial(Value block, Value slice) {
  Value index = device.add(device.mul(block, sliceCount), slice);
  return fromMemory(device.load(
      info.partialType, entry.word(info.words.partialsAddress()), index));
}

void ReductionEmitter::storePartial(Value value, Value block, Value slice) {
  Value index = device.add(device.mul(block, sliceCount), slice);
  device.store(toMemory(value, info.partialType),
               entry.word(info.words.partialsAddress()), index);
}

void ReductionEmitter::storeOutput(Value value, Value slice) {
  const KernelAccess &output = info.outputs.front();
  SmallVector<Value> coordinates(info.rank());
  entry.delinearise(slice, info.kept, coordinates);
  device.store(toMemory(value, output.elementType),
               entry.word(info.words.output(output.array)),
               entry.offset(output, coordinates, Value()));
}

void ReductionEmitter::storeTotal(Value slice) {
  Value zero = device.constant(0);
  // A slice without elements has no partials; the buffer has room for one.
  Value isEmpty = device.equal(blockCount, zero);
  Value total = loadPartial(zero, device.select(isEmpty, zero, slice));
  storeOutput(device.select(isEmpty, identity(), total), slice);
}

/// Element `number` of the slice, before it is combined.
Value ReductionEmitter::elementAt(const Slice &slice, Value number) {
  SmallVector<Value> coordinates(slice.coordinates);
  entry.delinearise(number, info.reduced, coordinates);
  // Where the reduced dimensions come first or last, slice and number alone
  // tell the position.
  Value linear;
  if (info.reduced.back() + 1 == info.reduced.size())
    linear = device.add(device.mul(slice.number, elements), number);
  else if (info.kept.back() + 1 == info.kept.size())
    linear = device.add(device.mul(number, sliceCount), slice.number);
  entry.mapOperands(coordinates, linear);
  FailureOr<Value> value = entry.body.emitCombined(device.getBuilder());
  failedBody |= failed(value);
  return failed(value) ? identity() : *value;
}

//===----------------------------------------------------------------------===//
// Lanes
//===----------------------------------------------------------------------===//

/// Combines elements first, first + 32, … below `end` onto `start`, `rows` of
/// them a turn; all of a turn must be there.
Value ReductionEmitter::foldRows(const Slice &slice, Value first, Value end,
                                 unsigned rows, Value start) {
  auto body = [&](Value number, ValueRange carried) -> SmallVector<Value> {
    SmallVector<Value> row;
    for (unsigned i = 0; i < rows; ++i)
      row.push_back(elementAt(
          slice, device.add(number, device.constant(i * reductionLanes))));
    Value total = carried.front();
    for (Value next : row)
      total = combine(total, next);
    return {total};
  };
  return device
      .loop(first, end, device.constant(rows * reductionLanes), start, body)
      .front();
}

/// How many elements an invocation asks for before it waits for one: several,
/// unless the body is so long that it computes for longer than it waits. Where
/// an invocation folds several lanes of a strided slice it waits more often.
static unsigned rowsAtOnce(const KernelEntry &entry) {
  constexpr unsigned mostRows = 8, mostOperations = 256;
  unsigned most = mostOperations * (entry.info.isReduced(0) ? 1 : 2);
  unsigned rows = most / std::max(1u, entry.operations);
  return std::clamp(llvm::bit_floor(rows), 1u, mostRows);
}

// Turns at most once an element, and two tests end its loops: what the launcher
// counts on (runtime/LoopTurns.cpp).
Value ReductionEmitter::foldLane(const Slice &slice, Value first, Value end) {
  unsigned rows = rowsAtOnce(entry);
  Value total = identity();
  if (rows == 1)
    return foldRows(slice, first, end, 1, total);
  int64_t span = rows * reductionLanes;
  Value missing = device.select(device.less(first, end), device.sub(end, first),
                                device.constant(0));
  Value turns =
      device.div(device.add(missing, device.constant(reductionLanes - 1)),
                 device.constant(span));
  Value middle = device.add(first, device.mul(turns, device.constant(span)));
  total = foldRows(slice, first, middle, rows, total);
  return foldRows(slice, middle, end, 1, total);
}

Value ReductionEmitter::foldShortLane(const Slice &slice, Value first,
                                      Value end) {
  return foldRows(slice, first, end, 1, identity());
}

/// Adds lane `number` of those that one invocation folds alone. Since they come
/// in bit-reversed order the halves of every fold are neighbours, and lanes
/// merge as the digits of a binary counter carry. `pending` has a value for
/// each digit and, last, the latest merged value.
void ReductionEmitter::pushLane(Value number, Value value,
                                SmallVectorImpl<Value> &pending) {
  OpBuilder &builder = device.getBuilder();
  Location loc = device.getLoc();
  Value carrying =
      arith::ConstantOp::create(builder, loc, builder.getBoolAttr(true));
  for (Value &waiting : MutableArrayRef(pending).drop_back()) {
    Value digit = device.equal(device.rem(number, device.constant(2)),
                               device.constant(1));
    Value merges = device.both(carrying, digit);
    Value merged = device.select(merges, combine(waiting, value), value);
    waiting = device.select(carrying, value, waiting);
    value = merged;
    carrying = merges;
    number = device.div(number, device.constant(2));
  }
  pending.back() = value;
}

Value ReductionEmitter::foldLanes(Value count, int bits,
                                  llvm::function_ref<Value(Value)> lane) {
  SmallVector<Value> initial(bits + 1, identity());
  auto body = [&](Value number, ValueRange carried) {
    Value value = lane(number);
    SmallVector<Value> pending(carried);
    pushLane(number, value, pending);
    return pending;
  };
  return device
      .loop(device.constant(0), count, device.constant(1), initial, body)
      .back();
}

Value ReductionEmitter::foldWorkgroup(Value value, Value lane,
                                      const ReductionSharing &sharing) {
  Type type = sharedType(info.accumulatorType);
  spirv::GlobalVariableOp shared = entry.makeShared(type, entry.workgroup);
  device.storeShared(toMemory(value, type), shared, entry.thread);
  device.barrier();
  for (int64_t half = sharing.lanesAtOnce() / 2; half > 0; half /= 2) {
    device.ifThen(device.less(lane, device.constant(half)), [&] {
      Value left = fromMemory(device.loadShared(shared, entry.thread));
      Value other = device.add(entry.thread,
                               device.constant(half * sharing.laneDistance()));
      Value right = fromMemory(device.loadShared(shared, other));
      device.storeShared(toMemory(combine(left, right), type), shared,
                         entry.thread);
    });
    device.barrier();
  }
  return fromMemory(device.loadShared(shared, entry.thread));
}

} // namespace runmat::codegen
