//===- Cholesky.cpp - factors of positive definite matrices -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "LinearAlgebra/Decompositions.h"
#include "LinearAlgebra/Workspace.h"

namespace runmat::linalg {

/// The first row, counted from 1, whose pivot is not positive; 0 where there is
/// none. The library passes over NaN.
template <typename T> static int64_t firstBadPivot(const Matrix<T> &r) {
  for (int64_t k = 0; k < r.rows; ++k)
    if (!(std::real(r.at(k, k)) > 0))
      return k + 1;
  return 0;
}

template <typename T>
std::optional<CholeskyFactor<T>> choleskyFactor(Matrix<T> a) {
  const Routines<T> *library = libraryOf(a);
  if (!library)
    return {};
  const Size n = Size(a.rows);
  Size info = 0;
  library->potrf("U", &n, a.elements.data(), &n, &info, 1);
  requireAccepted(info, "potrf");
  for (int64_t c = 0; c < n; ++c)
    std::fill(&a.at(0, c) + c + 1, &a.at(0, c) + n, T(0));
  // What stands behind the pivot that failed is no factor.
  const int64_t bad = firstBadPivot(a);
  const int64_t failed = info > 0 && bad > 0 ? std::min<int64_t>(info, bad)
                                             : std::max<int64_t>(info, bad);
  return CholeskyFactor<T>{std::move(a), failed};
}

template std::optional<CholeskyFactor<float>> choleskyFactor(Matrix<float>);
template std::optional<CholeskyFactor<double>> choleskyFactor(Matrix<double>);
template std::optional<CholeskyFactor<std::complex<float>>>
    choleskyFactor(Matrix<std::complex<float>>);
template std::optional<CholeskyFactor<std::complex<double>>>
    choleskyFactor(Matrix<std::complex<double>>);

} // namespace runmat::linalg
