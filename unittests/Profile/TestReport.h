//===- TestReport.h - a report of made-up results ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_PROFILE_TESTREPORT_H
#define RUNMAT_UNITTESTS_PROFILE_TESTREPORT_H

#include "Report.h"

namespace runmat::test {

/// All points of a quick plan, each as fast as the one before: a microsecond.
inline profile::Report madeUpReport() {
  profile::PlanOptions options;
  options.quick = true;
  options.withReductionSettings = true;
  options.workgroups = {64, 128};
  profile::Report report;
  report.device = {"made:1",   "A <card> & more", "driver",
                   "discrete", {4096, 64},        true};
  for (const profile::PointPlan &point : planPoints(options))
    report.results.push_back({point, {1e-6, 1e-6, 1e-6, 9}, 1, "made:1", {}});
  report.planned = report.results.size();
  return report;
}

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_PROFILE_TESTREPORT_H
