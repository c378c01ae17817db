//===- ProductMovement.cpp - movement by our own compiler -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/ProductKernels.h"

#include <bit>

extern "C" {
#define RUNMAT_PRODUCT_REVERSAL(bytes, name) RUNMAT_DECLARE_ENTRIES(name, )
#define RUNMAT_PRODUCT_TRANSPOSITION(bytes, name) RUNMAT_DECLARE_ENTRIES(name, )
#include "Catalogue/ProductKernels.inc"
}

namespace runmat::kernels {

namespace {

#define RUNMAT_PRODUCT_REVERSAL(bytes, name)                                   \
  constexpr CompiledReversal name = {RUNMAT_ENTRIES(::name, )};
#define RUNMAT_PRODUCT_TRANSPOSITION(bytes, name)                              \
  constexpr CompiledTransposition name = {RUNMAT_ENTRIES(::name, )};
#include "Catalogue/ProductKernels.inc"

} // namespace

void addProductMovement(KernelTable &table) {
#define RUNMAT_PRODUCT_REVERSAL(bytes, name)                                   \
  table.reversals[std::countr_zero(unsigned(bytes))] = &(name);
#define RUNMAT_PRODUCT_TRANSPOSITION(bytes, name)                              \
  table.transpositions[std::countr_zero(unsigned(bytes))] = &(name);
#include "Catalogue/ProductKernels.inc"
}

} // namespace runmat::kernels
