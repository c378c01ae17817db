//===- CostRule.cpp - is a cluster cheaper on a device ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One roofline a place, with round figures until they are calibrated.
//===----------------------------------------------------------------------===//
#include "runtime/CostRule.h"

#include <algorithm>

namespace runmat {
namespace {

/// What a place can do in a second, and what a launch costs there.
struct Rates {
  double operations;
  double bytes;
  double launchSeconds;
};
constexpr Rates host = {8e9, 10e9, 0.5e-6};
constexpr Rates device = {1e12, 400e9, 10e-6};
/// Between host and device, each way.
constexpr double transferBytes = 10e9;
constexpr double transferSeconds = 20e-6;

double runSeconds(const ClusterWork &work, const Rates &rates) {
  return rates.launchSeconds +
         std::max(work.operations / rates.operations, work.bytes / rates.bytes);
}

double moveSeconds(double bytes) {
  return bytes > 0 ? transferSeconds + bytes / transferBytes : 0;
}

} // namespace

double secondsOnHost(const ClusterWork &work) {
  return runSeconds(work, host) + moveSeconds(work.downloadBytes);
}

double secondsOnDevice(const ClusterWork &work) {
  return runSeconds(work, device) + moveSeconds(work.uploadBytes);
}

bool isCheaperOnDevice(const ClusterWork &work) {
  return secondsOnDevice(work) < secondsOnHost(work);
}

} // namespace runmat
