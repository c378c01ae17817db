//===- ContiguousReduction.cpp - reductions of dimension 0 ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Neighbours in memory belong to neighbouring lanes of one slice, so the lanes
// of the definition are lanes of vectors: all of them in one wide vector when
// the body is not huge, else the body runs at the machine's width; the
// accumulators stand in the frame. Where a chunk crosses from one row of the
// first dimension to the next its elements are collected one by one.
//===----------------------------------------------------------------------===//
#include "codegen/CPU/Reduction.h"
#include "definitions/KernelNames.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace runmat::codegen;
using namespace runmat::codegen::cpu;

/// Operations that a body may have, counted per machine vector, to run on all
/// lanes at once, which hides the latency of long chains; beyond it compiling
/// takes too long.
static constexpr int64_t lightOperations = 2048;
/// As many as a function of runmat-expand-fma takes without halving them.
static constexpr int64_t softwareFmaLanes = 8;

static int64_t chooseChunk(const KernelInfo &info, VectorShape shape) {
  int64_t width = std::min(chooseWidth(info, shape.bytes), reductionLanes);
  int64_t operations = countWritten(info, shape);
  if (operations * (reductionLanes / width) <= lightOperations)
    return reductionLanes;
  return shape.fuses ? width : std::max(width, softwareFmaLanes);
}

namespace {
class ContiguousEmitter {
public:
  ContiguousEmitter(const KernelInfo &info, VectorShape shape)
      : info(info), entry(info, runmat::kernelSuffix(RUNMAT_KERNEL_PARTIAL),
                          chooseChunk(info, shape)),
        element(info.partialType), sizes(emitSizes(entry)),
        lanes(entry.allocate(element, reductionLanes)) {}

  FailureOr<func::FuncOp> emit();

private:
  void emitItem(BodyEmitter &body, Value item);
  void mapKeptIndices(BodyEmitter &body, ValueRange kept);
  Values merge(ValueRange kept, ValueRange reduced);

  // One reduced dimension: a block is one run of memory.
  void emitRun(BodyEmitter &body, const ElementRange &range, ValueRange kept);

  // Several: rows of the first one.
  void emitRows(BodyEmitter &body, const ElementRange &range, ValueRange kept);
  Values emitChunkElements(BodyEmitter &body, ValueRange kept,
                           ValueRange reduced, Value remaining,
                           const Mask &mask);
  Values loadInRow(BodyEmitter &body, ValueRange kept, ValueRange reduced);
  Values collect(ValueRange kept, ValueRange reduced, Value remaining);
  void collectOne(Value lane, ValueRange coordinates);
  void allocateBuffers(BodyEmitter &body);
  llvm::SmallVector<Type> chunkTypes();

  void emitJoin(BodyEmitter &body, Value position, const Mask &mask);
  Value emitFold();
  VectorType allLanes() { return VectorType::get({reductionLanes}, element); }

  const KernelInfo &info;
  KernelEntry entry;
  Type element;
  ReductionSizes sizes;
  Value lanes; ///< the accumulators, in the frame
  /// What is collected: accesses and coordinates that the body reads, with a
  /// chunk of room for each.
  llvm::SmallVector<unsigned, 4> accesses, indices;
  Values accessBuffers, indexBuffers;
  LogicalResult result = success();
};
} // namespace

FailureOr<func::FuncOp> ContiguousEmitter::emit() {
  ImplicitLocOpBuilder &b = entry.b;
  auto body = entry.makeBody();
  if (failed(body))
    return failure();
  allocateBuffers(*body);
  auto loop = scf::ForOp::create(b, entry.begin, entry.end, entry.constant(1));
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    emitItem(*body, loop.getInductionVar());
  }
  entry.finish();
  if (failed(result))
    return failure();
  return entry.function;
}

void ContiguousEmitter::emitItem(BodyEmitter &body, Value item) {
  ImplicitLocOpBuilder &b = entry.b;
  Value block = entry.divide(item, sizes.slices);
  Values kept =
      entry.delinearise(entry.remainder(item, sizes.slices), info.kept);
  ElementRange range = emitBlockRange(entry, sizes, block);
  entry.store(emitIdentity(b, b.getLoc(), info.combiner, allLanes()), lanes);
  mapKeptIndices(body, kept);
  if (info.reduced.size() == 1)
    emitRun(body, range, kept);
  else
    emitRows(body, range, kept);
  entry.store(emitFold(), entry.address(entry.partials, element, item));
}

