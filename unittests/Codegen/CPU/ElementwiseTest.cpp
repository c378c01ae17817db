//===- ElementwiseTest.cpp - elementwise kernels on the CPU -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "KernelRunner.h"
#include <cmath>
#include <gtest/gtest.h>
#include <numeric>

using namespace runmat;
using namespace runmat::test;

namespace {
class CPUElementwise : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Levels, CPUElementwise,
                         testing::ValuesIn(runnableCPUs()),
                         [](const auto &info) {
                           std::string name = info.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });
} // namespace

static const int64_t sizes[] = {0,    1,    7,    15,   16,     17,
                                31,   32,   33,   255,  256,    257,
                                2047, 2048, 2049, 4097, 1000000};

static const char *chainText = R"(
#id = affine_map<(d0) -> (d0)>
func.func @chain(%a: tensor<?xf32>, %b: tensor<?xf32>, %out: tensor<?xf32>, %d0: index, %s: f64) -> tensor<?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 2, outputs = 1, extents = 1, scalars = 1, flag = false>} {
  %t = arith.truncf %s : f64 to f32
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%out : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %c = arith.constant 0.25 : f32
    %0 = arith.mulf %x, %y : f32
    %1 = arith.addf %0, %t : f32
    %2 = arith.mulf %1, %c : f32
    %3 = math.floor %2 : f32
    %4 = arith.subf %2, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
})";

TEST_P(CPUElementwise, ChainOverAllSizesAndSplits) {
  CompiledKernels kernels(chainText, GetParam());
  Entry entry = kernels.entry("chain");
  ASSERT_TRUE(entry);
  for (int64_t n : sizes) {
    auto a = sample<float>(n, 1), b = sample<float>(n, 2);
    std::vector<float> expected(n), got(n, 777.f);
    for (int64_t i = 0; i != n; ++i) {
      float scaled = (a[i] * b[i] + 1.5f) * 0.25f;
      expected[i] = scaled - std::floor(scaled);
    }
    auto words = Words().array(a).array(b).array(got).extent(n).scalar(1.5);
    runSplit(entry, words, n, n > 5 ? 5 : 1);
    EXPECT_EQ(firstDifference(got, expected), -1) << "n = " << n;
  }
}

TEST_P(CPUElementwise, RangeTouchesOnlyItsItems) {
  CompiledKernels kernels(chainText, GetParam());
  Entry entry = kernels.entry("chain");
  ASSERT_TRUE(entry);
  auto a = sample<float>(100, 1), b = sample<float>(100, 2);
  for (int64_t begin = 0; begin <= 40; ++begin) {
    std::vector<float> got(100, 777.f);
    auto words = Words().array(a).array(b).array(got).extent(100).scalar(1.5);
    entry(words.data(), begin, begin + 37);
    for (int64_t i = 0; i != 100; ++i)
      ASSERT_EQ(got[i] == 777.f, i < begin || i >= begin + 37) << i;
  }
}

// out = a(i,j,k) * row(j) + transposed(j,i) - column(i) + scalar, with the
// coordinates mixed in.
TEST_P(CPUElementwise, BroadcastsTransposesAndIndices) {
  CompiledKernels kernels(R"(
#id = affine_map<(k, j, i) -> (k, j, i)>
func.func @mix(%a: tensor<?x?x?xf64>, %row: tensor<?xf64>, %tr: tensor<?x?xf64>, %col: tensor<?xf64>, %one: tensor<f64>,
               %out: tensor<?x?x?xf64>, %d0: index, %d1: index, %d2: index) -> tensor<?x?x?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 5, outputs = 1, extents = 3, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [#id, affine_map<(k, j, i) -> (j)>, affine_map<(k, j, i) -> (i, j)>,
                                        affine_map<(k, j, i) -> (i)>, affine_map<(k, j, i) -> ()>, #id],
                       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%a, %row, %tr, %col, %one : tensor<?x?x?xf64>, tensor<?xf64>, tensor<?x?xf64>, tensor<?xf64>, tensor<f64>)
      outs(%out : tensor<?x?x?xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64, %w: f64, %v: f64, %o: f64):
    %k = linalg.index 0 : index
    %j = linalg.index 1 : index
    %i = linalg.index 2 : index
    %ij = arith.muli %i, %j : index
    %ijk = arith.addi %ij, %k : index
    %int = arith.index_cast %ijk : index to i64
    %n = arith.sitofp %int : i64 to f64
    %0 = arith.mulf %x, %y : f64
    %1 = arith.addf %0, %z : f64
    %2 = arith.subf %1, %w : f64
    %3 = arith.addf %2, %v : f64
    %4 = arith.addf %3, %n : f64
    linalg.yield %4 : f64
  } -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
})",
                          GetParam());
  Entry entry = kernels.entry("mix");
  ASSERT_TRUE(entry);
  const int64_t shapes[][3] = {{3, 5, 2},   {1, 1, 1},  {40, 3, 4},
                               {17, 33, 2}, {0, 4, 2},  {4, 0, 2},
                               {64, 8, 1},  {2, 70, 5}, {100, 9, 3}};
  for (auto &[m, n, p] : shapes) {
    auto a = sample<double>(m * n * p, 1), row = sample<double>(n, 2),
         transposed = sample<double>(n * m, 3), column = sample<double>(m, 4),
         one = sample<double>(1, 5);
    std::vector<double> expected(m * n * p), got(m * n * p, 777);
    for (int64_t k = 0; k != p; ++k)
      for (int64_t j = 0; j != n; ++j)
        for (int64_t i = 0; i != m; ++i) {
          int64_t at = i + m * (j + n * k);
          expected[at] = a[at] * row[j] + transposed[j + n * i] - column[i] +
                         one[0] + double(i * j + k);
        }
    auto words = Words().array(a).array(row).array(transposed).array(column);
    words.array(one).array(got).extent(m).extent(n).extent(p);
    runSplit(entry, words, m * n * p, 4);
    EXPECT_EQ(firstDifference(got, expected), -1) << m << "x" << n << "x" << p;
  }
}

