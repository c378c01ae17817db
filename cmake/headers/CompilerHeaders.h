//===- CompilerHeaders.h - upstream and dialect, read once ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The precompiled header of the compiler's files: reading these takes most of
// the time that each needs. The dialect's are among them although a change of
// its td files then costs another half minute: 130 files read them for 2 s
// each. Files include what they use all the same.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CMAKE_COMPILERHEADERS_H
#define RUNMAT_CMAKE_COMPILERHEADERS_H

#include "dialects/RunMat/RunMatOps.h"
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

#endif // RUNMAT_CMAKE_COMPILERHEADERS_H
