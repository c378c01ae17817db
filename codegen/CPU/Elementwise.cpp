//===- Elementwise.cpp - loops of elementwise kernels -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/CPU/KernelEntry.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace runmat::codegen;
using namespace runmat::codegen::cpu;

/// Operations that a body must have for several vectors at once to gain.
static constexpr size_t longBody = 8;
/// Beyond these compiling several takes too long.
static constexpr int64_t mostInterleaved = 4096;

/// Operations of a body that may be written for many elements at once.
static constexpr size_t lightBody = 16;

/// How many times narrower than what it is made of a result is. A store of few
/// bytes costs as much as one of a register.
static int64_t chooseNarrowing(const KernelInfo &info) {
  auto bits = [](const KernelAccess &access) {
    auto number = dyn_cast<ComplexType>(access.elementType);
    return (number ? number.getElementType() : access.elementType)
        .getIntOrFloatBitWidth();
  };
  unsigned in = 8, out = 64;
  for (const KernelAccess &access : info.inputs)
    in = std::max(in, bits(access));
  for (const KernelAccess &access : info.outputs)
    out = std::min(out, bits(access));
  return std::clamp(in / out, 1u, 4u);
}

static int64_t chooseChunk(const KernelInfo &info, VectorShape shape) {
  int64_t width = chooseWidth(info, shape.bytes);
  if (info.rank() <= 1 && info.block().getOperations().size() <= lightBody)
    if (int64_t times = chooseNarrowing(info); times > 1)
      return width * times;
  // Rows of arrays of higher rank may be short.
  bool interleaves = info.rank() <= 1 &&
                     info.block().getOperations().size() >= longBody &&
                     countWritten(info, shape) <= mostInterleaved;
  return interleaves ? width * shape.interleave : width;
}

/// Rows that are walked side by side when an input is read across them, so that
/// each of its cache lines is fetched once.
static constexpr int64_t bandRows = 16;

/// True when an input has dimension 0, but other elements lie next to each
/// other in memory.
static bool readsAcrossRows(const KernelInfo &info) {
  return llvm::any_of(info.inputs, [](const KernelAccess &access) {
    return llvm::is_contained(access.dims, 0u) && access.dims.front() != 0;
  });
}

namespace {
/// Equal pieces of `rows` neighbouring rows, at the same place in each.
struct Band {
  Value item; ///< number of the first element
  Values coordinates;
  Value length; ///< of each piece
  Value rows;
};

/// Emits `entry(words, begin, end)`: rows of the first dimension, each in
/// chunks of a vector.
class ElementwiseEmitter {
public:
  ElementwiseEmitter(const KernelInfo &info, VectorShape shape)
      : entry(info, "", chooseChunk(info, shape)),
        dims(llvm::to_vector<4>(llvm::seq<unsigned>(0, entry.extents.size()))) {
  }

  LogicalResult emit();

private:
  void emitRows(BodyEmitter &body);
  Band nextBand(Value item, ValueRange coordinates);
  Values behind(const Band &band);
  void emitBand(BodyEmitter &body, const Band &band);
  void emitRow(BodyEmitter &body, Value item, ValueRange coordinates,
               Value length);
  void mapRowIndices(BodyEmitter &body, ValueRange coordinates);
  Value chunkIndices(Value first, const Mask &mask);
  void emitChunk(BodyEmitter &body, llvm::ArrayRef<Stream> streams, Value item,
                 ValueRange coordinates, Value position, Value length);
  void storeElements(ValueRange values, Value offset, const Mask &mask);

  KernelEntry entry;
  llvm::SmallVector<unsigned, 4> dims;
  LogicalResult result = success();
};
} // namespace

LogicalResult ElementwiseEmitter::emit() {
  entry.repeatsElements = entry.info.words.flag;
  auto body = entry.makeBody();
  if (failed(body))
    return failure();
  emitRows(*body);
  entry.finish();
  return result;
}

/// Walks items [begin, end) row by row; the first row may start in the middle.
void ElementwiseEmitter::emitRows(BodyEmitter &body) {
  ImplicitLocOpBuilder &b = entry.b;
  if (dims.size() == 1) {
    emitRow(body, entry.begin, {entry.begin},
            entry.sub(entry.end, entry.begin));
    return;
  }
  Values state{entry.begin};
  llvm::append_range(state, entry.delinearise(entry.begin, dims));
  llvm::SmallVector<Type> types(state.size(), b.getI64Type());
  auto loop = scf::WhileOp::create(b, types, state);
  llvm::SmallVector<Location> locs(state.size(), b.getLoc());
  OpBuilder::InsertionGuard guard(b);
  Block *before = b.createBlock(&loop.getBefore(), {}, types, locs);
  scf::ConditionOp::create(b, entry.less(before->getArgument(0), entry.end),
                           before->getArguments());
  Block *after = b.createBlock(&loop.getAfter(), {}, types, locs);
  Band band =
      nextBand(after->getArgument(0), after->getArguments().drop_front());
  if (readsAcrossRows(entry.info))
    emitBand(body, band);
  else
    emitRow(body, band.item, band.coordinates, band.length);
  scf::YieldOp::create(b, behind(band));
}

