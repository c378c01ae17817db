//===- KernelNames.h - names of a cluster's kernels -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What codegen, which writes the kernels of a cluster, and lib/Engine, which
// looks for them in what was written, must agree on.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_KERNELNAMES_H
#define RUNMAT_DEFINITIONS_KERNELNAMES_H

#include "runmat/unit.h"

namespace runmat {

/// The function of a unit's object file that is the unit.
inline constexpr const char *unitEntry = "unit";

/// What follows a cluster's name in that of its kernel.
constexpr const char *kernelSuffix(uint32_t stage) {
  switch (stage) {
  case RUNMAT_KERNEL_SINGLE:
    return "_single";
  case RUNMAT_KERNEL_PARTIAL:
    return "_partial";
  case RUNMAT_KERNEL_FINAL:
    return "_final";
  default:
    return "";
  }
}

/// Argument words of the cluster's kernels.
inline uint32_t wordCount(const runmat_cluster_info &cluster) {
  const bool hasPartials = cluster.kind == RUNMAT_CLUSTER_REDUCTION;
  return cluster.input_count + cluster.output_count + hasPartials +
         (cluster.has_flag != 0) + cluster.extent_count + cluster.scalar_count;
}

} // namespace runmat

#endif // RUNMAT_DEFINITIONS_KERNELNAMES_H
