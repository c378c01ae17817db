//===- Colours.h - colors by name -------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_GRAPHICS_COLOURS_H
#define RUNMAT_GRAPHICS_COLOURS_H

#include "Values/Value.h"

namespace runmat::graphics {

/// Red, green and blue from 0 to 1 of such numbers, of a name ('red', 'r') or
/// of '#RRGGBB' and '#RGB'; nothing for anything else.
std::optional<Value> colourOf(const Value &value);

/// The color that a letter names; nothing for other letters.
std::optional<Value> colourOf(char letter);

/// The colors that lines take one after the other, from 0 on.
Value colourInOrder(size_t position);
/// All of them, a row each.
Value colourOrder();

} // namespace runmat::graphics

#endif // RUNMAT_GRAPHICS_COLOURS_H
