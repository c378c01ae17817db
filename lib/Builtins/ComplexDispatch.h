//===- ComplexDispatch.h - one text for real and complex --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that compute in double, with complex numbers where an operand has
// them: written once, over the type of the numbers.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_COMPLEXDISPATCH_H
#define RUNMAT_BUILTINS_COMPLEXDISPATCH_H

#include "Values/Convert.h"

#include <algorithm>
#include <complex>
#include <type_traits>
#include <vector>

namespace runmat::builtins {

/// Calls function(std::complex<double>()) or function(double()).
template <typename Function>
auto withNumberType(bool complex, Function function) {
  return complex ? function(std::complex<double>()) : function(double());
}

/// The elements of an array as numbers of type T, which is double for real
/// arrays only.
template <typename T> std::vector<T> numbersOf(const Value &value) {
  const NumberView view(value, std::is_same_v<T, double>
                                   ? Number::Double
                                   : Number::ComplexDouble);
  const T *first = view.as<T>();
  return value.isEmpty() ? std::vector<T>()
                         : std::vector<T>(first, first + value.count());
}

/// An array of class double, real where all imaginary parts are zero.
template <typename T>
Value arrayOf(const std::vector<T> &numbers, const Extents &extents) {
  ArrayRef out =
      Array::make(ElementClass::Double, extents, !std::is_same_v<T, double>);
  if (!numbers.empty())
    std::copy(numbers.begin(), numbers.end(),
              static_cast<T *>(out->mutableData()));
  return narrow(std::move(out));
}

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_COMPLEXDISPATCH_H
