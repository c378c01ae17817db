//===- ProductScans.cpp - scans of our own compiler -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/ProductKernels.h"

extern "C" {
#define RUNMAT_PRODUCT_SCAN_KERNEL(name, bytes, isBlocked)                     \
  RUNMAT_DECLARE_ENTRIES(name, _partial)                                       \
  RUNMAT_DECLARE_ENTRIES(name, _final)
#define RUNMAT_PRODUCT_SUM_IN_BLOCKS(elementClass, wrapped, capped, overflow)  \
  RUNMAT_DECLARE_ENTRIES(overflow, _partial)
#include "Catalogue/ProductKernels.inc"
}

namespace runmat::kernels {

namespace {

#define RUNMAT_PRODUCT_SCAN_KERNEL(name, bytes, isBlocked)                     \
  constexpr CompiledScan name = {RUNMAT_ENTRIES(::name, _partial),             \
                                 RUNMAT_ENTRIES(::name, _final), bytes,        \
                                 isBlocked};
#include "Catalogue/ProductKernels.inc"
#define RUNMAT_PRODUCT_SUM_IN_BLOCKS(elementClass, wrapped, capped, overflow)  \
  constexpr SumInBlocks inBlocks##elementClass = {                             \
      (wrapped), (capped), RUNMAT_ENTRIES(::overflow, _partial)};
#include "Catalogue/ProductKernels.inc"

} // namespace

void addProductScans(KernelTable &table) {
#define RUNMAT_PRODUCT_SCAN(opcode, elementClass, name)                        \
  table.at(ScanOpcode::opcode, ElementClass::elementClass) = &(name);
#define RUNMAT_PRODUCT_SUM_IN_BLOCKS(elementClass, wrapped, capped, overflow)  \
  table.sumsInBlocks[size_t(ElementClass::elementClass)] =                     \
      &inBlocks##elementClass;
#include "Catalogue/ProductKernels.inc"
}

} // namespace runmat::kernels
