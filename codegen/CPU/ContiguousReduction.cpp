//===- ContiguousReduction.cpp - reductions of dimension 0 ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Neighbours in memory belong to neighbouring lanes of one slice, so the lanes
// of the definition are lanes of vectors: all of them in one wide vector when
// the body is not huge, else the body runs at the machine's width; the
// accumulators stand in the frame. Where a chunk crosses from one row of the
// first dimension to the next its elements are collected one by one.
//
// A vector of one slice of 4 elements would have room for 7 more: several short
// slices, which are neighbours in memory, share a chunk, and their folds.
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
/// Elements of the longest slices that share a chunk.
static constexpr int64_t mostShared = 8;
/// As many as a function of runmat-expand-fma takes without halving them.
static constexpr int64_t softwareFmaLanes = 8;

/// The least number of slices that share a chunk: those of a light body cost
/// little by themselves.
static int64_t fewestShared(int64_t width) {
  return width == reductionLanes ? 4 : 2;
}

/// Whether neighbouring slices are neighbours in memory, too.
static bool isDense(const KernelInfo &info, const KernelAccess &access) {
  return !access.window &&
         llvm::equal(access.dims, llvm::seq<unsigned>(0, info.rank()));
}

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
        lanes(entry.allocate(element, reductionLanes + mostShared)) {}

  FailureOr<func::FuncOp> emit();

private:
  void chooseSharing(const BodyEmitter &body);
  void emitItem(BodyEmitter &body, Value item);
  void mapKeptIndices(BodyEmitter &body, ValueRange kept);
  Values merge(ValueRange kept, ValueRange reduced);

  // One reduced dimension: a block is one run of memory.
  void emitRun(BodyEmitter &body, const ElementRange &range, ValueRange kept);
  void emitShared(BodyEmitter &body, ValueRange coordinates, Value position,
                  const Mask &mask, llvm::SmallVector<Stream> streams);
  Values collectShared(ValueRange coordinates, Value count);
  void emitSharedFold(Value item, Value count);

  // Several: rows of the first one.
  void emitRows(BodyEmitter &body, const ElementRange &range, ValueRange kept);
  Values emitChunkElements(BodyEmitter &body, ValueRange kept,
                           ValueRange reduced, Value remaining,
                           const Mask &mask);
  Values loadInRow(BodyEmitter &body, ValueRange kept, ValueRange reduced);
  Values collect(ValueRange kept, ValueRange reduced, Value remaining);
  Values collected();
  void collectOne(Value lane, ValueRange coordinates);
  void allocateBuffers(BodyEmitter &body);
  llvm::SmallVector<Type> elementTypes();
  ValueRange mapCollected(BodyEmitter &body, ValueRange values);

  void emitJoin(BodyEmitter &body, Value position, const Mask &mask);
  Value emitFold();
  VectorType allLanes() { return VectorType::get({reductionLanes}, element); }
  unsigned elementBytes() { return element.getIntOrFloatBitWidth() / 8; }

  const KernelInfo &info;
  KernelEntry entry;
  Type element;
  ReductionSizes sizes;
  Value lanes; ///< the accumulators, in the frame
  /// Where slices may share a chunk: whether they do (i1), and how many.
  Value isShared, sharing;
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
  chooseSharing(*body);
  allocateBuffers(*body);
  auto loop = scf::ForOp::create(b, entry.begin, entry.end,
                                 isShared ? sharing : entry.constant(1));
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

/// Complex elements are not collected; of several dimensions a slice is long.
void ContiguousEmitter::chooseSharing(const BodyEmitter &body) {
  for (auto [number, access] : llvm::enumerate(info.inputs))
    if (body.usesElement(number) && isa<ComplexType>(access.elementType))
      return;
  if (info.reduced.size() != 1)
    return;
  ImplicitLocOpBuilder &b = entry.b;
  const int64_t longest = entry.width / fewestShared(entry.width);
  assert(longest <= mostShared && "a fold takes lanes so far apart");
  Value one = entry.constant(1);
  Value isSome =
      arith::CmpIOp::create(b, arith::CmpIPredicate::sge, sizes.length, one);
  isShared = arith::AndIOp::create(
      b, isSome, entry.less(sizes.length, entry.constant(longest + 1)));
  Value length = arith::SelectOp::create(b, isShared, sizes.length, one);
  sharing = arith::SelectOp::create(
      b, isShared, entry.divide(entry.constant(entry.width), length), one);
}

