//===- Bars.h - where bars stand and end ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_GRAPHICS_BARS_H
#define RUNMAT_GRAPHICS_BARS_H

#include "Graphics/Node.h"

namespace runmat::graphics {

// Values of properties of bars.
Value barEndsX(const Node &bar);
Value barEndsY(const Node &bar);
/// A row for each bar.
Value barColours(const Node &bar);

/// The heights of bars or areas, on those that the same call made before where
/// they are stacked.
std::vector<double> stackedHeights(const Node &node);

} // namespace runmat::graphics

#endif // RUNMAT_GRAPHICS_BARS_H
