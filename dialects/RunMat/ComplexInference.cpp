//===- ComplexInference.cpp - type rules of complex arrays ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A complex result is a promise that runmat-legalise guards: when all of
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

ArrayType complexOf(ArrayType part) {
  return ArrayType::get(part.getContext(), part.getElementClass(),
                        /*complex=*/true, part.getExtents());
}

/// The complex array type of these parts, if they have one.
static Type complexOfRule(Type part) {
  auto array = dyn_cast_or_null<ArrayType>(part);
  return array ? Type(complexOf(array)) : Type();
}

bool anyComplex(TypeRange operands) {
  return llvm::any_of(operands,
                      [](Type type) { return complexArray(type) != nullptr; });
}

SmallVector<Type> partsOf(TypeRange operands) {
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

Type inferPart(TypeRange operands) { return inferRealUnary(partsOf(operands)); }

/// Not of chars.
Type inferNumberUnary(TypeRange operands) {
  auto array = dyn_cast<ArrayType>(operands[0]);
  if (complexArray(operands[0]))
    return operands[0];
  return array && !isComputable(array) ? Type() : inferRealUnary(operands);
}

Type inferMagnitude(TypeRange operands) {
  return inferRealUnary(partsOf(operands));
}

Type inferFunction(TypeRange operands) {
  return complexArray(operands[0]) ? operands[0] : inferFloatUnary(operands);
}

Type inferTest(TypeRange operands) { return inferPredicate(partsOf(operands)); }

Type inferComplex(TypeRange operands) {
  return anyComplex(operands) || anyInteger(operands)
             ? Type()
             : complexOfRule(inferArithmetic(operands));
}

Type inferComplexArithmetic(TypeRange operands) {
  if (!anyComplex(operands))
    return inferArithmetic(operands);
  return anyInteger(operands)
             ? Type()
             : complexOfRule(inferArithmetic(partsOf(operands)));
}

Type inferExtreme(TypeRange operands) {
  bool mayBeOption =
      isChars(operands[1]) && !cast<ArrayType>(operands[1]).isScalar();
  return mayBeOption ? Type() : inferComplexArithmetic(operands);
}

Type inferRelation(TypeRange operands) {
  if (anyComplex(operands) && anyInteger(operands))
    return {};
  return inferComparison(partsOf(operands));
}

/// Whether an operation of the runtime can be told the dimensions: it takes
/// one.
static bool isOfOneDimension(std::optional<ArrayRef<int64_t>> dimensions) {
  return !dimensions || dimensions->size() == 1;
}

Type inferReduce(Combiner combiner, std::optional<ArrayRef<int64_t>> dimensions,
                 bool all, TypeRange operands) {
  Type part = inferReduction(combiner, dimensions, all, partsOf(operands));
  bool isTest = combiner == Combiner::Any || combiner == Combiner::All;
  if (!anyComplex(operands) || isTest)
    return part;
  return combiner == Combiner::Sum || isOfOneDimension(dimensions)
             ? complexOfRule(part)
             : Type();
}

Type inferVariance(std::optional<ArrayRef<int64_t>> dimensions, bool all,
                   TypeRange operands) {
  if (anyComplex(operands) && !isOfOneDimension(dimensions))
    return {};
  return inferReduction(Combiner::Sum, dimensions, all, partsOf(operands));
}

} // namespace runmat
