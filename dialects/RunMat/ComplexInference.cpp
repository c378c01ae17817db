//===- ComplexInference.cpp - type rules of complex arrays ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A complex result is a promise that runmat-split-complex guards: when all of
// its imaginary parts are zero, the language makes it real.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"

using namespace mlir;

namespace runmat {

static ArrayType complexArray(Type type) {
  auto array = dyn_cast<ArrayType>(type);
  return array && array.getComplex() ? array : ArrayType();
}

ArrayType partOf(ArrayType complex) {
  return ArrayType::get(complex.getContext(), complex.getElementClass(),
                        complex.getExtents());
}

static ArrayType complexOf(ArrayType part) {
  return ArrayType::get(part.getContext(), part.getElementClass(),
                        /*complex=*/true, part.getExtents());
}

bool anyComplex(TypeRange operands) {
  return llvm::any_of(operands,
                      [](Type type) { return complexArray(type) != nullptr; });
}

/// The types of the operands' real parts.
static SmallVector<Type> partsOf(TypeRange operands) {
  return llvm::map_to_vector(operands, [](Type type) -> Type {
    ArrayType complex = complexArray(type);
    return complex ? partOf(complex) : type;
  });
}

static bool anyInteger(TypeRange operands) {
  return llvm::any_of(operands, [](Type type) {
    auto array = dyn_cast<ArrayType>(type);
    return array && array.isInteger();
  });
}

Type inferRealPart(TypeRange operands) {
  ArrayType complex = complexArray(operands[0]);
  return complex ? Type(partOf(complex)) : inferRealUnary(operands);
}

Type inferImaginaryPart(TypeRange operands) {
  ArrayType complex = complexArray(operands[0]);
  return complex ? Type(partOf(complex)) : Type();
}

Type inferConjugate(TypeRange operands) {
  return complexArray(operands[0]) ? operands[0] : inferRealUnary(operands);
}

Type inferComplex(TypeRange operands) {
  for (Type type : operands) {
    auto array = dyn_cast<ArrayType>(type);
    bool isFloat = array && array.isScalar() && isComputable(array) &&
                   isa<FloatType>(array.getElementType());
    if (!isFloat)
      return {};
  }
  return complexOf(cast<ArrayType>(inferArithmetic(operands)));
}

Type inferProduct(TypeRange operands) {
  if (!anyComplex(operands))
    return inferArithmetic(operands);
  if (anyInteger(operands))
    return {};
  auto part = dyn_cast_or_null<ArrayType>(inferArithmetic(partsOf(operands)));
  return part ? Type(complexOf(part)) : Type();
}

Type inferQuotient(TypeRange operands) {
  return complexArray(operands[1]) ? Type() : inferProduct(operands);
}

Type inferRelation(TypeRange operands) {
  if (anyComplex(operands) && anyInteger(operands))
    return {};
  return inferComparison(partsOf(operands));
}

Type inferReduce(Combiner combiner, std::optional<ArrayRef<int64_t>> dimensions,
                 bool all, TypeRange operands) {
  if (!anyComplex(operands))
    return inferReduction(combiner, dimensions, all, operands);
  if (combiner != Combiner::Sum)
    return {};
  auto part = dyn_cast_or_null<ArrayType>(
      inferReduction(combiner, dimensions, all, partsOf(operands)));
  return part ? Type(complexOf(part)) : Type();
}

} // namespace runmat
