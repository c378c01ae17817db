//===- KernelEntry.h - an entry point of a device kernel --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What runmat-distribute-kernels makes of a kernel: functions
//   func.func @k(%word0: i64, …, %group: i64, %thread: i64, %groups: i64)
// whose attributes tell the workgroup's size and how many items a workgroup
// covers in a turn. runmat-convert-kernels-to-spirv supplies the arguments.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_SPIRV_KERNELENTRY_H
#define RUNMAT_CODEGEN_SPIRV_KERNELENTRY_H

#include "codegen/Common/KernelBody.h"
#include "codegen/Common/KernelInfo.h"
#include "codegen/SPIRV/DeviceBuilder.h"

namespace runmat::codegen {

inline constexpr llvm::StringLiteral workgroupAttrName = "runmat.workgroup";
inline constexpr llvm::StringLiteral itemsPerGroupAttrName =
    "runmat.items_per_group";

/// On the module: the number of argument words.
inline constexpr llvm::StringLiteral wordCountAttrName = "runmat.word_count";

/// Arguments of an entry function after the words.
inline constexpr unsigned entryBuiltinArguments = 3;

/// Whether `function` is an entry point made by runmat-distribute-kernels.
bool isKernelEntry(mlir::func::FuncOp function);

class KernelEntry {
public:
  /// Starts the function `name` before `info.function`. `workgroup` is the
  /// number of invocations of a workgroup.
  KernelEntry(mlir::OpBuilder &builder, const KernelInfo &info,
              llvm::StringRef name, unsigned workgroup);

  DeviceBuilder device;
  const KernelInfo &info;
  unsigned workgroup;
  BodyEmitter body;
  mlir::Value group, thread, groups;
  llvm::SmallVector<mlir::Value, 4> extents;

  mlir::Value word(unsigned number);
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
  /// Workgroup memory with `size` elements of `type`, made beside the function.
  mlir::spirv::GlobalVariableOp makeShared(mlir::Type type, unsigned size);
  /// Ends the function. A turn of a workgroup covers `itemsPerGroup` items.
  void finish(unsigned itemsPerGroup);

private:
  mlir::Value offsetInWindow(const KernelAccess &access,
                             llvm::ArrayRef<mlir::Value> coordinates);
  void mapScalars();
  mlir::Value fromWord(mlir::Value word, mlir::Type type);

  mlir::func::FuncOp function;
};

/// Writes the entry point of an elementwise kernel.
mlir::LogicalResult distributeElementwise(KernelEntry &entry);

/// Writes the entry points of a reduction kernel.
mlir::LogicalResult distributePartial(KernelEntry &entry);
mlir::LogicalResult distributeFinal(KernelEntry &entry);
mlir::LogicalResult distributeSingle(KernelEntry &entry);

} // namespace runmat::codegen

#endif // RUNMAT_CODEGEN_SPIRV_KERNELENTRY_H
