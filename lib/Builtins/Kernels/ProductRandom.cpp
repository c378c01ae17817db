//===- ProductRandom.cpp - random numbers by our own compiler ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/ProductKernels.h"

extern "C" {
#define RUNMAT_PRODUCT_RANDOM(distribution, elementClass, name)                \
  RUNMAT_DECLARE_ENTRIES(name, )
#include "Catalogue/ProductKernels.inc"
}

namespace runmat::kernels {

namespace {

#define RUNMAT_PRODUCT_RANDOM(distribution, elementClass, name)                \
  constexpr CompiledRandom name = {RUNMAT_ENTRIES(::name, )};
#include "Catalogue/ProductKernels.inc"

} // namespace

void addProductRandom(KernelTable &table) {
#define RUNMAT_PRODUCT_RANDOM(distribution, elementClass, name)                \
  table.random[size_t(Distribution::distribution)]                             \
              [ElementClass::elementClass == ElementClass::Single] = &(name);
#include "Catalogue/ProductKernels.inc"
}

} // namespace runmat::kernels
