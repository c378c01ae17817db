//===- MemoryPressureTest.cpp - arrays on a device that is full -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "FakeProvider.h"
#include "TestKernels.h"
#include "runtime/Memory.h"
#include "runtime/Residency.h"

#include <gtest/gtest.h>

namespace runmat {
namespace {

using namespace test;

/// The device has room for four of these arrays.
constexpr int64_t length = 16384;
constexpr uint64_t arrayBytes = length * sizeof(double);

class MemoryPressure : public testing::Test {
protected:
  MemoryPressure() {
    RuntimeSettings settings;
    settings.deviceMemory = 4 * arrayBytes;
    registry = registryWithFake(settings);
    device = &registry->device("fake");
    counters().reset();
  }
  ~MemoryPressure() override {
    memory::setLimit(0);
    FakeProvider::reset();
  }

  /// Elements first, first + 1, … that only the device has.
  ArrayRef onDevice(double first) {
    ArrayRef array = Array::make(ElementClass::Double, {length, 1});
    const ArrayRef values = ramp(length, first);
    device->upload(Residency::bufferOn(*array, *device), 0, values->data(),
                   arrayBytes);
    Residency::markWritten(*array, *device);
    counters().reset();
    return array;
  }
  /// The same on the host and on the device.
  ArrayRef onBoth(double first) {
    ArrayRef array = ramp(length, first);
    Residency::ensureOn(*array, *device);
    counters().reset();
    return array;
  }
  bool isThere(const ArrayRef &array) const {
    return Residency::isCurrentOn(*array, *device);
  }
  DeviceCounters &figures() const { return device->counters(); }
  static void expectRamp(const ArrayRef &array, double first) {
    EXPECT_EQ(array->elementAsDouble(0), first);
    EXPECT_EQ(array->as<double>()[length - 1], first + length - 1);
  }

