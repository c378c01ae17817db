//===- TimingList.h - timings that nobody has taken yet ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_TIMINGLIST_H
#define RUNMAT_RUNTIME_PROVIDERS_TIMINGLIST_H

#include "runmat/provider.h"

#include <algorithm>
#include <cstddef>
#include <deque>
#include <new>

namespace runmat {

/// The newest timings, as `take_timings` gives them.
class TimingList {
public:
  static constexpr size_t most = 4096;

  /// One for which there is no memory is lost.
  void add(const runmat_timing &timing) noexcept try {
    timings.push_back(timing);
    if (timings.size() > most)
      timings.pop_front();
  } catch (const std::bad_alloc &) {
  }

  /// Moves the earliest ones to `out`; how many.
  uint32_t take(uint32_t capacity, runmat_timing *out) {
    const size_t count = std::min<size_t>(capacity, timings.size());
    const auto end = timings.begin() + static_cast<ptrdiff_t>(count);
    std::copy(timings.begin(), end, out);
    timings.erase(timings.begin(), end);
    return static_cast<uint32_t>(count);
  }

private:
  std::deque<runmat_timing> timings;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_PROVIDERS_TIMINGLIST_H
