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
      int64_t passed = 0;
      for (int64_t i = begin; i < end; ++i)
        passed += int64_t(test(i));
      starts[size_t(piece) + 1] = passed;
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
  Pieces pieces;
  Test test;
  std::vector<int64_t> starts;
};

} // namespace runmat

#endif // RUNMAT_VALUES_COMPACTION_H
