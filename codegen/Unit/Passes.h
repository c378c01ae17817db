//===- Passes.h - from unit functions to the unit ABI -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_UNIT_PASSES_H
#define RUNMAT_CODEGEN_UNIT_PASSES_H

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace runmat {

#define GEN_PASS_DECL
#include "codegen/Unit/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "codegen/Unit/Passes.h.inc"

} // namespace runmat

#endif // RUNMAT_CODEGEN_UNIT_PASSES_H
