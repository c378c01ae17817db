//===- KernelElements.h - the body of a cluster's kernel --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_KERNELS_KERNELELEMENTS_H
#define RUNMAT_PASSES_KERNELS_KERNELELEMENTS_H

#include "passes/5-Kernels/KernelOperands.h"

namespace runmat {

/// Writes the ops of a cluster on elements, at one point of its loops.
class KernelElements {
public:
  /// `scalars` has the element of each scalar operand inside the kernel,
  /// `extents` the extent of each loop.
  KernelElements(ClusterOp cluster, const KernelLoops &loops,
                 const KernelOperands &operands,
                 const llvm::DenseMap<mlir::Value, mlir::Value> &scalars,
                 mlir::ValueRange extents)
      : body(cluster.getBody().front()), loc(cluster.getLoc()), loops(loops),
        operands(operands), elements(scalars), extents(extents) {}

  /// Builds the whole body at the builder; `arguments` are those of the linalg
  /// region. Gives what is stored.
  llvm::SmallVector<mlir::Value> build(mlir::OpBuilder &builder,
                                       mlir::ValueRange arguments);

private:
  mlir::Value emit(mlir::OpBuilder &builder, mlir::Operation &op,
                   mlir::Value accumulator);
  mlir::Value emitElementwise(mlir::OpBuilder &builder, mlir::Operation &op);
  mlir::Value emitGenerated(mlir::OpBuilder &builder, GeneratorInterface op);
  mlir::Value emitCombine(mlir::OpBuilder &builder, ReduceOp op,
                          mlir::Value accumulator);
  mlir::Value emitTruth(mlir::OpBuilder &builder, Combiner combiner,
                        mlir::Value element);
  mlir::Value load(mlir::OpBuilder &builder, mlir::Value stored,
                   mlir::Value array);
  llvm::SmallVector<mlir::Value> elementsOf(mlir::ValueRange values) const;

  mlir::Block &body;
  mlir::Location loc;
  const KernelLoops &loops;
  const KernelOperands &operands;
  /// The element of each value of the cluster.
  llvm::DenseMap<mlir::Value, mlir::Value> elements;
  mlir::ValueRange extents;
};

} // namespace runmat

#endif // RUNMAT_PASSES_KERNELS_KERNELELEMENTS_H
