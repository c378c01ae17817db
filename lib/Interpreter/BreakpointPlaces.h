//===- BreakpointPlaces.h - what names a line of a program ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_BREAKPOINTPLACES_H
#define RUNMAT_INTERPRETER_BREAKPOINTPLACES_H

#include "Interpreter/Breakpoints.h"
#include "Interpreter/Interpreter.h"

namespace runmat {

/// The file that a name or a path means in `frame`; throws when there is none.
std::shared_ptr<Module> programNamed(Interpreter &interpreter, Frame &frame,
                                     const std::string &name);
uint32_t lineCount(const Module &module);

/// The breakpoint at a line or a function of a file; without a location at its
/// first statement. It is moved to the next line with a statement. Throws when
/// there is no such place.
Breakpoint breakpointAt(Interpreter &interpreter, Frame &frame,
                        const std::string &file,
                        const std::optional<std::string> &location,
                        const std::string &condition);

} // namespace runmat

#endif // RUNMAT_INTERPRETER_BREAKPOINTPLACES_H
