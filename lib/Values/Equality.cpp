//===- Equality.cpp - whether values are the same ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Equality.h"

#include "Values/Missing.h"

#include "Values/Convert.h"
#include "Values/ElementTypes.h"

#include <complex>

namespace runmat {

namespace {

template <typename T> bool isNaNElement(T x) { return std::isnan(x); }
template <typename T> bool isNaNElement(std::complex<T> z) {
  return std::isnan(z.real()) || std::isnan(z.imag());
}

template <typename T>
bool elementsEqual(const Value &a, const Value &b, Number number,
                   bool nanEqual) {
  NumberView x(a, number), y(b, number);
  for (int64_t i = 0; i < a.count(); ++i) {
    const T left = x.as<T>()[i], right = y.as<T>()[i];
    const bool bothNaN = nanEqual && isNaNElement(left) && isNaNElement(right);
    if (!(left == right) && !bothNaN)
      return false;
  }
  return true;
}

bool isWideInteger64(const Value &value) {
  return isInteger(value.elementClass()) &&
         elementBytes(value.elementClass()) == 8;
}

bool arraysEqual(const Value &a, const Value &b, bool nanEqual) {
  if (a.isComplex() || b.isComplex())
    return elementsEqual<std::complex<double>>(a, b, Number::ComplexDouble,
                                               nanEqual);
  if (isWideInteger64(a) || isWideInteger64(b))
    return elementsEqual<Wide>(a, b, Number::Wide, nanEqual);
  return elementsEqual<double>(a, b, Number::Double, nanEqual);
}

bool listsEqual(const std::vector<Value> &a, const std::vector<Value> &b,
                bool nanEqual) {
  for (size_t i = 0; i < a.size(); ++i)
    if (!valuesEqual(a[i], b[i], nanEqual))
      return false;
  return true;
}

bool structsEqual(const StructArray &a, const StructArray &b, bool nanEqual) {
  if (a.names.size() != b.names.size())
    return false;
  for (size_t f = 0; f < a.names.size(); ++f) {
    const auto other = b.find(a.names[f]);
    if (!other || !listsEqual(a.columns[f], b.columns[*other], nanEqual))
      return false;
  }
  return true;
}

/// A string scalar and a char row compare as texts.
bool isMixedText(const Value &a, const Value &b) {
  return a.kind() != b.kind() && a.isText() && b.isText();
}

} // namespace

bool valuesEqual(const Value &a, const Value &b, bool nanEqual) {
  if (isMixedText(a, b))
    return a.toText() == b.toText();
  if (a.kind() != b.kind() || a.extents() != b.extents())
    return false;
  switch (a.kind()) {
  case ValueKind::Array:
    return arraysEqual(a, b, nanEqual);
  case ValueKind::Cell:
    return listsEqual(a.cell().elements, b.cell().elements, nanEqual);
  case ValueKind::Struct:
    return structsEqual(a.structure(), b.structure(), nanEqual);
  case ValueKind::String:
    return a.strings().elements == b.strings().elements;
  case ValueKind::FunctionHandle:
    return a.functionHandle().closure == b.functionHandle().closure &&
           a.functionHandle().name == b.functionHandle().name;
  case ValueKind::Object:
    if (missingArray(a))
      return nanEqual && missingArray(b);
    return &a.object() == &b.object() || a.object().equals(b.object());
  case ValueKind::Undefined:
    return true;
  }
  return false;
}

} // namespace runmat
