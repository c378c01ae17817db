//===- ScanOrderTest.cpp - the order of cumulative functions ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A second, literal reading of docs/numerics.md, as a recursion over whole
// arrays. The scans must agree with it in every bit.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/Reduce.h"
#include "TestContext.h"

#include <bit>
#include <complex>
#include <random>

using namespace runmat;
using namespace runmat::test;

namespace {

template <typename T, typename Combine>
std::vector<T> definedScan(std::vector<T> x, Combine combine) {
  constexpr size_t block = 2048;
  std::vector<T> totals;
  for (size_t j = 0; j < x.size(); ++j) {
    if (j % block != 0)
      x[j] = combine(x[j - 1], x[j]);
    if (j % block == block - 1 || j + 1 == x.size())
      totals.push_back(x[j]);
  }
  if (totals.size() <= 1)
    return x;
  totals = definedScan(totals, combine);
  for (size_t j = block; j < x.size(); ++j)
    x[j] = combine(totals[j / block - 1], x[j]);
  return x;
}

template <typename T> constexpr ElementClass classOf = ElementClass::Double;
template <> constexpr ElementClass classOf<float> = ElementClass::Single;
template <> constexpr ElementClass classOf<int8_t> = ElementClass::Int8;

template <typename T> Value columnOf(const std::vector<T> &x) {
  ArrayRef array = Array::make(classOf<T>, Extents(int64_t(x.size()), 1));
  if (!x.empty())
    std::copy(x.begin(), x.end(), array->mutableAs<T>());
  return array;
}

template <typename T> std::vector<T> listOf(const Value &value) {
  EXPECT_EQ(value.elementClass(), classOf<T>);
  const ArrayRef array = value.array();
  if (array->isEmpty())
    return {};
  const T *first = array->as<T>();
  return std::vector<T>(first, first + array->count());
}

/// Values near `mean`, whose sums and products round at every step.
template <typename T> std::vector<T> valuesNear(double mean, size_t n) {
  std::mt19937_64 engine(n + 3);
  std::normal_distribution<double> normal(mean, 1e-3);
  std::vector<T> x(n);
  for (T &value : x)
    value = T(normal(engine));
  return x;
}

template <typename T>
::testing::AssertionResult sameBits(const std::vector<T> &a,
                                    const std::vector<T> &b) {
  using Bits = std::conditional_t<sizeof(T) == 4, uint32_t, uint64_t>;
  if (a.size() != b.size())
    return ::testing::AssertionFailure() << a.size() << " and " << b.size();
  for (size_t i = 0; i < a.size(); ++i)
    if (std::bit_cast<Bits>(a[i]) != std::bit_cast<Bits>(b[i]))
      return ::testing::AssertionFailure()
             << "element " << i << ": " << a[i] << " and " << b[i];
  return ::testing::AssertionSuccess();
}

const size_t lengths[] = {0,     1, 2, 2047, 2048, 2049, 4096, 2048 * 3 + 5,
                          100001};

template <typename T> void checkLengths(std::initializer_list<size_t> list) {
  for (size_t n : list) {
    const auto terms = valuesNear<T>(0.1, n), factors = valuesNear<T>(1, n);
    EXPECT_TRUE(
        sameBits(listOf<T>(scan(ScanOpcode::Sum, columnOf(terms), 0, false)),
                 definedScan(terms, [](T a, T b) { return a + b; })))
        << n;
    EXPECT_TRUE(sameBits(
        listOf<T>(scan(ScanOpcode::Product, columnOf(factors), 0, false)),
        definedScan(factors, [](T a, T b) { return a * b; })))
        << n;
  }
}

TEST(ScanOrderTest, SumsAndProductsInBlocks) {
  for (size_t n : lengths) {
    checkLengths<double>({n});
    checkLengths<float>({n});
  }
}

TEST(ScanOrderTest, TotalsGoInBlocksToo) {
  checkLengths<float>({size_t(2048) * 2048, size_t(2048) * 2048 + 3,
                       size_t(2048) * 2048 * 2 + 2049});
}

TEST(ScanOrderTest, RoundsInAnotherWayThanPlainOrder) {
  const auto x = valuesNear<double>(0.1, 5000);
  std::vector<double> plain = x;
  for (size_t j = 1; j < plain.size(); ++j)
    plain[j] = plain[j - 1] + plain[j];
  const auto got = listOf<double>(scan(ScanOpcode::Sum, columnOf(x), 0, false));
  EXPECT_TRUE(std::equal(got.begin(), got.begin() + 2048, plain.begin()));
  EXPECT_NE(got, plain);
}

TEST(ScanOrderTest, ReverseCountsFromTheEnd) {
  auto x = valuesNear<double>(0.1, 5000);
  const Value got = scan(ScanOpcode::Sum, columnOf(x), 0, true);
  std::reverse(x.begin(), x.end());
  auto expected = definedScan(x, [](double a, double b) { return a + b; });
  std::reverse(expected.begin(), expected.end());
  EXPECT_TRUE(sameBits(listOf<double>(got), expected));
}

TEST(ScanOrderTest, LinesAlongALaterDimension) {
  constexpr size_t rows = 19, columns = 5000;
  const auto x = valuesNear<double>(0.1, rows * columns * 2);
  const Value array = columnOf(x).array()->reshaped(
      Extents(std::vector<int64_t>{rows, columns, 2}));
  for (bool reverse : {false, true}) {
    const auto got = listOf<double>(scan(ScanOpcode::Sum, array, 1, reverse));
    for (size_t line = 0; line < 2 * rows; ++line) {
      const size_t first = line / rows * rows * columns + line % rows;
      std::vector<double> elements, found;
      for (size_t c = 0; c < columns; ++c) {
        const size_t j = reverse ? columns - 1 - c : c;
        elements.push_back(x[first + rows * j]);
        found.push_back(got[first + rows * j]);
      }
      EXPECT_TRUE(sameBits(
          found,
          definedScan(elements, [](double a, double b) { return a + b; })))
          << line;
    }
  }
}

TEST(ScanOrderTest, ComplexNumbersAreCombinedAsWholes) {
  using Complex = std::complex<double>;
  const auto re = valuesNear<double>(0.6, 5000),
             im = valuesNear<double>(0.8, 5000);
  std::vector<Complex> x;
  for (size_t j = 0; j < re.size(); ++j)
    x.push_back({re[j], im[j]});
  ArrayRef array =
      Array::make(ElementClass::Double, Extents(5000, 1), /*isComplex=*/true);
  std::copy(x.begin(), x.end(), array->mutableAs<Complex>());
  const Value got = scan(ScanOpcode::Product, array, 0, false);
  const auto expected = definedScan(x, [](Complex a, Complex b) -> Complex {
    return {a.real() * b.real() - a.imag() * b.imag(),
            a.real() * b.imag() + a.imag() * b.real()};
  });
  EXPECT_TRUE(
      std::equal(expected.begin(), expected.end(), got.array()->as<Complex>()));
}

TEST(ScanOrderTest, ExtremesAreThoseOfPlainOrder) {
  auto x = valuesNear<double>(0, 3 * 2048 + 5);
  for (size_t j = 0; j < x.size(); j += 3)
    x[j] = std::bit_cast<double>(0x7ff8000000000000 + j);
  std::fill(x.begin(), x.begin() + 2050, notANumber);
  std::fill(x.begin() + 4000, x.begin() + 4200, -0.0);
  for (auto [op, sign] : {std::pair(ScanOpcode::Maximum, 1.0),
                          std::pair(ScanOpcode::Minimum, -1.0)}) {
    std::vector<double> plain = x;
    for (size_t j = 1; j < plain.size(); ++j) {
      const double a = plain[j - 1], b = plain[j];
      plain[j] = std::isnan(a) || sign * b > sign * a ? b : a;
    }
    EXPECT_TRUE(
        sameBits(listOf<double>(scan(op, columnOf(x), 0, false)), plain));
  }
}

// Beyond the first saturation, sums in blocks would be others.
TEST(ScanOrderTest, IntegersSaturateOneAfterTheOther) {
  std::vector<int8_t> x(5000, 1);
  std::fill(x.begin() + 1000, x.begin() + 3000, int8_t(-1));
  const auto got = listOf<int8_t>(scan(ScanOpcode::Sum, columnOf(x), 0, false));
  int sum = 0;
  for (size_t j = 0; j < x.size(); ++j) {
    sum = std::clamp(sum + x[j], -128, 127);
    ASSERT_EQ(int(got[j]), sum) << j;
  }
}

} // namespace
