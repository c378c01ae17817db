//===- Missing.cpp - what stands for a value that there is not --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Missing.h"
#include "Values/Concatenate.h"
#include "Values/Convert.h"

#include <limits>

namespace runmat {

static Value missingOf(const Extents &extents) {
  return Value(std::make_shared<MissingArray>(extents));
}

const MissingArray *missingArray(const Value &value) {
  return value.isObject() ? dynamic_cast<const MissingArray *>(&value.object())
                          : nullptr;
}

template <typename T>
static Value notNumbers(ElementClass elementClass, const Extents &extents) {
  ArrayRef array = Array::make(elementClass, extents);
  if (const int64_t n = array->count())
    std::fill_n(array->mutableAs<T>(), n, std::numeric_limits<T>::quiet_NaN());
  return narrow(std::move(array));
}

Value MissingArray::places() const {
  return Array::zeros(ElementClass::Logical, size);
}

Value MissingArray::read(std::span<const Subscript> subscripts) const {
  return missingOf(indexRead(places(), subscripts).extents());
}

Value MissingArray::written(std::span<const Subscript> subscripts,
                            const Value &value) const {
  Value changed = places();
  if (!value.isDefined()) {
    indexDelete(changed, subscripts);
    return missingOf(changed.extents());
  }
  if (!missingArray(value))
    throw Error("MATLAB:invalidConversion", "Conversion to missing from " +
                                                value.className() +
                                                " is not possible.");
  indexAssign(changed, subscripts,
              Array::zeros(ElementClass::Logical, value.extents()));
  return missingOf(changed.extents());
}

Value MissingArray::transposed() const {
  return missingOf(Extents(size[1], size[0]));
}

Value MissingArray::emptyArray() const { return missingOf(Extents(0, 0)); }

std::optional<Value> MissingArray::numbers() const {
  return notNumbers<double>(ElementClass::Double, size);
}

Value MissingArray::besides(const Value &other) const {
  if (other.isString())
    return StringArray{
        size, std::vector<std::optional<std::string>>(size_t(size.count()))};
  if (other.isDouble())
    return *numbers();
  if (other.isArray() && other.elementClass() == ElementClass::Single)
    return notNumbers<float>(ElementClass::Single, size);
  throw Error("MATLAB:invalidConversion", "Conversion to " + other.className() +
                                              " from missing is not possible.");
}

Value MissingArray::concatenated(std::span<const Value> objects,
                                 size_t dimension) const {
  std::vector<Value> parts;
  for (const Value &object : objects)
    parts.push_back(Array::zeros(ElementClass::Logical, object.extents()));
  return missingOf(concatenate(dimension, parts).extents());
}

} // namespace runmat
