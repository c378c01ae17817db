//===- ScanTest.cpp - scans on a device -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DeviceRunner.h"

#include <bit>
#include <cmath>
#include <limits>
#include <random>

using namespace runmat::test;

namespace {

constexpr uint64_t blockLength = 2048;

/// Lines of an array, as words of the kernels.
struct Layout {
  uint64_t stride = 1, length = 0, outer = 1;
  uint64_t lines() const { return stride * outer; }
  uint64_t blocks() const { return (length + blockLength - 1) / blockLength; }
};

template <typename T> struct Rule {
  std::string name;
  T (*join)(T, T);
};

template <typename T> std::vector<Rule<T>> rules() {
  return {
      {"sum", [](T a, T b) { return T(a + b); }},
      {"prod", [](T a, T b) { return T(a * b); }},
      {"max", [](T a, T b) { return std::isnan(a) || b > a ? b : a; }},
      {"min", [](T a, T b) { return std::isnan(a) || b < a ? b : a; }},
  };
}

/// The definition, read as a recursion.
template <typename T>
std::vector<T> definedScan(std::vector<T> x, T (*join)(T, T)) {
  std::vector<T> totals;
  for (size_t j = 0; j < x.size(); ++j) {
    if (j % blockLength != 0)
      x[j] = join(x[j - 1], x[j]);
    if ((j + 1) % blockLength == 0 || j + 1 == x.size())
      totals.push_back(x[j]);
  }
  if (totals.size() < 2)
    return x;
  totals = definedScan(totals, join);
  for (size_t j = blockLength; j < x.size(); ++j)
    x[j] = join(totals[j / blockLength - 1], x[j]);
  return x;
}

template <typename T>
std::vector<T> definedScan(std::vector<T> x, const Layout &layout,
                           T (*join)(T, T)) {
  for (uint64_t line = 0; line < layout.lines(); ++line) {
    size_t first = line / layout.stride * layout.stride * layout.length +
                   line % layout.stride;
    std::vector<T> elements;
    for (uint64_t j = 0; j < layout.length; ++j)
      elements.push_back(x[first + j * layout.stride]);
    elements = definedScan(elements, join);
    for (uint64_t j = 0; j < layout.length; ++j)
      x[first + j * layout.stride] = elements[j];
  }
  return x;
}

/// The steps of a whole scan of buffer `from` into buffer `to`, whose totals
/// are in the buffers after that; `first` and `then` begin the names of
/// kernels.
void addSteps(const std::string &first, const std::string &then,
              const std::string &walk, const Layout &layout, size_t from,
              size_t to, std::vector<LibraryStep> &steps) {
  std::vector<uint64_t> words = {layout.stride, layout.length, layout.outer};
  std::vector<size_t> buffers = {from, to, to + 1};
  uint64_t lines = layout.lines(), blocks = layout.blocks();
  steps.push_back({first + walk, buffers, words, blocks * lines});
  if (blocks < 2)
    return;
  addSteps(then, then, lines == 1 ? walk : "_blocks", {lines, blocks, 1},
           to + 1, to + 1, steps);
  steps.push_back({then + "_join", buffers, words, lines * layout.length});
}

class ScanTest : public DeviceTest {
protected:
  /// The scan on the device. `operand` may have another type than the result.
  template <typename T, typename Operand>
  std::vector<T> scanned(const std::vector<Operand> &operand,
                         const Layout &layout, const std::string &first,
                         const std::string &then, const std::string &walk,
                         unsigned workgroup) {
    std::vector<Bytes> contents = {toBytes(operand),
                                   toBytes(std::vector<T>(operand.size()))};
    for (uint64_t count = layout.blocks(); count > 0;
         count = count > 1 ? (count + blockLength - 1) / blockLength : 0)
      contents.push_back(toBytes(std::vector<T>(count * layout.lines())));
    std::vector<LibraryStep> steps;
    addSteps(first, then, walk, layout, 0, 1, steps);
    std::vector<Bytes> results = runLibrary(contents, steps, workgroup);
    return results.empty() ? std::vector<T>() : fromBytes<T>(results[1]);
  }

  template <typename T>
  void check(const Layout &layout, const Rule<T> &rule,
             const std::vector<T> &operand, const std::string &walk,
             unsigned workgroup = 256) {
    std::string name = "scan_" + rule.name + (sizeof(T) == 4 ? "_f32" : "_f64");
    std::vector<T> got =
        scanned<T>(operand, layout, name, name, walk, workgroup);
    expectSame(got, definedScan(operand, layout, rule.join),
               name + walk + " " + std::to_string(layout.stride) + " x " +
                   std::to_string(layout.length) + " x " +
                   std::to_string(layout.outer));
  }

