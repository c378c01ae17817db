//===- Pipeline.h - kernels to SPIR-V modules -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef RUNMAT_CODEGEN_SPIRV_PIPELINE_H
#define RUNMAT_CODEGEN_SPIRV_PIPELINE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "runmat/unit.h"
#include "llvm/ADT/SmallVector.h"
#include <string>

namespace runmat::codegen {

/// Float controls that a device offers for one width (SPV_KHR_float_controls)
/// and that kernels then ask for.
struct FloatControls {
  bool preserveNan = true; ///< signed zeros, infinities and NaN
  bool preserveSubnormals = false;
  bool roundToEven = false;
};

/// What SPIR-V kernels are compiled for.
struct SPIRVOptions {
  /// Invocations of a workgroup: a multiple of 32 up to 1024; 0 for what
  /// runmat-tile-reductions decided. Results do not depend on it.
  unsigned workgroup = 0;
  unsigned maxPushConstantBytes = 128;
  FloatControls controls32, controls64;
  /// Whether the device's fma rounds once.
  bool fused32 = false, fused64 = false;
  /// Whether that of singles takes subnormal numbers for 0.
  bool flushes32 = false;
};

/// What the runtime asks for: `target` tells the device's limits and features.
SPIRVOptions optionsFor(const runmat_kernel_target &target);

/// A kernel as `load_kernel` of a provider takes it.
struct SPIRVKernel {
  llvm::SmallVector<uint32_t> binary;
  std::string entry;
  unsigned wordCount = 0;
  unsigned workgroupSize = 0;
  unsigned itemsPerGroup = 0;
};

/// Adds the passes from kernels to spirv.module operations. `stage` is as in
/// runmat-distribute-kernels.
void buildSPIRVPipeline(mlir::OpPassManager &passes,
                        const SPIRVOptions &options, llvm::StringRef stage);

/// Compiles one stage (RUNMAT_KERNEL_*) of `kernel` (docs/kernel-contract.md),
/// which stays as it is. Errors go to the context's diagnostics.
mlir::FailureOr<SPIRVKernel> compileKernelToSPIRV(mlir::func::FuncOp kernel,
                                                  uint32_t stage,
                                                  const SPIRVOptions &options);

/// Adds the passes that make the spirv.module of a library kernel in an empty
/// module.
void buildLibraryPipeline(mlir::OpPassManager &passes,
                          const SPIRVOptions &options, llvm::StringRef kernel);

/// Compiles a kernel of codegen/SPIRV/Library by its name. Errors go to the
/// context's diagnostics.
mlir::FailureOr<SPIRVKernel> compileLibraryKernel(mlir::MLIRContext *context,
                                                  llvm::StringRef name,
                                                  const SPIRVOptions &options);

/// Registers the passes and the pipeline `runmat-spirv-pipeline`.
void registerSPIRVCodegen();

} // namespace runmat::codegen

#endif // RUNMAT_CODEGEN_SPIRV_PIPELINE_H
