//===- Registration.cpp - every dialect and pass of the compiler *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/Registration.h"
#include "codegen/CPU/Pipeline.h"
#include "codegen/SPIRV/Pipeline.h"
#include "codegen/Unit/Passes.h"
#include "dialects/RunMat/RunMatOps.h"
#include "passes/Passes.h"
#include "passes/Pipelines.h"

#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

void runmat::registerDialects(mlir::DialectRegistry &registry) {
  registry.insert<RunMatDialect, mlir::arith::ArithDialect,
                  mlir::complex::ComplexDialect, mlir::cf::ControlFlowDialect,
                  mlir::func::FuncDialect, mlir::linalg::LinalgDialect,
                  mlir::LLVM::LLVMDialect, mlir::math::MathDialect,
                  mlir::memref::MemRefDialect, mlir::scf::SCFDialect,
                  mlir::spirv::SPIRVDialect, mlir::tensor::TensorDialect,
                  mlir::vector::VectorDialect>();
}

/// Units and kernels to LLVM: the CPU's pipeline after the unit ABI.
static void registerLLVMPipeline() {
  using Options = runmat::codegen::cpu::PipelineOptions;
  mlir::PassPipelineRegistration<Options>(
      "runmat-llvm-pipeline", "units and their kernels to the LLVM dialect",
      [](mlir::OpPassManager &manager, const Options &options) {
        manager.addPass(runmat::createLowerUnits());
        runmat::codegen::cpu::buildPipeline(manager, options);
      });
}

void runmat::registerPasses() {
  mlir::registerTransformsPasses();
  registerRunMatPasses();
  registerRunMatUnitPasses();
  codegen::cpu::registerPipeline();
  codegen::registerSPIRVCodegen();
  registerMiddleEndPipelines();
  registerLLVMPipeline();
}
