//===- LaunchChainTest.cpp - tests of launches that run together *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/LaunchChain.h"
#include "TestKernels.h"
#include "runtime/Devices/DeviceRegistry.h"
#include "runtime/Launcher.h"

#include <gtest/gtest.h>

namespace runmat {
namespace {

using namespace test;

double *doubles(uint64_t word) { return reinterpret_cast<double *>(word); }

/// Sums over the second of three dimensions: words x, y, partials, extents.
void middleSums(const uint64_t *words, uint64_t begin, uint64_t end) {
  const uint64_t inner = words[3], length = words[4];
  for (uint64_t slice = begin; slice < end; ++slice) {
    const double *first =
        doubles(words[0]) + slice / inner * inner * length + slice % inner;
    double sum = 0;
    for (uint64_t k = 0; k < length; ++k)
      sum += first[k * inner];
    doubles(words[1])[slice] = sum;
  }
}

/// y = x - m, where m has an element a slice: words x, m, y, extents.
void lessSlices(const uint64_t *words, uint64_t begin, uint64_t end) {
  const uint64_t inner = words[3], length = words[4];
  for (uint64_t i = begin; i < end; ++i) {
    const uint64_t slice = i / (inner * length) * inner + i % inner;
    doubles(words[2])[i] = doubles(words[0])[i] - doubles(words[1])[slice];
  }
}

RuntimeSettings ofTwoThreads() {
  RuntimeSettings settings;
  settings.threads = 2;
  return settings;
}

class LaunchChainTest : public testing::Test {
protected:
  RuntimeSettings settings = ofTwoThreads();
  DeviceRegistry registry{settings};
  Device &device = registry.device("cpu");
  Launcher ofTwo{settings}, *launcher = &ofTwo;
  LaunchChain chain;
  Cluster sums = sumCluster(), less = sumCluster();
  FakeSource sumKernels = sumSource();

