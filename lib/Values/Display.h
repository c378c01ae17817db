//===- Display.h - values as MATLAB prints them -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The text of `x` without a semicolon and of `disp(x)`. No locale changes a
// digit.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_DISPLAY_H
#define RUNMAT_VALUES_DISPLAY_H

#include "Values/Value.h"

namespace runmat {

/// What `format` sets.
struct DisplayFormat {
  enum class Digits : uint8_t {
    Short,
    Long,
    ShortG,
    LongG,
    ShortE,
    LongE,
    ShortEng,
    LongEng,
    Bank,
    Hex,
    Plus,
    Rational
  };
  Digits digits = Digits::Short;
  bool compact = false; ///< `format compact`: no blank lines
  int64_t width = 80;   ///< columns of the terminal
};

/// The text that a statement without a semicolon prints, the name included.
std::string displayText(std::string_view name, const Value &value,
                        const DisplayFormat &format = {});
/// The text that `disp` prints.
std::string dispText(const Value &value, const DisplayFormat &format = {});

} // namespace runmat

#endif // RUNMAT_VALUES_DISPLAY_H
