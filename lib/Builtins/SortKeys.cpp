//===- SortKeys.cpp - what sorting is made of -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/SortKeys.h"

#include "Builtins/Arguments.h"
#include "Builtins/Kernels/RealFunctions.h"
#include "Values/Convert.h"
#include "Values/ElementTypes.h"
#include "Values/Gather.h"

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
    keys[i] = {kernels::hypotenuse(z.real(), z.imag()),
               kernels::phaseOf(z.real(), z.imag())};
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

std::vector<std::u16string> unitsOf(const Value &value, const char *what) {
  std::vector<std::u16string> units;
  for (const std::string &text : textList(value, what))
    units.push_back(toUtf16(text));
  return units;
}

Value positionsFrom(const std::vector<double> &positions,
                    const Extents &extents) {
  ArrayRef out = Array::make(ElementClass::Double, extents);
  if (!positions.empty())
    std::copy(positions.begin(), positions.end(), out->mutableAs<double>());
  return narrow(std::move(out));
}

Value positionColumn(const std::vector<int64_t> &positions) {
  std::vector<double> numbers;
  for (int64_t position : positions)
    numbers.push_back(double(position + 1));
  return columnVector(numbers);
}

Value rowsOf(const Value &matrix, const std::vector<int64_t> &rows) {
  std::vector<int64_t> positions;
  for (int64_t c = 0; c < matrix.columns(); ++c)
    for (int64_t row : rows)
      positions.push_back(row + c * matrix.rows());
  return gather(matrix, Extents(int64_t(rows.size()), matrix.columns()),
                positions);
}

} // namespace runmat::builtins
