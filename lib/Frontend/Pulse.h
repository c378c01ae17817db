//===- Pulse.h - long reading that can be stopped ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_FRONTEND_PULSE_H
#define RUNMAT_FRONTEND_PULSE_H

#include <cstdint>
#include <functional>

namespace runmat {

/// Calls `ParseOptions::whileReading` at the first token or node, and at one of
/// some thousands from then on.
class Pulse {
public:
  explicit Pulse(const std::function<void()> &whileReading)
      : whileReading(whileReading) {}
  void beat() {
    constexpr uint64_t together = 4096;
    if (beats++ % together == 0 && whileReading)
      whileReading();
  }

private:
  const std::function<void()> whileReading;
  uint64_t beats = 0;
};

} // namespace runmat

#endif // RUNMAT_FRONTEND_PULSE_H
