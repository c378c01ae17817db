//===- ResidencyTest.cpp - tests of where elements are ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Residency.h"
#include "TestKernels.h"
#include "runtime/Devices/DeviceRegistry.h"

#include <gtest/gtest.h>

namespace runmat {
namespace {

class ResidencyTest : public testing::Test {
protected:
  DeviceRegistry registry{RuntimeSettings{}};
  Device &device = registry.device("inprocess");
  Device &cpu = registry.cpu();

  void SetUp() override { counters().reset(); }
  DeviceCounters &figures() { return device.counters(); }
  /// An array whose only current copy is on the device.
  ArrayRef onDevice(int64_t count) {
    ArrayRef array = Array::make(ElementClass::Double, {count, 1});
    runmat_buffer buffer = Residency::bufferOn(*array, device);
    ArrayRef values = test::ramp(count, 10);
    device.upload(buffer, 0, values->data(), values->bytes());
    Residency::markWritten(*array, device);
    counters().reset();
    return array;
  }
};

TEST_F(ResidencyTest, NothingIsUploadedTwice) {
  ArrayRef array = test::ramp(100);
  runmat_buffer first = Residency::ensureOn(*array, device);
  runmat_buffer second = Residency::ensureOn(*array, device);
  EXPECT_EQ(first.handle, second.handle);
  EXPECT_EQ(figures().uploads.get(), 1u);
  EXPECT_EQ(figures().uploadBytes.get(), 800u);
}

TEST_F(ResidencyTest, ReshapesShareTheDeviceCopy) {
  ArrayRef array = test::ramp(100);
  ArrayRef square = array->reshaped({10, 10});
  runmat_buffer first = Residency::ensureOn(*array, device);
  runmat_buffer second = Residency::ensureOn(*square, device);
  EXPECT_EQ(first.handle, second.handle);
  EXPECT_EQ(figures().uploads.get(), 1u);
}

TEST_F(ResidencyTest, WritingOnTheHostEndsTheDeviceCopy) {
  ArrayRef array = test::ramp(100);
  Residency::ensureOn(*array, device);
  array->mutableAs<double>()[0] = 5;
  EXPECT_FALSE(Residency::isCurrentOn(*array, device));
  Residency::ensureOn(*array, device);
  EXPECT_EQ(figures().uploads.get(), 2u);
}

TEST_F(ResidencyTest, HostAccessGathersOnce) {
  ArrayRef array = onDevice(100);
  EXPECT_EQ(Residency::deviceOf(*array), &device);
  EXPECT_FALSE(Residency::isOnHost(*array));
  EXPECT_EQ(array->as<double>()[99], 109.0);
  EXPECT_EQ(array->as<double>()[0], 10.0);
  EXPECT_EQ(figures().downloads.get(), 1u);
  EXPECT_TRUE(Residency::isCurrentOn(*array, device));
}

TEST_F(ResidencyTest, OneElementComesAlone) {
  ArrayRef array = onDevice(100);
  EXPECT_EQ(array->elementAsDouble(42), 52.0);
  EXPECT_EQ(figures().downloads.get(), 1u);
  EXPECT_EQ(figures().downloadBytes.get(), 8u);
}

TEST_F(ResidencyTest, WritingOnTheDeviceEndsTheHostCopy) {
  ArrayRef array = test::ramp(4);
  runmat_buffer buffer = Residency::ensureOn(*array, device);
  double seven = 7;
  device.fill(buffer, 0, 32, &seven, 8);
  Residency::markWritten(*array, device);
  EXPECT_FALSE(Residency::isOnHost(*array));
  EXPECT_EQ(array->elementAsDouble(3), 7.0);
  EXPECT_EQ(array->as<double>()[0], 7.0);
}

TEST_F(ResidencyTest, OverwritingOnTheHostFetchesNothing) {
  ArrayRef array = onDevice(100);
  static_cast<double *>(array->overwriteData())[0] = 1;
  EXPECT_EQ(figures().downloads.get(), 0u);
}

TEST_F(ResidencyTest, ZerosAreFilledAndNotUploaded) {
  ArrayRef array = Array::zeros(ElementClass::Double, {100, 1});
  runmat_buffer buffer = Residency::ensureOn(*array, device);
  double value = 1;
  device.download(buffer, 792, &value, 8);
  EXPECT_EQ(value, 0.0);
  EXPECT_EQ(figures().uploads.get(), 0u);
  EXPECT_EQ(counters().hostAllocations.get(), 0u);
}

TEST_F(ResidencyTest, HostDevicesUseTheArrayInPlace) {
  ArrayRef array = test::ramp(100);
  runmat_buffer buffer = Residency::ensureOn(*array, cpu);
  EXPECT_EQ(buffer.address, reinterpret_cast<uint64_t>(array->data()));
  EXPECT_EQ(cpu.counters().uploads.get(), 0u);
  EXPECT_TRUE(Residency::isCurrentOn(*array, cpu));
}

TEST_F(ResidencyTest, HostDevicesGatherFirst) {
  ArrayRef array = onDevice(100);
  runmat_buffer buffer = Residency::ensureOn(*array, cpu);
  EXPECT_EQ(reinterpret_cast<const double *>(buffer.address)[1], 11.0);
  EXPECT_EQ(figures().downloads.get(), 1u);
}

TEST_F(ResidencyTest, CopiesOfDeviceArraysAreTheirOwn) {
  ArrayRef array = onDevice(10);
  ArrayRef copy = makeUnique(ArrayRef(array));
  copy->mutableAs<double>()[0] = -1;
  EXPECT_EQ(array->elementAsDouble(0), 10.0);
}

TEST_F(ResidencyTest, DeviceBuffersAreReused) {
  {
    ArrayRef array = onDevice(1000);
  }
  uint64_t before = figures().allocations.get();
  for (int i = 0; i < 10; ++i) {
    ArrayRef array = test::ramp(1000);
    Residency::ensureOn(*array, device);
  }
  EXPECT_EQ(figures().allocations.get(), before);
}

TEST_F(ResidencyTest, ArraysOutliveTheRegistry) {
  ArrayRef array;
  {
    DeviceRegistry other{RuntimeSettings{}};
    array = test::ramp(10);
    Residency::ensureOn(*array, other.device("inprocess"));
  }
  EXPECT_EQ(array->elementAsDouble(9), 9.0);
}

} // namespace
} // namespace runmat
