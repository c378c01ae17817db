//===- Identifier.h - names of variables and fields -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_IDENTIFIER_H
#define RUNMAT_VALUES_IDENTIFIER_H

#include <algorithm>
#include <string_view>

namespace runmat {

/// Whether a variable, field or function can have that name: a letter, then
/// letters, digits and _. In ASCII, whatever the locale.
inline bool isIdentifier(std::string_view name) {
  constexpr auto isLetter = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  };
  constexpr auto isPart = [=](char c) {
    return isLetter(c) || (c >= '0' && c <= '9') || c == '_';
  };
  return !name.empty() && isLetter(name.front()) &&
         std::all_of(name.begin(), name.end(), isPart);
}

} // namespace runmat

#endif // RUNMAT_VALUES_IDENTIFIER_H
