//===- Orthogonal.cpp - factors by reflections ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "LinearAlgebra/Decompositions.h"
#include "LinearAlgebra/Workspace.h"

namespace runmat::linalg {

/// The first rows of a matrix, with zeros below the diagonal.
template <typename T>
static Matrix<T> upperTriangle(const Matrix<T> &a, int64_t rows) {
  Matrix<T> result(rows, a.columns);
  for (int64_t c = 0; c < a.columns; ++c)
    std::copy_n(&a.at(0, c), std::min(rows, c + 1), &result.at(0, c));
  return result;
}

/// The matrix that the reflections below the diagonal of `a` make.
template <typename T>
static Matrix<T> product(const Routines<T> &library, const Matrix<T> &a,
                         const std::vector<T> &factors, int64_t width) {
  Matrix<T> q = resized(a, a.rows, width);
  const Size rows = Size(q.rows), columns = Size(q.columns),
             count = Size(factors.size());
  callWithRoom<T>("orgqr", [&](T *work, const Size *length, Size *info) {
    library.orgqr(&rows, &columns, &count, q.elements.data(), &rows,
                  factors.data(), work, length, info);
  });
  return q;
}

template <typename T>
std::optional<OrthogonalFactors<T>>
orthogonalFactors(Matrix<T> a, int64_t width, bool withQ) {
  const Routines<T> *library = libraryOf(a);
  if (!library)
    return {};
  const Size rows = Size(a.rows), columns = Size(a.columns);
  std::vector<T> factors(static_cast<size_t>(std::min(rows, columns)));
  callWithRoom<T>("geqrf", [&](T *work, const Size *length, Size *info) {
    library->geqrf(&rows, &columns, a.elements.data(), &rows, factors.data(),
                   work, length, info);
  });
  Matrix<T> q = withQ ? product(*library, a, factors, width) : Matrix<T>(0, 0);
  return OrthogonalFactors<T>{std::move(q), upperTriangle(a, width)};
}

template std::optional<OrthogonalFactors<float>>
orthogonalFactors(Matrix<float>, int64_t, bool);
template std::optional<OrthogonalFactors<double>>
orthogonalFactors(Matrix<double>, int64_t, bool);

} // namespace runmat::linalg
