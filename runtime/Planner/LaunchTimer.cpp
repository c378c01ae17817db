//===- LaunchTimer.cpp - what a launch takes --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/LaunchTimer.h"
#include "runtime/Array.h"
#include "runtime/UnitHandles.h"

#include <algorithm>

namespace runmat {

using Clock = std::chrono::steady_clock;

static bool isDone(Device &device) {
  return device.hostMemory() || device.trySynchronize() == RUNMAT_OK;
}

LaunchTimer::LaunchTimer(Device &device, bool isWanted)
    : device(device), isRunning(isWanted && isDone(device)) {
  if (!isRunning)
    return;
  transfersBefore = device.transferSeconds();
  begin = Clock::now();
}

std::optional<double> LaunchTimer::stop() {
  if (!isRunning || !isDone(device))
    return std::nullopt;
  const double transfers = device.transferSeconds() - transfersBefore;
  const std::chrono::duration<double> seconds = Clock::now() - begin;
  return std::max(0.0, seconds.count() - transfers);
}

LaunchWork workOf(const runmat_cluster_info &cluster,
                  const LaunchArguments &arguments) {
  const auto items =
      static_cast<double>(iterationSpace(cluster, arguments.extents).points());
  LaunchWork work;
  for (uint32_t i = 0; i < cluster.input_count; ++i)
    work.bytes += static_cast<double>(fromHandle(arguments.inputs[i])->bytes());
  for (uint32_t i = 0; i < cluster.output_count; ++i)
    work.bytes +=
        static_cast<double>(fromHandle(arguments.outputs[i])->bytes());
  for (size_t kind = 0; kind < RUNMAT_WORK_KINDS; ++kind)
    work.operations[kind] = cluster.operations[kind] * items;
  return work;
}

} // namespace runmat
