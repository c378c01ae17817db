//===- ProductKernels.cpp - kernels of our own compiler ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/ProductKernels.h"

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

// The section of the objects, which the linker bounds.
extern const char sectionBegin[] __asm__("__start_runmat_kernels");
extern const char sectionEnd[] __asm__("__stop_runmat_kernels");
}

namespace runmat::kernels {

namespace {

/// The levels, best last.
struct Level {
  const char *name;
  bool (*isHere)();
};
const Level levels[] = {
#if defined(__aarch64__)
    {"aarch64-linux-gnu", [] { return true; }},
#else
    {"x86-64", [] { return true; }},
    {"x86-64-v3", [] { return bool(__builtin_cpu_supports("x86-64-v3")); }},
    {"x86-64-v4", [] { return bool(__builtin_cpu_supports("x86-64-v4")); }},
#endif
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
  constexpr CompiledUnary name = {RUNMAT_ENTRIES(::name##_v, ), isGuarded};
#define RUNMAT_PRODUCT_BINARY(opcode, kernelClass, name)                       \
  constexpr CompiledBinary name = {RUNMAT_ENTRIES(::name##_vv, ),              \
                                   RUNMAT_ENTRIES(::name##_vs, ),              \
                                   RUNMAT_ENTRIES(::name##_sv, )};
#include "Catalogue/ProductKernels.inc"

} // namespace

KernelEntry selectedEntry(const KernelEntries &entries) {
  return entries[chosenLevel().load(std::memory_order_relaxed)];
}

bool isCompiledEntry(KernelEntry entry) {
  const auto address = reinterpret_cast<const char *>(entry);
  return sectionBegin <= address && address < sectionEnd;
}

void addProductKernels(KernelTable &table) {
#define RUNMAT_PRODUCT_UNARY(opcode, kernelClass, name, isGuarded)             \
  table.at(UnaryOpcode::opcode, KernelClass::kernelClass).compiled = &(name);
#define RUNMAT_PRODUCT_BINARY(opcode, kernelClass, name)                       \
  table.at(BinaryOpcode::opcode, KernelClass::kernelClass).compiled = &(name);
#define RUNMAT_PRODUCT_EACH_PART(opcode, kernelClass, name)                    \
  table.at(BinaryOpcode::opcode, KernelClass::kernelClass).eachPart = &(name);
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
