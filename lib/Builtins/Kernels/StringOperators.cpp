//===- StringOperators.cpp - operators on string arrays ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/StringOperators.h"

#include "Builtins/Kernels/Broadcast.h"
#include "Values/Strings.h"

namespace runmat::kernels {

namespace {

using Element = std::optional<std::string>;

/// The positions of an operand's elements in the expanded result.
std::vector<int64_t> expandedPositions(const Extents &operand,
                                       const Extents &result) {
  std::vector<int64_t> positions(size_t(result.count()));
  std::vector<int64_t> index(result.rank(), 0);
  for (int64_t &position : positions) {
    int64_t stride = 1;
    position = 0;
    for (size_t d = 0; d < result.rank(); ++d) {
      position += operand[d] == 1 ? 0 : index[d] * stride;
      stride *= operand[d];
    }
    for (size_t d = 0; d < result.rank() && ++index[d] == result[d]; ++d)
      index[d] = 0;
  }
  return positions;
}

bool compare(BinaryOpcode op, const Element &a, const Element &b) {
  if (!a || !b) // <missing> equals nothing
    return op == BinaryOpcode::NotEqual;
  const int order = toUtf16(*a).compare(toUtf16(*b));
  switch (op) {
  case BinaryOpcode::Equal:
    return order == 0;
  case BinaryOpcode::NotEqual:
    return order != 0;
  case BinaryOpcode::Less:
    return order < 0;
  case BinaryOpcode::LessEqual:
    return order <= 0;
  case BinaryOpcode::Greater:
    return order > 0;
  default:
    return order >= 0;
  }
}

} // namespace

Value stringBinary(BinaryOpcode op, const Value &lhs, const Value &rhs) {
  const bool relation = familyOf(op) == OperationFamily::Relation;
  if (op != BinaryOpcode::Plus && !relation)
    throw Error("MATLAB:UndefinedFunction",
                std::string("Operation '") + opcodeName(op) +
                    "' is not supported for operands of type 'string'.");
  const StringArray a = toStringArray(lhs), b = toStringArray(rhs);
  const Extents extents = broadcastExtents(a.extents, b.extents);
  const auto x = expandedPositions(a.extents, extents);
  const auto y = expandedPositions(b.extents, extents);
  StringArray joined{extents, std::vector<Element>(x.size())};
  ArrayRef related = Array::make(ElementClass::Logical, extents);
  for (size_t i = 0; i < x.size(); ++i) {
    const Element &left = a.elements[size_t(x[i])];
    const Element &right = b.elements[size_t(y[i])];
    if (relation)
      related->mutableAs<uint8_t>()[i] = compare(op, left, right);
    else if (left && right)
      joined.elements[i] = *left + *right;
  }
  return relation ? narrow(std::move(related)) : Value(std::move(joined));
}

} // namespace runmat::kernels