void ContiguousEmitter::mapKeptIndices(BodyEmitter &body, ValueRange kept) {
  for (auto [d, coordinate] : llvm::zip(info.kept, kept))
    if (llvm::is_contained(body.usedIndices(), d))
      body.mapIndex(d, entry.splat(arith::IndexCastOp::create(
                           entry.b, entry.b.getIndexType(), coordinate)));
}

Values ContiguousEmitter::merge(ValueRange kept, ValueRange reduced) {
  Values coordinates(info.rank());
  for (auto [d, coordinate] : llvm::zip(info.kept, kept))
    coordinates[d] = coordinate;
  for (auto [d, coordinate] : llvm::zip(info.reduced, reduced))
    coordinates[d] = coordinate;
  return coordinates;
}

void ContiguousEmitter::emitRun(BodyEmitter &body, const ElementRange &range,
                                ValueRange kept) {
  ImplicitLocOpBuilder &b = entry.b;
  auto streams = entry.streams(body, merge(kept, {range.first}));
  auto chunk = [&](Value position, const Mask &mask) {
    entry.mapElements(body, streams, position, mask);
    if (llvm::is_contained(body.usedIndices(), 0u))
      body.mapIndex(0, entry.indices(entry.add(range.first, position)));
    emitJoin(body, position, mask);
  };
  // A light body is written twice, since masks would cost more than it does.
  if (entry.width == reductionLanes)
    return entry.forChunks(range.count, chunk);
  auto loop = scf::ForOp::create(b, entry.constant(0), range.count,
                                 entry.constant(entry.width));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  Value position = loop.getInductionVar();
  chunk(position, entry.mask(entry.sub(range.count, position)));
}

void ContiguousEmitter::emitRows(BodyEmitter &body, const ElementRange &range,
                                 ValueRange kept) {
  ImplicitLocOpBuilder &b = entry.b;
  Values first = entry.delinearise(range.first, info.reduced);
  auto loop = scf::ForOp::create(b, entry.constant(0), range.count,
                                 entry.constant(entry.width), first);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  Value position = loop.getInductionVar();
  Value remaining = entry.sub(range.count, position);
  Mask mask = entry.mask(remaining);
  Values next =
      emitChunkElements(body, kept, loop.getRegionIterArgs(), remaining, mask);
  emitJoin(body, position, mask);
  scf::YieldOp::create(b, next);
}

void ContiguousEmitter::allocateBuffers(BodyEmitter &body) {
  if (info.reduced.size() == 1)
    return;
  auto allocate = [&](Type type) {
    Value buffer = entry.allocate(type, entry.width);
    // Lanes that are never filled must hold some value.
    Attribute zero = entry.b.getZeroAttr(entry.vectorOf(type));
    entry.store(arith::ConstantOp::create(entry.b, cast<TypedAttr>(zero)),
                buffer);
    return buffer;
  };
  for (unsigned i = 0; i != info.inputs.size(); ++i)
    if (body.usesElement(i)) {
      accesses.push_back(i);
      accessBuffers.push_back(allocate(info.inputs[i].elementType));
    }
  for (unsigned d : body.usedIndices())
    if (info.isReduced(d)) {
      indices.push_back(d);
      indexBuffers.push_back(allocate(entry.b.getI64Type()));
    }
}

llvm::SmallVector<Type> ContiguousEmitter::chunkTypes() {
  llvm::SmallVector<Type> types;
  for (unsigned i : accesses)
    types.push_back(entry.vectorOf(info.inputs[i].elementType));
  types.append(indices.size(), entry.vectorOf(entry.b.getIndexType()));
  types.append(info.reduced.size(), entry.b.getI64Type());
  return types;
}

/// Maps the elements of a chunk in `body` and returns the coordinates behind
/// it.
Values ContiguousEmitter::emitChunkElements(BodyEmitter &body, ValueRange kept,
                                            ValueRange reduced, Value remaining,
                                            const Mask &mask) {
  ImplicitLocOpBuilder &b = entry.b;
  Value behind = entry.add(reduced[0], entry.constant(entry.width));
  Value inRow = arith::CmpIOp::create(b, arith::CmpIPredicate::sle, behind,
                                      entry.extents[0]);
  Value plain = arith::AndIOp::create(b, inRow, mask.full);
  auto branch = scf::IfOp::create(b, chunkTypes(), plain, true);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(branch.thenBlock());
    scf::YieldOp::create(b, loadInRow(body, kept, reduced));
    b.setInsertionPointToStart(branch.elseBlock());
    scf::YieldOp::create(b, collect(kept, reduced, remaining));
  }
  auto results = branch.getResults();
  for (auto [i, value] : llvm::zip(accesses, results))
    body.mapElement(i, value);
  results = results.drop_front(accesses.size());
  for (auto [d, value] : llvm::zip(indices, results))
    body.mapIndex(d, value);
  results = results.drop_front(indices.size());
  return Values(results.begin(), results.end());
}

