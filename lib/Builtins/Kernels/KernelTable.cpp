//===- KernelTable.cpp - (operation x class) -> kernel ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/KernelTable.h"
#include "Builtins/Kernels/ProductKernels.h"

#include <atomic>

namespace runmat {
namespace kernels {

KernelClass kernelClass(ElementClass elementClass, bool isComplex) {
  switch (elementClass) {
  case ElementClass::Single:
    return isComplex ? KernelClass::ComplexSingle : KernelClass::Single;
  case ElementClass::Int8:
    return KernelClass::Int8;
  case ElementClass::Int16:
    return KernelClass::Int16;
  case ElementClass::Int32:
    return KernelClass::Int32;
  case ElementClass::Int64:
    return KernelClass::Int64;
  case ElementClass::UInt8:
    return KernelClass::UInt8;
  case ElementClass::UInt16:
    return KernelClass::UInt16;
  case ElementClass::UInt32:
    return KernelClass::UInt32;
  case ElementClass::UInt64:
    return KernelClass::UInt64;
  case ElementClass::Double:
  case ElementClass::Logical:
  case ElementClass::Char:
    break;
  }
  return isComplex ? KernelClass::ComplexDouble : KernelClass::Double;
}

Number operandNumber(KernelClass kernelClass) {
  switch (kernelClass) {
  case KernelClass::Single:
    return Number::Single;
  case KernelClass::ComplexDouble:
    return Number::ComplexDouble;
  case KernelClass::ComplexSingle:
    return Number::ComplexSingle;
  case KernelClass::Int64:
  case KernelClass::UInt64:
    return Number::Wide;
  default:
    return Number::Double;
  }
}

const KernelTable &referenceTable() {
  static const KernelTable table = [] {
    KernelTable filled;
    addRealUnaryKernels(filled);
    addComplexUnaryKernels(filled);
    addIntegerUnaryKernels(filled);
    addRealBinaryKernels(filled);
    addComplexBinaryKernels(filled);
    addIntegerBinaryKernels(filled);
    return filled;
  }();
  return table;
}

const KernelTable &productTable() {
  static const KernelTable table = [] {
    KernelTable filled = referenceTable();
    addProductKernels(filled);
    addProductComplex(filled);
    addProductReductions(filled);
    addProductScans(filled);
    addProductIntegers(filled);
    addProductMovement(filled);
    addProductRandom(filled);
    addProductConversions(filled);
    return filled;
  }();
  return table;
}

namespace {
std::atomic<const KernelTable *> chosenTable = nullptr;
} // namespace

const KernelTable &kernelTable() {
  const KernelTable *table = chosenTable.load(std::memory_order_relaxed);
  return table ? *table : productTable();
}

void selectKernels(KernelOrigin origin) {
  chosenTable =
      origin == KernelOrigin::Reference ? &referenceTable() : &productTable();
}

} // namespace kernels

namespace {

/// What the catalogue says of an operation besides its kernels.
struct Operation {
  const char *name, *symbol;
  OperationFamily family;
};

constexpr Operation unaryOperations[] = {
#define RUNMAT_UNARY_OPCODE(opcode, name, symbol, family)                      \
  {name, symbol, OperationFamily::family},
#include "Catalogue/Opcodes.inc"
};
constexpr Operation binaryOperations[] = {
#define RUNMAT_BINARY_OPCODE(opcode, name, symbol, family)                     \
  {name, symbol, OperationFamily::family},
#include "Catalogue/Opcodes.inc"
};

} // namespace

const char *opcodeName(UnaryOpcode op) {
  return unaryOperations[size_t(op)].name;
}
const char *opcodeName(BinaryOpcode op) {
  return binaryOperations[size_t(op)].name;
}
const char *opcodeSymbol(UnaryOpcode op) {
  return unaryOperations[size_t(op)].symbol;
}
const char *opcodeSymbol(BinaryOpcode op) {
  return binaryOperations[size_t(op)].symbol;
}
OperationFamily familyOf(BinaryOpcode op) {
  return binaryOperations[size_t(op)].family;
}

} // namespace runmat
