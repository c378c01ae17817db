//===- Decompositions.h - the factorisations of LAPACK ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each says nothing where there is no library, or where an extent is 0 or more
// than the library takes. It runs on the thread that calls it, so that results
// do not depend on the number of threads. T is double or float, and of the
// triangular factors a complex one, too (RealRoutines in Library.h says why).
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_LINEARALGEBRA_DECOMPOSITIONS_H
#define RUNMAT_LINEARALGEBRA_DECOMPOSITIONS_H

#include "LinearAlgebra/Matrix.h"

#include <optional>

namespace runmat::linalg {

/// Upper triangular r with r'*r = a, as far as the pivots are positive: where
/// `failed` is not 0, its rows and columns before that one, counted from 1.
template <typename T> struct CholeskyFactor {
  Matrix<T> r;
  int64_t failed = 0;
};
/// Reads the upper triangle, and the real parts of the diagonal.
template <typename T>
std::optional<CholeskyFactor<T>> choleskyFactor(Matrix<T> a);

/// Both factors of the matrix whose rows are those of a in `order`, counted
/// from 1: the lower one, without its ones, below the diagonal.
template <typename T> struct TriangularFactors {
  Matrix<T> both;
  std::vector<int64_t> order;
};
template <typename T>
std::optional<TriangularFactors<T>> triangularFactors(Matrix<T> a);

/// a = q*r, with as many columns in q, and rows in r, as asked for.
template <typename T> struct OrthogonalFactors {
  Matrix<T> q, r;
};
/// Without `withQ` q is empty. The width is min(rows, columns) at least, and
/// `rows` at most.
template <typename T>
std::optional<OrthogonalFactors<T>>
orthogonalFactors(Matrix<T> a, int64_t width, bool withQ);

/// Which vectors belong to the values: those of a basis of the whole space,
/// or only as many as there are values.
enum class Vectors { None, AsManyAsValues, All };

/// a = left * diagonal of `values` * right, the largest value first.
template <typename T> struct SingularValues {
  std::vector<T> values;
  Matrix<T> left, right;
};
/// Of finite elements.
template <typename T>
std::optional<SingularValues<T>> singularValues(Matrix<T> a, Vectors vectors);

/// Real eigenvalues, the smallest first, and orthonormal eigenvectors.
template <typename T> struct SymmetricEigenvalues {
  std::vector<T> values;
  Matrix<T> vectors;
};
/// Reads the upper triangle, whose elements are finite.
template <typename T>
std::optional<SymmetricEigenvalues<T>> symmetricEigenvalues(Matrix<T> a,
                                                            bool withVectors);

/// Eigenvalues and eigenvectors of norm 1. Those of a real matrix that are not
/// real come in pairs, the one with the positive imaginary part first.
template <typename T> struct Eigenvalues {
  using Complex = std::complex<T>;
  std::vector<Complex> values;
  Matrix<Complex> vectors;
};
/// Of finite elements.
template <typename T>
std::optional<Eigenvalues<T>> eigenvalues(Matrix<T> a, bool withVectors);

/// a = u*t*u' with a triangular t; real, it has a block of two for each pair
/// of complex eigenvalues.
template <typename T> struct SchurFactors {
  Matrix<T> u, t;
};
/// Of finite elements.
template <typename T> std::optional<SchurFactors<T>> schurFactors(Matrix<T> a);

} // namespace runmat::linalg

#endif // RUNMAT_LINEARALGEBRA_DECOMPOSITIONS_H
