//===- Reduction.h - parts of the entries of a reduction --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_CPU_REDUCTION_H
#define RUNMAT_CODEGEN_CPU_REDUCTION_H

#include "codegen/CPU/KernelEntry.h"

namespace runmat::codegen::cpu {

/// Sizes of a reduction, all i64.
struct ReductionSizes {
  mlir::Value length; ///< elements of a slice
  mlir::Value slices;
  mlir::Value blocks; ///< of a slice
};

/// Emits the sizes.
ReductionSizes emitSizes(KernelEntry &entry);

/// The elements of the block `block` of a slice: their first number and count.
struct ElementRange {
  mlir::Value first, count;
};
ElementRange emitBlockRange(KernelEntry &entry, const ReductionSizes &sizes,
                            mlir::Value block);

/// What the combiner joins, at the type that partials have in memory.
mlir::FailureOr<mlir::Value> emitContribution(KernelEntry &entry,
                                              BodyEmitter &body);

/// `<name>_partial` of a reduction whose first dimension is reduced: the lanes
/// of the definition are lanes of vectors.
mlir::FailureOr<mlir::func::FuncOp>
emitContiguousPartial(const KernelInfo &info, VectorShape shape);

/// `<name>_partial` of a reduction that keeps the first dimension: vectors run
/// over slices, and memory is read along its columns.
mlir::FailureOr<mlir::func::FuncOp> emitStridedPartial(const KernelInfo &info,
                                                       unsigned bytes);

} // namespace runmat::codegen::cpu

#endif // RUNMAT_CODEGEN_CPU_REDUCTION_H
