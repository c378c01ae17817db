//===- DeviceChoiceTest.cpp - tests of choosing among devices ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/DeviceChoice.h"
#include "FakeProvider.h"
#include "HiddenDrivers.h"
#include "runtime/Devices/BackgroundWork.h"
#include "runtime/Devices/ModelStore.h"
#include "runtime/Planner/PlanRun.h"
#include "unittests/Vulkan/ScopedFolder.h"

#include <gtest/gtest.h>

#include <chrono>
#include <future>
#include <thread>

namespace runmat {
namespace {

using namespace std::chrono_literals;
using namespace test;

/// Far longer than anything takes here.
constexpr std::chrono::milliseconds patience = 60s;

/// Cards of so little memory that measuring them is quick.
runmat_device_info card(const char *name, uint64_t memory) {
  return FakeProvider::device(name, RUNMAT_DEVICE_DISCRETE, memory);
}

class DeviceChoiceTest : public testing::Test {
protected:
  DeviceChoiceTest() {
    FakeProvider::setDevices({card("small", 1 << 20), card("large", 2 << 20)});
  }
  ~DeviceChoiceTest() override {
    choice.reset();
    planner.reset();
    registry.reset();
    awaitThreads();
    FakeProvider::reset();
  }

  void begin(const std::string &device, RuntimeSettings settings = {},
             std::chrono::milliseconds limit = patience) {
    settings.device = device;
    choice.reset();
    planner.reset();
    registry = registryWithFake(settings);
    planner = std::make_unique<Planner>(*registry);
    choice = std::make_unique<DeviceChoice>(*registry, *planner,
                                            AutoDeviceLimits{limit});
  }
  static void awaitThreads() {
    const auto end = std::chrono::steady_clock::now() + patience;
    while (background::isAnyThreadLeft() &&
           std::chrono::steady_clock::now() < end)
      std::this_thread::sleep_for(1ms);
    EXPECT_FALSE(background::isAnyThreadLeft());
  }
  /// The device in use once `auto` has opened its own.
  Device &settled() {
    choice->current();
    awaitThreads();
    return choice->current();
  }
  std::string problemOf(uint32_t index) {
    try {
      choice->select(index);
    } catch (const Error &error) {
      return error.message;
    }
    return "none";
  }

