//===- ProductKernels.cpp - kernels of our own compiler ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/ProductKernels.h"
#include "LinearAlgebra/Threads.h"

#include <algorithm>
#include <atomic>
#include <iterator>

extern "C" {
#define RUNMAT_PRODUCT_UNARY(opcode, kernelClass, name, isGuarded)             \
  RUNMAT_DECLARE_ENTRIES(name##_v, )
#define RUNMAT_PRODUCT_BINARY(opcode, kernelClass, name)                       \
  RUNMAT_DECLARE_ENTRIES(name##_vv, )                                          \
  RUNMAT_DECLARE_ENTRIES(name##_vs, )                                          \
  RUNMAT_DECLARE_ENTRIES(name##_sv, )
#include "Catalogue/ProductKernels.inc"
}

namespace runmat::kernels {

namespace {

/// The levels, best last.
struct Level {
  const char *name;
  bool (*isHere)();
};
const Level levels[] = {
    {"x86-64", [] { return true; }},
    {"x86-64-v3", [] { return bool(__builtin_cpu_supports("x86-64-v3")); }},
    {"x86-64-v4", [] { return bool(__builtin_cpu_supports("x86-64-v4")); }},
};
static_assert(std::size(levels) == kernelLevelCount);

size_t bestLevel() {
  size_t level = kernelLevelCount - 1;
  while (!levels[level].isHere())
    --level;
  return level;
}
std::atomic<size_t> &chosenLevel() {
  static std::atomic<size_t> level = bestLevel();
  return level;
}

#define RUNMAT_PRODUCT_UNARY(opcode, kernelClass, name, isGuarded)             \
  constexpr KernelEntries name##_v = RUNMAT_ENTRIES(::name##_v, );
#define RUNMAT_PRODUCT_BINARY(opcode, kernelClass, name)                       \
  constexpr KernelEntries name##_vv = RUNMAT_ENTRIES(::name##_vv, );           \
  constexpr KernelEntries name##_vs = RUNMAT_ENTRIES(::name##_vs, );           \
  constexpr KernelEntries name##_sv = RUNMAT_ENTRIES(::name##_sv, );
#include "Catalogue/ProductKernels.inc"

/// Elements from which waking threads pays, and those of one piece.
constexpr int64_t sharedFrom = 32768, pieceLength = 8192;

/// Elements do not see each other, so no result depends on the cut.
void runPieces(const KernelEntries &entries, const void *words, int64_t n) {
  const KernelEntry entry = selectedEntry(entries);
  if (n < sharedFrom)
    return entry(words, 0, n);
  auto work = [&](uint64_t begin, uint64_t end) {
    entry(words, int64_t(begin) * pieceLength,
          std::min(n, int64_t(end) * pieceLength));
  };
  linalg::inParallel((n + pieceLength - 1) / pieceLength, work);
}

template <const KernelEntries &along>
bool runUnary(const void *in, void *out, int64_t n) {
  const struct {
    const void *in;
    void *out;
    int64_t n;
  } words{in, out, n};
  runPieces(along, &words, n);
  return true;
}

/// The kernel raises a flag where it leaves the reals.
template <const KernelEntries &along>
bool runGuarded(const void *in, void *out, int64_t n) {
  int32_t flag = 0;
  const struct {
    const void *in;
    void *out;
    int32_t *flag;
    int64_t n;
  } words{in, out, &flag, n};
  runPieces(along, &words, n);
  return flag == 0;
}

template <const KernelEntries &both, const KernelEntries &left,
          const KernelEntries &right>
void runBinary(const void *lhs, int64_t lhsStride, const void *rhs,
               int64_t rhsStride, void *out, int64_t n) {
  const struct {
    const void *lhs, *rhs;
    void *out;
    int64_t n;
  } words{lhs, rhs, out, n};
  // Of two repeated operands there is one element, which any of them computes.
  runPieces(lhsStride == 0 ? right : rhsStride == 0 ? left : both, &words, n);
}

} // namespace

KernelEntry selectedEntry(const KernelEntries &entries) {
  return entries[chosenLevel().load(std::memory_order_relaxed)];
}

void addProductKernels(KernelTable &table) {
#define RUNMAT_PRODUCT_UNARY(opcode, kernelClass, name, isGuarded)             \
  table.at(UnaryOpcode::opcode, KernelClass::kernelClass)                      \
      .replace(isGuarded ? runGuarded<name##_v> : runUnary<name##_v>);
#define RUNMAT_PRODUCT_BINARY(opcode, kernelClass, name)                       \
  table.at(BinaryOpcode::opcode, KernelClass::kernelClass)                     \
      .replace(runBinary<name##_vv, name##_vs, name##_sv>);
#include "Catalogue/ProductKernels.inc"
}

bool selectKernelLevel(const std::string &cpu) {
  for (size_t level = 0; level < kernelLevelCount; ++level)
    if (cpu == levels[level].name && levels[level].isHere()) {
      chosenLevel() = level;
      return true;
    }
  if (cpu != "native")
    return false;
  chosenLevel() = bestLevel();
  return true;
}

} // namespace runmat::kernels
