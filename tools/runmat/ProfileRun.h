//===- ProfileRun.h - measures, and keeps what was measured -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_PROFILERUN_H
#define RUNMAT_TOOLS_RUNMAT_PROFILERUN_H

#include "Engine/SessionOptions.h"
#include "Interpreter/Output.h"
#include "Profiler.h"
#include "Publish.h"

#include <mutex>
#include <optional>
#include <string>

namespace runmat::driver {

struct ProfileRequest {
  /// Names the device.
  SessionOptions session;
  profile::PlanOptions plan;
  profile::ReportFiles files;
  /// What the user should know of the choice of the device.
  std::string note;
};

/// One profile. What was measured can be had from another thread at any time.
class ProfileRun {
public:
  explicit ProfileRun(const ProfileRequest &request) : request(request) {}

  /// Measures all, prints and writes the report, of what there is if the user
  /// or a failure ends it early. Returns the exit status.
  int measure(OutputSink &sink);
  /// Prints and writes the report of what was measured so far, once; gives up
  /// where another thread cannot get that done. Returns the exit status.
  int finish(OutputSink &sink);

private:
  void measureAll(OutputSink &sink);
  void describeDevice(Device &device);
  profile::PlanOptions planFor(const Device &device) const;
  void showProgress(OutputSink &sink, const profile::PointPlan &point);
  void clearProgress(OutputSink &sink) const;

  const ProfileRequest request;
  std::mutex mutex;
  profile::Report report;
  std::timed_mutex finishing;
  std::optional<int> status;
};

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_PROFILERUN_H
