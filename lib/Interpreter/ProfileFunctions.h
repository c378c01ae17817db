//===- ProfileFunctions.h - profile and profsave ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_PROFILEFUNCTIONS_H
#define RUNMAT_INTERPRETER_PROFILEFUNCTIONS_H

#include "Interpreter/Interpreter.h"

namespace runmat {

/// profile on, off, clear, resume, status, report, viewer; profile('info').
ValueList profileProgram(Interpreter &interpreter, Frame &frame,
                         std::span<const Value> arguments, int outputCount);
/// profsave(folder): writes the page that `profile report` writes too.
ValueList saveProfile(Interpreter &interpreter, Frame &frame,
                      std::span<const Value> arguments, int outputCount);

} // namespace runmat

#endif // RUNMAT_INTERPRETER_PROFILEFUNCTIONS_H
