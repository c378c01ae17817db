//===- MatrixDivide.cpp - x\y and x/y ---------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Square systems by elimination with partial pivoting, others in the least
// squares sense by Householder reflections. Computed in double.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/KernelTable.h"

#include <cmath>
#include <complex>

namespace runmat {

using namespace kernels;

namespace {

/// A column-major working matrix.
template <typename T> struct Matrix {
  int64_t rows = 0, columns = 0;
  std::vector<T> elements;
  T &at(int64_t r, int64_t c) { return elements[size_t(r + c * rows)]; }
};

template <typename T> Matrix<T> load(const Value &value, Number number) {
  Matrix<T> matrix{value.rows(), value.columns(), {}};
  if (value.isEmpty())
    return matrix;
  NumberView view(value, number);
  matrix.elements.assign(view.as<T>(), view.as<T>() + value.count());
  return matrix;
}

double conjugate(double x) { return x; }
std::complex<double> conjugate(std::complex<double> z) { return std::conj(z); }

template <typename T> void swapRows(Matrix<T> &m, int64_t a, int64_t b) {
  for (int64_t c = 0; c < m.columns; ++c)
    std::swap(m.at(a, c), m.at(b, c));
}

template <typename T> int64_t pivotRow(Matrix<T> &a, int64_t k) {
  int64_t pivot = k;
  for (int64_t r = k + 1; r < a.rows; ++r)
    if (std::abs(a.at(r, k)) > std::abs(a.at(pivot, k)))
      pivot = r;
  return pivot;
}

/// Solves R x = b for an upper triangular R, in place.
template <typename T> void backSubstitute(Matrix<T> &r, Matrix<T> &b) {
  for (int64_t c = 0; c < b.columns; ++c)
    for (int64_t k = r.columns - 1; k >= 0; --k) {
      b.at(k, c) /= r.at(k, k);
      for (int64_t i = 0; i < k; ++i)
        b.at(i, c) -= r.at(i, k) * b.at(k, c);
    }
}

template <typename T> void solveSquare(Matrix<T> &a, Matrix<T> &b) {
  for (int64_t k = 0; k < a.rows; ++k) {
    const int64_t pivot = pivotRow(a, k);
    swapRows(a, k, pivot);
    swapRows(b, k, pivot);
    if (a.at(k, k) == T(0))
      continue; // singular: the substitution yields Inf or NaN
    for (int64_t r = k + 1; r < a.rows; ++r) {
      const T factor = a.at(r, k) / a.at(k, k);
      for (int64_t c = k; c < a.columns; ++c)
        a.at(r, c) -= factor * a.at(k, c);
      for (int64_t c = 0; c < b.columns; ++c)
        b.at(r, c) -= factor * b.at(k, c);
    }
  }
  backSubstitute(a, b);
}

/// Applies I - 2vv'/v'v, with v in rows k.. of `v`, to all columns of m.
template <typename T>
void reflect(const std::vector<T> &v, double norm2, int64_t k, Matrix<T> &m) {
  for (int64_t c = 0; c < m.columns; ++c) {
    T dot = 0;
    for (int64_t r = k; r < m.rows; ++r)
      dot += conjugate(v[size_t(r)]) * m.at(r, c);
    for (int64_t r = k; r < m.rows; ++r)
      m.at(r, c) -= 2.0 * dot / norm2 * v[size_t(r)];
  }
}

template <typename T> void solveLeastSquares(Matrix<T> &a, Matrix<T> &b) {
  for (int64_t k = 0; k < a.columns; ++k) {
    std::vector<T> v(size_t(a.rows), T(0));
    double norm2 = 0;
    for (int64_t r = k; r < a.rows; ++r) {
      v[size_t(r)] = a.at(r, k);
      norm2 += std::norm(a.at(r, k));
    }
    const T head = v[size_t(k)];
    const T sign = head == T(0) ? T(1) : head / std::abs(head);
    v[size_t(k)] += sign * std::sqrt(norm2);
    const double reflectorNorm2 =
        norm2 - std::norm(head) + std::norm(v[size_t(k)]);
    if (reflectorNorm2 == 0)
      continue;
    reflect(v, reflectorNorm2, k, a);
    reflect(v, reflectorNorm2, k, b);
  }
  backSubstitute(a, b);
}

/// A' of the working matrix.
template <typename T> Matrix<T> adjoint(Matrix<T> &a) {
  Matrix<T> result{a.columns, a.rows, std::vector<T>(a.elements.size())};
  for (int64_t r = 0; r < a.rows; ++r)
    for (int64_t c = 0; c < a.columns; ++c)
      result.at(c, r) = conjugate(a.at(r, c));
  return result;
}

template <typename T> Matrix<T> multiply(Matrix<T> &a, Matrix<T> &b) {
  Matrix<T> out{a.rows, b.columns, std::vector<T>(size_t(a.rows * b.columns))};
  for (int64_t c = 0; c < b.columns; ++c)
    for (int64_t k = 0; k < a.columns; ++k)
      for (int64_t r = 0; r < a.rows; ++r)
        out.at(r, c) += a.at(r, k) * b.at(k, c);
  return out;
}

/// The solution of least norm of a wide system: A' * ((A*A') \ b).
template <typename T> Matrix<T> solveWide(Matrix<T> &a, Matrix<T> &b) {
  Matrix<T> transposed = adjoint(a);
  Matrix<T> square = multiply(a, transposed);
  solveSquare(square, b);
  return multiply(transposed, b);
}

template <typename T>
Value solve(const Value &lhs, const Value &rhs, Number number) {
  Matrix<T> a = load<T>(lhs, number), b = load<T>(rhs, number);
  if (a.rows == a.columns)
    solveSquare(a, b);
  else if (a.rows > a.columns)
    solveLeastSquares(a, b);
  else
    b = solveWide(a, b);
  ArrayRef out =
      Array::make(ElementClass::Double, Extents(lhs.columns(), rhs.columns()),
                  isComplexNumber(number));
  for (int64_t c = 0; c < rhs.columns(); ++c)
    for (int64_t r = 0; r < lhs.columns(); ++r)
      out->mutableAs<T>()[r + c * lhs.columns()] = b.at(r, c);
  return narrow(std::move(out));
}

[[noreturn]] void throwDimensions() {
  throw Error("MATLAB:dimagree",
              "Matrix dimensions must agree: both operands need the same "
              "number of rows for '\\' and of columns for '/'.");
}

} // namespace

Value matrixLeftDivide(const Value &lhs, const Value &rhs) {
  if (lhs.isScalar())
    return binaryOp(BinaryOpcode::LeftDivide, lhs, rhs);
  if (!lhs.isArray() || !rhs.isArray() || isInteger(lhs.elementClass()) ||
      isInteger(rhs.elementClass()))
    throw Error("MATLAB:UndefinedFunction",
                "Operator '\\' is not supported for operands of type '" +
                    lhs.className() + "' and '" + rhs.className() + "'.");
  if (lhs.rank() > 2 || rhs.rank() > 2 || lhs.rows() != rhs.rows())
    throwDimensions();
  const bool isComplex = lhs.isComplex() || rhs.isComplex();
  Value result =
      isComplex ? solve<std::complex<double>>(lhs, rhs, Number::ComplexDouble)
                : solve<double>(lhs, rhs, Number::Double);
  const bool isSingle = lhs.isArrayOf(ElementClass::Single) ||
                        rhs.isArrayOf(ElementClass::Single);
  return isSingle ? castTo(ElementClass::Single, result) : result;
}

Value matrixRightDivide(const Value &lhs, const Value &rhs) {
  if (rhs.isScalar())
    return binaryOp(BinaryOpcode::RightDivide, lhs, rhs);
  if (lhs.rank() > 2 || rhs.rank() > 2 || lhs.columns() != rhs.columns())
    throwDimensions();
  return transpose(matrixLeftDivide(transpose(rhs, true), transpose(lhs, true)),
                   true);
}

} // namespace runmat
