//===- DeviceSearchTest.cpp - tests of what could be opened -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/DeviceSearch.h"
#include "FakeProvider.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace runmat {
namespace {

using test::FakeProvider;

DeviceSearch find(bool allowSoftware = false,
                  const runmat_provider_table &table = FakeProvider::table()) {
  const runmat_provider_table *tables[] = {&table};
  return findDevices(tables, {}, allowSoftware);
}

std::vector<std::string> namesOf(const DeviceSearch &search) {
  std::vector<std::string> names;
  for (const DeviceCandidate &candidate : search.candidates)
    names.push_back(candidate.info.name);
  return names;
}

using Names = std::vector<std::string>;

TEST(DeviceSearch, TheBestDeviceComesFirst) {
  FakeProvider fake;
  FakeProvider::setDevices(
      {FakeProvider::device("software", RUNMAT_DEVICE_SOFTWARE, 64 << 20),
       FakeProvider::device("unknown", RUNMAT_DEVICE_UNKNOWN, 64 << 20),
       FakeProvider::device("integrated", RUNMAT_DEVICE_INTEGRATED, 32 << 20),
       FakeProvider::device("small", RUNMAT_DEVICE_DISCRETE, 8 << 20),
       FakeProvider::device("large", RUNMAT_DEVICE_DISCRETE, 16 << 20),
       FakeProvider::device("as large", RUNMAT_DEVICE_DISCRETE, 16 << 20)});
  EXPECT_EQ(namesOf(find()),
            (Names{"large", "as large", "small", "integrated", "unknown"}));
  EXPECT_EQ(find().candidates[0].info.device_index, 4u);
  EXPECT_EQ(namesOf(find(true)).back(), "software");
}

TEST(DeviceSearch, SaysWhatIsLeftOut) {
  FakeProvider fake;
  FakeProvider::setDevices(
      {FakeProvider::device("pipe", RUNMAT_DEVICE_SOFTWARE),
       FakeProvider::device("the host", RUNMAT_DEVICE_HOST)});
  EXPECT_TRUE(find().candidates.empty());
  EXPECT_EQ(find().note, "pipe is computed by the processor "
                         "(accel-software=true allows it)");
  EXPECT_EQ(namesOf(find(true)), Names{"pipe"});
  EXPECT_EQ(find(true).note, "");
}

TEST(DeviceSearch, SaysWhichProviderFailed) {
  FakeProvider fake;
  FakeProvider::failCall("list_devices", RUNMAT_ERROR_UNSUPPORTED);
  EXPECT_TRUE(find().candidates.empty());
  EXPECT_EQ(find().note, "fake: made to fail");
}

TEST(DeviceSearch, OlderProvidersListNothing) {
  FakeProvider fake;
  runmat_provider_table table = FakeProvider::table();
  table.abi_version = 0x00010001;
  table.struct_size = offsetof(runmat_provider_table, list_devices);
  EXPECT_EQ(find(false, table).note, "fake: it does not list its devices");
  table.struct_size = sizeof(table);
  table.list_devices = nullptr;
  EXPECT_EQ(find(false, table).note, "fake: it does not list its devices");
  EXPECT_EQ(FakeProvider::calls("list_devices"), 0);
}

TEST(DeviceSearch, NoMoreAreTakenThanWereAskedFor) {
  FakeProvider fake;
  FakeProvider::setDevices(std::vector<runmat_device_info>(
      1000, FakeProvider::device("one of many", RUNMAT_DEVICE_DISCRETE)));
  EXPECT_EQ(find().candidates.size(), 64u);
}

TEST(DeviceSearch, ExceptionsAndEndlessNamesAreContained) {
  FakeProvider fake;
  FakeProvider::onCall("list_devices", [] { throw 1; });
  EXPECT_EQ(find().note, "fake: it failed in an unknown way");
  FakeProvider::reset();
  runmat_device_info endless{};
  std::ranges::fill(endless.name, 'n');
  std::ranges::fill(endless.vendor, 'v');
  std::ranges::fill(endless.driver, 'd');
  FakeProvider::setDevices({endless});
  const runmat_device_info listed = find().candidates.at(0).info;
  EXPECT_EQ(std::string(listed.name), std::string(255, 'n'));
  EXPECT_EQ(std::string(listed.vendor), std::string(63, 'v'));
  EXPECT_EQ(std::string(listed.driver), std::string(255, 'd'));
}

TEST(DeviceSearch, SaysOfEachDeviceWhetherItIsTaken) {
  FakeProvider fake;
  FakeProvider::setDevices(
      {FakeProvider::device("host", RUNMAT_DEVICE_HOST),
       FakeProvider::device("shared", RUNMAT_DEVICE_INTEGRATED),
       FakeProvider::device("pipe", RUNMAT_DEVICE_SOFTWARE),
       FakeProvider::device("card", RUNMAT_DEVICE_DISCRETE)});
  const std::vector<runmat_device_info> devices =
      listDevices(FakeProvider::table(), {}).devices;
  ASSERT_EQ(devices.size(), 4u);
  auto choice = [&](size_t i, bool allowSoftware) {
    return choiceOf({&FakeProvider::table(), devices[i]}, find(allowSoftware),
                    allowSoftware);
  };
  for (bool allowSoftware : {false, true}) {
    EXPECT_FALSE(choice(0, allowSoftware).isTaken);
    EXPECT_EQ(choice(0, allowSoftware).why, "the processor itself");
    EXPECT_FALSE(choice(1, allowSoftware).isTaken);
    EXPECT_TRUE(choice(1, allowSoftware).why.starts_with("fake:3 is better"));
    EXPECT_TRUE(choice(3, allowSoftware).isTaken);
  }
  EXPECT_EQ(choice(2, false).why,
            "computed by the processor (accel-software=true allows it)");
  EXPECT_TRUE(choice(2, true).why.starts_with("fake:3 is better"));
}

} // namespace
} // namespace runmat
