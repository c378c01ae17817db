//===- IdleTrimmer.h - gives back what nobody wants any more ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_IDLETRIMMER_H
#define RUNMAT_RUNTIME_IDLETRIMMER_H

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace runmat {

/// A thread that trims when it is time to: a program that waits for input or
/// computes elsewhere makes no calls on whose way that could be done.
class IdleTrimmer {
public:
  using Clock = std::chrono::steady_clock;
  /// Gives back what is due, and says when to look again; none: not before
  /// there is something new.
  using Trim = std::function<std::optional<Clock::time_point>()>;

  explicit IdleTrimmer(Trim trim) : trim(std::move(trim)) {}
  ~IdleTrimmer() { stop(); }
  IdleTrimmer(const IdleTrimmer &) = delete;
  IdleTrimmer &operator=(const IdleTrimmer &) = delete;

  /// There is something that may have to go back later. Cheap; the first time
  /// starts the thread, if the system has one to spare.
  void watch();
  /// Ends the thread; waits for a trim that it is at. No `watch` after this.
  void stop() noexcept;

private:
  void start();
  void run();

  const Trim trim;
  std::mutex mutex;
  std::condition_variable changed;
  std::atomic<bool> isWanted{false};
  bool isStopped = false;
  std::thread thread;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_IDLETRIMMER_H
