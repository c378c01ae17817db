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

/// The cumulative sum of one line of integers with a sign, as long as no step
/// saturates: one that wraps round, of blocks side by side, and a reduction
/// that tells whether it did.
struct UnsaturatedSum {
  const CompiledScan &sums;
  KernelEntries overflow;

  /// False: some step saturates, and `out` is of no use.
  bool run(const void *in, int64_t length, bool backward, void *out) const;

private:
  bool overflows(const char *line, int64_t length, bool backward) const;
};

} // namespace runmat::kernels

#endif // RUNMAT_BUILTINS_KERNELS_COMPILEDSCAN_H