  /// Equal to the bit, but that a NaN is a NaN.
  template <typename T>
  static void expectSame(const std::vector<T> &got,
                         const std::vector<T> &expected,
                         const std::string &what) {
    ASSERT_EQ(got.size(), expected.size()) << what;
    for (size_t i = 0; i < got.size(); ++i) {
      bool isSame = std::memcmp(&got[i], &expected[i], sizeof(T)) == 0;
      if constexpr (std::is_floating_point_v<T>)
        isSame |= std::isnan(got[i]) && std::isnan(expected[i]);
      ASSERT_TRUE(isSame) << what << ", element " << i << ": " << +got[i]
                          << " instead of " << +expected[i];
    }
  }
};

/// Near 1, so that neither sums nor products leave the numbers.
template <typename T> std::vector<T> valuesFor(const Layout &layout) {
  std::vector<T> values(layout.lines() * layout.length);
  std::mt19937_64 engine(values.size());
  std::normal_distribution<double> normal(1, 1e-3);
  for (T &value : values)
    value = T(normal(engine));
  return values;
}

template <typename T> std::vector<T> specialValues(const Layout &layout) {
  using Limits = std::numeric_limits<T>;
  std::vector<T> values = valuesFor<T>(layout);
  const T special[] = {Limits::quiet_NaN(), Limits::infinity(), T(-0.0), 0,
                       -Limits::infinity(), Limits::max()};
  for (size_t i = 0; i < values.size(); i += 97)
    values[i] = special[i / 97 % std::size(special)];
  for (size_t i = 0; i < std::min<size_t>(values.size(), 2100); ++i)
    values[i] = i % 2 ? Limits::quiet_NaN() : T(-0.0);
  return values;
}

const Layout columnsOf[] = {{1, 1, 1},     {1, 2, 1},    {1, 31, 3},
                            {1, 32, 33},   {1, 33, 5},   {1, 2047, 2},
                            {1, 2048, 1},  {1, 2049, 2}, {1, 3 * 2048 + 5, 3},
                            {1, 100001, 2}};
const Layout stridedOnes[] = {{3, 1, 1},         {5, 9, 2},     {7, 10, 3},
                              {300, 2047, 1},    {2, 2048, 2},  {3, 2049, 2},
                              {33, 2048 + 9, 2}, {2, 100001, 1}};

TEST_F(ScanTest, ColumnsInTiles) {
  for (const Layout &layout : columnsOf) {
    for (const auto &rule : rules<double>())
      check(layout, rule, valuesFor<double>(layout), "_columns");
    for (const auto &rule : rules<float>())
      check(layout, rule, valuesFor<float>(layout), "_columns");
  }
}

TEST_F(ScanTest, ColumnsByWalkingAlongThem) {
  for (const Layout &layout : columnsOf)
    for (const auto &rule : rules<double>())
      check(layout, rule, valuesFor<double>(layout), "_blocks");
}

TEST_F(ScanTest, LinesAcross) {
  for (const Layout &layout : stridedOnes) {
    for (const auto &rule : rules<double>())
      check(layout, rule, valuesFor<double>(layout), "_blocks");
    for (const auto &rule : rules<float>())
      check(layout, rule, valuesFor<float>(layout), "_blocks");
  }
}

TEST_F(ScanTest, WorkgroupsOfAllSizes) {
  for (unsigned workgroup : {32, 64, 512, 1024})
    for (const char *walk : {"_columns", "_blocks"})
      check({1, 5000, 40}, rules<double>()[0], valuesFor<double>({1, 5000, 40}),
            walk, workgroup);
}

TEST_F(ScanTest, SpecialValues) {
  for (const Layout &layout : {Layout{1, 5000, 2}, Layout{2, 5000, 1}})
    for (const char *walk : {"_columns", "_blocks"}) {
      if (layout.stride > 1 && walk == std::string("_columns"))
        continue;
      for (const auto &rule : rules<double>())
        check(layout, rule, specialValues<double>(layout), walk);
      for (const auto &rule : rules<float>())
        check(layout, rule, specialValues<float>(layout), walk);
    }
}

TEST_F(ScanTest, SubnormalSingles) {
  Layout layout{1, 5000, 2};
  std::vector<float> values(10000);
  for (size_t i = 0; i < values.size(); ++i)
    values[i] = std::bit_cast<float>(uint32_t(i * 7 % 1000 + (i % 3 << 31)));
  for (const char *walk : {"_columns", "_blocks"})
    for (const auto &rule : rules<float>())
      check(layout, rule, values, walk);
}

TEST_F(ScanTest, TotalsOfTotals) {
  Layout layout{1, blockLength * blockLength + 2051, 1};
  check(layout, rules<float>()[0], valuesFor<float>(layout), "_columns");
}

TEST_F(ScanTest, LogicalOperands) {
  Layout layout{2, 5000, 3};
  std::vector<uint8_t> logicals(30000);
  for (size_t i = 0; i < logicals.size(); ++i)
    logicals[i] = i * i % 7 < 3;
  auto sum = rules<double>()[0].join;
  std::vector<double> wide(logicals.begin(), logicals.end());
  expectSame(scanned<double>(logicals, layout, "scan_sum_i8", "scan_sum_f64",
                             "_blocks", 256),
             definedScan(wide, layout, sum), "logical");
  for (const auto &rule :
       {Rule<uint8_t>{"max",
                      [](uint8_t a, uint8_t b) { return uint8_t(a | b); }},
        Rule<uint8_t>{"min",
                      [](uint8_t a, uint8_t b) { return uint8_t(a & b); }}}) {
    std::string name = "scan_" + rule.name + "_i8";
    expectSame(scanned<uint8_t>(logicals, layout, name, name, "_blocks", 256),
               definedScan(logicals, layout, rule.join), name);
  }
}

} // namespace
