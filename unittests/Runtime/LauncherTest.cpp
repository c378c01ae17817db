//===- LauncherTest.cpp - tests of launching clusters -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Launcher.h"
#include "FakeProvider.h"
#include "TestKernels.h"
#include "runtime/Interrupt.h"
#include "runtime/Residency.h"

#include <gtest/gtest.h>

#include <numeric>

namespace runmat {
namespace {

using namespace test;

/// Each test runs on a device that works in place and on one that does not.
class LauncherTest : public testing::TestWithParam<std::string> {
protected:
  RuntimeSettings settings;
  DeviceRegistry registry{settings};
  Device &device = registry.device(GetParam());
  Launcher launcher{settings};

  void SetUp() override { counters().reset(); }
  uint64_t launches() { return device.counters().launches.get(); }
};

INSTANTIATE_TEST_SUITE_P(Devices, LauncherTest,
                         testing::Values("cpu", "inprocess"),
                         [](const auto &test) { return test.param; });

TEST_P(LauncherTest, ElementwiseRunsOnEveryItem) {
  Cluster cluster = addScalarCluster(2);
  FakeSource source = addScalarSource(2);
  TestLaunch launch(cluster, source, {ramp(200000)}, {1000, 200}, {{1000, 200}},
                    {bitsOf(0.5)});
  ASSERT_EQ(launch.on(launcher, device), LaunchOutcome::Done)
      << launch.error.message;
  ArrayRef result = launch.output(0);
  EXPECT_EQ(result->extents().str(), "1000x200");
  EXPECT_EQ(result->elementClass(), ElementClass::Double);
  for (int64_t i = 0; i < 200000; ++i)
    ASSERT_EQ(result->as<double>()[i], static_cast<double>(i) + 0.5);
  EXPECT_EQ(launches(), 1u);
}

TEST_P(LauncherTest, ElementwiseOfNothingLaunchesNothing) {
  Cluster cluster = addScalarCluster(2);
  FakeSource source = addScalarSource(2);
  TestLaunch launch(cluster, source,
                    {Array::make(ElementClass::Double, {0, 3})}, {0, 3},
                    {{0, 3}}, {bitsOf(1)});
  ASSERT_EQ(launch.on(launcher, device), LaunchOutcome::Done);
  EXPECT_EQ(launch.output(0)->extents().str(), "0x3");
  EXPECT_EQ(launches(), 0u);
  EXPECT_TRUE(source.requests.empty());
}

TEST_P(LauncherTest, KernelsAreMadeOnce) {
  Cluster cluster = addScalarCluster(1);
  FakeSource source = addScalarSource(1);
  for (int64_t count : {1, 7, 1000}) {
    TestLaunch launch(cluster, source, {ramp(count)}, {count}, {{count, 1}},
                      {bitsOf(1)});
    ASSERT_EQ(launch.on(launcher, device), LaunchOutcome::Done);
  }
  EXPECT_EQ(source.requests.size(), 1u);
  EXPECT_EQ(source.requests[0].format, uint32_t(RUNMAT_KERNEL_HOST));
  EXPECT_EQ(counters().kernelsCompiled.get(), 1u);
}

/// Sums the columns of a matrix of ones and checks each.
void checkSum(LaunchOutcome outcome, const TestLaunch &launch, int64_t rows,
              int64_t columns) {
  ASSERT_EQ(outcome, LaunchOutcome::Done) << launch.error.message;
  ArrayRef sums = launch.output(0);
  for (int64_t i = 0; i < columns; ++i)
    EXPECT_EQ(sums->elementAsDouble(i), static_cast<double>(rows)) << i;
}

TEST_P(LauncherTest, ReductionTakesTwoPassesAboveTheThreshold) {
  Cluster cluster = sumCluster();
  cluster.info.two_pass_threshold = 10;
  for (int64_t rows : {9, 10, 11, 12}) {
    counters().reset();
    FakeSource source = sumSource();
    ArrayRef ones = ramp(rows * 3);
    std::fill_n(ones->mutableAs<double>(), rows * 3, 1.0);
    TestLaunch launch(cluster, source, {ones->reshaped({rows, 3})}, {rows, 3},
                      {{1, 3}});
    checkSum(launch.on(launcher, device), launch, rows, 3);
    EXPECT_EQ(launches(), rows > 10 ? 2u : 1u) << rows;
    std::vector<uint32_t> stages = source.stages;
    if (rows > 10)
      EXPECT_EQ(stages, (std::vector<uint32_t>{RUNMAT_KERNEL_PARTIAL,
                                               RUNMAT_KERNEL_FINAL}));
    else
      EXPECT_EQ(stages, std::vector<uint32_t>{RUNMAT_KERNEL_SINGLE});
  }
}

TEST_P(LauncherTest, ReductionOfEmptySlicesGivesTheIdentity) {
  Cluster cluster = sumCluster();
  FakeSource source = sumSource();
  TestLaunch launch(cluster, source,
                    {Array::make(ElementClass::Double, {0, 3})}, {0, 3},
                    {{1, 3}});
  checkSum(launch.on(launcher, device), launch, 0, 3);
  EXPECT_EQ(launches(), 1u);
}

TEST_P(LauncherTest, ReductionOfNoSlicesLaunchesNothing) {
  Cluster cluster = sumCluster();
  FakeSource source = sumSource();
  TestLaunch launch(cluster, source,
                    {Array::make(ElementClass::Double, {5, 0})}, {5, 0},
                    {{1, 0}});
  ASSERT_EQ(launch.on(launcher, device), LaunchOutcome::Done);
  EXPECT_EQ(launch.output(0)->extents().str(), "1x0");
  EXPECT_EQ(launches(), 0u);
}

TEST_P(LauncherTest, GuardReleasesOutputsAndKeepsInputs) {
  Cluster cluster = sqrtCluster();
  FakeSource source = sqrtSource();
  ArrayRef input = ramp(100, -5);
  TestLaunch launch(cluster, source, {input}, {100}, {{100, 1}});
  launch.donations = {0};
  EXPECT_EQ(launch.on(launcher, device), LaunchOutcome::Guard);
  EXPECT_EQ(launch.rawOutput(0), nullptr);
  EXPECT_EQ(input->elementAsDouble(0), -5.0);
}

TEST_P(LauncherTest, GuardFlagIsClearedForEachLaunch) {
  Cluster cluster = sqrtCluster();
  FakeSource source = sqrtSource();
  TestLaunch bad(cluster, source, {ramp(100, -5)}, {100}, {{100, 1}});
  TestLaunch good(cluster, source, {ramp(100, 4)}, {100}, {{100, 1}});
  EXPECT_EQ(bad.on(launcher, device), LaunchOutcome::Guard);
  EXPECT_EQ(good.on(launcher, device), LaunchOutcome::Done);
  EXPECT_EQ(good.output(0)->elementAsDouble(0), 2.0);
  EXPECT_EQ(bad.on(launcher, device), LaunchOutcome::Guard);
}

TEST_P(LauncherTest, GuardedClustersTakeNoDonation) {
  Cluster cluster = sqrtCluster();
  FakeSource source = sqrtSource();
  TestLaunch launch(cluster, source, {ramp(100, 1)}, {100}, {{100, 1}});
  launch.donations = {0};
  ASSERT_EQ(launch.on(launcher, device), LaunchOutcome::Done);
  EXPECT_EQ(launch.inputs[0]->elementAsDouble(3), 4.0);
}

TEST_P(LauncherTest, DonatedStorageIsTaken) {
  Cluster cluster = addScalarCluster(1);
  FakeSource source = addScalarSource(1);
  TestLaunch launch(cluster, source, {ramp(1000)}, {1000}, {{1000, 1}},
                    {bitsOf(1)});
  launch.donations = {0};
  const void *data = launch.inputs[0]->data();
  counters().reset();
  ASSERT_EQ(launch.on(launcher, device), LaunchOutcome::Done);
  EXPECT_EQ(counters().hostAllocations.get(), 0u);
  EXPECT_LE(device.counters().allocations.get(), 1u);
  EXPECT_EQ(launch.output(0)->elementAsDouble(999), 1000.0);
  if (device.hostMemory()) {
    EXPECT_EQ(launch.output(0)->data(), data);
  }
}

TEST_P(LauncherTest, SharedStorageIsNotTaken) {
  Cluster cluster = addScalarCluster(1);
  FakeSource source = addScalarSource(1);
  TestLaunch launch(cluster, source, {ramp(10)}, {10}, {{10, 1}}, {bitsOf(1)});
  launch.donations = {0};
  ArrayRef holder = launch.inputs[0];
  ASSERT_EQ(launch.on(launcher, device), LaunchOutcome::Done);
  EXPECT_EQ(holder->elementAsDouble(0), 0.0);

  holder = nullptr;
  ArrayRef row = launch.inputs[0]->reshaped({1, 10});
  ASSERT_EQ(launch.on(launcher, device), LaunchOutcome::Done);
  EXPECT_EQ(row->elementAsDouble(0), 0.0);
}

TEST_P(LauncherTest, StorageOfAnotherSizeIsNotTaken) {
  Cluster cluster = sumCluster();
  FakeSource source = sumSource();
  ArrayRef input = ramp(12)->reshaped({4, 3});
  TestLaunch launch(cluster, source, {input}, {4, 3}, {{1, 3}});
  input = nullptr;
  launch.donations = {0};
  ASSERT_EQ(launch.on(launcher, device), LaunchOutcome::Done);
  EXPECT_EQ(launch.inputs[0]->elementAsDouble(0), 0.0);
  EXPECT_EQ(launch.output(0)->elementAsDouble(0), 6.0);
}

TEST_P(LauncherTest, InterruptFailsTheLaunchAndLeavesTheInput) {
  Cluster cluster = addScalarCluster(1);
  FakeSource source = addScalarSource(1);
  TestLaunch launch(cluster, source, {ramp(1000)}, {1000}, {{1000, 1}},
                    {bitsOf(1)});
  interrupt::request();
  EXPECT_EQ(launch.on(launcher, device), LaunchOutcome::Failed);
  interrupt::clear();
  EXPECT_NE(launch.error.message.find("interrupted"), std::string::npos);
  EXPECT_EQ(launch.inputs[0]->elementAsDouble(5), 5.0);
}

TEST_P(LauncherTest, DonatingLaunchesAreFinishedUnlessNobodyLooks) {
  Cluster cluster = addScalarCluster(1);
  FakeSource source = addScalarSource(1);
  TestLaunch launch(cluster, source, {ramp(1000)}, {1000}, {{1000, 1}},
                    {bitsOf(1)});
  launch.donations = {0};
  interrupt::request();
  EXPECT_EQ(launch.on(launcher, device), LaunchOutcome::Done);
  settings.interruptDonated = true;
  Launcher impatient(settings);
  TestLaunch other(cluster, source, {ramp(1000)}, {1000}, {{1000, 1}},
                   {bitsOf(1)});
  other.donations = {0};
  EXPECT_EQ(other.on(impatient, device), LaunchOutcome::Failed);
  interrupt::clear();
}

TEST_P(LauncherTest, LongLaunchesTakeStorageOnlyWhereNobodyLooks) {
  Cluster cluster = addScalarCluster(1);
  FakeSource source = addScalarSource(1);
  constexpr int64_t many = int64_t(3) << 18;
  TestLaunch launch(cluster, source, {ramp(many)}, {many}, {{many, 1}},
                    {bitsOf(1)});
  launch.donations = {0};
  interrupt::request();
  EXPECT_EQ(launch.on(launcher, device), LaunchOutcome::Failed);
  interrupt::clear();
  EXPECT_EQ(launch.inputs[0]->elementAsDouble(many - 1), double(many - 1));
  settings.interruptDonated = true;
  Launcher impatient(settings);
  ASSERT_EQ(launch.on(impatient, device), LaunchOutcome::Done);
  EXPECT_EQ(launch.output(0)->elementAsDouble(5), 6.0);
  if (device.hostMemory()) {
    EXPECT_EQ(launch.inputs[0]->elementAsDouble(5), 6.0);
  }
}

//===----------------------------------------------------------------------===//
// The order of the words
//===----------------------------------------------------------------------===//

std::vector<uint64_t> seenWords;
void recordWords(const uint64_t *words, uint64_t begin, uint64_t end) {
  if (begin == 0)
    seenWords.assign(words, words + 11);
  auto *first = reinterpret_cast<double *>(words[2]);
  auto *second = reinterpret_cast<uint8_t *>(words[3]);
  for (uint64_t i = begin; i < end; ++i) {
    first[i] = 1;
    second[i] = 1;
  }
}

TEST_P(LauncherTest, WordsComeInTheDocumentedOrder) {
  Cluster cluster;
  cluster.outputClasses = {RUNMAT_CLASS_DOUBLE, RUNMAT_CLASS_LOGICAL};
  runmat_cluster_info &info = cluster.info;
  info.struct_size = sizeof(info);
  info.kind = RUNMAT_CLUSTER_REDUCTION;
  info.input_count = 2;
  info.output_count = 2;
  info.extent_count = 3;
  info.scalar_count = 2;
  info.has_flag = 1;
  const uint8_t onlyTheLast[] = {0, 0, 1};
  info.reduced = onlyTheLast;
  info.block_length = 8;
  info.partial_bytes = 16;
  info.output_classes = cluster.outputClasses.data();
  FakeSource source(11, {{RUNMAT_KERNEL_SINGLE, recordWords}});
  ArrayRef a = ramp(6), b = ramp(1);
  TestLaunch launch(cluster, source, {a, b}, {2, 3, 5}, {{2, 3}, {3, 2}},
                    {77, 88});
  ASSERT_EQ(launch.on(launcher, device), LaunchOutcome::Done)
      << launch.error.message;
  auto address = [&](const ArrayRef &array) {
    return Residency::ensureOn(*array, device).address;
  };
  ASSERT_EQ(seenWords.size(), 11u);
  EXPECT_EQ(seenWords[0], address(a));
  EXPECT_EQ(seenWords[1], address(b));
  EXPECT_EQ(seenWords[2], address(launch.output(0)));
  EXPECT_EQ(seenWords[3], address(launch.output(1)));
  EXPECT_NE(seenWords[4], seenWords[5]); // partials, flag
  std::vector<uint64_t> rest(seenWords.begin() + 6, seenWords.end());
  EXPECT_EQ(rest, (std::vector<uint64_t>{2, 3, 5, 77, 88}));
  EXPECT_EQ(launch.output(0)->extents().str(), "2x3");
  EXPECT_EQ(launch.output(1)->extents().str(), "3x2");
  EXPECT_EQ(launch.output(1)->elementClass(), ElementClass::Logical);
}

TEST(LauncherAccesses, TellWhatIsReadAndWritten) {
  FakeProvider fake;
  auto registry = registryWithFake(RuntimeSettings{});
  Launcher launcher{RuntimeSettings{}};
  constexpr uint8_t read = RUNMAT_ACCESS_READ, write = RUNMAT_ACCESS_WRITE;
  {
    Cluster cluster = sqrtCluster();
    FakeSource source = sqrtSource();
    TestLaunch launch(cluster, source, {ramp(10)}, {10}, {{10, 1}});
    ASSERT_EQ(launch.on(launcher, registry->device("fake")),
              LaunchOutcome::Done);
    EXPECT_EQ(FakeProvider::accesses(),
              (std::vector<uint8_t>{read, write, write}));
  }
  {
    Cluster cluster = sumCluster();
    FakeSource source = sumSource();
    TestLaunch launch(cluster, source, {ramp(10)}, {10, 1}, {{1, 1}});
    ASSERT_EQ(launch.on(launcher, registry->device("fake")),
              LaunchOutcome::Done);
    EXPECT_EQ(FakeProvider::accesses(),
              (std::vector<uint8_t>{read, write, uint8_t(read | write)}));
  }
  FakeProvider::reset();
}

TEST(IterationSpace, DividesExtents) {
  runmat_cluster_info info{};
  info.kind = RUNMAT_CLUSTER_REDUCTION;
  info.extent_count = 3;
  const uint8_t reduced[] = {1, 0, 1};
  info.reduced = reduced;
  info.block_length = 4;
  int64_t extents[] = {5, 7, 2};
  IterationSpace space = iterationSpace(info, extents);
  EXPECT_EQ(space.length, 10u);
  EXPECT_EQ(space.slices, 7u);
  EXPECT_EQ(space.blocks, 3u);
  EXPECT_TRUE(space.valid);
  int64_t tooMany[] = {int64_t(1) << 40, int64_t(1) << 40, 1};
  EXPECT_FALSE(iterationSpace(info, tooMany).valid);
}

TEST(IterationSpace, TakesMoreDimensionsThanAWordHasBits) {
  runmat_cluster_info info{};
  info.kind = RUNMAT_CLUSTER_REDUCTION;
  info.extent_count = 70;
  info.block_length = 4;
  std::vector<int64_t> extents(70, 1);
  extents[1] = 3;
  extents[33] = 5; // bit 1 of a mask of 32
  extents[69] = 2;
  std::vector<uint8_t> reduced(70);
  reduced[33] = 1;
  info.reduced = reduced.data();
  IterationSpace space = iterationSpace(info, extents.data());
  EXPECT_EQ(space.length, 5u);
  EXPECT_EQ(space.slices, 6u);
  EXPECT_EQ(space.blocks, 2u);
}

TEST(LauncherTarget, TellsTheFeaturesOfTheDevice) {
  FakeProvider fake;
  FakeProvider::setFormat(RUNMAT_KERNEL_SPIRV);
  FakeProvider::setFeatures(RUNMAT_FEATURE_DENORM_PRESERVE_F32);
  auto registry = registryWithFake({});
  Launcher launcher{RuntimeSettings{}};
  Cluster cluster = addScalarCluster(1);
  FakeSource source = addScalarSource(1);
  TestLaunch launch(cluster, source, {ramp(10)}, {10}, {{10, 1}}, {bitsOf(1)});
  ASSERT_EQ(launch.on(launcher, registry->device("fake")), LaunchOutcome::Done)
      << launch.error.message;
  EXPECT_EQ(source.requests[0].features, RUNMAT_FEATURE_DENORM_PRESERVE_F32);
}

TEST(LauncherWorkgroup, ComesFromTheDeviceOrTheUser) {
  FakeProvider fake;
  FakeProvider::setFormat(RUNMAT_KERNEL_SPIRV);
  Cluster cluster = sumCluster();
  for (uint32_t wanted : {0u, 64u, 1024u}) {
    cluster.info.workgroup = wanted;
    auto registry = registryWithFake();
    Launcher launcher{RuntimeSettings{}};
    FakeSource source = sumSource();
    TestLaunch launch(cluster, source, {ramp(6)->reshaped({2, 3})}, {2, 3},
                      {{1, 3}});
    ASSERT_EQ(launch.on(launcher, registry->device("fake")),
              LaunchOutcome::Done)
        << launch.error.message;
    uint32_t expected = wanted == 0 ? 128 : wanted == 64 ? 64 : 256;
    EXPECT_EQ(source.requests[0].workgroup, expected);
  }
}

} // namespace
} // namespace runmat
