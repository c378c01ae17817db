//===- Factorisation.cpp - P*A = L*U on several threads ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "LinearAlgebra/Factorisation.h"
#include "LinearAlgebra/Cut.h"
#include "runtime/ParallelWork.h"

namespace runmat::linalg {

/// Columns that one thread takes at a time.
static constexpr int64_t pieceColumns = 256;

template <typename T> void Factorisation<T>::step(Size first) {
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

template <typename T>
template <typename Action>
void Factorisation<T>::forPieces(int64_t begin, int64_t end, Action action) {
  if (begin == end)
    return;
  const Cut cut(end - begin, pieceColumns);
  auto work = [&](uint64_t from, uint64_t to) {
    for (auto piece = int64_t(from); piece < int64_t(to); ++piece)
      action(begin + cut.begin(piece), cut.length(piece));
  };
  inParallel(cut.count(), work);
}

template <typename T>
void Factorisation<T>::exchange(Size first, Size columns, int64_t column,
                                Size count) const {
  for (int64_t c = column; c < column + count; ++c)
    for (Size k = first; k < first + columns; ++k)
      std::swap(*at(k, c), *at(pivots[size_t(k)] - 1, c));
}

template <typename T>
void Factorisation<T>::update(Size first, Size columns, int64_t column,
                              Size count) const {
  const T one(1), minusOne(-1);
  const Size below = first + columns, left = n - below;
  library.trsm("L", "L", "N", "U", &columns, &count, &one, at(first, first), &n,
               at(first, column), &n, 1, 1, 1, 1);
  if (left > 0)
    library.gemm("N", "N", &left, &count, &columns, &minusOne, at(below, first),
                 &n, at(first, column), &n, &one, at(below, column), &n, 1, 1);
}

template class Factorisation<float>;
template class Factorisation<double>;
template class Factorisation<std::complex<float>>;
template class Factorisation<std::complex<double>>;

} // namespace runmat::linalg
