//===- IndependentTurns.h - turns that may change places --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_LOOPS_INDEPENDENTTURNS_H
#define RUNMAT_PASSES_LOOPS_INDEPENDENTTURNS_H

#include "dialects/RunMat/RunMatOps.h"

#include <optional>

namespace runmat {

/// Says whether the turns of a loop give the same in any order: each one
/// computes all that it reads of variables itself, and of an array that the
/// loop changes it reads and changes elements that no other turn does, as long
/// as its guards hold. The arrays are opened.
class IndependentTurns {
public:
  explicit IndependentTurns(ForOp loop);

  /// Why the turns are not independent; empty when they are.
  llvm::StringRef obstacle() const { return found; }
  /// The arrays that the loop changes.
  llvm::ArrayRef<mlir::Value> changed() const { return arrays.getArrayRef(); }
  /// Extents inside of arrays that are held outside.
  llvm::ArrayRef<ExtentOp> extents() const { return measured; }

private:
  /// A read or write of an element.
  struct Access {
    mlir::Operation *op;
    mlir::Value array;
    mlir::Value offset;
  };
  /// A position that is `low + high * stride`, where `low` is below `stride`.
  struct Sum {
    mlir::Value low, high, stride;
  };
  /// Where in a position the number of the turn is: whether it is scaled, how
  /// far it is from the element, and by what the position is divided to get it.
  struct Place {
    bool isScaled = false;
    int64_t shift = 0;
    llvm::SmallVector<mlir::Value> strides;
  };

  ForOp loop;
  llvm::StringRef found;
  llvm::SmallVector<Access> accesses;
  llvm::SetVector<mlir::Value> arrays;
  llvm::SmallVector<ExtentOp> measured;

  llvm::StringRef formObstacle();
  llvm::StringRef carriedObstacle();
  llvm::StringRef opObstacle(mlir::Operation *op);
  llvm::StringRef arrayObstacle();
  bool addAccess(mlir::Operation *op, mlir::Value elements, mlir::Value offset,
                 bool changes);
  std::optional<int64_t> shiftOf(mlir::Value number);
  std::optional<int64_t> turnShift(mlir::Value index);
  std::optional<Place> placeOf(mlir::Value offset, mlir::Operation *access);
  std::optional<Sum> sumOf(mlir::Value offset, mlir::Operation *access);
  llvm::SmallVector<mlir::Value> boundsOf(mlir::Value index,
                                          mlir::Operation *access);
  bool isBelow(mlir::Value index, mlir::Value bound, mlir::Operation *access);
};

} // namespace runmat

#endif // RUNMAT_PASSES_LOOPS_INDEPENDENTTURNS_H
