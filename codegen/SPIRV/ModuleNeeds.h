//===- ModuleNeeds.h - what a SPIR-V module asks of a device ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef RUNMAT_CODEGEN_SPIRV_MODULENEEDS_H
#define RUNMAT_CODEGEN_SPIRV_MODULENEEDS_H

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"

namespace runmat::codegen {

/// All that kernels may use: conversion patterns look here.
mlir::spirv::TargetEnvAttr getKernelTargetEnv(mlir::MLIRContext *context);

/// Version, capabilities and extensions that `module` needs, by the types it
/// holds and the execution modes it asks for.
mlir::spirv::VerCapExtAttr computeNeeds(mlir::spirv::ModuleOp module);

/// Whether `module` holds values of `type`.
bool usesType(mlir::spirv::ModuleOp module, mlir::Type type);

} // namespace runmat::codegen

#endif // RUNMAT_CODEGEN_SPIRV_MODULENEEDS_H
