//===- StridedReduction.cpp - reductions that keep dimension 0 --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Neighbours in memory belong to different slices. A strip of slices is reduced
// at once: its lanes form a table of `reductionLanes` rows in the frame, each
// a strip long, and every element number j adds one run of memory to row
// j mod lanes. So memory is read along columns and all vectors are plain.
//===----------------------------------------------------------------------===//
#include "codegen/CPU/Reduction.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace runmat::codegen;
using namespace runmat::codegen::cpu;

/// Size of the table: it should leave room for the input in a first-level
/// cache.
static constexpr int64_t tableBytes = 16384;

namespace {
class StridedEmitter {
public:
  StridedEmitter(const KernelInfo &info, unsigned bytes)
      : info(info), entry(info, "_partial", chooseWidth(info, bytes)),
        element(info.partialType), sizes(emitSizes(entry)),
        strip(std::max(entry.width, tableBytes / reductionLanes /
                                        (element.getIntOrFloatBitWidth() / 8))),
        table(entry.allocate(element, reductionLanes * strip)) {}

  FailureOr<func::FuncOp> emit();

private:
  void emitStrips(BodyEmitter &body);
  void emitStrip(BodyEmitter &body, Value block, ValueRange kept, Value count,
                 Value item);
  void emitInitialise(Value rows, Value count);
  void emitAccumulate(BodyEmitter &body, const ElementRange &range,
                      ValueRange kept, Value count);
  void emitRun(BodyEmitter &body, Value row, ValueRange coordinates,
               Value count);
  void emitFold(Value rows, Value count);
  void emitFoldRows(Value left, Value right, Value count);
  void emitStore(Value count, Value item);

  Value rowAddress(Value row, Value position) {
    return entry.address(
        table, element,
        entry.add(entry.mul(row, entry.constant(strip)), position));
  }
  /// A loop over [0, count) in vectors; the table has room for whole ones.
  scf::ForOp vectorLoop(Value count) {
    return scf::ForOp::create(entry.b, entry.constant(0), count,
                              entry.constant(entry.width));
  }
  scf::ForOp rowLoop(Value count) {
    return scf::ForOp::create(entry.b, entry.constant(0), count,
                              entry.constant(1));
  }
  Value joined(Value a, Value b) {
    return emitCombine(entry.b, entry.b.getLoc(), info.combiner, a, b);
  }

  const KernelInfo &info;
  KernelEntry entry;
  Type element;
  ReductionSizes sizes;
  int64_t strip; ///< slices; a multiple of the width
  Value table;
  LogicalResult result = success();
};
} // namespace

FailureOr<func::FuncOp> StridedEmitter::emit() {
  auto body = entry.makeBody();
  if (failed(body))
    return failure();
  emitStrips(*body);
  entry.finish();
  if (failed(result))
    return failure();
  return entry.function;
}

/// Cuts items [begin, end) into strips that stay in one row of the first
/// dimension, and so in one block.
void StridedEmitter::emitStrips(BodyEmitter &body) {
  ImplicitLocOpBuilder &b = entry.b;
  Type i64 = b.getI64Type();
  auto loop = scf::WhileOp::create(b, TypeRange{i64}, ValueRange{entry.begin});
  OpBuilder::InsertionGuard guard(b);
  Block *before = b.createBlock(&loop.getBefore(), {}, {i64}, {b.getLoc()});
  scf::ConditionOp::create(b, entry.less(before->getArgument(0), entry.end),
                           before->getArguments());
  Block *after = b.createBlock(&loop.getAfter(), {}, {i64}, {b.getLoc()});
  Value item = after->getArgument(0);
  Value block = entry.divide(item, sizes.slices);
  Values kept =
      entry.delinearise(entry.remainder(item, sizes.slices), info.kept);
  Value count = entry.min(entry.sub(entry.extents[0], kept[0]),
                          entry.sub(entry.end, item));
  count = entry.min(count, entry.constant(strip));
  emitStrip(body, block, kept, count, item);
  scf::YieldOp::create(b, entry.add(item, count));
}

void StridedEmitter::emitStrip(BodyEmitter &body, Value block, ValueRange kept,
                               Value count, Value item) {
  ElementRange range = emitBlockRange(entry, sizes, block);
  // Lanes that get no element hold the identity, which joins without a trace:
  // short slices need not touch them.
  Value rows = entry.min(range.count, entry.constant(reductionLanes));
  emitInitialise(rows, count);
  emitAccumulate(body, range, kept, count);
  emitFold(rows, count);
  emitStore(count, item);
}

