//===- CountersTest.cpp - tests of the counters -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Counters.h"
#include "TestKernels.h"
#include "runtime/Devices/DeviceRegistry.h"

#include <gtest/gtest.h>

#include <map>

namespace runmat {
namespace {

std::map<std::string, uint64_t> figures() {
  auto list = counters().list();
  return {list.begin(), list.end()};
}

TEST(Counters, ListNamesEveryFigure) {
  counters().reset();
  counters().unitsCompiled.add();
  counters().unitRuns.add(2);
  counters().sideExits.add(3);
  counters().statementsInterpreted.add(4);
  auto list = figures();
  EXPECT_EQ(list.at("unitsCompiled"), 1u);
  EXPECT_EQ(list.at("unitRuns"), 2u);
  EXPECT_EQ(list.at("sideExits"), 3u);
  EXPECT_EQ(list.at("statementsInterpreted"), 4u);
  EXPECT_EQ(list.at("kernelsCompiled"), 0u);
}

TEST(Counters, HostAllocationsCountBlocksOfArrays) {
  counters().reset();
  ArrayRef array = Array::zeros(ElementClass::Double, {100, 1});
  array->mutableData();
  EXPECT_EQ(figures().at("hostAllocations"), 1u);
  EXPECT_EQ(figures().at("hostAllocatedBytes"), 800u);
}

TEST(Counters, LaunchesAndTransfersCountByDevice) {
  DeviceRegistry registry{RuntimeSettings{}};
  Device &device = registry.device("inprocess");
  counters().reset();
  Launcher launcher{RuntimeSettings{}};
  test::Cluster cluster = test::addScalarCluster(1);
  test::FakeSource source = test::addScalarSource(1);
  test::TestLaunch launch(cluster, source, {test::ramp(10)}, {10}, {{10, 1}},
                          {test::bitsOf(1)});
  ASSERT_EQ(launch.on(launcher, device), LaunchOutcome::Done);
  launch.output(0)->data();
  auto list = figures();
  EXPECT_EQ(list.at("launches.inprocess"), 1u);
  EXPECT_EQ(list.at("uploads.inprocess"), 1u);
  EXPECT_EQ(list.at("uploadBytes.inprocess"), 80u);
  EXPECT_EQ(list.at("downloads.inprocess"), 1u);
  EXPECT_EQ(list.at("downloadBytes.inprocess"), 80u);
  EXPECT_EQ(list.at("allocations.inprocess"), 2u);
  EXPECT_EQ(list.at("kernelsLoaded.inprocess"), 1u);
  EXPECT_EQ(list.at("kernelsCompiled"), 1u);
}

// What was refused is remembered: the second launch does not count again.
TEST(Counters, KernelsThatCannotBeHadCountOnce) {
  DeviceRegistry registry{RuntimeSettings{}};
  Device &device = registry.device("inprocess");
  counters().reset();
  Launcher launcher{RuntimeSettings{}};
  test::Cluster cluster = test::addScalarCluster(1);
  test::FakeSource source = test::addScalarSource(1);
  source.refuseAll = true;
  for (int run = 0; run < 2; ++run) {
    test::TestLaunch launch(cluster, source, {test::ramp(10)}, {10}, {{10, 1}},
                            {test::bitsOf(1)});
    EXPECT_EQ(launch.on(launcher, device), LaunchOutcome::NoKernel);
  }
  auto list = figures();
  EXPECT_EQ(list.at("kernelsFailed"), 1u);
  EXPECT_EQ(list.at("kernelsCompiled"), 0u);
  EXPECT_EQ(list.at("kernelsLoaded.inprocess"), 0u);
}

} // namespace
} // namespace runmat
