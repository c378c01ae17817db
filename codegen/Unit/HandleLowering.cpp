//===- HandleLowering.cpp - arrays of a unit as pointers --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/Unit/HandleLowering.h"
#include "dialects/RunMat/OpDispatch.h"
#include "passes/5-Kernels/ElementMemory.h"
#include "runmat/unit.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace runmat {

bool HandleLowering::lower(Operation *op) {
  return OpDispatch<HandleLowering, OwnedOp, RetainOp, ReleaseOp, ExtentOp,
                    PollOp, TellOp, UnboxOp, BoxOp, ReshapeToOp, PartOp, JoinOp,
                    WidenOp, LoadOp, OwnOp, ElementsOp, RoomOp, ReadOp, WriteOp,
                    UndefOp, DiscardOp, TextOp>::visit(*this, op);
}

void HandleLowering::finish() {
  for (Operation *op : dead)
    op->erase();
  dead.clear();
}

void HandleLowering::replace(Operation *op, Value value) {
  op->getResult(0).replaceAllUsesWith(value);
  op->erase();
}

/// `made` is null where the array could not be made.
void HandleLowering::replaceByMade(ImplicitLocOpBuilder &b, Operation *op,
                                   Value made) {
  Value good =
      LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::ne, made, emit.null(b));
  op->getResult(0).replaceAllUsesWith(made);
  exits.failUnless(b, good, op);
  op->erase();
}

void HandleLowering::failUnlessZero(ImplicitLocOpBuilder &b, Value status,
                                    Operation *op) {
  Value good = LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::eq, status,
                                    emit.constant32(b, 0));
  exits.failUnless(b, good, op);
  op->erase();
}

static Value toI64(ImplicitLocOpBuilder &b, Value index) {
  return arith::IndexCastOp::create(b, b.getI64Type(), index);
}

//===----------------------------------------------------------------------===//
// References
//===----------------------------------------------------------------------===//

void HandleLowering::visit(OwnedOp op) {
  exits.hold(op.getArrays());
  dead.push_back(op);
}

void HandleLowering::visit(RetainOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  emit.retain(b, op.getArray());
  op.erase();
}

void HandleLowering::visit(ReleaseOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  emit.release(b, op.getArray());
  exits.release(op.getArray());
  op.erase();
}

void HandleLowering::visit(WidenOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  emit.retain(b, op.getArray());
  replace(op, op.getArray());
}

void HandleLowering::visit(OwnOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  Value room = emit.stackRoom(b, b.getI32Type(), 1);
  LLVM::StoreOp::create(b, emit.constant32(b, 0), room);
  Value made =
      emit.call(b, offsetof(runmat_unit_functions, own), emit.context.getType(),
                {emit.context, op.getArray(), room});
  Value failed = LLVM::LoadOp::create(b, b.getI32Type(), room);
  op.getResult().replaceAllUsesWith(made);
  exits.release(op.getArray());
  failUnlessZero(b, failed, op);
}

void HandleLowering::visit(DiscardOp op) { op.erase(); }

/// Call sites read the texts among their arguments.
void HandleLowering::visit(TextOp op) { dead.push_back(op); }

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

void HandleLowering::visit(BoxOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  replaceByMade(b, op, emit.box(b, op.getScalar()));
}

void HandleLowering::visit(ReshapeToOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  Value extents = emit.stackArray(b, emit.toWords(b, op.getExtents()));
  Value rank = emit.constant32(b, op.getExtents().size());
  replaceByMade(b, op,
                emit.call(b, offsetof(runmat_unit_functions, reshape),
                          emit.context.getType(),
                          {emit.context, op.getArray(), rank, extents}));
}

void HandleLowering::visit(PartOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  replaceByMade(b, op,
                emit.call(b, offsetof(runmat_unit_functions, part),
                          emit.context.getType(),
                          {emit.context, op.getArray(),
                           emit.constant32(b, op.getImaginary())}));
}

