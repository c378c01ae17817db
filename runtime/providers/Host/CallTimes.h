//===- CallTimes.h - when the calls of an instance ran ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_HOST_CALLTIMES_H
#define RUNMAT_RUNTIME_PROVIDERS_HOST_CALLTIMES_H

#include "runtime/providers/TimingList.h"

#include <chrono>

namespace runmat {

/// Numbers and times calls from `start` on: on the host all work of a call is
/// over when it returns.
class CallTimes {
public:
  void start() { isOn = true; }
  uint32_t take(uint32_t capacity, runmat_timing *out) {
    return finished.take(capacity, out);
  }

  /// Around a call.
  template <typename Call> runmat_status around(Call call) {
    if (!isOn)
      return call();
    const uint64_t number = calls++;
    const uint64_t begin = now();
    const runmat_status status = call();
    if (status == RUNMAT_OK)
      finished.add({number, begin, now(), 0, 0});
    return status;
  }

private:
  static uint64_t now() {
    const auto time = std::chrono::steady_clock::now().time_since_epoch();
    return static_cast<uint64_t>(
        std::chrono::duration_cast<std::chrono::nanoseconds>(time).count());
  }

  bool isOn = false;
  uint64_t calls = 0;
  TimingList finished;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_PROVIDERS_HOST_CALLTIMES_H
