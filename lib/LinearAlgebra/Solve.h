//===- Solve.h - systems of linear equations --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Large systems are LAPACK's, where it is installed; small ones, and all where
// it is not, are solved by Reference.h. Which of the two follows from the
// extents.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_LINEARALGEBRA_SOLVE_H
#define RUNMAT_LINEARALGEBRA_SOLVE_H

#include "LinearAlgebra/Matrix.h"

namespace runmat::linalg {

/// What a solution found out about its matrix.
struct Findings {
  /// Of a square matrix: 1 / (norm(A,1) * norm(inv(A),1)), or close to it. 0
  /// when it is singular or nearly so, NaN when it is not finite.
  double reciprocalCondition = 1;
  /// Of a square matrix: whether a pivot is exactly 0.
  bool isSingular = false;
  /// Of another matrix: columns that count as independent, and the length that
  /// what is left of a column must exceed for that.
  int64_t rank = 0;
  double tolerance = 0;
};

/// x with a*x = b, where a is a square matrix; else the least squares solution,
/// of least norm where there are several. T is double, float or a complex one.
/// A matrix that is not finite gives NaN.
template <typename T>
Matrix<T> solve(const T *a, int64_t rows, int64_t columns, Matrix<T> b,
                Findings &findings);

/// The least squares solution, where all columns count as independent that add
/// anything. T is double or complex double.
template <typename T> Matrix<T> fit(const Matrix<T> &a, Matrix<T> b);

/// The product of the pivots of an n x n matrix. T is double or complex double.
template <typename T> T determinant(const T *a, int64_t n);

} // namespace runmat::linalg

#endif // RUNMAT_LINEARALGEBRA_SOLVE_H
