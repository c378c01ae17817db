//===- IndexInference.cpp - type rules of indexing --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Subscripts that are numbers select one element. Colons, vectors of numbers
// and masks select several; what a mask or an empty subscript makes of the
// shape in rare cases is not in the type: the unit leaves then.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/ExtentPatterns.h"
#include "dialects/RunMat/RunMatOps.h"
#include "dialects/RunMat/ShiftedRange.h"

#include <cmath>

using namespace mlir;

namespace runmat {
namespace {

constexpr int64_t kUnknown = ArrayType::kUnknown;

/// A scalar number: a logical one is a mask.
bool isElementSubscript(Type type) {
  ArrayType array = asArray(type);
  return array && array.isScalar() && isComputable(array) &&
         array.getElementClass() != ElementClass::Logical &&
         array.getElementClass() != ElementClass::Char;
}

bool isMask(Type subscript) {
  ArrayType array = asArray(subscript);
  return array && array.getElementClass() == ElementClass::Logical;
}

bool isSubscript(RuleOperand subscript) {
  ArrayType array = asArray(subscript.type);
  return isColon(subscript.value) || (array && isComputable(array));
}

/// How many positions a subscript names among `extent`.
int64_t selectedCount(RuleOperand subscript, int64_t extent) {
  if (isColon(subscript.value))
    return extent;
  return isMask(subscript.type) ? kUnknown
                                : countFrom(asArray(subscript.type), 0);
}

/// A vector that is not known to be a scalar or not to be a vector.
bool isRow(ArrayType array) {
  return array.getRank() == 2 && array.getExtent(0) == 1 &&
         array.getExtent(1) != 1;
}
bool isColumn(ArrayType array) {
  return array.getRank() == 2 && array.getExtent(1) == 1 &&
         array.getExtent(0) != 1;
}
bool isMatrix(ArrayType array) {
  return array.getRank() > 2 ||
         llvm::all_of(array.getExtents(), [](int64_t extent) {
           return extent != 1 && extent != kUnknown;
         });
}

using Shape = SmallVector<int64_t>;

/// The shape of the subscript, or that of find(mask).
Shape subscriptShape(Type subscript) {
  ArrayType type = asArray(subscript);
  if (!isMask(subscript))
    return Shape(type.getExtents());
  if (type.getRank() == 2 && type.getExtent(0) == 1)
    return {1, kUnknown};
  if (type.getExtent(0) != kUnknown)
    return {kUnknown, 1};
  return {kUnknown,
          type.getRank() == 2 && type.getExtent(1) == 1 ? 1 : kUnknown};
}

/// x(i) has the shape of i, but a vector keeps its direction when a vector
/// selects from it.
Shape linearShape(ArrayType array, Type subscript) {
  if (isElementSubscript(subscript))
    return {1, 1};
  Shape shape = subscriptShape(subscript);
  auto selector =
      ArrayType::get(array.getContext(), ElementClass::Double, shape);
  if (isMatrix(array) || isMatrix(selector) || array.isScalar())
    return shape;
  int64_t count = countFrom(selector, 0);
  bool selectsByVector =
      isRow(selector) || isColumn(selector) || selector.isScalar();
  if (selectsByVector && isRow(array))
    return {1, count};
  if (selectsByVector && isColumn(array))
    return {count, 1};
  return Shape(std::max<size_t>(shape.size(), 2), kUnknown);
}

bool isReal(Type type) {
  ArrayType array = asArray(type);
  return array && !array.getComplex();
}

bool holdsElements(ArrayType array) {
  return array && (isHandled(array) || isChars(array));
}

/// A range of doubles that is there as first, step and last.
bool isRange(Value subscript) {
  ArrayType type = asArray(subscript.getType());
  return type && type.getElementClass() == ElementClass::Double &&
         shiftedRange(subscript);
}

std::optional<int64_t> wholeShift(Value value) {
  constexpr double largest = 1 << 24;
  const std::optional<double> number = constantValue(value);
  if (!number || std::abs(*number) > largest || std::floor(*number) != *number)
    return std::nullopt;
  return static_cast<int64_t>(*number);
}

std::optional<ShiftedRange> shifted(Value array, Value shift, int64_t sign) {
  auto range = array.getDefiningOp<RangeOp>();
  const std::optional<int64_t> whole = wholeShift(shift);
  if (!range || !whole)
    return std::nullopt;
  return ShiftedRange{range, sign * *whole};
}

bool selectOne(ValueRange subscripts) {
  return selectsElement(ruleOperands(subscripts, subscripts.getTypes()));
}

} // namespace

bool selectsElement(ArrayRef<RuleOperand> subscripts) {
  return !subscripts.empty() && llvm::all_of(subscripts, [](RuleOperand one) {
    return !isColon(one.value) && isElementSubscript(one.type);
  });
}

std::optional<ShiftedRange> shiftedRange(Value value) {
  if (auto range = value.getDefiningOp<RangeOp>())
    return ShiftedRange{range};
  if (auto sum = value.getDefiningOp<AddOp>()) {
    const auto found = shifted(sum.getLhs(), sum.getRhs(), 1);
    return found ? found : shifted(sum.getRhs(), sum.getLhs(), 1);
  }
  if (auto difference = value.getDefiningOp<SubOp>())
    return shifted(difference.getLhs(), difference.getRhs(), -1);
  return std::nullopt;
}

bool isColon(Value subscript) {
  auto text = subscript.getDefiningOp<TextOp>();
  return text && text.getText() == ":";
}

bool namesSlice(ArrayType array, ValueRange subscripts) {
  if (!isHandled(array) || array.getComplex() || array.isScalar() ||
      subscripts.empty() || selectOne(subscripts))
    return false;
  return llvm::all_of(subscripts, [](Value subscript) {
    return isColon(subscript) || isRange(subscript) ||
           isElementSubscript(subscript.getType());
  });
}

bool IndexOp::selectsElement() {
  return isReal(getArray().getType()) && !isChars(getArray().getType()) &&
         selectOne(getSubscripts());
}
bool IndexOp::selectsChar() {
  return isChars(getArray().getType()) && selectOne(getSubscripts());
}
bool IndexOp::selectsSlice() {
  ArrayType array = asArray(getArray().getType()), result = asArray(getType());
  if (!array || !result || result.isScalar() ||
      !namesSlice(array, getSubscripts()))
    return false;
  if (getSubscripts().size() > 1)
    return true;
  // One subscript: it must be known which way the result lies.
  bool isVector = result.getRank() == 2 &&
                  (result.getExtent(0) == 1) != (result.getExtent(1) == 1);
  return isVector && !isColon(getSubscripts().front());
}
bool UpdateOp::setsElement() {
  ArrayType value = asArray(getValue().getType());
  return isReal(getArray().getType()) && value.isScalar() && isReal(value) &&
         selectOne(getSubscripts());
}

/// Whether a scalar replaces what a mask of the array's own shape chooses.
static bool setsScalarByMask(UpdateOp op) {
  ValueRange subscripts = op.getSubscripts();
  if (subscripts.size() != 1 || !isMask(subscripts.front().getType()))
    return false;
  ArrayType array = asArray(op.getArray().getType()),
            mask = asArray(subscripts.front().getType()),
            value = asArray(op.getValue().getType());
  return mask.getExtents() == array.getExtents() && value.isScalar();
}
bool UpdateOp::setsByMask() {
  if (!setsScalarByMask(*this))
    return false;
  ArrayType array = asArray(getArray().getType()),
            value = asArray(getValue().getType());
  bool isLogical = array.getElementClass() == ElementClass::Logical;
  return isComputable(array) && isComputable(value) &&
         (!isLogical || value.getElementClass() == ElementClass::Logical);
}
bool UpdateOp::setsComplexByMask() {
  return setsScalarByMask(*this) &&
         asArray(getArray().getType()).getComplex() &&
         isHandled(asArray(getValue().getType()));
}
bool UpdateOp::setsSlice() {
  ArrayType array = asArray(getArray().getType()),
            value = asArray(getValue().getType());
  if (!array || !value || value.getComplex() || !isHandled(value) ||
      !namesSlice(array, getSubscripts()))
    return false;
  // NaN is no logical.
  return array.getElementClass() != ElementClass::Logical ||
         value.getElementClass() == ElementClass::Logical;
}

Type inferIndex(ArrayRef<RuleOperand> operands) {
  ArrayRef<RuleOperand> subscripts = operands.drop_front();
  ArrayType array = asArray(operands.front().type);
  if (!holdsElements(array) || subscripts.empty() ||
      !llvm::all_of(subscripts, isSubscript))
    return {};
  Shape extents;
  if (subscripts.size() == 1 && isColon(subscripts.front().value))
    extents = {countFrom(array, 0), 1};
  else if (subscripts.size() == 1)
    extents = linearShape(array, subscripts.front().type);
  else
    for (auto [i, subscript] : llvm::enumerate(subscripts)) {
      bool last = i + 1 == subscripts.size();
      extents.push_back(selectedCount(subscript, last ? countFrom(array, i)
                                                      : array.getExtent(i)));
    }
  while (extents.size() > 2 && extents.back() == 1)
    extents.pop_back();
  return ArrayType::get(array.getContext(), array.getElementClass(),
                        array.getComplex(), extents);
}

/// The array keeps its class, and stays complex. A number must not go into an
/// element of a logical one without the runtime: its conversion may be an
/// error.
Type inferUpdate(ArrayRef<RuleOperand> operands) {
  ArrayRef<RuleOperand> subscripts = operands.drop_front().drop_back();
  ArrayType array = asArray(operands.front().type),
            value = asArray(operands.back().type);
  if (!holdsElements(array) || subscripts.empty() || !value || isChars(array) ||
      !isHandled(value) || !llvm::all_of(subscripts, isSubscript))
    return {};
  if (value.getComplex() && !array.getComplex())
    return {};
  bool fits = array.getElementClass() != ElementClass::Logical ||
              value.getElementClass() == ElementClass::Logical ||
              !(selectsElement(subscripts) && value.isScalar());
  return fits ? array : Type();
}

} // namespace runmat
