//===- PerfMap.h - names of code for perf -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PERFMAP_H
#define RUNMAT_RUNTIME_PERFMAP_H

#include "runtime/LineTable.h"

namespace runmat {

/// Adds code to /tmp/perf-PID.map, by names such as `smooth.m:4`. The file
/// begins anew in each process. Without it perf has no names, and nothing else
/// is lost.
void appendToPerfMap(const std::vector<LineRange> &ranges);

} // namespace runmat

#endif // RUNMAT_RUNTIME_PERFMAP_H
