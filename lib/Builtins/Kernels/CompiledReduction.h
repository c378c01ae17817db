//===- CompiledReduction.h - reductions of the product set ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_COMPILEDREDUCTION_H
#define RUNMAT_BUILTINS_KERNELS_COMPILEDREDUCTION_H

#include "Builtins/Kernels/CompiledKernel.h"

namespace runmat::kernels {

/// Slices of `length` elements that are `inner` apart: `inner` slices lie side
/// by side, and `outer` such groups behind each other.
struct SliceShape {
  int64_t inner, length, outer;
};

/// The entries of a reduction kernel, as docs/kernel-contract.md names them.
struct ReductionEntries {
  KernelEntries partial, final;
};

/// A reduction by our own compiler, of slices along memory and of slices side
/// by side.
struct CompiledReduction {
  ReductionEntries along, across;
  /// Bytes of a result: of a truth value 1, of a sum those of its class.
  uint8_t resultBytes;
  /// A partial result that no other one changes: true for any, false for all.
  enum class Settled : uint8_t { Never, ByTrue, ByFalse } settled;
  /// Whether the kernel turns the first bit of numbers, so that those without
  /// a sign have the order of those with one.
  bool turnsFirstBit;

  /// Reduces every slice of `in`; slices have elements.
  void run(const void *in, const SliceShape &shape, void *out) const;
};

} // namespace runmat::kernels

#endif // RUNMAT_BUILTINS_KERNELS_COMPILEDREDUCTION_H
