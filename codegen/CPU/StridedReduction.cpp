//===- StridedReduction.cpp - reductions that keep dimension 0 --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Neighbours in memory belong to different slices. A strip of slices is reduced
// at once: its lanes form a table of `reductionLanes` rows in the frame, each
// a strip long, and every element number j adds one run of memory to row
// j mod lanes. So memory is read along columns and all vectors are plain. Where
// bodies are light several runs of one row are added in one go.
//===----------------------------------------------------------------------===//
#include "codegen/CPU/Reduction.h"
#include "definitions/KernelNames.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace runmat::codegen;
using namespace runmat::codegen::cpu;

/// Size of the table: a quarter of a second-level cache. In a first-level one
/// runs of memory would be too short to be fetched ahead (measured: a third
/// slower).
static constexpr int64_t tableBytes = 131072;

/// Operations of a body that may be written several times.
static constexpr size_t lightOperations = 16;

/// Elements of one lane that join it together.
static constexpr int64_t groupColumns = 4;

static bool isLight(const KernelInfo &info) {
  return info.block().getOperations().size() <= lightOperations;
}

/// Several machine vectors in a turn where that is cheap to compile: a turn of
/// one has more to do for the loop than for its elements.
static int64_t chooseChunk(const KernelInfo &info, unsigned bytes) {
  int64_t width = chooseWidth(info, bytes);
  return isLight(info) ? std::max(width, std::min(4 * width, reductionLanes))
                       : width;
}

namespace {
class StridedEmitter {
public:
  StridedEmitter(const KernelInfo &info, unsigned bytes)
      : info(info), entry(info, runmat::kernelSuffix(RUNMAT_KERNEL_PARTIAL),
                          chooseChunk(info, bytes)),
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
  void emitGroups(BodyEmitter &body, const ElementRange &range, ValueRange kept,
                  Value count, Value grouped);
  void emitRuns(BodyEmitter &body, Value row, llvm::ArrayRef<Values> columns,
                Value count);
  void mapIndices(BodyEmitter &body, ValueRange column, Value position);
  Value contribution(BodyEmitter &body);
  Values coordinates(ValueRange kept, ValueRange reduced);
  void storeToRow(Value value, Value address);
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

/// Elements come in order; those of one lane in groups while there are enough
/// of them, so that the table is touched once for each group.
void StridedEmitter::emitAccumulate(BodyEmitter &body,
                                    const ElementRange &range, ValueRange kept,
                                    Value count) {
  Value grouped = entry.constant(0);
  if (isLight(info) && info.reduced.size() == 1) {
    constexpr int64_t groupElements = groupColumns * reductionLanes;
    Value rest = entry.remainder(range.count, entry.constant(groupElements));
    grouped = entry.sub(range.count, rest);
    emitGroups(body, range, kept, count, grouped);
  }
  ImplicitLocOpBuilder &b = entry.b;
  OpBuilder::InsertionGuard guard(b);
  Values first =
      entry.delinearise(entry.add(range.first, grouped), info.reduced);
  auto loop =
      scf::ForOp::create(b, grouped, range.count, entry.constant(1), first);
  b.setInsertionPointToStart(loop.getBody());
  Values next(loop.getRegionIterArgs().begin(), loop.getRegionIterArgs().end());
  Value row = arith::AndIOp::create(b, loop.getInductionVar(),
                                    entry.constant(reductionLanes - 1));
  emitRuns(body, row, {coordinates(kept, next)}, count);
  if (!next.empty())
    next[0] = entry.add(next[0], entry.constant(1));
  scf::YieldOp::create(b, entry.carry(info.reduced, next));
}

/// Elements [0, grouped) of the range.
void StridedEmitter::emitGroups(BodyEmitter &body, const ElementRange &range,
                                ValueRange kept, Value count, Value grouped) {
  ImplicitLocOpBuilder &b = entry.b;
  OpBuilder::InsertionGuard guard(b);
  auto groups =
      scf::ForOp::create(b, entry.constant(0), grouped,
                         entry.constant(groupColumns * reductionLanes));
  b.setInsertionPointToStart(groups.getBody());
  auto rows = rowLoop(entry.constant(reductionLanes));
  b.setInsertionPointToStart(rows.getBody());
  Value row = rows.getInductionVar();
  Value element =
      entry.add(entry.add(range.first, groups.getInductionVar()), row);
  llvm::SmallVector<Values, 4> columns;
  for (int64_t i = 0; i != groupColumns; ++i)
    columns.push_back(coordinates(
        kept, {entry.add(element, entry.constant(i * reductionLanes))}));
  emitRuns(body, row, columns, count);
}

Values StridedEmitter::coordinates(ValueRange kept, ValueRange reduced) {
  Values all(info.rank());
  for (auto [d, coordinate] : llvm::zip(info.kept, kept))
    all[d] = coordinate;
  for (auto [d, coordinate] : llvm::zip(info.reduced, reduced))
    all[d] = coordinate;
  return all;
}

/// Joins the elements at some coordinates of every slice of the strip to `row`.
void StridedEmitter::emitRuns(BodyEmitter &body, Value row,
                              llvm::ArrayRef<Values> columns, Value count) {
  llvm::SmallVector<llvm::SmallVector<Stream>, 4> streams;
  for (const Values &column : columns)
    streams.push_back(entry.streams(body, column));
  auto chunk = [&](Value position, const Mask &mask) {
    entry.currentMask = mask.lanes;
    Value address = rowAddress(row, position);
    Value lane = entry.loadVector(element, address);
    for (auto [column, stream] : llvm::zip(columns, streams)) {
      entry.mapElements(body, stream, position, mask);
      mapIndices(body, column, position);
      lane = joined(lane, contribution(body));
    }
    storeToRow(lane, address);
  };
  // A light body is written twice, since masks would cost more than it does.
  if (isLight(info))
    return entry.forChunks(count, chunk);
  ImplicitLocOpBuilder &b = entry.b;
  OpBuilder::InsertionGuard guard(b);
  auto loop = vectorLoop(count);
  b.setInsertionPointToStart(loop.getBody());
  Value position = loop.getInductionVar();
  chunk(position, entry.mask(entry.sub(count, position)));
}

void StridedEmitter::mapIndices(BodyEmitter &body, ValueRange column,
                                Value position) {
  ImplicitLocOpBuilder &b = entry.b;
  for (unsigned d : body.usedIndices())
    body.mapIndex(d, d == 0 ? entry.indices(entry.add(column[0], position))
                            : entry.splat(arith::IndexCastOp::create(
                                  b, b.getIndexType(), column[d])));
}

/// What the body gives for the mapped elements.
Value StridedEmitter::contribution(BodyEmitter &body) {
  auto value = emitContribution(entry, body);
  if (succeeded(value))
    return *value;
  result = failure();
  return emitIdentity(entry.b, entry.b.getLoc(), info.combiner,
                      entry.vectorOf(element));
}

/// LLVM makes a masked store of a choice between a new value and what is there,
/// which some processors take twenty times as long for; not of a volatile one.
void StridedEmitter::storeToRow(Value value, Value address) {
  bool isChoice = info.combiner == runmat::Combiner::Max ||
                  info.combiner == runmat::Combiner::Min;
  LLVM::StoreOp::create(entry.b, value, address,
                        element.getIntOrFloatBitWidth() / 8, isChoice);
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
  storeToRow(joined(entry.loadVector(element, address),
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
