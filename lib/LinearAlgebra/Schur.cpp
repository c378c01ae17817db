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
  Size inFront = 0;
  const Size info =
      callWithRoom<T>("gees", [&](T *work, const Size *length, Size *info) {
        library->gees("V", "N", nullptr, &n, a.elements.data(), &n, &inFront,
                      values.data(), values.data() + n, u.elements.data(), &n,
                      work, length, nullptr, info, 1, 1);
      });
  requireConvergence(info, "MATLAB:schur:noConvergence", "The QR algorithm");
  return SchurFactors<T>{std::move(u), std::move(a)};
}

template std::optional<SchurFactors<float>> schurFactors(Matrix<float>);
template std::optional<SchurFactors<double>> schurFactors(Matrix<double>);

} // namespace runmat::linalg
