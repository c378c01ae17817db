//===- ColonRange.cpp - a:d:b as an array -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/Operators.h"
#include "Values/Colon.h"
#include "Values/Convert.h"
#include "Values/ElementTypes.h"
#include "Values/GpuArrays.h"
#include "Values/Pieces.h"

#include <fmt/format.h>

namespace runmat {

namespace {

/// The first element of an operand: MATLAB uses it where the operand is an
/// array, and nothing of an empty one.
double endpoint(const Value &value) {
  if (!value.isArray())
    throw Error("MATLAB:UndefinedFunction",
                "Operator ':' is not supported for operands of type '" +
                    value.className() + "'.");
  if (value.isComplex())
    throw Error("MATLAB:colon:complexOperand",
                "The operands of ':' must be real; take real(x) or abs(x) of "
                "a complex one.");
  return value.elementAsDouble(0);
}

/// From here on elements are made when they are read: a program may only count
/// them.
constexpr int64_t fewestPromised = int64_t(1) << 16;

/// A row of n elements, of which fill(begin, end, out) writes those from begin
/// on to out.
template <typename T, typename Fill>
ArrayRef rowOf(ElementClass elementClass, int64_t n, Fill fill) {
  const auto write = [n, fill](void *out) {
    Pieces(n).forEach([&](int64_t, int64_t begin, int64_t end) {
      fill(begin, end, static_cast<T *>(out) + begin);
    });
  };
  if (n >= fewestPromised)
    return Array::promise(elementClass, Extents(1, n), write);
  ArrayRef out = Array::make(elementClass, Extents(1, n));
  if (n != 0)
    write(out->mutableData());
  return out;
}

template <typename T>
ArrayRef floatRange(ElementClass elementClass, double first, double step,
                    double last) {
  const T a = T(first), d = T(step), b = T(last);
  const int64_t n = colonCount(a, d, b);
  return rowOf<T>(elementClass, n, [=](int64_t begin, int64_t end, T *out) {
    colonElements(a, d, b, n, begin, end, out);
  });
}

template <typename T> T integerEndpoint(const Value &value, const char *what) {
  if (isInteger(value.elementClass())) {
    const ArrayRef array = value.array();
    return array->as<T>()[0];
  }
  const double number = endpoint(value);
  if (number != std::floor(number))
    throw Error("MATLAB:colon:nonIntegerStep",
                std::string("Colon operands must be all the same type, or "
                            "mixed with whole double scalars; the ") +
                    what + " is " + std::to_string(number) + ".");
  return saturate<T>(number);
}

/// As an extent. Wide numbers hold every count of 64-bit integers, of which
/// there may be 2^64, as they are; extents end at 2^63 - 1.
int64_t extentOf(Wide count) {
  if (count >= Wide(uint64_t(1) << 63))
    throw Error("MATLAB:array:SizeLimitExceeded",
                fmt::format("Requested 1x{:.0f} array has more elements than "
                            "can be counted. Use a smaller range.",
                            count));
  return int64_t(count);
}

template <typename T>
ArrayRef integerRange(ElementClass elementClass, const Value &first,
                      const Value &step, const Value &last) {
  const Wide a = Wide(integerEndpoint<T>(first, "first operand"));
  const Wide b = Wide(integerEndpoint<T>(last, "last operand"));
  // A step may be negative even where the class is unsigned.
  const Wide d = !step.isDefined() ? Wide(1)
                 : isInteger(step.elementClass())
                     ? Wide(integerEndpoint<T>(step, "step"))
                     : Wide(endpoint(step));
  if (d != std::floor(d) || std::isinf(d))
    throw Error("MATLAB:colon:nonIntegerStep",
                "The step of an integer range must be a whole number.");
  const bool isEmpty = d == 0 || (d > 0 ? a > b : a < b);
  const int64_t n = isEmpty ? 0 : extentOf(std::floor((b - a) / d) + 1);
  return rowOf<T>(elementClass, n, [=](int64_t begin, int64_t end, T *out) {
    for (int64_t i = begin; i < end; ++i)
      *out++ = T(a + Wide(i) * d);
  });
}

/// The class of the range: an integer class wins, then single.
ElementClass rangeClass(const Value &first, const Value &step,
                        const Value &last) {
  ElementClass result = ElementClass::Double;
  for (const Value *operand : {&first, &step, &last}) {
    if (!operand->isDefined())
      continue;
    endpoint(*operand);
    const ElementClass own = operand->elementClass();
    if (isInteger(own) && isInteger(result) && own != result)
      throw Error("MATLAB:colon:mixedNonDoubleOperands",
                  "Colon operands must be all the same type, or mixed with "
                  "double scalars.");
    if (isInteger(own) || (own == ElementClass::Single && !isInteger(result)))
      result = own;
  }
  return result;
}

Value rangeOf(const Value &first, const Value &step, const Value &last) {
  for (const Value *operand : {&first, &step, &last})
    if (operand->isDefined() && operand->isEmpty())
      return Array::make(ElementClass::Double, Extents(1, 0));
  const ElementClass elementClass = rangeClass(first, step, last);
  if (isInteger(elementClass))
    return visitElementType(elementClass, [&](auto tag) -> Value {
      using T = typename decltype(tag)::Type;
      if constexpr (std::is_integral_v<T> && !std::is_same_v<T, char16_t>)
        return integerRange<T>(elementClass, first, step, last);
      else
        return Value();
    });
  const double a = endpoint(first), b = endpoint(last);
  const double d = step.isDefined() ? endpoint(step) : 1;
  if (first.isChar() && last.isChar())
    return castTo(ElementClass::Char,
                  floatRange<double>(ElementClass::Double, a, d, b));
  if (elementClass == ElementClass::Single)
    return floatRange<float>(elementClass, a, d, b);
  return floatRange<double>(elementClass, a, d, b);
}

} // namespace

Value colonRange(const Value &first, const Value &step, const Value &last) {
  return keepGpuArray(rangeOf(first, step, last), first.isGpuArray() ||
                                                      step.isGpuArray() ||
                                                      last.isGpuArray());
}

} // namespace runmat
