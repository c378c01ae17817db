//===- MatrixProduct.cpp - x*y and x^n --------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Large products are those of the BLAS library. Others, and all where there is
// none, are here: each element is the sum of its products in the order of
// reductions.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/NumberTypes.h"
#include "Builtins/Kernels/Operators.h"
#include "Builtins/Kernels/ReductionOrder.h"
#include "LinearAlgebra/Product.h"
#include "Values/ArraySlice.h"

#include <cmath>
#include <complex>
#include <concepts>

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

template <std::floating_point T> T product(T a, T b) { return a * b; }
template <typename T>
std::complex<T> product(std::complex<T> a, std::complex<T> b) {
  return {a.real() * b.real() - a.imag() * b.imag(),
          a.real() * b.imag() + a.imag() * b.real()};
}
template <typename T> std::complex<T> product(std::complex<T> a, T b) {
  return {a.real() * b, a.imag() * b};
}
template <typename T> std::complex<T> product(T a, std::complex<T> b) {
  return {a * b.real(), a * b.imag()};
}

template <typename A, typename B, typename T>
void multiplyLoops(const A *a, const B *b, T *out,
                   const linalg::ProductExtents &extents) {
  const auto [rows, inner, columns] = extents;
  std::vector<A> row(static_cast<size_t>(inner));
  const auto add = [](T x, T y) { return x + y; };
  for (int64_t r = 0; r < rows; ++r) {
    for (int64_t k = 0; k < inner; ++k)
      row[size_t(k)] = a[r + k * rows];
    for (int64_t c = 0; c < columns; ++c) {
      const B *column = b + c * inner;
      out[r + c * rows] = foldInOrder(inner, T(0), add, [&](int64_t k) {
        return product(row[size_t(k)], column[k]);
      });
    }
  }
}

/// The product by the library, of operands of one type.
template <typename T>
bool multiplyByLibrary(const T *a, const T *b, T *out,
                       const linalg::ProductExtents &extents) {
  return linalg::multiply(a, b, out, extents);
}
/// The parts of a column of complex numbers are the rows of a real matrix, two
/// by two.
template <typename T>
bool multiplyByLibrary(const std::complex<T> *a, const T *b,
                       std::complex<T> *out,
                       const linalg::ProductExtents &extents) {
  return linalg::multiply(reinterpret_cast<const T *>(a), b,
                          reinterpret_cast<T *>(out),
                          {2 * extents.rows, extents.inner, extents.columns});
}
/// Here the parts become columns side by side.
template <typename T>
bool multiplyByLibrary(const T *a, const std::complex<T> *b,
                       std::complex<T> *out,
                       const linalg::ProductExtents &extents) {
  const auto [rows, inner, columns] = extents;
  std::vector<T> parts(size_t(2 * inner * columns)),
      products(size_t(2 * rows * columns));
  for (int64_t c = 0; c < columns; ++c)
    for (int64_t k = 0; k < inner; ++k) {
      parts[size_t(k + 2 * c * inner)] = b[k + c * inner].real();
      parts[size_t(k + (2 * c + 1) * inner)] = b[k + c * inner].imag();
    }
  if (!linalg::multiply(a, parts.data(), products.data(),
                        {rows, inner, 2 * columns}))
    return false;
  for (int64_t c = 0; c < columns; ++c)
    for (int64_t r = 0; r < rows; ++r)
      out[r + c * rows] = {products[size_t(r + 2 * c * rows)],
                           products[size_t(r + (2 * c + 1) * rows)]};
  return true;
}

template <typename A, typename B, typename T>
void multiply(const A *a, const B *b, T *out,
              const linalg::ProductExtents &extents) {
  if (!linalg::isForLibrary(extents) || !multiplyByLibrary(a, b, out, extents))
    multiplyLoops(a, b, out, extents);
}

template <typename Real, typename A, typename B>
Value multiplyAs(const Value &lhs, const Value &rhs) {
  using T = decltype(product(A(), B()));
  ArrayRef out = Array::make(classOf<Real>, Extents(lhs.rows(), rhs.columns()),
                             linalg::isComplex<T>);
  if (!out->isEmpty()) {
    NumberView a(lhs, numberOf<A>), b(rhs, numberOf<B>);
    multiply(a.as<A>(), b.as<B>(), out->mutableAs<T>(),
             {lhs.rows(), lhs.columns(), rhs.columns()});
  }
  return narrow(std::move(out));
}

template <typename Real> Value multiplyIn(const Value &lhs, const Value &rhs) {
  using Complex = std::complex<Real>;
  if (lhs.isComplex())
    return rhs.isComplex() ? multiplyAs<Real, Complex, Complex>(lhs, rhs)
                           : multiplyAs<Real, Complex, Real>(lhs, rhs);
  return rhs.isComplex() ? multiplyAs<Real, Real, Complex>(lhs, rhs)
                         : multiplyAs<Real, Real, Real>(lhs, rhs);
}

//===----------------------------------------------------------------------===//
// Factors that are written as transposes
//===----------------------------------------------------------------------===//

Value written(const MatrixFactor &factor) {
  return factor.form == MatrixForm::Plain
             ? factor.stored
             : transpose(factor.stored, factor.form == MatrixForm::Adjoint);
}

