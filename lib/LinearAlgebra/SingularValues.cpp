//===- SingularValues.cpp - singular values by LAPACK -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "LinearAlgebra/Decompositions.h"
#include "LinearAlgebra/Workspace.h"

namespace runmat::linalg {

namespace {

/// The real numbers that the complex gesdd has to work with.
size_t realRoom(int64_t smaller, int64_t larger, Vectors vectors) {
  if (vectors == Vectors::None)
    return size_t(7 * smaller);
  return size_t(smaller *
                std::max(5 * smaller + 7, 2 * larger + 2 * smaller + 1));
}

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
  SingularValues<T> result{
      std::vector<RealOf<T>>(size_t(count)), {0, 0}, {0, 0}};
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
  std::vector<RealOf<T>> reals(
      isComplex<T>
          ? realRoom(std::min(rows, columns), std::max(rows, columns), vectors)
          : 0);
  const Size info = callWithRoom<T>("gesdd", [&](T *work, const Size *length,
                                                 Size *info) {
    const auto call = [&](auto... rest) {
      library->gesdd(jobOf(vectors), &rows, &columns, a.elements.data(), &rows,
                     result.values.data(), result.left.elements.data(), &rows,
                     result.right.elements.data(), &rowsOfRight, work, length,
                     rest..., info, 1);
    };
    if constexpr (isComplex<T>)
      call(reals.data(), wholes.data());
    else
      call(wholes.data());
  });
  requireConvergence(info, "MATLAB:svd:svdNoConvergence",
                     "The iteration for singular values");
  return result;
}

template std::optional<SingularValues<float>> singularValues(Matrix<float>,
                                                             Vectors);
template std::optional<SingularValues<double>> singularValues(Matrix<double>,
                                                              Vectors);
template std::optional<SingularValues<std::complex<float>>>
    singularValues(Matrix<std::complex<float>>, Vectors);
template std::optional<SingularValues<std::complex<double>>>
    singularValues(Matrix<std::complex<double>>, Vectors);

} // namespace runmat::linalg
