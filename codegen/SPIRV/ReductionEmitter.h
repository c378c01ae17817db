//===- ReductionEmitter.h - parts of device reductions ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order of a reduction is fixed (codegen/Common/ReductionOrder.h); this
// chooses who computes which node of its tree, from the workgroup's size only.
//
// * Contiguous kernels (extent 0 is reduced): 32 invocations share a block, one
//   lane each; a workgroup of W has W/32 blocks at once.
// * Strided kernels (extent 0 is kept): neighbours take neighbouring slices. A
//   workgroup has 32 columns and a power of two of rows; row r has the lanes
//   l with l mod rows = r, and folds them by itself.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_SPIRV_REDUCTIONEMITTER_H
#define RUNMAT_CODEGEN_SPIRV_REDUCTIONEMITTER_H

#include "codegen/SPIRV/KernelEntry.h"

namespace runmat::codegen {

/// Slices side by side in a workgroup of a strided kernel: a line of memory.
inline constexpr unsigned reductionColumns = 32;

/// Emits the pieces of which the entry points of a reduction are made.
class ReductionEmitter {
public:
  /// Emits the sizes at the start of `entry`.
  explicit ReductionEmitter(KernelEntry &entry);

  /// Elements of a slice, slices, blocks of a slice.
  mlir::Value length, slices, blocks;

  /// Whether extent 0 is reduced.
  bool isContiguous() const { return contiguous; }
  /// Blocks that a workgroup computes at once.
  unsigned blocksAtOnce() const;
  /// Which of these the invocation works on.
  mlir::Value position() const { return place; }

  /// Computes block `block` of slice `slice` and hands its value to `store` in
  /// one invocation, if the block `exists`. Uniform control flow.
  mlir::LogicalResult emitBlock(mlir::Value slice, mlir::Value block,
                                mlir::Value exists, DeviceBuilder::Body store);

  /// Whether slices are so short and so many that an invocation takes a whole
  /// one.
  mlir::Value areTiny();
  /// The value of a slice of at most `tinyLength` elements, by one invocation.
  mlir::FailureOr<mlir::Value> emitTinySlice(mlir::Value slice);

  /// Folds the partials of the `columns` (a power of two) slices from
  /// `firstSlice` and stores the outputs. Uniform control flow; the partials
  /// are visible to the workgroup.
  void emitFold(mlir::Value firstSlice, mlir::Value columns);

  void storePartial(mlir::Value value, mlir::Value block, mlir::Value slice);
  void storeOutput(mlir::Value value, mlir::Value slice);

private:
  using Element = llvm::function_ref<mlir::Value(mlir::Value)>;

  // Values.
  mlir::Value identity();
  mlir::Value combine(mlir::Value a, mlir::Value b);
  mlir::Value toMemory(mlir::Value value, mlir::Type type);
  mlir::Value fromMemory(mlir::Value value);
  mlir::Value loadPartial(mlir::Value block, mlir::Value slice);
  mlir::Value elementAt(llvm::ArrayRef<mlir::Value> keptCoordinates,
                        mlir::Value slice, mlir::Value number);

  // Inside a block.
  mlir::Value emitLane(mlir::Value first, mlir::Value end, Element element);
  mlir::Value emitRows(mlir::Value first, mlir::Value end, unsigned rows,
                       mlir::Value start, Element element);
  mlir::Value emitOwnLanes(mlir::Value first, mlir::Value end, Element element);
  void pushLane(mlir::Value number, mlir::Value value,
                llvm::SmallVectorImpl<mlir::Value> &pending);
  mlir::Value emitSharedFold(mlir::Value value);

  // The tree over blocks.
  void emitLevels(mlir::Value slice, mlir::Value exists, mlir::Value row,
                  mlir::Value rows);
  void emitNode(mlir::Value slice, mlir::Value number, mlir::Value count,
                mlir::Value stride);

  KernelEntry &entry;
  DeviceBuilder &device;
  const KernelInfo &info;
  bool contiguous;
  bool failedBody = false;
  /// Lanes of a block that work side by side, and how far apart in the
  /// workgroup two neighbouring ones are.
  unsigned lanesAtOnce, laneDistance;
  mlir::Value lane;  ///< which of the lanes at once the invocation has
  mlir::Value place; ///< which of the blocks at once
};

} // namespace runmat::codegen

#endif // RUNMAT_CODEGEN_SPIRV_REDUCTIONEMITTER_H
