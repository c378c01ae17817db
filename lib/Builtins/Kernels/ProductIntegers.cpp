//===- ProductIntegers.cpp - integer kernels of our own compiler *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/ProductKernels.h"

extern "C" {
#define RUNMAT_PRODUCT_INTEGER_UNARY(opcode, kernelClass, name)                \
  RUNMAT_DECLARE_ENTRIES(name##_v, )
#define RUNMAT_PRODUCT_INTEGER(opcode, elementClass, isGuarded, vv, ve, ev,    \
                               vd, dv)                                         \
  RUNMAT_DECLARE_ENTRIES(vv, )                                                 \
  RUNMAT_DECLARE_ENTRIES(ve, )                                                 \
  RUNMAT_DECLARE_ENTRIES(ev, )                                                 \
  RUNMAT_DECLARE_ENTRIES(vd, )                                                 \
  RUNMAT_DECLARE_ENTRIES(dv, )
#define RUNMAT_PRODUCT_INTEGER_EXACT(opcode, elementClass, vv, ve, ev)         \
  RUNMAT_DECLARE_ENTRIES(vv, )                                                 \
  RUNMAT_DECLARE_ENTRIES(ve, )                                                 \
  RUNMAT_DECLARE_ENTRIES(ev, )
#include "Catalogue/ProductKernels.inc"
}

namespace runmat::kernels {

void addProductIntegers(KernelTable &table) {
#define RUNMAT_PRODUCT_INTEGER_UNARY(opcode, kernelClass, name)                \
  {                                                                            \
    static const CompiledUnary kernel = {                                      \
        RUNMAT_ENTRIES(::name##_v, ), false,                                   \
        elementBytes(ElementClass::kernelClass)};                              \
    table.at(UnaryOpcode::opcode, KernelClass::kernelClass).compiled =         \
        &kernel;                                                               \
  }
#define RUNMAT_PRODUCT_INTEGER(opcode, elementClass, isGuarded, vv, ve, ev,    \
                               vd, dv)                                         \
  {                                                                            \
    static const CompiledIntegers kernel = {                                   \
        RUNMAT_ENTRIES(::vv, ),                                                \
        RUNMAT_ENTRIES(::ve, ),                                                \
        RUNMAT_ENTRIES(::ev, ),                                                \
        RUNMAT_ENTRIES(::vd, ),                                                \
        RUNMAT_ENTRIES(::dv, ),                                                \
        isGuarded,                                                             \
        elementBytes(ElementClass::elementClass)};                             \
    table.at(BinaryOpcode::opcode, ElementClass::elementClass) = &kernel;      \
  }
#define RUNMAT_PRODUCT_INTEGER_EXACT(opcode, elementClass, vv, ve, ev)         \
  {                                                                            \
    static const CompiledIntegers kernel = {                                   \
        RUNMAT_ENTRIES(::vv, ),                                                \
        RUNMAT_ENTRIES(::ve, ),                                                \
        RUNMAT_ENTRIES(::ev, ),                                                \
        {},                                                                    \
        {},                                                                    \
        false,                                                                 \
        elementBytes(ElementClass::elementClass)};                             \
    table.at(BinaryOpcode::opcode, ElementClass::elementClass) = &kernel;      \
  }
#include "Catalogue/ProductKernels.inc"
}

} // namespace runmat::kernels
