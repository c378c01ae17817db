//===- Totals.h - events added up -------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_TELEMETRY_TOTALS_H
#define RUNMAT_RUNTIME_TELEMETRY_TOTALS_H

#include "runtime/Telemetry/Event.h"

#include <map>
#include <tuple>
#include <vector>

namespace runmat::telemetry {

/// All events of a kind, a device and, of launches, a kernel and a statement.
/// Times in nanoseconds.
struct Total {
  EventKind kind = EventKind::Statement;
  uint32_t device = noDevice;
  std::string name;
  uint32_t file = 0, line = 0; ///< As in Place.
  /// Those that failed are only counted.
  uint64_t count = 0, failed = 0;
  uint64_t amount = 0;
  uint64_t hostTime = 0;
  /// Those of which the device told when it worked for them; how long it
  /// worked, and how long they waited for their first piece of work.
  uint64_t timed = 0;
  uint64_t deviceTime = 0;
  uint64_t queueWait = 0;
};

class Totals {
public:
  /// Kernels beyond so many are added up under one name.
  explicit Totals(size_t mostKernels = 4096) : mostKernels(mostKernels) {}

  void add(const Event &event);
  /// Work for a call that began at `asked`. Only the first piece of work of a
  /// call counts as a call that was timed.
  void addWork(const Event &work, uint64_t asked, bool isFirst);
  /// In the order of kinds, devices, names and statements.
  std::vector<Total> list() const;

private:
  using Key = std::tuple<EventKind, uint32_t, std::string, uint32_t, uint32_t>;
  Total &of(EventKind kind, const Event &event);

  size_t mostKernels;
  std::map<Key, Total> totals;
};

} // namespace runmat::telemetry

#endif // RUNMAT_RUNTIME_TELEMETRY_TOTALS_H
