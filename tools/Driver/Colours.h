//===- Colours.h - what stands out on a terminal ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_DRIVER_COLOURS_H
#define RUNMAT_TOOLS_DRIVER_COLOURS_H

#include <string>
#include <string_view>

namespace runmat::driver {

/// Whether the terminal has colours and the user wants them (NO_COLOR).
bool usesColours();

/// A message with the word of its kind and the marks under its source line in
/// colour.
std::string coloured(std::string_view message);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_DRIVER_COLOURS_H
