//===- Sides.h - two y-axes of the same axes --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Axes with two sides hold what belongs to the one that is active, as axes with
// one do; what belongs to the other one waits in a part of theirs.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_GRAPHICS_SIDES_H
#define RUNMAT_GRAPHICS_SIDES_H

#include "Graphics/Scene.h"

namespace runmat::graphics {

/// Makes a side the active one; axes with one side get a second.
void activateSide(Scene &scene, const NodeRef &axes, bool isRight);

/// What both sides show, that of the left one first.
std::vector<NodeRef> childrenOfSides(const Node &axes);

} // namespace runmat::graphics

#endif // RUNMAT_GRAPHICS_SIDES_H
