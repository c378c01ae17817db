//===- UpstreamHeaders.h - headers of MLIR, read once -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Of the unit tests of the compiler, with TestHeaders.h. The dialect is not in
// it: tests of units see the runtime, which has an ElementClass of its own.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CMAKE_UPSTREAMHEADERS_H
#define RUNMAT_CMAKE_UPSTREAMHEADERS_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

#endif // RUNMAT_CMAKE_UPSTREAMHEADERS_H
