//===- SingularValues.cpp - singular values by LAPACK -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "LinearAlgebra/Decompositions.h"
#include "LinearAlgebra/Workspace.h"

namespace runmat::linalg {

namespace {

constexpr const char *jobOf(Vectors vectors) {
  switch (vectors) {
  case Vectors::None:
    return "N";
  case Vectors::AsManyAsValues:
    return "S";
  case Vectors::All:
    return "A";
  }
}

/// Room for the vectors that are asked for.
template <typename T>
SingularValues<T> emptyResult(const Matrix<T> &a, Vectors vectors) {
  const int64_t count = std::min(a.rows, a.columns);
  SingularValues<T> result{std::vector<T>(size_t(count)), {0, 0}, {0, 0}};
  if (vectors == Vectors::None)
    return result;
  const bool all = vectors == Vectors::All;
  result.left = {a.rows, all ? a.rows : count};
  result.right = {all ? a.columns : count, a.columns};
  return result;
}

} // namespace

template <typename T>
std::optional<SingularValues<T>> singularValues(Matrix<T> a, Vectors vectors) {
  const Routines<T> *library = libraryWithRoom(a);
  if (!library)
    return {};
  SingularValues<T> result = emptyResult(a, vectors);
  const Size rows = Size(a.rows), columns = Size(a.columns);
  // No leading dimension is 0, not even of nothing.
  const Size rowsOfRight = std::max(Size(1), Size(result.right.rows));
  std::vector<Size> wholes(8 * result.values.size());
  const Size info =
      callWithRoom<T>("gesdd", [&](T *work, const Size *length, Size *info) {
        library->gesdd(jobOf(vectors), &rows, &columns, a.elements.data(),
                       &rows, result.values.data(), result.left.elements.data(),
                       &rows, result.right.elements.data(), &rowsOfRight, work,
                       length, wholes.data(), info, 1);
      });
  requireConvergence(info, "MATLAB:svd:svdNoConvergence",
                     "The iteration for singular values");
  return result;
}

template std::optional<SingularValues<float>> singularValues(Matrix<float>,
                                                             Vectors);
template std::optional<SingularValues<double>> singularValues(Matrix<double>,
                                                              Vectors);

} // namespace runmat::linalg
