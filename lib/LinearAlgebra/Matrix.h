//===- Matrix.h - a matrix to work on ---------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_LINEARALGEBRA_MATRIX_H
#define RUNMAT_LINEARALGEBRA_MATRIX_H

#include <algorithm>
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

} // namespace runmat::linalg

#endif // RUNMAT_LINEARALGEBRA_MATRIX_H
