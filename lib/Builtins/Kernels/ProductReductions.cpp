//===- ProductReductions.cpp - reductions of our own compiler ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/ProductKernels.h"

#define RUNMAT_DECLARE_STAGES(name)                                            \
  RUNMAT_DECLARE_ENTRIES(name, _partial)                                       \
  RUNMAT_DECLARE_ENTRIES(name, _final)
extern "C" {
#define RUNMAT_PRODUCT_REDUCTION_KERNEL(name, bytes, settled, turned)          \
  RUNMAT_DECLARE_STAGES(name##_along) RUNMAT_DECLARE_STAGES(name##_across)
#include "Catalogue/ProductKernels.inc"
}

namespace runmat::kernels {

namespace {

#define RUNMAT_STAGES(name)                                                    \
  {RUNMAT_ENTRIES(::name, _partial), RUNMAT_ENTRIES(::name, _final)}
#define RUNMAT_PRODUCT_REDUCTION_KERNEL(name, bytes, settled, turned)          \
  constexpr CompiledReduction name = {                                         \
      RUNMAT_STAGES(name##_along), RUNMAT_STAGES(name##_across), bytes,        \
      CompiledReduction::Settled::settled, turned};
#include "Catalogue/ProductKernels.inc"

#define RUNMAT_PRODUCT_WHOLE_SUM(elementClass, isSigned, wrapped, highs)       \
  constexpr CompiledWholeSum wholeSumOf##elementClass = {(wrapped), (highs),   \
                                                         isSigned};
#include "Catalogue/ProductKernels.inc"

} // namespace

void addProductReductions(KernelTable &table) {
#define RUNMAT_PRODUCT_REDUCTION(opcode, elementClass, omitsNaN, name)         \
  table.at(ReductionOpcode::opcode, ElementClass::elementClass, omitsNaN) =    \
      &(name);
#include "Catalogue/ProductKernels.inc"
#define RUNMAT_PRODUCT_WHOLE_SUM(elementClass, isSigned, wrapped, highs)       \
  table.wholeSums[size_t(ElementClass::elementClass)] =                        \
      &wholeSumOf##elementClass;
#include "Catalogue/ProductKernels.inc"
}

} // namespace runmat::kernels
