//===- Compaction.h - the elements that pass a test -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Counted piece by piece first, so that each piece knows where its own go. What
// passes is written without a branch on the test.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_COMPACTION_H
#define RUNMAT_VALUES_COMPACTION_H

#include "Values/Pieces.h"

#include <vector>

namespace runmat {

/// The positions below `all` for which test(position) holds.
template <typename Test> class Compaction {
public:
  Compaction(int64_t all, Test test,
             OnInterrupt onInterrupt = OnInterrupt::Stop)
      : pieces(all, onInterrupt), test(test),
        starts(size_t(pieces.number()) + 1) {
    pieces.forEach([&](int64_t piece, int64_t begin, int64_t end) {
      starts[size_t(piece) + 1] = passedIn(begin, end);
    });
    for (size_t piece = 1; piece < starts.size(); ++piece)
      starts[piece] += starts[piece - 1];
  }

  int64_t count() const { return starts.back(); }

  /// Calls put(place, position) for all of them: places count from 0. A place
  /// may be put several times, the right one last, by one thread.
  template <typename Put> void forEach(Put put) const {
    pieces.forEach([&](int64_t piece, int64_t begin, int64_t) {
      int64_t to = starts[size_t(piece)];
      const int64_t full = starts[size_t(piece) + 1];
      for (int64_t i = begin; to < full; ++i) {
        put(to, i);
        to += int64_t(test(i));
      }
    });
  }

private:
  /// Counted in bytes as far as they go: as many at once as a register has.
  int64_t passedIn(int64_t begin, int64_t end) const {
    constexpr int64_t most = 128;
    int64_t passed = 0;
    for (; end - begin >= most; begin += most) {
      uint8_t some = 0;
      for (int64_t i = 0; i < most; ++i)
        some = uint8_t(some + uint8_t(test(begin + i)));
      passed += some;
    }
    for (; begin < end; ++begin)
      passed += int64_t(test(begin));
    return passed;
  }

  Pieces pieces;
  Test test;
  std::vector<int64_t> starts;
};

} // namespace runmat

#endif // RUNMAT_VALUES_COMPACTION_H
