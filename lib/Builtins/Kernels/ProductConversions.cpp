//===- ProductConversions.cpp - conversions by our own compiler -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/ProductKernels.h"

extern "C" {
#define RUNMAT_PRODUCT_CONVERSION_KERNEL(name, isGuarded)                      \
  RUNMAT_DECLARE_ENTRIES(name, )
#include "Catalogue/ProductKernels.inc"
}

namespace runmat::kernels {

namespace {

#define RUNMAT_PRODUCT_CONVERSION_KERNEL(name, isGuarded)                      \
  constexpr CompiledUnary name = {RUNMAT_ENTRIES(::name, ), isGuarded};
#include "Catalogue/ProductKernels.inc"

} // namespace

void addProductConversions(KernelTable &table) {
#define RUNMAT_PRODUCT_CONVERSION(from, to, name)                              \
  table.conversions[size_t(ElementClass::from)][size_t(ElementClass::to)] =    \
      &(name);
#include "Catalogue/ProductKernels.inc"
}

} // namespace runmat::kernels
