//===- Scan.cpp - cumsum, cumprod, cummax, cummin ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In plain order from the first element, in the class of the operand; sums and
// products of logical and char in double.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/ExactInteger.h"
#include "Builtins/Kernels/RealFunctions.h"
#include "Builtins/Kernels/Reduce.h"
#include "Builtins/Kernels/Slices.h"
#include "Values/Convert.h"
#include "Values/ElementTypes.h"

#include <complex>

namespace runmat {

using namespace kernels;

namespace {

/// One step of a scan in a class: integers saturate.
template <typename T> T step(ScanOpcode op, T a, T b) {
  switch (op) {
  case ScanOpcode::Sum:
    if constexpr (isWideInteger<T>)
      return exactSum<T>(Wide(a), Wide(b));
    else if constexpr (std::is_integral_v<T>)
      return saturate<T>(double(a) + double(b));
    else
      return a + b;
  case ScanOpcode::Product:
    if constexpr (isWideInteger<T>)
      return exactProduct<T>(Wide(a), Wide(b));
    else if constexpr (std::is_integral_v<T>)
      return saturate<T>(double(a) * double(b));
    else
      return a * b;
  case ScanOpcode::Maximum:
    return T(maxOf(Wide(a), Wide(b)));
  case ScanOpcode::Minimum:
    return T(minOf(Wide(a), Wide(b)));
  }
  return a;
}

template <typename T>
std::complex<T> step(ScanOpcode op, std::complex<T> a, std::complex<T> b) {
  if (op == ScanOpcode::Sum)
    return a + b;
  return {a.real() * b.real() - a.imag() * b.imag(),
          a.real() * b.imag() + a.imag() * b.real()};
}

/// Scans the lines along a dimension in place.
template <typename T>
void scanLines(ScanOpcode op, T *data, const Extents &extents, size_t dimension,
               bool reverse) {
  int64_t stride = 1;
  for (size_t d = 0; d < dimension; ++d)
    stride *= extents[d];
  const int64_t length = extents[dimension];
  const int64_t lines = length == 0 ? 0 : extents.count() / length;
  for (int64_t line = 0; line < lines; ++line) {
    T *first = data + line % stride + line / stride * stride * length;
    const int64_t direction = reverse ? -stride : stride;
    T *at = reverse ? first + (length - 1) * stride : first;
    for (int64_t i = 1; i < length; ++i, at += direction)
      at[direction] = step(op, at[0], at[direction]);
  }
}

} // namespace

Value scan(ScanOpcode op, const Value &operand, size_t dimension,
           bool reverse) {
  if (!operand.isArray())
    throw Error("MATLAB:UndefinedFunction",
                "A cumulative function needs numbers, got a value of class " +
                    operand.className() + ".");
  const bool ordered = op == ScanOpcode::Maximum || op == ScanOpcode::Minimum;
  if (operand.isComplex() && ordered)
    throw Error("MATLAB:cummaxmin:complex",
                "cummax and cummin of complex numbers are not defined; use "
                "abs(x).");
  const ElementClass own = operand.elementClass();
  const bool ownClass = isInteger(own) || own == ElementClass::Single ||
                        (ordered && own == ElementClass::Logical);
  const ArrayRef in =
      convertArray(operand, ownClass ? own : ElementClass::Double);
  ArrayRef out = in->clone();
  if (out->isEmpty() || dimension >= out->extents().rank())
    return narrow(std::move(out));
  visitElementType(out->elementClass(), [&](auto tag) {
    using T = typename decltype(tag)::Type;
    if constexpr (std::is_floating_point_v<T>) {
      if (out->isComplex())
        return scanLines(op, out->mutableAs<std::complex<T>>(), out->extents(),
                         dimension, reverse);
    }
    if constexpr (std::is_same_v<T, Logical>)
      scanLines(op, out->mutableAs<uint8_t>(), out->extents(), dimension,
                reverse);
    else if constexpr (!std::is_same_v<T, char16_t>)
      scanLines(op, out->mutableAs<T>(), out->extents(), dimension, reverse);
  });
  return narrow(std::move(out));
}

} // namespace runmat
