//===- ReductionTest.cpp - reductions on a device ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DeviceRunner.h"
#include "KernelText.h"

#include <cmath>
#include <limits>
#include <random>

using namespace runmat::test;

namespace {

constexpr size_t lanes = 32, blockLength = 2048;

/// How two values join, and what an empty lane holds.
template <typename T> struct Rule {
  std::string name;
  T identity;
  T (*join)(T, T);
  /// Whether a node of the folds so far was subnormal.
  mutable bool metSubnormal = false;

  T node(T a, T b) const {
    T result = join(a, b);
    if constexpr (std::is_floating_point_v<T>)
      metSubnormal |= std::fpclassify(result) == FP_SUBNORMAL;
    return result;
  }
};

template <typename T> std::vector<Rule<T>> floatRules() {
  T nan = std::numeric_limits<T>::quiet_NaN();
  return {
      {"sum", 0, [](T a, T b) { return a + b; }},
      {"prod", 1, [](T a, T b) { return a * b; }},
      {"max", nan, [](T a, T b) { return std::isnan(a) || b > a ? b : a; }},
      {"min", nan, [](T a, T b) { return std::isnan(a) || b < a ? b : a; }},
  };
}

std::vector<Rule<uint8_t>> logicalRules() {
  return {{"any", 0, [](uint8_t a, uint8_t b) { return uint8_t(a | b); }},
          {"all", 1, [](uint8_t a, uint8_t b) { return uint8_t(a & b); }}};
}

template <typename T>
T foldBlock(const Rule<T> &rule, const T *elements, size_t count) {
  std::vector<T> lane(lanes, rule.identity);
  for (size_t j = 0; j < count; ++j)
    lane[j % lanes] = rule.node(lane[j % lanes], elements[j]);
  for (size_t half = lanes / 2; half > 0; half /= 2)
    for (size_t l = 0; l < half; ++l)
      lane[l] = rule.node(lane[l], lane[l + half]);
  return lane[0];
}

/// The defined result of reducing one slice.
template <typename T>
T foldSlice(const Rule<T> &rule, const std::vector<T> &slice) {
  std::vector<T> nodes;
  for (size_t first = 0; first < slice.size(); first += blockLength)
    nodes.push_back(foldBlock(rule, &slice[first],
                              std::min(blockLength, slice.size() - first)));
  while (nodes.size() > 1) {
    std::vector<T> parents;
    for (size_t i = 0; i < nodes.size(); i += 2)
      parents.push_back(i + 1 < nodes.size() ? rule.node(nodes[i], nodes[i + 1])
                                             : nodes[i]);
    nodes = parents;
  }
  return nodes.empty() ? rule.identity : nodes.front();
}

/// An array with its extents, reduced over some dimensions by plain loops.
template <typename T> struct Box {
  std::vector<uint64_t> extents;
  std::vector<unsigned> reduced;
  std::vector<T> values;

  bool isReduced(unsigned d) const {
    return std::find(reduced.begin(), reduced.end(), d) != reduced.end();
  }
  uint64_t count(bool ofReduced) const {
    uint64_t product = 1;
    for (unsigned d = 0; d < extents.size(); ++d)
      if (isReduced(d) == ofReduced)
        product *= extents[d];
    return product;
  }
  std::vector<T> fold(const Rule<T> &rule) const {
    std::vector<std::vector<T>> slices(count(false));
    for (size_t i = 0; i < values.size(); ++i)
      slices[sliceOf(i)].push_back(values[i]);
    std::vector<T> results;
    for (const auto &slice : slices)
      results.push_back(foldSlice(rule, slice));
    return results;
  }

private:
  size_t sliceOf(size_t position) const {
    size_t slice = 0, factor = 1;
    for (unsigned d = 0; d < extents.size(); ++d) {
      if (!isReduced(d)) {
        slice += factor * (position % extents[d]);
        factor *= extents[d];
      }
      position /= extents[d];
    }
    return slice;
  }
};

template <typename T> const char *typeName() {
  return std::is_same_v<T, float>    ? "f32"
         : std::is_same_v<T, double> ? "f64"
                                     : "i8";
}

template <typename T> std::vector<T> randomValues(size_t count) {
  std::mt19937 generator(count + 17);
  std::vector<T> values(count);
  for (T &value : values)
    if constexpr (std::is_floating_point_v<T>)
      value = T(generator() * 0x1p-32 - 0.4);
    else
      value = generator() % 1000 != 0;
  return values;
}

/// Bits of a value; NaN has one pattern here.
template <typename T> std::string bits(T value) {
  if constexpr (std::is_floating_point_v<T>)
    if (std::isnan(value))
      return "NaN";
  return std::string(reinterpret_cast<const char *>(&value), sizeof(T));
}

template <typename T>
void expectSame(const std::vector<T> &actual, const std::vector<T> &expected,
                const std::string &what) {
  ASSERT_EQ(actual.size(), expected.size()) << what;
  for (size_t i = 0; i < actual.size(); ++i)
    ASSERT_EQ(bits(actual[i]), bits(expected[i]))
        << what << ": slice " << i << " is " << +actual[i] << ", expected "
        << +expected[i];
}

using Stages = std::vector<std::pair<uint32_t, uint64_t>>;

class ReductionTest : public DeviceTest {
protected:
  template <typename T>
  void check(const Box<T> &box, const Rule<T> &rule,
             const std::vector<unsigned> &workgroups = {64, 256}) {
    rule.metSubnormal = false;
    std::vector<T> expected = box.fold(rule);
    if (rule.metSubnormal && !keepsSubnormals<T>())
      return noteSubnormalsLeftOut();
    uint64_t slices = box.count(false), length = box.count(true);
    uint64_t blocks = (length + blockLength - 1) / blockLength;
    KernelText kernel =
        reduction(rule.name, typeName<T>(), box.extents.size(), box.reduced);
    Launch launch;
    launch.inputs = {toBytes(box.values)};
    launch.outputBytes = {slices * sizeof(T)};
    launch.partialBytes = std::max<uint64_t>(1, slices * blocks) * sizeof(T);
    launch.extents = box.extents;
    Stages single = {{RUNMAT_KERNEL_SINGLE, slices}};
    Stages twoPasses = {{RUNMAT_KERNEL_PARTIAL, slices * blocks},
                        {RUNMAT_KERNEL_FINAL, slices}};
    for (unsigned workgroup : workgroups)
      for (const Stages &stages : {single, twoPasses}) {
        Outcome outcome = run(kernel.print(), launch, stages, workgroup);
        expectSame(fromBytes<T>(outcome.outputs[0]), expected,
                   rule.name + " of length " + std::to_string(length) +
                       (stages.size() == 1 ? ", one launch" : ", two") +
                       ", workgroup " + std::to_string(workgroup));
      }
  }

