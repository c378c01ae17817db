//===- KernelBody.h - a kernel's scalar text at any width -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Both backends run the same scalar operations; they differ in the width at
// which they run them and in how elements come and go. This emitter knows the
// operations, its callers know the memory.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_COMMON_KERNELBODY_H
#define RUNMAT_CODEGEN_COMMON_KERNELBODY_H

#include "codegen/Common/KernelInfo.h"
#include "mlir/IR/IRMapping.h"
#include <array>
#include <functional>

namespace runmat::codegen {

/// Emits the operations of a kernel on scalars (`width` 0) or on vectors of
/// `width` lanes.
///
/// Use: `mapExtent`/`mapScalar` for the function's arguments, `emitPrologue`
/// once where it dominates all uses (scalar code outside the linalg op), then
/// for every copy of the body `mapElement` and `mapIndex` and one of
/// `emitElements` or `emitCombined`.
class BodyEmitter {
public:
  /// Called for every `runmat.raise` with its condition at the width in use.
  using RaiseHandler =
      std::function<void(mlir::OpBuilder &, mlir::Location, mlir::Value)>;

  BodyEmitter(const KernelInfo &info, int64_t width, RaiseHandler raise)
      : info(info), width(width), raise(std::move(raise)) {}

  /// The scalar type at the width in use.
  mlir::Type widen(mlir::Type scalar) const;

  void mapExtent(unsigned dimension, mlir::Value scalar);
  void mapScalar(unsigned number, mlir::Value scalar);

  /// The loaded element of input access `access` (an index in `info.inputs`),
  /// of type `widen(elementType)`; of a complex number both parts.
  void mapElement(unsigned access, mlir::ValueRange parts);

  /// The value of a line so far, of a scan kernel: `widen(elementType)`.
  void mapAccumulator(mlir::Value value);

  /// The coordinate of dimension `dimension` (MATLAB's order): `widen(index)`.
  void mapIndex(unsigned dimension, mlir::Value coordinate);

  /// Dimensions whose coordinates the body reads.
  llvm::SmallVector<unsigned, 4> usedIndices() const;

  /// True when the body reads the elements of input access `access`.
  bool usesElement(unsigned access) const;

  /// Clones the scalar operations before the linalg op.
  mlir::LogicalResult emitPrologue(mlir::OpBuilder &builder);

  /// Emits the body of an elementwise or scan kernel; returns the yielded
  /// values, of a complex number both parts.
  mlir::FailureOr<llvm::SmallVector<mlir::Value>>
  emitElements(mlir::OpBuilder &builder);

  /// Emits what a reduction kernel combines: the value of `info.combined`.
  mlir::FailureOr<mlir::Value> emitCombined(mlir::OpBuilder &builder);

private:
  mlir::LogicalResult emitOperation(mlir::OpBuilder &builder,
                                    mlir::Operation &op,
                                    mlir::IRMapping &values);
  mlir::LogicalResult emitConstant(mlir::OpBuilder &builder,
                                   mlir::Operation &op,
                                   mlir::IRMapping &values);
  mlir::Value partOf(mlir::Value number, bool imaginary,
                     mlir::OpBuilder &builder, mlir::IRMapping &values);
  mlir::Value lookUp(mlir::OpBuilder &builder, mlir::Value value,
                     mlir::IRMapping &values);

  const KernelInfo &info;
  int64_t width;
  RaiseHandler raise;
  mlir::IRMapping scalars;  ///< scalar values, outside the linalg op
  mlir::IRMapping elements; ///< block arguments, at the width in use
  /// Those that are complex numbers: the real and the imaginary part.
  llvm::SmallDenseMap<mlir::Value, std::array<mlir::Value, 2>> numbers;
  llvm::SmallDenseMap<unsigned, mlir::Value> coordinates;
};

} // namespace runmat::codegen

#endif // RUNMAT_CODEGEN_COMMON_KERNELBODY_H
