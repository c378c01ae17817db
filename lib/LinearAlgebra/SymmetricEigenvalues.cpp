//===- SymmetricEigenvalues.cpp - those of symmetric matrices ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "LinearAlgebra/Decompositions.h"
#include "LinearAlgebra/Workspace.h"

namespace runmat::linalg {

/// Calls syevd with room of two types for what it says that it wants.
template <typename T>
static Size callWithRooms(const Routines<T> &library, const char *job,
                          Matrix<T> &a, T *values) {
  const Size n = Size(a.rows);
  Size wholesWanted = 0;
  std::vector<Size> wholes;
  return callWithRoom<T>("syevd", [&](T *work, const Size *length, Size *info) {
    const bool asks = *length < 0;
    if (!asks)
      wholes.resize(size_t(wholesWanted));
    const Size wholesLength = asks ? -1 : wholesWanted;
    Size *const wholeRoom = asks ? &wholesWanted : wholes.data();
    library.syevd(job, "U", &n, a.elements.data(), &n, values, work, length,
                  wholeRoom, &wholesLength, info, 1, 1);
  });
}

template <typename T>
std::optional<SymmetricEigenvalues<T>> symmetricEigenvalues(Matrix<T> a,
                                                            bool withVectors) {
  const Routines<T> *library = libraryWithRoom(a);
  if (!library)
    return {};
  std::vector<T> values(size_t(a.rows));
  const Size info =
      callWithRooms(*library, withVectors ? "V" : "N", a, values.data());
  requireConvergence(info, "MATLAB:eig:NoConvergence",
                     "The iteration for eigenvalues");
  if (!withVectors)
    a = {0, 0};
  return SymmetricEigenvalues<T>{std::move(values), std::move(a)};
}

template std::optional<SymmetricEigenvalues<float>>
symmetricEigenvalues(Matrix<float>, bool);
template std::optional<SymmetricEigenvalues<double>>
symmetricEigenvalues(Matrix<double>, bool);

} // namespace runmat::linalg
