//===- Reduction.cpp - entries of reduction kernels -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/CPU/Reduction.h"
#include "definitions/KernelNames.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace runmat::codegen;
using namespace runmat::codegen::cpu;

ReductionSizes cpu::emitSizes(KernelEntry &entry) {
  ReductionSizes sizes;
  sizes.length = entry.product(entry.info.reduced);
  sizes.slices = entry.product(entry.info.kept);
  sizes.blocks =
      entry.divide(entry.add(sizes.length, entry.constant(reductionBlock - 1)),
                   entry.constant(reductionBlock));
  return sizes;
}

ElementRange cpu::emitBlockRange(KernelEntry &entry,
                                 const ReductionSizes &sizes, Value block) {
  ElementRange range;
  range.first = entry.mul(block, entry.constant(reductionBlock));
  range.count = entry.min(entry.constant(reductionBlock),
                          entry.sub(sizes.length, range.first));
  return range;
}

FailureOr<Value> cpu::emitContribution(KernelEntry &entry, BodyEmitter &body) {
  auto value = body.emitCombined(entry.b);
  if (failed(value) || entry.info.partialType == entry.info.accumulatorType)
    return value;
  return Value(arith::ExtUIOp::create(
      entry.b, entry.vectorOf(entry.info.partialType), *value));
}

namespace {
/// `<name>_final`: folds the blocks of slices in the aligned binary tree, in
/// place, vectors running over slices.
class FinalEmitter {
public:
  FinalEmitter(const KernelInfo &info, unsigned bytes)
      : entry(info, runmat::kernelSuffix(RUNMAT_KERNEL_FINAL),
              bytes /
                  std::max(1u, info.partialType.getIntOrFloatBitWidth() / 8)),
        sizes(emitSizes(entry)), element(info.partialType) {}

  func::FuncOp emit();

private:
  using ChunkBody = llvm::function_ref<void(Value slice, const Mask &mask)>;
  void emitLevels();
  void emitFold(Value left, Value right);
  void forSlices(ChunkBody chunk);
  Value partialAddress(Value block, Value slice) {
    return entry.address(entry.partials, element,
                         entry.add(entry.mul(block, sizes.slices), slice));
  }
  Value loadPartials(Value block, Value slice, const Mask &mask) {
    Stream stream;
    stream.walk = Stream::Walk::Contiguous;
    stream.elementType = element;
    stream.base = partialAddress(block, slice);
    return entry.load(stream, entry.constant(0), mask.lanes);
  }

  KernelEntry entry;
  ReductionSizes sizes;
  Type element;
};
} // namespace

void FinalEmitter::forSlices(ChunkBody chunk) {
  ImplicitLocOpBuilder &b = entry.b;
  auto loop = scf::ForOp::create(b, entry.begin, entry.end,
                                 entry.constant(entry.width));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  Value slice = loop.getInductionVar();
  chunk(slice, entry.mask(entry.sub(entry.end, slice)));
}

void FinalEmitter::emitFold(Value left, Value right) {
  forSlices([&](Value slice, const Mask &mask) {
    Value a = loadPartials(left, slice, mask);
    Value b = loadPartials(right, slice, mask);
    Value joined =
        emitCombine(entry.b, entry.b.getLoc(), entry.info.combiner, a, b);
    entry.store(joined, partialAddress(left, slice), mask);
  });
}

/// At the level of distance d, block i (a multiple of 2d) takes block i + d, if
/// there is one.
void FinalEmitter::emitLevels() {
  ImplicitLocOpBuilder &b = entry.b;
  Type i64 = b.getI64Type();
  auto levels =
      scf::WhileOp::create(b, TypeRange{i64}, ValueRange{entry.constant(1)});
  OpBuilder::InsertionGuard guard(b);
  Block *before = b.createBlock(&levels.getBefore(), {}, {i64}, {b.getLoc()});
  scf::ConditionOp::create(b, entry.less(before->getArgument(0), sizes.blocks),
                           before->getArguments());
  Block *after = b.createBlock(&levels.getAfter(), {}, {i64}, {b.getLoc()});
  Value distance = after->getArgument(0);
  Value twice = entry.add(distance, distance);
  auto loop = scf::ForOp::create(b, entry.constant(0),
                                 entry.sub(sizes.blocks, distance), twice);
  scf::YieldOp::create(b, twice);
  b.setInsertionPointToStart(loop.getBody());
  Value left = loop.getInductionVar();
  emitFold(left, entry.add(left, distance));
}

func::FuncOp FinalEmitter::emit() {
  ImplicitLocOpBuilder &b = entry.b;
  emitLevels();
  Value empty = arith::CmpIOp::create(b, arith::CmpIPredicate::eq, sizes.blocks,
                                      entry.constant(0));
  Value identity =
      emitIdentity(b, b.getLoc(), entry.info.combiner, entry.vectorOf(element));
  forSlices([&](Value slice, const Mask &mask) {
    auto branch =
        scf::IfOp::create(b, TypeRange{identity.getType()}, empty, true);
    {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(branch.thenBlock());
      scf::YieldOp::create(b, identity);
      b.setInsertionPointToStart(branch.elseBlock());
      Value total = loadPartials(entry.constant(0), slice, mask);
      scf::YieldOp::create(b, total);
    }
    entry.store(branch.getResult(0),
                entry.address(entry.outputBase(0), element, slice), mask);
  });
  entry.finish();
  return entry.function;
}

/// `<name>_single`: for slices [begin, end) the partials of every block, then
/// their fold.
static void emitSingle(const KernelInfo &info, func::FuncOp partial,
                       func::FuncOp final) {
  KernelEntry entry(info, runmat::kernelSuffix(RUNMAT_KERNEL_SINGLE), 1);
  ImplicitLocOpBuilder &b = entry.b;
  ReductionSizes sizes = emitSizes(entry);
  auto loop =
      scf::ForOp::create(b, entry.constant(0), sizes.blocks, entry.constant(1));
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    Value first = entry.mul(loop.getInductionVar(), sizes.slices);
    func::CallOp::create(b, partial,
                         ValueRange{entry.words, entry.add(first, entry.begin),
                                    entry.add(first, entry.end)});
  }
  func::CallOp::create(b, final,
                       ValueRange{entry.words, entry.begin, entry.end});
  entry.finish();
}

LogicalResult cpu::emitReduction(const KernelInfo &info, VectorShape shape) {
  auto partial = info.isReduced(0) ? emitContiguousPartial(info, shape)
                                   : emitStridedPartial(info, shape.bytes);
  if (failed(partial))
    return failure();
  emitSingle(info, *partial, FinalEmitter(info, shape.bytes).emit());
  return success();
}
