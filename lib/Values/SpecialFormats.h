//===- SpecialFormats.h - formats that fit any number -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_SPECIALFORMATS_H
#define RUNMAT_VALUES_SPECIALFORMATS_H

#include "Values/Display.h"

#include <string>

namespace runmat {

/// How one of the formats writes a number whatever the others are: `format
/// bank`, `hex`, `+`, `rational` and those of engineers.
struct SpecialFormat {
  DisplayFormat::Digits digits;
  /// Of one element, the gap before it included.
  int width, singleWidth;
  std::string (*text)(double part, bool isSingle);
};

/// Null for the formats that look at all elements.
const SpecialFormat *findSpecialFormat(DisplayFormat::Digits digits);

/// The bytes of a number as digits of base 16, the highest first.
std::string hexText(uint64_t bits, int digits);

} // namespace runmat

#endif // RUNMAT_VALUES_SPECIALFORMATS_H
