//===- Passes.h - passes of the SPIR-V backend ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef RUNMAT_CODEGEN_SPIRV_PASSES_H
#define RUNMAT_CODEGEN_SPIRV_PASSES_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace runmat::codegen {

#define GEN_PASS_DECL
#include "codegen/SPIRV/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "codegen/SPIRV/Passes.h.inc"

} // namespace runmat::codegen

#endif // RUNMAT_CODEGEN_SPIRV_PASSES_H
