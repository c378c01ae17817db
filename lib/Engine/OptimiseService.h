//===- OptimiseService.h - optimised code beside the program ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A unit with scalar loops gets baseline code, which is there in a part of the
// time and several times as slow. It runs while optimised code of the unit is
// made here, which takes its place between two runs, or between two turns of a
// loop that was entered between two turns.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_OPTIMISESERVICE_H
#define RUNMAT_ENGINE_OPTIMISESERVICE_H

#include "Engine/MadeObject.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>

namespace runmat {

/// Code that was ordered.
class OptimisedCode {
public:
  /// Whether it was made, or could not be.
  bool isDone() const { return done.load(std::memory_order_acquire); }
  /// Once that is so.
  const MadeObject &object() const { return made; }
  /// For code that runs: non-zero when there is other code to make room for.
  const volatile int32_t *word() const { return &there; }
  bool isThere() const {
    return __atomic_load_n(&there, __ATOMIC_RELAXED) != 0;
  }

private:
  friend class OptimiseService;
  void set(MadeObject object);

  int32_t there = 0;
  std::atomic<bool> done{false};
  MadeObject made;
};

/// Makes codes one after the other in a thread of its own, which stands back
/// for the program and for compiles: what it makes runs already.
class OptimiseService {
public:
  /// Most loops that baseline code enters end before it would be left, and end
  /// later where they share a processor with this: it begins a little later.
  static constexpr std::chrono::milliseconds usualDelay{20};

  explicit OptimiseService(std::chrono::milliseconds delay = usualDelay)
      : delay(delay), work(std::make_shared<Work>()) {}
  OptimiseService(const OptimiseService &) = delete;
  /// Does not wait.
  ~OptimiseService();

  /// Null when no thread can be started.
  std::shared_ptr<const OptimisedCode> order(MakeObject make);

private:
  struct Order {
    MakeObject make;
    std::shared_ptr<OptimisedCode> code;
    std::chrono::steady_clock::time_point begin;
  };
  /// What the thread shares.
  struct Work {
    std::mutex mutex;
    std::deque<Order> orders;
    bool isUnderWay = false;
    bool isLeft = false;

    bool next(Order &order);
    bool isWanted();
    void makeAll();
  };

  const std::chrono::milliseconds delay;
  std::shared_ptr<Work> work;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_OPTIMISESERVICE_H