Values ContiguousEmitter::loadInRow(BodyEmitter &body, ValueRange kept,
                                    ValueRange reduced) {
  ImplicitLocOpBuilder &b = entry.b;
  Values values;
  Values coordinates = merge(kept, reduced);
  for (unsigned i : accesses) {
    Stream stream = entry.stream(body, i, coordinates);
    values.push_back(stream.walk == Stream::Walk::Broadcast
                         ? stream.splats.front()
                         : entry.load(stream, entry.constant(0), Value()));
  }
  for (unsigned d : indices)
    values.push_back(d == 0 ? entry.indices(coordinates[0])
                            : entry.splat(arith::IndexCastOp::create(
                                  b, b.getIndexType(), coordinates[d])));
  Values next(reduced.begin(), reduced.end());
  next[0] = entry.add(next[0], entry.constant(entry.width));
  llvm::append_range(values, entry.carry(info.reduced, next));
  return values;
}

Values ContiguousEmitter::collect(ValueRange kept, ValueRange reduced,
                                  Value remaining) {
  ImplicitLocOpBuilder &b = entry.b;
  Value count = entry.min(remaining, entry.constant(entry.width));
  auto loop = scf::ForOp::create(b, entry.constant(0), count, entry.constant(1),
                                 reduced);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    Values next(loop.getRegionIterArgs().begin(),
                loop.getRegionIterArgs().end());
    collectOne(loop.getInductionVar(), merge(kept, next));
    next[0] = entry.add(next[0], entry.constant(1));
    scf::YieldOp::create(b, entry.carry(info.reduced, next));
  }
  Values values;
  for (auto [i, buffer] : llvm::zip(accesses, accessBuffers))
    values.push_back(entry.loadVector(info.inputs[i].elementType, buffer));
  for (Value buffer : indexBuffers)
    values.push_back(
        arith::IndexCastOp::create(b, entry.vectorOf(b.getIndexType()),
                                   entry.loadVector(b.getI64Type(), buffer)));
  llvm::append_range(values, loop.getResults());
  return values;
}

void ContiguousEmitter::collectOne(Value lane, ValueRange coordinates) {
  for (auto [i, buffer] : llvm::zip(accesses, accessBuffers)) {
    Type type = info.inputs[i].elementType;
    Value value = entry.loadScalar(type, entry.elementAddress(i, coordinates));
    entry.store(value, entry.address(buffer, type, lane));
  }
  for (auto [d, buffer] : llvm::zip(indices, indexBuffers))
    entry.store(coordinates[d],
                entry.address(buffer, entry.b.getI64Type(), lane));
}

/// Joins the elements of the chunk at `position` of the block to their lanes.
void ContiguousEmitter::emitJoin(BodyEmitter &body, Value position,
                                 const Mask &mask) {
  ImplicitLocOpBuilder &b = entry.b;
  entry.currentMask = mask.lanes;
  auto value = emitContribution(entry, body);
  if (failed(value)) {
    result = failure();
    return;
  }
  Value address = lanes;
  if (entry.width != reductionLanes)
    address = entry.address(
        lanes, element,
        arith::AndIOp::create(b, position, entry.constant(reductionLanes - 1)));
  Value old = entry.loadVector(element, address);
  Value joined = emitCombine(b, b.getLoc(), info.combiner, old, *value);
  entry.store(arith::SelectOp::create(b, mask.lanes, joined, old), address);
}

Value ContiguousEmitter::emitFold() {
  ImplicitLocOpBuilder &b = entry.b;
  Value value = LLVM::LoadOp::create(b, allLanes(), lanes,
                                     element.getIntOrFloatBitWidth() / 8);
  for (int64_t half = reductionLanes / 2; half != 0; half /= 2) {
    auto low = llvm::to_vector(llvm::seq<int64_t>(0, half));
    auto high = llvm::to_vector(llvm::seq<int64_t>(half, 2 * half));
    Value left = vector::ShuffleOp::create(b, value, value, low);
    Value right = vector::ShuffleOp::create(b, value, value, high);
    value = emitCombine(b, b.getLoc(), info.combiner, left, right);
  }
  return vector::ExtractOp::create(b, value, 0);
}

FailureOr<func::FuncOp> cpu::emitContiguousPartial(const KernelInfo &info,
                                                   VectorShape shape) {
  return ContiguousEmitter(info, shape).emit();
}
