//===- ReductionOrderTest.cpp - the order of docs/numerics.md ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A second, literal reading of the definition: lanes, halves, levels of the
// tree. The reductions must agree with it in every bit.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/Reduce.h"
#include "TestContext.h"

#include <random>

using namespace runmat;
using namespace runmat::test;

namespace {

template <typename T> T definedSum(const std::vector<T> &x) {
  std::vector<T> nodes;
  for (size_t block = 0; block * 2048 < x.size(); ++block) {
    std::vector<T> lane(32, T(0));
    for (size_t j = block * 2048; j < x.size() && j < (block + 1) * 2048; ++j)
      lane[j % 32] = lane[j % 32] + x[j];
    for (size_t step : {16, 8, 4, 2, 1})
      for (size_t l = 0; l < step; ++l)
        lane[l] = lane[l] + lane[l + step];
    nodes.push_back(lane[0]);
  }
  while (nodes.size() > 1) {
    std::vector<T> next;
    for (size_t i = 0; i < nodes.size(); i += 2)
      next.push_back(i + 1 < nodes.size() ? nodes[i] + nodes[i + 1] : nodes[i]);
    nodes = next;
  }
  return nodes.empty() ? T(0) : nodes[0];
}

template <typename T> Value arrayOf(ElementClass c, const std::vector<T> &x) {
  ArrayRef array = Array::make(c, Extents(1, int64_t(x.size())));
  if (!x.empty())
    std::copy(x.begin(), x.end(), array->mutableAs<T>());
  return array;
}

template <typename T> std::vector<T> randomValues(size_t n) {
  std::mt19937_64 engine(n + 7);
  std::normal_distribution<double> normal(0, 1e3);
  std::vector<T> x(n);
  for (T &value : x)
    value = T(normal(engine));
  return x;
}

const size_t lengths[] = {0,    1,    31,   32,   33,    1023,  1024,  1025,
                          2047, 2048, 2049, 4097, 10000, 14337, 100001};

TEST(ReductionOrderTest, SumOfDoubles) {
  for (size_t n : lengths) {
    const auto x = randomValues<double>(n);
    const Value sum =
        reduce(ReductionOpcode::Sum, arrayOf(ElementClass::Double, x), {0, 1});
    EXPECT_EQ(sum.scalarDouble(), definedSum(x)) << n;
  }
}

TEST(ReductionOrderTest, SumOfSinglesAccumulatesInSingle) {
  for (size_t n : lengths) {
    const auto x = randomValues<float>(n);
    const Value sum =
        reduce(ReductionOpcode::Sum, arrayOf(ElementClass::Single, x), {0, 1});
    ASSERT_EQ(sum.className(), "single");
    EXPECT_EQ(float(sum.scalarDouble()), definedSum(x)) << n;
  }
}

TEST(ReductionOrderTest, SlicesAreNumberedColumnMajor) {
  // Over dimensions 1 and 3 of a 3x4x5 array.
  const auto x = randomValues<double>(60);
  const Value array =
      Value::row(x).array()->reshaped(Extents(std::vector<int64_t>{3, 4, 5}));
  const auto sums = elements(reduce(ReductionOpcode::Sum, array, {0, 2}));
  for (size_t c = 0; c < 4; ++c) {
    std::vector<double> slice;
    for (size_t p = 0; p < 5; ++p)
      for (size_t r = 0; r < 3; ++r)
        slice.push_back(x[r + 3 * c + 12 * p]);
    EXPECT_EQ(sums[c], definedSum(slice)) << c;
  }
}

TEST(ReductionOrderTest, StridedRows) {
  const auto x = randomValues<double>(3 * 5000);
  const Value array = Value::row(x).array()->reshaped(Extents(3, 5000));
  const auto sums = elements(reduce(ReductionOpcode::Sum, array, {1}));
  for (size_t r = 0; r < 3; ++r) {
    std::vector<double> slice;
    for (size_t c = 0; c < 5000; ++c)
      slice.push_back(x[r + 3 * c]);
    EXPECT_EQ(sums[r], definedSum(slice)) << r;
  }
}

TEST(ReductionOrderTest, VarianceIsTwoSweeps) {
  const auto x = randomValues<double>(5000);
  const double mean = definedSum(x) / 5000;
  std::vector<double> squares;
  for (double value : x)
    squares.push_back((value - mean) * (value - mean));
  const Value got = variance(Value::row(x), {1}, false, false);
  EXPECT_EQ(got.scalarDouble(), definedSum(squares) / 4999);
}

TEST(ReductionOrderTest, MatrixProductUsesIt) {
  const auto a = randomValues<double>(5000), b = randomValues<double>(5000);
  std::vector<double> products;
  for (size_t k = 0; k < a.size(); ++k)
    products.push_back(a[k] * b[k]);
  const Value got =
      matrixMultiply(Value::row(a), transpose(Value::row(b), false));
  EXPECT_EQ(got.scalarDouble(), definedSum(products));
}

TEST(ReductionOrderTest, MaximumSkipsNaN) {
  std::vector<double> x(5000, notANumber);
  EXPECT_TRUE(std::isnan(
      reduce(ReductionOpcode::Maximum, Value::row(x), {1}).scalarDouble()));
  x[4321] = -7;
  EXPECT_EQ(reduce(ReductionOpcode::Maximum, Value::row(x), {1}).scalarDouble(),
            -7);
  EXPECT_EQ(reduce(ReductionOpcode::Minimum, Value::row(x), {1}).scalarDouble(),
            -7);
}

} // namespace
