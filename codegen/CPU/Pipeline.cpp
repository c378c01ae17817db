//===- Pipeline.cpp - from kernels to the LLVM dialect ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/CPU/Pipeline.h"
#include "codegen/CPU/Passes.h"
#include "dialects/RunMat/RunMatOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "passes/Passes.h"

using namespace mlir;
using namespace runmat::codegen;

void cpu::PipelineOptions::describe(const TargetCPU &cpu) {
  vectorBytes = cpu.vectorBytes;
  fuses = cpu.fuses;
}

void cpu::buildPipeline(OpPassManager &manager,
                        const PipelineOptions &options) {
  VectorizeKernelsOptions vectorize;
  vectorize.vectorBytes = options.vectorBytes;
  vectorize.interleave = options.interleave;
  vectorize.fuses = options.fuses;
  manager.addPass(createVectorizeKernels(vectorize));
  manager.addPass(createBranchAroundRare());
  if (!options.fuses) {
    ExpandFmaOptions fusion;
    fusion.calls = true;
    manager.addPass(createExpandFma(fusion));
    // In the functions that these call.
    manager.addPass(createBranchAroundRare());
  }
  manager.addPass(createConvertKernelsToLLVM());
  if (options.debug)
    manager.addPass(createAddLineTable());
}

void cpu::registerPipeline() {
  registerRunMatCPUPasses();
  PassPipelineRegistration<PipelineOptions>(
      "runmat-cpu-pipeline",
      "Kernels and host functions to the LLVM dialect for CPUs", buildPipeline);
}

void cpu::registerDialects(DialectRegistry &registry) {
  registry
      .insert<arith::ArithDialect, cf::ControlFlowDialect,
              complex::ComplexDialect, func::FuncDialect, linalg::LinalgDialect,
              LLVM::LLVMDialect, math::MathDialect, runmat::RunMatDialect,
              scf::SCFDialect, tensor::TensorDialect, vector::VectorDialect>();
  registerBuiltinDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
}
