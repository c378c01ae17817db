//===- KernelInfo.h - a kernel function taken apart -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a backend must know of a kernel that keeps docs/kernel-contract.md.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_COMMON_KERNELINFO_H
#define RUNMAT_CODEGEN_COMMON_KERNELINFO_H

#include "codegen/Common/CombinerArithmetic.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>

namespace runmat::codegen {

/// Numbers the 8-byte argument words of a kernel's entries.
struct WordLayout {
  unsigned inputs = 0;
  unsigned outputs = 0;
  bool partials = false; ///< reductions and scans
  bool flag = false;
  unsigned extents = 0;
  unsigned scalars = 0;

  unsigned input(unsigned i) const { return i; }
  unsigned output(unsigned i) const { return inputs + i; }
  unsigned partialsAddress() const { return inputs + outputs; }
  unsigned flagAddress() const { return partialsAddress() + partials; }
  unsigned extent(unsigned d) const { return flagAddress() + flag + d; }
  unsigned scalar(unsigned i) const { return extent(extents) + i; }
  unsigned count() const { return scalar(scalars); }
};

/// A number that a kernel knows when it is launched or compiled.
struct KernelNumber {
  bool isConstant = true;
  int64_t value = 0; ///< the constant, or the number of the scalar
};

/// A regular part of an input, in elements.
struct KernelWindow {
  KernelNumber offset;
  llvm::SmallVector<KernelNumber, 4> strides; ///< by position in `dims`
};

/// One tensor operand of the kernel's linalg op. The same array may be accessed
/// several times under different maps.
struct KernelAccess {
  unsigned array; ///< number of the input (or output) that is accessed
  mlir::Type elementType;
  /// Dimensions of the iteration space that the array has, its contiguous one
  /// first. Numbered as extents are: 0 is the first MATLAB dimension.
  llvm::SmallVector<unsigned, 4> dims;
  mlir::BlockArgument argument; ///< of the region: the element
  /// What is accessed when that is not the whole array.
  std::optional<KernelWindow> window;
};

/// A kernel function taken apart.
struct KernelInfo {
  mlir::func::FuncOp function;
  mlir::linalg::GenericOp body;
  bool isReduction = false;
  bool isScan = false;
  WordLayout words;
  llvm::SmallVector<KernelAccess, 4> inputs; ///< accesses, not arrays
  llvm::SmallVector<KernelAccess, 2> outputs;
  /// Arguments of the function.
  llvm::SmallVector<mlir::Value, 4> extents, scalars;

  // Reductions only.
  Combiner combiner = Combiner::Sum;
  mlir::Operation *combine = nullptr; ///< the runmat.combine
  mlir::Value combined;               ///< its second operand, the element
  mlir::Type accumulatorType;         ///< i1 for any and all
  /// In memory: the accumulator's type, but i8 for i1.
  mlir::Type partialType;
  /// Dimensions, ascending; a scan has its own among the reduced ones.
  llvm::SmallVector<unsigned, 4> reduced, kept;

  unsigned rank() const { return words.extents; }
  /// The region of the linalg op.
  mlir::Block &block() const {
    return *mlir::linalg::GenericOp(body).getBlock();
  }
  bool isReduced(unsigned dimension) const {
    return llvm::is_contained(reduced, dimension);
  }

  /// Takes `function` apart. Emits an error at the offending op when it does
  /// not keep the contract.
  static mlir::FailureOr<KernelInfo> get(mlir::func::FuncOp function);
};

/// The functions of `module` that are kernels.
llvm::SmallVector<mlir::func::FuncOp> findKernels(mlir::ModuleOp module);

} // namespace runmat::codegen

#endif // RUNMAT_CODEGEN_COMMON_KERNELINFO_H
