//===- AccessMaps.h - forms of access maps ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DIALECTS_RUNMAT_ACCESSMAPS_H
#define RUNMAT_DIALECTS_RUNMAT_ACCESSMAPS_H

#include "dialects/RunMat/RunMatOps.h"

namespace runmat {

/// A regular part of memory: the element at (d0, d1, …) of what is read lies
/// `offset` + d0 * strides[0] + d1 * strides[1] + … elements into the array.
struct AccessWindow {
  mlir::Value offset;
  llvm::SmallVector<mlir::Value> strides;
};

/// The window that an access map describes, `(d0, …)[s0, …] -> (s0 + d0 * s1 +
/// …)`; nothing for a map of another form.
std::optional<AccessWindow> windowOf(AccessMapInterface op);

} // namespace runmat

#endif // RUNMAT_DIALECTS_RUNMAT_ACCESSMAPS_H
