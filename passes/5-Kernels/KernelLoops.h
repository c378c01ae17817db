//===- KernelLoops.h - how a cluster's dimensions collapse -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Adjacent dimensions that every operand treats alike become one; dimensions of
// extent 1 go away. What is left are the loops of the kernel.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_KERNELS_KERNELLOOPS_H
#define RUNMAT_PASSES_KERNELS_KERNELLOOPS_H

#include "dialects/RunMat/RunMatOps.h"
#include "mlir/IR/AffineMap.h"

namespace runmat {

/// The loops of a cluster. Dimensions are MATLAB's, the first one contiguous;
/// loops are in the same order.
class KernelLoops {
public:
  explicit KernelLoops(ClusterOp cluster);

  /// Number of loops; at least one.
  unsigned count() const { return loops.size(); }
  /// Whether a loop runs over reduced dimensions.
  bool isReduced(unsigned loop) const { return reduced[loops[loop].front()]; }
  /// The dimensions that a loop stands for, ascending.
  llvm::ArrayRef<unsigned> dimensions(unsigned loop) const {
    return loops[loop];
  }
  /// The loop that stands for just this dimension, or nothing when the
  /// dimension has extent 1.
  std::optional<unsigned> loopOf(unsigned dimension) const;

  /// The loops along which an array has several elements, innermost first.
  llvm::SmallVector<unsigned> loopsOf(ArrayType array) const;

  /// Indexing map from linalg's iteration dimensions (innermost loop last) to
  /// the dimensions of the tensor of `array`. `transposed`: the array is read
  /// with its two dimensions swapped.
  mlir::AffineMap mapOf(ArrayType array, bool transposed) const;
  /// Map of the output: all loops, or the kept ones of a reduction.
  mlir::AffineMap outputMap() const;

private:
  void collectLeaves(ClusterOp cluster);
  bool sameTreatment(unsigned a, unsigned b) const;
  mlir::AffineMap mapOfLoops(llvm::ArrayRef<unsigned> which) const;

  mlir::MLIRContext *context;
  /// Per dimension: whether each leaf has an extent there, and a number that
  /// keeps transposed dimensions apart.
  llvm::SmallVector<llvm::SmallVector<unsigned, 4>> treatment;
  llvm::SmallVector<bool> reduced;
  llvm::SmallVector<bool> dropped;
  llvm::SmallVector<llvm::SmallVector<unsigned, 2>> loops;
};

} // namespace runmat

#endif // RUNMAT_PASSES_KERNELS_KERNELLOOPS_H
