//===- RootProperties.h - settings of the session at the root ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_ROOTPROPERTIES_H
#define RUNMAT_INTERPRETER_ROOTPROPERTIES_H

#include "Graphics/Node.h"
#include "Interpreter/Interpreter.h"

namespace runmat {

/// Lets properties of the root of all graphics objects, such as Diary and
/// RecursionLimit, be what commands of the session set. `interpreter` outlives
/// the object's use.
void bindRootProperties(Interpreter &interpreter, graphics::Node &root);

} // namespace runmat

#endif // RUNMAT_INTERPRETER_ROOTPROPERTIES_H
