//===- ElementTypes.h - element classes as C++ types ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ type of each class and the conversions between elements, rounding
// half away from zero and saturating as the language does.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_ELEMENTTYPES_H
#define RUNMAT_VALUES_ELEMENTTYPES_H

#include "runtime/Array.h"

#include <cmath>
#include <limits>
#include <type_traits>

namespace runmat {

/// Holds every double, int64 and uint64 exactly.
using Wide = long double;
static_assert(std::numeric_limits<Wide>::digits >= 64,
              "64-bit integer arithmetic needs a 64-bit significand");

/// A logical element in memory: 0 or 1.
enum class Logical : uint8_t { False = 0, True = 1 };

template <typename T> struct TypeTag {
  using Type = T;
};

/// Calls `visitor(TypeTag<T>())` with the element type of the class.
template <typename Visitor>
decltype(auto) visitElementType(ElementClass elementClass, Visitor &&visitor) {
  switch (elementClass) {
  case ElementClass::Double:
    return visitor(TypeTag<double>());
  case ElementClass::Single:
    return visitor(TypeTag<float>());
  case ElementClass::Int8:
    return visitor(TypeTag<int8_t>());
  case ElementClass::Int16:
    return visitor(TypeTag<int16_t>());
  case ElementClass::Int32:
    return visitor(TypeTag<int32_t>());
  case ElementClass::Int64:
    return visitor(TypeTag<int64_t>());
  case ElementClass::UInt8:
    return visitor(TypeTag<uint8_t>());
  case ElementClass::UInt16:
    return visitor(TypeTag<uint16_t>());
  case ElementClass::UInt32:
    return visitor(TypeTag<uint32_t>());
  case ElementClass::UInt64:
    return visitor(TypeTag<uint64_t>());
  case ElementClass::Logical:
    return visitor(TypeTag<Logical>());
  case ElementClass::Char:
    return visitor(TypeTag<char16_t>());
  }
  throw Error("RunMat:internal", "unknown element class");
}

template <typename T>
inline constexpr bool isWideInteger = std::is_integral_v<T> && sizeof(T) == 8;

/// A value rounded half away from zero and saturated; NaN gives 0.
template <typename T, typename F> T saturate(F value) {
  if (std::isnan(value))
    return 0;
  const F rounded = std::round(value);
  if (rounded <= F(std::numeric_limits<T>::min()))
    return std::numeric_limits<T>::min();
  if (rounded >= F(std::numeric_limits<T>::max()))
    return std::numeric_limits<T>::max();
  return T(rounded);
}

/// An element in the float type that holds it exactly.
template <typename T> auto widen(T element) {
  if constexpr (isWideInteger<T> || std::is_same_v<T, Wide>)
    return Wide(element);
  else
    return double(element);
}

/// One element converted as by assignment: floats round to nearest, integers
/// and char saturate, logical is the test against zero.
template <typename To, typename From> To convertElement(From element) {
  if constexpr (std::is_same_v<To, From>)
    return element;
  else if constexpr (std::is_same_v<To, Logical>)
    return widen(element) != 0 ? Logical::True : Logical::False;
  else if constexpr (std::is_floating_point_v<To>)
    return To(widen(element));
  else
    return saturate<To>(widen(element));
}

} // namespace runmat

#endif // RUNMAT_VALUES_ELEMENTTYPES_H
