//===- TickText.h - numbers at ticks ----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_GRAPHICS_TICKTEXT_H
#define RUNMAT_GRAPHICS_TICKTEXT_H

#include <string>
#include <string_view>

namespace runmat::graphics {

/// The format that a name stands for: 'usd', 'degrees', …; others are formats
/// themselves.
std::string_view tickFormat(std::string_view name);

/// A number by a format with one conversion, whose flags may have a comma
/// between thousands. Formats without one stand as they are.
std::string tickText(std::string_view format, double number);

} // namespace runmat::graphics

#endif // RUNMAT_GRAPHICS_TICKTEXT_H
