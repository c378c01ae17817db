//===- Hazards.h - when commands need a barrier -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_HAZARDS_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_HAZARDS_H

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace runmat::vulkan {

/// Device memory that a command touches. Addresses, not buffers: freed memory
/// that is given out again must still be ordered after its former use.
struct Access {
  uint64_t address = 0;
  uint64_t bytes = 0;
  bool writes = false;
};

/// Whether one of them must wait for the other.
bool conflict(const Access &a, const Access &b);

/// The accesses since the last barrier.
class HazardTracker {
public:
  /// Notes `accesses` and returns whether a barrier must come before them.
  bool add(std::span<const Access> accesses);
  /// A barrier was recorded: nothing before it matters any more.
  void clear() { recent.clear(); }

private:
  bool conflicts(std::span<const Access> accesses) const;

  /// Beyond this many, looking is dearer than a barrier.
  static constexpr size_t limit = 64;
  std::vector<Access> recent;
};

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_HAZARDS_H
