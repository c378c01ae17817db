//===- RunMatDialect.cpp - registration of the dialect ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

#include "dialects/RunMat/RunMatDialect.cpp.inc"
#include "dialects/RunMat/RunMatEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/RunMat/RunMatAttributes.cpp.inc"

#include "dialects/RunMat/RunMatInterfaces.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/RunMat/RunMatTypes.cpp.inc"

void runmat::RunMatDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/RunMat/RunMatAttributes.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "dialects/RunMat/RunMatTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dialects/RunMat/RunMatOps.cpp.inc"
      >();
}