  HiddenDrivers hidden;
  FakeProvider fake;
  std::unique_ptr<DeviceRegistry> registry;
  std::unique_ptr<Planner> planner;
  std::unique_ptr<DeviceChoice> choice;
};

TEST_F(DeviceChoiceTest, BeginsWithTheDeviceThatWasNamed) {
  begin("fake");
  EXPECT_EQ(choice->current().name(), "fake");
  EXPECT_EQ(choice->selected(), 1u);
  choice->select(1);
  EXPECT_EQ(choice->current().name(), "fake");
  // So far nobody had to know of others.
  EXPECT_EQ(FakeProvider::calls("list_devices"), 0);
  EXPECT_EQ(choice->count(), 2u);
  EXPECT_EQ(choice->count(), 2u);
  EXPECT_EQ(FakeProvider::calls("list_devices"), 1);
}

TEST_F(DeviceChoiceTest, PutsAnotherDeviceInItsPlace) {
  begin("fake");
  EXPECT_EQ(choice->openAt(2), nullptr);
  choice->select(2);
  Device &large = choice->current();
  EXPECT_EQ(large.name(), "fake:1");
  EXPECT_STREQ(large.info().name, "large");
  EXPECT_EQ(planner->forced(), &large);
  EXPECT_EQ(choice->selected(), 2u);
  EXPECT_EQ(choice->openAt(2), &large);
  choice->select(1);
  EXPECT_EQ(choice->current().name(), "fake");
  EXPECT_EQ(choice->selected(), 1u);
  EXPECT_EQ(registry->devices().size(), 3u);
}

TEST_F(DeviceChoiceTest, CountsAnUnlistedDeviceThatWasNamed) {
  begin("inprocess");
  EXPECT_EQ(choice->count(), 3u);
  choice->select(2);
  EXPECT_EQ(choice->current().name(), "fake:1");
  choice->select(3);
  EXPECT_EQ(choice->current().name(), "fake");
  choice->select(1);
  EXPECT_EQ(choice->current().name(), "inprocess");
}

TEST_F(DeviceChoiceTest, HasTheProcessorAloneWhereThatWasNamed) {
  begin("cpu");
  EXPECT_EQ(choice->count(), 1u);
  EXPECT_EQ(choice->current().name(), "cpu");
  EXPECT_EQ(problemOf(2), "There is no device 2: the number of devices is 1 "
                          "(cpu).");
  EXPECT_EQ(FakeProvider::calls("list_devices"), 0);
}

TEST_F(DeviceChoiceTest, HasTheProcessorWhereThereIsNoOther) {
  FakeProvider::setDevices({});
  begin("auto");
  EXPECT_EQ(choice->count(), 1u);
  EXPECT_EQ(settled().name(), "cpu");
  EXPECT_EQ(choice->selected(), 1u);
}

TEST_F(DeviceChoiceTest, WaitsForAllThatAreOpen) {
  begin("fake:0");
  choice->select(1);
  choice->select(2);
  const int before = FakeProvider::calls("synchronize");
  choice->finishWork();
  EXPECT_GE(FakeProvider::calls("synchronize"), before + 1);
}

TEST_F(DeviceChoiceTest, SaysHowManyThereAre) {
  begin("fake");
  for (uint32_t index : {0u, 3u})
    EXPECT_EQ(problemOf(index), "There is no device " + std::to_string(index) +
                                    ": the number of devices is 2 (fake, "
                                    "fake:1).");
  EXPECT_THROW(choice->openAt(3), Error);
}

TEST_F(DeviceChoiceTest, AutoBeginsWithTheBestOne) {
  begin("auto");
  EXPECT_EQ(settled().name(), "fake:1");
  EXPECT_EQ(choice->selected(), 1u);
}

TEST_F(DeviceChoiceTest, WhatIsChosenIsWaitedFor) {
  begin("auto");
  choice->select(1);
  EXPECT_EQ(choice->current().name(), "fake:1");
  EXPECT_EQ(choice->selected(), 1u);
  FakeProvider::setDevices({});
  begin("auto");
  choice->select(1);
  EXPECT_EQ(choice->current().name(), "cpu");
}

TEST_F(DeviceChoiceTest, AutoTellsWhichOneItOpened) {
  FakeProvider::failCall("create");
  FakeProvider::onCall("create", [] {
    if (FakeProvider::calls("create") == 2)
      FakeProvider::failCall("nothing");
  });
  begin("auto");
  EXPECT_EQ(settled().name(), "fake");
  EXPECT_EQ(choice->selected(), 2u);
}

TEST_F(DeviceChoiceTest, PlansUseTheDeviceThatIsSelected) {
  begin("auto");
  Places &places = planner->units()->places;
  const uint32_t before = places.epoch();
  choice->select(2);
  Device &small = choice->current();
  EXPECT_EQ(small.name(), "fake");
  EXPECT_NE(places.epoch(), before);
  ASSERT_EQ(places.list().size(), 2u);
  EXPECT_EQ(places.list()[1].name, "fake");
  EXPECT_EQ(places.deviceAt(1), &small);
  EXPECT_EQ(places.placeOf(small), 1u);
  // It was measured, and nothing else is opened.
  EXPECT_GT(FakeProvider::calls("upload"), 0);
  places.noteSaving(1e9, 1e9);
  EXPECT_FALSE(background::isAnyThreadLeft());
  choice->select(1);
  EXPECT_EQ(places.list()[1].name, "fake:1");
  EXPECT_EQ(places.placeOf(small), hostPlace);
}

TEST_F(DeviceChoiceTest, ASelectedDeviceThatIsLostIsNoPlace) {
  begin("auto");
  choice->select(2);
  FakeProvider::failCall("upload", RUNMAT_ERROR_DEVICE_LOST);
  DeviceBuffer buffer = choice->current().allocate(8);
  EXPECT_THROW(choice->current().upload(buffer.get(), 0, "1234567", 8), Error);
  EXPECT_EQ(choice->current().name(), "cpu");
  EXPECT_EQ(planner->units()->places.list().size(), 1u);
  EXPECT_EQ(problemOf(2), "Device 'fake' was lost.");
}

TEST_F(DeviceChoiceTest, WhatIsLearntOfASelectedDeviceIsKept) {
  vulkan::test::ScopedFolder folder;
  RuntimeSettings settings;
  settings.modelCache = folder.path() / "models";
  begin("auto", settings);
  choice->select(2);
  const ModelKey key = modelKey(choice->current().info(), 1);
  DeviceModel &model = planner->units()->places.modelOf(choice->current());
  for (int i = 0; i < 5; ++i)
    model.observeCompile({}, 0.4);
  const double learnt = model.figure(Figure::CompileSeconds);
  choice.reset();
  planner.reset();
  const auto kept = ModelStore(settings.modelCache).load(key);
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->figure(Figure::CompileSeconds), learnt);
  EXPECT_TRUE(
      ModelStore(settings.modelCache).load(hostModelKey(settings.threads)));
}

TEST_F(DeviceChoiceTest, ADeviceThatCannotBeOpenedLeavesTheOther) {
  begin("fake");
  FakeProvider::failCall("create");
  EXPECT_EQ(problemOf(2), "Device 'fake:1' failed to open: made to fail");
  EXPECT_EQ(choice->current().name(), "fake");
  EXPECT_EQ(choice->selected(), 1u);
}

TEST_F(DeviceChoiceTest, AProviderThatHangsHasNone) {
  begin("auto", {}, 20ms);
  std::promise<void> gate;
  FakeProvider::onCall("list_devices", [&] { gate.get_future().wait(); });
  EXPECT_EQ(choice->count(), 1u);
  EXPECT_TRUE(background::isAnyThreadLeft());
  gate.set_value();
  awaitThreads();
}

TEST_F(DeviceChoiceTest, AProviderThatThrowsHasNone) {
  begin("auto");
  FakeProvider::onCall("list_devices", [] { throw std::bad_alloc(); });
  EXPECT_EQ(choice->count(), 1u);
}

} // namespace
} // namespace runmat
