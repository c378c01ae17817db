//===- UnitExits.h - the ways out of a unit ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each op that may leave or fail branches to a block that drops what the unit
// holds there.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_UNIT_UNITEXITS_H
#define RUNMAT_CODEGEN_UNIT_UNITEXITS_H

#include "codegen/Unit/UnitEmitter.h"
#include "codegen/Unit/UnitTable.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace runmat {

/// Emits the exit blocks of one unit and keeps account of the references that
/// they drop. Ops are to be lowered in the order of their blocks.
class UnitExits {
public:
  /// `state` is the unit's runmat_exit_state. `table` gets exits and sites.
  UnitExits(mlir::func::FuncOp function, UnitEmitter &emit, UnitTable &table,
            mlir::Value state)
      : function(function), emit(emit), table(table), state(state) {}

  void addStatement(StatementOp statement);
  /// Erases the statements, which no op needs any more.
  void eraseStatements();

  /// References that the next op drops when it leaves or fails
  /// (`runmat.owned`).
  void hold(mlir::ValueRange arrays);
  /// A reference that was dropped since: the op that was to do so on its way
  /// out may be gone.
  void release(mlir::Value array);

  /// Before `next`: leaves the unit by `exit` unless `goesOn` holds. What is
  /// held stays so for another way out of the same op when `keepsHeld`.
  void leaveUnless(mlir::ImplicitLocOpBuilder &b, mlir::Value goesOn,
                   mlir::Value exit, llvm::StringRef reason,
                   mlir::Operation *next, bool keepsHeld = false);
  /// Before `next`: returns an error, whose message the context has, unless
  /// `goesOn` holds.
  void failUnless(mlir::ImplicitLocOpBuilder &b, mlir::Value goesOn,
                  mlir::Operation *next);
  /// The same after a call of a builtin, whose number the engine wants to know.
  void failCallUnless(mlir::ImplicitLocOpBuilder &b, mlir::Value goesOn,
                      mlir::Value callSite, mlir::Operation *next);

private:
  mlir::Block *addBlock();
  mlir::Block *branchUnless(mlir::ImplicitLocOpBuilder &b, mlir::Value goesOn,
                            mlir::Operation *next);
  void dropHeld(mlir::ImplicitLocOpBuilder &b);
  void returnStatus(mlir::ImplicitLocOpBuilder &b, int64_t status);
  mlir::Value stateField(mlir::ImplicitLocOpBuilder &b, size_t offset);
  mlir::Block *exitBlock(mlir::ImplicitLocOpBuilder &b, mlir::Value exit);
  void handOver(mlir::ImplicitLocOpBuilder &b, mlir::ValueRange values);

  /// A block that leaves, with what it drops.
  struct WayOut {
    llvm::SmallVector<mlir::Value> held;
    mlir::Block *block;
  };

  mlir::func::FuncOp function;
  UnitEmitter &emit;
  UnitTable &table;
  mlir::Value state;
  llvm::SmallVector<StatementOp> statements;
  llvm::DenseMap<mlir::Value, int64_t> exitNumbers;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<WayOut>> waysOut;
  llvm::SmallVector<mlir::Value> held;
};

} // namespace runmat

#endif // RUNMAT_CODEGEN_UNIT_UNITEXITS_H
