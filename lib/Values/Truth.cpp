//===- Truth.cpp - values as conditions -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What `if`, `while`, `&&` and `||` make of a value.
//===----------------------------------------------------------------------===//
#include "Values/Value.h"

#include <cmath>

namespace runmat {

namespace {

[[noreturn]] void throwNotLogical(const Value &value) {
  throw Error("MATLAB:invalidConversion", "Conversion to logical from " +
                                              value.className() +
                                              " is not possible.");
}

bool truthOf(double element) {
  if (std::isnan(element))
    throw Error("MATLAB:nologicalnan",
                "NaN values cannot be converted to logicals.");
  return element != 0;
}

} // namespace

bool Value::isTrue() const {
  if (const bool *scalar = inlineLogical())
    return *scalar;
  if (const double *scalar = inlineDouble())
    return truthOf(*scalar);
  if (!isArray())
    throwNotLogical(*this);
  if (isComplex())
    throw Error("MATLAB:nocomplexlogical",
                "Complex values cannot be converted to logicals.");
  const int64_t n = count();
  if (n > 1)
    array()->data(); // not element by element, should a device have them
  for (int64_t i = 0; i < n; ++i)
    if (!truthOf(elementAsDouble(i)))
      return false;
  return n != 0;
}

bool Value::isTrueShortCircuit(std::string_view op) const {
  if (const bool *scalar = inlineLogical())
    return *scalar;
  if (isArray() && count() != 1)
    throw Error("MATLAB:nonLogicalConditional",
                "Operands to the logical AND (&&) and OR (||) operators must "
                "be convertible to logical scalar values, but an operand of " +
                    std::string(op) + " is " + extents().str() +
                    ". Use ANY or ALL to reduce it to a scalar.");
  return isTrue();
}

} // namespace runmat
