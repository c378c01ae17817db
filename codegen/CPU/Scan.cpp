//===- Scan.cpp - entries of scan kernels -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order is docs/numerics.md's: `_partial` scans the blocks of lines, each
// by itself; the caller scans their totals by this same kernel; `_final` joins
// what precedes a block to its elements.
//===----------------------------------------------------------------------===//
#include "codegen/CPU/KernelEntry.h"
#include "definitions/KernelNames.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace runmat::codegen;
using namespace runmat::codegen::cpu;

/// Blocks that take turns: a sum that waits for the one before leaves room for
/// those of others. More would not fit into registers.
static constexpr int64_t chains = 6;

/// Machine vectors of neighbouring lines that take turns.
static constexpr int64_t vectorsAtOnce = 4;

namespace {
/// One block of a line. Places are in elements.
struct LineBlock {
  Value item;  ///< block * lines + line
  Value first; ///< of its first element
  Value count;
  Value beside; ///< lines from here on that lie side by side
};

class ScanEmitter {
public:
  ScanEmitter(const KernelInfo &info, llvm::StringRef suffix, unsigned bytes)
      : element(info.outputs.front().elementType),
        entry(info, suffix, vectorsAtOnce * chooseWidth(info, bytes)),
        scalars(info, 0, {}), vectors(info, entry.width, {}),
        lines(entry.mul(entry.extents[0], entry.extents[2])),
        length(entry.extents[1]), backward(emitBackward()), block(emitBlock()) {
  }

  LogicalResult emitPartial();
  LogicalResult emitFinal();

private:
  Value emitBackward();
  Value emitBlock();
  Value emitStep();
  LineBlock locate(Value item);
  Value countOf(Value item);
  void forItems(llvm::function_ref<Value(Value item)> some);
  Value choose(Value condition, llvm::function_ref<Value()> then,
               llvm::function_ref<Value()> otherwise);
  Value fillsVector(const LineBlock &at);

  Value emitChains(const LineBlock &at, int64_t count, bool isWide);
  void storeTotals(ValueRange totals, Value item);
  Value emitScalars(const LineBlock &at);

  Value joinLine(const LineBlock &at);
  void joinEach(const LineBlock &at, bool isWide);
  void joinAlong(const LineBlock &at, Value before);

  Value load(Value base, Value offset, bool isWide);
  Value joined(Value before, Value value, bool isWide);

  Type element;
  KernelEntry entry;
  BodyEmitter scalars, vectors;
  Value lines, length, backward, block;
  LogicalResult result = success();
};
} // namespace

/// The scalar is the length of a block, less than 0 where lines go from their
/// end.
Value ScanEmitter::emitBackward() {
  return entry.less(entry.scalarWord(0), entry.constant(0));
}

Value ScanEmitter::emitBlock() {
  Value word = entry.scalarWord(0);
  return arith::SelectOp::create(entry.b, backward,
                                 entry.sub(entry.constant(0), word), word);
}

/// From an element of a line to the next one.
Value ScanEmitter::emitStep() {
  Value inner = entry.extents[0];
  return arith::SelectOp::create(entry.b, backward,
                                 entry.sub(entry.constant(0), inner), inner);
}

/// The elements of the block of an item.
Value ScanEmitter::countOf(Value item) {
  Value first = entry.mul(entry.divide(item, lines), block);
  return entry.min(block, entry.sub(length, first));
}

LineBlock ScanEmitter::locate(Value item) {
  ImplicitLocOpBuilder &b = entry.b;
  Value inner = entry.extents[0];
  Value line = entry.remainder(item, lines);
  Value beside = entry.remainder(line, inner);
  Value first = entry.mul(entry.divide(item, lines), block);
  Value last = entry.sub(entry.sub(length, entry.constant(1)), first);
  Value row = arith::SelectOp::create(b, backward, last, first);
  row = entry.add(entry.mul(entry.divide(line, inner), length), row);
  LineBlock at;
  at.item = item;
  at.first = entry.add(entry.mul(row, inner), beside);
  at.count = entry.min(block, entry.sub(length, first));
  at.beside = entry.min(entry.sub(inner, beside), entry.sub(entry.end, item));
  return at;
}

