//===- Reference.cpp - solutions without a library --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "LinearAlgebra/Reference.h"

#include <cmath>
#include <numeric>

namespace runmat::linalg::reference {

namespace {

template <typename T> void swapRows(Matrix<T> &m, int64_t a, int64_t b) {
  for (int64_t c = 0; c < m.columns; ++c)
    std::swap(m.at(a, c), m.at(b, c));
}

template <typename T> int64_t pivotRow(const Matrix<T> &a, int64_t k) {
  int64_t pivot = k;
  for (int64_t r = k + 1; r < a.rows; ++r)
    if (std::abs(a.at(r, k)) > std::abs(a.at(pivot, k)))
      pivot = r;
  return pivot;
}

/// What elimination says of its matrix.
struct Pivots {
  bool isSingular = false;
  bool isOdd = false; ///< whether rows were exchanged an odd number of times
};

/// Takes row k, times a factor for each row, out of the rows below it.
template <typename T>
void takeOut(int64_t k, const T *factors, Matrix<T> &m, int64_t firstColumn) {
  for (int64_t c = firstColumn; c < m.columns; ++c)
    for (int64_t r = k + 1; r < m.rows; ++r)
      m.at(r, c) -= factors[r] * m.at(k, c);
}

/// Makes a square `a` upper triangular, but for factors below, and does the
/// same to b.
template <typename T> Pivots eliminate(Matrix<T> &a, Matrix<T> &b) {
  Pivots result;
  for (int64_t k = 0; k < a.rows; ++k) {
    const int64_t pivot = pivotRow(a, k);
    if (pivot != k) {
      swapRows(a, k, pivot);
      swapRows(b, k, pivot);
      result.isOdd = !result.isOdd;
    }
    if (a.at(k, k) == T(0)) {
      result.isSingular = true;
      continue;
    }
    for (int64_t r = k + 1; r < a.rows; ++r)
      a.at(r, k) /= a.at(k, k);
    takeOut(k, &a.at(0, k), a, k + 1);
    takeOut(k, &a.at(0, k), b, 0);
  }
  return result;
}

/// Solves t*x = b for the triangle of the first n rows, in place.
template <typename T>
void substitute(Triangle triangle, const Matrix<T> &t, int64_t n,
                Matrix<T> &b) {
  const bool upper = triangle == Triangle::Upper;
  for (int64_t c = 0; c < b.columns; ++c)
    for (int64_t step = 0; step < n; ++step) {
      const int64_t k = upper ? n - 1 - step : step;
      b.at(k, c) /= t.at(k, k);
      for (int64_t i = upper ? 0 : k + 1; i < (upper ? k : n); ++i)
        b.at(i, c) -= t.at(i, k) * b.at(k, c);
    }
}

/// Solves R'x = b for the upper triangle R of the first n rows, in place.
template <typename T>
void forwardSubstitute(const Matrix<T> &r, int64_t n, Matrix<T> &b) {
  for (int64_t c = 0; c < b.columns; ++c)
    for (int64_t k = 0; k < n; ++k) {
      for (int64_t i = 0; i < k; ++i)
        b.at(k, c) -= conjugate(r.at(i, k)) * b.at(i, c);
      b.at(k, c) /= conjugate(r.at(k, k));
    }
}

/// b with the columns of the identity after its own.
template <typename T> Matrix<T> withIdentity(const Matrix<T> &b) {
  Matrix<T> result = resized(b, b.rows, b.columns + b.rows);
  for (int64_t k = 0; k < b.rows; ++k)
    result.at(k, b.columns + k) = T(1);
  return result;
}

double scaled(double x, int exponent) { return std::ldexp(x, exponent); }
std::complex<double> scaled(std::complex<double> z, int exponent) {
  return {scaled(z.real(), exponent), scaled(z.imag(), exponent)};
}
template <typename T> void scale(Matrix<T> &m, int exponent) {
  for (T &element : m.elements)
    element = scaled(element, exponent);
}

/// z over its magnitude; 1 for 0.
template <typename T> T directionOf(T z) {
  const double size = largestPart(&z, 1);
  if (size == 0)
    return 1;
  z = scaled(z, -std::ilogb(size));
  return z / std::abs(z);
}

/// I - 2vv'/v'v, with v zero above row `first` and scaled to a length near 1,
/// so that no square leaves the range.
template <typename T> struct Reflection {
  int64_t first = 0;
  std::vector<T> v;
  double norm2 = 0; ///< v'v

  /// Takes column k to a multiple of its unit vector.
  Reflection(const Matrix<T> &a, int64_t k) : first(k), v(size_t(a.rows)) {
    const double length = lengthOf(&a.at(k, k), a.rows - k);
    if (length == 0)
      return;
    const int exponent = -std::ilogb(length);
    for (int64_t r = k; r < a.rows; ++r)
      v[size_t(r)] = scaled(a.at(r, k), exponent);
    v[size_t(k)] += directionOf(a.at(k, k)) * scaled(length, exponent);
    for (const T &element : v)
      norm2 += std::norm(element);
  }
  void apply(Matrix<T> &m) const {
    if (norm2 == 0)
      return;
    for (int64_t c = 0; c < m.columns; ++c) {
      T dot = 0;
      for (int64_t r = first; r < m.rows; ++r)
        dot += conjugate(v[size_t(r)]) * m.at(r, c);
      for (int64_t r = first; r < m.rows; ++r)
        m.at(r, c) -= 2.0 * dot / norm2 * v[size_t(r)];
    }
  }
};

/// The column from k on with the longest part below row k.
template <typename T>
int64_t longestColumn(const Matrix<T> &a, int64_t k, double &length) {
  int64_t longest = k;
  length = -1;
  for (int64_t c = k; c < a.columns; ++c)
    if (const double found = lengthOf(&a.at(k, c), a.rows - k);
        found > length) {
      length = found;
      longest = c;
    }
  return longest;
}

/// Triangularises `a` column by column, the longest first, and does the same to
/// b. Returns the order of the columns.
template <typename T>
std::vector<int64_t> triangularise(Matrix<T> &a, Matrix<T> &b, double relative,
                                   Findings &findings) {
  std::vector<int64_t> order(size_t(a.columns));
  std::iota(order.begin(), order.end(), 0);
  findings = {.rank = 0, .tolerance = 0};
  for (int64_t k = 0; k < std::min(a.rows, a.columns); ++k) {
    double length = 0;
    const int64_t longest = longestColumn(a, k, length);
    if (k == 0)
      findings.tolerance = relative * length;
    if (length <= findings.tolerance)
      break;
    std::swap(order[size_t(k)], order[size_t(longest)]);
    if (longest != k)
      std::swap_ranges(&a.at(0, k), &a.at(0, k) + a.rows, &a.at(0, longest));
    const Reflection<T> reflection(a, k);
    reflection.apply(a);
    reflection.apply(b);
    ++findings.rank;
  }
  return order;
}

/// The first n rows of `a`, conjugated and transposed.
template <typename T> Matrix<T> adjoint(const Matrix<T> &a, int64_t n) {
  Matrix<T> result(a.columns, n);
  for (int64_t r = 0; r < n; ++r)
    for (int64_t c = 0; c < a.columns; ++c)
      result.at(c, r) = c < r ? T(0) : conjugate(a.at(r, c));
  return result;
}

/// The solution of least norm of the first n rows of an upper trapezoid: with
/// its adjoint Q*R it is Q times the solution of R'y = b.
template <typename T>
Matrix<T> leastNorm(const Matrix<T> &trapezoid, int64_t n, Matrix<T> b) {
  Matrix<T> r = adjoint(trapezoid, n);
  std::vector<Reflection<T>> reflections;
  for (int64_t k = 0; k < n; ++k)
    reflections.emplace_back(r, k).apply(r);
  forwardSubstitute(r, n, b);
  b = resized(resized(b, n, b.columns), trapezoid.columns, b.columns);
  for (auto reflection = reflections.rbegin(); reflection != reflections.rend();
       ++reflection)
    reflection->apply(b);
  return b;
}

} // namespace

template <typename T>
Matrix<T> solveSquare(Matrix<T> a, Matrix<T> b, Findings &findings) {
  const int64_t n = a.rows;
  const double norm = oneNorm(a.elements.data(), n, n);
  Matrix<T> both = withIdentity(b);
  const T *first = a.elements.data();
  Triangle triangle = Triangle::Upper;
  if (!isIn(triangle, first, n) && isIn(Triangle::Lower, first, n))
    triangle = Triangle::Lower;
  findings.isSingular = isIn(triangle, first, n)
                            ? hasZeroOnDiagonal(first, n)
                            : eliminate(a, both).isSingular;
  substitute(triangle, a, n, both);
  const T *inverse = both.elements.data() + n * b.columns;
  findings.reciprocalCondition =
      findings.isSingular ? 0 : 1 / (norm * oneNorm(inverse, n, n));
  return resized(both, n, b.columns);
}

/// What to scale elements by, as a power of two: sums of larger ones could
/// overflow.
template <typename T> static int headroom(const Matrix<T> &m) {
  return largestPart(m.elements.data(), int64_t(m.elements.size())) > 0x1p900
             ? -200
             : 0;
}

template <typename T>
Matrix<T> solveLeastSquares(Matrix<T> a, Matrix<T> b, double relative,
                            Findings &findings) {
  const int scaleOfA = headroom(a), scaleOfB = headroom(b);
  scale(a, scaleOfA);
  scale(b, scaleOfB);
  const std::vector<int64_t> order = triangularise(a, b, relative, findings);
  findings.tolerance = scaled(findings.tolerance, -scaleOfA);
  const int64_t rank = findings.rank;
  if (rank == a.columns)
    substitute(Triangle::Upper, a, rank, b);
  else
    b = leastNorm(a, rank, std::move(b));
  Matrix<T> result(a.columns, b.columns);
  for (int64_t c = 0; c < b.columns; ++c)
    for (int64_t r = 0; r < a.columns; ++r)
      result.at(order[size_t(r)], c) = scaled(b.at(r, c), scaleOfA - scaleOfB);
  return result;
}

template <typename T> T determinant(Matrix<T> a) {
  Matrix<T> none(a.rows, 0);
  const Pivots pivots = eliminate(a, none);
  if (pivots.isSingular)
    return 0;
  T result = pivots.isOdd ? -1 : 1;
  for (int64_t k = 0; k < a.rows; ++k)
    result *= a.at(k, k);
  return result;
}

template double determinant(Matrix<double>);
template std::complex<double> determinant(Matrix<std::complex<double>>);
template Matrix<double> solveSquare(Matrix<double>, Matrix<double>, Findings &);
template Matrix<std::complex<double>> solveSquare(Matrix<std::complex<double>>,
                                                  Matrix<std::complex<double>>,
                                                  Findings &);
template Matrix<double> solveLeastSquares(Matrix<double>, Matrix<double>,
                                          double, Findings &);
template Matrix<std::complex<double>>
solveLeastSquares(Matrix<std::complex<double>>, Matrix<std::complex<double>>,
                  double, Findings &);

} // namespace runmat::linalg::reference
