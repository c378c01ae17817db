//===- ReductionEmitter.cpp - blocks of device reductions -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "codegen/SPIRV/ReductionEmitter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace runmat::codegen {

/// Workgroup memory holds no i1: any and all fold as i32 there.
static Type sharedType(Type accumulator) {
  return accumulator.isInteger(1)
             ? IntegerType::get(accumulator.getContext(), 32)
             : accumulator;
}

ReductionEmitter::ReductionEmitter(KernelEntry &entry)
    : entry(entry), device(entry.device), info(entry.info),
      contiguous(info.isReduced(0)) {
  length = entry.count(info.reduced);
  slices = entry.count(info.kept);
  blocks = device.ceilDiv(length, reductionBlock);
  if (contiguous) {
    lanesAtOnce = reductionLanes;
    laneDistance = 1;
    lane = device.rem(entry.thread, device.constant(reductionLanes));
    place = device.div(entry.thread, device.constant(reductionLanes));
  } else {
    unsigned rows = llvm::bit_floor(entry.workgroup / reductionColumns);
    lanesAtOnce = std::min<unsigned>(rows, reductionLanes);
    laneDistance = reductionColumns;
    lane = device.div(entry.thread, device.constant(reductionColumns));
    place = device.rem(entry.thread, device.constant(reductionColumns));
  }
}

unsigned ReductionEmitter::blocksAtOnce() const {
  return contiguous ? entry.workgroup / reductionLanes : reductionColumns;
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
  Value index = device.add(device.mul(block, slices), slice);
  return fromMemory(device.load(
      info.partialType, entry.word(info.words.partialsAddress()), index));
}

