//===- VectorProduct.cpp - matrix by vector, by the library -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory is the bound: pieces are stretches of memory as long as they can be,
// and many enough for every thread. Where they divide the terms of a sum, each
// gives sums of its own, which are added in the order of the pieces.
//===----------------------------------------------------------------------===//
#include "LinearAlgebra/VectorProduct.h"
#include "LinearAlgebra/Cut.h"
#include "runtime/Array.h"
#include "runtime/ParallelWork.h"

#include <algorithm>
#include <complex>

namespace runmat::linalg {

namespace {

/// Multiplications of a piece: some tens of microseconds.
constexpr int64_t pieceWork = 1 << 16;
/// So much of a stored column is read at a stretch, where it is that long.
constexpr int64_t stretch = 1 << 14;
/// So many pieces are enough for every thread. Each that divides sums costs
/// writing and reading its own.
constexpr int64_t enoughPieces = 32;

/// `extent` in pieces that have enough work, where each row or column of them
/// is `each`, but no more of them than `most`.
Cut cutByWork(int64_t extent, int64_t each, int64_t most) {
  const int64_t longEnough = (pieceWork + each - 1) / each;
  const int64_t few = (extent + most - 1) / most;
  return {extent, std::max(longEnough, few)};
}

template <typename T> class VectorProduct {
public:
  VectorProduct(const Routines<T> &library, const StoredMatrix<T> &matrix,
                const T *vector, T *out)
      : library(library), matrix(matrix), vector(vector), out(out),
        results(cutResults()), terms(cutTerms()) {
    if (terms.count() == 1)
      return;
    constexpr auto words =
        int64_t((sizeof(T) + sizeof(double) - 1) / sizeof(double));
    room = Array::make(ElementClass::Double,
                       Extents(words * matrix.rows, terms.count()));
    parts = static_cast<T *>(room->overwriteData());
  }

  void run() {
    auto pieces = [this](uint64_t begin, uint64_t end) {
      for (uint64_t index = begin; index < end; ++index)
        piece(int64_t(index) % results.count(),
              int64_t(index) / results.count());
    };
    inParallel(results.count() * terms.count(), pieces);
    if (parts)
      addParts();
  }

private:
  // Results of a plain matrix lie side by side in a stored column, terms of a
  // transposed one do.
  Cut cutResults() const {
    if (matrix.isPlain())
      return {matrix.rows, stretch};
    return cutByWork(matrix.rows, std::min(matrix.columns, stretch),
                     enoughPieces);
  }
  Cut cutTerms() const {
    const int64_t most = std::max<int64_t>(1, enoughPieces / results.count());
    if (matrix.isPlain())
      return cutByWork(matrix.columns, results.length(0), most);
    return {matrix.columns,
            std::max(stretch, (matrix.columns + most - 1) / most)};
  }

  T *partsOf(int64_t piece) {
    return parts ? parts + piece * matrix.rows : out;
  }

  void piece(int64_t resultPiece, int64_t termPiece) {
    const T one(1), zero(0);
    const Size step = 1, stride = matrix.stride();
    const int64_t row = results.begin(resultPiece);
    const int64_t column = terms.begin(termPiece);
    const Size rows = results.length(resultPiece);
    const Size columns = terms.length(termPiece);
    const bool isPlain = matrix.isPlain();
    T *to = partsOf(termPiece) + row;
    std::fill_n(to, rows, zero);
    library.gemv(matrix.letter(), isPlain ? &rows : &columns,
                 isPlain ? &columns : &rows, &one, matrix.from(row, column),
                 &stride, vector + column, &step, &zero, to, &step, 1);
  }

  void addParts() {
    const Cut rows(matrix.rows,
                   std::max<int64_t>(pieceWork / terms.count(), 1));
    auto add = [&](uint64_t begin, uint64_t end) {
      for (uint64_t index = begin; index < end; ++index)
        addRows(rows.begin(int64_t(index)), rows.length(int64_t(index)));
    };
    inParallel(rows.count(), add);
  }
  void addRows(int64_t row, Size count) {
    std::copy_n(parts + row, count, out + row);
    for (int64_t p = 1; p < terms.count(); ++p) {
      const T *part = parts + p * matrix.rows + row;
      for (Size i = 0; i < count; ++i)
        out[row + i] += part[i];
    }
  }

  const Routines<T> &library;
  const StoredMatrix<T> &matrix;
  const T *vector;
  T *out;
  Cut results, terms;
  /// The sums of each piece of the terms, where there are several, in memory
  /// that is used again: fresh pages would take longer than the product.
  ArrayRef room;
  T *parts = nullptr;
};

} // namespace

template <typename T>
void multiplyByVector(const Routines<T> &library, const StoredMatrix<T> &matrix,
                      const T *vector, T *out) {
  VectorProduct<T>(library, matrix, vector, out).run();
}

template void multiplyByVector(const Routines<float> &,
                               const StoredMatrix<float> &, const float *,
                               float *);
template void multiplyByVector(const Routines<double> &,
                               const StoredMatrix<double> &, const double *,
                               double *);
template void multiplyByVector(const Routines<std::complex<float>> &,
                               const StoredMatrix<std::complex<float>> &,
                               const std::complex<float> *,
                               std::complex<float> *);
template void multiplyByVector(const Routines<std::complex<double>> &,
                               const StoredMatrix<std::complex<double>> &,
                               const std::complex<double> *,
                               std::complex<double> *);

} // namespace runmat::linalg
