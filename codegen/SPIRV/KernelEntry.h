//===- KernelEntry.h - an entry point made of a kernel ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What runmat-distribute-kernels makes of a kernel that keeps
// docs/kernel-contract.md.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_SPIRV_KERNELENTRY_H
#define RUNMAT_CODEGEN_SPIRV_KERNELENTRY_H

#include "codegen/Common/KernelBody.h"
#include "codegen/Common/KernelInfo.h"
#include "codegen/SPIRV/EntryPoint.h"

namespace runmat::codegen {

/// What entry points are made for.
struct EntryTarget {
  /// Invocations of a workgroup.
  unsigned workgroup;
  /// Whether fma is one operation, or as many as its text has (ExpandFma).
  bool fused32, fused64;
};

class KernelEntry : public EntryPoint {
public:
  /// Starts the function `name` before `info.function`.
  KernelEntry(mlir::OpBuilder &builder, const KernelInfo &info,
              llvm::StringRef name, const EntryTarget &target);

  const KernelInfo &info;
  /// Operations that the device does for the body, about: its weight.
  const unsigned operations;
  BodyEmitter body;
  llvm::SmallVector<mlir::Value, 4> extents;

  /// Product of the extents of `dims`.
  mlir::Value count(llvm::ArrayRef<unsigned> dims);
  /// Coordinates of element `linear` of the box over `dims`, counted with its
  /// first dimension fastest, written to `coordinates` (one for each dimension
  /// of the iteration space).
  void delinearise(mlir::Value linear, llvm::ArrayRef<unsigned> dims,
                   llvm::MutableArrayRef<mlir::Value> coordinates);
  /// Whether the array has the iteration space's own layout.
  bool isWhole(const KernelAccess &access) const;
  /// Offset in elements of `access` at `coordinates`. Where the position in the
  /// whole iteration space is known it comes as `linear`, which may be null.
  mlir::Value offset(const KernelAccess &access,
                     llvm::ArrayRef<mlir::Value> coordinates,
                     mlir::Value linear);
  /// Loads the inputs that the body reads and maps its indices.
  void mapOperands(llvm::ArrayRef<mlir::Value> coordinates, mlir::Value linear);

private:
  mlir::Value offsetInWindow(const KernelAccess &access,
                             llvm::ArrayRef<mlir::Value> coordinates);
  void mapScalars();
  mlir::Value fromWord(mlir::Value word, mlir::Type type);
};

/// Writes the entry point of an elementwise kernel.
mlir::LogicalResult distributeElementwise(KernelEntry &entry);

/// Writes the entry points of a reduction kernel.
mlir::LogicalResult distributePartial(KernelEntry &entry);
mlir::LogicalResult distributeFinal(KernelEntry &entry);
mlir::LogicalResult distributeSingle(KernelEntry &entry);

} // namespace runmat::codegen

#endif // RUNMAT_CODEGEN_SPIRV_KERNELENTRY_H
