//===- Pipelines.h - named pipelines of the middle end ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_PIPELINES_H
#define RUNMAT_PASSES_PIPELINES_H

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"

namespace runmat {

struct MiddleEndOptions : mlir::PassPipelineOptions<MiddleEndOptions> {
  Option<uint64_t> twoPassThreshold{
      *this, "two-pass-threshold",
      llvm::cl::desc(
          "Longest slice reduced by one launch; 0: the provider's default"),
      llvm::cl::init(0)};
  Option<uint32_t> workgroup{
      *this, "workgroup",
      llvm::cl::desc("Invocations of a workgroup of reduction kernels; 0: the "
                     "provider's default"),
      llvm::cl::init(0)};
};

/// Untyped statements to a typed unit.
void buildTypedPipeline(mlir::OpPassManager &manager);
/// A typed unit to clusters with exits.
void buildClusterPipeline(mlir::OpPassManager &manager);
/// Clusters to kernels over linalg and a host function over launches.
void buildKernelPipeline(mlir::OpPassManager &manager,
                         const MiddleEndOptions &options);

void registerMiddleEndPipelines();

} // namespace runmat

#endif // RUNMAT_PASSES_PIPELINES_H
