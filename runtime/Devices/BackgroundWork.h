//===- BackgroundWork.h - work that may never end ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What asks drivers, and compiles, is done in a thread of its own, which is
// left behind when it does not come back.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_BACKGROUNDWORK_H
#define RUNMAT_RUNTIME_BACKGROUNDWORK_H

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace runmat {

namespace background {
struct ThreadOptions {
  /// 0: the usual size.
  size_t stackBytes = 0;
  /// How far the thread stands back for others, as in nice(1).
  int niceness = 0;
};
/// Runs `work` in a detached thread, which no signal reaches; false when none
/// can be started.
bool startThread(std::function<void()> work, const ThreadOptions &options = {});
/// Whether such a thread of this process is still at work, which may not meet
/// what the end of the process destroys.
bool isAnyThreadLeft();
} // namespace background

/// Work with a result that is waited for only as long as its owner likes. Used
/// from one thread.
template <typename Result> class BackgroundWork {
  enum class Phase { Working, Finished, Abandoned };
  /// What the thread and the owner share. Whoever leaves Working first decides.
  struct Shared {
    std::atomic<Phase> phase{Phase::Working};
    /// The thread's until the phase is Finished, then the owner's.
    std::optional<Result> result;

    bool end(Phase next) {
      Phase expected = Phase::Working;
      const bool isFirst = phase.compare_exchange_strong(
          expected, next, std::memory_order_acq_rel);
      phase.notify_all();
      return isFirst;
    }
  };

public:
  /// Told to the work: whether its result is still wanted.
  using IsWanted = std::function<bool()>;

  BackgroundWork() = default;
  BackgroundWork(const BackgroundWork &) = delete;
  ~BackgroundWork() { take(); }

  /// Begins; false when no thread can be started. `work` throws nothing, and
  /// touches nothing that the owner may destroy.
  bool start(std::function<Result(const IsWanted &)> work,
             const background::ThreadOptions &options = {}) {
    shared = std::make_shared<Shared>();
    auto run = [shared = shared, work = std::move(work)]() mutable {
      shared->result =
          work([&shared] { return shared->phase.load() == Phase::Working; });
      if (!shared->end(Phase::Finished))
        shared->result.reset();
    };
    if (background::startThread(std::move(run), options))
      return true;
    shared = nullptr;
    return false;
  }

  bool isFinished() const {
    return shared &&
           shared->phase.load(std::memory_order_acquire) == Phase::Finished;
  }
  /// Whether it began and was not taken.
  bool isUnderWay() const { return shared != nullptr; }
  /// Until it is finished.
  void wait() const {
    if (shared)
      shared->phase.wait(Phase::Working, std::memory_order_acquire);
  }
  /// The result; none when it is not there yet, and is done without.
  std::optional<Result> take() {
    const std::shared_ptr<Shared> last = std::exchange(shared, nullptr);
    if (!last || last->end(Phase::Abandoned))
      return std::nullopt;
    return std::move(last->result);
  }

private:
  std::shared_ptr<Shared> shared;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_BACKGROUNDWORK_H
