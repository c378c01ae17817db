//===- DeviceListingTest.cpp - tests of listing devices apart ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/DeviceListing.h"
#include "FakeProvider.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <sys/wait.h>
#include <unistd.h>

namespace runmat {
namespace {

using namespace std::chrono_literals;
using test::FakeProvider;

/// Far longer than anything takes here.
constexpr std::chrono::milliseconds patience = 60s;

class DeviceListing : public testing::Test {
protected:
  /// No process is left behind.
  ~DeviceListing() override {
    EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1);
    EXPECT_EQ(errno, ECHILD);
  }
  static ListedDevices list(std::chrono::milliseconds limit = patience) {
    return listDevicesApart(FakeProvider::table(), {}, limit);
  }
  static void onListing(std::function<void()> hook) {
    FakeProvider::onCall("list_devices", std::move(hook));
  }

  FakeProvider fake;
};

TEST_F(DeviceListing, IsThatOfTheProvider) {
  FakeProvider::setDevices(std::vector<runmat_device_info>(
      64, FakeProvider::device("one of many", RUNMAT_DEVICE_DISCRETE, 77)));
  const ListedDevices listed = list();
  EXPECT_EQ(listed.failure, "");
  ASSERT_EQ(listed.devices.size(), 64u);
  EXPECT_STREQ(listed.devices[63].name, "one of many");
  EXPECT_EQ(listed.devices[63].memory_bytes, 77u);
  EXPECT_EQ(listed.devices[63].device_index, 63u);
  // Nothing happened in this process.
  EXPECT_EQ(FakeProvider::calls("list_devices"), 0);
  FakeProvider::setDevices({});
  EXPECT_EQ(list().failure, "");
  EXPECT_TRUE(list().devices.empty());
}

TEST_F(DeviceListing, HasTheProvidersMessage) {
  FakeProvider::failCall("list_devices");
  EXPECT_EQ(list().failure, "made to fail");
  onListing([] { throw std::runtime_error("thrown"); });
  EXPECT_EQ(list().failure, "thrown");
}

TEST_F(DeviceListing, ACrashIsAFailure) {
  onListing([] {
    std::signal(SIGABRT, SIG_DFL);
    std::abort();
  });
  EXPECT_EQ(list().failure, "its driver crashed: Aborted");
  EXPECT_TRUE(list().devices.empty());
}

TEST_F(DeviceListing, AnEndIsAFailure) {
  onListing([] { ::_exit(3); });
  EXPECT_EQ(list().failure, "its driver ended the process with status 3");
}

TEST_F(DeviceListing, AHangIsAFailure) {
  onListing([] {
    for (;;)
      ::pause();
  });
  EXPECT_EQ(list(20ms).failure, "it did not list its devices within 20 ms");
}

TEST_F(DeviceListing, WhoeverHoldsThePipeHoldsNothingUp) {
  onListing([] {
    if (::fork() == 0) {
      ::sleep(1);
      ::_exit(0);
    }
  });
  EXPECT_EQ(list().devices.size(), 1u);
}

TEST_F(DeviceListing, StandardOutputIsNotTheDrivers) {
  onListing([] {
    [[maybe_unused]] const ssize_t put = ::write(STDOUT_FILENO, "chatter\n", 8);
  });
  testing::internal::CaptureStdout();
  EXPECT_EQ(list().devices.size(), 1u);
  EXPECT_EQ(testing::internal::GetCapturedStdout(), "");
}

TEST_F(DeviceListing, OtherWorkIsTriedApart) {
  bool isDone = false;
  EXPECT_EQ(tryApart([&] { isDone = true; }, patience), "");
  EXPECT_FALSE(isDone);
  EXPECT_EQ(tryApart([] { throw Error("a:b", "wrong"); }, patience), "wrong");
  EXPECT_EQ(tryApart([] { std::raise(SIGKILL); }, patience),
            "its driver crashed: Killed");
  EXPECT_EQ(tryApart(
                [] {
                  for (;;)
                    pause();
                },
                1ms),
            "it was not loaded within 1 ms");
}

} // namespace
} // namespace runmat