/// The rest of the row at `item`; whole rows from there, if rows are walked
/// side by side.
Band ElementwiseEmitter::nextBand(Value item, ValueRange coordinates) {
  ImplicitLocOpBuilder &b = entry.b;
  Value rowLength = entry.extents[0];
  Value left = entry.sub(entry.end, item);
  Band band{item, Values(coordinates.begin(), coordinates.end()),
            entry.min(entry.sub(rowLength, coordinates[0]), left),
            entry.constant(1)};
  if (!readsAcrossRows(entry.info))
    return band;
  Value isWhole = arith::CmpIOp::create(b, arith::CmpIPredicate::eq,
                                        band.length, rowLength);
  Value rows = entry.min(entry.sub(entry.extents[1], coordinates[1]),
                         entry.constant(bandRows));
  rows = entry.min(rows, entry.divide(left, rowLength));
  band.rows = arith::SelectOp::create(b, isWhole, rows, band.rows);
  return band;
}

/// Item and coordinates after `band`.
Values ElementwiseEmitter::behind(const Band &band) {
  Values next = band.coordinates;
  next[0] = entry.add(next[0], band.length);
  next[1] = entry.add(next[1], entry.sub(band.rows, entry.constant(1)));
  next = entry.carry(dims, next);
  Value count = entry.mul(band.length, band.rows);
  next.insert(next.begin(), entry.add(band.item, count));
  return next;
}

/// The rows of `band` side by side, a vector of each in turn.
void ElementwiseEmitter::emitBand(BodyEmitter &body, const Band &band) {
  ImplicitLocOpBuilder &b = entry.b;
  OpBuilder::InsertionGuard guard(b);
  auto along = scf::ForOp::create(b, entry.constant(0), band.length,
                                  entry.constant(entry.width));
  b.setInsertionPointToStart(along.getBody());
  auto across =
      scf::ForOp::create(b, entry.constant(0), band.rows, entry.constant(1));
  b.setInsertionPointToStart(across.getBody());
  Value row = across.getInductionVar();
  Values coordinates = band.coordinates;
  coordinates[1] = entry.add(coordinates[1], row);
  auto streams = entry.streams(body, coordinates);
  mapRowIndices(body, coordinates);
  emitChunk(body, streams,
            entry.add(band.item, entry.mul(row, entry.extents[0])), coordinates,
            along.getInductionVar(), band.length);
}

/// Maps the coordinates that a row has in common.
void ElementwiseEmitter::mapRowIndices(BodyEmitter &body,
                                       ValueRange coordinates) {
  ImplicitLocOpBuilder &b = entry.b;
  for (unsigned d : body.usedIndices())
    if (d != 0)
      body.mapIndex(d, entry.splat(arith::IndexCastOp::create(
                           b, b.getIndexType(), coordinates[d])));
}

void ElementwiseEmitter::emitRow(BodyEmitter &body, Value item,
                                 ValueRange coordinates, Value length) {
  ImplicitLocOpBuilder &b = entry.b;
  // An empty range must not even read what is broadcast.
  auto nonEmpty =
      scf::IfOp::create(b, entry.less(entry.constant(0), length), false);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(nonEmpty.thenBlock());
  auto streams = entry.streams(body, coordinates);
  mapRowIndices(body, coordinates);
  auto loop = scf::ForOp::create(b, entry.constant(0), length,
                                 entry.constant(entry.width));
  b.setInsertionPointToStart(loop.getBody());
  emitChunk(body, streams, item, coordinates, loop.getInductionVar(), length);
}

/// The coordinates of a chunk; lanes behind the end repeat the first where
/// elements are repeated.
Value ElementwiseEmitter::chunkIndices(Value first, const Mask &mask) {
  Value all = entry.indices(first);
  if (!entry.repeatsElements)
    return all;
  ImplicitLocOpBuilder &b = entry.b;
  Value again = arith::IndexCastOp::create(b, b.getIndexType(), first);
  return arith::SelectOp::create(b, mask.lanes, all, entry.splat(again));
}

void ElementwiseEmitter::emitChunk(BodyEmitter &body,
                                   llvm::ArrayRef<Stream> streams, Value item,
                                   ValueRange coordinates, Value position,
                                   Value length) {
  Mask mask = entry.mask(entry.sub(length, position));
  entry.currentMask = mask.lanes;
  entry.mapElements(body, streams, position, mask);
  if (llvm::is_contained(body.usedIndices(), 0u))
    body.mapIndex(0, chunkIndices(entry.add(coordinates[0], position), mask));
  auto values = body.emitElements(entry.b);
  if (failed(values)) {
    result = failure();
    return;
  }
  storeElements(*values, entry.add(item, position), mask);
}

void ElementwiseEmitter::storeElements(ValueRange values, Value offset,
                                       const Mask &mask) {
  for (auto [number, output] : llvm::enumerate(entry.info.outputs)) {
    Value address =
        entry.address(entry.outputBase(number), output.elementType, offset);
    if (isa<ComplexType>(output.elementType)) {
      entry.storeParts(values[0], values[1], address, mask);
      values = values.drop_front(2);
    } else {
      entry.store(values[0], address, mask);
      values = values.drop_front();
    }
  }
}

LogicalResult cpu::emitElementwise(const KernelInfo &info, VectorShape shape) {
  return ElementwiseEmitter(info, shape).emit();
}
