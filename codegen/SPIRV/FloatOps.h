//===- FloatOps.h - SPIR-V operations that round ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef RUNMAT_CODEGEN_SPIRV_FLOATOPS_H
#define RUNMAT_CODEGEN_SPIRV_FLOATOPS_H

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace runmat::codegen {

/// Serialised as the decoration NoContraction.
inline constexpr llvm::StringLiteral noContractionAttrName = "no_contraction";

/// Whether a driver might contract `op` with a neighbour.
inline bool isFloatArithmetic(mlir::Operation *op) {
  using namespace mlir::spirv;
  return llvm::isa<GLFmaOp, FAddOp, FSubOp, FMulOp, FDivOp, FNegateOp, FRemOp,
                   FModOp, DotOp, VectorTimesScalarOp, MatrixTimesScalarOp>(op);
}

} // namespace runmat::codegen

#endif // RUNMAT_CODEGEN_SPIRV_FLOATOPS_H
