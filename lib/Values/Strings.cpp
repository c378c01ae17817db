//===- Strings.cpp - values as string arrays --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Strings.h"

#include "Values/NumberText.h"

#include <cmath>

namespace runmat {

namespace {

double imaginaryPart(const Value &value, int64_t index) {
  const ArrayRef array = value.array();
  return array->elementClass() == ElementClass::Single
             ? double(array->as<float>()[2 * index + 1])
             : array->as<double>()[2 * index + 1];
}

std::optional<std::string> numberElement(const Value &value, int64_t index) {
  if (value.isLogical())
    return value.elementAsDouble(index) != 0 ? "true" : "false";
  if (value.isArrayOf(ElementClass::Int64))
    return std::to_string(value.array()->as<int64_t>()[index]);
  if (value.isArrayOf(ElementClass::UInt64))
    return std::to_string(value.array()->as<uint64_t>()[index]);
  const double number = value.elementAsDouble(index);
  if (value.isComplex()) {
    const double imaginary = imaginaryPart(value, index);
    return numberToString(number) + (std::signbit(imaginary) ? "-" : "+") +
           numberToString(std::abs(imaginary)) + "i";
  }
  if (std::isnan(number) && isFloat(value.elementClass()))
    return std::nullopt; // string(NaN) is <missing>
  return numberToString(number);
}

} // namespace

StringArray toStringArray(const Value &value) {
  if (value.isString())
    return value.strings();
  StringArray result;
  if (value.isText()) {
    result.elements = {value.toText()};
    return result;
  }
  if (value.isChar() && value.rank() > 2)
    throw Error("MATLAB:string:MustBeConvertible",
                "Conversion to string takes a char matrix, got an array of "
                "extents " +
                    value.extents().str() + ".");
  if (value.isChar()) {
    result.extents = Extents(value.rows(), 1);
    for (int64_t r = 0; r < value.rows(); ++r)
      result.elements.push_back(charRow(value, r));
    return result;
  }
  result.extents = value.extents();
  if (value.isArray()) {
    for (int64_t i = 0; i < value.count(); ++i)
      result.elements.push_back(numberElement(value, i));
    return result;
  }
  if (value.isCell()) {
    for (const Value &element : value.cell().elements) {
      const StringArray one = toStringArray(element);
      if (one.elements.size() != 1)
        break;
      result.elements.push_back(one.elements[0]);
    }
    if (int64_t(result.elements.size()) == value.count())
      return result;
  }
  throw Error("MATLAB:string:MustBeConvertible", "Conversion to string from " +
                                                     value.className() +
                                                     " is not possible.");
}

} // namespace runmat