  FakeProvider fake;
  std::unique_ptr<DeviceRegistry> registry;
  Device *device;
};

TEST_F(MemoryPressure, CopiesThatTheHostHasGoFirst) {
  ArrayRef only = onDevice(10), both = onBoth(20), later = onBoth(30),
           last = onDevice(40);
  ArrayRef next = onBoth(50);
  EXPECT_TRUE(isThere(only));
  EXPECT_FALSE(isThere(both));
  EXPECT_TRUE(isThere(later) && isThere(last) && isThere(next));
  EXPECT_EQ(figures().downloads.get(), 0u);
  // Its memory serves again.
  EXPECT_EQ(FakeProvider::calls("alloc"), 4);
}

TEST_F(MemoryPressure, ThenTheOnesUsedLongestAgoComeHome) {
  ArrayRef a = onDevice(10), b = onDevice(20), c = onDevice(30),
           d = onDevice(40);
  Residency::ensureOn(*a, *device);
  ArrayRef e = ramp(length, 50);
  Residency::ensureOn(*e, *device);
  EXPECT_EQ(figures().downloads.get(), 1u);
  EXPECT_FALSE(isThere(b));
  EXPECT_TRUE(Residency::isOnHost(*b));
  EXPECT_TRUE(isThere(a) && isThere(c) && isThere(d) && isThere(e));
  const ArrayRef all[] = {a, b, c, d, e};
  for (int i = 0; i < 5; ++i)
    expectRamp(all[i], 10.0 * (i + 1));
  // It goes back as any other.
  Residency::ensureOn(*b, *device);
  EXPECT_TRUE(isThere(b));
  expectRamp(b, 20);
}

TEST_F(MemoryPressure, ContentsThatNobodyMadeNeedNoTransfer) {
  ArrayRef zeros = Array::zeros(ElementClass::Double, {length, 1});
  ArrayRef undefined = Array::make(ElementClass::Double, {length, 1});
  Residency::ensureOn(*zeros, *device);
  Residency::bufferOn(*undefined, *device);
  ArrayRef a = onDevice(1), b = onDevice(2), c = onDevice(3), d = onDevice(4);
  EXPECT_EQ(figures().downloads.get(), 0u);
  EXPECT_FALSE(isThere(zeros));
  EXPECT_EQ(zeros->as<double>()[length - 1], 0.0);
  EXPECT_TRUE(isThere(a) && isThere(b) && isThere(c) && isThere(d));
}

TEST_F(MemoryPressure, AnotherDevicesCopyIsAsGoodAsTheHosts) {
  Device &other = registry->device("inprocess");
  ArrayRef both = Array::make(ElementClass::Double, {length, 1});
  Residency::bufferOn(*both, other);
  Residency::markWritten(*both, other);
  const ArrayRef values = ramp(length, 7);
  other.upload(Residency::bufferOn(*both, other), 0, values->data(),
               arrayBytes);
  // By the host, which then forgets.
  Residency::ensureOn(*both, *device);
  ASSERT_TRUE(isThere(both));
  counters().reset();
  ArrayRef a = onDevice(1), b = onDevice(2), c = onDevice(3), d = onDevice(4);
  EXPECT_FALSE(isThere(both));
  EXPECT_TRUE(Residency::isCurrentOn(*both, other));
  EXPECT_EQ(figures().downloads.get(), 0u);
  expectRamp(both, 7);
}

// Its input would go first, since the host has it, and its buffer would become
// that of the result.
TEST_F(MemoryPressure, ALaunchKeepsWhatItWorksWith) {
  Cluster cluster = addScalarCluster(1);
  FakeSource source = addScalarSource(1);
  Launcher launcher{RuntimeSettings{}};
  ArrayRef input = onBoth(10),
           others[] = {onDevice(20), onDevice(30), onDevice(40)};
  TestLaunch launch(cluster, source, {input}, {length}, {{length, 1}},
                    {bitsOf(5)});
  ASSERT_EQ(launch.on(launcher, *device), LaunchOutcome::Done)
      << launch.error.message;
  EXPECT_TRUE(isThere(input));
  EXPECT_FALSE(isThere(others[0]));
  EXPECT_TRUE(isThere(launch.output(0)));
  expectRamp(launch.output(0), 15);
  expectRamp(others[0], 20);
}

TEST_F(MemoryPressure, WhatCannotFitTogetherMovesNothing) {
  Cluster cluster = addScalarCluster(1);
  FakeSource source = addScalarSource(1);
  Launcher launcher{RuntimeSettings{}};
  ArrayRef kept = onDevice(10), large = ramp(3 * length);
  TestLaunch launch(cluster, source, {large}, {3 * length}, {{3 * length, 1}},
                    {bitsOf(5)});
  EXPECT_EQ(launch.on(launcher, *device), LaunchOutcome::NoMemory);
  EXPECT_NE(launch.error.message.find("786432 bytes"), std::string::npos)
      << launch.error.message;
  EXPECT_EQ(figures().uploads.get(), 0u);
  EXPECT_TRUE(isThere(kept));
  // One that takes its input's place needs half of it.
  launch.donations = {0};
  launch.inputs = {ramp(3 * length)};
  large = {};
  EXPECT_EQ(launch.on(launcher, *device), LaunchOutcome::Done)
      << launch.error.message;
  EXPECT_EQ(launch.output(0)->elementAsDouble(1), 6.0);
}

TEST_F(MemoryPressure, AnArrayThatCannotComeHomeStays) {
  ArrayRef all[] = {onDevice(10), onDevice(20), onDevice(30), onDevice(40)};
  FakeProvider::failCall("download", RUNMAT_ERROR_INTERNAL);
  ArrayRef next = ramp(length, 50);
  try {
    Residency::ensureOn(*next, *device);
    FAIL() << "no error";
  } catch (const Error &error) {
    EXPECT_EQ(error.identifier, "RunMat:device:Failed");
    EXPECT_NE(error.message.find("failed to download"), std::string::npos);
  }
  FakeProvider::reset();
  for (int i = 0; i < 4; ++i) {
    EXPECT_TRUE(isThere(all[i]));
    expectRamp(all[i], 10.0 * (i + 1));
  }
}

TEST_F(MemoryPressure, AHostWithoutMemoryTakesNothingHome) {
  ArrayRef all[] = {onDevice(10), onDevice(20), onDevice(30), onDevice(40)};
  ArrayRef next = ramp(length, 50);
  // Smaller blocks are not checked one by one.
  static_assert(arrayBytes > 1 << 16);
  memory::trim();
  memory::setLimit(1);
  EXPECT_THROW(
      Residency::bufferOn(
          *Array::make(ElementClass::Single, {2 * length + 2, 1}), *device),
      OutOfDeviceMemory);
  memory::setLimit(0);
  for (int i = 0; i < 4; ++i) {
    EXPECT_TRUE(isThere(all[i]));
    expectRamp(all[i], 10.0 * (i + 1));
  }
}

TEST_F(MemoryPressure, ArraysThatAreGoneNeedNoRoom) {
  for (int i = 0; i < 20; ++i)
    onDevice(i);
  EXPECT_EQ(FakeProvider::calls("alloc"), 1);
  EXPECT_EQ(figures().downloads.get(), 0u);
}

} // namespace
} // namespace runmat
