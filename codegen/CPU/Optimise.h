//===- Optimise.h - LLVM passes over CPU code -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_CPU_OPTIMISE_H
#define RUNMAT_CODEGEN_CPU_OPTIMISE_H

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace runmat::codegen::cpu {

/// Whether all code is that of units without loops of their own: it runs once a
/// visit, and mostly calls.
bool isGlue(llvm::Module &module);

/// The frame's memory to registers, once: for code that is made in the least
/// time.
void optimiseForBaseline(llvm::Module &module, llvm::TargetMachine &machine);

/// A short list of passes; a longer one for units with loops of their own,
/// whose functions carry the attribute `runmat-unit`.
void optimiseQuickly(llvm::Module &module, llvm::TargetMachine &machine);

/// LLVM's O3.
void optimiseFully(llvm::Module &module, llvm::TargetMachine &machine);

} // namespace runmat::codegen::cpu

#endif // RUNMAT_CODEGEN_CPU_OPTIMISE_H
