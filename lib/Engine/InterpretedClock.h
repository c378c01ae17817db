//===- InterpretedClock.h - time that interpreting takes --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_INTERPRETEDCLOCK_H
#define RUNMAT_ENGINE_INTERPRETEDCLOCK_H

#include <functional>
#include <utility>

namespace runmat {

/// A clock that stands still while something else is done than interpreting.
class InterpretedClock {
public:
  using Clock = std::function<double()>;
  explicit InterpretedClock(Clock clock) : clock(std::move(clock)) {}

  double seconds() const { return clock() - paused; }

  /// The clock stands still as long as one lives.
  class Pause {
  public:
    explicit Pause(InterpretedClock &of) : of(of) {
      if (of.pauses++ == 0)
        begin = of.clock();
    }
    ~Pause() {
      if (--of.pauses == 0)
        of.paused += of.clock() - begin;
    }
    Pause(const Pause &) = delete;
    Pause &operator=(const Pause &) = delete;

  private:
    InterpretedClock &of;
    double begin = 0;
  };

private:
  Clock clock;
  double paused = 0;
  unsigned pauses = 0;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_INTERPRETEDCLOCK_H
