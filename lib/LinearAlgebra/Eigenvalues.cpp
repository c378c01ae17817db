//===- Eigenvalues.cpp - those of any square matrix -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "LinearAlgebra/Decompositions.h"
#include "LinearAlgebra/Workspace.h"

namespace runmat::linalg {

namespace {

/// What geev gives of a real matrix: of a pair of eigenvalues, the real and the
/// imaginary part of the first one's vector in two columns.
template <typename Real> struct Parts {
  std::vector<Real> real, imaginary;
  Matrix<Real> vectors;

  void expand(Eigenvalues<Real> &result) const {
    for (size_t k = 0; k < real.size(); ++k)
      result.values[k] = {real[k], imaginary[k]};
    for (int64_t c = 0; c < vectors.columns; ++c) {
      const bool isPair = imaginary[size_t(c)] != 0;
      for (int64_t r = 0; r < vectors.rows; ++r) {
        const Real x = vectors.at(r, c), y = isPair ? vectors.at(r, c + 1) : 0;
        result.vectors.at(r, c) = {x, y};
        if (isPair)
          result.vectors.at(r, c + 1) = {x, -y};
      }
      c += isPair;
    }
  }
};

/// Leaves the eigenvalues, and the vectors if there is room for them, in
/// `result`; gives `info`.
template <typename Real>
Size callGeev(const Routines<Real> &library, Matrix<Real> &a,
              Eigenvalues<Real> &result) {
  const Size n = Size(a.rows);
  const bool withVectors = result.vectors.columns > 0;
  Parts<Real> parts{std::vector<Real>(size_t(n)), std::vector<Real>(size_t(n)),
                    Matrix<Real>(result.vectors.rows, result.vectors.columns)};
  const Size info = callWithRoom<Real>(
      "geev", [&](Real *work, const Size *length, Size *info) {
        library.geev("N", withVectors ? "V" : "N", &n, a.elements.data(), &n,
                     parts.real.data(), parts.imaginary.data(), nullptr, &n,
                     parts.vectors.elements.data(), &n, work, length, info, 1,
                     1);
      });
  if (info == 0)
    parts.expand(result);
  return info;
}

} // namespace

template <typename T>
std::optional<Eigenvalues<T>> eigenvalues(Matrix<T> a, bool withVectors) {
  const Routines<T> *library = libraryWithRoom(a);
  if (!library)
    return {};
  using Complex = typename Eigenvalues<T>::Complex;
  const int64_t count = withVectors ? a.rows : 0;
  Eigenvalues<T> result{std::vector<Complex>(size_t(a.rows)),
                        Matrix<Complex>(count, count)};
  requireConvergence(callGeev(*library, a, result), "MATLAB:eig:NoConvergence",
                     "The iteration for eigenvalues");
  return result;
}

template std::optional<Eigenvalues<float>> eigenvalues(Matrix<float>, bool);
template std::optional<Eigenvalues<double>> eigenvalues(Matrix<double>, bool);

} // namespace runmat::linalg
