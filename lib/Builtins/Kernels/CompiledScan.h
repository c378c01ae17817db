//===- CompiledScan.h - scans of the product set ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_COMPILEDSCAN_H
#define RUNMAT_BUILTINS_KERNELS_COMPILEDSCAN_H

#include "Builtins/Kernels/CompiledReduction.h"

namespace runmat::kernels {

/// A scan by our own compiler: the entries of its kernel, as
/// docs/kernel-contract.md names them.
struct CompiledScan {
  KernelEntries partial, final;
  /// Bytes of an element.
  uint8_t elementBytes;
  /// Whether lines are cut into the blocks of docs/numerics.md.
  bool isBlocked;

  /// Scans every line of `in`, from its end if `backward`; lines have elements.
  /// `out` may be `in`.
  void run(const void *in, const SliceShape &shape, bool backward,
           void *out) const;
};

/// The cumulative sum of one line of integers with a sign, of blocks side by
/// side. That is the one in order if no step saturates: the sum wraps round
/// then, and a reduction tells whether it did. It is, too, if no element is
/// less than 0, as nothing leaves the upper end.
struct SumInBlocks {
  const CompiledScan &wrapped, &capped;
  KernelEntries overflow;

  /// False: some step saturates, and `out` is of no use.
  bool runUnsaturated(const void *in, int64_t length, bool backward,
                      void *out) const;

private:
  bool overflows(const char *line, int64_t length, bool backward) const;
};

} // namespace runmat::kernels

#endif // RUNMAT_BUILTINS_KERNELS_COMPILEDSCAN_H
