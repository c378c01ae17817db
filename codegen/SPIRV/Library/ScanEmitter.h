//===- ScanEmitter.h - parts of device scans --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef RUNMAT_CODEGEN_SPIRV_LIBRARY_SCANEMITTER_H
#define RUNMAT_CODEGEN_SPIRV_LIBRARY_SCANEMITTER_H

#include "codegen/Common/CombinerArithmetic.h"
#include "codegen/SPIRV/EntryPoint.h"
#include "codegen/SPIRV/Library/ScanKernels.h"

namespace runmat::codegen {

/// Emits the pieces of which the kernels of a scan are made. Elements are those
/// of the result's class.
class ScanEmitter {
public:
  /// Emits the sizes at the start of `entry`.
  ScanEmitter(EntryPoint &entry, Combiner combiner, ScanClass scanClass);

  mlir::Value stride, length, outer, lines;
  /// Blocks of a line.
  mlir::Value blocks;

  struct Block {
    mlir::Value first; ///< offset of its first element
    mlir::Value count; ///< how many it has
  };
  /// Block `item` of all, counted with the line fastest.
  Block blockOf(mlir::Value item);
  /// Elements of block `number` of a line.
  mlir::Value countOf(mlir::Value number);

  mlir::Type type() const { return resultType; }
  mlir::Value identity();
  mlir::Value combine(mlir::Value a, mlir::Value b);

  /// Combines elements `from` to `end` onto `total` one after the other, and
  /// stores what has come out with each.
  using Load = llvm::function_ref<mlir::Value(mlir::Value)>;
  using Store = llvm::function_ref<void(mlir::Value, mlir::Value)>;
  mlir::Value emitRun(mlir::Value from, mlir::Value end, mlir::Value total,
                      Load load, Store store);

  mlir::Value loadOperand(mlir::Value offset);
  mlir::Value loadResult(mlir::Value offset);
  void storeResult(mlir::Value value, mlir::Value offset);
  mlir::Value loadTotal(mlir::Value block, mlir::Value line);
  /// Stores the total of block `item` of all, where lines have several.
  void storeTotal(mlir::Value value, mlir::Value item);

private:
  mlir::Value emitTurns(mlir::Value from, mlir::Value end, unsigned step,
                        mlir::Value total, Load load, Store store);

  EntryPoint &entry;
  DeviceBuilder &device;
  Combiner combiner;
  mlir::Type operandType, resultType;
};

} // namespace runmat::codegen

#endif // RUNMAT_CODEGEN_SPIRV_LIBRARY_SCANEMITTER_H
