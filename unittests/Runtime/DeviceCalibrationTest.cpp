//===- DeviceCalibrationTest.cpp - calibration by a provider ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/DeviceCalibration.h"
#include "FakeProvider.h"
#include "runtime/Devices/DevicePriors.h"

#include <gtest/gtest.h>

namespace runmat {
namespace {

using test::FakeProvider;

constexpr uint64_t unlimited = UINT64_MAX;
constexpr double seconds = 60;

class DeviceCalibrationTest : public testing::Test {
protected:
  DeviceCalibrationTest() {
    FakeProvider::reset();
    registry = test::registryWithFake();
  }
  ~DeviceCalibrationTest() override {
    registry.reset();
    FakeProvider::reset();
  }

  Calibration measure(uint64_t memoryLimit = unlimited) {
    return calibrateDevice(registry->device("fake"), prior, memoryLimit,
                           seconds);
  }

  const Figures prior = priorFigures(PlaceClass::SoftwareDevice, 2);
  std::unique_ptr<DeviceRegistry> registry;
};

TEST_F(DeviceCalibrationTest, MeasuresAndCleansUp) {
  Device &device = registry->device("fake");
  counters().reset();
  const Calibration found = measure();
  EXPECT_TRUE(found.isComplete);
  EXPECT_TRUE(areUsable(found.figures));
  for (Figure figure : {Figure::UploadRate, Figure::DownloadRate,
                        Figure::Bandwidth, Figure::LaunchSeconds})
    EXPECT_NE(found.figures[size_t(figure)], prior[size_t(figure)])
        << info(figure).name;
  EXPECT_EQ(device.statistics().allocated_bytes, 0u);
  EXPECT_EQ(counters().device(device.index()).uploads.get(), 0u);
  EXPECT_EQ(counters().device(device.index()).allocations.get(), 0u);
}

TEST_F(DeviceCalibrationTest, KeepsToTheMemoryOfTheSetting) {
  EXPECT_TRUE(measure(1 << 20).isComplete);
  EXPECT_EQ(FakeProvider::largestAllocation(), uint64_t(1) << 16);
}

TEST_F(DeviceCalibrationTest, WithoutMemoryItFails) {
  EXPECT_TRUE(measure(0).hasFailed);
  EXPECT_EQ(FakeProvider::calls("alloc"), 0);
  FakeProvider::failCall("alloc", RUNMAT_ERROR_OUT_OF_MEMORY, 1);
  const Calibration found = measure();
  EXPECT_TRUE(found.hasFailed);
  EXPECT_EQ(found.figures, prior);
  EXPECT_EQ(registry->device("fake").statistics().allocated_bytes, 0u);
}

TEST_F(DeviceCalibrationTest, ALostDeviceFails) {
  FakeProvider::failCall("download", RUNMAT_ERROR_DEVICE_LOST, 3);
  EXPECT_TRUE(measure().hasFailed);
}

TEST_F(DeviceCalibrationTest, AnInterruptIsNoFailure) {
  FakeProvider::failCall("download", RUNMAT_ERROR_INTERRUPTED, 3);
  const Calibration found = measure();
  EXPECT_FALSE(found.hasFailed);
  EXPECT_FALSE(found.isComplete);
}

} // namespace
} // namespace runmat
