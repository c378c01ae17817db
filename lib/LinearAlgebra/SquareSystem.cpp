//===- SquareSystem.cpp - square systems of linear equations ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "LinearAlgebra/Factorisation.h"
#include "LinearAlgebra/Reference.h"
#include "LinearAlgebra/Systems.h"
#include "runtime/ParallelWork.h"

#include <atomic>
#include <limits>

namespace runmat::linalg {

namespace {

/// Right sides that one thread solves for.
constexpr int64_t rightSidesOfPiece = 128;

/// A square system that the library solves.
template <typename T> class SquareSystem {
  using Real = RealOf<T>;

public:
  SquareSystem(const Routines<T> &library, const T *a, int64_t n, Matrix<T> &b)
      : library(library), a(a), n(Size(n)), b(b), norm(oneNorm(a, n, n)),
        work(size_t(4 * n)), scratch(size_t(2 * n)) {}

  /// Puts x into b.
  void solve(Findings &findings) {
    if (isIn(Triangle::Upper, a, n))
      solveTriangular("U", findings);
    else if (isIn(Triangle::Lower, a, n))
      solveTriangular("L", findings);
    else if (!mayBePositive() || !solvePositive(findings))
      solveGeneral(findings);
  }

private:
  const Routines<T> &library;
  const T *a;
  const Size n;
  Matrix<T> &b;
  const Real norm;
  std::vector<T> work;
  std::vector<Scratch<T>> scratch;

  const T &at(int64_t r, int64_t c) const { return a[r + c * n]; }
  std::vector<T> copy() const { return {a, a + int64_t(n) * n}; }

  /// Hermitian with positive numbers on the diagonal.
  bool mayBePositive() const {
    for (int64_t c = 0; c < n; ++c) {
      if (!(std::real(at(c, c)) > 0) || std::imag(at(c, c)) != 0)
        return false;
      for (int64_t r = 0; r < c; ++r)
        if (at(r, c) != conjugate(at(c, r)))
          return false;
    }
    return true;
  }

  /// Calls solve(columns, how many), which returns LAPACK's info, for all
  /// columns of b, in pieces.
  template <typename Solve>
  void forRightSides(const char *function, Solve solve) {
    std::atomic<Size> rejected{0};
    auto work = [&](uint64_t begin, uint64_t end) {
      for (uint64_t piece = begin; piece < end; ++piece) {
        const int64_t first = int64_t(piece) * rightSidesOfPiece;
        const Size count = Size(std::min(rightSidesOfPiece, b.columns - first));
        if (const Size info = solve(&b.at(0, first), &count))
          rejected = info;
      }
    };
    inParallel((b.columns + rightSidesOfPiece - 1) / rightSidesOfPiece, work);
    requireAccepted(rejected, function);
  }

  /// The library's estimate is for norms in the range.
  template <typename Estimate>
  double condition(const char *function, Estimate estimate) {
    if (!std::isfinite(norm))
      return 0;
    Real result = 0;
    Size info = 0;
    estimate(&result, &info);
    requireAccepted(info, function);
    return double(result);
  }

  void solveTriangular(const char *which, Findings &findings) {
    forRightSides("trsm", [&](T *columns, const Size *count) {
      const T one(1);
      library.trsm("L", which, "N", "N", &n, count, &one, a, &n, columns, &n, 1,
                   1, 1, 1);
      return Size(0);
    });
    findings.isSingular = hasZeroOnDiagonal(a, n);
    findings.reciprocalCondition =
        condition("trcon", [&](Real *result, Size *info) {
          library.trcon("1", which, "N", &n, a, &n, result, work.data(),
                        scratch.data(), info, 1, 1, 1);
        });
  }

  bool solvePositive(Findings &findings) {
    std::vector<T> factor = copy();
    Size failed = 0;
    library.potrf("U", &n, factor.data(), &n, &failed, 1);
    requireAccepted(failed, "potrf");
    if (failed != 0)
      return false;
    forRightSides("potrs", [&](T *columns, const Size *count) {
      Size info = 0;
      library.potrs("U", &n, count, factor.data(), &n, columns, &n, &info, 1);
      return info;
    });
    findings.reciprocalCondition =
        condition("pocon", [&](Real *result, Size *info) {
          library.pocon("U", &n, factor.data(), &n, &norm, result, work.data(),
                        scratch.data(), info, 1);
        });
    return true;
  }

  void solveGeneral(Findings &findings) {
    std::vector<T> factors = copy();
    const Factorisation<T> lu(library, factors.data(), n);
    forRightSides("getrs", [&](T *columns, const Size *count) {
      Size info = 0;
      library.getrs("N", &n, count, factors.data(), &n, lu.exchanges(), columns,
                    &n, &info, 1);
      return info;
    });
    findings.isSingular = lu.isSingular();
    findings.reciprocalCondition =
        lu.isSingular() ? 0 : condition("gecon", [&](Real *result, Size *info) {
          library.gecon("1", &n, factors.data(), &n, &norm, result, work.data(),
                        scratch.data(), info, 1);
        });
  }
};

} // namespace

template <typename T>
Matrix<T> solveSquare(const T *a, Matrix<T> b, Findings &findings) {
  const int64_t n = b.rows;
  if (const Routines<T> *library = libraryFor<T>(n, n, b.columns)) {
    SquareSystem<T>(*library, a, n, b).solve(findings);
    return b;
  }
  return converted<T>(reference::solveSquare(Matrix<Wide<T>>(a, n, n),
                                             converted<Wide<T>>(b), findings));
}

template <typename T>
static T productOfPivots(const Routines<T> &library, const T *a, int64_t n) {
  Matrix<T> factors(a, n, n);
  const Factorisation<T> lu(library, factors.elements.data(), Size(n));
  if (lu.isSingular())
    return 0;
  T result = 1;
  for (int64_t k = 0; k < n; ++k)
    result *= lu.exchanges()[k] == k + 1 ? factors.at(k, k) : -factors.at(k, k);
  return result;
}

template <typename T> T determinant(const T *a, int64_t n) {
  const Routines<T> *library = libraryFor<T>(n, n, 1);
  const T result = library ? productOfPivots(*library, a, n)
                           : reference::determinant(Matrix<T>(a, n, n));
  // The search for a pivot passes over NaN.
  const bool hidesNaN =
      result == T(0) && std::any_of(a, a + n * n, [](T x) { return x != x; });
  return hidesNaN ? T(std::numeric_limits<RealOf<T>>::quiet_NaN()) : result;
}

template double determinant(const double *, int64_t);
template std::complex<double> determinant(const std::complex<double> *,
                                          int64_t);

template Matrix<float> solveSquare(const float *, Matrix<float>, Findings &);
template Matrix<double> solveSquare(const double *, Matrix<double>, Findings &);
template Matrix<std::complex<float>> solveSquare(const std::complex<float> *,
                                                 Matrix<std::complex<float>>,
                                                 Findings &);
template Matrix<std::complex<double>> solveSquare(const std::complex<double> *,
                                                  Matrix<std::complex<double>>,
                                                  Findings &);

} // namespace runmat::linalg
