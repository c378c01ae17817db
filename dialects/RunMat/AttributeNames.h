//===- AttributeNames.h - names that passes and tools share -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DIALECTS_RUNMAT_ATTRIBUTENAMES_H
#define RUNMAT_DIALECTS_RUNMAT_ATTRIBUTENAMES_H

#include "llvm/ADT/StringRef.h"

namespace runmat {

/// The function of a module that is its unit.
inline constexpr llvm::StringLiteral unitName = "unit";

/// Of a unit: the names of the variables that it returns, and the statement at
/// which the interpreter goes on, -1 at the end of the program.
inline constexpr llvm::StringLiteral outputsAttrName = "runmat.outputs";
inline constexpr llvm::StringLiteral endAttrName = "runmat.end";
/// Of a unit: the inputs that may be lent to it, and the variables that are
/// gpuArrays after it.
inline constexpr llvm::StringLiteral lentAttrName = "runmat.lent";
inline constexpr llvm::StringLiteral gpuArraysAttrName = "runmat.gpu_arrays";
/// Of a unit in LLVM's dialect: its table.
inline constexpr llvm::StringLiteral unitTableAttrName = "runmat.unit";

/// Of a unit: what it does, for the planner (runmat/unit_plan.h); and of an
/// operation of the runtime in it, which step of that it is.
inline constexpr llvm::StringLiteral planAttrName = "runmat.plan";
inline constexpr llvm::StringLiteral stepAttrName = "runmat.step";

/// Of an argument of a unit: it is a gpuArray.
inline constexpr llvm::StringLiteral gpuArrayAttrName = "runmat.gpu_array";
/// Of a statement: the unit ends before it.
inline constexpr llvm::StringLiteral interpretedAttrName = "runmat.interpreted";

/// Of a function that makes turns of a loop of a unit (runmat.thread).
inline constexpr llvm::StringLiteral turnsAttrName = "runmat.turns";

/// Of a kernel's function: a KernelAttr.
inline constexpr llvm::StringLiteral kernelAttrName = "runmat.kernel";
/// And: its cluster is chained to that of the next launch.
inline constexpr llvm::StringLiteral chainedAttrName = "runmat.chained";

} // namespace runmat

#endif // RUNMAT_DIALECTS_RUNMAT_ATTRIBUTENAMES_H
