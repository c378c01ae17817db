//===- FusedLoops.h - loops with fma as an instruction ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_FUSEDLOOPS_H
#define RUNMAT_BUILTINS_KERNELS_FUSEDLOOPS_H

/// The attributes of a loop whose fma are instructions, also those of what it
/// calls; elsewhere each is a call of the C library.
#if defined(__x86_64__)
#define RUNMAT_FUSED gnu::flatten, gnu::target("fma")
#else
#define RUNMAT_FUSED gnu::flatten
#endif

namespace runmat::kernels {

/// Whether such loops run here. Every AArch64 has the instruction.
inline bool hasFusedLoops() {
#if defined(__x86_64__)
  return __builtin_cpu_supports("fma");
#else
  return true;
#endif
}

} // namespace runmat::kernels

#endif // RUNMAT_BUILTINS_KERNELS_FUSEDLOOPS_H
