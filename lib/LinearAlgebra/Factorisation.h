//===- Factorisation.h - P*A = L*U on several threads -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A panel of columns at a time is factorised by the library, then the columns
// to its right take part in pieces. How the library itself would share the work
// changes last digits with the number of threads.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_LINEARALGEBRA_FACTORISATION_H
#define RUNMAT_LINEARALGEBRA_FACTORISATION_H

#include "LinearAlgebra/Threads.h"

namespace runmat::linalg {

/// As getrf does for a square matrix: the factors take its place, and row k was
/// exchanged with row pivots[k], counted from 1.
template <typename T> class Factorisation {
public:
  Factorisation(const Routines<T> &library, T *a, Size n)
      : library(library), a(a), n(n), pivots(static_cast<size_t>(n)) {
    for (Size first = 0; first < n; first += width(first))
      step(first);
  }

  bool isSingular() const { return singular; }
  const Size *exchanges() const { return pivots.data(); }

private:
  /// From this extent on panels pay; they are so wide then.
  static constexpr Size leastExtent = 400, panel = 128;
  static constexpr int64_t pieceColumns = 256;

  const Routines<T> &library;
  T *const a;
  const Size n;
  std::vector<Size> pivots;
  bool singular = false;

  T *at(int64_t row, int64_t column) const { return a + row + column * n; }
  Size width(Size first) const {
    return n < leastExtent ? n : std::min(panel, n - first);
  }

  void step(Size first) {
    const Size rows = n - first, columns = width(first);
    Size info = 0;
    library.getrf(&rows, &columns, at(first, first), &n, &pivots[first], &info);
    requireAccepted(info, "getrf");
    singular = singular || info > 0;
    for (Size k = first; k < first + columns; ++k)
      pivots[size_t(k)] += first;
    forPieces(0, first, [&](int64_t column, Size count) {
      exchange(first, columns, column, count);
    });
    forPieces(first + columns, n, [&](int64_t column, Size count) {
      exchange(first, columns, column, count);
      update(first, columns, column, count);
    });
  }

  template <typename Action>
  void forPieces(int64_t begin, int64_t end, Action action) {
    if (begin == end)
      return;
    const Cut cut(end - begin, pieceColumns);
    auto work = [&](uint64_t from, uint64_t to) {
      for (auto piece = int64_t(from); piece < int64_t(to); ++piece)
        action(begin + cut.begin(piece), cut.length(piece));
    };
    inParallel(cut.count(), work);
  }

  /// Does the exchanges of a panel's rows in other columns.
  void exchange(Size first, Size columns, int64_t column, Size count) const {
    for (int64_t c = column; c < column + count; ++c)
      for (Size k = first; k < first + columns; ++k)
        std::swap(*at(k, c), *at(pivots[size_t(k)] - 1, c));
  }

  /// Takes a panel out of columns to its right.
  void update(Size first, Size columns, int64_t column, Size count) const {
    const T one(1), minusOne(-1);
    const Size below = first + columns, left = n - below;
    library.trsm("L", "L", "N", "U", &columns, &count, &one, at(first, first),
                 &n, at(first, column), &n, 1, 1, 1, 1);
    if (left > 0)
      library.gemm("N", "N", &left, &count, &columns, &minusOne,
                   at(below, first), &n, at(first, column), &n, &one,
                   at(below, column), &n, 1, 1);
  }
};

} // namespace runmat::linalg

#endif // RUNMAT_LINEARALGEBRA_FACTORISATION_H
