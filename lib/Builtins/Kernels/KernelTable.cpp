//===- KernelTable.cpp - (operation x class) -> kernel ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/KernelTable.h"

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

const KernelTable &kernelTable() {
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

} // namespace kernels

const char *opcodeName(UnaryOpcode op) {
  static constexpr const char *names[unaryOpcodeCount] = {
      "uplus", "uminus",  "not",   "abs",   "sqrt",  "exp",   "expm1",
      "log",   "log2",    "log10", "log1p", "sin",   "cos",   "tan",
      "asin",  "acos",    "atan",  "sinh",  "cosh",  "tanh",  "asinh",
      "acosh", "atanh",   "floor", "ceil",  "round", "fix",   "sign",
      "real",  "imag",    "conj",  "angle", "isnan", "isinf", "isfinite",
      "gamma", "gammaln", "erf",   "erfc"};
  return names[size_t(op)];
}

const char *opcodeName(BinaryOpcode op) {
  static constexpr const char *names[binaryOpcodeCount] = {
      "plus",   "minus", "times",  "rdivide", "ldivide", "power", "eq",
      "ne",     "lt",    "le",     "gt",      "ge",      "and",   "or",
      "xor",    "mod",   "rem",    "atan2",   "hypot",   "max",   "min",
      "bitand", "bitor", "bitxor", "bitshift"};
  return names[size_t(op)];
}

} // namespace runmat