  template <typename T>
  void checkBox(std::vector<uint64_t> extents, std::vector<unsigned> reduced,
                const Rule<T> &rule,
                const std::vector<unsigned> &workgroups = {64, 256}) {
    size_t count = 1;
    for (uint64_t extent : extents)
      count *= extent;
    check(Box<T>{extents, reduced, randomValues<T>(count)}, rule, workgroups);
  }
};

TEST_F(ReductionTest, AnyLengthToAScalar) {
  for (uint64_t n : {0, 1, 31, 32, 33, 255, 256, 257, 1023, 1024, 1025, 2047,
                     2048, 2049, 4097, 16384 * 2 + 1, 1000000})
    checkBox<float>({n}, {0}, floatRules<float>()[0]);
}

TEST_F(ReductionTest, AnyWorkgroup) {
  for (uint64_t n : {1000ul, 100003ul})
    for (auto &shape : {std::pair<std::vector<uint64_t>, unsigned>{{n}, 0},
                        {{n, 3}, 0},
                        {{3, n}, 1},
                        {{45, n / 10}, 1}})
      checkBox<double>(shape.first, {shape.second}, floatRules<double>()[0],
                       {32, 64, 96, 128, 256, 512, 992, 1024});
}

TEST_F(ReductionTest, EveryCombiner) {
  for (std::vector<unsigned> reduced : {std::vector<unsigned>{0}, {1}}) {
    for (auto &rule : floatRules<float>())
      checkBox<float>({70, 90}, reduced, rule);
    for (auto &rule : floatRules<double>())
      checkBox<double>({5000, 3}, reduced, rule);
    for (auto &rule : logicalRules()) {
      checkBox<uint8_t>({70, 90}, reduced, rule);
      checkBox<uint8_t>({3, 5000}, reduced, rule);
    }
  }
}

TEST_F(ReductionTest, EmptySlicesGiveTheIdentity) {
  for (auto &rule : floatRules<double>()) {
    checkBox<double>({0, 40}, {0}, rule);
    checkBox<double>({40, 0}, {1}, rule);
    checkBox<double>({40, 0}, {0}, rule);
  }
  for (auto &rule : logicalRules())
    checkBox<uint8_t>({40, 0}, {1}, rule);
}

TEST_F(ReductionTest, NaNAndSignedZeros) {
  double nan = std::numeric_limits<double>::quiet_NaN();
  double inf = std::numeric_limits<double>::infinity();
  for (auto &rule : floatRules<double>()) {
    check(Box<double>{{4, 5}, {0}, {nan,  1,    2,   3,   nan,  nan, nan,
                                    nan,  -0.0, 0.0, 0.0, -0.0, inf, nan,
                                    -inf, 1,    nan, 2,   nan,  -5}},
          rule);
    check(Box<double>{{2, 3}, {1}, {-0.0, 0.0, 0.0, -0.0, nan, 1}}, rule);
  }
}

TEST_F(ReductionTest, SeveralDimensions) {
  auto sum = floatRules<float>()[0];
  checkBox<float>({7, 11, 13}, {0, 1}, sum);
  checkBox<float>({7, 11, 13}, {1, 2}, sum);
  checkBox<float>({7, 11, 13}, {0, 2}, sum);
  checkBox<float>({7, 11, 13}, {1}, sum);
  checkBox<float>({7, 11, 13}, {0, 1, 2}, sum);
  checkBox<float>({50, 60, 70}, {0, 2}, sum);
  checkBox<float>({3, 4, 5000}, {0, 2}, sum);
}

TEST_F(ReductionTest, ManySlices) {
  auto sum = floatRules<float>()[0];
  checkBox<float>({10, 3000}, {0}, sum);
  checkBox<float>({3000, 10}, {1}, sum);
  checkBox<float>({3000, 100}, {0}, sum);
  checkBox<float>({1100, 2100}, {1}, sum);
  checkBox<float>({2100, 1100}, {0}, sum);
}

// An invocation takes a whole slice where they are short and many.
TEST_F(ReductionTest, ManyTinySlices) {
  for (uint64_t length : {0, 1, 2, 3, 5, 10, 16, 17, 31, 32, 33, 63, 64, 65})
    for (auto &rule : {floatRules<float>()[0], floatRules<float>()[2]}) {
      checkBox<float>({length, 4500}, {0}, rule, {64});
      checkBox<float>({4500, length}, {1}, rule, {64});
    }
  checkBox<uint8_t>({10, 4500}, {0}, logicalRules()[1]);
}

// Elements are computed in the same sweep, from several inputs, a broadcast
// one, an index and a scalar; the flag is raised there too.
TEST_F(ReductionTest, ElementsAreComputed) {
  KernelText kernel;
  kernel.rank = 2;
  kernel.inputs = {{"f64", {0, 1}}, {"f64", {1}}};
  kernel.outputs = {{"f64", {0}}};
  kernel.reduced = {1};
  kernel.scalars = {"f64"};
  kernel.flag = true;
  kernel.body = "    %i = linalg.index 0 : index\n"
                "    %k = arith.index_cast %i : index to i64\n"
                "    %f = arith.sitofp %k : i64 to f64\n"
                "    %p = arith.mulf %x0, %x1 : f64\n"
                "    %q = arith.addf %p, %f : f64\n"
                "    %c = arith.cmpf ogt, %x0, %s0 : f64\n"
                "    runmat.raise %c\n"
                "    %r0 = runmat.combine sum %o0, %q : f64";
  uint64_t d0 = 40, d1 = 3000;
  Box<double> box{{d0, d1}, {1}, randomValues<double>(d0 * d1)};
  std::vector<double> row = randomValues<double>(d1);
  Launch launch{{toBytes(box.values), toBytes(row)},
                {d0 * 8},
                2 * d0 * 8,
                true,
                {d0, d1},
                {toWord(10.0)}};
  for (uint64_t j = 0; j < d1; ++j)
    for (uint64_t i = 0; i < d0; ++i) {
      double &value = box.values[i + d0 * j];
      double product = value * row[j];
      value = product + double(j);
    }
  std::vector<double> expected = box.fold(floatRules<double>()[0]);
  Stages single = {{RUNMAT_KERNEL_SINGLE, d0}};
  Stages twoPasses = {{RUNMAT_KERNEL_PARTIAL, d0 * 2},
                      {RUNMAT_KERNEL_FINAL, d0}};
  for (const Stages &stages : {single, twoPasses}) {
    launch.scalars = {toWord(10.0)};
    Outcome outcome = run(kernel.print(), launch, stages);
    expectSame(fromBytes<double>(outcome.outputs[0]), expected, "computed");
    EXPECT_EQ(outcome.flag, 0);
    launch.scalars = {toWord(0.5)};
    EXPECT_EQ(run(kernel.print(), launch, stages).flag, 1);
  }
}

// A grid of one workgroup must walk over all items.
TEST_F(ReductionTest, FewWorkgroupsCoverAllItems) {
  auto rule = floatRules<float>()[0];
  for (unsigned reduced : {0u, 1u}) {
    Box<float> box{{300, 500}, {reduced}, randomValues<float>(150000)};
    KernelText kernel = reduction("sum", "f32", 2, {reduced});
    uint64_t slices = box.count(false);
    Launch launch{{toBytes(box.values)},
                  {slices * 4},
                  slices * 4,
                  false,
                  box.extents,
                  {}};
    std::vector<float> expected = box.fold(rule);
    for (const Stages &stages :
         {Stages{{RUNMAT_KERNEL_SINGLE, 1}},
          Stages{{RUNMAT_KERNEL_PARTIAL, 1}, {RUNMAT_KERNEL_FINAL, 1}}}) {
      Outcome outcome = run(kernel.print(), launch, stages);
      expectSame(fromBytes<float>(outcome.outputs[0]), expected, "one group");
    }
  }
}

} // namespace
