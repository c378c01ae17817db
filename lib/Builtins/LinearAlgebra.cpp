//===- LinearAlgebra.cpp - products, norms, inverses ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/Kernels/Operators.h"
#include "LinearAlgebra/Solve.h"
#include "Values/Gather.h"
#include "Values/MemoryCheck.h"
#include "definitions/PlainSquares.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>

namespace runmat::builtins {

namespace {

template <Value (*Operation)(const Value &, const Value &, Warning *)>
void operation(CallContext &context, Arguments arguments, Results &results,
               int) {
  Warning warning;
  results.push_back(Operation(arguments[0], arguments[1], &warning));
  context.warn(warning);
}

void multiply(CallContext &, Arguments arguments, Results &results, int) {
  Value product = matrixMultiply(arguments[0], arguments[1]);
  for (const Value &next : arguments.subspan(2))
    product = matrixMultiply(product, next);
  results.push_back(std::move(product));
}

Value asColumn(const Value &x) { return withExtents(x, Extents(x.count(), 1)); }

Value sumAlong(const Value &x, size_t dimension) {
  return reduce(ReductionOpcode::Sum, x, {dimension});
}

/// dot(a, b, dim): vectors in any direction.
void dot(CallContext &, Arguments arguments, Results &results, int) {
  const Extents nothing(0, 0);
  if (arguments.size() == 2 && arguments[0].extents() == nothing &&
      arguments[1].extents() == nothing) {
    results.push_back(0.0);
    return;
  }
  Value a = arguments[0], b = arguments[1];
  if (a.isVector() && b.isVector() && arguments.size() == 2) {
    a = asColumn(a);
    b = asColumn(b);
  }
  if (a.extents() != b.extents())
    throw Error("MATLAB:dot:InputSizeMismatch", "A and B must be same size.");
  const size_t dimension = arguments.size() > 2
                               ? dimensionArgument(arguments[2])
                               : defaultDimension(a.extents());
  results.push_back(
      sumAlong(binaryOp(BinaryOpcode::Times, unaryOp(UnaryOpcode::Conj, a), b),
               dimension));
}

/// The elements k, then l, then m of each line along a dimension of extent 3.
Value rearrangedThree(const Value &x, size_t dimension,
                      const int64_t (&order)[3]) {
  int64_t stride = 1;
  for (size_t d = 0; d < dimension; ++d)
    stride *= x.extent(d);
  std::vector<int64_t> positions;
  for (int64_t i = 0; i < x.count(); ++i) {
    const int64_t along = i / stride % 3;
    positions.push_back(i + (order[along] - along) * stride);
  }
  return gather(x, x.extents(), positions);
}

/// The dimension of cross: the given one, or the first of extent 3.
size_t crossDimension(const Value &a, Arguments given) {
  size_t dimension = given.empty() ? 0 : dimensionArgument(given[0]);
  while (given.empty() && dimension < a.rank() && a.extent(dimension) != 3)
    ++dimension;
  if (a.extent(dimension) != 3)
    throw Error("MATLAB:cross:InvalidDimAorBForCrossProd",
                "A and B must be of length 3 in the dimension in which the "
                "cross product is taken.");
  return dimension;
}

/// cross(a, b, dim): two vectors may point in different directions.
void cross(CallContext &, Arguments arguments, Results &results, int) {
  const Value &a = arguments[0];
  Value b = arguments[1];
  if (arguments.size() == 2 && a.isVector() && b.isVector() && a.count() == 3 &&
      b.count() == 3)
    b = withExtents(b, a.extents());
  if (a.extents() != b.extents())
    throw Error("MATLAB:cross:InputSizeMismatch",
                "A and B must be of the same size.");
  const size_t dimension = crossDimension(a, arguments.subspan(2));
  constexpr int64_t next[3] = {1, 2, 0}, after[3] = {2, 0, 1};
  const auto part = [&](const Value &x, const int64_t (&order)[3]) {
    return rearrangedThree(x, dimension, order);
  };
  const auto times = [](const Value &x, const Value &y) {
    return binaryOp(BinaryOpcode::Times, x, y);
  };
  results.push_back(binaryOp(BinaryOpcode::Minus,
                             times(part(a, next), part(b, after)),
                             times(part(a, after), part(b, next))));
}

//===----------------------------------------------------------------------===//
// Norms
//===----------------------------------------------------------------------===//

bool hasAny(UnaryOpcode test, const Value &x) {
  return reduce(ReductionOpcode::Any, asColumn(unaryOp(test, x)), {0}).isTrue();
}

/// The largest or smallest element; NaN where there is one.
Value extremeOf(ReductionOpcode op, const Value &x) {
  if (hasAny(UnaryOpcode::IsNan, x))
    return castTo(x.elementClass(), std::numeric_limits<double>::quiet_NaN());
  return reduce(op, asColumn(x), {0});
}

Value plainVectorNorm(const Value &magnitudes, double p) {
  if (p == 2) {
    const Value squares = binaryOp(BinaryOpcode::Times, magnitudes, magnitudes);
    return unaryOp(UnaryOpcode::Sqrt, sumAlong(squares, 0));
  }
  if (p == 1)
    return sumAlong(magnitudes, 0);
  const Value powers = binaryOp(BinaryOpcode::Power, magnitudes, p);
  return binaryOp(BinaryOpcode::Power, sumAlong(powers, 0), 1 / p);
}

/// The power of two that brings the largest magnitude near 1, so that powers of
/// elements neither overflow nor vanish; 1 where they do neither anyway.
double normScale(const Value &magnitudes, double p) {
  const double largest =
      extremeOf(ReductionOpcode::Maximum, magnitudes).scalarDouble();
  if (!std::isfinite(largest) || largest == 0)
    return 1;
  const bool isSingle = magnitudes.isArrayOf(ElementClass::Single);
  const int exponent = std::ilogb(largest), most = isSingle ? 126 : 1022;
  const bool isHarmless = std::abs(exponent) * std::max(p, 1.0) < most / 2;
  return isHarmless ? 1 : std::ldexp(1, std::clamp(-exponent, -most, most));
}

/// Of real floats: the root of the sum of squares where normScale would find
/// nothing to do, which takes longer than all else.
std::optional<Value> plainLength(const Value &x) {
  const bool isSingle = x.elementClass() == ElementClass::Single;
  if (x.isComplex() || !(isSingle || x.elementClass() == ElementClass::Double))
    return std::nullopt;
  const Value column = asColumn(x);
  const Value sum = sumAlong(binaryOp(BinaryOpcode::Times, column, column), 0);
  const double total = sum.scalarDouble();
  if (!(total >= leastPlainSquares(isSingle) &&
        total <= mostPlainSquares(isSingle)))
    return std::nullopt;
  return unaryOp(UnaryOpcode::Sqrt, sum);
}

Value vectorNorm(const Value &x, double p) {
  const Value magnitudes = unaryOp(UnaryOpcode::Abs, asColumn(x));
  if (std::isinf(p))
    return extremeOf(p > 0 ? ReductionOpcode::Maximum
                           : ReductionOpcode::Minimum,
                     magnitudes);
  return plainVectorNorm(magnitudes, p);
}

/// Jacobi rotations of the columns of a matrix, until all are orthogonal
/// (one-sided).
template <typename T> class ColumnRotations {
public:
  ColumnRotations(std::vector<T> elements, int64_t rows, int64_t columns)
      : a(std::move(elements)), rows(rows), columns(columns) {
    constexpr int mostSweeps = 60;
    for (int sweep = 0; sweep < mostSweeps && this->sweep(); ++sweep)
      ;
  }
  double greatestLength() const {
    double largest = 0;
    for (int64_t p = 0; p < columns; ++p)
      largest = std::max(largest, std::real(dot(p, p)));
    return std::sqrt(largest);
  }

private:
  T dot(int64_t p, int64_t q) const {
    T sum = 0;
    for (int64_t r = 0; r < rows; ++r)
      sum +=
          linalg::conjugate(a[size_t(r + p * rows)]) * a[size_t(r + q * rows)];
    return sum;
  }
  bool sweep() {
    bool rotated = false;
    for (int64_t p = 0; p < columns; ++p)
      for (int64_t q = p + 1; q < columns; ++q)
        rotated |= rotate(p, q);
    return rotated;
  }
  bool rotate(int64_t p, int64_t q) {
    const double alpha = std::real(dot(p, p)), beta = std::real(dot(q, q));
    const T gamma = dot(p, q);
    if (std::abs(gamma) <= 1e-15 * std::sqrt(alpha * beta))
      return false;
    const T phase = phaseOf(gamma);
    const double zeta = (beta - alpha) / (2 * std::real(gamma / phase));
    const double t =
        (zeta >= 0 ? 1 : -1) / (std::abs(zeta) + std::sqrt(1 + zeta * zeta));
    const double c = 1 / std::sqrt(1 + t * t), s = c * t;
    for (int64_t r = 0; r < rows; ++r) {
      T &u = a[size_t(r + p * rows)], &v = a[size_t(r + q * rows)];
      const T old = u, turned = v / phase;
      u = c * old - s * turned;
      v = s * old + c * turned;
    }
    return true;
  }
  /// What turns the product of two columns real; real ones keep their sign.
  static double phaseOf(double) { return 1; }
  static std::complex<double> phaseOf(std::complex<double> z) {
    return z / std::abs(z);
  }

  std::vector<T> a;
  int64_t rows, columns;
};

template <typename T>
double greatestSingularValue(const Value &x, Number number) {
  const Value tall = x.rows() < x.columns() ? transpose(x, false) : x;
  const NumberView view(tall, number);
  const T *first = view.as<T>();
  return ColumnRotations<T>(std::vector<T>(first, first + tall.count()),
                            tall.rows(), tall.columns())
      .greatestLength();
}

/// The largest singular value.
Value spectralNorm(const Value &x) {
  return x.isComplex() ? greatestSingularValue<std::complex<double>>(
                             x, Number::ComplexDouble)
                       : greatestSingularValue<double>(x, Number::Double);
}

Value matrixNorm(const Value &x, double p) {
  const Value magnitudes = unaryOp(UnaryOpcode::Abs, x);
  if (p == 1 || (std::isinf(p) && p > 0))
    return extremeOf(ReductionOpcode::Maximum,
                     sumAlong(magnitudes, p == 1 ? 0 : 1));
  if (p != 2)
    throw Error("MATLAB:norm:unknownNorm",
                "The only matrix norms available are 1, 2, inf and 'fro'.");
  if (hasAny(UnaryOpcode::IsNan, x) || hasAny(UnaryOpcode::IsInf, x))
    return extremeOf(ReductionOpcode::Maximum, magnitudes);
  return spectralNorm(x);
}

/// Scales around the norm, so that squares of large or small elements do no
/// harm.
Value scaledNorm(const Value &x, double p, bool ofVector) {
  if (ofVector && p == 2)
    if (std::optional<Value> length = plainLength(x))
      return *std::move(length);
  const auto normOf = [&](const Value &values) {
    return ofVector ? vectorNorm(values, p) : matrixNorm(values, p);
  };
  const double scale =
      std::isinf(p) || p <= 0 ? 1 : normScale(unaryOp(UnaryOpcode::Abs, x), p);
  if (scale == 1)
    return normOf(x);
  return binaryOp(BinaryOpcode::RightDivide,
                  normOf(binaryOp(BinaryOpcode::Times, x, scale)), scale);
}

/// What norm is asked for: p, or the root of the sum of all squares.
struct NormRequest {
  double p = 2;
  bool frobenius = false;
};

NormRequest readNorm(Arguments arguments) {
  NormRequest request;
  if (arguments.size() < 2)
    return request;
  if (!arguments[1].isText()) {
    request.p = arguments[1].scalarDouble();
    return request;
  }
  request.frobenius = isOption(arguments[1], "fro");
  request.p = request.frobenius ? 2 : INFINITY;
  return request;
}

void norm(CallContext &, Arguments arguments, Results &results, int) {
  const Value &x = arguments[0];
  const NormRequest request = readNorm(arguments);
  if (isInteger(x.elementClass()))
    throw Error("MATLAB:norm:invalidClass",
                "norm needs an array of floats, got a " + x.className() + ".");
  if (!request.frobenius)
    require2D(x, "norm");
  const bool ofVector = request.frobenius || x.isVector();
  results.push_back(
      castTo(floatClassOf(arguments.first(1)),
             x.isEmpty() ? 0.0 : scaledNorm(x, request.p, ofVector)));
}

//===----------------------------------------------------------------------===//
// Square matrices
//===----------------------------------------------------------------------===//

void trace(CallContext &, Arguments arguments, Results &results, int) {
  const Value &x = arguments[0];
  std::vector<int64_t> positions;
  for (int64_t k = 0; k < x.rows(); ++k)
    positions.push_back(k * (x.rows() + 1));
  results.push_back(sumAlong(gather(x, Extents(x.rows(), 1), positions), 0));
}

template <typename T> Value determinantOf(const Value &x, Number number) {
  const NumberView view(x, number);
  return Value::complexScalar(linalg::determinant(view.as<T>(), x.rows()));
}

void det(CallContext &, Arguments arguments, Results &results, int) {
  const Value &x = arguments[0];
  results.push_back(
      castTo(floatClassOf(arguments),
             x.isComplex()
                 ? determinantOf<std::complex<double>>(x, Number::ComplexDouble)
                 : determinantOf<double>(x, Number::Double)));
}

void inv(CallContext &context, Arguments arguments, Results &results, int) {
  Warning warning;
  results.push_back(matrixInverse(arguments[0], &warning));
  context.warn(warning);
}

void kron(CallContext &, Arguments arguments, Results &results, int) {
  const Value &a = arguments[0], &b = arguments[1];
  // A scalar stays one: repeated, a double would not combine with integers.
  if (a.isScalar() || b.isScalar()) {
    results.push_back(binaryOp(BinaryOpcode::Times, a, b));
    return;
  }
  const Extents extents(a.rows() * b.rows(), a.columns() * b.columns());
  requireMemory(extents, 2 * sizeof(int64_t));
  std::vector<int64_t> fromA(size_t(extents.count())), fromB(fromA.size());
  for (int64_t c = 0; c < extents[1]; ++c)
    for (int64_t r = 0; r < extents[0]; ++r) {
      const auto at = size_t(r + c * extents[0]);
      fromA[at] = r / b.rows() + c / b.columns() * a.rows();
      fromB[at] = r % b.rows() + c % b.columns() * b.rows();
    }
  results.push_back(binaryOp(BinaryOpcode::Times, gather(a, extents, fromA),
                             gather(b, extents, fromB)));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_LinearAlgebra
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group linearAlgebraBuiltins() { return table; }

} // namespace runmat::builtins
