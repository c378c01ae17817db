//===- Library.cpp - functions written in the language ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Library/Library.h"

#include <algorithm>
#include <iterator>
#include <string>

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

static std::string_view textOf(std::string_view name) {
  const auto *found =
      std::lower_bound(std::begin(functions), std::end(functions), name,
                       [](const LibraryFunction &row, std::string_view wanted) {
                         return row.name < wanted;
                       });
  return found != std::end(functions) && found->name == name
             ? found->text
             : std::string_view();
}

std::string_view libraryText(std::string_view name) {
  const bool isHelper = name.find('/') != std::string_view::npos;
  return isHelper ? std::string_view() : textOf(name);
}

std::string_view libraryHelperText(std::string_view name) {
  return textOf("private/" + std::string(name));
}

bool isLibraryText(std::string_view text) {
  return std::ranges::any_of(functions, [&](const LibraryFunction &function) {
    return function.text.find(text) != std::string_view::npos;
  });
}

} // namespace runmat
