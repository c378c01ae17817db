//===- PiecewiseLaunchTest.cpp - clusters that do not fit -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/PiecewiseLaunch.h"
#include "FakeProvider.h"
#include "TestKernels.h"
#include "runtime/Residency.h"
#include "runtime/UnitContext.h"

#include <gtest/gtest.h>

#include <cmath>
#include <utility>

namespace runmat {
namespace {

using namespace test;

/// Arrays of 4 MB on a device of 4 MiB: pieces of 64 Ki elements.
constexpr int64_t length = 500'001;
constexpr uint64_t memoryBytes = uint64_t(4) << 20;
constexpr int pieces = 8;

void addFirst(const uint64_t *words, uint64_t begin, uint64_t end) {
  const auto *x = reinterpret_cast<const double *>(words[0]);
  const auto *y = reinterpret_cast<const double *>(words[1]);
  auto *out = reinterpret_cast<double *>(words[2]);
  for (uint64_t i = begin; i < end; ++i)
    out[i] = x[i] + y[0];
}

class PiecewiseLaunch : public testing::Test {
protected:
  PiecewiseLaunch() {
    RuntimeSettings settings;
    settings.deviceMemory = memoryBytes;
    settings.device = "fake";
    registry = registryWithFake(settings);
    device = &registry->device("fake");
    cluster.info.pointwise = 1;
    counters().reset();
  }
  ~PiecewiseLaunch() override { FakeProvider::reset(); }

  LaunchOutcome cut(TestLaunch &launch) {
    return launchInPieces(launcher, launch.reference(), *device,
                          launch.arguments(), launch.error);
  }
  static void expectSums(const ArrayRef &sums, double scalar) {
    ASSERT_EQ(sums->extents().str(), "1x500001");
    const auto *elements = sums->as<double>();
    for (int64_t i = 0; i < length; ++i)
      ASSERT_EQ(elements[i], double(i) + scalar) << i;
  }

