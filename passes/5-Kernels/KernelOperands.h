//===- KernelOperands.h - what the kernel of a cluster reads ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_KERNELS_KERNELOPERANDS_H
#define RUNMAT_PASSES_KERNELS_KERNELOPERANDS_H

#include "dialects/RunMat/AccessMaps.h"
#include "dialects/RunMat/RunMatOps.h"
#include "passes/5-Kernels/KernelLoops.h"

#include "llvm/ADT/SetVector.h"

namespace runmat {

/// A tensor that the kernel's body reads: an array as it is, or through the
/// access map of an op of the cluster.
struct KernelInput {
  mlir::Value array;
  /// Null for an array as it is.
  AccessMapInterface access;
  /// Where the access is a regular part of the array's memory.
  std::optional<AccessWindow> window;
  /// The kernel's argument that has the array: windows on one array share it.
  unsigned argument = 0;

  /// The type of what is read, in the dimensions of its memory.
  ArrayType type() const {
    return mlir::cast<ArrayType>(window ? access->getResult(0).getType()
                                        : array.getType());
  }
  /// Whether its dimensions come in another order than those of the loops.
  bool isPermuted() const { return access && !window; }
  bool readsSameAs(const KernelInput &other) const;
};

/// Collects the operands of a cluster's kernel, by what its ops say of
/// themselves.
class KernelOperands {
public:
  KernelOperands(ClusterOp cluster, const KernelLoops &loops);

  llvm::ArrayRef<KernelInput> inputs() const { return tensors; }
  /// The arrays that the kernel is launched with, one an argument.
  llvm::ArrayRef<mlir::Value> arrays() const { return arguments; }
  /// Scalars that are arguments. Constants are written into the kernel instead,
  /// where they fold.
  llvm::ArrayRef<mlir::Value> scalars() const {
    return scalarArguments.getArrayRef();
  }
  llvm::ArrayRef<mlir::Value> constants() const {
    return scalarConstants.getArrayRef();
  }
  /// Whether the body may raise the guard flag.
  bool raisesFlag() const { return flagged; }

  /// The number of the input that holds a value: an array from outside, or the
  /// result of an access; nothing for what the body computes.
  std::optional<unsigned> inputOf(mlir::Value value) const;

  /// The strides of a window along the loops in which it has several elements,
  /// that of the innermost last.
  llvm::SmallVector<mlir::Value> stridesOf(const KernelInput &input) const;

private:
  void addOperands(mlir::Operation &op);
  void addOperand(mlir::Value operand);
  void addInput(mlir::Value value, KernelInput input);
  void addScalar(mlir::Value scalar);
  void numberArguments();

  mlir::Block &body;
  const KernelLoops &loops;
  llvm::SmallVector<KernelInput> tensors;
  llvm::DenseMap<mlir::Value, unsigned> numbers;
  llvm::SmallVector<mlir::Value> arguments;
  llvm::SetVector<mlir::Value> scalarArguments, scalarConstants;
  bool flagged = false;
};

} // namespace runmat

#endif // RUNMAT_PASSES_KERNELS_KERNELOPERANDS_H
