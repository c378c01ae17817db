//===- ElementTypes.h - element class to C++ type ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_ELEMENTTYPES_H
#define RUNMAT_RUNTIME_ELEMENTTYPES_H

#include "runtime/Array.h"

#include <cstdint>
#include <type_traits>

namespace runmat {

/// Calls `function` with a value of the type that stores an element of the
/// class, as in `withElementType(c, [](auto zero) { using T = decltype(zero);
/// })`.
template <typename Function>
decltype(auto) withElementType(ElementClass elementClass, Function &&function) {
  switch (elementClass) {
  case ElementClass::Double:
    return function(double{});
  case ElementClass::Single:
    return function(float{});
  case ElementClass::Int8:
    return function(int8_t{});
  case ElementClass::Int16:
    return function(int16_t{});
  case ElementClass::Int32:
    return function(int32_t{});
  case ElementClass::Int64:
    return function(int64_t{});
  case ElementClass::UInt8:
  case ElementClass::Logical:
    return function(uint8_t{});
  case ElementClass::UInt16:
    return function(uint16_t{});
  case ElementClass::UInt32:
    return function(uint32_t{});
  case ElementClass::UInt64:
    return function(uint64_t{});
  case ElementClass::Char:
    return function(char16_t{});
  }
  __builtin_unreachable();
}

} // namespace runmat

#endif // RUNMAT_RUNTIME_ELEMENTTYPES_H
