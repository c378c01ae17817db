//===- ReductionTest.cpp - reduction kernels on the CPU ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "KernelRunner.h"
#include "codegen/Common/CombinerArithmetic.h"
#include <cmath>
#include <functional>
#include <gtest/gtest.h>

using namespace runmat;
using namespace runmat::test;

namespace {
class CPUReduction : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Levels, CPUReduction,
                         testing::ValuesIn(runnableCPUs()),
                         [](const auto &info) {
                           std::string name = info.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

/// A combiner as its definition reads.
template <typename T> struct Definition {
  std::string name;
  T identity;
  std::function<T(T, T)> combine;
};
} // namespace

template <typename T> static std::vector<Definition<T>> numericCombiners() {
  T nan = std::numeric_limits<T>::quiet_NaN();
  return {
      {"sum", T(0), [](T a, T b) { return a + b; }},
      {"prod", T(1), [](T a, T b) { return a * b; }},
      {"max", nan, [](T a, T b) { return std::isnan(a) || b > a ? b : a; }},
      {"min", nan, [](T a, T b) { return std::isnan(a) || b < a ? b : a; }}};
}

/// The value of one block, element by element.
template <typename T>
static T reduceBlock(const std::vector<T> &elements, size_t first,
                     const Definition<T> &definition) {
  std::vector<T> lanes(reductionLanes, definition.identity);
  size_t end = std::min(elements.size(), first + size_t(reductionBlock));
  for (size_t j = first; j != end; ++j) {
    T &lane = lanes[(j - first) % reductionLanes];
    lane = definition.combine(lane, elements[j]);
  }
  for (int64_t half = reductionLanes / 2; half != 0; half /= 2)
    for (int64_t l = 0; l != half; ++l)
      lanes[l] = definition.combine(lanes[l], lanes[l + half]);
  return lanes[0];
}

/// The value of a slice, straight from the definition.
template <typename T>
static T reduceSlice(const std::vector<T> &elements,
                     const Definition<T> &definition) {
  std::vector<T> level;
  for (size_t first = 0; first < elements.size(); first += reductionBlock)
    level.push_back(reduceBlock(elements, first, definition));
  if (level.empty())
    return definition.identity;
  while (level.size() > 1) {
    std::vector<T> next;
    for (size_t i = 0; i < level.size(); i += 2)
      next.push_back(i + 1 < level.size()
                         ? definition.combine(level[i], level[i + 1])
                         : level[i]);
    level = next;
  }
  return level[0];
}

namespace {
/// Reduces a(i, j, k) .* b(j) over the dimensions in `reduced`, b being
/// broadcast, as kernel text.
struct Problem {
  std::string type;
  std::string combiner;
  std::vector<int> reduced; ///< of 0, 1, 2

