//===- Library.cpp - functions written in the language ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Library/Library.h"

#include <algorithm>
#include <iterator>

namespace runmat {

namespace {

struct LibraryFunction {
  std::string_view name, text;
};

/// Sorted by name.
constexpr LibraryFunction functions[] =
#include "Functions.inc"
    ;

} // namespace

std::string_view libraryText(std::string_view name) {
  const auto *found =
      std::lower_bound(std::begin(functions), std::end(functions), name,
                       [](const LibraryFunction &row, std::string_view wanted) {
                         return row.name < wanted;
                       });
  return found != std::end(functions) && found->name == name
             ? found->text
             : std::string_view();
}

} // namespace runmat
