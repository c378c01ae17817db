//===- LinearAlgebra.cpp - products, norms, inverses ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/Kernels/Operators.h"
#include "LinearAlgebra/Solve.h"
#include "Values/Gather.h"
#include "Values/MemoryCheck.h"

#include <cmath>

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

/// Element rotation of three-vectors: (2 3 1) or (3 1 2).
Value rotatedThree(const Value &x, const double (&order)[3]) {
  std::vector<int64_t> positions;
  const bool isVector = x.isVector();
  const int64_t rows = x.rows();
  for (int64_t c = 0; c < (isVector ? 1 : x.columns()); ++c)
    for (double k : order)
      positions.push_back(int64_t(k) - 1 + c * rows);
  return gather(x, x.extents(), positions);
}

void cross(CallContext &, Arguments arguments, Results &results, int) {
  const Value &a = arguments[0];
  Value b = arguments[1];
  const bool vectors =
      a.isVector() && b.isVector() && a.count() == 3 && b.count() == 3;
  if (vectors)
    b = withExtents(b, a.extents());
  if (a.extents() != b.extents() ||
      (!vectors && (a.rank() > 2 || a.rows() != 3)))
    throw Error("MATLAB:cross:InvalidDimAorBForCrossProd",
                "A and B must be of length 3 in the dimension in which the "
                "cross product is taken.");
  constexpr double next[3] = {2, 3, 1}, after[3] = {3, 1, 2};
  const auto times = [](const Value &x, const Value &y) {
    return binaryOp(BinaryOpcode::Times, x, y);
  };
  results.push_back(binaryOp(
      BinaryOpcode::Minus, times(rotatedThree(a, next), rotatedThree(b, after)),
      times(rotatedThree(a, after), rotatedThree(b, next))));
}

//===----------------------------------------------------------------------===//
// Norms
//===----------------------------------------------------------------------===//

Value maximum(const Value &x) {
  return reduce(ReductionOpcode::Maximum, asColumn(x), {0});
}

Value vectorNorm(const Value &x, double p) {
  const Value magnitudes = unaryOp(UnaryOpcode::Abs, asColumn(x));
  if (p == 2) {
    const Value squares = binaryOp(BinaryOpcode::Times, magnitudes, magnitudes);
    return unaryOp(UnaryOpcode::Sqrt, sumAlong(squares, 0));
  }
  if (p == 1)
    return sumAlong(magnitudes, 0);
  if (std::isinf(p))
    return p > 0 ? maximum(magnitudes)
                 : reduce(ReductionOpcode::Minimum, magnitudes, {0});
  const Value powers = binaryOp(BinaryOpcode::Power, magnitudes, p);
  return binaryOp(BinaryOpcode::Power, sumAlong(powers, 0), 1 / p);
}

/// The largest singular value, from the largest eigenvalue of A'*A by Jacobi
/// rotations of its columns (one-sided).
double spectralNorm(const Value &x) {
  std::vector<double> a =
      doubles(x.rows() < x.columns() ? transpose(x, false) : x);
  const int64_t rows = std::max(x.rows(), x.columns());
  const int64_t columns = std::min(x.rows(), x.columns());
  const auto dotOf = [&](int64_t p, int64_t q) {
    double sum = 0;
    for (int64_t r = 0; r < rows; ++r)
      sum += a[size_t(r + p * rows)] * a[size_t(r + q * rows)];
    return sum;
  };
  constexpr int mostSweeps = 60;
  bool rotated = true;
  for (int sweep = 0; rotated && sweep < mostSweeps; ++sweep) {
    rotated = false;
    for (int64_t p = 0; p < columns; ++p)
      for (int64_t q = p + 1; q < columns; ++q) {
        const double alpha = dotOf(p, p), beta = dotOf(q, q),
                     gamma = dotOf(p, q);
        if (std::abs(gamma) <= 1e-15 * std::sqrt(alpha * beta))
          continue;
        rotated = true;
        const double zeta = (beta - alpha) / (2 * gamma);
        const double t = (zeta >= 0 ? 1 : -1) /
                         (std::abs(zeta) + std::sqrt(1 + zeta * zeta));
        const double c = 1 / std::sqrt(1 + t * t), s = c * t;
        for (int64_t r = 0; r < rows; ++r) {
          double &u = a[size_t(r + p * rows)], &v = a[size_t(r + q * rows)];
          const double old = u;
          u = c * old - s * v;
          v = s * old + c * v;
        }
      }
  }
  double largest = 0;
  for (int64_t p = 0; p < columns; ++p)
    largest = std::max(largest, dotOf(p, p));
  return std::sqrt(largest);
}

Value matrixNorm(const Value &x, double p) {
  const Value magnitudes = unaryOp(UnaryOpcode::Abs, x);
  if (p == 1)
    return maximum(sumAlong(magnitudes, 0));
  if (std::isinf(p))
    return maximum(sumAlong(magnitudes, 1));
  if (p != 2 || x.isComplex())
    throw Error("MATLAB:norm:unknownNorm",
                "The only matrix norms available are 1, 2 (of real matrices), "
                "inf and 'fro'.");
  return spectralNorm(x);
}

void norm(CallContext &, Arguments arguments, Results &results, int) {
  const Value &x = arguments[0];
  if (!x.isArray() || x.rank() > 2)
    throw Error("MATLAB:norm:inputMustBe2D", "Input must be 2-D.");
  double p = 2;
  bool frobenius = false;
  if (arguments.size() > 1 && arguments[1].isText()) {
    frobenius = isOption(arguments[1], "fro");
    if (!frobenius && !isOption(arguments[1], "inf"))
      requireNoMore(arguments, 1, "norm");
    p = frobenius ? 2 : INFINITY;
  } else if (arguments.size() > 1) {
    p = arguments[1].scalarDouble();
  }
  if (x.isEmpty()) {
    results.push_back(castTo(floatClassOf(arguments.first(1)), 0.0));
    return;
  }
  results.push_back(
      castTo(floatClassOf(arguments.first(1)),
             frobenius || x.isVector() ? vectorNorm(x, p) : matrixNorm(x, p)));
}

//===----------------------------------------------------------------------===//
// Square matrices
//===----------------------------------------------------------------------===//

void requireSquare(const Value &x) {
  if (!x.isArray() || x.rank() > 2 || x.rows() != x.columns())
    throw Error("MATLAB:square", "Matrix must be square.");
}

void trace(CallContext &, Arguments arguments, Results &results, int) {
  const Value &x = arguments[0];
  requireSquare(x);
  std::vector<int64_t> positions;
  for (int64_t k = 0; k < x.rows(); ++k)
    positions.push_back(k * (x.rows() + 1));
  results.push_back(sumAlong(gather(x, Extents(x.rows(), 1), positions), 0));
}

void det(CallContext &, Arguments arguments, Results &results, int) {
  requireSquare(arguments[0]);
  if (arguments[0].isComplex())
    throw Error("MATLAB:det:complex",
                "det of complex matrices is not supported.");
  results.push_back(castTo(
      floatClassOf(arguments),
      linalg::determinant(doubles(arguments[0]).data(), arguments[0].rows())));
}

void inv(CallContext &context, Arguments arguments, Results &results, int) {
  requireSquare(arguments[0]);
  Warning warning;
  results.push_back(matrixInverse(arguments[0], &warning));
  context.warn(warning);
}

void kron(CallContext &, Arguments arguments, Results &results, int) {
  const Value &a = arguments[0], &b = arguments[1];
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