  bool isReduced(int d) const {
    return std::find(reduced.begin(), reduced.end(), d) != reduced.end();
  }
  std::string text() const;
};
} // namespace

std::string Problem::text() const {
  // Loops are k, j, i: extents d2, d1, d0.
  std::string iterators, kept, shape;
  const char *names[] = {"i", "j", "k"};
  for (int d : {2, 1, 0}) {
    iterators += std::string(iterators.empty() ? "" : ", ") +
                 (isReduced(d) ? "\"reduction\"" : "\"parallel\"");
    if (!isReduced(d)) {
      kept += std::string(kept.empty() ? "" : ", ") + names[d];
      shape += "?x";
    }
  }
  std::string out = "tensor<" + shape + type + ">";
  std::string in = "tensor<?x?x?x" + type + ">", row = "tensor<?x" + type + ">";
  return "func.func @reduce(%a: " + in + ", %b: " + row + ", %out: " + out +
         ", %d0: index, %d1: index, %d2: index) -> " + out + R"(
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 2, outputs = 1, extents = 3, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(k, j, i) -> (k, j, i)>, affine_map<(k, j, i) -> (j)>,
                                        affine_map<(k, j, i) -> ()" +
         kept + ")>], iterator_types = [" + iterators +
         "]}\n      ins(%a, %b : " + in + ", " + row + ") outs(%out : " + out +
         ") {\n  ^bb0(%x: " + type + ", %y: " + type + ", %acc: " + type +
         "):\n    %0 = arith.mulf %x, %y : " + type +
         "\n    %1 = runmat.combine " + combiner + " %acc, %0 : " + type +
         "\n    linalg.yield %1 : " + type + "\n  } -> " + out +
         "\n  return %r : " + out + "\n}\n";
}

/// Runs the entries in both ways and compares with the definition.
template <typename T>
static void check(CompiledKernels &kernels, const Problem &problem,
                  const Definition<T> &definition,
                  const std::array<int64_t, 3> &extents) {
  Entry partial = kernels.entry("reduce_partial");
  Entry final = kernels.entry("reduce_final");
  Entry single = kernels.entry("reduce_single");
  ASSERT_TRUE(partial && final && single);
  auto [m, n, p] = extents;
  auto a = sample<T>(m * n * p, 1), b = sample<T>(n, 2);
  int64_t slices = 1, length = 1;
  for (int d = 0; d != 3; ++d)
    (problem.isReduced(d) ? length : slices) *= extents[d];
  std::vector<std::vector<T>> elements(slices);
  for (int64_t k = 0; k != p; ++k)
    for (int64_t j = 0; j != n; ++j)
      for (int64_t i = 0; i != m; ++i) {
        int64_t slice = 0, stride = 1;
        const int64_t coordinates[] = {i, j, k};
        for (int d = 0; d != 3; ++d)
          if (!problem.isReduced(d)) {
            slice += coordinates[d] * stride;
            stride *= extents[d];
          }
        elements[slice].push_back(a[i + m * (j + n * k)] * b[j]);
      }
  std::vector<T> expected(slices);
  for (int64_t s = 0; s != slices; ++s)
    expected[s] = reduceSlice(elements[s], definition);

  int64_t blocks = (length + reductionBlock - 1) / reductionBlock;
  for (bool twoPasses : {false, true}) {
    std::vector<T> got(slices, T(777));
    std::vector<T> partials(std::max<int64_t>(1, blocks * slices), T(555));
    auto words = Words().array(a).array(b).array(got).array(partials);
    words.extent(m).extent(n).extent(p);
    if (twoPasses) {
      runSplit(partial, words, blocks * slices, 4);
      runSplit(final, words, slices, 3);
    } else {
      runSplit(single, words, slices, 3);
    }
    EXPECT_EQ(firstDifference(got, expected), -1)
        << definition.name << " of " << problem.type << " " << m << "x" << n
        << "x" << p << (twoPasses ? ", two passes" : ", one pass");
  }
}

template <typename T>
static void checkShapes(const std::string &cpu, const std::string &type,
                        const Definition<T> &definition,
                        const std::vector<int> &reduced) {
  Problem problem{type, definition.name, reduced};
  CompiledKernels kernels(problem.text(), cpu);
  const std::array<int64_t, 3> shapes[] = {
      {1, 1, 1},    {7, 5, 3},    {31, 1, 1},   {32, 2, 2},
      {33, 9, 4},   {0, 3, 2},    {3, 0, 2},    {2047, 1, 2},
      {2049, 2, 1}, {3, 700, 5},  {300, 3, 40}, {64, 33, 3},
      {5, 2, 4097}, {1, 4500, 1}, {2, 3, 1000}, {515, 9, 1}};
  for (const auto &shape : shapes)
    check(kernels, problem, definition, shape);
}

static const std::vector<int> subsets[] = {{0},    {1},    {2},      {0, 1},
                                           {0, 2}, {1, 2}, {0, 1, 2}};

TEST_P(CPUReduction, EveryCombinerOverEverySetOfDimensionsF64) {
  for (const auto &definition : numericCombiners<double>())
    for (const auto &reduced : subsets)
      checkShapes(GetParam(), "f64", definition, reduced);
}

TEST_P(CPUReduction, EveryCombinerOverEverySetOfDimensionsF32) {
  for (const auto &definition : numericCombiners<float>())
    for (const auto &reduced : subsets)
      checkShapes(GetParam(), "f32", definition, reduced);
}

template <typename T>
static void checkVector(const std::string &cpu, const std::string &type) {
  std::string text = R"(
func.func @sum(%a: tensor<?xT>, %out: tensor<T>, %d0: index) -> tensor<T>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%a : tensor<?xT>) outs(%out : tensor<T>) {
  ^bb0(%x: T, %acc: T):
    %1 = runmat.combine sum %acc, %x : T
    linalg.yield %1 : T
  } -> tensor<T>
  return %r : tensor<T>
})";
  for (size_t at = 0; (at = text.find('T', at)) != std::string::npos;)
    text.replace(at, 1, type);
  CompiledKernels kernels(text, cpu);
  Entry partial = kernels.entry("sum_partial");
  Entry final = kernels.entry("sum_final");
  Entry single = kernels.entry("sum_single");
  ASSERT_TRUE(partial && final && single);
  auto definition = numericCombiners<T>()[0];
  for (int64_t n : {0, 1, 31, 32, 33, 1023, 1024, 1025, 2047, 2048, 2049, 4095,
                    4096, 4097, 6145, 100000, 1000000}) {
    auto a = finiteSample<T>(n, 3);
    T expected = reduceSlice(a, definition);
    int64_t blocks = (n + reductionBlock - 1) / reductionBlock;
    std::vector<T> out(1, T(777)), partials(blocks + 1);
    auto words = Words().array(a).array(out).array(partials).extent(n);
    runSplit(partial, words, blocks, 3);
    runSplit(final, words, 1, 1);
    EXPECT_TRUE(sameBits(out[0], expected)) << n << " in two passes";
    out[0] = T(777);
    runSplit(single, words, 1, 1);
    EXPECT_TRUE(sameBits(out[0], expected)) << n << " in one pass";
  }
}

