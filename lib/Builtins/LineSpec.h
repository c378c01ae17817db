//===- LineSpec.h - 'r--o' and its like -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_LINESPEC_H
#define RUNMAT_BUILTINS_LINESPEC_H

#include "Values/Value.h"

namespace runmat::builtins {

/// Color, style and marker, each empty when the text does not say it.
struct LineSpec {
  std::optional<Value> colour;
  std::string style, marker;
};

/// Nothing for a text that is none.
std::optional<LineSpec> parseLineSpec(std::string_view text);

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_LINESPEC_H
