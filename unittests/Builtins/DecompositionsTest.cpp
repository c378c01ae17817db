//===- DecompositionsTest.cpp - the factorisations of LAPACK ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each against its definition, in all four types, where there is a library.
//===----------------------------------------------------------------------===//
#include "LinearAlgebra/Decompositions.h"
#include "LinearAlgebra/Library.h"
#include "runtime/ParallelWork.h"

#include <cmath>
#include <gtest/gtest.h>
#include <random>

using namespace runmat;
using namespace runmat::linalg;

namespace {

template <typename T> class DecompositionsTest : public testing::Test {
protected:
  using Real = RealOf<T>;
  using Complex = std::complex<Real>;

  void SetUp() override {
    if (!routines<T>())
      GTEST_SKIP() << "there is no library";
  }

  static Matrix<T> random(int64_t rows, int64_t columns) {
    std::mt19937_64 engine(uint64_t(rows * 1009 + columns));
    std::normal_distribution<Real> normal;
    Matrix<T> result(rows, columns);
    for (T &element : result.elements) {
      element = normal(engine);
      if constexpr (isComplex<T>)
        element += T(0, normal(engine));
    }
    return result;
  }

  template <typename U>
  static Matrix<U> times(const Matrix<U> &a, const Matrix<U> &b) {
    Matrix<U> result(a.rows, b.columns);
    for (int64_t c = 0; c < b.columns; ++c)
      for (int64_t k = 0; k < a.columns; ++k)
        for (int64_t r = 0; r < a.rows; ++r)
          result.at(r, c) += a.at(r, k) * b.at(k, c);
    return result;
  }
  template <typename U> static Matrix<U> adjoint(const Matrix<U> &a) {
    Matrix<U> result(a.columns, a.rows);
    for (int64_t c = 0; c < a.columns; ++c)
      for (int64_t r = 0; r < a.rows; ++r)
        result.at(c, r) = conjugate(a.at(r, c));
    return result;
  }
  static Matrix<T> identity(int64_t n) {
    Matrix<T> result(n, n);
    for (int64_t k = 0; k < n; ++k)
      result.at(k, k) = 1;
    return result;
  }
  /// Columns k times values[k].
  template <typename U, typename V>
  static Matrix<U> scaled(Matrix<U> a, const std::vector<V> &values) {
    for (int64_t c = 0; c < a.columns; ++c)
      for (int64_t r = 0; r < a.rows; ++r)
        a.at(r, c) *= values[size_t(c)];
    return a;
  }
  template <typename U>
  static void expectNear(const Matrix<U> &a, const Matrix<U> &b) {
    ASSERT_EQ(a.rows, b.rows);
    ASSERT_EQ(a.columns, b.columns);
    const Real largest =
        std::max<Real>(1, oneNorm(b.elements.data(), b.rows, b.columns));
    for (size_t i = 0; i < a.elements.size(); ++i)
      EXPECT_LE(std::abs(a.elements[i] - b.elements[i]),
                100 * std::numeric_limits<Real>::epsilon() * largest);
  }
  static void expectOrthonormal(const Matrix<T> &q) {
    expectNear(times(adjoint(q), q), identity(q.columns));
  }
  static void expectUpper(const Matrix<T> &a) {
    for (int64_t c = 0; c < a.columns; ++c)
      for (int64_t r = c + 1; r < a.rows; ++r)
        EXPECT_EQ(a.at(r, c), T(0));
  }
  static Matrix<T> symmetric(int64_t n) {
    Matrix<T> a = random(n, n);
    const Matrix<T> b = adjoint(a);
    for (size_t i = 0; i < a.elements.size(); ++i)
      a.elements[i] += b.elements[i];
    return a;
  }
  static Matrix<T> positive(int64_t n) {
    Matrix<T> a = times(adjoint(random(n, n)), random(n, n));
    for (int64_t k = 0; k < n; ++k)
      a.at(k, k) += T(1);
    return a;
  }
};

using Types =
    testing::Types<float, double, std::complex<float>, std::complex<double>>;
TYPED_TEST_SUITE(DecompositionsTest, Types);

template <typename T>
class RealDecompositionsTest : public DecompositionsTest<T> {};
using RealTypes = testing::Types<float, double>;
TYPED_TEST_SUITE(RealDecompositionsTest, RealTypes);

constexpr int64_t extents[] = {1, 2, 5, 60};
constexpr std::pair<int64_t, int64_t> shapes[] = {
    {1, 1}, {4, 4}, {7, 3}, {3, 7}, {1, 5}, {5, 1}, {50, 20}, {20, 50}};

TYPED_TEST(DecompositionsTest, CholeskyFactorGivesTheMatrix) {
  for (int64_t n : extents) {
    const auto a = this->positive(n);
    auto upper = a;
    for (int64_t c = 0; c < n; ++c)
      for (int64_t r = c + 1; r < n; ++r)
        upper.at(r, c) = TypeParam(NAN);
    const auto factor = choleskyFactor(upper);
    EXPECT_EQ(factor->failed, 0);
    this->expectUpper(factor->r);
    this->expectNear(this->times(this->adjoint(factor->r), factor->r), a);
  }
}

TYPED_TEST(DecompositionsTest, CholeskyFactorEndsAtABadPivot) {
  using Real = RealOf<TypeParam>;
  for (Real pivot : {Real(0), Real(-1), Real(NAN)})
    for (int64_t bad : {0, 3, 58}) {
      auto a = this->positive(60);
      const auto whole = choleskyFactor(a);
      a.at(bad, bad) = pivot;
      const auto factor = choleskyFactor(a);
      EXPECT_EQ(factor->failed, bad + 1);
      this->expectNear(resized(factor->r, bad, bad),
                       resized(whole->r, bad, bad));
    }
}

TYPED_TEST(DecompositionsTest, TriangularFactorsGiveTheRowsInOrder) {
  for (auto [rows, columns] : shapes) {
    const auto a = this->random(rows, columns);
    const auto factors = triangularFactors(a);
    const int64_t count = std::min(rows, columns);
    Matrix<TypeParam> lower(rows, count), upper(count, columns),
        ordered(rows, columns);
    for (int64_t c = 0; c < columns; ++c)
      for (int64_t r = 0; r < rows; ++r) {
        ordered.at(r, c) = a.at(factors->order[size_t(r)] - 1, c);
        if (r > c)
          lower.at(r, c) = factors->both.at(r, c);
        else
          upper.at(r, c) = factors->both.at(r, c);
      }
    for (int64_t k = 0; k < count; ++k)
      lower.at(k, k) = 1;
    for (TypeParam element : lower.elements)
      EXPECT_LE(std::abs(element), 1.5);
    this->expectNear(this->times(lower, upper), ordered);
  }
}

TYPED_TEST(RealDecompositionsTest, OrthogonalFactorsGiveTheMatrix) {
  for (auto [rows, columns] : shapes)
    for (int64_t width : {rows, std::min(rows, columns)}) {
      const auto a = this->random(rows, columns);
      const auto factors = orthogonalFactors(a, width, true);
      EXPECT_EQ(factors->q.columns, width);
      this->expectOrthonormal(factors->q);
      this->expectUpper(factors->r);
      this->expectNear(this->times(factors->q, factors->r), a);
      const auto alone = orthogonalFactors(a, width, false);
      EXPECT_EQ(alone->r.elements, factors->r.elements);
      EXPECT_TRUE(alone->q.elements.empty());
    }
}

TYPED_TEST(RealDecompositionsTest, SingularValuesGiveTheMatrix) {
  for (auto [rows, columns] : shapes) {
    const auto a = this->random(rows, columns);
    const auto values = singularValues(a, Vectors::None)->values;
    EXPECT_TRUE(std::is_sorted(values.rbegin(), values.rend()));
    EXPECT_GE(values.back(), 0);
    for (Vectors vectors : {Vectors::AsManyAsValues, Vectors::All}) {
      const auto found = singularValues(a, vectors);
      const int64_t count = std::min(rows, columns);
      EXPECT_EQ(found->left.columns, vectors == Vectors::All ? rows : count);
      EXPECT_EQ(found->right.rows, vectors == Vectors::All ? columns : count);
      this->expectOrthonormal(found->left);
      this->expectOrthonormal(this->adjoint(found->right));
      const auto left = resized(found->left, rows, count);
      const auto right = resized(found->right, count, columns);
      this->expectNear(this->times(this->scaled(left, found->values), right),
                       a);
    }
  }
}

TYPED_TEST(RealDecompositionsTest, SingularValuesOfASingularMatrixEndInZero) {
  const auto found = singularValues(Matrix<TypeParam>(3, 2), Vectors::All);
  EXPECT_EQ(found->values, (std::vector<RealOf<TypeParam>>{0, 0}));
  this->expectOrthonormal(found->left);
}

TYPED_TEST(RealDecompositionsTest, SymmetricEigenvaluesAscend) {
  for (int64_t n : extents) {
    const auto a = this->symmetric(n);
    const auto found = symmetricEigenvalues(a, true);
    EXPECT_TRUE(std::is_sorted(found->values.begin(), found->values.end()));
    this->expectOrthonormal(found->vectors);
    this->expectNear(this->scaled(found->vectors, found->values),
                     this->times(a, found->vectors));
    const auto alone = symmetricEigenvalues(a, false);
    EXPECT_TRUE(alone->vectors.elements.empty());
    for (size_t k = 0; k < size_t(n); ++k)
      EXPECT_NEAR(alone->values[k], found->values[k],
                  1e3 * std::numeric_limits<RealOf<TypeParam>>::epsilon() *
                      std::max<double>(1, std::abs(found->values.back())));
  }
}

TYPED_TEST(RealDecompositionsTest, EigenvectorsAreThoseOfTheirValues) {
  using Complex = std::complex<RealOf<TypeParam>>;
  for (int64_t n : extents) {
    const auto a = this->random(n, n);
    const auto found = eigenvalues(a, true);
    Matrix<Complex> complex(n, n);
    std::copy(a.elements.begin(), a.elements.end(), complex.elements.begin());
    this->expectNear(this->scaled(found->vectors, found->values),
                     this->times(complex, found->vectors));
    for (int64_t c = 0; c < n; ++c)
      EXPECT_NEAR(lengthOf(&found->vectors.at(0, c), n), 1, 1e-5);
    EXPECT_EQ(eigenvalues(a, false)->vectors.columns, 0);
  }
}

TYPED_TEST(RealDecompositionsTest, PairsOfEigenvaluesBeginWithThePositiveOne) {
  const auto values = eigenvalues(this->random(60, 60), true)->values;
  size_t pairs = 0;
  for (size_t k = 0; k < values.size(); ++k)
    if (values[k].imag() != 0) {
      EXPECT_GT(values[k].imag(), 0);
      ASSERT_LT(k + 1, values.size());
      EXPECT_EQ(values[k + 1], std::conj(values[k]));
      ++k;
      ++pairs;
    }
  EXPECT_GT(pairs, 0u);
}

TYPED_TEST(RealDecompositionsTest, SchurFactorsGiveTheMatrix) {
  for (int64_t n : extents) {
    const auto a = this->random(n, n);
    const auto factors = schurFactors(a);
    this->expectOrthonormal(factors->u);
    this->expectNear(this->times(this->times(factors->u, factors->t),
                                 this->adjoint(factors->u)),
                     a);
    for (int64_t c = 0; c < n; ++c)
      for (int64_t r = c + 2; r < n; ++r)
        EXPECT_EQ(factors->t.at(r, c), TypeParam(0));
  }
}

TYPED_TEST(DecompositionsTest, OfNothingThereIsNoFactor) {
  const Matrix<TypeParam> none(0, 0), noRows(0, 3);
  EXPECT_FALSE(choleskyFactor(none));
  EXPECT_FALSE(triangularFactors(noRows));
}

TYPED_TEST(RealDecompositionsTest, OfNothingThereIsNoFactor) {
  const Matrix<TypeParam> none(0, 0), noRows(0, 3);
  EXPECT_FALSE(orthogonalFactors(noRows, 0, true));
  EXPECT_FALSE(singularValues(noRows, Vectors::All));
  EXPECT_FALSE(symmetricEigenvalues(none, true));
  EXPECT_FALSE(eigenvalues(none, true));
  EXPECT_FALSE(schurFactors(none));
}

/// From 400 on elimination goes by panels, in parallel.
TYPED_TEST(DecompositionsTest, ThreadsChangeNoBitOfTriangularFactors) {
  const auto a = this->random(430, 430);
  setThreads(1);
  const auto once = triangularFactors(a);
  setThreads(2);
  const auto again = triangularFactors(a);
  setThreads(0);
  EXPECT_EQ(once->both.elements, again->both.elements);
  EXPECT_EQ(once->order, again->order);
}

} // namespace