bool isWrittenVector(const MatrixFactor &factor) {
  return factor.form != MatrixForm::Plain && factor.stored.isArray() &&
         (factor.stored.rows() == 1 || factor.stored.columns() == 1);
}

linalg::ProductExtents extentsOf(const MatrixFactor &lhs,
                                 const MatrixFactor &rhs) {
  const bool isPlain = lhs.form == MatrixForm::Plain;
  return {isPlain ? lhs.stored.rows() : lhs.stored.columns(),
          isPlain ? lhs.stored.columns() : lhs.stored.rows(),
          rhs.form == MatrixForm::Plain ? rhs.stored.columns()
                                        : rhs.stored.rows()};
}

bool isMatrixOfNumbers(const Value &value) {
  return value.isArray() && value.rank() == 2 && !value.isScalar() &&
         !isInteger(value.elementClass());
}

/// Whether the library can do without the transposes. Parts of complex numbers
/// beside real ones are laid out in a way of their own.
bool isReadAsStored(const MatrixFactor &lhs, const MatrixFactor &rhs) {
  if (!isMatrixOfNumbers(lhs.stored) || !isMatrixOfNumbers(rhs.stored) ||
      lhs.stored.isComplex() != rhs.stored.isComplex())
    return false;
  const linalg::ProductExtents extents = extentsOf(lhs, rhs);
  const int64_t below =
      rhs.form == MatrixForm::Plain ? rhs.stored.rows() : rhs.stored.columns();
  return extents.inner == below && linalg::isForLibrary(extents) &&
         linalg::haveProducts();
}

/// A factor's matrix where it is: a slice that was deferred is a block of
/// another one.
template <typename T> class FactorMatrix {
public:
  FactorMatrix(const MatrixFactor &factor, int64_t rows, int64_t columns)
      : array(factor.stored.array()) {
    const auto part =
        array->elementClass() == classOf<T> ? storedPart(*array) : std::nullopt;
    if (part && linalg::fitsLibrary(part->stride)) {
      matrix = {static_cast<const T *>(part->data), rows, columns, factor.form,
                part->stride};
      return;
    }
    view.emplace(factor.stored, numberOf<T>);
    matrix = linalg::StoredMatrix<T>::dense(view->template as<T>(), rows,
                                            columns, factor.form);
  }
  const linalg::StoredMatrix<T> &get() const { return matrix; }

private:
  ArrayRef array;
  std::optional<NumberView> view;
  linalg::StoredMatrix<T> matrix;
};

template <typename T>
Value multiplyStored(const MatrixFactor &lhs, const MatrixFactor &rhs) {
  const auto [rows, inner, columns] = extentsOf(lhs, rhs);
  ArrayRef out = Array::make(classOf<linalg::RealOf<T>>, Extents(rows, columns),
                             linalg::isComplex<T>);
  const FactorMatrix<T> a(lhs, rows, inner), b(rhs, inner, columns);
  linalg::multiply(a.get(), b.get(), out->mutableAs<T>());
  return narrow(std::move(out));
}

template <typename Real>
Value multiplyStoredIn(const MatrixFactor &lhs, const MatrixFactor &rhs) {
  return lhs.stored.isComplex() ? multiplyStored<std::complex<Real>>(lhs, rhs)
                                : multiplyStored<Real>(lhs, rhs);
}

bool isSingleProduct(const Value &lhs, const Value &rhs) {
  return lhs.isArrayOf(ElementClass::Single) ||
         rhs.isArrayOf(ElementClass::Single);
}

} // namespace

Value matrixMultiply(const MatrixFactor &lhs, const MatrixFactor &rhs) {
  if (isWrittenVector(lhs))
    return matrixMultiply({written(lhs), MatrixForm::Plain}, rhs);
  if (isWrittenVector(rhs))
    return matrixMultiply(lhs, {written(rhs), MatrixForm::Plain});
  if (!isReadAsStored(lhs, rhs))
    return matrixMultiply(written(lhs), written(rhs));
  return isSingleProduct(lhs.stored, rhs.stored)
             ? multiplyStoredIn<float>(lhs, rhs)
             : multiplyStoredIn<double>(lhs, rhs);
}

Value matrixMultiply(const Value &lhs, const Value &rhs) {
  if (lhs.isScalar() || rhs.isScalar())
    return binaryOp(BinaryOpcode::Times, lhs, rhs);
  requireMatrices("*", lhs, rhs);
  if (lhs.columns() != rhs.rows())
    throwInnerDimensions();
  return isSingleProduct(lhs, rhs) ? multiplyIn<float>(lhs, rhs)
                                   : multiplyIn<double>(lhs, rhs);
}

Value matrixPower(const Value &lhs, const Value &rhs, Warning *warning) {
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
  if (isInteger(lhs.elementClass()))
    throw Error("MATLAB:mpower:integerNotSupported",
                "MPOWER (^) is not fully supported for integer classes. Both "
                "arguments must be scalar. To compute elementwise POWER, use "
                "POWER (.^) instead.");
  // The first power is in the class of the others.
  const ElementClass wanted =
      isSingleProduct(lhs, rhs) ? ElementClass::Single : ElementClass::Double;
  if (!lhs.isArrayOf(wanted))
    return matrixPower(castTo(wanted, lhs), rhs, warning);
  const double exponent = rhs.scalarDouble();
  Value base = exponent < 0 ? matrixInverse(lhs, warning) : lhs;
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
