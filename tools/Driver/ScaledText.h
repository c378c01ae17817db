//===- ScaledText.h - numbers with a unit that fits -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_DRIVER_SCALEDTEXT_H
#define RUNMAT_TOOLS_DRIVER_SCALEDTEXT_H

#include <cstdint>
#include <span>
#include <string>

namespace runmat::driver {

/// The number in the largest unit of which there is at least one; each is
/// `step` of the one before it.
std::string scaledText(double value, double step,
                       std::span<const char *const> units);
std::string bytesText(uint64_t bytes);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_DRIVER_SCALEDTEXT_H
