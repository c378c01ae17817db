//===- ExchangedExtents.h - extents that a loop exchanges -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_LOOPS_EXCHANGEDEXTENTS_H
#define RUNMAT_PASSES_LOOPS_EXCHANGEDEXTENTS_H

#include "dialects/RunMat/RunMatOps.h"

#include "llvm/ADT/IntEqClasses.h"

namespace runmat {

/// The indices that a loop carries and does nothing with but let them change
/// places: where those of a group are equal before it they always are.
class ExchangedExtents {
public:
  explicit ExchangedExtents(ForOp loop);

  /// What such an index is in all turns when its group is equal; null for any
  /// other value.
  mlir::Value startOf(mlir::Value carried);

  /// Pairs that must be equal.
  llvm::SmallVector<std::pair<mlir::Value, mlir::Value>> mustBeEqual();

  /// Uses in a copy of the loop what they are before it.
  void dropIn(ForOp copy);

private:
  ForOp loop;
  llvm::SmallVector<unsigned> positions;
  llvm::IntEqClasses groups;

  mlir::Value startOf(unsigned position, ForOp of) {
    return of.getInitArgs()[groups.findLeader(position)];
  }
  bool collectSources(mlir::Value value,
                      llvm::SmallVectorImpl<unsigned> &sources);
  bool isAmongThem(unsigned position) const {
    return llvm::is_contained(positions, position);
  }
};

} // namespace runmat

#endif // RUNMAT_PASSES_LOOPS_EXCHANGEDEXTENTS_H