TEST_P(CPUElementwise, RankZero) {
  CompiledKernels kernels(R"(
func.func @zero(%a: tensor<f64>, %out: tensor<f64>, %s: f64) -> tensor<f64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 0, scalars = 1, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}
      ins(%a : tensor<f64>) outs(%out : tensor<f64>) {
  ^bb0(%x: f64, %o: f64):
    %0 = arith.addf %x, %s : f64
    linalg.yield %0 : f64
  } -> tensor<f64>
  return %r : tensor<f64>
})",
                          GetParam());
  Entry entry = kernels.entry("zero");
  ASSERT_TRUE(entry);
  std::vector<double> a{2.5}, out{0, 777};
  auto words = Words().array(a).array(out).scalar(0.5);
  entry(words.data(), 0, 1);
  EXPECT_EQ(out, (std::vector<double>{3, 777}));
}

// Two outputs of different classes, logical and char in memory, a logical
// scalar, and an input that nobody reads.
TEST_P(CPUElementwise, ClassesAndSeveralOutputs) {
  CompiledKernels kernels(R"(
#id = affine_map<(i) -> (i)>
func.func @classes(%a: tensor<?xf64>, %l: tensor<?xi8>, %c: tensor<?xi16>, %dead: tensor<?xf32>,
                   %f: tensor<?xf64>, %o: tensor<?xi8>, %d0: index, %s: i1) -> (tensor<?xf64>, tensor<?xi8>)
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 4, outputs = 2, extents = 1, scalars = 1, flag = false>} {
  %r:2 = linalg.generic {indexing_maps = [#id, #id, #id, #id, #id, #id], iterator_types = ["parallel"]}
      ins(%a, %l, %c, %dead : tensor<?xf64>, tensor<?xi8>, tensor<?xi16>, tensor<?xf32>)
      outs(%f, %o : tensor<?xf64>, tensor<?xi8>) {
  ^bb0(%x: f64, %y: i8, %z: i16, %w: f32, %p: f64, %q: i8):
    %zero = arith.constant 0 : i8
    %b = arith.cmpi ne, %y, %zero : i8
    %n = arith.uitofp %z : i16 to f64
    %lt = arith.cmpf olt, %x, %n : f64
    %and = arith.andi %b, %lt : i1
    %xor = arith.xori %and, %s : i1
    %sel = arith.select %xor, %x, %n : f64
    %byte = arith.extui %xor : i1 to i8
    linalg.yield %sel, %byte : f64, i8
  } -> (tensor<?xf64>, tensor<?xi8>)
  return %r#0, %r#1 : tensor<?xf64>, tensor<?xi8>
})",
                          GetParam());
  Entry entry = kernels.entry("classes");
  ASSERT_TRUE(entry);
  for (int64_t n : {0, 1, 7, 8, 9, 63, 64, 65, 1001}) {
    auto a = sample<double>(n, 1);
    std::vector<uint8_t> l(n), o(n, 9), expectedO(n);
    std::vector<uint16_t> c(n);
    std::vector<float> dead;
    std::vector<double> f(n, 777), expectedF(n);
    for (int64_t i = 0; i != n; ++i) {
      l[i] = i % 3 != 0;
      c[i] = uint16_t(i * 7919);
      bool flag = (l[i] && a[i] < c[i]) != true;
      expectedF[i] = flag ? a[i] : c[i];
      expectedO[i] = flag;
    }
    auto words = Words().array(a).array(l).array(c).array(dead).array(f);
    words.array(o).extent(n).scalar(true);
    runSplit(entry, words, n, 3);
    EXPECT_EQ(firstDifference(f, expectedF), -1) << n;
    EXPECT_EQ(firstDifference(o, expectedO), -1) << n;
  }
}

