//===- Format.h - sprintf's template language -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_FORMAT_H
#define RUNMAT_BUILTINS_FORMAT_H

#include "Values/Value.h"

#include <span>

namespace runmat::builtins {

/// sprintf(format, arguments...): escapes are expanded, the format is reused
/// until the data is used up, and stops at the first conversion without data.
std::string formatValues(std::string_view format,
                         std::span<const Value> arguments);
/// The same as code units, of which halves of characters stay what they are.
std::u16string formatUnits(std::string_view format,
                           std::span<const Value> arguments);

/// `\n` and the like expanded.
std::string expandEscapes(std::string_view text);

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_FORMAT_H
