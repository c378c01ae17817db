//===- ReductionTiling.h - how a reduction is cut into passes ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_KERNELS_REDUCTIONTILING_H
#define RUNMAT_PASSES_KERNELS_REDUCTIONTILING_H

#include "definitions/ReductionOrder.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <cstdint>

namespace runmat {

/// What runmat-tile-reductions decided for a reduction kernel; kept in
/// attributes of its function. The launcher obeys it by way of
/// runmat_cluster_info, backends by the target that it asks for. A figure may
/// be that of the device, which no pass knows, since one kernel serves all
/// devices: 0 here, `ofDevice` in the attribute, and the launcher alone fills
/// it in. It changes who computes a node of the tree, no result.
struct ReductionTiling {
  /// Elements of the longest slice that one launch reduces.
  uint64_t twoPassThreshold = 0;
  /// Invocations of a workgroup of device code.
  uint32_t workgroup = 0;

  static constexpr llvm::StringLiteral thresholdName =
      "runmat.two_pass_threshold";
  static constexpr llvm::StringLiteral workgroupName =
      "runmat.reduction_workgroup";
  static constexpr llvm::StringLiteral ofDevice = "device";

  static ReductionTiling of(mlir::func::FuncOp kernel);
  void annotate(mlir::func::FuncOp kernel) const;
};

/// Whether devices may be asked for workgroups of this size.
inline bool isWorkgroup(uint32_t invocations) {
  return invocations != 0 && invocations % reductionLanes == 0 &&
         invocations <= 1024;
}

} // namespace runmat

#endif // RUNMAT_PASSES_KERNELS_REDUCTIONTILING_H
