//===- HandleLowering.h - arrays of a unit as pointers ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_UNIT_HANDLELOWERING_H
#define RUNMAT_CODEGEN_UNIT_HANDLELOWERING_H

#include "codegen/Unit/UnitExits.h"

namespace runmat {

/// Lowers what units do with handles, and with elements and scalars: an
/// overload of `visit` for each op.
class HandleLowering {
public:
  HandleLowering(UnitEmitter &emit, UnitExits &exits)
      : emit(emit), exits(exits) {}

  /// Whether it is one of these ops.
  bool lower(mlir::Operation *op);
  /// Erases what later ops looked at.
  void finish();

  void visit(OwnedOp op);
  void visit(RetainOp op);
  void visit(ReleaseOp op);
  void visit(ExtentOp op);
  void visit(PollOp op);
  void visit(TellOp op);
  void visit(UnboxOp op);
  void visit(BoxOp op);
  void visit(ReshapeToOp op);
  void visit(PartOp op);
  void visit(JoinOp op);
  void visit(WidenOp op);
  void visit(LoadOp op);
  void visit(OwnOp op);
  void visit(ElementsOp op);
  void visit(RoomOp op);
  void visit(ReadOp op);
  void visit(WriteOp op);
  void visit(UndefOp op);
  void visit(DiscardOp op);
  void visit(TextOp op);

private:
  void replace(mlir::Operation *op, mlir::Value value);
  void replaceByMade(mlir::ImplicitLocOpBuilder &b, mlir::Operation *op,
                     mlir::Value made);
  void failUnlessZero(mlir::ImplicitLocOpBuilder &b, mlir::Value status,
                      mlir::Operation *op);
  mlir::Value addressOf(mlir::ImplicitLocOpBuilder &b, mlir::Value elements,
                        mlir::Value offset, mlir::Type storage);

  UnitEmitter &emit;
  UnitExits &exits;
  llvm::SmallVector<mlir::Operation *> dead;
};

} // namespace runmat

#endif // RUNMAT_CODEGEN_UNIT_HANDLELOWERING_H
