//===- UseHistory.h - which batches use which memory ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_USEHISTORY_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_USEHISTORY_H

#include "runtime/providers/vulkan/Hazards.h"

#include <deque>

namespace runmat::vulkan {

/// What the commands of one queue touch that may still be waiting or running.
/// HazardTracker says what a command of the same queue waits for; this says
/// what those of other queues, and the host, do.
class UseHistory {
public:
  /// Notes a command of batch `serial`; serials never go down.
  void add(std::span<const Access> accesses, uint64_t serial);
  /// Serial of the last batch that must be over before somebody else may do
  /// `accesses`; 0: there is none.
  uint64_t lastConflict(std::span<const Access> accesses) const;
  /// Batches up to `serial` are over.
  void forget(uint64_t serial);

private:
  struct Use {
    Access access;
    uint64_t serial;
  };
  /// Beyond this many the oldest count as uses of all memory.
  static constexpr size_t limit = 4096;

  std::deque<Use> uses;
  /// The last batch with a use that is not kept.
  uint64_t dropped = 0;
};

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_USEHISTORY_H
