//===- RunMatOps.h - the runmat dialect -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DIALECTS_RUNMAT_RUNMATOPS_H
#define RUNMAT_DIALECTS_RUNMAT_RUNMATOPS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "dialects/RunMat/RunMatEnums.h.inc"

#include "dialects/RunMat/RunMatDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/RunMat/RunMatAttributes.h.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/RunMat/RunMatTypes.h.inc"

#include "definitions/RuntimeOperations.h"
#include "dialects/RunMat/AttributeNames.h"
#include "dialects/RunMat/ElementPosition.h"
#include "dialects/RunMat/NumberRules.h"
#include "dialects/RunMat/RealDomains.h"
#include "dialects/RunMat/RunMatInference.h"
#include "dialects/RunMat/SymbolicExtent.h"
#include "dialects/RunMat/Views.h"

#include "dialects/RunMat/RunMatInterfaces.h.inc"

namespace runmat {

/// Whether control flow may hand a value on as one of another type: where one
/// of them is not known yet.
bool mayFlow(mlir::Type from, mlir::Type to);

/// Whether each variable that a loop carries has one type around the loop.
bool carriesOneType(LoopInterface loop);

} // namespace runmat

#define GET_OP_CLASSES
#include "dialects/RunMat/RunMatOps.h.inc"

namespace runmat {

/// Whether the op ends an array by changing it: what follows in its statement
/// may not need the old one, so exits go to the next statement.
bool changesInPlace(mlir::Operation *op);

} // namespace runmat

#endif // RUNMAT_DIALECTS_RUNMAT_RUNMATOPS_H