  void SetUp() override {
    counters().reset();
    sums.info.chained = 1;
    less.info = addScalarCluster(2).info;
    less.info.output_classes = less.outputClasses.data();
    less.info.scalar_count = 0;
    less.info.input_count = 2;
  }
  uint64_t launches() { return device.counters().launches.get(); }
  LaunchOutcome run(TestLaunch &launch) {
    LaunchArguments arguments = launch.arguments();
    arguments.chain = &chain;
    return launcher->launch(launch.reference(), device, arguments,
                            launch.error);
  }
  /// x of three dimensions less its sums over the second one.
  void check(int64_t inner, int64_t length, int64_t outer, uint64_t expected);
};

void LaunchChainTest::check(int64_t inner, int64_t length, int64_t outer,
                            uint64_t expected) {
  static constexpr uint8_t secondOfThree[] = {0, 1, 0};
  sums.info.reduced = secondOfThree;
  sums.info.block_length = 2048;
  sums.info.extent_count = less.info.extent_count = 3;
  sumKernels.wordCount = 6;
  sumKernels.kernels = {{RUNMAT_KERNEL_SINGLE, middleSums},
                        {RUNMAT_KERNEL_PARTIAL, middleSums},
                        {RUNMAT_KERNEL_FINAL, middleSums}};
  FakeSource lessKernels(6, {{RUNMAT_KERNEL_ELEMENTWISE, lessSlices}});
  ArrayRef x = ramp(inner * length * outer);
  TestLaunch sum(sums, sumKernels, {x}, {inner, length, outer},
                 {{inner, 1, outer}});
  ASSERT_EQ(run(sum), LaunchOutcome::Done);
  EXPECT_TRUE(chain.isPending());
  EXPECT_EQ(launches(), 0u);
  ArrayRef made = sum.output(0);
  TestLaunch rest(less, lessKernels, {x, made}, {inner, length, outer},
                  {{inner, length, outer}});
  ASSERT_EQ(run(rest), LaunchOutcome::Done) << rest.error.what();
  EXPECT_FALSE(chain.isPending());
  EXPECT_EQ(launches(), expected);
  // Of numbers with equal steps.
  const auto sumOf = [&](int64_t slice) {
    const int64_t first = slice / inner * inner * length + slice % inner;
    return static_cast<double>(length * (2 * first + (length - 1) * inner) / 2);
  };
  for (int64_t i = 0; i < inner * length * outer; ++i) {
    const int64_t slice = i / (inner * length) * inner + i % inner;
    ASSERT_EQ(made->as<double>()[slice], sumOf(slice));
    ASSERT_EQ(rest.output(0)->as<double>()[i],
              static_cast<double>(i) - sumOf(slice));
  }
}

TEST_F(LaunchChainTest, ColumnsAreOneLaunch) { check(1, 37, 1001, 1); }

TEST_F(LaunchChainTest, GroupsOfRowsAreOneLaunch) { check(3, 41, 203, 1); }

TEST_F(LaunchChainTest, RowsOfOneMatrixGoInOrder) { check(1003, 41, 1, 2); }

TEST_F(LaunchChainTest, FewRowsAreOneLaunch) { check(7, 41, 1, 1); }

TEST_F(LaunchChainTest, RowsBeyondTheCachesAreOneLaunch) {
  const auto columns =
      static_cast<int64_t>(chainMachine(2).cacheBytes / 1003 + 1);
  check(1003, columns, 1, 1);
}

TEST_F(LaunchChainTest, StripsOfSeveralMatricesAreOneLaunch) {
  const auto columns =
      static_cast<int64_t>(chainMachine(2).cacheBytes / 3003 + 1);
  RuntimeSettings four = settings;
  four.threads = 4;
  Launcher ofFour{four};
  launcher = &ofFour;
  check(1001, columns, 3, 1);
}

TEST_F(LaunchChainTest, BlocksOfOneSliceAreOneLaunch) {
  less.info = addScalarCluster(2).info;
  less.info.output_classes = less.outputClasses.data();
  FakeSource addKernels = addScalarSource(2);
  const int64_t rows = 100003;
  ArrayRef x = ramp(rows);
  TestLaunch sum(sums, sumKernels, {x}, {rows, 1}, {{1, 1}});
  ASSERT_EQ(run(sum), LaunchOutcome::Done);
  TestLaunch add(less, addKernels, {x}, {rows, 1}, {{rows, 1}}, {bitsOf(0.5)});
  ASSERT_EQ(run(add), LaunchOutcome::Done);
  EXPECT_EQ(launches(), 1u);
  EXPECT_EQ(sum.output(0)->as<double>()[0], 100003.0 * 100002 / 2);
  for (int64_t i = 0; i < rows; ++i)
    ASSERT_EQ(add.output(0)->as<double>()[i], static_cast<double>(i) + 0.5);
}

TEST_F(LaunchChainTest, AFlagOfAnEarlierLaunchIsToldByTheLast) {
  Cluster root = sqrtCluster();
  root.info.chained = 1;
  FakeSource rootKernels = sqrtSource();
  ArrayRef x = ramp(1000, -3);
  TestLaunch first(root, rootKernels, {x}, {1000}, {{1000, 1}});
  ASSERT_EQ(run(first), LaunchOutcome::Done);
  EXPECT_TRUE(chain.hasFlag());
  sums.info.chained = 0;
  TestLaunch sum(sums, sumKernels, {first.output(0)}, {1000, 1}, {{1, 1}});
  EXPECT_EQ(run(sum), LaunchOutcome::Guard);
  EXPECT_EQ(sum.rawOutput(0), nullptr);
  EXPECT_FALSE(chain.isPending());
}

TEST_F(LaunchChainTest, ResultsOfTheChainAloneAreOverwrittenBehindAFlag) {
  Cluster root = sqrtCluster();
  root.info.chained = 1;
  FakeSource rootKernels = sqrtSource(), addKernels = addScalarSource(1);
  Cluster add = addScalarCluster(1);
  add.info.chained = 1;
  ArrayRef own = ramp(1000);
  const double *elements = own->as<double>();
  TestLaunch first(root, rootKernels, {ramp(1000)}, {1000}, {{1000, 1}});
  ASSERT_EQ(run(first), LaunchOutcome::Done);
  TestLaunch outside(add, addKernels, {std::move(own)}, {1000}, {{1000, 1}},
                     {bitsOf(1)});
  outside.donations = {0};
  ASSERT_EQ(run(outside), LaunchOutcome::Done);
  EXPECT_NE(outside.output(0)->as<double>(), elements);
  TestLaunch inside(add, addKernels, {}, {1000}, {{1000, 1}}, {bitsOf(1)});
  inside.donations = {0};
  // The unit's own reference, given up for the result.
  inside.inputs.push_back(ArrayRef::adopt(first.takeOutput(0)));
  const double *made = inside.inputs[0]->as<double>();
  ASSERT_EQ(run(inside), LaunchOutcome::Done);
  EXPECT_EQ(inside.output(0)->as<double>(), made);
}

TEST_F(LaunchChainTest, WhatIsForgottenIsNotRun) {
  TestLaunch sum(sums, sumKernels, {ramp(100)}, {100, 1}, {{1, 1}});
  ASSERT_EQ(run(sum), LaunchOutcome::Done);
  chain.clear();
  EXPECT_FALSE(chain.isPending());
  EXPECT_EQ(launches(), 0u);
}

TEST_F(LaunchChainTest, DevicesOfTheirOwnWaitForNothing) {
  Device &other = registry.device("inprocess");
  TestLaunch sum(sums, sumKernels, {ramp(100)}, {100, 1}, {{1, 1}});
  LaunchArguments arguments = sum.arguments();
  arguments.chain = &chain;
  ASSERT_EQ(launcher->launch(sum.reference(), other, arguments, sum.error),
            LaunchOutcome::Done);
  EXPECT_FALSE(chain.isPending());
  EXPECT_EQ(other.counters().launches.get(), 1u);
}

} // namespace
} // namespace runmat