/// Calls `some(item)` until the items are done; it returns how many it took.
void ScanEmitter::forItems(llvm::function_ref<Value(Value item)> some) {
  ImplicitLocOpBuilder &b = entry.b;
  Type i64 = b.getI64Type();
  auto loop = scf::WhileOp::create(b, TypeRange{i64}, ValueRange{entry.begin});
  OpBuilder::InsertionGuard guard(b);
  Block *before = b.createBlock(&loop.getBefore(), {}, {i64}, {b.getLoc()});
  scf::ConditionOp::create(b, entry.less(before->getArgument(0), entry.end),
                           before->getArguments());
  Block *after = b.createBlock(&loop.getAfter(), {}, {i64}, {b.getLoc()});
  Value item = after->getArgument(0);
  scf::YieldOp::create(b, entry.add(item, some(item)));
}

Value ScanEmitter::choose(Value condition, llvm::function_ref<Value()> then,
                          llvm::function_ref<Value()> otherwise) {
  ImplicitLocOpBuilder &b = entry.b;
  auto branch = scf::IfOp::create(b, TypeRange{b.getI64Type()}, condition,
                                  /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  scf::YieldOp::create(b, then());
  b.setInsertionPointToStart(branch.elseBlock());
  scf::YieldOp::create(b, otherwise());
  return branch.getResult(0);
}

Value ScanEmitter::fillsVector(const LineBlock &at) {
  return arith::CmpIOp::create(entry.b, arith::CmpIPredicate::sge, at.beside,
                               entry.constant(entry.width));
}

Value ScanEmitter::load(Value base, Value offset, bool isWide) {
  Value address = entry.address(base, element, offset);
  return isWide ? entry.loadVector(element, address)
                : entry.loadScalar(element, address);
}

/// The next value of a line, from that before and an element.
Value ScanEmitter::joined(Value before, Value value, bool isWide) {
  BodyEmitter &body = isWide ? vectors : scalars;
  body.mapAccumulator(before);
  body.mapElement(0, value);
  auto next = body.emitElements(entry.b);
  if (succeeded(next))
    return next->front();
  result = failure();
  return before;
}

//===----------------------------------------------------------------------===//
// Blocks by themselves
//===----------------------------------------------------------------------===//

/// The totals of blocks, where lines have several.
void ScanEmitter::storeTotals(ValueRange totals, Value item) {
  ImplicitLocOpBuilder &b = entry.b;
  auto several = scf::IfOp::create(b, entry.less(block, length));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(several.thenBlock());
  for (auto [i, total] : llvm::enumerate(totals))
    entry.store(total, entry.address(entry.partials, element,
                                     entry.add(item, entry.constant(i))));
}

/// `count` blocks of equal length from `at` on, or a vector of neighbours.
Value ScanEmitter::emitChains(const LineBlock &at, int64_t count, bool isWide) {
  ImplicitLocOpBuilder &b = entry.b;
  Value in = entry.inputBase(0), out = entry.outputBase(0);
  Values places{at.first}, states;
  for (int64_t i = 1; i < count; ++i)
    places.push_back(locate(entry.add(at.item, entry.constant(i))).first);
  for (Value place : places) {
    states.push_back(load(in, place, isWide));
    entry.store(states.back(), entry.address(out, element, place));
  }
  Value step = emitStep();
  states.push_back(step);
  auto loop = scf::ForOp::create(b, entry.constant(1), at.count,
                                 entry.constant(1), states);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    Values next;
    Value offset = loop.getRegionIterArgs().back();
    for (auto [place, state] : llvm::zip(places, loop.getRegionIterArgs())) {
      Value from = entry.add(place, offset);
      next.push_back(joined(state, load(in, from, isWide), isWide));
      entry.store(next.back(), entry.address(out, element, from));
    }
    next.push_back(entry.add(offset, step));
    scf::YieldOp::create(b, next);
  }
  storeTotals(loop.getResults().drop_back(), at.item);
  return entry.constant(isWide ? entry.width : count);
}

