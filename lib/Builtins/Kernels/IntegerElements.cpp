//===- IntegerElements.cpp - x op y in the class of integers ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The loops of the reference set take doubles: here nothing is converted but
// one number beside an array.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/IntegerElements.h"
#include "Builtins/Kernels/Broadcast.h"
#include "Values/ElementTypes.h"

#include <optional>

namespace runmat::kernels {

namespace {

/// A real number that a double holds.
std::optional<double> numberOf(const Value &value) {
  const ElementClass own = value.elementClass();
  const bool isWide = isInteger(own) && elementBytes(own) == 8;
  if (!value.isScalar() || value.isComplex() || isWide)
    return std::nullopt;
  NumberView view(value, Number::Double);
  return *view.as<double>();
}

/// Whether a number is an element of class T. What divides by -0 sees its sign.
template <typename T> bool isElement(double number) {
  // The bounds are powers of two, or 0: the upper one is no element.
  const double least = double(std::numeric_limits<T>::min());
  const double beyond = std::ldexp(1.0, std::numeric_limits<T>::digits);
  return number >= least && number < beyond && number == std::trunc(number) &&
         !(number == 0 && std::signbit(number));
}

/// Stores a number in the class of an array, if it is an element of it. In
/// logic every number that is not zero is true.
bool storeElement(ElementClass elementClass, BinaryOpcode op, double number,
                  void *element) {
  if (familyOf(op) == OperationFamily::Logic)
    number = number != 0;
  return visitElementType(elementClass, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    if constexpr (std::is_same_v<T, Logical>) {
      if (!isElement<uint8_t>(number))
        return false;
      *static_cast<uint8_t *>(element) = uint8_t(number);
      return true;
    } else if constexpr (std::is_integral_v<T>) {
      if (!isElement<T>(number))
        return false;
      *static_cast<T *>(element) = T(number);
      return true;
    } else {
      return false;
    }
  });
}

BroadcastOperand operandOf(const ArrayRef &array) {
  return {static_cast<const char *>(array->data()), &array->extents(),
          elementBytes(array->elementClass())};
}

void runOfClass(const CompiledIntegers &kernel, const ArrayRef &lhs,
                const ArrayRef &rhs, const Extents &extents, Array &out) {
  runBroadcast({nullptr, nullptr, &kernel}, operandOf(lhs), operandOf(rhs),
               extents, static_cast<char *>(out.mutableData()),
               elementBytes(out.elementClass()));
}

/// Whether the kernel takes an array with a number in the order of the
/// operands.
bool runBeside(const CompiledIntegers &kernel, BinaryOpcode op,
               const Array &array, double number, bool arrayIsFirst,
               Array &out) {
  alignas(8) char element[8];
  if (storeElement(array.elementClass(), op, number, element)) {
    if (arrayIsFirst)
      kernel.run(array.data(), 1, element, 0, out.mutableData(), out.count());
    else
      kernel.run(element, 0, array.data(), 1, out.mutableData(), out.count());
    return true;
  }
  if (!kernel.takesDoubles())
    return false;
  return kernel.runBesideDouble(array.data(), number, arrayIsFirst,
                                out.mutableData(), out.count());
}

} // namespace

ArrayRef integerBinary(BinaryOpcode op, const Value &lhs, const Value &rhs,
                       const Extents &extents, const ResultKind &result) {
  // One element fills no vector: the plain loop is the faster one.
  if (extents.count() <= 1 || lhs.isComplex() || rhs.isComplex())
    return nullptr;
  const bool arrayIsFirst = !lhs.isScalar();
  const Value &array = arrayIsFirst ? lhs : rhs;
  const Value &other = arrayIsFirst ? rhs : lhs;
  const CompiledIntegers *kernel = findIntegers(op, array.elementClass());
  // A shift has the class of what is shifted, by whatever array.
  const bool isOwn = result.elementClass == array.elementClass() ||
                     result.elementClass == ElementClass::Logical;
  if (!kernel || !isOwn)
    return nullptr;
  const bool isOfClass = other.elementClass() == array.elementClass();
  const std::optional<double> number =
      isOfClass ? std::nullopt : numberOf(other);
  if (!isOfClass && !number)
    return nullptr;
  ArrayRef out = Array::make(result.elementClass, extents);
  if (isOfClass)
    runOfClass(*kernel, lhs.array(), rhs.array(), extents, *out);
  else if (!runBeside(*kernel, op, *array.array(), *number, arrayIsFirst, *out))
    return nullptr;
  return out;
}

} // namespace runmat::kernels
