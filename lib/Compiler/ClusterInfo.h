//===- ClusterInfo.h - what the runtime must know of clusters ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_COMPILER_CLUSTERINFO_H
#define RUNMAT_COMPILER_CLUSTERINFO_H

#include "runmat/unit.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <deque>
#include <vector>

namespace runmat {

/// The descriptions of a unit's clusters, with what they point to.
class ClusterInfo {
public:
  /// Adds the kernel of a cluster, whose outputs are of these classes.
  void add(mlir::func::FuncOp kernel, llvm::ArrayRef<uint8_t> classes);

  llvm::ArrayRef<runmat_cluster_info> all() const { return infos; }

private:
  void describeReduction(mlir::func::FuncOp kernel, runmat_cluster_info &info);
  void describeOrigin(mlir::func::FuncOp kernel, runmat_cluster_info &info);

  std::vector<runmat_cluster_info> infos;
  // They do not move when more are added.
  std::deque<std::vector<uint8_t>> outputClasses, reducedDimensions;
  std::deque<std::string> names, files;
};

} // namespace runmat

#endif // RUNMAT_COMPILER_CLUSTERINFO_H
