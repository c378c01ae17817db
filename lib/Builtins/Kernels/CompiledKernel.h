//===- CompiledKernel.h - entries of the product set ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the objects that our own compiler made offer, and the level that runs.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_COMPILEDKERNEL_H
#define RUNMAT_BUILTINS_KERNELS_COMPILEDKERNEL_H

#include <array>
#include <cstddef>
#include <cstdint>

namespace runmat::kernels {

/// An entry of docs/kernel-contract.md: argument words, first and last item.
using KernelEntry = void (*)(const void *words, int64_t begin, int64_t end);

/// x86-64, x86-64-v3, x86-64-v4; of AArch64 there is one.
#if defined(__aarch64__)
inline constexpr size_t kernelLevelCount = 1;
#else
inline constexpr size_t kernelLevelCount = 3;
#endif

/// One entry by level of processors.
using KernelEntries = std::array<KernelEntry, kernelLevelCount>;

/// The entry of the level that was selected.
KernelEntry selectedEntry(const KernelEntries &entries);

} // namespace runmat::kernels

// Declares an entry of every level, and lists them. `suffix` is empty or names
// the stage of a reduction.
#define RUNMAT_DECLARE_ENTRY(name, level, suffix)                              \
  void name##_##level##suffix(const void *words, int64_t begin, int64_t end);
#if defined(__aarch64__)
#define RUNMAT_DECLARE_ENTRIES(name, suffix)                                   \
  RUNMAT_DECLARE_ENTRY(name, aarch64_linux_gnu, suffix)
#define RUNMAT_ENTRIES(name, suffix) {name##_aarch64_linux_gnu##suffix}
#else
#define RUNMAT_DECLARE_ENTRIES(name, suffix)                                   \
  RUNMAT_DECLARE_ENTRY(name, x86_64, suffix)                                   \
  RUNMAT_DECLARE_ENTRY(name, x86_64_v3, suffix)                                \
  RUNMAT_DECLARE_ENTRY(name, x86_64_v4, suffix)
#define RUNMAT_ENTRIES(name, suffix)                                           \
  {name##_x86_64##suffix, name##_x86_64_v3##suffix, name##_x86_64_v4##suffix}
#endif

#endif // RUNMAT_BUILTINS_KERNELS_COMPILEDKERNEL_H
