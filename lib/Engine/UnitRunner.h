//===- UnitRunner.h - runs a unit on a frame --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_UNITRUNNER_H
#define RUNMAT_ENGINE_UNITRUNNER_H

#include "Engine/CompilerTable.h"
#include "Interpreter/Interpreter.h"
#include "runtime/KernelSource.h"
#include "runtime/UnitContext.h"

#include <memory>

namespace runmat {

/// The kernels of a unit, made when they are first launched; lives with the
/// unit.
std::unique_ptr<KernelSource> kernelsOf(CompiledUnit &unit);

/// Runs units: hands variables in and out, and turns a side exit into the place
/// where the interpreter goes on.
class UnitRunner {
public:
  UnitRunner(Interpreter &interpreter, Planner &planner, Launcher &launcher);

  /// Runs the unit. Completed, or Resumed after a side exit, whose site goes to
  /// `exitSite`. An error of a builtin that the unit called is thrown as
  /// StatementError.
  Outcome run(CompiledUnit &unit, KernelSource &kernels, Frame &frame,
              int64_t &exitSite);

private:
  class Context;
  Interpreter &interpreter;
  Planner &planner;
  Launcher &launcher;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_UNITRUNNER_H