TEST_P(CPUReduction, SumOfVectorOfEveryLength) {
  checkVector<double>(GetParam(), "f64");
  checkVector<float>(GetParam(), "f32");
}

static std::string logicalText(const std::string &combiner, bool firstKept) {
  std::string loops = firstKept ? R"(["reduction", "parallel"])"
                                : R"(["parallel", "reduction"])";
  std::string out = firstKept ? "i" : "j";
  return R"(
func.func @logical(%a: tensor<?x?xi8>, %out: tensor<?xi8>, %d0: index, %d1: index) -> tensor<?xi8>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 2, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(j, i) -> (j, i)>, affine_map<(j, i) -> ()" +
         out + ")>], iterator_types = " + loops + R"(}
      ins(%a : tensor<?x?xi8>) outs(%out : tensor<?xi8>) {
  ^bb0(%x: i8, %acc: i8):
    %zero = arith.constant 0 : i8
    %old = arith.trunci %acc : i8 to i1
    %b = arith.cmpi ne, %x, %zero : i8
    %1 = runmat.combine )" +
         combiner + R"( %old, %b : i1
    %2 = arith.extui %1 : i1 to i8
    linalg.yield %2 : i8
  } -> tensor<?xi8>
  return %r : tensor<?xi8>
})";
}

TEST_P(CPUReduction, AnyAndAll) {
  for (bool any : {true, false})
    for (bool firstKept : {true, false}) {
      CompiledKernels kernels(logicalText(any ? "any" : "all", firstKept),
                              GetParam());
      Entry partial = kernels.entry("logical_partial");
      Entry final = kernels.entry("logical_final");
      ASSERT_TRUE(partial && final);
      for (auto [m, n] : {std::pair<int64_t, int64_t>{0, 3},
                          {3, 0},
                          {40, 30},
                          {5000, 3},
                          {3, 5000}}) {
        std::vector<uint8_t> a(m * n);
        for (size_t i = 0; i != a.size(); ++i)
          a[i] = any ? i % 37 == 5 : i % 37 != 5;
        int64_t slices = firstKept ? m : n, length = firstKept ? n : m;
        std::vector<uint8_t> expected(slices, !any), got(slices, 9);
        for (int64_t j = 0; j != n; ++j)
          for (int64_t i = 0; i != m; ++i) {
            uint8_t &value = expected[firstKept ? i : j];
            value = any ? value | a[i + m * j] : value & a[i + m * j];
          }
        int64_t blocks = (length + reductionBlock - 1) / reductionBlock;
        std::vector<uint8_t> partials(blocks * slices + 1, 9);
        auto words = Words().array(a).array(got).array(partials);
        words.extent(m).extent(n);
        runSplit(partial, words, blocks * slices, 3);
        runSplit(final, words, slices, 2);
        EXPECT_EQ(firstDifference(got, expected), -1) << m << "x" << n;
      }
    }
}

