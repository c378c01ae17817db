//===- SmallShapes.h - arrays whose extents units know ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_SMALLSHAPES_H
#define RUNMAT_ENGINE_SMALLSHAPES_H

#include "Engine/UnitVariables.h"

namespace runmat {

/// Whether a type tells an extent beyond 0, 1 and many.
bool tellsShape(const VariableType &type);

/// A unit with a loop is made for the very extents of its small arrays, of
/// which it then computes each element by itself: a 4 x 4 filter, the state of
/// an oscillator, a column of 3 x n points. The others keep the types that
/// serve all sizes, as do variables that the statement assigns elements of.
void tellSmallShapes(CompileRequest &request, UnitVariables variables);

} // namespace runmat

#endif // RUNMAT_ENGINE_SMALLSHAPES_H
