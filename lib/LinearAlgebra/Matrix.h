//===- Matrix.h - a matrix to work on ---------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_LINEARALGEBRA_MATRIX_H
#define RUNMAT_LINEARALGEBRA_MATRIX_H

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace runmat::linalg {

/// Column-major, with elements of its own.
template <typename T> struct Matrix {
  int64_t rows = 0, columns = 0;
  std::vector<T> elements;

  Matrix(int64_t rows, int64_t columns)
      : rows(rows), columns(columns), elements(size_t(rows * columns)) {}
  template <typename U>
  Matrix(const U *first, int64_t rows, int64_t columns)
      : rows(rows), columns(columns), elements(first, first + rows * columns) {}

  T &at(int64_t r, int64_t c) { return elements[size_t(r + c * rows)]; }
  const T &at(int64_t r, int64_t c) const {
    return elements[size_t(r + c * rows)];
  }
};

template <typename T> struct RealPart {
  using Type = T;
};
template <typename T> struct RealPart<std::complex<T>> {
  using Type = T;
};
/// The class of the parts of T, which may be real itself.
template <typename T> using RealOf = typename RealPart<T>::Type;
template <typename T>
inline constexpr bool isComplex = !std::is_same_v<T, RealOf<T>>;

inline double conjugate(double x) { return x; }
inline float conjugate(float x) { return x; }
template <typename T> std::complex<T> conjugate(std::complex<T> z) {
  return std::conj(z);
}

/// The largest sum of magnitudes in a column; NaN if there is one.
template <typename T>
RealOf<T> oneNorm(const T *first, int64_t rows, int64_t columns) {
  RealOf<T> largest = 0;
  for (int64_t c = 0; c < columns; ++c) {
    RealOf<T> sum = 0;
    for (int64_t r = 0; r < rows; ++r)
      sum += std::abs(first[r + c * rows]);
    if (!(sum <= largest))
      largest = sum;
    if (largest != largest)
      return largest;
  }
  return largest;
}

template <typename T> bool isFinite(const T *first, int64_t count) {
  return std::all_of(first, first + count, [](T x) {
    return std::isfinite(std::real(x)) && std::isfinite(std::imag(x));
  });
}

/// The largest magnitude of a part of an element.
template <typename T> double largestPart(const T *first, int64_t count) {
  double largest = 0;
  for (int64_t i = 0; i < count; ++i)
    largest = std::max({largest, double(std::abs(std::real(first[i]))),
                        double(std::abs(std::imag(first[i])))});
  return largest;
}

/// The Euclidean length of finite elements. Squares of a power of two times the
/// elements neither overflow nor vanish.
template <typename T> double lengthOf(const T *first, int64_t count) {
  const double largest = largestPart(first, count);
  if (largest == 0)
    return 0;
  const int exponent = std::clamp(std::ilogb(largest), -1000, 1000);
  const double scale = std::ldexp(1, -exponent);
  double sum = 0;
  for (int64_t i = 0; i < count; ++i) {
    const double real = scale * double(std::real(first[i])),
                 imag = scale * double(std::imag(first[i]));
    sum += real * real + imag * imag;
  }
  return std::ldexp(std::sqrt(sum), exponent);
}

/// The first rows and columns, with zeros around them.
template <typename T>
Matrix<T> resized(const Matrix<T> &m, int64_t rows, int64_t columns) {
  Matrix<T> result(rows, columns);
  for (int64_t c = 0; c < std::min(columns, m.columns); ++c)
    for (int64_t r = 0; r < std::min(rows, m.rows); ++r)
      result.at(r, c) = m.at(r, c);
  return result;
}

enum class Triangle { Upper, Lower };

/// Whether an n x n matrix has zeros outside that triangle.
template <typename T> bool isIn(Triangle triangle, const T *a, int64_t n) {
  const bool upper = triangle == Triangle::Upper;
  for (int64_t c = 0; c < n; ++c)
    for (int64_t r = upper ? c + 1 : 0; r < (upper ? n : c); ++r)
      if (a[r + c * n] != T(0))
        return false;
  return true;
}

template <typename T> bool hasZeroOnDiagonal(const T *a, int64_t n) {
  for (int64_t k = 0; k < n; ++k)
    if (a[k * (n + 1)] == T(0))
      return true;
  return false;
}

} // namespace runmat::linalg

#endif // RUNMAT_LINEARALGEBRA_MATRIX_H
