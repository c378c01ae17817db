//===- Product.cpp - matrix products by the library -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "LinearAlgebra/Product.h"
#include "LinearAlgebra/Cut.h"
#include "LinearAlgebra/Library.h"
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

/// A narrow piece is made longer, until it has enough work. Rows by a column
/// are not packed, so that fewer of them do.
struct Pieces {
  Cut rows, columns;
  explicit Pieces(const ProductExtents &x)
      : rows(x.rows, longEnough(x.columns == 1 ? pieceColumns : pieceRows,
                                x.inner * std::min(x.columns, pieceColumns))),
        columns(x.columns,
                longEnough(pieceColumns, x.inner * int64_t(rows.length(0)))) {}

private:
  /// At least `least`; more where each counts for little work.
  static int64_t longEnough(int64_t least, int64_t work) {
    return std::max(least, pieceWork / work);
  }
};

double same(double x) { return x; }
float same(float x) { return x; }
template <typename T> std::complex<T> same(std::complex<T> z) { return z; }

/// Whether a is b transposed, with `mapped` elements, or NaN where that has
/// NaN. It ends at the first difference, which is often the first element.
template <typename T>
bool isTransposed(const T *a, const T *b, const ProductExtents &x,
                  T (*mapped)(T)) {
  // So many columns of b are in the cache at a time.
  constexpr int64_t block = 64;
  for (int64_t first = 0; first < x.columns; first += block)
    for (int64_t k = 0; k < x.inner; ++k)
      for (int64_t c = first; c < std::min(first + block, x.columns); ++c) {
        const T left = a[c + k * x.rows], right = mapped(b[k + c * x.inner]);
        if (left != right && (left == left || right == right))
          return false;
      }
  return true;
}

/// What the element across the diagonal is by the rules of arithmetic. The
/// library sums the two in different ways.
enum class Symmetry { None, Symmetric, Hermitian };

template <typename T>
Symmetry symmetryOf(const T *a, const T *b, const ProductExtents &x) {
  if (x.rows != x.columns)
    return Symmetry::None;
  if (isTransposed<T>(a, b, x, same))
    return Symmetry::Symmetric;
  if (isComplex<T> && isTransposed<T>(a, b, x, conjugate))
    return Symmetry::Hermitian;
  return Symmetry::None;
}

/// A product whose pieces the library computes. Of a symmetric one the part
/// below the diagonal is a copy.
template <typename T> struct Product {
  const Routines<T> &library;
  const T *a, *b;
  T *out;
  Size rows, inner;
  Pieces pieces;
  Symmetry symmetry;

  Product(const Routines<T> &library, const T *a, const T *b, T *out,
          const ProductExtents &extents)
      : library(library), a(a), b(b), out(out), rows(Size(extents.rows)),
        inner(Size(extents.inner)), pieces(extents),
        symmetry(symmetryOf(a, b, extents)) {}

  void matrix(int64_t row, Size height, int64_t column, Size width) const {
    const T one(1), zero(0);
    library.gemm("N", "N", &height, &width, &inner, &one, a + row, &rows,
                 b + column * inner, &inner, &zero, out + row + column * rows,
                 &rows, 1, 1);
  }
  /// Rows of a matrix by a column.
  void columnVector(int64_t row, Size height) const {
    const T one(1), zero(0);
    const Size step = 1;
    std::fill_n(out + row, height, zero);
    library.gemv("N", &height, &inner, &one, a + row, &rows, b, &step, &zero,
                 out + row, &step, 1);
  }
  /// A row by columns of a matrix.
  void rowVector(int64_t column, Size width) const {
    const T one(1), zero(0);
    const Size step = 1;
    std::fill_n(out + column, width, zero);
    library.gemv("T", &inner, &width, &one, b + column * inner, &inner, a,
                 &step, &zero, out + column, &step, 1);
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
    if (pieces.columns.extent == 1)
      columnVector(row, height);
    else if (rows == 1)
      rowVector(column, width);
    else
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

template <typename T>
bool multiply(const T *a, const T *b, T *out, const ProductExtents &extents) {
  const Routines<T> *library = routines<T>();
  if (!library)
    return false;
  const Product<T> product(*library, a, b, out, extents);
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
  return true;
}

template bool multiply(const float *, const float *, float *,
                       const ProductExtents &);
template bool multiply(const double *, const double *, double *,
                       const ProductExtents &);
template bool multiply(const std::complex<float> *, const std::complex<float> *,
                       std::complex<float> *, const ProductExtents &);
template bool multiply(const std::complex<double> *,
                       const std::complex<double> *, std::complex<double> *,
                       const ProductExtents &);

} // namespace runmat::linalg