/// Blocks that lie apart: several while they have one length.
Value ScanEmitter::emitScalars(const LineBlock &at) {
  ImplicitLocOpBuilder &b = entry.b;
  Value last = entry.add(at.item, entry.constant(chains - 1));
  Value are = entry.less(last, entry.end);
  Value like = arith::CmpIOp::create(b, arith::CmpIPredicate::eq, at.count,
                                     countOf(last));
  return choose(
      arith::AndIOp::create(b, are, like),
      [&] { return emitChains(at, chains, /*isWide=*/false); },
      [&] { return emitChains(at, 1, /*isWide=*/false); });
}

LogicalResult ScanEmitter::emitPartial() {
  forItems([&](Value item) {
    LineBlock at = locate(item);
    return choose(
        fillsVector(at), [&] { return emitChains(at, 1, /*isWide=*/true); },
        [&] { return emitScalars(at); });
  });
  entry.finish();
  return result;
}

//===----------------------------------------------------------------------===//
// What precedes a block
//===----------------------------------------------------------------------===//

/// Every element of a block, or of a vector of blocks side by side.
void ScanEmitter::joinEach(const LineBlock &at, bool isWide) {
  ImplicitLocOpBuilder &b = entry.b;
  Value before = load(entry.partials, entry.sub(at.item, lines), isWide);
  Value step = emitStep(), out = entry.outputBase(0);
  auto loop =
      scf::ForOp::create(b, entry.constant(0), at.count, entry.constant(1));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  Value place = entry.add(at.first, entry.mul(loop.getInductionVar(), step));
  entry.store(joined(before, load(out, place, isWide), isWide),
              entry.address(out, element, place));
}

/// A block whose elements are neighbours: vectors of them, whichever way the
/// line goes.
void ScanEmitter::joinAlong(const LineBlock &at, Value before) {
  ImplicitLocOpBuilder &b = entry.b;
  Value lowest = arith::SelectOp::create(
      b, backward, entry.sub(at.first, entry.sub(at.count, entry.constant(1))),
      at.first);
  Stream stream;
  stream.walk = Stream::Walk::Contiguous;
  stream.elementType = element;
  stream.base = entry.address(entry.outputBase(0), element, lowest);
  Value wide = entry.splat(before);
  entry.forChunks(at.count, [&](Value position, const Mask &mask) {
    Value elements = entry.load(stream, position, mask.lanes);
    entry.store(joined(wide, elements, /*isWide=*/true),
                entry.address(stream.base, element, position), mask);
  });
}

Value ScanEmitter::joinLine(const LineBlock &at) {
  ImplicitLocOpBuilder &b = entry.b;
  Value along = arith::CmpIOp::create(b, arith::CmpIPredicate::eq,
                                      entry.extents[0], entry.constant(1));
  return choose(
      along,
      [&] {
        Value before = load(entry.partials, entry.sub(at.item, lines), false);
        joinAlong(at, before);
        return entry.constant(1);
      },
      [&] {
        joinEach(at, /*isWide=*/false);
        return entry.constant(1);
      });
}

LogicalResult ScanEmitter::emitFinal() {
  forItems([&](Value item) {
    LineBlock at = locate(item);
    return choose(
        fillsVector(at),
        [&] {
          joinEach(at, /*isWide=*/true);
          return entry.constant(entry.width);
        },
        [&] { return joinLine(at); });
  });
  entry.finish();
  return result;
}

LogicalResult cpu::emitScan(const KernelInfo &info, VectorShape shape) {
  if (failed(ScanEmitter(info, runmat::kernelSuffix(RUNMAT_KERNEL_PARTIAL),
                         shape.bytes)
                 .emitPartial()))
    return failure();
  return ScanEmitter(info, runmat::kernelSuffix(RUNMAT_KERNEL_FINAL),
                     shape.bytes)
      .emitFinal();
}
