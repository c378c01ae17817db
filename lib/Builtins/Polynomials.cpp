//===- Polynomials.cpp - polynomials through data ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Polynomials.h"

#include "Builtins/Arguments.h"
#include "Builtins/ComplexDispatch.h"
#include "Builtins/Kernels/Operators.h"
#include "Values/Gather.h"

#include <algorithm>
#include <cmath>

namespace runmat::builtins {

namespace {

Value columnOf(const Value &x) { return withExtents(x, Extents(x.count(), 1)); }

/// A row of powers for each element of x, the highest first.
template <typename T> Value powersOf(const Value &x, int64_t degree) {
  const std::vector<T> numbers = numbersOf<T>(x);
  const size_t n = numbers.size();
  std::vector<T> powers(n * size_t(degree + 1));
  for (size_t r = 0; r < n; ++r) {
    T power = 1;
    for (size_t c = size_t(degree) + 1; c-- > 0; power *= numbers[r])
      powers[r + c * n] = power;
  }
  return arrayOf(powers, Extents(int64_t(n), degree + 1));
}

Value powers(const Value &x, int64_t degree) {
  return withNumberType(x.isComplex(), [&](auto number) {
    return powersOf<decltype(number)>(x, degree);
  });
}

template <typename T> double norm(std::span<const T> numbers) {
  double squares = 0;
  for (const T &number : numbers)
    squares += std::norm(number);
  return std::sqrt(squares);
}

double conjugate(double x) { return x; }
std::complex<double> conjugate(std::complex<double> z) { return std::conj(z); }

/// Reflects column k of the matrix onto its diagonal, and those behind it.
template <typename T>
void reflect(std::vector<T> &matrix, size_t rows, size_t columns, size_t k) {
  std::vector<T> mirror(matrix.begin() + ptrdiff_t(k * rows + k),
                        matrix.begin() + ptrdiff_t((k + 1) * rows));
  const double length = norm<T>(mirror);
  if (length == 0)
    return;
  const double first = std::abs(mirror[0]);
  mirror[0] += first > 0 ? mirror[0] / first * length : T(length);
  const double whole = norm<T>(mirror);
  for (size_t c = k; c < columns; ++c) {
    T *column = matrix.data() + c * rows + k;
    T product = 0;
    for (size_t i = 0; i < mirror.size(); ++i)
      product += conjugate(mirror[i]) * column[i];
    for (size_t i = 0; i < mirror.size(); ++i)
      column[i] -= mirror[i] / whole * (2.0 * product / whole);
  }
}

template <typename T> Value triangleOf(const Value &matrix) {
  std::vector<T> elements = numbersOf<T>(matrix);
  const auto rows = size_t(matrix.rows()), columns = size_t(matrix.columns());
  const size_t kept = std::min(rows, columns);
  for (size_t k = 0; k + 1 < rows && k < columns; ++k)
    reflect(elements, rows, columns, k);
  std::vector<T> triangle(kept * columns);
  for (size_t c = 0; c < columns; ++c)
    for (size_t r = 0; r < kept && r <= c; ++r)
      triangle[r + c * kept] = elements[r + c * rows];
  return arrayOf(triangle, Extents(int64_t(kept), int64_t(columns)));
}

double normOf(const Value &x) {
  return norm<std::complex<double>>(numbersOf<std::complex<double>>(x));
}

Value minus(const Value &a, const Value &b) {
  return binaryOp(BinaryOpcode::Minus, a, b);
}

template <typename T> T meanOf(const Value &x) {
  T sum = 0;
  for (const T &number : numbersOf<T>(x))
    sum += number;
  return sum / double(x.count());
}

} // namespace

Value polynomialAt(const Value &p, const Value &x) {
  const auto coefficient = [&](int64_t i) {
    return gather(p, Extents(1, 1), {{i}});
  };
  const auto plus = [](const Value &a, const Value &b) {
    return binaryOp(BinaryOpcode::Plus, a, b);
  };
  // Zeros of the extents of x, where x may be infinite.
  const std::vector<int64_t> nowhere(size_t(x.count()), fillPosition);
  Value result = gather(x, x.extents(), nowhere);
  if (p.count() > 0)
    result = plus(result, coefficient(0));
  for (int64_t i = 1; i < p.count(); ++i)
    result = plus(binaryOp(BinaryOpcode::Times, result, x), coefficient(i));
  return result;
}

Value nearestPolynomial(const Value &x, const Value &y, int64_t degree) {
  return leastSquares(powers(x, degree), columnOf(y));
}

StructArray fitOf(const Value &x, const Value &y, const Value &coefficients) {
  const Value matrix = powers(x, coefficients.count() - 1);
  const Value triangle = withNumberType(x.isComplex(), [&](auto number) {
    return triangleOf<decltype(number)>(matrix);
  });
  const Value given = castTo(ElementClass::Double, columnOf(y));
  const double left =
      normOf(minus(given, matrixMultiply(matrix, coefficients)));
  const double whole = normOf(
      minus(given, Value::complexScalar(meanOf<std::complex<double>>(given))));
  StructArray fit;
  fit.at("R") = triangle;
  fit.at("df") = double(std::max<int64_t>(y.count() - coefficients.count(), 0));
  fit.at("normr") = left;
  fit.at("rsquared") = 1 - (left / whole) * (left / whole);
  return fit;
}

Value predictionError(const StructArray &fit, int64_t degree, const Value &x) {
  const Value *triangle = fit.get("R"), *freedom = fit.get("df"),
              *left = fit.get("normr");
  const auto isNumber = [](const Value *value) {
    return value && value->isArray() && value->isScalar();
  };
  if (!isNumber(freedom) || !isNumber(left) || !triangle ||
      !triangle->isArray() || triangle->rows() != degree + 1 ||
      triangle->columns() != degree + 1)
    throw Error("MATLAB:polyval:InvalidFit",
                "The third argument must be the structure that polyfit gives "
                "with a polynomial of this degree.");
  const Value rows = matrixRightDivide(powers(x, degree), *triangle);
  const std::vector<std::complex<double>> elements =
      numbersOf<std::complex<double>>(rows);
  const double scale =
      left->elementAsDouble(0) / std::sqrt(freedom->elementAsDouble(0));
  std::vector<double> errors(size_t(x.count()), 1.0);
  for (size_t i = 0; i < elements.size(); ++i)
    errors[i % errors.size()] += std::norm(elements[i]);
  for (double &error : errors)
    error = std::sqrt(error) * scale;
  return arrayOf(errors, x.extents());
}

Value centreAndScale(const Value &x) {
  const std::complex<double> mean = meanOf<std::complex<double>>(x);
  const double spread = normOf(
      minus(castTo(ElementClass::Double, x), Value::complexScalar(mean)));
  const double deviation =
      spread / std::sqrt(double(std::max<int64_t>(x.count() - 1, 1)));
  return arrayOf(std::vector<std::complex<double>>{mean, deviation},
                 Extents(2, 1));
}

Value scaledBy(const Value &x, const Value &centreAndScale) {
  if (centreAndScale.count() != 2)
    throw Error("MATLAB:polyval:InvalidScale",
                "The fourth argument must be two numbers, a centre and a "
                "scale.");
  const auto element = [&](int64_t i) {
    return gather(centreAndScale, Extents(1, 1), {{i}});
  };
  return binaryOp(BinaryOpcode::RightDivide, minus(x, element(0)), element(1));
}

} // namespace runmat::builtins
