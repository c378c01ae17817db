//===- TurnsLowering.h - turns of a loop as a function ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_UNIT_TURNSLOWERING_H
#define RUNMAT_CODEGEN_UNIT_TURNSLOWERING_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Value.h"

namespace runmat {

/// Gives a function with the attribute `runmat.turns`, whose control flow is
/// flat, the ABI of runmat_turns_function (runmat/unit.h).
void lowerTurns(mlir::func::FuncOp function);

/// Values of a function whose ops are lowered: addresses become pointers, and
/// elements of integer classes the numbers that hold them; so far their types
/// told the class.
void giveMachineTypes(mlir::func::FuncOp function);

} // namespace runmat

#endif // RUNMAT_CODEGEN_UNIT_TURNSLOWERING_H
