//===- Solve.cpp - systems of linear equations ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "LinearAlgebra/Solve.h"
#include "LinearAlgebra/Reference.h"
#include "LinearAlgebra/Systems.h"

#include <optional>

namespace runmat::linalg {

namespace {

/// NaN in all parts.
template <typename T> T notANumber() {
  if constexpr (isComplex<T>)
    return {NAN, NAN};
  else
    return NAN;
}

/// The solution where nothing is to compute: of nothing, or NaN.
template <typename T>
std::optional<Matrix<T>> trivialSolution(const T *a, int64_t rows,
                                         int64_t columns, const Matrix<T> &b,
                                         Findings &findings) {
  Matrix<T> result(columns, b.columns);
  findings.rank = std::min(rows, columns);
  if (findings.rank == 0 || b.columns == 0)
    return result;
  if (isFinite(a, rows * columns))
    return {};
  std::fill(result.elements.begin(), result.elements.end(), notANumber<T>());
  findings = {.reciprocalCondition = NAN, .rank = 0, .tolerance = NAN};
  return result;
}

//===----------------------------------------------------------------------===//
// Least squares
//===----------------------------------------------------------------------===//

template <typename T>
double longestColumn(const T *a, int64_t rows, int64_t columns) {
  double longest = 0;
  for (int64_t c = 0; c < columns; ++c)
    longest = std::max(longest, lengthOf(a + c * rows, rows));
  return longest;
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
    requireAccepted(info, "gelsy");
  }
  void solve() {
    T wanted(0);
    call(&wanted, -1);
    // Its number may have been rounded to single.
    std::vector<T> work(
        size_t(std::nextafter(std::real(wanted),
                              std::numeric_limits<Real>::infinity())) +
        1);
    call(work.data(), Size(work.size()));
  }
};

template <typename T>
Matrix<T> solveByLibrary(const Routines<T> &library, const T *a, int64_t rows,
                         int64_t columns, const Matrix<T> &b, double relative,
                         Findings &findings) {
  LeastSquares<T> problem{library,
                          {a, rows, columns},
                          resized(b, std::max(rows, columns), b.columns),
                          RealOf<T>(relative)};
  problem.solve();
  findings.rank = problem.rank;
  findings.tolerance = relative * longestColumn(a, rows, columns);
  return resized(problem.b, columns, b.columns);
}

/// Solves for the right sides that are finite; the others give NaN.
template <typename T, typename Solve>
Matrix<T> forFiniteRightSides(Matrix<T> b, Solve solve) {
  std::vector<int64_t> others;
  for (int64_t c = 0; c < b.columns; ++c)
    if (!isFinite(&b.at(0, c), b.rows)) {
      others.push_back(c);
      std::fill_n(&b.at(0, c), b.rows, T(0));
    }
  Matrix<T> result = solve(std::move(b));
  for (int64_t c : others)
    std::fill_n(&result.at(0, c), result.rows, notANumber<T>());
  return result;
}

template <typename T>
Matrix<T> solveLeastSquares(const T *a, int64_t rows, int64_t columns,
                            Matrix<T> right, Findings &findings) {
  constexpr double eps = std::numeric_limits<RealOf<T>>::epsilon();
  const double relative = double(std::max(rows, columns)) * eps;
  return forFiniteRightSides(std::move(right), [&](Matrix<T> b) {
    if (const Routines<T> *library = libraryFor<T>(rows, columns, b.columns))
      return solveByLibrary(*library, a, rows, columns, b, relative, findings);
    return converted<T>(reference::solveLeastSquares(
        Matrix<Wide<T>>(a, rows, columns), converted<Wide<T>>(b), relative,
        findings));
  });
}

} // namespace

template <typename T>
Matrix<T> solve(const T *a, int64_t rows, int64_t columns, Matrix<T> b,
                Findings &findings) {
  if (auto known = trivialSolution(a, rows, columns, b, findings))
    return *std::move(known);
  return rows == columns
             ? solveSquare(a, std::move(b), findings)
             : solveLeastSquares(a, rows, columns, std::move(b), findings);
}

template <typename T> Matrix<T> fit(const Matrix<T> &a, Matrix<T> right) {
  Findings findings;
  if (auto known = trivialSolution(a.elements.data(), a.rows, a.columns, right,
                                   findings))
    return *std::move(known);
  return forFiniteRightSides(std::move(right), [&](Matrix<T> b) {
    return reference::solveLeastSquares(a, std::move(b), 0, findings);
  });
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
template Matrix<double> fit(const Matrix<double> &, Matrix<double>);
template Matrix<std::complex<double>> fit(const Matrix<std::complex<double>> &,
                                          Matrix<std::complex<double>>);

} // namespace runmat::linalg