void StridedEmitter::emitInitialise(Value rows, Value count) {
  ImplicitLocOpBuilder &b = entry.b;
  OpBuilder::InsertionGuard guard(b);
  Value identity =
      emitIdentity(b, b.getLoc(), info.combiner, entry.vectorOf(element));
  auto rowsLoop = rowLoop(rows);
  b.setInsertionPointToStart(rowsLoop.getBody());
  auto loop = vectorLoop(count);
  b.setInsertionPointToStart(loop.getBody());
  entry.store(identity,
              rowAddress(rowsLoop.getInductionVar(), loop.getInductionVar()));
}

void StridedEmitter::emitAccumulate(BodyEmitter &body,
                                    const ElementRange &range, ValueRange kept,
                                    Value count) {
  ImplicitLocOpBuilder &b = entry.b;
  OpBuilder::InsertionGuard guard(b);
  Values first = entry.delinearise(range.first, info.reduced);
  auto loop = scf::ForOp::create(b, entry.constant(0), range.count,
                                 entry.constant(1), first);
  b.setInsertionPointToStart(loop.getBody());
  ValueRange reduced = loop.getRegionIterArgs();
  Values coordinates(info.rank());
  for (auto [d, coordinate] : llvm::zip(info.kept, kept))
    coordinates[d] = coordinate;
  for (auto [d, coordinate] : llvm::zip(info.reduced, reduced))
    coordinates[d] = coordinate;
  Value row = arith::AndIOp::create(b, loop.getInductionVar(),
                                    entry.constant(reductionLanes - 1));
  emitRun(body, row, coordinates, count);
  Values next(reduced.begin(), reduced.end());
  if (!next.empty())
    next[0] = entry.add(next[0], entry.constant(1));
  scf::YieldOp::create(b, entry.carry(info.reduced, next));
}

/// Joins one element of every slice of the strip to `row`.
void StridedEmitter::emitRun(BodyEmitter &body, Value row,
                             ValueRange coordinates, Value count) {
  ImplicitLocOpBuilder &b = entry.b;
  OpBuilder::InsertionGuard guard(b);
  auto streams = entry.streams(body, coordinates);
  for (unsigned d : body.usedIndices())
    if (d != 0)
      body.mapIndex(d, entry.splat(arith::IndexCastOp::create(
                           b, b.getIndexType(), coordinates[d])));
  auto loop = vectorLoop(count);
  b.setInsertionPointToStart(loop.getBody());
  Value position = loop.getInductionVar();
  Mask mask = entry.mask(entry.sub(count, position));
  entry.currentMask = mask.lanes;
  entry.mapElements(body, streams, position, mask);
  if (llvm::is_contained(body.usedIndices(), 0u))
    body.mapIndex(0, entry.indices(entry.add(coordinates[0], position)));
  auto value = emitContribution(entry, body);
  if (failed(value)) {
    result = failure();
    return;
  }
  Value address = rowAddress(row, position);
  entry.store(joined(entry.loadVector(element, address), *value), address);
}

/// Folds rows by halves; a row whose partner got no element stays as it is.
void StridedEmitter::emitFold(Value rows, Value count) {
  ImplicitLocOpBuilder &b = entry.b;
  for (int64_t half = reductionLanes / 2; half != 0; half /= 2) {
    OpBuilder::InsertionGuard guard(b);
    Value distance = entry.constant(half);
    Value live = entry.min(rows, entry.constant(2 * half));
    auto loop = rowLoop(entry.sub(live, distance));
    b.setInsertionPointToStart(loop.getBody());
    Value left = loop.getInductionVar();
    emitFoldRows(left, entry.add(left, distance), count);
  }
}

void StridedEmitter::emitFoldRows(Value left, Value right, Value count) {
  ImplicitLocOpBuilder &b = entry.b;
  auto loop = vectorLoop(count);
  b.setInsertionPointToStart(loop.getBody());
  Value position = loop.getInductionVar();
  Value address = rowAddress(left, position);
  entry.store(joined(entry.loadVector(element, address),
                     entry.loadVector(element, rowAddress(right, position))),
              address);
}

void StridedEmitter::emitStore(Value count, Value item) {
  ImplicitLocOpBuilder &b = entry.b;
  OpBuilder::InsertionGuard guard(b);
  auto loop = vectorLoop(count);
  b.setInsertionPointToStart(loop.getBody());
  Value position = loop.getInductionVar();
  Value total =
      entry.loadVector(element, rowAddress(entry.constant(0), position));
  entry.store(total,
              entry.address(entry.partials, element, entry.add(item, position)),
              entry.mask(entry.sub(count, position)));
}

FailureOr<func::FuncOp> cpu::emitStridedPartial(const KernelInfo &info,
                                                unsigned bytes) {
  return StridedEmitter(info, bytes).emit();
}