TEST_P(CPUElementwise, GuardLooksOnlyAtItsItems) {
  CompiledKernels kernels(R"(
#id = affine_map<(i) -> (i)>
func.func @guard(%a: tensor<?xf32>, %out: tensor<?xf32>, %d0: index) -> tensor<?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = true>} {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf32>) outs(%out : tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %one = arith.constant 1.0 : f32
    %small = arith.cmpf olt, %x, %one : f32
    runmat.raise %small
    %0 = math.sqrt %x : f32
    linalg.yield %0 : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
})",
                          GetParam());
  Entry entry = kernels.entry("guard");
  ASSERT_TRUE(entry);
  const int64_t n = 100;
  for (int64_t bad = 0; bad != n; ++bad) {
    std::vector<float> a(n, 4.f), out(n);
    a[bad] = -1;
    int32_t flag = 0;
    auto words = Words().array(a).array(out).flag(flag).extent(n);
    entry(words.data(), 0, bad);
    entry(words.data(), bad + 1, n);
    EXPECT_EQ(flag, 0) << bad;
    entry(words.data(), 0, n);
    EXPECT_EQ(flag, 1) << bad;
  }
}

/// Lanes behind the end raise nothing of their own: not what an element would
/// beside the place of another one.
TEST_P(CPUElementwise, GuardOfPlacesLooksOnlyAtItsItems) {
  CompiledKernels kernels(R"(
#id = affine_map<(i) -> (i)>
func.func @guard(%a: tensor<?xf64>, %out: tensor<?xf64>, %d0: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = true>} {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf64>) outs(%out : tensor<?xf64>) {
  ^bb0(%x: f64, %o: f64):
    %i = linalg.index 0 : index
    %w = arith.index_cast %i : index to i64
    %f = arith.sitofp %w : i64 to f64
    %other = arith.cmpf une, %x, %f : f64
    runmat.raise %other
    linalg.yield %f : f64
  } -> tensor<?xf64>
  return %r : tensor<?xf64>
})",
                          GetParam());
  Entry entry = kernels.entry("guard");
  ASSERT_TRUE(entry);
  for (int64_t n = 1; n != 40; ++n) {
    std::vector<double> a(n), out(n);
    std::iota(a.begin(), a.end(), 0.0);
    int32_t flag = 0;
    auto words = Words().array(a).array(out).flag(flag).extent(n);
    entry(words.data(), 0, n);
    EXPECT_EQ(flag, 0) << n;
    EXPECT_EQ(firstDifference(out, a), -1) << n;
    a[n - 1] = -1;
    entry(words.data(), 0, n);
    EXPECT_EQ(flag, 1) << n;
  }
}

/// What products lose, with the instruction and without.
TEST_P(CPUElementwise, FusedProducts) {
  CompiledKernels kernels(R"(
#id = affine_map<(i) -> (i)>
func.func @fused(%a: tensor<?xf64>, %b: tensor<?xf64>, %out: tensor<?xf64>, %d0: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 2, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<?xf64>, tensor<?xf64>) outs(%out : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64, %o: f64):
    %0 = arith.mulf %x, %y : f64
    %1 = arith.negf %0 : f64
    %2 = math.fma %x, %y, %1 : f64
    %3 = math.roundeven %x : f64
    %4 = math.fma %3, %y, %2 : f64
    linalg.yield %4 : f64
  } -> tensor<?xf64>
  return %r : tensor<?xf64>
})",
                          GetParam());
  Entry entry = kernels.entry("fused");
  ASSERT_TRUE(entry);
  const int64_t n = 1003;
  auto a = sample<double>(n, 1), b = sample<double>(n, 2);
  std::vector<double> expected(n), got(n);
  for (int64_t i = 0; i != n; ++i) {
    const double lost = std::fma(a[i], b[i], -(a[i] * b[i]));
    expected[i] = std::fma(std::nearbyint(a[i]), b[i], lost);
  }
  auto words = Words().array(a).array(b).array(got).extent(n);
  runSplit(entry, words, n, 3);
  EXPECT_EQ(firstDifference(got, expected), -1);
}
