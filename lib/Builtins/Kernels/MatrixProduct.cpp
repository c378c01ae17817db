//===- MatrixProduct.cpp - x*y and x^n --------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each element is the sum of its products in the order of reductions.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/KernelTable.h"
#include "Builtins/Kernels/ReductionOrder.h"

#include <cmath>
#include <complex>

namespace runmat {

using namespace kernels;

namespace {

[[noreturn]] void throwInnerDimensions() {
  throw Error(
      "MATLAB:innerdim",
      "Incorrect dimensions for matrix multiplication. Check that the number "
      "of columns in the first matrix matches the number of rows in the second "
      "matrix. To operate on each element of the matrix individually, use "
      "TIMES (.*) for elementwise multiplication.");
}

void requireMatrices(const char *symbol, const Value &lhs, const Value &rhs) {
  for (const Value *operand : {&lhs, &rhs})
    if (!operand->isArray())
      throw Error("MATLAB:UndefinedFunction",
                  std::string("Operator '") + symbol +
                      "' is not supported for operands of type '" +
                      operand->className() + "'.");
  if (lhs.rank() > 2 || rhs.rank() > 2)
    throw Error("MATLAB:mtimes:inputsMustBe2D",
                "Arguments must be 2-D, or at least one argument must be "
                "scalar. Use TIMES (.*) for elementwise multiplication, or "
                "PAGEMTIMES to apply matrix multiplication to the pages of an "
                "N-D array pair.");
  if (isInteger(lhs.elementClass()) || isInteger(rhs.elementClass()))
    throw Error("MATLAB:mtimes:integerNotSupported",
                "MTIMES (*) is not fully supported for integer classes. At "
                "least one argument must be scalar. To compute elementwise "
                "TIMES, use TIMES (.*) instead.");
}

template <typename T> T product(T a, T b) { return a * b; }
template <typename T>
std::complex<T> product(std::complex<T> a, std::complex<T> b) {
  return {a.real() * b.real() - a.imag() * b.imag(),
          a.real() * b.imag() + a.imag() * b.real()};
}

template <typename T>
void multiplyLoops(const T *a, const T *b, T *out, int64_t rows, int64_t inner,
                   int64_t columns) {
  std::vector<T> row(static_cast<size_t>(inner));
  const auto add = [](T x, T y) { return x + y; };
  for (int64_t r = 0; r < rows; ++r) {
    for (int64_t k = 0; k < inner; ++k)
      row[size_t(k)] = a[r + k * rows];
    for (int64_t c = 0; c < columns; ++c) {
      const T *column = b + c * inner;
      out[r + c * rows] = foldInOrder(inner, T(0), add, [&](int64_t k) {
        return product(row[size_t(k)], column[k]);
      });
    }
  }
}

template <typename T>
ArrayRef multiplyAs(Number number, ElementClass elementClass, const Value &lhs,
                    const Value &rhs) {
  ArrayRef out = Array::make(elementClass, Extents(lhs.rows(), rhs.columns()),
                             isComplexNumber(number));
  if (out->isEmpty())
    return out;
  NumberView a(lhs, number), b(rhs, number);
  multiplyLoops(a.as<T>(), b.as<T>(), out->mutableAs<T>(), lhs.rows(),
                lhs.columns(), rhs.columns());
  return out;
}

} // namespace

Value matrixMultiply(const Value &lhs, const Value &rhs) {
  if (lhs.isScalar() || rhs.isScalar())
    return binaryOp(BinaryOpcode::Times, lhs, rhs);
  requireMatrices("*", lhs, rhs);
  if (lhs.columns() != rhs.rows())
    throwInnerDimensions();
  const bool isSingle = lhs.isArrayOf(ElementClass::Single) ||
                        rhs.isArrayOf(ElementClass::Single);
  const bool isComplex = lhs.isComplex() || rhs.isComplex();
  if (isSingle)
    return narrow(
        isComplex ? multiplyAs<std::complex<float>>(
                        Number::ComplexSingle, ElementClass::Single, lhs, rhs)
                  : multiplyAs<float>(Number::Single, ElementClass::Single, lhs,
                                      rhs));
  return narrow(
      isComplex
          ? multiplyAs<std::complex<double>>(Number::ComplexDouble,
                                             ElementClass::Double, lhs, rhs)
          : multiplyAs<double>(Number::Double, ElementClass::Double, lhs, rhs));
}

namespace {

Value identityLike(const Value &matrix) {
  ArrayRef out = Array::zeros(matrix.isArrayOf(ElementClass::Single)
                                  ? ElementClass::Single
                                  : ElementClass::Double,
                              matrix.extents());
  for (int64_t i = 0; i < matrix.rows(); ++i) {
    const int64_t at = i * (matrix.rows() + 1);
    if (out->elementClass() == ElementClass::Single)
      out->mutableAs<float>()[at] = 1;
    else
      out->mutableAs<double>()[at] = 1;
  }
  return out;
}

} // namespace

Value matrixPower(const Value &lhs, const Value &rhs) {
  if (lhs.isScalar() && rhs.isScalar())
    return binaryOp(BinaryOpcode::Power, lhs, rhs);
  const bool square =
      lhs.isArray() && lhs.rank() == 2 && lhs.rows() == lhs.columns();
  constexpr double largest = 9007199254740992.0;
  const bool wholeExponent =
      rhs.isArray() && rhs.isScalar() && !rhs.isComplex() &&
      rhs.scalarDouble() == std::floor(rhs.scalarDouble()) &&
      std::abs(rhs.scalarDouble()) <= largest;
  if (!square || !wholeExponent)
    throw Error("MATLAB:mpower:notSquare",
                "Incorrect dimensions for raising a matrix to a power. Check "
                "that the matrix is square and the power is a whole scalar. To "
                "operate on each element of the matrix individually, use POWER "
                "(.^) for elementwise power.");
  const double exponent = rhs.scalarDouble();
  Value base = exponent < 0 ? matrixLeftDivide(lhs, identityLike(lhs)) : lhs;
  Value result = identityLike(lhs);
  bool isFirst = true;
  for (auto left = uint64_t(std::abs(exponent)); left != 0; left >>= 1) {
    if (left & 1) {
      result = isFirst ? base : matrixMultiply(result, base);
      isFirst = false;
    }
    if (left > 1)
      base = matrixMultiply(base, base);
  }
  return result;
}

} // namespace runmat
