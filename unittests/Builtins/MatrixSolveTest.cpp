//===- MatrixSolveTest.cpp - solutions and their warnings -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Systems on both sides of the library's least work: 6 unknowns are solved by
// our own code, 90 by LAPACK, 430 by LAPACK in panels, and nobody may tell.
//===----------------------------------------------------------------------===//
#include "BuiltinCases.h"

#include "Builtins/Kernels/Operators.h"
#include "Values/Equality.h"
#include "runtime/ParallelWork.h"

#include <cmath>
#include <random>

using namespace runmat;
using namespace runmat::test;
using E = ElementClass;
using B = BinaryOpcode;

namespace {

Value randomMatrix(int64_t rows, int64_t columns, bool isComplex = false) {
  std::mt19937_64 engine(uint64_t(rows * 1009 + columns));
  std::normal_distribution<double> normal;
  ArrayRef out = Array::make(E::Double, Extents(rows, columns), isComplex);
  for (int64_t i = 0; i < rows * columns * (isComplex ? 2 : 1); ++i)
    out->mutableAs<double>()[i] = normal(engine);
  return out;
}

/// The largest magnitude.
double size(const Value &x) {
  double largest = 0;
  for (double magnitude : elements(unaryOp(UnaryOpcode::Abs, x)))
    largest = std::max(largest, magnitude);
  return largest;
}
Value minus(const Value &x, const Value &y) { return binaryOp(B::Minus, x, y); }

double epsilonOf(const Value &x) {
  return x.isArrayOf(E::Single) ? 0x1p-23 : 0x1p-52;
}

/// x fits a*x = b, as far as rounding goes.
void expectSolves(const Value &a, const Value &x, const Value &b) {
  const double n = double(a.rows());
  EXPECT_LE(size(minus(matrixMultiply(a, x), b)),
            20 * n * epsilonOf(x) * (n * size(a) * size(x) + size(b)));
}

class SolveTest : public testing::TestWithParam<int> {
protected:
  int64_t n = GetParam();
  Value general() { return randomMatrix(n, n); }
  Value shifted(const Value &x) {
    return binaryOp(B::Plus, x,
                    binaryOp(B::Times, double(2 * n), identityLike(x)));
  }
  /// Matrices of each kind that has a way of its own.
  std::vector<std::pair<const char *, Value>> matrices() {
    const Value a = general(), z = randomMatrix(n, n, true);
    const Value square = matrixMultiply(transpose(a, true), a);
    const Value hermitian = matrixMultiply(transpose(z, true), z);
    return {{"general", a},
            {"complex", z},
            {"single", as(E::Single, a)},
            {"complex single", as(E::Single, z)},
            {"logical", binaryOp(B::NotEqual, callAll("triu", {a}, 1)[0], 0.0)},
            {"upper triangular", callAll("triu", {shifted(a)}, 1)[0]},
            {"lower triangular", callAll("tril", {shifted(z)}, 1)[0]},
            {"positive definite", shifted(square)},
            {"Hermitian", shifted(hermitian)},
            {"symmetric indefinite", binaryOp(B::Plus, a, transpose(a, true))},
            {"symmetric with a positive diagonal",
             minus(binaryOp(B::Times, double(n),
                            callAll("ones", {double(n)}, 1)[0]),
                   binaryOp(B::Times, double(n - 1), identityLike(a)))}};
  }
};

TEST_P(SolveTest, SolvesEachKindOfMatrix) {
  for (const auto &[name, a] : matrices()) {
    SCOPED_TRACE(name);
    const bool isSingle = a.isArrayOf(E::Single);
    for (const Value &b : {randomMatrix(n, 1), randomMatrix(n, 3, true)}) {
      Warning warning;
      const Value x = matrixLeftDivide(a, b, &warning);
      EXPECT_EQ(x.elementClass(), isSingle ? E::Single : E::Double);
      EXPECT_EQ(x.isComplex(), a.isComplex() || b.isComplex());
      EXPECT_EQ(warning.message, "");
      expectSolves(a, x, b);
      const Value row = transpose(b, true);
      const Value y = matrixRightDivide(row, a);
      expectSolves(transpose(a, true), transpose(y, true), b);
    }
    expectSolves(a, matrixInverse(a), identityLike(a));
  }
}

TEST_P(SolveTest, SaysThatAMatrixIsSingular) {
  const auto identifierOf = [&](const Value &a) {
    Warning warning;
    const Value x = matrixLeftDivide(a, randomMatrix(n, 2), &warning);
    EXPECT_EQ(warning.identifier == "MATLAB:singularMatrix",
              warning.message == "Matrix is singular to working precision.");
    return warning.identifier;
  };
  Value a = castTo(E::Double, general());
  const auto with = [&](double first, double second) {
    ArrayRef out = Array::make(E::Double, a.extents());
    std::copy_n(a.array()->as<double>(), n * n, out->mutableAs<double>());
    for (int64_t r = 0; r < n; ++r) {
      out->mutableAs<double>()[r + n] *= first;
      out->mutableAs<double>()[r + 2 * n] = second;
    }
    return Value(out);
  };
  EXPECT_EQ(identifierOf(with(1, 0)), "MATLAB:singularMatrix");
  EXPECT_EQ(identifierOf(with(0, 1)), "MATLAB:singularMatrix");
  EXPECT_EQ(identifierOf(with(1e-30, 1)), "MATLAB:nearlySingularMatrix");
  EXPECT_EQ(identifierOf(with(1, notANumber)), "MATLAB:illConditionedMatrix");
  EXPECT_EQ(identifierOf(callAll("triu", {with(1e-30, 1)}, 1)[0]),
            "MATLAB:nearlySingularMatrix");
  EXPECT_EQ(identifierOf(callAll("tril", {with(0, 1)}, 1)[0]),
            "MATLAB:singularMatrix");
  EXPECT_EQ(identifierOf(as(E::Single, with(1e-10, 1))),
            "MATLAB:nearlySingularMatrix");
  EXPECT_EQ(identifierOf(with(1e-10, 1)), "");
}

TEST_P(SolveTest, InverseOfASingularMatrixIsInfinite) {
  const Value zeros = binaryOp(B::Times, 0.0, general());
  for (const Value &a : {zeros, as(E::Single, zeros)}) {
    Warning warning;
    const Value x = matrixInverse(a, &warning);
    EXPECT_EQ(warning.identifier, "MATLAB:singularMatrix");
    EXPECT_EQ(x.elementClass(), a.elementClass());
    for (double element : elements(x))
      EXPECT_EQ(element, infinity);
  }
  EXPECT_EQ(callAll("det", {zeros}, 1)[0].scalarDouble(), 0);
}

TEST_P(SolveTest, DeterminantHasTheSignOfThePermutation) {
  // Columns in reverse order: n/2 exchanges.
  const Value reversed = callAll(
      "fliplr", {binaryOp(B::Times, 2.0, identityLike(general()))}, 1)[0];
  EXPECT_EQ(callAll("det", {reversed}, 1)[0].scalarDouble(),
            std::ldexp(n / 2 % 2 ? -1 : 1, int(n)));
}

TEST_P(SolveTest, ExactSystemsAreExact) {
  // Powers of two on the diagonal: nothing is rounded.
  const Value a = binaryOp(B::Times, 4.0, identityLike(general()));
  const Value b = randomMatrix(n, 2);
  EXPECT_TRUE(valuesEqual(matrixLeftDivide(a, b), binaryOp(B::Times, 0.25, b)));
}

//===----------------------------------------------------------------------===//
// Least squares
//===----------------------------------------------------------------------===//

TEST_P(SolveTest, ResidualOfATallSystemIsOrthogonal) {
  for (bool isComplex : {false, true}) {
    const Value a = randomMatrix(2 * n, n, isComplex);
    const Value b = randomMatrix(2 * n, 2);
    Warning warning;
    const Value x = matrixLeftDivide(a, b, &warning);
    EXPECT_EQ(warning.message, "");
    EXPECT_EQ(x.extents(), Extents(n, 2));
    const Value residual = minus(matrixMultiply(a, x), b);
    EXPECT_LE(size(matrixMultiply(transpose(a, true), residual)),
              1e-12 * double(n));
  }
}

/// Of all solutions the one of least norm lies in the range of A'.
void expectLeastNorm(const Value &a, const Value &x) {
  const Value rows = transpose(a, true);
  const Value y = matrixLeftDivide(rows, x);
  EXPECT_LE(size(minus(matrixMultiply(rows, y), x)), 1e-10);
}

TEST_P(SolveTest, SolutionOfAWideSystemHasLeastNorm) {
  for (bool isComplex : {false, true}) {
    const Value a = randomMatrix(n, 2 * n, isComplex), b = randomMatrix(n, 1);
    Warning warning;
    const Value x = matrixLeftDivide(a, b, &warning);
    EXPECT_EQ(warning.message, "");
    expectSolves(a, x, b);
    expectLeastNorm(a, x);
  }
}

TEST_P(SolveTest, DependentColumnsShareTheirWeight) {
  const Value half = randomMatrix(3 * n, n / 2);
  const Value a = callAll("horzcat", {half, half}, 1)[0];
  const Value b = randomMatrix(3 * n, 1);
  Warning warning;
  const Value x = matrixLeftDivide(a, b, &warning);
  EXPECT_EQ(warning.identifier, "MATLAB:rankDeficientMatrix");
  EXPECT_EQ(warning.message.substr(0, warning.message.find(", tol")),
            "Rank deficient, rank = " + std::to_string(n / 2));
  const Value expected = binaryOp(B::Times, 0.5, matrixLeftDivide(half, b));
  const std::vector<double> got = elements(x), once = elements(expected);
  for (size_t i = 0; i < got.size(); ++i)
    EXPECT_NEAR(got[i], once[i % once.size()], 1e-12);
}

//===----------------------------------------------------------------------===//
// Values that are no ordinary numbers
//===----------------------------------------------------------------------===//

/// Random, but for one element.
Value randomBut(double element, int64_t rows, int64_t columns) {
  Value result = randomMatrix(rows, columns);
  ArrayRef out = Array::make(E::Double, result.extents());
  std::copy_n(result.array()->as<double>(), result.count(),
              out->mutableAs<double>());
  out->mutableAs<double>()[1] = element;
  return out;
}

TEST_P(SolveTest, MatricesThatAreNotFiniteGiveNaN) {
  for (double element : {notANumber, infinity, -infinity})
    for (int64_t rows : {n, 2 * n, n / 2}) {
      const Value a = randomBut(element, rows, n);
      Warning warning;
      const Value x = matrixLeftDivide(a, randomMatrix(rows, 2), &warning);
      EXPECT_EQ(x.extents(), Extents(n, 2));
      for (double got : elements(x))
        EXPECT_TRUE(std::isnan(got));
      EXPECT_EQ(warning.message,
                rows == n ? "Matrix is singular, close to singular or badly "
                            "scaled. Results may be inaccurate. RCOND = NaN."
                          : "Rank deficient, rank = 0, tol = NaN.");
    }
  Warning warning;
  EXPECT_TRUE(std::isnan(
      elements(matrixInverse(randomBut(infinity, n, n), &warning))[0]));
  EXPECT_EQ(warning.identifier, "MATLAB:illConditionedMatrix");
}

TEST_P(SolveTest, RightSidesThatAreNotFiniteGiveNaNInTheirColumns) {
  const Value a = randomMatrix(2 * n, n), b = randomBut(infinity, 2 * n, 2);
  Warning warning;
  const std::vector<double> x = elements(matrixLeftDivide(a, b, &warning));
  EXPECT_EQ(warning.message, "");
  for (int64_t i = 0; i < n; ++i) {
    EXPECT_TRUE(std::isnan(x[size_t(i)]));
    EXPECT_TRUE(std::isfinite(x[size_t(n + i)]));
  }
}

/// A power of two in the matrix is its inverse in the solution.
TEST_P(SolveTest, ScaleOfALeastSquaresProblemDoesNotMatter) {
  for (int64_t rows : {2 * n, n / 2}) {
    const Value a = randomMatrix(rows, n), b = randomMatrix(rows, 2);
    const Value x = matrixLeftDivide(a, b);
    for (int exponent : {-1010, -600, 600, 1015}) {
      const double factor = std::ldexp(1, exponent);
      Warning warning;
      const Value scaled =
          matrixLeftDivide(binaryOp(B::Times, a, factor),
                           binaryOp(B::Times, b, factor), &warning);
      EXPECT_EQ(warning.message, "");
      EXPECT_LE(size(minus(scaled, x)), 1e-9 * size(x));
      if (std::abs(exponent) < 1000) {
        const Value grown = binaryOp(
            B::Times, factor,
            matrixLeftDivide(binaryOp(B::Times, a, factor), b, &warning));
        EXPECT_LE(size(minus(grown, x)), 1e-9 * size(x));
      }
    }
  }
}

TEST_P(SolveTest, NoRightSidesGiveNone) {
  for (int64_t rows : {n, 2 * n}) {
    Warning warning;
    EXPECT_EQ(
        matrixLeftDivide(randomMatrix(rows, n), empties(rows, 0), &warning)
            .extents(),
        Extents(n, 0));
    EXPECT_EQ(warning.message, "");
  }
}

/// Regular, though the reciprocal condition underflows.
TEST_P(SolveTest, InverseOfABadlyScaledMatrixIsNotInfinite) {
  ArrayRef a = Array::zeros(E::Double, Extents(n, n));
  double *first = a->mutableAs<double>();
  for (int64_t k = 0; k < n; ++k)
    first[k * (n + 1)] = k == 0 ? 1e-200 : 1e200;
  first[n - 1] = first[n * (n - 1)] = 1e-300;
  Warning warning;
  const std::vector<double> x = elements(matrixInverse(a, &warning));
  EXPECT_EQ(warning.identifier, "MATLAB:nearlySingularMatrix");
  EXPECT_NEAR(x[0] * 1e-200, 1, 1e-12);
  EXPECT_NEAR(x[size_t(n * n - 1)] * 1e200, 1, 1e-12);
}

TEST_P(SolveTest, SmallTriangularSystemsAreSubstituted) {
  // Elimination would exchange the rows.
  ArrayRef a = Array::zeros(E::Double, Extents(n, n));
  for (int64_t k = 0; k < n; ++k) {
    a->mutableAs<double>()[k * (n + 1)] = 3;
    a->mutableAs<double>()[n - 1 + k * n] = 7;
  }
  ArrayRef b = Array::zeros(E::Double, Extents(n, 1));
  b->mutableAs<double>()[n - 1] = notANumber;
  const std::vector<double> x = elements(matrixLeftDivide(a, b));
  for (int64_t k = 0; k < n; ++k)
    EXPECT_EQ(std::isnan(x[size_t(k)]), k == n - 1);
}

TEST_P(SolveTest, ThreadsChangeNoBit) {
  const Value a = general(), b = randomMatrix(n, 3);
  const Value tall = randomMatrix(2 * n, n), c = randomMatrix(2 * n, 1);
  setThreads(1);
  const Value x = matrixLeftDivide(a, b), y = matrixLeftDivide(tall, c);
  setThreads(2);
  EXPECT_TRUE(valuesEqual(x, matrixLeftDivide(a, b)));
  EXPECT_TRUE(valuesEqual(y, matrixLeftDivide(tall, c)));
  setThreads(0);
}

TEST(Solve, ThreadsChangeNoBitOfManyRightSides) {
  const Value a = randomMatrix(90, 90), b = randomMatrix(90, 1000);
  const Value positive = matrixMultiply(a, transpose(a, true));
  for (const Value &matrix : {a, positive, callAll("triu", {positive}, 1)[0]}) {
    setThreads(1);
    const Value x = matrixLeftDivide(matrix, b);
    setThreads(2);
    EXPECT_TRUE(valuesEqual(x, matrixLeftDivide(matrix, b)));
    setThreads(0);
    EXPECT_LE(size(minus(matrixMultiply(matrix, x), b)), 1e-6);
  }
}

INSTANTIATE_TEST_SUITE_P(BothSides, SolveTest, testing::Values(6, 90, 430));

TEST(Solve, OfNothing) {
  EXPECT_EQ(matrixLeftDivide(empties(0, 3), empties(0, 2)).extents(),
            Extents(3, 2));
  EXPECT_EQ(matrixLeftDivide(empties(3, 0), empties(3, 2)).extents(),
            Extents(0, 2));
  EXPECT_EQ(matrixLeftDivide(empties(0, 0), empties(0, 2)).extents(),
            Extents(0, 2));
  EXPECT_EQ(matrixLeftDivide(randomMatrix(40, 40), empties(40, 0)).extents(),
            Extents(40, 0));
  Warning warning;
  EXPECT_EQ(matrixInverse(empties(0, 0), &warning).extents(), Extents(0, 0));
  EXPECT_EQ(warning.message, "");
}

TEST(Solve, InverseOfAScalarIsItsReciprocal) {
  Warning warning;
  EXPECT_TRUE(
      valuesEqual(matrixInverse(complexOf(0, 2), &warning), complexOf(0, -.5)));
  EXPECT_EQ(warning.message, "");
  EXPECT_TRUE(std::isnan(matrixInverse(notANumber, &warning).scalarDouble()));
  EXPECT_EQ(warning.identifier, "MATLAB:illConditionedMatrix");
  EXPECT_EQ(matrixInverse(infinity, &warning).scalarDouble(), 0);
  EXPECT_EQ(matrixInverse(0.0, &warning).scalarDouble(), infinity);
  EXPECT_EQ(warning.identifier, "MATLAB:singularMatrix");
}

TEST(Solve, NamesItsOperatorAndTheClassesInOrder) {
  const Value doubles = matrix(2, 2, {1, 2, 3, 4});
  const Value integers = as(E::Int8, doubles);
  const auto messageOf = [](auto divide, const Value &a,
                            const Value &b) -> std::string {
    try {
      divide(a, b, nullptr);
    } catch (const Error &error) {
      return error.message;
    }
    return "";
  };
  EXPECT_EQ(messageOf(matrixRightDivide, integers, doubles),
            "Operator '/' is not supported for operands of type 'int8' and "
            "'double'.");
  EXPECT_EQ(messageOf(matrixLeftDivide, integers, doubles),
            "Operator '\\' is not supported for operands of type 'int8' and "
            "'double'.");
}

TEST(Solve, WarningsAreMatlabsTexts) {
  Warning warning;
  matrixLeftDivide(
      callAll("reshape",
              {row({16, 5, 9, 4, 2, 11, 7, 14, 3, 10, 6, 15, 13, 8, 12, 1}),
               4.0, 4.0},
              1)[0],
      column({1, 2, 3, 4}), &warning);
  const std::string start = "Matrix is close to singular or badly scaled. "
                            "Results may be inaccurate. RCOND =  ";
  EXPECT_EQ(warning.message.substr(0, start.size()), start);
  EXPECT_EQ(warning.message.substr(start.size() + 8), "e-17.");
  TestContext context;
  context.call(text("mldivide"),
               std::vector<Value>{empties(0, 0), empties(0, 1)}, 1);
  EXPECT_EQ(context.errors, "");
  context.call(text("mrdivide"),
               std::vector<Value>{row({1, 2}), matrix(2, 2, {1, 1, 1, 1})}, 1);
  EXPECT_EQ(context.errors,
            "Warning: Matrix is singular to working precision.\n");
}

TEST(Solve, ColumnsOfVeryDifferentLengths) {
  Warning warning;
  const auto x = elements(matrixLeftDivide(
      matrix(3, 2, {1e200, 2e200, 1, 1, 3, 1}), column({1, 2, 3}), &warning));
  EXPECT_EQ(warning.message.substr(0, 26), "Rank deficient, rank = 1, ");
  EXPECT_NEAR(x[0] * 1e200, 1, 1e-12);
  EXPECT_LT(std::abs(x[1]), 1e-200);
}

TEST(Solve, PolynomialsOfLargeNumbers) {
  const auto p = elements(callAll(
      "polyfit", {row({1e100, 2e100, 3e100, 4e100}), row({1, 2, 3, 4}), 2.0},
      1)[0]);
  EXPECT_NEAR(p[0] * 1e200, 0, 1e-12);
  EXPECT_NEAR(p[1] * 1e100, 1, 1e-12);
  EXPECT_NEAR(p[2], 0, 1e-12);
}

TEST(Solve, PolynomialsUseAllPowers) {
  // The powers of large numbers look dependent, but are not.
  const auto p = elements(
      callAll("polyfit",
              {row({1000, 1001, 1002, 1003}), row({1, 8, 27, 64}), 3.0}, 1)[0]);
  EXPECT_NEAR(p[0], 1, 1e-3);
}

} // namespace
