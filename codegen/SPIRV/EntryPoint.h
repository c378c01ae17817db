//===- EntryPoint.h - an entry point of a device kernel ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What device kernels are before they become SPIR-V modules: functions
//   func.func @k(%word0: i64, …, %group: i64, %thread: i64, %groups: i64)
// whose attributes tell the workgroup's size and how many items a workgroup
// covers in a turn. runmat-convert-kernels-to-spirv supplies the arguments.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_SPIRV_ENTRYPOINT_H
#define RUNMAT_CODEGEN_SPIRV_ENTRYPOINT_H

#include "codegen/SPIRV/DeviceBuilder.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/SmallVector.h"

namespace runmat::codegen {

inline constexpr llvm::StringLiteral workgroupAttrName = "runmat.workgroup";
inline constexpr llvm::StringLiteral itemsPerGroupAttrName =
    "runmat.items_per_group";

/// On the module: the number of argument words.
inline constexpr llvm::StringLiteral wordCountAttrName = "runmat.word_count";

/// Arguments of an entry function after the words.
inline constexpr unsigned entryBuiltinArguments = 3;

/// Whether `function` is an entry point.
bool isKernelEntry(mlir::func::FuncOp function);

class EntryPoint {
public:
  /// Starts the function `name` with so many argument words at the insertion
  /// point, which moves into it. `workgroup` is the number of invocations of a
  /// workgroup.
  EntryPoint(mlir::OpBuilder &builder, mlir::Location loc, llvm::StringRef name,
             unsigned words, unsigned workgroup);

  DeviceBuilder device;
  const unsigned workgroup;
  mlir::Value group, thread, groups;

  mlir::Value word(unsigned number);
  /// Coordinates of element `linear` of a box, counted with its first dimension
  /// fastest.
  llvm::SmallVector<mlir::Value> delinearise(mlir::Value linear,
                                             mlir::ValueRange extents);
  /// A loop over items that the invocations of all workgroups share, whatever
  /// their number. Its body is not in uniform control flow.
  void forEachItem(mlir::Value items, DeviceBuilder::Body body);
  /// Workgroup memory with `size` elements of `type`, made beside the function.
  mlir::spirv::GlobalVariableOp makeShared(mlir::Type type, unsigned size);
  /// Ends the function. A turn of a workgroup covers `itemsPerGroup` items.
  void finish(unsigned itemsPerGroup);

private:
  mlir::func::FuncOp function;
};

} // namespace runmat::codegen

#endif // RUNMAT_CODEGEN_SPIRV_ENTRYPOINT_H
