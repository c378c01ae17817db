//===- PlannerTest.cpp - tests of placement ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/Planner.h"
#include "FakeProvider.h"
#include "TestKernels.h"
#include "runtime/Residency.h"

#include <gtest/gtest.h>

namespace runmat {
namespace {

using namespace test;

class PlannerTest : public testing::Test {
protected:
  FakeProvider fake;
  Cluster cluster = addScalarCluster(1);
  FakeSource source = addScalarSource(1);

  void TearDown() override { FakeProvider::reset(); }

  static RuntimeSettings forced(const std::string &device) {
    RuntimeSettings settings;
    settings.device = device;
    return settings;
  }
  std::string placed(DeviceRegistry &registry, ArrayRef input) {
    Planner planner(registry);
    int64_t count = input->count();
    TestLaunch launch(cluster, source, {std::move(input)}, {count},
                      {{count, 1}}, {0});
    return planner.choose(launch.reference(), launch.arguments()).name();
  }
  /// An array that lives on the device alone.
  static ArrayRef on(Device &device, int64_t count) {
    ArrayRef array = Array::make(ElementClass::Double, {count, 1});
    Residency::bufferOn(*array, device);
    Residency::markWritten(*array, device);
    return array;
  }
};

TEST_F(PlannerTest, ForcedDeviceTakesEveryCluster) {
  auto registry = registryWithFake(forced("fake"));
  EXPECT_EQ(placed(*registry, ramp(1)), "fake");
  EXPECT_EQ(placed(*registry, ramp(100000)), "fake");
  auto onCpu = registryWithFake(forced("cpu"));
  EXPECT_EQ(placed(*onCpu, ramp(1)), "cpu");
}

TEST_F(PlannerTest, UnknownForcedDeviceIsAnError) {
  auto registry = registryWithFake(forced("toaster"));
  EXPECT_THROW(Planner planner(*registry), Error);
}

TEST_F(PlannerTest, DevicesWithoutDoublesTakeNone) {
  FakeProvider::setFormat(RUNMAT_KERNEL_SPIRV);
  FakeProvider::setDoubles(false);
  auto registry = registryWithFake(forced("fake"));
  EXPECT_EQ(placed(*registry, ramp(10)), "cpu");
  const float values[] = {1};
  cluster.outputClasses[0] = RUNMAT_CLASS_SINGLE;
  EXPECT_EQ(placed(*registry,
                   Array::fromValues(ElementClass::Single, {1, 1}, values)),
            "fake");
}

TEST_F(PlannerTest, DevicesWithoutDoublesTakeNoCodeThatComputesInThem) {
  FakeProvider::setFormat(RUNMAT_KERNEL_SPIRV);
  FakeProvider::setDoubles(false);
  auto registry = registryWithFake(forced("fake"));
  Device &fakeDevice = registry->device("fake");
  cluster.outputClasses[0] = RUNMAT_CLASS_SINGLE;
  EXPECT_EQ(Planner::codeObstacle(cluster.info, fakeDevice), nullptr);
  cluster.info.computes_f64 = 1;
  EXPECT_STREQ(Planner::codeObstacle(cluster.info, fakeDevice),
               "the device has no 64-bit floating point");
  const float values[] = {1};
  EXPECT_EQ(placed(*registry,
                   Array::fromValues(ElementClass::Single, {1, 1}, values)),
            "cpu");
}

TEST_F(PlannerTest, AutoIsTheProcessorForHostArrays) {
  auto registry = registryWithFake();
  EXPECT_EQ(placed(*registry, ramp(1000000)), "cpu");
  // An array that is in both places is read where it is cheap.
  ArrayRef both = ramp(1000000);
  Residency::ensureOn(*both, registry->device("fake"));
  EXPECT_EQ(placed(*registry, both), "cpu");
}

TEST_F(PlannerTest, AutoFollowsLargeArraysToTheirDevice) {
  auto registry = registryWithFake();
  EXPECT_EQ(placed(*registry, on(registry->device("fake"), 1000000)), "fake");
}

TEST_F(PlannerTest, AutoLeavesWhatIsBelowTheThresholdToTheProcessor) {
  RuntimeSettings settings;
  settings.offloadThreshold = 1000001;
  auto registry = registryWithFake(settings);
  EXPECT_EQ(placed(*registry, on(registry->device("fake"), 1000000)), "cpu");
  EXPECT_EQ(placed(*registry, on(registry->device("fake"), 1000001)), "fake");
  // Who names a device wants it.
  settings.device = "fake";
  auto named = registryWithFake(settings);
  EXPECT_EQ(placed(*named, ramp(10)), "fake");
}

// A plan may have guessed larger extents.
TEST_F(PlannerTest, WhatIsBelowTheThresholdIsNotForTheDeviceOfAPlan) {
  RuntimeSettings settings;
  settings.offloadThreshold = 11;
  auto registry = registryWithFake(settings);
  Planner planner(*registry);
  auto mayHave = [&](int64_t count, Device &device) {
    TestLaunch launch(cluster, source, {ramp(count)}, {count}, {{count, 1}},
                      {0});
    return planner.mayHave(cluster.info, launch.arguments(), device);
  };
  Device &device = registry->device("fake");
  EXPECT_FALSE(mayHave(10, device));
  EXPECT_TRUE(mayHave(11, device));
  EXPECT_TRUE(mayHave(10, registry->cpu()));
}

/// The name of the device for an operation that moves elements of the arrays.
std::string homeOf(DeviceRegistry &registry, std::vector<ArrayRef> inputs) {
  Planner planner(registry);
  Device *device = planner.deviceOf(inputs);
  return device ? device->name() : "host";
}

TEST_F(PlannerTest, ElementsAreMovedWhereTheyAre) {
  FakeProvider::setFormat(RUNMAT_KERNEL_SPIRV);
  auto registry = registryWithFake(forced("fake"));
  Device &device = registry->device("fake");
  EXPECT_EQ(homeOf(*registry, {ramp(1000000)}), "host");
  EXPECT_EQ(homeOf(*registry, {ramp(10), on(device, 1)}), "fake");
  ArrayRef both = ramp(10);
  Residency::ensureOn(*both, device);
  EXPECT_EQ(homeOf(*registry, {both}), "fake");
  EXPECT_EQ(homeOf(*registry, {}), "host");
}

TEST_F(PlannerTest, AutoMovesElementsWhereThatIsCheap) {
  FakeProvider::setFormat(RUNMAT_KERNEL_SPIRV);
  auto registry = registryWithFake();
  Device &device = registry->device("fake");
  EXPECT_EQ(homeOf(*registry, {on(device, 1000000)}), "fake");
  EXPECT_EQ(homeOf(*registry, {on(device, 10), ramp(10000000)}), "host");
  ArrayRef both = ramp(1000000);
  Residency::ensureOn(*both, device);
  EXPECT_EQ(homeOf(*registry, {both}), "host");
}

TEST_F(PlannerTest, AutoMovesNoElementsBelowTheThreshold) {
  FakeProvider::setFormat(RUNMAT_KERNEL_SPIRV);
  RuntimeSettings settings;
  settings.offloadThreshold = 1000001;
  auto registry = registryWithFake(settings);
  Device &device = registry->device("fake");
  EXPECT_EQ(homeOf(*registry, {on(device, 1000000)}), "host");
  EXPECT_EQ(homeOf(*registry, {on(device, 1000001)}), "fake");
}

TEST_F(PlannerTest, OperationsNeedADeviceWithKernelsAndTheClass) {
  auto onHostCode = registryWithFake(forced("fake"));
  EXPECT_EQ(homeOf(*onHostCode, {on(onHostCode->device("fake"), 10)}), "host");
  FakeProvider::setFormat(RUNMAT_KERNEL_SPIRV);
  FakeProvider::setDoubles(false);
  auto registry = registryWithFake(forced("fake"));
  EXPECT_EQ(homeOf(*registry, {on(registry->device("fake"), 10)}), "host");
}

} // namespace
} // namespace runmat
