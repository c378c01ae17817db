//===- ProductComplex.cpp - complex kernels of our own compiler -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/ProductKernels.h"

extern "C" {
#define RUNMAT_PRODUCT_COMPLEX_UNARY(opcode, kernelClass, name)                \
  RUNMAT_DECLARE_ENTRIES(name##_v, )
#define RUNMAT_PRODUCT_COMPLEX_PARTS(opcode, kernelClass, name)                \
  RUNMAT_DECLARE_ENTRIES(name##_v, )
#define RUNMAT_PRODUCT_COMPLEX_BINARY(opcode, kernelClass, name, member)       \
  RUNMAT_DECLARE_ENTRIES(name##_vv, )                                          \
  RUNMAT_DECLARE_ENTRIES(name##_vs, )                                          \
  RUNMAT_DECLARE_ENTRIES(name##_sv, )
#define RUNMAT_PRODUCT_COMPLEX_SQUARE(kernelClass, name)                       \
  RUNMAT_DECLARE_ENTRIES(name##_v, )
#include "Catalogue/ProductKernels.inc"
}

namespace runmat::kernels {

namespace {

#define RUNMAT_PRODUCT_COMPLEX_UNARY(opcode, kernelClass, name)                \
  constexpr CompiledUnary name = {RUNMAT_ENTRIES(::name##_v, ), false};
#define RUNMAT_PRODUCT_COMPLEX_PARTS(opcode, kernelClass, name)                \
  constexpr CompiledUnary name = {                                             \
      .along = RUNMAT_ENTRIES(::name##_v, ), .isGuarded = false, .parts = 2};
#define RUNMAT_PRODUCT_COMPLEX_BINARY(opcode, kernelClass, name, member)       \
  constexpr CompiledBinary name = {RUNMAT_ENTRIES(::name##_vv, ),              \
                                   RUNMAT_ENTRIES(::name##_vs, ),              \
                                   RUNMAT_ENTRIES(::name##_sv, )};
#define RUNMAT_PRODUCT_COMPLEX_SQUARE(kernelClass, name)                       \
  constexpr CompiledUnary name = {RUNMAT_ENTRIES(::name##_v, ), false};
#include "Catalogue/ProductKernels.inc"

} // namespace

void addProductComplex(KernelTable &table) {
#define RUNMAT_PRODUCT_COMPLEX_UNARY(opcode, kernelClass, name)                \
  table.at(UnaryOpcode::opcode, KernelClass::kernelClass).compiled = &(name);
#define RUNMAT_PRODUCT_COMPLEX_PARTS(opcode, kernelClass, name)                \
  table.at(UnaryOpcode::opcode, KernelClass::kernelClass).compiled = &(name);
#define RUNMAT_PRODUCT_COMPLEX_BINARY(opcode, kernelClass, name, member)       \
  table.at(BinaryOpcode::opcode, KernelClass::kernelClass).member = &(name);
#define RUNMAT_PRODUCT_COMPLEX_SQUARE(kernelClass, name)                       \
  table.squares[size_t(KernelClass::kernelClass)] = &(name);
#include "Catalogue/ProductKernels.inc"
}

} // namespace runmat::kernels
