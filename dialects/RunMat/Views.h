//===- Views.h - where a view finds its elements ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DIALECTS_RUNMAT_VIEWS_H
#define RUNMAT_DIALECTS_RUNMAT_VIEWS_H

#include "llvm/ADT/SmallVector.h"

namespace runmat {

/// A dimension of an array that is walked with one of the view, maybe from its
/// end.
struct WalkedDimension {
  unsigned dimension = 0;
  bool isBackward = false;
};

/// For each dimension of the view, those of the array that it walks at once: as
/// far as the shortest of them, or one step where it walks none.
using ViewMap = llvm::SmallVector<llvm::SmallVector<WalkedDimension, 2>>;

} // namespace runmat

#endif // RUNMAT_DIALECTS_RUNMAT_VIEWS_H
