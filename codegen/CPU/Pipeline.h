//===- Pipeline.h - from kernels to the LLVM dialect ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_CPU_PIPELINE_H
#define RUNMAT_CODEGEN_CPU_PIPELINE_H

#include "codegen/CPU/TargetCPU.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"

namespace runmat::codegen::cpu {

/// Options of `runmat-cpu-pipeline`.
struct PipelineOptions : mlir::PassPipelineOptions<PipelineOptions> {
  Option<unsigned> vectorBytes{
      *this, "vector-bytes",
      llvm::cl::desc("Bytes of a vector register: 16, 32 or 64"),
      llvm::cl::init(64)};
  Option<unsigned> interleave{
      *this, "interleave",
      llvm::cl::desc("Vectors of an elementwise chunk: 1, 2 or 4"),
      llvm::cl::init(2)};
  Option<bool> fuses{*this, "fuses",
                     llvm::cl::desc("The CPU has x*y + z with one rounding"),
                     llvm::cl::init(true)};

  Option<bool> debug{*this, "debug",
                     llvm::cl::desc("Tell which lines code is of"),
                     llvm::cl::init(false)};

  /// As this CPU is.
  void describe(const TargetCPU &cpu);
};

/// Kernel functions of the module, and host functions in arith, scf, cf and
/// func beside them, to the LLVM dialect.
void buildPipeline(mlir::OpPassManager &manager,
                   const PipelineOptions &options);

/// Registers the passes and `runmat-cpu-pipeline`.
void registerPipeline();

/// Adds the dialects that kernels and their lowering consist of, and the
/// translations to LLVM IR that code emission needs.
void registerDialects(mlir::DialectRegistry &registry);

} // namespace runmat::codegen::cpu

#endif // RUNMAT_CODEGEN_CPU_PIPELINE_H
