//===- HermitianEigenvalues.cpp - those of Hermitian matrices ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "LinearAlgebra/Decompositions.h"
#include "LinearAlgebra/Workspace.h"

namespace runmat::linalg {

/// Calls heevd with room for what it says that it wants. It counts the room in
/// three types, of which the real one has but two.
template <typename T>
static Size callWithRooms(const Routines<T> &library, const char *job,
                          Matrix<T> &a, RealOf<T> *values) {
  using Real = RealOf<T>;
  const Size n = Size(a.rows);
  Real realsWanted(0);
  std::vector<Real> reals;
  Size wholesWanted = 0;
  std::vector<Size> wholes;
  return callWithRoom<T>("heevd", [&](T *work, const Size *length, Size *info) {
    const bool asks = *length < 0;
    if (!asks) {
      wholes.resize(size_t(wholesWanted));
      reals = isComplex<T> ? roomFor(realsWanted) : reals;
    }
    const Size wholesLength = asks ? -1 : wholesWanted;
    const Size realsLength = asks ? -1 : Size(reals.size());
    Size *const wholeRoom = asks ? &wholesWanted : wholes.data();
    Real *const realRoom = asks ? &realsWanted : reals.data();
    if constexpr (isComplex<T>)
      library.heevd(job, "U", &n, a.elements.data(), &n, values, work, length,
                    realRoom, &realsLength, wholeRoom, &wholesLength, info, 1,
                    1);
    else
      library.heevd(job, "U", &n, a.elements.data(), &n, values, work, length,
                    wholeRoom, &wholesLength, info, 1, 1);
  });
}

template <typename T>
std::optional<HermitianEigenvalues<T>> hermitianEigenvalues(Matrix<T> a,
                                                            bool withVectors) {
  const Routines<T> *library = libraryWithRoom(a);
  if (!library)
    return {};
  std::vector<RealOf<T>> values(size_t(a.rows));
  const Size info =
      callWithRooms(*library, withVectors ? "V" : "N", a, values.data());
  requireConvergence(info, "MATLAB:eig:NoConvergence",
                     "The iteration for eigenvalues");
  if (!withVectors)
    a = {0, 0};
  return HermitianEigenvalues<T>{std::move(values), std::move(a)};
}

template std::optional<HermitianEigenvalues<float>>
hermitianEigenvalues(Matrix<float>, bool);
template std::optional<HermitianEigenvalues<double>>
hermitianEigenvalues(Matrix<double>, bool);
template std::optional<HermitianEigenvalues<std::complex<float>>>
hermitianEigenvalues(Matrix<std::complex<float>>, bool);
template std::optional<HermitianEigenvalues<std::complex<double>>>
hermitianEigenvalues(Matrix<std::complex<double>>, bool);

} // namespace runmat::linalg
