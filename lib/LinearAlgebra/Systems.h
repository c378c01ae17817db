//===- Systems.h - what kinds of linear systems share -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_LINEARALGEBRA_SYSTEMS_H
#define RUNMAT_LINEARALGEBRA_SYSTEMS_H

#include "LinearAlgebra/Library.h"
#include "LinearAlgebra/Solve.h"

namespace runmat::linalg {

/// Multiplications, about, from which on the library solves a system. Smaller
/// ones take microseconds without it; opening it takes milliseconds.
inline constexpr double leastWorkOfSystem = 4096;

/// The library, where it is installed and solves systems of these extents; else
/// null. By the extents alone, so that no setting changes a result.
template <typename T>
const Routines<T> *libraryFor(int64_t rows, int64_t columns,
                              int64_t rightSides) {
  for (int64_t extent : {rows, columns, rightSides})
    if (!fitsLibrary(extent) || extent == 0)
      return nullptr;
  const double work = double(rows) * double(columns) *
                      double(std::min(rows, columns) + rightSides);
  return work >= leastWorkOfSystem ? routines<T>() : nullptr;
}

template <typename T> struct WideType {
  using Type = double;
};
template <typename T> struct WideType<std::complex<T>> {
  using Type = std::complex<double>;
};
/// What Reference.h computes in.
template <typename T> using Wide = typename WideType<T>::Type;

/// The same matrix in another precision.
template <typename To, typename From>
Matrix<To> converted(const Matrix<From> &m) {
  Matrix<To> result(m.rows, m.columns);
  std::transform(m.elements.begin(), m.elements.end(), result.elements.begin(),
                 [](From x) { return To(x); });
  return result;
}

/// x with a*x = b for a square, finite `a` and some right sides.
template <typename T>
Matrix<T> solveSquare(const T *a, Matrix<T> b, Findings &findings);

} // namespace runmat::linalg

#endif // RUNMAT_LINEARALGEBRA_SYSTEMS_H
