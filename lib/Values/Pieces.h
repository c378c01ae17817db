//===- Pieces.h - a range cut for the threads -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_PIECES_H
#define RUNMAT_VALUES_PIECES_H

#include "runtime/ParallelWork.h"

#include <algorithm>
#include <cstdint>

namespace runmat {

/// What Ctrl-C does to work that is under way.
enum class OnInterrupt : bool {
  Stop,
  Finish, ///< short work that must not be left half done
};

/// Equal pieces of a range of elements, by its length alone.
class Pieces {
public:
  explicit Pieces(int64_t count, OnInterrupt onInterrupt = OnInterrupt::Stop)
      : count(count), each(std::max(least, (count + most - 1) / most)),
        onInterrupt(onInterrupt) {}

  int64_t number() const { return (count + each - 1) / each; }

  /// Calls run(piece, begin, end), which must not throw, for all of them. More
  /// than one are shared by the threads, and where they stop for it may throw
  /// "RunMat:interrupted".
  template <typename Run> void forEach(Run run) const {
    auto work = [&](uint64_t first, uint64_t last) {
      for (auto piece = int64_t(first); piece < int64_t(last); ++piece)
        run(piece, piece * each, std::min(count, (piece + 1) * each));
    };
    if (number() <= 1)
      work(0, uint64_t(number()));
    else if (onInterrupt == OnInterrupt::Stop)
      inParallel(number(), work);
    else
      inParallelToTheEnd(number(), work);
  }

  /// What is worth no second thread.
  static constexpr int64_t least = int64_t(1) << 15;

private:
  static constexpr int64_t most = 256;
  int64_t count, each;
  OnInterrupt onInterrupt;
};

} // namespace runmat

#endif // RUNMAT_VALUES_PIECES_H