/// Sums t(j, i) * (i + 1000 j), t being read transposed, and raises where t is
/// 0.
static std::string indexedText(const std::string &iterators,
                               const std::string &kept) {
  std::string out = kept.empty() ? "tensor<f64>" : "tensor<?xf64>";
  return "func.func @indexed(%t: tensor<?x?xf64>, %out: " + out +
         ", %d0: index, %d1: index) -> " + out + R"(
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 2, scalars = 0, flag = true>} {
  %r = linalg.generic {indexing_maps = [affine_map<(j, i) -> (i, j)>, affine_map<(j, i) -> ()" +
         kept + ")>], iterator_types = [" + iterators +
         "]}\n      ins(%t : tensor<?x?xf64>) outs(%out : " + out + R"() {
  ^bb0(%x: f64, %acc: f64):
    %zero = arith.constant 0.0 : f64
    %thousand = arith.constant 1000 : index
    %bad = arith.cmpf oeq, %x, %zero : f64
    runmat.raise %bad
    %j = linalg.index 0 : index
    %i = linalg.index 1 : index
    %0 = arith.muli %j, %thousand : index
    %1 = arith.addi %0, %i : index
    %2 = arith.index_cast %1 : index to i64
    %3 = arith.sitofp %2 : i64 to f64
    %4 = arith.mulf %x, %3 : f64
    %5 = runmat.combine sum %acc, %4 : f64
    linalg.yield %5 : f64
  } -> )" +
         out + "\n  return %r : " + out + "\n}";
}

namespace {
struct IndexedCase {
  const char *iterators, *kept;
  bool keepsI, keepsJ;
};
} // namespace

static const IndexedCase indexedCases[] = {
    {R"("parallel", "reduction")", "j", false, true},
    {R"("reduction", "parallel")", "i", true, false},
    {R"("reduction", "reduction")", "", false, false}};

TEST_P(CPUReduction, CoordinatesTransposesAndGuards) {
  for (const IndexedCase &c : indexedCases) {
    CompiledKernels kernels(indexedText(c.iterators, c.kept), GetParam());
    Entry single = kernels.entry("indexed_single");
    ASSERT_TRUE(single);
    for (auto [m, n] :
         {std::pair<int64_t, int64_t>{13, 41}, {45, 3}, {2100, 2}, {3, 900}}) {
      auto t = finiteSample<double>(m * n, 7);
      int64_t slices = c.keepsI ? m : c.keepsJ ? n : 1;
      std::vector<std::vector<double>> elements(slices);
      for (int64_t j = 0; j != n; ++j)
        for (int64_t i = 0; i != m; ++i)
          elements[c.keepsI   ? i
                   : c.keepsJ ? j
                              : 0]
              .push_back(t[j + n * i] * double(i + 1000 * j));
      std::vector<double> expected, got(slices, 777), partials(slices * 3);
      for (const auto &slice : elements)
        expected.push_back(
            reduceSlice(slice, numericCombiners<double>().front()));
      int32_t flag = 0;
      auto words = Words().array(t).array(got).array(partials).flag(flag);
      words.extent(m).extent(n);
      runSplit(single, words, slices, 2);
      EXPECT_EQ(firstDifference(got, expected), -1) << m << "x" << n;
      EXPECT_EQ(flag, 0);
      t[(m * n) / 2] = 0;
      runSplit(single, words, slices, 2);
      EXPECT_EQ(flag, 1);
    }
  }
}

// A body too heavy for one vector of all lanes runs in pieces.
TEST_P(CPUReduction, HeavyProducer) {
  std::string body;
  const int steps = 1100;
  for (int i = 0; i != steps; ++i)
    body += "    %v" + std::to_string(i + 1) + " = arith.addf %v" +
            std::to_string(i) + ", %x : f32\n";
  std::string last = std::to_string(steps);
  CompiledKernels kernels(R"(
func.func @heavy(%a: tensor<?xf32>, %out: tensor<f32>, %d0: index) -> tensor<f32>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%a : tensor<?xf32>) outs(%out : tensor<f32>) {
  ^bb0(%x: f32, %acc: f32):
    %v0 = arith.addf %x, %x : f32
)" + body + "    %s = runmat.combine sum %acc, %v" +
                              last + R"( : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  return %r : tensor<f32>
})",
                          GetParam());
  Entry single = kernels.entry("heavy_single");
  ASSERT_TRUE(single);
  for (int64_t n : {0, 1, 33, 2049, 5000}) {
    auto a = finiteSample<float>(n, 3);
    std::vector<float> elements(a), out(1), partials(3);
    for (float &x : elements) {
      float v = x + x, factor = x;
      for (int i = 0; i != steps; ++i)
        v += factor;
      x = v;
    }
    auto words = Words().array(a).array(out).array(partials).extent(n);
    single(words.data(), 0, 1);
    EXPECT_TRUE(sameBits(
        out[0], reduceSlice(elements, numericCombiners<float>().front())))
        << n;
  }
}
