//===- AutoDeviceTest.cpp - tests of opening in the background --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/AutoDevice.h"
#include "FakeProvider.h"
#include "HiddenDrivers.h"
#include "ThreadsAtWork.h"
#include "runtime/Devices/DevicePriors.h"
#include "runtime/Devices/ModelStore.h"
#include "unittests/Vulkan/ScopedFolder.h"

#include <gtest/gtest.h>

#include <chrono>
#include <future>
#include <new>
#include <stdexcept>
#include <thread>

namespace runmat {
namespace {

using namespace std::chrono_literals;
using namespace test;
using State = AutoDevice::State;

/// Far longer than anything takes here.
constexpr std::chrono::milliseconds patience = 60s;

template <typename Condition> bool comesTrue(Condition condition) {
  const auto end = std::chrono::steady_clock::now() + patience;
  while (!condition()) {
    if (std::chrono::steady_clock::now() > end)
      return false;
    std::this_thread::sleep_for(1ms);
  }
  return true;
}

/// Holds the thread up at a call until it is opened.
class Gate {
public:
  explicit Gate(const std::string &call) {
    FakeProvider::onCall(call, [this] {
      reached.set_value();
      opened.get_future().wait();
    });
  }
  void awaitReached() { reached.get_future().wait(); }
  void open() { opened.set_value(); }

private:
  std::promise<void> reached, opened;
};

/// A card of so little memory that measuring it is quick.
runmat_device_info smallCard() {
  return FakeProvider::device("card", RUNMAT_DEVICE_DISCRETE, 1 << 20);
}

class AutoDeviceTest : public testing::Test {
protected:
  AutoDeviceTest() {
    FakeProvider::reset();
    FakeProvider::setDevices({smallCard()});
  }
  /// The provider's state is touched only when no thread uses it.
  ~AutoDeviceTest() override {
    EXPECT_TRUE(comesTrue([] { return !background::isAnyThreadLeft(); }));
    FakeProvider::reset();
  }

  static std::unique_ptr<DeviceRegistry>
  makeRegistry(bool software = false, std::optional<std::string> models = {}) {
    RuntimeSettings settings;
    settings.modelCache = std::move(models);
    settings.allowSoftwareDevices = software;
    return registryWithFake(settings);
  }
  /// Opens, and waits for what comes of it.
  static State open(AutoDevice &device) {
    device.start();
    EXPECT_TRUE(comesTrue([&] { return device.poll() != State::Opening; }));
    return device.poll();
  }
  static bool says(const AutoDevice &device, const std::string &part) {
    return device.note().find(part) != std::string::npos;
  }

