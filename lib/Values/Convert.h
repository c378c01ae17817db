//===- Convert.h - arrays in another class ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_CONVERT_H
#define RUNMAT_VALUES_CONVERT_H

#include "Values/Value.h"

#include <cstddef>
#include <vector>

namespace runmat {

/// The number type in which a kernel computes.
enum class Number : uint8_t {
  Double,
  Single,
  ComplexDouble,
  ComplexSingle,
  Wide, ///< for 64-bit integers
};
inline bool isComplexNumber(Number number) {
  return number == Number::ComplexDouble || number == Number::ComplexSingle;
}

/// The elements of an array value in a given number type: the array's own when
/// it is of that type, else a converted copy. Lives no longer than the value.
class NumberView {
public:
  NumberView(const Value &value, Number number);
  NumberView(const NumberView &) = delete;
  NumberView &operator=(const NumberView &) = delete;
  const void *data() const { return elements; }
  template <typename T> const T *as() const {
    return static_cast<const T *>(elements);
  }

private:
  const void *elements = nullptr;
  ArrayRef held;
  double inlineScalar = 0;
  std::vector<std::max_align_t> converted;
};

/// The array with elements of the class; the imaginary parts are kept for
/// floats. Shares the storage when nothing changes.
ArrayRef convertArray(const Value &value, ElementClass elementClass);

/// A complex array with zero imaginary parts, or the same when complex already.
ArrayRef makeComplex(const Value &value);

/// The array with the imaginary parts dropped when all of them are zero; a
/// double or logical scalar comes out inline.
Value narrow(ArrayRef array);

/// Conversion by a class name's function (`double(x)`, `int8(x)`, `logical(x)`,
/// `char(x)`).
Value castTo(ElementClass elementClass, const Value &operand);

} // namespace runmat

#endif // RUNMAT_VALUES_CONVERT_H
