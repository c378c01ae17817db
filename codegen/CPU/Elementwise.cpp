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

static int64_t chooseChunk(const KernelInfo &info, VectorShape shape) {
  int64_t width = chooseWidth(info, shape.bytes);
  // Rows of arrays of higher rank may be short.
  bool interleaves =
      info.rank() <= 1 && info.block().getOperations().size() >= longBody;
  return interleaves ? width * shape.interleave : width;
}

namespace {
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
  void emitRow(BodyEmitter &body, Value item, ValueRange coordinates,
               Value length);
  void emitChunk(BodyEmitter &body, llvm::ArrayRef<Stream> streams, Value item,
                 ValueRange coordinates, Value position, Value length);

  KernelEntry entry;
  llvm::SmallVector<unsigned, 4> dims;
  LogicalResult result = success();
};
} // namespace

LogicalResult ElementwiseEmitter::emit() {
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
  Value item = after->getArgument(0);
  ValueRange coordinates = after->getArguments().drop_front();
  Value length = entry.min(entry.sub(entry.extents[0], coordinates[0]),
                           entry.sub(entry.end, item));
  emitRow(body, item, coordinates, length);
  Values next(coordinates.begin(), coordinates.end());
  next[0] = entry.add(next[0], length);
  next = entry.carry(dims, next);
  next.insert(next.begin(), entry.add(item, length));
  scf::YieldOp::create(b, next);
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
  for (unsigned d : body.usedIndices())
    if (d != 0)
      body.mapIndex(d, entry.splat(arith::IndexCastOp::create(
                           b, b.getIndexType(), coordinates[d])));
  auto loop = scf::ForOp::create(b, entry.constant(0), length,
                                 entry.constant(entry.width));
  b.setInsertionPointToStart(loop.getBody());
  emitChunk(body, streams, item, coordinates, loop.getInductionVar(), length);
}

void ElementwiseEmitter::emitChunk(BodyEmitter &body,
                                   llvm::ArrayRef<Stream> streams, Value item,
                                   ValueRange coordinates, Value position,
                                   Value length) {
  Mask mask = entry.mask(entry.sub(length, position));
  entry.currentMask = mask.lanes;
  entry.mapElements(body, streams, position, mask);
  if (llvm::is_contained(body.usedIndices(), 0u))
    body.mapIndex(0, entry.indices(entry.add(coordinates[0], position)));
  auto values = body.emitElements(entry.b);
  if (failed(values)) {
    result = failure();
    return;
  }
  Value offset = entry.add(item, position);
  for (auto [number, value] : llvm::enumerate(*values))
    entry.store(value,
                entry.address(entry.outputBase(number),
                              getElementTypeOrSelf(value), offset),
                mask);
}

LogicalResult cpu::emitElementwise(const KernelInfo &info, VectorShape shape) {
  return ElementwiseEmitter(info, shape).emit();
}
