//===- Schur.cpp - unitary and triangular factors ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "LinearAlgebra/Decompositions.h"
#include "LinearAlgebra/Workspace.h"

namespace runmat::linalg {

template <typename T> std::optional<SchurFactors<T>> schurFactors(Matrix<T> a) {
  const Routines<T> *library = libraryWithRoom(a);
  if (!library)
    return {};
  const Size n = Size(a.rows);
  Matrix<T> u(n, n);
  std::vector<T> values(size_t(2 * int64_t(n)));
  std::vector<RealOf<T>> reals(static_cast<size_t>(n));
  Size inFront = 0;
  const Size info =
      callWithRoom<T>("gees", [&](T *work, const Size *length, Size *info) {
        if constexpr (isComplex<T>)
          library->gees("V", "N", nullptr, &n, a.elements.data(), &n, &inFront,
                        values.data(), u.elements.data(), &n, work, length,
                        reals.data(), nullptr, info, 1, 1);
        else
          library->gees("V", "N", nullptr, &n, a.elements.data(), &n, &inFront,
                        values.data(), values.data() + n, u.elements.data(), &n,
                        work, length, nullptr, info, 1, 1);
      });
  requireConvergence(info, "MATLAB:schur:noConvergence", "The QR algorithm");
  return SchurFactors<T>{std::move(u), std::move(a)};
}

template std::optional<SchurFactors<float>> schurFactors(Matrix<float>);
template std::optional<SchurFactors<double>> schurFactors(Matrix<double>);
template std::optional<SchurFactors<std::complex<float>>>
    schurFactors(Matrix<std::complex<float>>);
template std::optional<SchurFactors<std::complex<double>>>
    schurFactors(Matrix<std::complex<double>>);

} // namespace runmat::linalg
