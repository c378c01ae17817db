//===- Totals.cpp - events added up -----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Telemetry/Totals.h"

#include <algorithm>

namespace runmat::telemetry {

static constexpr const char *otherKernels = "(other kernels)";

Total &Totals::of(EventKind kind, const Event &event) {
  const bool isKernel = kind == EventKind::Launch;
  Key key{kind, event.device, "", 0, 0};
  if (isKernel)
    key = {kind, event.device, event.name, event.place.file, event.place.line};
  if (isKernel && totals.size() >= mostKernels && !totals.contains(key))
    key = {kind, event.device, otherKernels, 0, 0};
  Total &total = totals[key];
  std::tie(total.kind, total.device, total.name, total.file, total.line) = key;
  return total;
}

void Totals::add(const Event &event) {
  Total &total = of(event.kind, event);
  if (event.hasFailed) {
    ++total.failed;
    return;
  }
  ++total.count;
  total.amount += event.amount;
  total.hostTime += event.end - event.begin;
}

void Totals::addWork(const Event &work, uint64_t asked, bool isFirst) {
  Total &total = of(work.asked, work);
  total.deviceTime += work.end - work.begin;
  if (!isFirst)
    return;
  ++total.timed;
  // Clocks agree only so well.
  total.queueWait += std::max(work.begin, asked) - asked;
}

std::vector<Total> Totals::list() const {
  std::vector<Total> list;
  for (const auto &[key, total] : totals)
    list.push_back(total);
  return list;
}

} // namespace runmat::telemetry
