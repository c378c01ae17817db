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

/// More than any sum of 64-bit integers in memory.
__extension__ typedef __int128 Whole;

/// The exact sum of 64-bit integers, of two that wrap round: that of the
/// elements, and that of their upper halves, which says how often the first one
/// did.
struct CompiledWholeSum {
  const CompiledReduction &wrapped, &highs;
  bool isSigned;

  /// The upper halves of so many elements do not wrap round.
  static constexpr int64_t longest = (int64_t(1) << 32) - 1;
  /// Sums every slice of `in`; slices have elements, `longest` at most.
  void run(const void *in, const SliceShape &shape, Whole *out) const;

private:
  Whole joined(uint64_t sum, uint64_t upper) const;
  Whole sumOfLine(const uint64_t *line, int64_t length) const;
};

} // namespace runmat::kernels

#endif // RUNMAT_BUILTINS_KERNELS_COMPILEDREDUCTION_H
