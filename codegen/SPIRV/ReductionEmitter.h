//===- ReductionEmitter.h - kernels of device reductions --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the loops of definitions/ReductionLoops.h are in IR.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_SPIRV_REDUCTIONEMITTER_H
#define RUNMAT_CODEGEN_SPIRV_REDUCTIONEMITTER_H

#include "codegen/SPIRV/KernelEntry.h"
#include "codegen/SPIRV/LoopMachine.h"
#include "definitions/ReductionLoops.h"

namespace runmat::codegen {

/// Emits the entry points of a reduction: the machine of ReductionLoops.
class ReductionEmitter : public LoopMachine {
public:
  using Element = mlir::Value;
  /// The coordinates of a slice in the kept dimensions.
  struct Slice {
    mlir::Value number;
    llvm::SmallVector<mlir::Value> coordinates;
  };

  /// Emits the sizes at the start of `entry`.
  explicit ReductionEmitter(KernelEntry &entry);

  /// Whether a body could not be written, as a diagnostic says.
  bool hasFailed() const { return failedBody; }

  mlir::Value length() const { return elements; }
  mlir::Value slices() const { return sliceCount; }
  mlir::Value blocks() const { return blockCount; }
  Slice sliceAt(mlir::Value number);

  // Elements.

  /// The lane of elements `first`, `first` + 32, … below `end`.
  mlir::Value foldLane(const Slice &slice, mlir::Value first, mlir::Value end);
  /// The same for a lane of few elements.
  mlir::Value foldShortLane(const Slice &slice, mlir::Value first,
                            mlir::Value end);
  /// `count` lanes (at most 2^bits) that one invocation folds alone, which come
  /// in bit-reversed order.
  mlir::Value foldLanes(mlir::Value count, int bits,
                        llvm::function_ref<mlir::Value(mlir::Value)> lane);
  /// Folds the lanes at once by halves; the invocation with lane 0 gets the
  /// result.
  mlir::Value foldWorkgroup(mlir::Value value, mlir::Value lane,
                            const ReductionSharing &sharing);

  // Memory.

  void storePartial(mlir::Value value, mlir::Value block, mlir::Value slice);
  void storeOutput(mlir::Value value, mlir::Value slice);
  /// Stores what the tree over the blocks of a slice has become.
  void storeTotal(mlir::Value slice);

  // The tree over blocks.

  /// Folds partials number * 8 … number * 8 + 7 of the `count` that stand
  /// `stride` blocks apart into the first of them. A missing right half passes
  /// the left one through.
  void foldNode(mlir::Value slice, mlir::Value number, mlir::Value count,
                mlir::Value stride);
  using Level = llvm::function_ref<std::pair<mlir::Value, mlir::Value>(
      mlir::Value, mlir::Value)>;
  /// Turns while `count` is above 1; a turn gives the next count and stride.
  void loopWhileSeveral(mlir::Value count, mlir::Value stride, Level turn);

private:
  mlir::Value identity();
  mlir::Value combine(mlir::Value a, mlir::Value b);
  mlir::Value toMemory(mlir::Value value, mlir::Type type);
  mlir::Value fromMemory(mlir::Value value);
  mlir::Value loadPartial(mlir::Value block, mlir::Value slice);
  mlir::Value elementAt(const Slice &slice, mlir::Value number);
  mlir::Value foldRows(const Slice &slice, mlir::Value first, mlir::Value end,
                       unsigned rows, mlir::Value start);
  void pushLane(mlir::Value number, mlir::Value value,
                llvm::SmallVectorImpl<mlir::Value> &pending);

  KernelEntry &entry;
  const KernelInfo &info;
  mlir::Value elements, sliceCount, blockCount;
  bool failedBody = false;
};

} // namespace runmat::codegen

#endif // RUNMAT_CODEGEN_SPIRV_REDUCTIONEMITTER_H
