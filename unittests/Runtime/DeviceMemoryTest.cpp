//===- DeviceMemoryTest.cpp - buffers of a device and their pool -*- C++ -*-==//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "FakeProvider.h"

#include <gtest/gtest.h>

#include <atomic>
#include <memory>
#include <thread>

namespace runmat {
namespace {

using namespace test;

constexpr uint64_t MiB = uint64_t(1) << 20;

class DeviceMemoryTest : public testing::Test {
protected:
  DeviceMemoryTest() {
    RuntimeSettings settings;
    settings.deviceMemory = 64 * MiB;
    registry = registryWithFake(settings);
    device = &registry->device("fake");
  }
  ~DeviceMemoryTest() override {
    // First the devices, whose threads call the provider.
    registry.reset();
    FakeProvider::reset();
  }

  static int allocations() { return FakeProvider::calls("alloc"); }
  static int frees() { return FakeProvider::calls("free"); }

  FakeProvider fake;
  std::unique_ptr<DeviceRegistry> registry;
  Device *device;
};

TEST_F(DeviceMemoryTest, LoopsTakeNothingFromTheProvider) {
  auto turn = [&] {
    DeviceBuffer large = device->allocate(8 * MiB);
    DeviceBuffer other = device->allocate(5 * MiB + 77);
    std::vector<DeviceBuffer> small;
    for (uint64_t i = 0; i < 100; ++i)
      small.push_back(device->allocate(300 * i));
  };
  turn();
  const int before = allocations();
  for (int i = 0; i < 20; ++i)
    turn();
  EXPECT_EQ(allocations(), before);
  EXPECT_EQ(frees(), 0);
}

TEST_F(DeviceMemoryTest, ThePoolHoldsHalfOfTheMemory) {
  {
    std::vector<DeviceBuffer> all;
    for (int i = 0; i < 15; ++i)
      all.push_back(device->allocate(4 * MiB));
  }
  EXPECT_EQ(allocations() - frees(), 8);
}

TEST_F(DeviceMemoryTest, ThePoolMakesRoomAndNoMoreThanIsNeeded) {
  {
    DeviceBuffer a = device->allocate(10 * MiB), b = device->allocate(16 * MiB);
  }
  // The larger one was kept first.
  DeviceBuffer large = device->allocate(48 * MiB);
  EXPECT_EQ(frees(), 1);
  DeviceBuffer small = device->allocate(10 * MiB);
  EXPECT_EQ(allocations(), 3);
}

TEST_F(DeviceMemoryTest, TrimGivesBackAsMuchAsIsWanted) {
  {
    DeviceBuffer a = device->allocate(MiB), b = device->allocate(2 * MiB),
                 c = device->allocate(3 * MiB);
  }
  // Freed in the opposite order.
  device->trim(MiB);
  EXPECT_EQ(frees(), 1);
  device->trim();
  EXPECT_EQ(frees(), 3);
}

TEST_F(DeviceMemoryTest, IdleBuffersGoBack) {
  {
    DeviceBuffer a = device->allocate(MiB);
  }
  device->trimIdle();
  EXPECT_EQ(frees(), 0);
  device->trimIdle(BufferPool::Clock::now() + std::chrono::hours(1));
  EXPECT_EQ(frees(), 1);
}

/// The provider's calls of free, where no call of the device is made.
class UnaskedTrims {
public:
  UnaskedTrims() {
    // The device outlives the test.
    FakeProvider::onCall("free", [frees = frees] { ++*frees; });
  }
  /// Whether there are so many before long.
  bool await(int count) const {
    const auto patience =
        std::chrono::steady_clock::now() + std::chrono::minutes(1);
    while (*frees < count && std::chrono::steady_clock::now() < patience)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return *frees == count;
  }

private:
  std::shared_ptr<std::atomic<int>> frees =
      std::make_shared<std::atomic<int>>(0);
};

TEST_F(DeviceMemoryTest, IdleBuffersGoBackWithoutACall) {
  const UnaskedTrims trims;
  device->setLongestIdle(std::chrono::milliseconds(1));
  DeviceBuffer kept = device->allocate(MiB);
  {
    DeviceBuffer a = device->allocate(MiB), b = device->allocate(2 * MiB);
  }
  EXPECT_TRUE(trims.await(2));
  // What is freed later goes back, too.
  {
    DeviceBuffer c = device->allocate(MiB);
  }
  EXPECT_TRUE(trims.await(3));
  const auto held = device->lock();
  EXPECT_EQ(allocations() - frees(), 1);
}

TEST_F(DeviceMemoryTest, ADeviceAtWorkIsNotTrimmed) {
  const UnaskedTrims trims;
  device->setLongestIdle(std::chrono::milliseconds(1));
  {
    const auto held = device->lock();
    {
      DeviceBuffer a = device->allocate(MiB);
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    EXPECT_EQ(frees(), 0);
  }
  EXPECT_TRUE(trims.await(1));
}

TEST_F(DeviceMemoryTest, WhatCannotFitIsRefusedWithoutTrimming) {
  {
    DeviceBuffer a = device->allocate(MiB);
  }
  EXPECT_THROW(device->allocate(65 * MiB), OutOfDeviceMemory);
  EXPECT_THROW(device->allocate(UINT64_MAX), OutOfDeviceMemory);
  EXPECT_EQ(frees(), 0);
}

TEST_F(DeviceMemoryTest, SaysTheMemoryThatItMayUse) {
  EXPECT_EQ(device->info().memory_bytes, 64 * MiB);
  EXPECT_LE(device->info().largest_allocation, 64 * MiB);
  // What a kernel reads in place is no memory of the device.
  EXPECT_GT(registry->cpu().info().memory_bytes, 64 * MiB);
}

TEST_F(DeviceMemoryTest, TellsWhatIsFree) {
  EXPECT_EQ(device->availableMemory(), 64 * MiB);
  DeviceBuffer kept = device->allocate(4 * MiB);
  {
    DeviceBuffer freed = device->allocate(8 * MiB);
  }
  EXPECT_EQ(device->availableMemory(), 60 * MiB);
  // Others have taken more; what is in the pool is ours already.
  FakeProvider::setMemoryBudget(20 * MiB, 12 * MiB);
  EXPECT_EQ(device->availableMemory(), 16 * MiB);
  FakeProvider::setMemoryBudget(20 * MiB, 40 * MiB);
  EXPECT_EQ(device->availableMemory(), 8 * MiB);
  FakeProvider::setMemoryBudget(100 * MiB, 12 * MiB);
  EXPECT_EQ(device->availableMemory(), 60 * MiB);
  EXPECT_GT(registry->cpu().availableMemory(), 64 * MiB);
}

TEST_F(DeviceMemoryTest, AProviderWithoutMemoryGetsThePoolBack) {
  {
    DeviceBuffer a = device->allocate(MiB);
  }
  FakeProvider::failCall("alloc", RUNMAT_ERROR_OUT_OF_MEMORY);
  EXPECT_THROW(device->allocate(2 * MiB), OutOfDeviceMemory);
  EXPECT_EQ(frees(), 1);
}

} // namespace
} // namespace runmat
