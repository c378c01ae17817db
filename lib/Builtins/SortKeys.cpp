//===- SortKeys.cpp - the order of numbers ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/SortKeys.h"

#include "Builtins/Kernels/RealFunctions.h"
#include "Values/Convert.h"
#include "Values/ElementTypes.h"

#include <complex>

namespace runmat::builtins {

namespace {

std::vector<Key> wideKeys(const Value &value) {
  std::vector<Key> keys(size_t(value.count()));
  NumberView view(value, Number::Wide);
  for (size_t i = 0; i < keys.size(); ++i) {
    const Wide number = view.as<Wide>()[i];
    keys[i].first = double(number);
    keys[i].second = double(number - Wide(keys[i].first));
  }
  return keys;
}

std::vector<Key> complexKeys(const Value &value) {
  std::vector<Key> keys(size_t(value.count()));
  NumberView view(value, Number::ComplexDouble);
  for (size_t i = 0; i < keys.size(); ++i) {
    const auto z = view.as<std::complex<double>>()[i];
    keys[i] = {kernels::hypotenuse(z.real(), z.imag()), std::arg(z)};
    // The magnitude of Inf+NaN*i is infinite.
    if (std::isnan(z.real()) || std::isnan(z.imag()))
      keys[i].first = std::numeric_limits<double>::quiet_NaN();
  }
  return keys;
}

} // namespace

std::vector<Key> keysOf(const Value &value) {
  if (value.isEmpty())
    return {};
  if (value.isArrayOf(ElementClass::Int64) ||
      value.isArrayOf(ElementClass::UInt64))
    return wideKeys(value);
  if (value.isComplex())
    return complexKeys(value);
  std::vector<Key> keys(size_t(value.count()));
  NumberView view(value, Number::Double);
  for (size_t i = 0; i < keys.size(); ++i)
    keys[i].first = view.as<double>()[i];
  return keys;
}

} // namespace runmat::builtins
