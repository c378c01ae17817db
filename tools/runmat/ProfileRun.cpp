//===- ProfileRun.cpp - measures, and keeps what was measured ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ProfileRun.h"
#include "Listing.h"
#include "Worker.h"

#include "runtime/Interrupt.h"
#include "runtime/Memory.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <new>

#include <unistd.h>

using namespace runmat;
using namespace runmat::driver;

namespace {

/// What an array may take of a memory: it, its result, and the same of the
/// processor fit with as much to spare.
constexpr uint64_t partOfMemory = 8;

/// For standard output and files to take a report.
constexpr std::chrono::seconds patience{2};

profile::TimingLimits limitsOf(bool quick) {
  profile::TimingLimits limits;
  if (quick)
    limits.mostSeconds = 0.05;
  return limits;
}

} // namespace

void ProfileRun::describeDevice(Device &device) {
  const runmat_device_info &info = device.info();
  const bool hasWorkgroups = info.max_workgroup_size > 1;
  const std::lock_guard lock(mutex);
  report.note = request.note;
  report.quick = request.plan.quick;
  report.limits = limitsOf(request.plan.quick);
  report.device = {device.name(),
                   info.name,
                   info.driver,
                   typeName(info),
                   {info.default_two_pass_threshold,
                    hasWorkgroups ? info.default_reduction_workgroup : 0},
                   hasWorkgroups};
}

profile::PlanOptions ProfileRun::planFor(const Device &device) const {
  const runmat_device_info &info = device.info();
  const SessionOptions &session = request.session;
  profile::PlanOptions plan = request.plan;
  plan.withTransfers = !device.hostMemory();
  const uint64_t memory =
      std::min({info.memory_bytes, uint64_t(memory::available()),
                session.deviceMemory.value_or(UINT64_MAX)});
  plan.mostBytes = std::min(info.largest_allocation, memory / partOfMemory);
  plan.workgroups = profile::workgroupsToTry(
      info.max_workgroup_size, info.default_reduction_workgroup,
      session.reductionWorkgroup, plan.quick);
  if (session.twoPassThreshold)
    plan.threshold = session.twoPassThreshold;
  return plan;
}

void ProfileRun::showProgress(OutputSink &sink,
                              const profile::PointPlan &point) {
  if (!::isatty(STDERR_FILENO))
    return;
  // Back to the beginning of the line, and clear the rest of it.
  sink.writeError(fmt::format(
      "\r\033[K[{}/{}] {}: {} {} {}", report.results.size() + 1, report.planned,
      nameOf(point.operation->sweep), point.operation->text, point.size(),
      className(point.operation->elementClass)));
}

void ProfileRun::clearProgress(OutputSink &sink) const {
  if (::isatty(STDERR_FILENO))
    sink.writeError("\r\033[K");
}

void ProfileRun::measureAll(OutputSink &sink) {
  profile::ProgramSession measured(request.session);
  profile::ProgramSession reference(profile::referenceOptions(request.session));
  profile::Profiler profiler(measured, reference, limitsOf(request.plan.quick));
  describeDevice(measured.device());
  const profile::PlanOptions options = planFor(measured.device());
  const std::vector<profile::PointPlan> points = planPoints(options);
  {
    const std::lock_guard lock(mutex);
    report.planned = points.size();
    if (options.threshold)
      report.thresholds = {*options.threshold};
  }
  if (points.empty())
    throw Error("RunMat:profile",
                fmt::format("no array is small enough: those of {} elements "
                            "and {} bytes are the largest that are allowed",
                            options.mostElements, options.mostBytes));
  for (const profile::PointPlan &point : points) {
    showProgress(sink, point);
    profile::Result result = profiler.measure(point);
    const std::lock_guard lock(mutex);
    report.results.push_back(std::move(result));
  }
}

int ProfileRun::measure(OutputSink &sink) {
  std::string failure;
  try {
    measureAll(sink);
  } catch (const Interrupted &) {
    // The report says that it is incomplete.
  } catch (const Error &error) {
    failure = error.message;
  } catch (const std::bad_alloc &) {
    failure = "out of memory";
  }
  // Work that was told to stop may report that as an error.
  if (!interrupt::requested()) {
    const std::lock_guard lock(mutex);
    report.failure = failure;
  }
  return finish(sink);
}

int ProfileRun::finish(OutputSink &sink) {
  const std::unique_lock once(finishing, patience);
  if (!once)
    return interruptedStatus;
  if (status)
    return *status;
  profile::Report found;
  {
    const std::lock_guard lock(mutex);
    found = report;
  }
  clearProgress(sink);
  status = publish(found, request.files, sink);
  if (interrupt::requested() && !found.isComplete())
    status = interruptedStatus;
  return *status;
}
