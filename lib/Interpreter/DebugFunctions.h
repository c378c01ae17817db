//===- DebugFunctions.h - dbstop, dbstep and their like ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_DEBUGFUNCTIONS_H
#define RUNMAT_INTERPRETER_DEBUGFUNCTIONS_H

#include "Interpreter/Interpreter.h"

namespace runmat {

// Where the program stops.
ValueList setBreakpoint(Interpreter &interpreter, Frame &frame,
                        std::span<const Value> arguments, int outputCount);
ValueList clearBreakpoints(Interpreter &interpreter, Frame &frame,
                           std::span<const Value> arguments, int outputCount);
ValueList listBreakpoints(Interpreter &interpreter, Frame &frame,
                          std::span<const Value> arguments, int outputCount);
/// keyboard: stops here.
ValueList stopHere(Interpreter &interpreter, Frame &frame,
                   std::span<const Value> arguments, int outputCount);

// How a stopped program goes on.
ValueList goOn(Interpreter &interpreter, Frame &frame,
               std::span<const Value> arguments, int outputCount);
ValueList goOnByLines(Interpreter &interpreter, Frame &frame,
                      std::span<const Value> arguments, int outputCount);
ValueList giveUp(Interpreter &interpreter, Frame &frame,
                 std::span<const Value> arguments, int outputCount);

// What there is to see.
ValueList goToCaller(Interpreter &interpreter, Frame &frame,
                     std::span<const Value> arguments, int outputCount);
ValueList goToCalled(Interpreter &interpreter, Frame &frame,
                     std::span<const Value> arguments, int outputCount);
ValueList listCalls(Interpreter &interpreter, Frame &frame,
                    std::span<const Value> arguments, int outputCount);
/// echo: whether lines are shown as they are executed.
ValueList echoLines(Interpreter &interpreter, Frame &frame,
                    std::span<const Value> arguments, int outputCount);
ValueList listLines(Interpreter &interpreter, Frame &frame,
                    std::span<const Value> arguments, int outputCount);

} // namespace runmat

#endif // RUNMAT_INTERPRETER_DEBUGFUNCTIONS_H
