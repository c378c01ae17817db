//===- ShapeInference.cpp - type rules of shapes and constructors -*- C++ -*-=//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "definitions/SmallArrays.h"
#include "dialects/RunMat/RunMatOps.h"
#include "dialects/RunMat/SmallRanges.h"

#include <cmath>

using namespace mlir;

namespace runmat {
namespace {

constexpr int64_t kUnknown = ArrayType::kUnknown;

bool isScalarNumber(Type type) {
  auto array = dyn_cast<ArrayType>(type);
  return type.isF64() || (array && isComputable(array) && array.isScalar() &&
                          array.getElementClass() != ElementClass::Logical);
}

/// Extents given by scalar values: negative ones count as 0.
std::optional<SmallVector<int64_t>> extentsOf(ArrayRef<RuleOperand> operands) {
  SmallVector<int64_t> extents;
  for (auto [value, type] : operands) {
    if (!isScalarNumber(type))
      return std::nullopt;
    std::optional<double> constant = constantValue(value);
    bool exact = constant && *constant < 1e15 &&
                 *constant == static_cast<int64_t>(*constant);
    extents.push_back(exact ? std::max<int64_t>(0, *constant) : kUnknown);
  }
  while (extents.size() > 2 && extents.back() == 1)
    extents.pop_back();
  return extents;
}

/// Extents given by an array that has them.
std::optional<SmallVector<int64_t>>
extentsLike(ArrayRef<RuleOperand> operands) {
  ArrayType array =
      operands.size() == 1 ? asArray(operands.front().type) : ArrayType();
  return array ? std::optional(SmallVector<int64_t>(array.getExtents()))
               : std::nullopt;
}

} // namespace

Type inferTranspose(TypeRange operands) {
  ArrayType operand = asArray(operands[0]);
  if (!operand || !isHandled(operand) || operand.getRank() != 2)
    return {};
  return ArrayType::get(operand.getContext(), operand.getElementClass(),
                        operand.getComplex(),
                        {operand.getExtent(1), operand.getExtent(0)});
}

Type inferReshape(bool like, ArrayRef<RuleOperand> operands) {
  ArrayType operand = asArray(operands.front().type);
  ArrayRef<RuleOperand> extents = operands.drop_front();
  std::optional<SmallVector<int64_t>> to =
      like ? extentsLike(extents) : extentsOf(extents);
  if (!operand || !isHandled(operand) || !to || to->size() < 2)
    return {};
  return ArrayType::get(operand.getContext(), operand.getElementClass(),
                        operand.getComplex(), *to);
}

Type inferFill(ElementClass elementClass, bool like,
               ArrayRef<RuleOperand> extents) {
  std::optional<SmallVector<int64_t>> to =
      like ? extentsLike(extents) : extentsOf(extents);
  if (extents.empty() || !to || to->size() < 2)
    return {};
  auto result =
      ArrayType::get(extents.front().type.getContext(), elementClass, *to);
  return isComputable(result) ? result : Type();
}

/// The class of a range: double, or the one integer class among doubles.
static std::optional<ElementClass> rangeClass(TypeRange operands) {
  SmallVector<ArrayType> integers;
  for (Type type : operands) {
    if (!isScalarNumber(type))
      return std::nullopt;
    ArrayType array = asArray(type);
    if (array.isInteger())
      integers.push_back(array);
    else if (array.getElementClass() != ElementClass::Double)
      return std::nullopt;
  }
  return integers.empty() ? ElementClass::Double : integerClass(integers);
}

Type inferRange(TypeRange operands) {
  std::optional<ElementClass> elementClass = rangeClass(operands);
  return elementClass ? Type(ArrayType::get(operands[0].getContext(),
                                            *elementClass, {1, kUnknown}))
                      : Type();
}

int64_t countSmallRange(double first, double step, double last) {
  const double count = step == 0 ? 0 : std::floor((last - first) / step) + 1;
  return count >= 1 && count <= mostSmallElements ? int64_t(count) : kUnknown;
}

/// Unknown where the numbers are not written down as whole ones.
static int64_t countWritten(ArrayRef<RuleOperand> operands) {
  double numbers[3];
  for (auto [number, operand] : llvm::zip(numbers, operands)) {
    std::optional<double> constant = constantValue(operand.value);
    if (!constant || std::abs(*constant) > 1e9 ||
        *constant != std::floor(*constant))
      return kUnknown;
    number = *constant;
  }
  return countSmallRange(numbers[0], numbers[1], numbers[2]);
}

Type inferRange(ArrayRef<RuleOperand> operands) {
  auto types = llvm::map_to_vector(
      operands, [](RuleOperand operand) { return operand.type; });
  auto row = dyn_cast_or_null<ArrayType>(inferRange(TypeRange(types)));
  return row ? Type(ArrayType::get(row.getContext(), row.getElementClass(),
                                   {1, countWritten(operands)}))
             : Type();
}

Type inferLinspace(TypeRange operands) {
  return rangeClass(operands) == ElementClass::Double ? inferRange(operands)
                                                      : Type();
}

Type inferCount(TypeRange operands) {
  auto array = dyn_cast<ArrayType>(operands[0]);
  return array ? Type(ArrayType::get(array.getContext(), ElementClass::Double,
                                     {1, 1}))
               : Type();
}

Type inferShape(TypeRange operands) {
  ArrayType array = asArray(operands[0]);
  return array && array.getRank() == 2
             ? Type(ArrayType::get(array.getContext(), ElementClass::Double,
                                   {1, 2}))
             : Type();
}

} // namespace runmat
