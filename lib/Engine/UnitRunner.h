//===- UnitRunner.h - runs a unit on a frame --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_UNITRUNNER_H
#define RUNMAT_ENGINE_UNITRUNNER_H

#include "Engine/DeviceOperations.h"
#include "Engine/TrustedRuns.h"
#include "Interpreter/Interpreter.h"
#include "runtime/UnitContext.h"

#include <functional>
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
  /// There are none: it ran on what came of an earlier run's guard that did not
  /// hold.
  bool isSpoilt = false;
};

/// What an exit hands over for a variable.
ArrayRef exitValue(const runmat_exit_variable &variable,
                   const std::vector<ArrayRef> &values);

/// Runs units: hands variables in and out, and turns a side exit into the place
/// where the interpreter goes on.
class UnitRunner {
public:
  /// See LibraryKernels for `codeFolder`.
  UnitRunner(Interpreter &interpreter, Planner &planner, Launcher &launcher,
             const std::string &codeFolder);

  /// Runs the unit. Completed, or Resumed after a side exit, whose site goes to
  /// `exitSite`. An error of a builtin that the unit called is thrown as
  /// StatementError. A unit that begins at an `index` of a block may end before
  /// its guards are looked at: `trustedRuns` does that.
  Outcome run(UnitEntry &entry, UnitVariables &variables,
              std::optional<size_t> index, int64_t &exitSite);
  /// What may have to be undone.
  TrustedRuns &trustedRuns() { return trusted; }
  /// The same on values, for those who have no variables.
  UnitEnd run(CompiledUnit &unit, KernelSource &kernels,
              const std::vector<ArrayRef> &inputs);

private:
  class Context;
  UnitEnd run(CompiledUnit &unit, KernelSource &kernels,
              const std::vector<ArrayRef> &inputs, Context &context);
  int32_t repeat(CompiledUnit &unit, const std::vector<ArrayRef> &inputs,
                 Context &context, const std::function<int32_t()> &enter);
  Outcome complete(UnitEntry &entry, UnitVariables &variables,
                   std::optional<size_t> index, UnitEnd end,
                   const Context &context);

  Interpreter &interpreter;
  Planner &planner;
  Launcher &launcher;
  DeviceOperations devices;
  TrustedRuns trusted;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_UNITRUNNER_H
