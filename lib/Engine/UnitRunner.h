//===- UnitRunner.h - runs a unit on a frame --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_UNITRUNNER_H
#define RUNMAT_ENGINE_UNITRUNNER_H

#include "Engine/DeviceOperations.h"
#include "Engine/UnitKernels.h"
#include "Engine/UnitVariables.h"
#include "Interpreter/Interpreter.h"
#include "runtime/UnitContext.h"

#include <memory>
#include <optional>
#include <vector>

namespace runmat {

/// How a run of a unit ended.
struct UnitEnd {
  /// Which side exit it took, and at which site; none when it was done.
  std::optional<uint32_t> exit;
  int64_t site = -1;
  /// Its outputs, or what the exit hands over; null ones are undefined.
  std::vector<ArrayRef> values;
};

/// What an exit hands over for a variable.
ArrayRef exitValue(const runmat_exit_variable &variable,
                   const std::vector<ArrayRef> &values);

/// Runs units: hands variables in and out, and turns a side exit into the place
/// where the interpreter goes on.
class UnitRunner {
public:
  UnitRunner(Interpreter &interpreter, Planner &planner, Launcher &launcher);

  /// Runs the unit. Completed, or Resumed after a side exit, whose site goes to
  /// `exitSite`. An error of a builtin that the unit called is thrown as
  /// StatementError.
  Outcome run(CompiledUnit &unit, KernelSource &kernels,
              UnitVariables &variables, int64_t &exitSite);
  /// The same on values, for those who have no variables.
  UnitEnd run(CompiledUnit &unit, KernelSource &kernels,
              const std::vector<ArrayRef> &inputs);

private:
  class Context;
  UnitEnd run(CompiledUnit &unit, KernelSource &kernels,
              const std::vector<ArrayRef> &inputs, Context &context);
  Interpreter &interpreter;
  Planner &planner;
  Launcher &launcher;
  DeviceOperations devices;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_UNITRUNNER_H
