//===- DeviceBuilder.h - scalar code of device kernels ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A thin layer over OpBuilder for what kernels are made of: 64-bit index
// arithmetic, memory at 64-bit addresses, workgroup memory, structured control.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_SPIRV_DEVICEBUILDER_H
#define RUNMAT_CODEGEN_SPIRV_DEVICEBUILDER_H

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Value.h"

namespace runmat::codegen {

/// Bytes that one access takes at most.
inline constexpr unsigned runBytes = 16;

/// Emits device code at the insertion point of an OpBuilder. Indices, counts
/// and addresses are i64 and never negative.
class DeviceBuilder {
public:
  using Body = llvm::function_ref<void(mlir::Value)>;
  using CarryingBody = llvm::function_ref<llvm::SmallVector<mlir::Value>(
      mlir::Value, mlir::ValueRange)>;

  DeviceBuilder(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}

  mlir::OpBuilder &getBuilder() { return builder; }
  mlir::Location getLoc() const { return loc; }

  mlir::Value constant(int64_t value);
  mlir::Value add(mlir::Value a, mlir::Value b);
  mlir::Value sub(mlir::Value a, mlir::Value b);
  mlir::Value mul(mlir::Value a, mlir::Value b);
  mlir::Value div(mlir::Value a, mlir::Value b);
  mlir::Value rem(mlir::Value a, mlir::Value b);
  mlir::Value min(mlir::Value a, mlir::Value b);
  /// a / b rounded up.
  mlir::Value ceilDiv(mlir::Value a, int64_t b);
  mlir::Value less(mlir::Value a, mlir::Value b);
  mlir::Value equal(mlir::Value a, mlir::Value b);
  mlir::Value both(mlir::Value a, mlir::Value b);
  mlir::Value select(mlir::Value condition, mlir::Value a, mlir::Value b);
  mlir::Value product(mlir::ValueRange factors);

  /// Element `index` of the dense array at `base`. `type` is a float or an
  /// integer of whole bytes.
  mlir::Value load(mlir::Type type, mlir::Value base, mlir::Value index);
  void store(mlir::Value value, mlir::Value base, mlir::Value index);

  /// `count` elements from `index`, which is a multiple of `count`, in one
  /// access of up to `runBytes`, to which arrays are aligned.
  llvm::SmallVector<mlir::Value> loadRun(mlir::Type type, mlir::Value base,
                                         mlir::Value index, unsigned count);
  void storeRun(mlir::ValueRange values, mlir::Value base, mlir::Value index);

  /// Element `index` of a workgroup array.
  mlir::Value loadShared(mlir::spirv::GlobalVariableOp array,
                         mlir::Value index);
  void storeShared(mlir::Value value, mlir::spirv::GlobalVariableOp array,
                   mlir::Value index);

  /// Waits for the workgroup; what its invocations wrote to workgroup memory
  /// and to buffers is visible to all of them afterwards. Must stand in uniform
  /// control flow.
  void barrier();

  void loop(mlir::Value from, mlir::Value to, mlir::Value step, Body body);
  /// A loop that carries values; returns their last state.
  llvm::SmallVector<mlir::Value> loop(mlir::Value from, mlir::Value to,
                                      mlir::Value step,
                                      mlir::ValueRange initial,
                                      CarryingBody body);
  void ifThen(mlir::Value condition, llvm::function_ref<void()> then);
  /// Values of one type from either of two branches.
  using Branch = llvm::function_ref<llvm::SmallVector<mlir::Value>()>;
  llvm::SmallVector<mlir::Value> choose(mlir::Value condition, Branch then,
                                        Branch otherwise);
  /// Between i64 and unsigned i32.
  mlir::Value toNarrow(mlir::Value wide);
  mlir::Value toWide(mlir::Value narrow);

  /// Bytes of an element in memory.
  static unsigned bytesOf(mlir::Type type);

private:
  mlir::Value addressOf(mlir::Type type, mlir::Value base, mlir::Value index,
                        unsigned count = 1);
  mlir::Value sharedElement(mlir::spirv::GlobalVariableOp array,
                            mlir::Value index);

  mlir::OpBuilder &builder;
  mlir::Location loc;
};

} // namespace runmat::codegen

#endif // RUNMAT_CODEGEN_SPIRV_DEVICEBUILDER_H
