//===- Profiler.h - measures points of a plan -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROFILE_PROFILER_H
#define RUNMAT_TOOLS_PROFILE_PROFILER_H

#include "ProgramSession.h"
#include "Report.h"

namespace runmat::profile {

/// The session whose device is measured beside one to check it with.
class Profiler {
public:
  /// The sessions outlive it; `measured` has an engine.
  Profiler(ProgramSession &measured, ProgramSession &reference,
           const TimingLimits &limits)
      : measured(measured), reference(reference), limits(limits) {}

  /// Runs once to warm up and to check, then until the time is known. Throws
  /// runmat::Error, and Interrupted when the user stops it.
  Result measure(const PointPlan &point);

private:
  Result measureProgram(const PointPlan &point);
  Result measureTransfer(const PointPlan &point);

  ProgramSession &measured, &reference;
  const TimingLimits limits;
};

/// Where results are checked: the processor, and for what that compiles itself
/// the interpreter.
SessionOptions referenceOptions(const SessionOptions &measured);

} // namespace runmat::profile

#endif // RUNMAT_TOOLS_PROFILE_PROFILER_H
