//===- LauncherFailureTest.cpp - launches on failing devices ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "FakeProvider.h"
#include "TestKernels.h"
#include "runtime/Memory.h"
#include "runtime/Planner/Planner.h"
#include "runtime/Residency.h"

#include <gtest/gtest.h>

namespace runmat {
namespace {

using namespace test;

class LauncherFailure : public testing::Test {
protected:
  FakeProvider fake;
  std::unique_ptr<DeviceRegistry> registry = registryWithFake();
  Device &device = registry->device("fake");
  Launcher launcher{RuntimeSettings{}};

  void TearDown() override { FakeProvider::reset(); }

  /// Runs a guarded cluster, so that every call is on its way, with the call of
  /// that name failing; the launch must fail cleanly and the next one work.
  void expectCleanFailure(const std::string &call, runmat_status status,
                          int successes, LaunchOutcome expected) {
    SCOPED_TRACE(call + " after " + std::to_string(successes));
    Cluster cluster = sqrtCluster();
    FakeSource source = sqrtSource();
    TestLaunch launch(cluster, source, {ramp(100, 4)}, {100}, {{100, 1}});
    FakeProvider::failCall(call, status, successes);
    EXPECT_EQ(launch.on(launcher, device), expected);
    EXPECT_EQ(launch.rawOutput(0), nullptr);
    EXPECT_NE(launch.error.message.find("made to fail"), std::string::npos)
        << launch.error.message;
    EXPECT_EQ(launch.inputs[0]->elementAsDouble(0), 4.0);
    FakeProvider::reset();
    FakeSource again = sqrtSource();
    TestLaunch next(cluster, again, launch.inputs, {100}, {{100, 1}});
    EXPECT_EQ(next.on(launcher, device), LaunchOutcome::Done)
        << next.error.message;
    EXPECT_EQ(next.output(0)->elementAsDouble(0), 2.0);
  }
};

// A device that leaves loops early takes more launches, or none.
TEST_F(LauncherFailure, KernelsStayBelowTheTurnsThatLoopsMayMake) {
  Cluster cluster = sumCluster();
  cluster.info.two_pass_threshold = 1000000;
  using Stages = std::vector<uint32_t>;
  auto stagesWith = [&](uint32_t turns, LaunchOutcome expected) {
    FakeProvider::setLoopTurns(turns);
    registry = registryWithFake();
    Launcher bounded{RuntimeSettings{}};
    FakeSource source = sumSource();
    TestLaunch launch(cluster, source, {ramp(4000)}, {4000, 1}, {{1, 1}});
    EXPECT_EQ(launch.on(bounded, registry->device("fake")), expected);
    if (expected == LaunchOutcome::Done)
      EXPECT_EQ(launch.output(0)->elementAsDouble(0), 3999.0 * 2000);
    else
      EXPECT_NE(launch.error.message.find("turn more often"),
                std::string::npos);
    return source.stages;
  };
  EXPECT_EQ(stagesWith(0, LaunchOutcome::Done), Stages{RUNMAT_KERNEL_SINGLE});
  EXPECT_EQ(stagesWith(1000, LaunchOutcome::Done),
            (Stages{RUNMAT_KERNEL_PARTIAL, RUNMAT_KERNEL_FINAL}));
  stagesWith(100, LaunchOutcome::NoKernel);
}

TEST_F(LauncherFailure, AllocAtEveryBuffer) {
  // Input, output and flag: each run starts with an empty pool.
  const std::pair<runmat_status, LaunchOutcome> cases[] = {
      {RUNMAT_ERROR_OUT_OF_MEMORY, LaunchOutcome::NoMemory},
      {RUNMAT_ERROR_INTERNAL, LaunchOutcome::Failed},
      {RUNMAT_ERROR_DEVICE_LOST, LaunchOutcome::Failed}};
  for (auto [status, expected] : cases)
    for (int successes : {0, 1, 2}) {
      registry = registryWithFake();
      Device &fresh = registry->device("fake");
      Launcher ownLauncher{RuntimeSettings{}};
      Cluster cluster = sqrtCluster();
      FakeSource source = sqrtSource();
      TestLaunch launch(cluster, source, {ramp(100, 4)}, {100}, {{100, 1}});
      FakeProvider::failCall("alloc", status, successes);
      EXPECT_EQ(launch.on(ownLauncher, fresh), expected);
      EXPECT_EQ(launch.rawOutput(0), nullptr);
      EXPECT_EQ(fresh.isLost(), status == RUNMAT_ERROR_DEVICE_LOST);
      FakeProvider::reset();
      EXPECT_EQ(launch.on(ownLauncher, fresh), LaunchOutcome::Done);
      EXPECT_EQ(launch.output(0)->elementAsDouble(0), 2.0);
    }
}

TEST_F(LauncherFailure, PartialsThatFindNoMemory) {
  Cluster cluster = sumCluster();
  FakeSource source = sumSource();
  ArrayRef input = ramp(40)->reshaped({20, 2});
  TestLaunch launch(cluster, source, {input}, {20, 2}, {{1, 2}});
  FakeProvider::failCall("alloc", RUNMAT_ERROR_OUT_OF_MEMORY, 2);
  EXPECT_EQ(launch.on(launcher, device), LaunchOutcome::NoMemory);
  EXPECT_EQ(launch.rawOutput(0), nullptr);
}

TEST_F(LauncherFailure, Upload) {
  expectCleanFailure("upload", RUNMAT_ERROR_INTERNAL, 0, LaunchOutcome::Failed);
}

TEST_F(LauncherFailure, FillOfTheFlag) {
  expectCleanFailure("fill", RUNMAT_ERROR_INTERNAL, 0, LaunchOutcome::Failed);
}

TEST_F(LauncherFailure, LoadKernel) {
  expectCleanFailure("load_kernel", RUNMAT_ERROR_UNSUPPORTED, 0,
                     LaunchOutcome::NoKernel);
}

TEST_F(LauncherFailure, Launch) {
  expectCleanFailure("launch", RUNMAT_ERROR_INTERNAL, 0, LaunchOutcome::Failed);
}

TEST_F(LauncherFailure, LaunchThatFindsNoMemory) {
  expectCleanFailure("launch", RUNMAT_ERROR_OUT_OF_MEMORY, 0,
                     LaunchOutcome::NoMemory);
}

TEST_F(LauncherFailure, DownloadOfTheFlag) {
  expectCleanFailure("download", RUNMAT_ERROR_INTERNAL, 0,
                     LaunchOutcome::Failed);
  expectCleanFailure("download", RUNMAT_ERROR_OUT_OF_MEMORY, 0,
                     LaunchOutcome::NoMemory);
}

TEST_F(LauncherFailure, SecondLaunchOfAReduction) {
  Cluster cluster = sumCluster();
  FakeSource source = sumSource();
  ArrayRef input = ramp(40)->reshaped({20, 2});
  TestLaunch launch(cluster, source, {input}, {20, 2}, {{1, 2}});
  FakeProvider::failCall("launch", RUNMAT_ERROR_INTERNAL, 1);
  EXPECT_EQ(launch.on(launcher, device), LaunchOutcome::Failed);
  EXPECT_EQ(FakeProvider::calls("launch"), 2);
  EXPECT_EQ(launch.rawOutput(0), nullptr);
  FakeProvider::reset();
  EXPECT_EQ(launch.on(launcher, device), LaunchOutcome::Done);
  EXPECT_EQ(launch.output(0)->elementAsDouble(0), 190.0);
}

TEST_F(LauncherFailure, DonatedInputSurvives) {
  Cluster cluster = addScalarCluster(1);
  FakeSource source = addScalarSource(1);
  TestLaunch launch(cluster, source, {ramp(100)}, {100}, {{100, 1}},
                    {bitsOf(1)});
  launch.donations = {0};
  FakeProvider::failCall("launch");
  EXPECT_EQ(launch.on(launcher, device), LaunchOutcome::Failed);
  FakeProvider::reset();
  EXPECT_EQ(launch.inputs[0]->elementAsDouble(99), 99.0);
  EXPECT_TRUE(Residency::ownsElements(*launch.inputs[0]));
}

TEST_F(LauncherFailure, HostMemoryThatRunsOut) {
  Cluster cluster = addScalarCluster(1);
  FakeSource source = addScalarSource(1);
  constexpr int64_t count = 1 << 20;
  TestLaunch launch(cluster, source, {ramp(count)}, {count}, {{count, 1}},
                    {bitsOf(1)});
  memory::trim();
  memory::setLimit(1);
  EXPECT_EQ(launch.on(launcher, registry->cpu()), LaunchOutcome::Failed);
  memory::setLimit(0);
  EXPECT_EQ(launch.error.identifier, "MATLAB:array:SizeLimitExceeded");
  EXPECT_EQ(launch.rawOutput(0), nullptr);
}

TEST_F(LauncherFailure, TooLargeASpace) {
  Cluster cluster = sumCluster();
  FakeSource source = sumSource();
  TestLaunch launch(cluster, source, {ramp(1)},
                    {int64_t(1) << 40, int64_t(1) << 40}, {{1, 1}});
  EXPECT_EQ(launch.on(launcher, device), LaunchOutcome::Failed);
  EXPECT_NE(launch.error.message.find("too large"), std::string::npos);
}

TEST_F(LauncherFailure, MissingKernelsAreAskedForOnce) {
  Cluster cluster = addScalarCluster(1);
  FakeSource source = addScalarSource(1);
  source.refuseAll = true;
  TestLaunch launch(cluster, source, {ramp(10)}, {10}, {{10, 1}}, {bitsOf(1)});
  EXPECT_EQ(launch.on(launcher, device), LaunchOutcome::NoKernel);
  EXPECT_EQ(launch.on(launcher, device), LaunchOutcome::NoKernel);
  EXPECT_EQ(source.requests.size(), 1u);
  ASSERT_NE(source.failure(device, 0), nullptr);
  EXPECT_EQ(*source.failure(device, 0), "no such kernel");
  EXPECT_EQ(source.failure(registry->cpu(), 0), nullptr);
}

TEST_F(LauncherFailure, LostDevicesAreAvoided) {
  Cluster cluster = addScalarCluster(1);
  FakeSource source = addScalarSource(1);
  TestLaunch launch(cluster, source, {ramp(10)}, {10}, {{10, 1}}, {bitsOf(1)});
  FakeProvider::failCall("launch", RUNMAT_ERROR_DEVICE_LOST);
  EXPECT_EQ(launch.on(launcher, device), LaunchOutcome::Failed);
  EXPECT_TRUE(device.isLost());
  EXPECT_NE(Planner::obstacle(cluster.info, launch.arguments(), device),
            nullptr);
}

TEST_F(LauncherFailure, GatheringFromAFailedDeviceIsAnError) {
  ArrayRef array = Array::make(ElementClass::Double, {10, 1});
  Residency::bufferOn(*array, device);
  Residency::markWritten(*array, device);
  FakeProvider::failCall("download", RUNMAT_ERROR_DEVICE_LOST);
  try {
    array->data();
    FAIL() << "no error";
  } catch (const Error &error) {
    EXPECT_EQ(error.identifier, "RunMat:device:Lost");
    EXPECT_NE(error.message.find("fake"), std::string::npos);
  }
}

TEST_F(LauncherFailure, OpeningThatFailsIsAnError) {
  auto other = registryWithFake();
  FakeProvider::failCall("create", RUNMAT_ERROR_UNSUPPORTED);
  EXPECT_THROW(other->device("fake"), Error);
  FakeProvider::failCall("device_info", RUNMAT_ERROR_INTERNAL);
  EXPECT_THROW(other->device("fake"), Error);
  EXPECT_TRUE(other->devices().empty());
}

} // namespace
} // namespace runmat
