//===- AutoDeviceVulkanTest.cpp - a real device in the background *- C++ -*-==//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "VulkanTest.h"
#include "runtime/Devices/AutoDevice.h"
#include "runtime/Devices/DevicePriors.h"

#include <chrono>
#include <cstring>
#include <iostream>
#include <thread>

namespace runmat::vulkan::test {
namespace {

class AutoDeviceVulkan : public DeviceTest {};

TEST_F(AutoDeviceVulkan, OpensAndMeasuresTheDeviceOfThisMachine) {
  RuntimeSettings settings;
  settings.allowSoftwareDevices = true;
  DeviceRegistry registry(settings);
  AutoDevice device(registry, {std::chrono::seconds(60)});
  const auto begun = std::chrono::steady_clock::now();
  device.start();
  while (device.poll() == AutoDevice::State::Opening)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  const std::chrono::duration<double> seconds =
      std::chrono::steady_clock::now() - begun;
  ASSERT_EQ(device.poll(), AutoDevice::State::Ready) << device.note();
  EXPECT_EQ(&registry.device(device.device()->name()), device.device());
  // The thread is done with the device: it works for this one.
  DeviceBuffer buffer = device.device()->allocate(8);
  uint64_t number = 0;
  device.device()->upload(buffer.get(), 0, "12345678", 8);
  device.device()->download(buffer.get(), 0, &number, 8);
  EXPECT_EQ(std::memcmp(&number, "12345678", 8), 0);

  RecordProperty("device", device.note());
  std::cout << device.note() << " after " << seconds.count() << " s\n";
  EXPECT_TRUE(areUsable(device.model().uncorrected()));
  for (size_t i = 0; i < figureCount; ++i)
    std::cout << info(figureAt(i)).name << " "
              << device.model().figure(figureAt(i)) << "\n";
}

} // namespace
} // namespace runmat::vulkan::test
