//===- Json.h - values as JSON, and back ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_JSON_H
#define RUNMAT_BUILTINS_JSON_H

#include "Values/Value.h"

namespace runmat::builtins {

struct JsonStyle {
  /// A line for each element, two blanks deeper than what it is in.
  bool isPretty = false;
  /// null for Inf and NaN, which JSON lacks, else words that some readers know.
  bool convertsInfAndNan = true;
};

/// Throws MATLAB:json:unsupportedClass for what has no form there.
std::string encodeJson(const Value &value, const JsonStyle &style);

/// Throws MATLAB:json:ParseError.
Value decodeJson(const std::string &text);

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_JSON_H
