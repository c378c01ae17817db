//===- Product.cpp - matrix products by the library -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "LinearAlgebra/Product.h"
#include "LinearAlgebra/Cut.h"
#include "LinearAlgebra/StoredMatrix.h"
#include "LinearAlgebra/VectorProduct.h"
#include "runtime/ParallelWork.h"

#include <algorithm>

namespace runmat::linalg {

namespace {

/// Multiplications from which on the library is called. A product of fewer
/// takes microseconds without it; opening it takes milliseconds.
constexpr int64_t leastWork = 8192;

/// A piece of the result is that large at most, where it has enough work.
/// Measured at 1000 x 1000 and 2000 x 2000: smaller pieces pack more often.
constexpr int64_t pieceRows = 1024;
constexpr int64_t pieceColumns = 256;
constexpr int64_t pieceWork = 1 << 18;
/// Many threads want as many pieces, for which these are made smaller, down to
/// an extent from which on packing takes too large a part.
constexpr int64_t enoughPieces = 16;
constexpr int64_t leastExtent = 96;

/// A narrow piece is made longer, until it has enough work.
struct Pieces {
  Cut rows, columns;
  Pieces(const ProductExtents &x, int64_t wanted)
      : rows(x.rows, longEnough(pieceRows,
                                x.inner * std::min(x.columns, pieceColumns))),
        columns(x.columns,
                longEnough(pieceColumns, x.inner * int64_t(rows.length(0)))) {
    while (rows.count() * columns.count() < wanted && isLarge(x.inner))
      halveLonger();
  }

private:
  /// At least `least`; more where each counts for little work.
  static int64_t longEnough(int64_t least, int64_t work) {
    return std::max(least, pieceWork / work);
  }
  bool isLarge(int64_t inner) const {
    const int64_t height = rows.length(0), width = columns.length(0);
    return std::max(height, width) > leastExtent &&
           height * width * inner >= 2 * pieceWork;
  }
  void halveLonger() {
    Cut &longer = rows.length(0) >= columns.length(0) ? rows : columns;
    longer = Cut(longer.extent, (longer.length(0) + 1) / 2);
  }
};

double same(double x) { return x; }
float same(float x) { return x; }
template <typename T> std::complex<T> same(std::complex<T> z) { return z; }

/// Whether a is b transposed, with `mapped` elements, or NaN where that has
/// NaN. It ends at the first difference, which is often the first element.
template <typename T>
bool isTransposed(const StoredMatrix<T> &a, const StoredMatrix<T> &b,
                  T (*mapped)(T)) {
  // So many columns of b are in the cache at a time.
  constexpr int64_t block = 64;
  for (int64_t first = 0; first < b.columns; first += block)
    for (int64_t k = 0; k < b.rows; ++k)
      for (int64_t c = first; c < std::min(first + block, b.columns); ++c) {
        const T left = a.at(c, k), right = mapped(b.at(k, c));
        if (left != right && (left == left || right == right))
          return false;
      }
  return true;
}

/// What the element across the diagonal is by the rules of arithmetic. The
/// library sums the two in different ways.
enum class Symmetry { None, Symmetric, Hermitian };

template <typename T>
Symmetry symmetryOf(const StoredMatrix<T> &a, const StoredMatrix<T> &b) {
  if (a.rows != b.columns)
    return Symmetry::None;
  if (isTransposed<T>(a, b, same))
    return Symmetry::Symmetric;
  if (isComplex<T> && isTransposed<T>(a, b, conjugate))
    return Symmetry::Hermitian;
  return Symmetry::None;
}

/// A product whose pieces the library computes. Of a symmetric one the part
/// below the diagonal is a copy.
template <typename T> struct Product {
  const Routines<T> &library;
  StoredMatrix<T> a, b;
  T *out;
  Size rows, inner;
  Symmetry symmetry;
  Pieces pieces;

  Product(const Routines<T> &library, const StoredMatrix<T> &a,
          const StoredMatrix<T> &b, T *out)
      : library(library), a(a), b(b), out(out), rows(Size(a.rows)),
        inner(Size(b.rows)), symmetry(symmetryOf(a, b)),
        pieces({a.rows, b.rows, b.columns}, piecesWanted()) {}

  void matrix(int64_t row, Size height, int64_t column, Size width) const {
    const T one(1), zero(0);
    const Size aStride = a.stride(), bStride = b.stride();
    library.gemm(a.letter(), b.letter(), &height, &width, &inner, &one,
                 a.from(row, 0), &aStride, b.from(0, column), &bStride, &zero,
                 out + row + column * rows, &rows, 1, 1);
  }
  /// Of a symmetric product half of the pieces are copies.
  int64_t piecesWanted() const {
    return symmetry == Symmetry::None ? enoughPieces : 2 * enoughPieces;
  }

  void piece(int64_t index) const {
    const int64_t r = index % pieces.rows.count();
    const int64_t c = index / pieces.rows.count();
    const int64_t row = pieces.rows.begin(r), column = pieces.columns.begin(c);
    const Size width = pieces.columns.length(c);
    Size height = pieces.rows.length(r);
    if (symmetry != Symmetry::None)
      height = Size(std::min<int64_t>(height, column + width - row));
    if (height <= 0)
      return;
    matrix(row, height, column, width);
  }

  /// Fills some columns below the diagonal.
  void mirror(int64_t first, int64_t count, T (*mapped)(T)) const {
    for (int64_t r = first; r < rows; ++r)
      for (int64_t c = first; c < std::min(r, first + count); ++c)
        out[r + c * rows] = mapped(out[c + r * rows]);
  }
  void mirrorPiece(int64_t index) const {
    const int64_t first = pieces.columns.begin(index);
    const Size count = pieces.columns.length(index);
    if (symmetry == Symmetry::Symmetric)
      return mirror(first, count, same);
    mirror(first, count, conjugate);
    for (int64_t k = first; k < first + count; ++k)
      out[k * (rows + 1)] = std::real(out[k * (rows + 1)]);
  }
};

template <typename T> void multiplyMatrices(const Product<T> &product) {
  auto run = [&](uint64_t begin, uint64_t end) {
    for (uint64_t index = begin; index < end; ++index)
      product.piece(int64_t(index));
  };
  inParallel(product.pieces.rows.count() * product.pieces.columns.count(), run);
  auto mirror = [&](uint64_t begin, uint64_t end) {
    for (uint64_t index = begin; index < end; ++index)
      product.mirrorPiece(int64_t(index));
  };
  if (product.symmetry != Symmetry::None)
    inParallel(product.pieces.columns.count(), mirror);
}

/// Whether the library's product with a vector serves. OpenBLAS 0.3.21 reads
/// beyond a complex matrix that it does not transpose, on Zen processors and
/// where its rows are two more than a multiple of four.
template <typename T> bool isForVector(const StoredMatrix<T> &matrix) {
  return !isComplex<T> || !matrix.isPlain();
}
/// No function of the library conjugates a matrix that it does not transpose.
template <typename T> bool hasTransposed(const StoredMatrix<T> &matrix) {
  return !isComplex<T> || matrix.form != MatrixForm::Adjoint;
}
template <typename T>
StoredMatrix<T> transposed(const StoredMatrix<T> &matrix) {
  return {matrix.data, matrix.columns, matrix.rows,
          matrix.isPlain() ? MatrixForm::Transposed : MatrixForm::Plain,
          matrix.lead};
}

} // namespace

bool isForLibrary(const ProductExtents &x) {
  // Twice an extent too: of complex numbers by parts.
  for (int64_t extent : {x.rows, x.inner, x.columns})
    if (!fitsLibrary(2 * extent))
      return false;
  const int64_t elements = x.rows * x.columns;
  return elements > 1 && x.inner > 0 &&
         elements >= (leastWork + x.inner - 1) / x.inner;
}

bool haveProducts() { return routines<double>() != nullptr; }

template <typename T>
bool multiply(const StoredMatrix<T> &a, const StoredMatrix<T> &b, T *out) {
  const Routines<T> *library = routines<T>();
  if (!library)
    return false;
  if (b.columns == 1 && isForVector(a))
    multiplyByVector(*library, a, b.data, out);
  else if (a.rows == 1 && hasTransposed(b) && isForVector(transposed(b)))
    multiplyByVector(*library, transposed(b), a.data, out);
  else
    multiplyMatrices(Product<T>(*library, a, b, out));
  return true;
}

template bool multiply(const StoredMatrix<float> &, const StoredMatrix<float> &,
                       float *);
template bool multiply(const StoredMatrix<double> &,
                       const StoredMatrix<double> &, double *);
template bool multiply(const StoredMatrix<std::complex<float>> &,
                       const StoredMatrix<std::complex<float>> &,
                       std::complex<float> *);
template bool multiply(const StoredMatrix<std::complex<double>> &,
                       const StoredMatrix<std::complex<double>> &,
                       std::complex<double> *);

} // namespace runmat::linalg