void HandleLowering::visit(JoinOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  replaceByMade(b, op,
                emit.call(b, offsetof(runmat_unit_functions, join),
                          emit.context.getType(),
                          {emit.context, op.getReal(), op.getImaginary()}));
}

void HandleLowering::visit(ExtentOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  replace(op, emit.extent(b, op.getArray(), op.getDimension()));
}

//===----------------------------------------------------------------------===//
// Elements and scalars
//===----------------------------------------------------------------------===//

void HandleLowering::visit(UnboxOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  auto [status, scalar] = emit.unbox(b, op.getArray(), op.getType());
  op.getResult().replaceAllUsesWith(scalar);
  failUnlessZero(b, status, op);
}

void HandleLowering::visit(LoadOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  Value room = emit.stackRoom(b, b.getI64Type(), 1);
  Value status =
      emit.call(b, offsetof(runmat_unit_functions, load), b.getI32Type(),
                {emit.context, op.getArray(), toI64(b, op.getOffset()), room});
  Value word = LLVM::LoadOp::create(b, b.getI64Type(), room);
  op.getElement().replaceAllUsesWith(emit.fromWord(b, word, op.getType()));
  failUnlessZero(b, status, op);
}

void HandleLowering::visit(ElementsOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  Type pointer = emit.context.getType();
  Value room = emit.stackRoom(b, pointer, 1);
  Value status = emit.call(b, offsetof(runmat_unit_functions, elements),
                           b.getI32Type(), {emit.context, op.getArray(), room});
  op.getElements().replaceAllUsesWith(
      LLVM::LoadOp::create(b, pointer, room).getResult());
  failUnlessZero(b, status, op);
}

Value HandleLowering::addressOf(ImplicitLocOpBuilder &b, Value elements,
                                Value offset, Type storage) {
  return LLVM::GEPOp::create(b, emit.context.getType(), storage, elements,
                             ArrayRef<LLVM::GEPArg>{toI64(b, offset)});
}

void HandleLowering::visit(RoomOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  replace(op, emit.stackRoom(b, b.getI64Type(), 1));
}

void HandleLowering::visit(ReadOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  Type storage = storageOf(op.getType());
  Value stored = LLVM::LoadOp::create(
      b, storage, addressOf(b, op.getElements(), op.getOffset(), storage));
  replace(op, fromMemory(b, b.getLoc(), stored, op.getType()));
}

void HandleLowering::visit(WriteOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  Value stored = toMemory(b, b.getLoc(), op.getValue());
  LLVM::StoreOp::create(
      b, stored,
      addressOf(b, op.getElements(), op.getOffset(), stored.getType()));
  op.erase();
}

void HandleLowering::visit(UndefOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  Type type = op.getType();
  if (isa<ArrayType>(type))
    return replace(op, emit.null(b));
  bool isInteger = isIntegerElement(type);
  Value zero = arith::ConstantOp::create(
      b, b.getZeroAttr(isInteger ? heldType(type) : type));
  replace(op, isInteger ? HoldOp::create(b, type, zero) : zero);
}

void HandleLowering::visit(PollOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  Value asked = emit.asked(b, op);
  replace(op, LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::eq, asked,
                                   emit.constant32(b, 0)));
}

/// Another thread reads them at any time.
void HandleLowering::visit(TellOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  Value turns =
      emit.fixedField(b, emit.context, offsetof(runmat_unit_context, turns));
  Value done = toI64(b, op.getDone()), all = toI64(b, op.getAll());
  LLVM::StoreOp::create(b, done, turns, /*alignment=*/0, /*isVolatile=*/true);
  Value behind = LLVM::GEPOp::create(b, turns.getType(), b.getI64Type(), turns,
                                     ArrayRef<LLVM::GEPArg>{1});
  LLVM::StoreOp::create(b, all, behind, /*alignment=*/0, /*isVolatile=*/true);
  op.erase();
}

} // namespace runmat