  FakeProvider fake;
  std::unique_ptr<DeviceRegistry> registry;
  Device *device;
  Launcher launcher{RuntimeSettings{}};
  Cluster cluster = addScalarCluster(1);
  FakeSource source = addScalarSource(1);
  TestLaunch sums{cluster,  source,        {ramp(length)},
                  {length}, {{1, length}}, {bitsOf(0.5)}};
};

TEST_F(PiecewiseLaunch, ComputesEachRangeOnce) {
  ASSERT_EQ(cut(sums), LaunchOutcome::Done) << sums.error.message;
  expectSums(sums.output(0), 0.5);
  EXPECT_EQ(device->counters().launches.get(), uint64_t(pieces));
  EXPECT_EQ(device->counters().uploadBytes.get(), length * sizeof(double));
  EXPECT_EQ(device->counters().downloadBytes.get(), length * sizeof(double));
  EXPECT_TRUE(Residency::isOnHost(*sums.output(0)));
  // The buffers of the first two pieces serve all others, the last one but for
  // its length.
  EXPECT_LE(FakeProvider::calls("alloc"), 6);
}

TEST_F(PiecewiseLaunch, StartsAPieceBeforeItFetchesTheOneBefore) {
  std::string calls;
  for (const char *call : {"upload", "launch", "download"})
    FakeProvider::onCall(call, [&calls, call] { calls += call[0]; });
  ASSERT_EQ(cut(sums), LaunchOutcome::Done) << sums.error.message;
  std::string expected = "ul";
  for (int piece = 1; piece < pieces; ++piece)
    expected += "uld";
  EXPECT_EQ(calls, expected + "d");
}

TEST_F(PiecewiseLaunch, WaitsForNoGuardOnTheWay) {
  Cluster roots = sqrtCluster();
  roots.info.pointwise = 1;
  FakeSource rootSource = sqrtSource();
  TestLaunch launch(roots, rootSource, {ramp(length)}, {length}, {{1, length}});
  ASSERT_EQ(cut(launch), LaunchOutcome::Done) << launch.error.message;
  EXPECT_EQ(device->counters().downloads.get(), uint64_t(pieces) + 1);
}

TEST_F(PiecewiseLaunch, InputsOfOneElementGoWithEachPiece) {
  cluster.info.input_count = 2;
  cluster.info.scalar_count = 0;
  FakeSource addition(4, {{RUNMAT_KERNEL_ELEMENTWISE, addFirst}});
  TestLaunch launch(cluster, addition, {ramp(length), ramp(1, 7)}, {length},
                    {{1, length}});
  ASSERT_EQ(cut(launch), LaunchOutcome::Done) << launch.error.message;
  expectSums(launch.output(0), 7);
}

TEST_F(PiecewiseLaunch, ReadsWhatOnlyTheDeviceHas) {
  Device &large = registry->device("inprocess");
  ArrayRef there = Array::make(ElementClass::Double, {length, 1});
  const ArrayRef values = ramp(length);
  // Made where there was room for it.
  RuntimeSettings settings;
  auto other = registryWithFake(settings);
  Device &roomy = other->device("fake");
  roomy.upload(Residency::bufferOn(*there, roomy), 0, values->data(),
               values->bytes());
  Residency::markWritten(*there, roomy);
  sums.inputs = {there};
  ASSERT_EQ(cut(sums), LaunchOutcome::Done) << sums.error.message;
  expectSums(sums.output(0), 0.5);
  EXPECT_EQ(large.counters().launches.get(), 0u);
}

TEST_F(PiecewiseLaunch, AGuardOfAnyPieceIsThatOfAll) {
  Cluster roots = sqrtCluster();
  roots.info.pointwise = 1;
  FakeSource rootSource = sqrtSource();
  ArrayRef input = ramp(length);
  input->mutableAs<double>()[length - 1] = -1;
  TestLaunch launch(roots, rootSource, {input}, {length}, {{1, length}});
  EXPECT_EQ(cut(launch), LaunchOutcome::Guard);
  EXPECT_EQ(launch.rawOutput(0), nullptr);
  input->mutableAs<double>()[length - 1] = 4;
  ASSERT_EQ(cut(launch), LaunchOutcome::Done);
  EXPECT_EQ(launch.output(0)->elementAsDouble(length - 1), 2.0);
  EXPECT_EQ(launch.output(0)->elementAsDouble(144), 12.0);
}

TEST_F(PiecewiseLaunch, LeavesAloneWhatCannotBeCut) {
  auto expectWhole = [&](TestLaunch &launch) {
    EXPECT_EQ(cut(launch), LaunchOutcome::NoMemory);
    EXPECT_EQ(launch.rawOutput(0), nullptr);
    EXPECT_EQ(device->counters().uploads.get(), 0u);
  };
  TestLaunch short_{cluster, source,      {ramp(1000)},
                    {1000},  {{1, 1000}}, {bitsOf(0.5)}};
  expectWhole(short_);
  TestLaunch other{cluster,  source,        {ramp(length - 1)},
                   {length}, {{1, length}}, {bitsOf(0.5)}};
  expectWhole(other);
  cluster.info.pointwise = 0;
  expectWhole(sums);
}

TEST_F(PiecewiseLaunch, DevicesWithoutRoomForAPieceTakeNone) {
  RuntimeSettings settings;
  settings.deviceMemory = 40000;
  registry = registryWithFake(settings);
  device = &registry->device("fake");
  EXPECT_EQ(cut(sums), LaunchOutcome::NoMemory);
}

TEST_F(PiecewiseLaunch, AFailureInTheMiddleLeavesNothing) {
  for (const char *call : {"alloc", "upload", "launch", "download"}) {
    for (int successes : {0, 1}) {
      FakeProvider::failCall(call, RUNMAT_ERROR_INTERNAL, successes);
      device->trim();
      EXPECT_EQ(cut(sums), LaunchOutcome::Failed) << call;
      EXPECT_EQ(sums.rawOutput(0), nullptr);
      EXPECT_NE(sums.error.message.find("made to fail"), std::string::npos);
      FakeProvider::reset();
    }
  }
  FakeProvider::failCall("launch", RUNMAT_ERROR_OUT_OF_MEMORY, 3);
  EXPECT_EQ(cut(sums), LaunchOutcome::NoMemory);
  FakeProvider::reset();
  ASSERT_EQ(cut(sums), LaunchOutcome::Done) << sums.error.message;
  expectSums(sums.output(0), 0.5);
}

// What is cut is read on the host: guards behind it are looked at before.
TEST_F(PiecewiseLaunch, ReadsNothingBehindAGuardThatDidNotHold) {
  constexpr int64_t count = 400'000;
  RuntimeSettings settings;
  settings.device = "fake";
  settings.deviceMemory = 2 * memoryBytes;
  registry = registryWithFake(settings);
  Planner planner(*registry);
  UnitContext context(planner, launcher);
  auto launch = [&](const Cluster &cluster, FakeSource &source,
                    std::vector<ArrayRef> inputs, int32_t expected) {
    UnitContext::Frame frame(context, &cluster.info, 1, source);
    TestLaunch launch(cluster, source, std::move(inputs), {count},
                      {{1, count}});
    const LaunchArguments a = launch.arguments();
    EXPECT_EQ(context.functions->launch(&context, 0, a.inputs, a.outputs,
                                        a.shapes, a.extents, a.scalars,
                                        a.donations),
              expected);
    return launch.rawOutput(0) ? launch.output(0) : ArrayRef();
  };
  Cluster roots = sqrtCluster();
  FakeSource rootSource = sqrtSource();
  FakeSource addition(4, {{RUNMAT_KERNEL_ELEMENTWISE, addFirst}});
  cluster.info.input_count = 2;
  cluster.info.scalar_count = 0;
  for (bool holds : {true, false}) {
    context.startOver();
    context.trustGuards();
    ArrayRef root = launch(roots, rootSource, {ramp(count, holds ? 0 : -1)},
                           RUNMAT_LAUNCH_DONE);
    // Three of these do not fit together.
    launch(cluster, addition, {root, ramp(count)},
           holds ? RUNMAT_LAUNCH_DONE : RUNMAT_LAUNCH_FAILED);
  }
  EXPECT_EQ(context.lastError().identifier, "RunMat:guard");
}

// As units reach it.
TEST_F(PiecewiseLaunch, IsTriedBeforeTheProcessor) {
  Planner planner(*registry);
  UnitContext context(planner, launcher);
  UnitContext::Frame frame(context, &cluster.info, 1, source);
  auto launch = [&] {
    const LaunchArguments a = sums.arguments();
    EXPECT_EQ(context.functions->launch(&context, 0, a.inputs, a.outputs,
                                        a.shapes, a.extents, a.scalars,
                                        a.donations),
              RUNMAT_LAUNCH_DONE)
        << context.lastError().message;
    expectSums(sums.output(0), 0.5);
    context.functions->release(std::exchange(*a.outputs, nullptr));
  };
  launch();
  EXPECT_EQ(registry->cpu().counters().launches.get(), 0u);
  EXPECT_EQ(device->counters().launches.get(), uint64_t(pieces));
  cluster.info.pointwise = 0;
  launch();
  EXPECT_EQ(registry->cpu().counters().launches.get(), 1u);
}

} // namespace
} // namespace runmat