void ReductionEmitter::storePartial(Value value, Value block, Value slice) {
  Value index = device.add(device.mul(block, slices), slice);
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

/// Element `number` of the slice, before it is combined.
Value ReductionEmitter::elementAt(ArrayRef<Value> keptCoordinates, Value slice,
                                  Value number) {
  SmallVector<Value> coordinates(keptCoordinates);
  entry.delinearise(number, info.reduced, coordinates);
  // Where the reduced dimensions come first or last, slice and number alone
  // tell the position.
  Value linear;
  if (info.reduced.back() + 1 == info.reduced.size())
    linear = device.add(device.mul(slice, length), number);
  else if (info.kept.back() + 1 == info.kept.size())
    linear = device.add(device.mul(number, slices), slice);
  entry.mapOperands(coordinates, linear);
  FailureOr<Value> value = entry.body.emitCombined(device.getBuilder());
  failedBody |= failed(value);
  return failed(value) ? identity() : *value;
}

//===----------------------------------------------------------------------===//
// Inside a block
//===----------------------------------------------------------------------===//

/// Combines elements first, first + 32, … below `end` onto `start`, `rows` of
/// them a turn; all of a turn must be there.
Value ReductionEmitter::emitRows(Value first, Value end, unsigned rows,
                                 Value start, Element element) {
  auto body = [&](Value number, ValueRange carried) -> SmallVector<Value> {
    SmallVector<Value> elements;
    for (unsigned row = 0; row < rows; ++row)
      elements.push_back(
          element(device.add(number, device.constant(row * reductionLanes))));
    Value total = carried.front();
    for (Value next : elements)
      total = combine(total, next);
    return {total};
  };
  return device
      .loop(first, end, device.constant(rows * reductionLanes), start, body)
      .front();
}

/// How many elements an invocation asks for before it waits for one: several
/// for light bodies, whose time is that of the memory.
static unsigned rowsAtOnce(const BodyEmitter &body) {
  constexpr unsigned mostRows = 8, mostOperations = 64;
  unsigned rows = mostOperations / std::max(1u, body.operationCount());
  return std::clamp(llvm::bit_floor(rows), 1u, mostRows);
}

/// The lane whose first element is `first`, in a block that ends at `end`.
Value ReductionEmitter::emitLane(Value first, Value end, Element element) {
  unsigned rows = rowsAtOnce(entry.body);
  Value total = identity();
  if (rows == 1)
    return emitRows(first, end, 1, total, element);
  int64_t span = rows * reductionLanes;
  Value missing = device.select(device.less(first, end), device.sub(end, first),
                                device.constant(0));
  Value turns =
      device.div(device.add(missing, device.constant(reductionLanes - 1)),
                 device.constant(span));
  Value middle = device.add(first, device.mul(turns, device.constant(span)));
  total = emitRows(first, middle, rows, total, element);
  return emitRows(middle, end, 1, total, element);
}

/// Adds lane `number` of those that one invocation folds alone, which come in
/// bit-reversed order: then the halves of every fold are neighbours, and lanes
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

static Value reverseBits(DeviceBuilder &device, Value value, unsigned bits) {
  Value result = device.constant(0);
  for (unsigned bit = 0; bit < bits; ++bit) {
    Value digit = device.rem(value, device.constant(2));
    result = device.add(device.mul(result, device.constant(2)), digit);
    value = device.div(value, device.constant(2));
  }
  return result;
}

/// The lanes of the block that this invocation has, folded.
Value ReductionEmitter::emitOwnLanes(Value first, Value end, Element element) {
  unsigned lanes = reductionLanes / lanesAtOnce;
  first = device.add(first, lane);
  if (lanes == 1)
    return emitLane(first, end, element);
  unsigned bits = llvm::Log2_32(lanes);
  SmallVector<Value> initial(bits + 1, identity());
  auto body = [&](Value number, ValueRange carried) {
    Value skipped = device.mul(reverseBits(device, number, bits),
                               device.constant(lanesAtOnce));
    Value value = emitLane(device.add(first, skipped), end, element);
    SmallVector<Value> pending(carried);
    pushLane(number, value, pending);
    return pending;
  };
  return device
      .loop(device.constant(0), device.constant(lanes), device.constant(1),
            initial, body)
      .back();
}

//===----------------------------------------------------------------------===//
// Tiny slices
//===----------------------------------------------------------------------===//

static constexpr int64_t tinyLength = 2 * reductionLanes, manySlices = 4096;

Value ReductionEmitter::areTiny() {
  return device.both(device.less(length, device.constant(tinyLength + 1)),
                     device.less(device.constant(manySlices - 1), slices));
}

FailureOr<Value> ReductionEmitter::emitTinySlice(Value slice) {
  SmallVector<Value> coordinates(info.rank());
  entry.delinearise(slice, info.kept, coordinates);
  // Lanes beyond the length hold the identity, which changes nothing: only the
  // next power of two of lanes is folded.
  Value one = device.constant(1), lanes = one;
  Value skipped = device.constant(reductionLanes);
  for (int64_t known = 1; known < reductionLanes; known *= 2) {
    Value more = device.less(device.constant(known), length);
    lanes = device.select(more, device.constant(2 * known), lanes);
    skipped = device.select(more, device.constant(reductionLanes / (2 * known)),
                            skipped);
  }
  unsigned bits = llvm::Log2_64(reductionLanes);
  SmallVector<Value> initial(bits + 1, identity());
  auto body = [&](Value number, ValueRange carried) {
    Value first = device.div(reverseBits(device, number, bits), skipped);
    Value value = emitRows(first, length, 1, identity(), [&](Value element) {
      return elementAt(coordinates, slice, element);
    });
    SmallVector<Value> pending(carried);
    pushLane(number, value, pending);
    return pending;
  };
  Value total =
      device.loop(device.constant(0), lanes, one, initial, body).back();
  if (failedBody)
    return failure();
  return total;
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

/// Folds the lanes at once by halves; lane 0 gets the result.
Value ReductionEmitter::emitSharedFold(Value value) {
  Type type = sharedType(info.accumulatorType);
  spirv::GlobalVariableOp shared = entry.makeShared(type, entry.workgroup);
  device.storeShared(toMemory(value, type), shared, entry.thread);
  device.barrier();
  for (unsigned half = lanesAtOnce / 2; half > 0; half /= 2) {
    device.ifThen(device.less(lane, device.constant(half)), [&] {
      Value left = fromMemory(device.loadShared(shared, entry.thread));
      Value other = device.add(entry.thread,
                               device.constant(int64_t(half) * laneDistance));
      Value right = fromMemory(device.loadShared(shared, other));
      device.storeShared(toMemory(combine(left, right), type), shared,
                         entry.thread);
    });
    device.barrier();
  }
  return fromMemory(device.loadShared(shared, entry.thread));
}

LogicalResult ReductionEmitter::emitBlock(Value slice, Value block,
                                          Value exists,
                                          DeviceBuilder::Body store) {
  SmallVector<Value> coordinates(info.rank());
  entry.delinearise(slice, info.kept, coordinates);
  Value first = device.mul(block, device.constant(reductionBlock));
  Value end =
      device.min(device.add(first, device.constant(reductionBlock)), length);
  Value works =
      device.both(exists, device.less(lane, device.constant(lanesAtOnce)));
  end = device.select(works, end, first);
  Value value = emitOwnLanes(first, end, [&](Value number) {
    return elementAt(coordinates, slice, number);
  });
  value = lanesAtOnce == 1 ? value : emitSharedFold(value);
  Value isOwner = device.equal(lane, device.constant(0));
  device.ifThen(device.both(exists, isOwner), [&] { store(value); });
  return failure(failedBody);
}

} // namespace runmat::codegen