  const HiddenDrivers hidden;
  std::unique_ptr<DeviceRegistry> registry = makeRegistry();
  const AutoDeviceLimits patient = {patience};
};

TEST_F(AutoDeviceTest, DoesNothingUntilItIsStarted) {
  {
    AutoDevice device(*registry);
    EXPECT_EQ(device.poll(), State::Idle);
    EXPECT_EQ(device.device(), nullptr);
  }
  EXPECT_FALSE(background::isAnyThreadLeft());
  EXPECT_EQ(FakeProvider::calls("list_devices"), 0);
}

TEST_F(AutoDeviceTest, OpensTheBestDevice) {
  FakeProvider::setDevices(
      {FakeProvider::device("small", RUNMAT_DEVICE_DISCRETE, 1 << 20),
       FakeProvider::device("large", RUNMAT_DEVICE_DISCRETE, 2 << 20),
       FakeProvider::device("shared", RUNMAT_DEVICE_INTEGRATED, 3 << 20)});
  AutoDevice device(*registry, patient);
  ASSERT_EQ(open(device), State::Ready);
  EXPECT_EQ(device.device()->name(), "fake:1");
  EXPECT_STREQ(device.device()->info().name, "large");
  EXPECT_TRUE(says(device, "large (fake:1, discrete GPU)")) << device.note();
  EXPECT_EQ(registry->devices().size(), 1u);
  EXPECT_EQ(&registry->device("fake:1"), device.device());
  EXPECT_GT(device.model().figure(Figure::RateF64), 0);
  // It works as any other.
  EXPECT_NO_THROW(device.device()->allocate(100));
}

TEST_F(AutoDeviceTest, OpeningCorrectsTheModel) {
  FakeProvider::onCall("create", [] { std::this_thread::sleep_for(20ms); });
  AutoDevice device(*registry, patient);
  ASSERT_EQ(open(device), State::Ready);
  const auto ratios = device.model().correction(Figure::OpenSeconds).window();
  ASSERT_EQ(ratios.size(), 1u);
  EXPECT_GE(ratios[0] *
                device.model().uncorrected()[size_t(Figure::OpenSeconds)],
            20e-3);
}

TEST_F(AutoDeviceTest, ASecondStartDoesNothing) {
  AutoDevice device(*registry, patient);
  ASSERT_EQ(open(device), State::Ready);
  device.start();
  EXPECT_EQ(device.poll(), State::Ready);
  EXPECT_EQ(FakeProvider::calls("create"), 1);
}

TEST_F(AutoDeviceTest, TheProgramGoesOnMeanwhile) {
  Gate gate("create");
  AutoDevice device(*registry, patient);
  device.start();
  gate.awaitReached();
  EXPECT_EQ(device.poll(), State::Opening);
  EXPECT_EQ(device.device(), nullptr);
  EXPECT_TRUE(registry->devices().empty());
  // What the program opens meanwhile has the indexes that are free.
  registry->cpu();
  gate.open();
  EXPECT_EQ(open(device), State::Ready);
  EXPECT_EQ(device.device()->index(), 1u);
}

// Drivers need a processor, too.
TEST_F(AutoDeviceTest, TheHostLeavesAProcessorToTheOpening) {
  ThreadPool pool(8);
  Gate gate("create");
  AutoDevice device(*registry, patient);
  device.start();
  // Fewer where the machine is busy: another thread takes a late one's share.
  EXPECT_LE(threadsAtWork(pool), 7u);
  gate.open();
  EXPECT_EQ(open(device), State::Ready);
  EXPECT_TRUE(comesTrue([&] { return threadsAtWork(pool) == 8u; }));
}

TEST_F(AutoDeviceTest, ADeviceThatTheProgramOpenedStays) {
  Device &first = registry->device("fake");
  AutoDevice device(*registry, patient);
  ASSERT_EQ(open(device), State::Ready);
  EXPECT_EQ(device.device(), &first);
  EXPECT_EQ(FakeProvider::calls("create"), 2);
  EXPECT_EQ(FakeProvider::calls("destroy"), 1);
}

TEST_F(AutoDeviceTest, SoftwareDevicesOnlyWhereAllowed) {
  FakeProvider::setDevices(
      {FakeProvider::device("pipe", RUNMAT_DEVICE_SOFTWARE, 1 << 20)});
  AutoDevice refused(*registry, patient);
  EXPECT_EQ(open(refused), State::Unavailable);
  EXPECT_TRUE(says(refused, "accel-software")) << refused.note();
  EXPECT_EQ(FakeProvider::calls("create"), 0);
  auto lenient = makeRegistry(true);
  AutoDevice allowed(*lenient, patient);
  ASSERT_EQ(open(allowed), State::Ready);
  EXPECT_TRUE(says(allowed, "software device")) << allowed.note();
}

TEST_F(AutoDeviceTest, TheNextDeviceStandsInForOneThatFails) {
  FakeProvider::setDevices(
      {FakeProvider::device("shared", RUNMAT_DEVICE_INTEGRATED, 1 << 20),
       smallCard()});
  int creates = 0;
  FakeProvider::onCall("create", [&] {
    if (creates++ == 0)
      throw std::runtime_error("the driver is broken");
  });
  AutoDevice device(*registry, patient);
  ASSERT_EQ(open(device), State::Ready);
  EXPECT_STREQ(device.device()->info().name, "shared");
}

TEST_F(AutoDeviceTest, SaysWhyNoDeviceOpens) {
  FakeProvider::failCall("create", RUNMAT_ERROR_DEVICE_LOST);
  AutoDevice device(*registry, patient);
  EXPECT_EQ(open(device), State::Unavailable);
  EXPECT_EQ(device.device(), nullptr);
  EXPECT_TRUE(says(device, "card: ")) << device.note();
  EXPECT_TRUE(says(device, "made to fail")) << device.note();
  EXPECT_TRUE(registry->devices().empty());
}

TEST_F(AutoDeviceTest, ADeviceThatCannotDescribeItselfIsClosed) {
  FakeProvider::failCall("device_info");
  AutoDevice device(*registry, patient);
  EXPECT_EQ(open(device), State::Unavailable);
  EXPECT_EQ(FakeProvider::calls("destroy"), 1);
}

TEST_F(AutoDeviceTest, ExceptionsOfProvidersStayInTheThread) {
  FakeProvider::onCall("create", [] { throw 1; });
  AutoDevice first(*registry, patient);
  EXPECT_EQ(open(first), State::Unavailable);
  EXPECT_TRUE(says(first, "unknown way")) << first.note();
  FakeProvider::onCall("list_devices", [] { throw std::bad_alloc(); });
  AutoDevice second(*registry, patient);
  EXPECT_EQ(open(second), State::Unavailable);
  EXPECT_TRUE(says(second, "bad_alloc")) << second.note();
}

TEST_F(AutoDeviceTest, AnEmptyListIsNoDevice) {
  FakeProvider::setDevices({});
  AutoDevice device(*registry, patient);
  EXPECT_EQ(open(device), State::Unavailable);
  EXPECT_NE(device.note(), "");
  EXPECT_EQ(FakeProvider::calls("create"), 0);
}

TEST_F(AutoDeviceTest, AHangIsGivenUp) {
  ThreadPool pool(8);
  for (const char *call : {"list_devices", "create", "device_info"}) {
    FakeProvider::reset();
    FakeProvider::setDevices({smallCard()});
    Gate gate(call);
    AutoDevice device(*registry, {20ms});
    device.start();
    gate.awaitReached();
    EXPECT_TRUE(comesTrue([&] { return device.poll() != State::Opening; }));
    EXPECT_EQ(device.poll(), State::Unavailable);
    EXPECT_EQ(device.note(), "no device was open after 20 ms");
    EXPECT_TRUE(background::isAnyThreadLeft());
    EXPECT_TRUE(comesTrue([&] { return threadsAtWork(pool) == 8u; }));
    gate.open();
    EXPECT_TRUE(comesTrue([] { return !background::isAnyThreadLeft(); }));
    // What comes too late is closed, and nothing else is begun.
    EXPECT_EQ(device.poll(), State::Unavailable);
    EXPECT_TRUE(registry->devices().empty());
    EXPECT_EQ(FakeProvider::calls("destroy"), FakeProvider::calls("create"));
    EXPECT_EQ(FakeProvider::calls("create"), call[0] == 'l' ? 0 : 1);
  }
}

TEST_F(AutoDeviceTest, TheThreadOutlivesEverything) {
  Gate gate("create");
  {
    AutoDevice device(*registry, patient);
    device.start();
    gate.awaitReached();
    registry.reset();
  }
  EXPECT_TRUE(background::isAnyThreadLeft());
  gate.open();
  EXPECT_TRUE(comesTrue([] { return !background::isAnyThreadLeft(); }));
  EXPECT_EQ(FakeProvider::calls("destroy"), 1);
}

TEST_F(AutoDeviceTest, ADeviceThatNobodyTookIsClosed) {
  {
    AutoDevice device(*registry, patient);
    device.start();
    EXPECT_TRUE(comesTrue([] { return !background::isAnyThreadLeft(); }));
    EXPECT_EQ(FakeProvider::calls("create"), 1);
    EXPECT_EQ(FakeProvider::calls("destroy"), 0);
  }
  EXPECT_EQ(FakeProvider::calls("destroy"), 1);
}

TEST_F(AutoDeviceTest, MeasuresTheDeviceBeforeItIsReady) {
  AutoDevice device(*registry, patient);
  ASSERT_EQ(open(device), State::Ready);
  const Figures prior = priorFigures(PlaceClass::DiscreteGpu, 1);
  EXPECT_NE(device.model().figure(Figure::UploadRate),
            prior[size_t(Figure::UploadRate)]);
  EXPECT_EQ(device.model().figure(Figure::RateF64),
            prior[size_t(Figure::RateF64)]);
  EXPECT_EQ(device.device()->statistics().allocated_bytes, 0u);
  // Without a folder nothing is kept.
  EXPECT_FALSE(device.keepModel());
}

TEST_F(AutoDeviceTest, ADeviceThatFailsUnderMeasurementIsNotUsed) {
  FakeProvider::failCall("upload", RUNMAT_ERROR_DEVICE_LOST);
  AutoDevice device(*registry, patient);
  EXPECT_EQ(open(device), State::Unavailable);
  EXPECT_TRUE(says(device, "card: it failed while it was measured"))
      << device.note();
  EXPECT_EQ(FakeProvider::calls("destroy"), 1);
}

TEST_F(AutoDeviceTest, WhatWasMeasuredIsKept) {
  vulkan::test::ScopedFolder folder;
  const auto openAgain = [&] {
    FakeProvider::reset();
    FakeProvider::setDevices({smallCard()});
    registry = makeRegistry(false, folder.path() / "models");
    auto device = std::make_unique<AutoDevice>(*registry, patient);
    EXPECT_EQ(open(*device), State::Ready);
    return device;
  };
  const auto first = openAgain();
  EXPECT_GT(FakeProvider::calls("upload"), 0);
  for (int i = 0; i < 5; ++i)
    first->model().observeCompile({}, 0.4);
  const Figures measured = first->model().uncorrected();
  const double learnt = first->model().figure(Figure::CompileSeconds);
  EXPECT_TRUE(first->keepModel());
  const auto second = openAgain();
  EXPECT_EQ(FakeProvider::calls("upload"), 0);
  EXPECT_EQ(second->model().uncorrected(), measured);
  EXPECT_EQ(second->model().figure(Figure::CompileSeconds), learnt);
  // What is forgotten is measured again.
  EXPECT_TRUE(ModelStore(registry->settings().modelCache).forget());
  openAgain();
  EXPECT_GT(FakeProvider::calls("upload"), 0);
}

TEST_F(AutoDeviceTest, AnOlderProviderIsNotOpened) {
  static runmat_provider_table table = FakeProvider::table();
  table.name = "older";
  table.struct_size = offsetof(runmat_provider_table, list_devices);
  DeviceRegistry older{RuntimeSettings{}};
  older.registerProvider(table);
  AutoDevice device(older, patient);
  EXPECT_EQ(open(device), State::Unavailable);
  EXPECT_TRUE(says(device, "older: it does not list its devices"))
      << device.note();
}

} // namespace
} // namespace runmat
