//===- KernelsAhead.h - kernels by several threads --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The host's kernels of a unit are compiled when they are first launched. Where
// one is, the next ones mostly are, too: threads beside the one that asks
// compile them meanwhile.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_KERNELSAHEAD_H
#define RUNMAT_ENGINE_KERNELSAHEAD_H

#include "Engine/MadeObject.h"

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace runmat {

/// Makes a text for each of so many numbers. Used from one thread.
class KernelsAhead {
public:
  using Object = MadeObject;
  /// Called from any threads at once, each with a number of its own, and
  /// perhaps still at work when this is gone: it owns what it needs. What it
  /// throws stands for a lack of memory.
  using Make = std::function<Object(uint32_t number)>;

  /// At most `threads` beside the one that asks; each calls `endThread` last.
  KernelsAhead(
      uint32_t count, Make make, std::function<void()> endThread = [] {},
      uint32_t threads = usualThreads());
  /// Does not wait.
  ~KernelsAhead();
  KernelsAhead(const KernelsAhead &) = delete;

  /// That with this number: made here, unless another thread has begun to.
  const Object &get(uint32_t number);
  bool has(uint32_t number) const;

private:
  /// How far threads go beyond what was asked for: what is in a branch may
  /// never be.
  static constexpr uint32_t mostAhead = 8;
  static uint32_t usualThreads();

  enum class Phase : uint8_t { Waiting, Begun, Made };
  struct Place {
    Phase phase = Phase::Waiting;
    Object object;
  };
  /// What the threads share.
  struct Work {
    Make make;
    std::function<void()> endThread;
    mutable std::mutex mutex;
    std::condition_variable made;
    std::vector<Place> places;
    uint32_t asked = 0;
    uint32_t threads = 0;
    bool isLeft = false;

    Place *next();
    void makeAll();
  };
  void startThreads();

  const uint32_t mostThreads;
  std::shared_ptr<Work> work;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_KERNELSAHEAD_H
