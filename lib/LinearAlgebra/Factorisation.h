//===- Factorisation.h - P*A = L*U on several threads -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A panel of columns at a time is factorised by the library, then the columns
// to its right take part in pieces. How the library itself would share the work
// changes last digits with the number of threads.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_LINEARALGEBRA_FACTORISATION_H
#define RUNMAT_LINEARALGEBRA_FACTORISATION_H

#include "LinearAlgebra/Library.h"

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

  const Routines<T> &library;
  T *const a;
  const Size n;
  std::vector<Size> pivots;
  bool singular = false;

  T *at(int64_t row, int64_t column) const { return a + row + column * n; }
  Size width(Size first) const {
    return n < leastExtent ? n : std::min(panel, n - first);
  }

  void step(Size first);
  /// Calls action(column, how many) for the columns of a range, in pieces.
  template <typename Action>
  void forPieces(int64_t begin, int64_t end, Action action);
  /// Does the exchanges of a panel's rows in other columns.
  void exchange(Size first, Size columns, int64_t column, Size count) const;
  /// Takes a panel out of columns to its right.
  void update(Size first, Size columns, int64_t column, Size count) const;
};

} // namespace runmat::linalg

#endif // RUNMAT_LINEARALGEBRA_FACTORISATION_H
