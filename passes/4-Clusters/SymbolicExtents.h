//===- SymbolicExtents.h - extents by where they come from ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The extents of a value in terms of values that exist without computing it, so
// that two shapes can be compared and intermediate arrays need not be stored to
// be measured.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_CLUSTERS_SYMBOLICEXTENTS_H
#define RUNMAT_PASSES_CLUSTERS_SYMBOLICEXTENTS_H

#include "dialects/RunMat/RunMatOps.h"

namespace runmat {

using SymbolicShape = llvm::SmallVector<SymbolicExtent, 4>;

/// Extent of a zero-based dimension of an array-typed value. Looks through
/// elementwise ops and those that say where theirs come from
/// (`ExtentsInterface`).
SymbolicExtent symbolicExtent(mlir::Value array, unsigned dimension);

/// All extents of an array-typed value.
SymbolicShape symbolicShape(mlir::Value array);

/// Extents that must be equal for a piece of the program to be defined. They
/// compare as one; whoever relies on that checks it at run time.
class ExtentClasses {
public:
  void unite(const SymbolicExtent &a, const SymbolicExtent &b);
  bool same(const SymbolicExtent &a, const SymbolicExtent &b) const;
  bool same(llvm::ArrayRef<SymbolicExtent> a,
            llvm::ArrayRef<SymbolicExtent> b) const;

private:
  /// The class of an extent, or nothing when it was never united.
  std::optional<unsigned> classOf(const SymbolicExtent &extent) const;
  unsigned insert(const SymbolicExtent &extent);

  llvm::SmallVector<std::pair<SymbolicExtent, unsigned>> members;
  unsigned count = 0;
};

} // namespace runmat

#endif // RUNMAT_PASSES_CLUSTERS_SYMBOLICEXTENTS_H