void ContiguousEmitter::emitItem(BodyEmitter &body, Value item) {
  ImplicitLocOpBuilder &b = entry.b;
  Value block = entry.divide(item, sizes.slices);
  Values kept =
      entry.delinearise(entry.remainder(item, sizes.slices), info.kept);
  ElementRange range = emitBlockRange(entry, sizes, block);
  entry.store(emitIdentity(b, b.getLoc(), info.combiner, allLanes()), lanes);
  mapKeptIndices(body, kept);
  Value slices;
  if (isShared) {
    slices = entry.min(sharing, entry.sub(entry.end, item));
    range.count = arith::SelectOp::create(
        b, isShared, entry.mul(slices, sizes.length), range.count);
  }
  if (info.reduced.size() == 1)
    emitRun(body, range, kept);
  else
    emitRows(body, range, kept);
  auto storeOne = [&] {
    entry.store(emitFold(), entry.address(entry.partials, element, item));
  };
  if (!isShared)
    return storeOne();
  auto branch = scf::IfOp::create(b, isShared, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  emitSharedFold(item, slices);
  b.setInsertionPointToStart(branch.elseBlock());
  storeOne();
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
  auto full = [&](Value position, const Mask &mask) {
    entry.mapElements(body, streams, position, mask);
    if (llvm::is_contained(body.usedIndices(), 0u))
      body.mapIndex(0, entry.indices(entry.add(range.first, position)));
    emitJoin(body, position, mask);
  };
  auto masked = [&](Value position) {
    Mask mask = entry.mask(entry.sub(range.count, position));
    if (!isShared)
      return full(position, mask);
    emitShared(body, merge(kept, {range.first}), position, mask, streams);
    emitJoin(body, position, mask);
  };
  OpBuilder::InsertionGuard guard(b);
  if (entry.width != reductionLanes) {
    auto loop = scf::ForOp::create(b, entry.constant(0), range.count,
                                   entry.constant(entry.width));
    b.setInsertionPointToStart(loop.getBody());
    return masked(loop.getInductionVar());
  }
  // A light body is written twice, since masks would cost more than it does.
  Value whole = entry.sub(
      range.count, entry.remainder(range.count, entry.constant(entry.width)));
  if (isShared)
    whole = arith::SelectOp::create(b, isShared, entry.constant(0), whole);
  auto loop = scf::ForOp::create(b, entry.constant(0), whole,
                                 entry.constant(entry.width));
  b.setInsertionPointToStart(loop.getBody());
  full(loop.getInductionVar(), entry.fullMask());
  b.setInsertionPointAfter(loop);
  auto left = scf::IfOp::create(b, entry.less(whole, range.count));
  b.setInsertionPointToStart(left.thenBlock());
  masked(whole);
}

/// Maps the elements of a chunk of one slice or of several. Those of dense
/// arrays are read alike; others are collected where there are several.
void ContiguousEmitter::emitShared(BodyEmitter &body, ValueRange coordinates,
                                   Value position, const Mask &mask,
                                   llvm::SmallVector<Stream> streams) {
  ImplicitLocOpBuilder &b = entry.b;
  llvm::SmallVector<Stream> others;
  for (unsigned i : accesses)
    others.push_back(std::exchange(streams[i], {}));
  entry.mapElements(body, streams, position, mask);
  if (accesses.empty() && indices.empty())
    return;
  auto branch = scf::IfOp::create(b, elementTypes(), isShared, true);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(branch.thenBlock());
    scf::YieldOp::create(b, collectShared(coordinates, mask.count));
    b.setInsertionPointToStart(branch.elseBlock());
    Values values;
    for (const Stream &stream : others)
      values.push_back(stream.walk == Stream::Walk::Broadcast
                           ? stream.splats.front()
                           : entry.load(stream, position, mask.lanes));
    for (unsigned d : indices)
      values.push_back(d == 0
                           ? entry.indices(entry.add(coordinates[0], position))
                           : entry.splat(arith::IndexCastOp::create(
                                 b, b.getIndexType(), coordinates[d])));
    scf::YieldOp::create(b, values);
  }
  mapCollected(body, branch.getResults());
}

/// The elements of slices from some coordinates on, `count` in all.
Values ContiguousEmitter::collectShared(ValueRange coordinates, Value count) {
  ImplicitLocOpBuilder &b = entry.b;
  auto loop = scf::ForOp::create(b, entry.constant(0), count, entry.constant(1),
                                 coordinates);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    Values next(loop.getRegionIterArgs().begin(),
                loop.getRegionIterArgs().end());
    collectOne(loop.getInductionVar(), next);
    next[0] = entry.add(next[0], entry.constant(1));
    auto dims = llvm::to_vector(llvm::seq<unsigned>(0, info.rank()));
    scf::YieldOp::create(b, entry.carry(dims, next));
  }
  return collected();
}

