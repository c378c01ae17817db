//===- ArrayForms.h - which values of a loop are one array ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_STORAGE_ARRAYFORMS_H
#define RUNMAT_PASSES_STORAGE_ARRAYFORMS_H

#include "dialects/RunMat/RunMatOps.h"

#include "llvm/ADT/SetVector.h"

namespace runmat {

/// The loop around an op, or null.
mlir::Operation *loopAround(mlir::Operation *op);

/// Whether `need` runs before `by` or in another branch than it.
bool precedesOrExcludes(mlir::Operation *need, mlir::Operation *by);

/// Whether `by` is the end of a value: it takes it once, and nothing else that
/// may still come needs it, under this name.
bool endsAt(mlir::Value value, mlir::Operation *by);

/// The forms that an array takes on its way around a loop, from a carried value
/// on: after stores, out of branches and of inner loops. Each form ends where
/// it hands the array on, so that no two of them are alive together. Where a
/// turn hands it to another carried variable, which hands on its own in turn,
/// the arrays that change places are followed together.
class ArrayForms {
public:
  ArrayForms(LoopInterface loop, unsigned position)
      : loop(loop), start(position) {}

  /// Whether at any time each form is an array of its own, seen by no one else,
  /// and nothing else flows into them.
  bool collect() { return follow(loop.getCarried()[start]) && closed(); }

  llvm::ArrayRef<mlir::Value> values() const { return forms.getArrayRef(); }
  /// What the loop carries of them.
  llvm::ArrayRef<unsigned> positions() const { return places.getArrayRef(); }
  /// Whether elements are replaced.
  bool areChanged() const;
  /// Whether elements are read while the arrays change places.
  bool areReadInTurns() const;

private:
  LoopInterface loop;
  unsigned start;
  llvm::SetVector<mlir::Value> forms;
  llvm::SetVector<unsigned> places;

  bool follow(mlir::Value value);
  bool followUse(mlir::OpOperand &use);
  bool followYield(mlir::Operation *parent, unsigned operand);
  bool followInto(LoopInterface inner, mlir::OpOperand &use);
  bool closed() const;
  mlir::SmallVector<mlir::Value> sourcesOf(mlir::Value form) const;
};

} // namespace runmat

#endif // RUNMAT_PASSES_STORAGE_ARRAYFORMS_H
