//===- Solve.cpp - systems of linear equations ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "LinearAlgebra/Solve.h"
#include "LinearAlgebra/Factorisation.h"
#include "LinearAlgebra/Library.h"
#include "LinearAlgebra/Reference.h"
#include "LinearAlgebra/Threads.h"

#include <cmath>

namespace runmat::linalg {

namespace {

/// Multiplications, about, from which on the library solves a system. Smaller
/// ones take microseconds without it; opening it takes milliseconds.
constexpr double leastWork = 4096;
/// Right sides that one thread solves for.
constexpr int64_t rightSidesOfPiece = 128;

/// Whether the library, where it is installed, solves systems of these extents.
bool isForLibrary(int64_t rows, int64_t columns, int64_t rightSides) {
  for (int64_t extent : {rows, columns, rightSides})
    if (!fitsLibrary(extent) || extent == 0)
      return false;
  return double(rows) * double(columns) *
             double(std::min(rows, columns) + rightSides) >=
         leastWork;
}

template <typename T> constexpr double epsilonOf() {
  return double(std::numeric_limits<RealOf<T>>::epsilon());
}

/// A square system that the library solves.
template <typename T> class SquareSystem {
  using Real = RealOf<T>;

public:
  SquareSystem(const Routines<T> &library, const T *a, int64_t n, Matrix<T> &b)
      : library(library), a(a), n(Size(n)), b(b), norm(oneNorm(a, n, n)),
        work(size_t(4 * n)), scratch(size_t(2 * n)) {}

  /// Puts x into b and returns the reciprocal condition.
  double solve() {
    if (isTriangular(true))
      return solveTriangular("U");
    if (isTriangular(false))
      return solveTriangular("L");
    double condition = 0;
    if (mayBePositive() && solvePositive(condition))
      return condition;
    return solveGeneral();
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

  bool isTriangular(bool upper) const {
    for (int64_t c = 0; c < n; ++c)
      for (int64_t r = upper ? c + 1 : 0; r < (upper ? n : c); ++r)
        if (at(r, c) != T(0))
          return false;
    return true;
  }
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

  /// Calls solve(columns, how many) for all columns of b, in pieces.
  template <typename Solve> void forRightSides(Solve solve) {
    auto work = [&](uint64_t begin, uint64_t end) {
      for (uint64_t piece = begin; piece < end; ++piece) {
        const int64_t first = int64_t(piece) * rightSidesOfPiece;
        const Size count = Size(std::min(rightSidesOfPiece, b.columns - first));
        solve(&b.at(0, first), &count);
      }
    };
    inParallel((b.columns + rightSidesOfPiece - 1) / rightSidesOfPiece, work);
  }

  /// The library's estimate is for finite matrices.
  template <typename Estimate> double condition(Estimate estimate) {
    if (!std::isfinite(norm))
      return std::isnan(norm) ? NAN : 0;
    Real result = 0;
    Size info = 0;
    estimate(&result, &info);
    return double(result);
  }

  double solveTriangular(const char *which) {
    forRightSides([&](T *columns, const Size *count) {
      const T one(1);
      library.trsm("L", which, "N", "N", &n, count, &one, a, &n, columns, &n, 1,
                   1, 1, 1);
    });
    return condition([&](Real *result, Size *info) {
      library.trcon("1", which, "N", &n, a, &n, result, work.data(),
                    scratch.data(), info, 1, 1, 1);
    });
  }

  bool solvePositive(double &found) {
    std::vector<T> factor = copy();
    Size failed = 0;
    library.potrf("U", &n, factor.data(), &n, &failed, 1);
    if (failed != 0)
      return false;
    forRightSides([&](T *columns, const Size *count) {
      Size info = 0;
      library.potrs("U", &n, count, factor.data(), &n, columns, &n, &info, 1);
    });
    found = condition([&](Real *result, Size *info) {
      library.pocon("U", &n, factor.data(), &n, &norm, result, work.data(),
                    scratch.data(), info, 1);
    });
    return true;
  }

  double solveGeneral() {
    std::vector<T> factors = copy();
    const Factorisation<T> lu(library, factors.data(), n);
    forRightSides([&](T *columns, const Size *count) {
      Size info = 0;
      library.getrs("N", &n, count, factors.data(), &n, lu.exchanges(), columns,
                    &n, &info, 1);
    });
    if (lu.isSingular())
      return std::isnan(norm) ? NAN : 0;
    return condition([&](Real *result, Size *info) {
      library.gecon("1", &n, factors.data(), &n, &norm, result, work.data(),
                    scratch.data(), info, 1);
    });
  }
};

/// The length of the longest column.
template <typename T>
double longestColumn(const T *a, int64_t rows, int64_t columns) {
  double longest = 0;
  for (int64_t c = 0; c < columns; ++c) {
    double sum = 0;
    for (int64_t r = 0; r < rows; ++r)
      sum += double(std::norm(a[r + c * rows]));
    longest = std::max(longest, sum);
  }
  return std::sqrt(longest);
}

/// A least squares problem for the library, which destroys a and b.
template <typename T> struct LeastSquares {
  using Real = RealOf<T>;
  const Routines<T> &library;
  Matrix<T> a, b;
  Real relative;
  Size rank = 0;

  void call(T *work, Size length) {
    const Size rows = Size(a.rows), columns = Size(a.columns);
    const Size rowsOfB = Size(b.rows), rightSides = Size(b.columns);
    std::vector<Size> order(static_cast<size_t>(columns));
    Size info = 0;
    if constexpr (isComplex<T>) {
      std::vector<Real> scratch(static_cast<size_t>(2 * columns));
      library.gelsy(&rows, &columns, &rightSides, a.elements.data(), &rows,
                    b.elements.data(), &rowsOfB, order.data(), &relative, &rank,
                    work, &length, scratch.data(), &info);
    } else {
      library.gelsy(&rows, &columns, &rightSides, a.elements.data(), &rows,
                    b.elements.data(), &rowsOfB, order.data(), &relative, &rank,
                    work, &length, &info);
    }
  }
  void solve() {
    T wanted(0);
    call(&wanted, -1);
    std::vector<T> work(size_t(std::real(wanted)));
    call(work.data(), Size(work.size()));
  }
};

template <typename T> Matrix<T> withRows(const Matrix<T> &m, int64_t rows) {
  Matrix<T> result(rows, m.columns);
  for (int64_t c = 0; c < m.columns; ++c)
    for (int64_t r = 0; r < std::min(rows, m.rows); ++r)
      result.at(r, c) = m.at(r, c);
  return result;
}

template <typename T>
Matrix<T> solveByLibrary(const Routines<T> &library, const T *a, int64_t rows,
                         int64_t columns, Matrix<T> b, double relative,
                         Findings &findings) {
  if (rows == columns) {
    findings.reciprocalCondition = SquareSystem<T>(library, a, rows, b).solve();
    return b;
  }
  LeastSquares<T> problem{library,
                          {a, rows, columns},
                          withRows(b, std::max(rows, columns)),
                          RealOf<T>(relative)};
  problem.solve();
  findings.rank = problem.rank;
  findings.tolerance = relative * longestColumn(a, rows, columns);
  return withRows(problem.b, columns);
}

template <typename T> struct WideType {
  using Type = double;
};
template <typename T> struct WideType<std::complex<T>> {
  using Type = std::complex<double>;
};

template <typename T>
Matrix<T> solveByReference(const T *a, int64_t rows, int64_t columns,
                           const Matrix<T> &b, double relative,
                           Findings &findings) {
  using Wide = typename WideType<T>::Type;
  Matrix<Wide> wideA(a, rows, columns),
      wideB(b.elements.data(), b.rows, b.columns);
  const Matrix<Wide> x =
      rows == columns
          ? reference::solveSquare(std::move(wideA), std::move(wideB), findings)
          : reference::solveLeastSquares(std::move(wideA), std::move(wideB),
                                         relative, findings);
  Matrix<T> result(x.rows, x.columns);
  std::transform(x.elements.begin(), x.elements.end(), result.elements.begin(),
                 [](Wide value) { return T(value); });
  return result;
}

} // namespace

template <typename T>
Matrix<T> solve(const T *a, int64_t rows, int64_t columns, Matrix<T> b,
                Findings &findings) {
  const double relative = double(std::max(rows, columns)) * epsilonOf<T>();
  // What LAPACK's least squares do with NaN is not said anywhere.
  const bool isSafe =
      rows == columns ||
      (std::isfinite(oneNorm(a, rows, columns)) &&
       std::isfinite(oneNorm(b.elements.data(), b.rows, b.columns)));
  const Routines<T> *library = isSafe && isForLibrary(rows, columns, b.columns)
                                   ? routines<T>()
                                   : nullptr;
  return library ? solveByLibrary(*library, a, rows, columns, std::move(b),
                                  relative, findings)
                 : solveByReference(a, rows, columns, b, relative, findings);
}

double determinant(const double *a, int64_t n) {
  const Routines<double> *library =
      isForLibrary(n, n, 1) ? routines<double>() : nullptr;
  if (!library)
    return reference::determinant({a, n, n});
  Matrix<double> factors(a, n, n);
  const Factorisation<double> lu(*library, factors.elements.data(), Size(n));
  if (lu.isSingular())
    return 0;
  double result = 1;
  for (int64_t k = 0; k < n; ++k)
    result *= lu.exchanges()[k] == k + 1 ? factors.at(k, k) : -factors.at(k, k);
  return result;
}

template Matrix<float> solve(const float *, int64_t, int64_t, Matrix<float>,
                             Findings &);
template Matrix<double> solve(const double *, int64_t, int64_t, Matrix<double>,
                              Findings &);
template Matrix<std::complex<float>> solve(const std::complex<float> *, int64_t,
                                           int64_t, Matrix<std::complex<float>>,
                                           Findings &);
template Matrix<std::complex<double>> solve(const std::complex<double> *,
                                            int64_t, int64_t,
                                            Matrix<std::complex<double>>,
                                            Findings &);

} // namespace runmat::linalg
