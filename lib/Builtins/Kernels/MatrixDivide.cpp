//===- MatrixDivide.cpp - x\y, x/y and inverses ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/MatrixValues.h"
#include "Builtins/Kernels/Operators.h"
#include "LinearAlgebra/Solve.h"

#include <cmath>
#include <complex>

namespace runmat {

using namespace kernels;
using linalg::Findings;
using linalg::Matrix;

namespace {

//===----------------------------------------------------------------------===//
// What is known of the matrix
//===----------------------------------------------------------------------===//

std::string inScientific(double x) {
  if (std::isnan(x))
    return "NaN";
  char text[32];
  std::snprintf(text, sizeof(text), "%13.6e", x);
  return text;
}

Warning singularWarning() {
  return {"MATLAB:singularMatrix", "Matrix is singular to working precision."};
}

Warning squareWarning(const Findings &findings, double eps) {
  const double condition = findings.reciprocalCondition;
  if (std::isnan(condition))
    return {"MATLAB:illConditionedMatrix",
            "Matrix is singular, close to singular or badly scaled. Results "
            "may be inaccurate. RCOND = " +
                inScientific(condition) + "."};
  if (findings.isSingular)
    return singularWarning();
  if (condition < eps)
    return {"MATLAB:nearlySingularMatrix",
            "Matrix is close to singular or badly scaled. Results may be "
            "inaccurate. RCOND = " +
                inScientific(condition) + "."};
  return {};
}

Warning rankWarning(const Findings &findings, const Value &matrix) {
  if (findings.rank == std::min(matrix.rows(), matrix.columns()))
    return {};
  return {"MATLAB:rankDeficientMatrix",
          "Rank deficient, rank = " + std::to_string(findings.rank) +
              ", tol = " + inScientific(findings.tolerance) + "."};
}

Warning warningOf(const Findings &findings, const Value &matrix, double eps) {
  return matrix.rows() == matrix.columns() ? squareWarning(findings, eps)
                                           : rankWarning(findings, matrix);
}

//===----------------------------------------------------------------------===//
// Solutions by class
//===----------------------------------------------------------------------===//

template <typename T>
Value solveAs(const Value &lhs, const Value &rhs, Findings &findings) {
  Matrix<T> b = load<T>(rhs);
  if (lhs.isEmpty())
    return store(linalg::solve<T>(nullptr, lhs.rows(), lhs.columns(),
                                  std::move(b), findings));
  NumberView a(lhs, numberOf<T>);
  return store(linalg::solve(a.as<T>(), lhs.rows(), lhs.columns(), std::move(b),
                             findings));
}

template <typename Real>
Value solveIn(const Value &lhs, const Value &rhs, Warning *warning) {
  Findings findings;
  Value result = lhs.isComplex() || rhs.isComplex()
                     ? solveAs<std::complex<Real>>(lhs, rhs, findings)
                     : solveAs<Real>(lhs, rhs, findings);
  if (warning)
    *warning =
        warningOf(findings, lhs, double(std::numeric_limits<Real>::epsilon()));
  return result;
}

Value solve(const Value &lhs, const Value &rhs, Warning *warning) {
  const bool isSingle = lhs.isArrayOf(ElementClass::Single) ||
                        rhs.isArrayOf(ElementClass::Single);
  return isSingle ? solveIn<float>(lhs, rhs, warning)
                  : solveIn<double>(lhs, rhs, warning);
}

[[noreturn]] void throwDimensions() {
  throw Error("MATLAB:dimagree",
              "Matrix dimensions must agree: both operands need the same "
              "number of rows for '\\' and of columns for '/'.");
}

bool isForSolving(const Value &x) {
  return x.isArray() && !isInteger(x.elementClass());
}

void requireNumbers(char symbol, const Value &lhs, const Value &rhs) {
  if (!isForSolving(lhs) || !isForSolving(rhs))
    throw Error("MATLAB:UndefinedFunction",
                std::string("Operator '") + symbol +
                    "' is not supported for operands of type '" +
                    lhs.className() + "' and '" + rhs.className() + "'.");
}

/// What the inverse of a scalar warns of.
Warning warningOfScalar(const Value &x) {
  Findings findings;
  findings.isSingular = binaryOp(BinaryOpcode::Equal, x, 0.0).isTrue();
  if (binaryOp(BinaryOpcode::NotEqual, x, x).isTrue())
    findings.reciprocalCondition = NAN;
  return squareWarning(findings, 0);
}

Value infinitiesLike(const Value &matrix) {
  ArrayRef out = Array::make(ElementClass::Double, matrix.extents());
  std::fill_n(out->mutableAs<double>(), out->count(), INFINITY);
  return castTo(matrix.elementClass(), Value(std::move(out)));
}

} // namespace

Value matrixLeftDivide(const Value &lhs, const Value &rhs, Warning *warning) {
  if (lhs.isScalar())
    return binaryOp(BinaryOpcode::LeftDivide, lhs, rhs);
  requireNumbers('\\', lhs, rhs);
  if (lhs.rank() > 2 || rhs.rank() > 2 || lhs.rows() != rhs.rows())
    throwDimensions();
  return solve(lhs, rhs, warning);
}

Value matrixRightDivide(const Value &lhs, const Value &rhs, Warning *warning) {
  if (rhs.isScalar())
    return binaryOp(BinaryOpcode::RightDivide, lhs, rhs);
  requireNumbers('/', lhs, rhs);
  if (lhs.rank() > 2 || rhs.rank() > 2 || lhs.columns() != rhs.columns())
    throwDimensions();
  return transpose(
      matrixLeftDivide(transpose(rhs, true), transpose(lhs, true), warning),
      true);
}

Value identityLike(const Value &matrix) {
  ArrayRef out = Array::zeros(ElementClass::Double, matrix.extents());
  for (int64_t i = 0; i < matrix.rows(); ++i)
    out->mutableAs<double>()[i * (matrix.rows() + 1)] = 1;
  return matrix.isArrayOf(ElementClass::Single)
             ? castTo(ElementClass::Single, Value(std::move(out)))
             : Value(std::move(out));
}

Value matrixInverse(const Value &matrix, Warning *warning) {
  Warning found;
  Value result;
  if (matrix.isScalar()) {
    result = binaryOp(BinaryOpcode::RightDivide, 1.0, matrix);
    found = warningOfScalar(matrix);
  } else {
    if (!isForSolving(matrix))
      throw Error("MATLAB:UndefinedFunction",
                  "There is no inverse of a matrix of type '" +
                      matrix.className() + "'.");
    result = solve(matrix, identityLike(matrix), &found);
    if (found.identifier == singularWarning().identifier)
      result = infinitiesLike(result);
  }
  if (warning)
    *warning = std::move(found);
  return result;
}

Value leastSquares(const Value &lhs, const Value &rhs) {
  if (lhs.isComplex() || rhs.isComplex())
    return store(linalg::fit(load<std::complex<double>>(lhs),
                             load<std::complex<double>>(rhs)));
  return store(linalg::fit(load<double>(lhs), load<double>(rhs)));
}

} // namespace runmat