/// Folds the lanes of all slices of a chunk at once, each with the one so far
/// behind it in its own slice, and stores the first one of each.
void ContiguousEmitter::emitSharedFold(Value item, Value count) {
  ImplicitLocOpBuilder &b = entry.b;
  auto numbers = llvm::to_vector(llvm::seq<int64_t>(0, reductionLanes));
  auto type = VectorType::get({reductionLanes}, b.getI64Type());
  auto all = [&](Value scalar) -> Value {
    return vector::BroadcastOp::create(b, type, scalar);
  };
  Value number = arith::ConstantOp::create(
      b, DenseElementsAttr::get(type, llvm::ArrayRef<int64_t>(numbers)));
  Value inSlice = arith::RemSIOp::create(b, number, all(sizes.length));
  auto load = [&](int64_t from) -> Value {
    Value place = entry.address(lanes, element, entry.constant(from));
    return LLVM::LoadOp::create(b, allLanes(), place, elementBytes());
  };
  for (int64_t half = mostShared / 2; half != 0; half /= 2) {
    Value partner =
        arith::AddIOp::create(b, inSlice, all(entry.constant(half)));
    Value bound = all(entry.min(sizes.length, entry.constant(2 * half)));
    Value joins =
        arith::CmpIOp::create(b, arith::CmpIPredicate::slt, partner, bound);
    Value low = load(0);
    Value joined = emitCombine(b, b.getLoc(), info.combiner, low, load(half));
    entry.store(arith::SelectOp::create(b, joins, joined, low), lanes);
  }
  auto loop =
      scf::ForOp::create(b, entry.constant(0), count, entry.constant(1));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  Value slice = loop.getInductionVar();
  Value first = entry.loadScalar(
      element, entry.address(lanes, element, entry.mul(slice, sizes.length)));
  entry.store(first,
              entry.address(entry.partials, element, entry.add(item, slice)));
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
  const bool hasRows = info.reduced.size() != 1;
  if (!hasRows && !isShared)
    return;
  auto allocate = [&](Type type) {
    Value buffer = entry.allocate(type, entry.width);
    // Lanes that are never filled must hold some value.
    Attribute zero = entry.b.getZeroAttr(entry.vectorOf(type));
    entry.store(arith::ConstantOp::create(entry.b, cast<TypedAttr>(zero)),
                buffer);
    return buffer;
  };
  for (auto [i, access] : llvm::enumerate(info.inputs))
    if (body.usesElement(i) &&
        (hasRows || !(isDense(info, access) || access.dims.empty()))) {
      accesses.push_back(i);
      accessBuffers.push_back(allocate(info.inputs[i].elementType));
    }
  for (unsigned d : body.usedIndices())
    if (!hasRows || info.isReduced(d)) {
      indices.push_back(d);
      indexBuffers.push_back(allocate(entry.b.getI64Type()));
    }
}

/// Of what is collected.
llvm::SmallVector<Type> ContiguousEmitter::elementTypes() {
  llvm::SmallVector<Type> types;
  for (unsigned i : accesses)
    types.push_back(entry.vectorOf(info.inputs[i].elementType));
  types.append(indices.size(), entry.vectorOf(entry.b.getIndexType()));
  return types;
}

/// Maps values of those types, and returns what follows them.
ValueRange ContiguousEmitter::mapCollected(BodyEmitter &body,
                                           ValueRange values) {
  for (auto [i, value] : llvm::zip(accesses, values))
    body.mapElement(i, value);
  values = values.drop_front(accesses.size());
  for (auto [d, value] : llvm::zip(indices, values))
    body.mapIndex(d, value);
  return values.drop_front(indices.size());
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
  auto types = elementTypes();
  types.append(info.reduced.size(), b.getI64Type());
  auto branch = scf::IfOp::create(b, types, plain, true);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(branch.thenBlock());
    scf::YieldOp::create(b, loadInRow(body, kept, reduced));
    b.setInsertionPointToStart(branch.elseBlock());
    scf::YieldOp::create(b, collect(kept, reduced, remaining));
  }
  ValueRange next = mapCollected(body, branch.getResults());
  return Values(next.begin(), next.end());
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
  Values values = collected();
  llvm::append_range(values, loop.getResults());
  return values;
}

/// The vectors of what was collected.
Values ContiguousEmitter::collected() {
  ImplicitLocOpBuilder &b = entry.b;
  Values values;
  for (auto [i, buffer] : llvm::zip(accesses, accessBuffers))
    values.push_back(entry.loadVector(info.inputs[i].elementType, buffer));
  for (Value buffer : indexBuffers)
    values.push_back(
        arith::IndexCastOp::create(b, entry.vectorOf(b.getIndexType()),
                                   entry.loadVector(b.getI64Type(), buffer)));
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
  Value value = LLVM::LoadOp::create(b, allLanes(), lanes, elementBytes());
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
