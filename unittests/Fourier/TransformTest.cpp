//===- TransformTest.cpp - transforms against their sums --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Fourier/Transform.h"
#include "runtime/ParallelWork.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>
#include <random>
#include <vector>

using namespace runmat;
using fourier::Direction;
using fourier::MatrixShape;

namespace {

using Exact = std::complex<long double>;

template <typename T> T randomNumber(std::mt19937 &generator) {
  return T(std::ldexp(double(generator()), -31) - 1);
}

template <typename T>
std::vector<std::complex<T>> randomNumbers(int64_t count, bool isReal) {
  std::mt19937 generator(static_cast<unsigned>(count));
  std::vector<std::complex<T>> x(static_cast<size_t>(count));
  for (auto &z : x) {
    const T re = randomNumber<T>(generator), im = randomNumber<T>(generator);
    z = {re, isReal ? T(0) : im};
  }
  return x;
}

template <typename T>
std::vector<std::complex<T>> transformed(const std::vector<std::complex<T>> &x,
                                         MatrixShape shape, bool isReal,
                                         Direction direction) {
  std::vector<std::complex<T>> y(x.size());
  if (isReal) {
    std::vector<T> parts;
    for (const auto &z : x)
      parts.push_back(z.real());
    fourier::transform(parts.data(), y.data(), shape, direction);
  } else {
    fourier::transform(x.data(), y.data(), shape, direction);
  }
  return y;
}

/// The distance from the sums of the definition over the size of those.
template <typename T> double errorOf(int64_t n, bool isReal, Direction d) {
  const auto x = randomNumbers<T>(n, isReal);
  const auto y = transformed(x, {n, 1}, isReal, d);
  const long double turn =
      2 * acosl(-1.0L) * (d == Direction::Forward ? -1 : 1);
  std::vector<Exact> roots;
  for (int64_t k = 0; k < n; ++k)
    roots.push_back({cosl(turn * k / n), sinl(turn * k / n)});
  long double distance = 0, size = 0;
  for (int64_t k = 0; k < n; ++k) {
    Exact sum = 0;
    for (int64_t j = 0; j < n; ++j)
      sum += Exact(x[size_t(j)]) * roots[size_t(j * k % n)];
    distance += std::norm(sum - Exact(y[size_t(k)]));
    size += std::norm(sum);
  }
  return double(std::sqrt(distance / size));
}

template <typename T> void expectAccurate(int64_t n) {
  const double bound = 0.5 * double(std::numeric_limits<T>::epsilon()) *
                       std::log2(double(n + 1));
  for (const bool isReal : {false, true})
    for (const Direction d : {Direction::Forward, Direction::Backward})
      EXPECT_LE(errorOf<T>(n, isReal, d), bound)
          << n << (isReal ? " real" : " complex")
          << (d == Direction::Forward ? " forward" : " backward");
}

// All radices, primes with none, and products of both; what is transformed in
// four steps follows below, where a sum would take too long.
TEST(Transform, IsTheSum) {
  for (int64_t n = 1; n <= 64; ++n) {
    expectAccurate<double>(n);
    expectAccurate<float>(n);
  }
  for (const int64_t n : {97, 128, 1000, 1021, 2042, 4096}) {
    expectAccurate<double>(n);
    expectAccurate<float>(n);
  }
}

/// A long transform of two waves and a pulse, of which all elements are known.
TEST(Transform, OfLongLinesIsTheSum) {
  for (const int64_t n : {int64_t(1) << 14, int64_t(1) << 18, int64_t(30000),
                          int64_t(1000000), int64_t(100003), int64_t(200006)}) {
    const int64_t wave = n / 7 + 1, pulse = n / 3;
    const long double turn = 2 * acosl(-1.0L);
    std::vector<std::complex<double>> x;
    for (int64_t j = 0; j < n; ++j) {
      const long double angle = turn * (j * wave % n) / n;
      x.push_back({double(cosl(angle)), double(sinl(angle))});
    }
    x[size_t(pulse)] += 1000;
    const auto y = transformed(x, {n, 1}, false, Direction::Forward);
    long double distance = 0, size = 0;
    for (int64_t k = 0; k < n; ++k) {
      const long double angle = -turn * (k * pulse % n) / n;
      Exact sum(1000 * cosl(angle), 1000 * sinl(angle));
      if (k == wave)
        sum += (long double)(n);
      distance += std::norm(sum - Exact(y[size_t(k)]));
      size += std::norm(sum);
    }
    EXPECT_LT(double(std::sqrt(distance / size)),
              0x1p-52 * std::log2(double(n)))
        << n;
  }
}

TEST(Transform, GoesBack) {
  for (const int64_t n : {5, 1 << 15, 30030, 100003}) {
    const auto x = randomNumbers<double>(n, false);
    const auto y = transformed(x, {n, 1}, false, Direction::Forward);
    const auto back = transformed(y, {n, 1}, false, Direction::Backward);
    double distance = 0, size = 0, power = 0;
    for (size_t j = 0; j < x.size(); ++j) {
      distance += std::norm(back[j] / double(n) - x[j]);
      size += std::norm(x[j]);
      power += std::norm(y[j]);
    }
    const double bound = 0x1p-52 * std::log2(double(n));
    EXPECT_LT(std::sqrt(distance / size), bound) << n;
    // Parseval's theorem.
    EXPECT_NEAR(power / double(n) / size, 1, 100 * bound) << n;
  }
}

TEST(Transform, OfRealLinesIsSymmetric) {
  for (const int64_t n : {1, 2, 3, 8, 9, 97, 98, 1 << 15}) {
    const auto y = transformed(randomNumbers<double>(n, true), {n, 1}, true,
                               Direction::Forward);
    EXPECT_EQ(y[0].imag(), 0) << n;
    for (size_t k = 1; k < y.size(); ++k)
      EXPECT_EQ(y[k], std::conj(y[y.size() - k])) << k << " of " << n;
  }
}

/// Of long lines threads finish parts; lengths that fill the last one, and not.
TEST(Transform, OfLongRealLinesIsThatOfTheirNumbersAsComplexOnes) {
  for (const int64_t n : {(1 << 14) - 4, 1 << 14, (1 << 14) + 6, 40000}) {
    const auto x = randomNumbers<double>(3 * n, true);
    const auto real = transformed(x, {n, 3}, true, Direction::Forward);
    const auto complex = transformed(x, {n, 3}, false, Direction::Forward);
    for (size_t k = 0; k < real.size(); ++k)
      ASSERT_NEAR(std::abs(real[k] - complex[k]), 0, 1e-12 * double(n))
          << k << " of " << n;
  }
}

template <typename Number, typename T>
void expectRealBack(const std::vector<Number> &y, MatrixShape shape) {
  ASSERT_TRUE(fourier::areSymmetric(y.data(), shape)) << shape.length;
  std::vector<T> x(y.size());
  fourier::transformToReal(y.data(), x.data(), shape);
  std::vector<std::complex<T>> z(y.size());
  fourier::transform(y.data(), z.data(), shape, Direction::Backward);
  const double bound =
      4 * double(std::numeric_limits<T>::epsilon() * T(shape.length));
  for (size_t j = 0; j < x.size(); ++j)
    ASSERT_NEAR(x[j], z[j].real(), bound * double(shape.length))
        << j << " of " << shape.length;
}

TEST(Transform, OfSymmetricColumnsIsReal) {
  for (const int64_t n : {1, 2, 3, 4, 5, 8, 9, 97, 98, 1000, 1 << 15, 30030}) {
    const MatrixShape shape{n, 2};
    const auto x = randomNumbers<double>(2 * n, true);
    const auto y = transformed(x, shape, true, Direction::Forward);
    expectRealBack<std::complex<double>, double>(y, shape);
    const auto small = transformed(randomNumbers<float>(2 * n, true), shape,
                                   true, Direction::Forward);
    expectRealBack<std::complex<float>, float>(small, shape);
    std::vector<double> back(y.size()), even(y.size());
    fourier::transformToReal(y.data(), back.data(), shape);
    for (size_t j = 0; j < x.size(); ++j)
      ASSERT_NEAR(back[j] / double(n), x[j].real(), 1e-13) << j << " of " << n;
    for (size_t k = 0; k < y.size(); ++k)
      even[k] = y[k].real();
    expectRealBack<double, double>(even, shape);
  }
}

// The first element is a plain sum, whatever is in it.
TEST(Transform, OfSymmetricColumnsBeginsWithTheirSum) {
  const double infinity = std::numeric_limits<double>::infinity();
  const double large = -1.7e308;
  std::vector<double> x(4);
  fourier::transformToReal(std::vector<double>{infinity, 1, 2, 1}.data(),
                           x.data(), {4, 1});
  EXPECT_EQ(x[0], infinity);
  fourier::transformToReal(std::vector<double>{large, 0, -large, 0}.data(),
                           x.data(), {4, 1});
  EXPECT_EQ(x[0], 0);
}

TEST(Transform, SeesWhatIsNotSymmetric) {
  for (const int64_t n : {1, 2, 5, 8, 1 << 15}) {
    const auto y = transformed(randomNumbers<double>(2 * n, true), {n, 2}, true,
                               Direction::Forward);
    for (const int64_t k : {int64_t(0), n / 2, n - 1, n, 2 * n - 1}) {
      auto other = y;
      other[size_t(k)] += std::complex<double>(0, 0.5);
      EXPECT_FALSE(fourier::areSymmetric(other.data(), {n, 2})) << k;
      other[size_t(k)] = std::nan("");
      EXPECT_FALSE(fourier::areSymmetric(other.data(), {n, 2})) << k;
    }
  }
}

template <typename T> void expectSameBits(MatrixShape shape, bool isReal) {
  const auto x = randomNumbers<T>(shape.length * shape.columns, isReal);
  setThreads(1);
  const auto alone = transformed(x, shape, isReal, Direction::Forward);
  for (const unsigned threads : {2, 3, 7}) {
    setThreads(threads);
    const auto shared = transformed(x, shape, isReal, Direction::Forward);
    EXPECT_EQ(std::memcmp(alone.data(), shared.data(),
                          alone.size() * sizeof(alone[0])),
              0)
        << shape.length << " x " << shape.columns << " on " << threads;
  }
  setThreads(0);
}

TEST(Transform, DoesNotDependOnThreads) {
  for (const MatrixShape shape : {MatrixShape{1 << 16, 1},
                                  {30030, 3},
                                  {1000, 37},
                                  {97, 1001},
                                  {100003, 2}})
    for (const bool isReal : {false, true}) {
      expectSameBits<double>(shape, isReal);
      expectSameBits<float>(shape, isReal);
    }
}

TEST(Transform, OfAColumnDoesNotDependOnThoseBesideIt) {
  for (const int64_t n : {8, 97, 1000, 1 << 14}) {
    auto x = randomNumbers<double>(5 * n, false);
    // What is not finite stays in its column, too.
    x[size_t(n)] = std::numeric_limits<double>::infinity();
    const auto all = transformed(x, {n, 5}, false, Direction::Forward);
    for (const int64_t column : {0, 2, 4}) {
      const std::vector<std::complex<double>> one(x.begin() + column * n,
                                                  x.begin() + (column + 1) * n);
      const auto alone = transformed(one, {n, 1}, false, Direction::Forward);
      EXPECT_TRUE(
          std::equal(alone.begin(), alone.end(), all.begin() + column * n))
          << n;
    }
  }
}

TEST(Transform, OfWhatIsNotFiniteIsNotFinite) {
  const double infinity = std::numeric_limits<double>::infinity();
  for (const int64_t n : {2, 3, 5, 7, 8, 60, 97, 1024, 1 << 14})
    for (const bool isReal : {false, true})
      for (const double bad : {infinity, -infinity, std::nan("")}) {
        auto x = randomNumbers<double>(n, isReal);
        x[size_t(n / 2)] = bad;
        const auto y = transformed(x, {n, 1}, isReal, Direction::Forward);
        for (const auto &z : y)
          EXPECT_FALSE(std::isfinite(z.real()) && std::isfinite(z.imag())) << n;
      }
}

TEST(Transform, OfSmallWholeNumbersIsExact) {
  using Complex = std::complex<double>;
  const std::vector<Complex> x{1, 2, 3, 4};
  const std::vector<Complex> expected{10, {-2, 2}, -2, {-2, -2}};
  for (const bool isReal : {false, true})
    EXPECT_EQ(transformed(x, {4, 1}, isReal, Direction::Forward), expected);
  // Equal numbers leave nothing but their sum.
  for (const int64_t n : {6, 1000, 1 << 16}) {
    const std::vector<Complex> ones(size_t(n), 1);
    std::vector<Complex> sum(size_t(n), 0);
    sum[0] = double(n);
    for (const bool isReal : {false, true})
      EXPECT_EQ(transformed(ones, {n, 1}, isReal, Direction::Forward), sum);
  }
}

TEST(Transform, OfNothingIsNothing) {
  const std::vector<std::complex<double>> nothing;
  for (const bool isReal : {false, true})
    for (const MatrixShape shape : {MatrixShape{0, 3}, {3, 0}})
      EXPECT_EQ(transformed(nothing, shape, isReal, Direction::Backward),
                nothing);
}

} // namespace
