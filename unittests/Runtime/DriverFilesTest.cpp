//===- DriverFilesTest.cpp - tests of what files tell of drivers *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/DriverFiles.h"
#include "FakeProvider.h"
#include "HiddenDrivers.h"
#include "runtime/Planner/Places.h"
#include "unittests/Vulkan/ScopedFolder.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

namespace runmat {
namespace {

using namespace test;

class DriverFilesTest : public testing::Test {
protected:
  DriverFilesTest() {
    providerOfVulkan.name = "vulkan";
    // Whether this machine shows devices must not matter.
    settings.allowSoftwareDevices = true;
  }
  ~DriverFilesTest() override { ::unsetenv("VK_ADD_DRIVER_FILES"); }

  std::string obstacle() const {
    const runmat_provider_table *providers[] = {&providerOfVulkan};
    return driver_files::obstacle(providers, settings);
  }
  std::string manifest() const {
    const std::string file = folder.path() / "driver.json";
    std::ofstream(file) << "{}";
    return file;
  }

  const HiddenDrivers hidden;
  const vulkan::test::ScopedFolder folder;
  runmat_provider_table providerOfVulkan = FakeProvider::table();
  RuntimeSettings settings;
};

constexpr const char *noDriver = "no Vulkan driver is installed";

TEST_F(DriverFilesTest, FilesThatAreNotThereAreNoDrivers) {
  EXPECT_EQ(obstacle(), noDriver);
}

TEST_F(DriverFilesTest, OneOfTheFilesIsEnough) {
  ::setenv("VK_DRIVER_FILES", ("/nonexistent:" + manifest()).c_str(), 1);
  EXPECT_EQ(obstacle(), "");
}

TEST_F(DriverFilesTest, FilesAreAddedToThoseThatAreHidden) {
  ::setenv("VK_ADD_DRIVER_FILES", manifest().c_str(), 1);
  EXPECT_EQ(obstacle(), "");
}

TEST_F(DriverFilesTest, OtherProvidersHaveDriversOfTheirOwn) {
  const runmat_provider_table other = FakeProvider::table();
  const runmat_provider_table *providers[] = {&providerOfVulkan, &other};
  EXPECT_EQ(driver_files::obstacle(providers, settings), "");
}

TEST_F(DriverFilesTest, WithoutDeviceFilesOnlySoftwareComputes) {
  ::setenv("VK_DRIVER_FILES", manifest().c_str(), 1);
  settings.allowSoftwareDevices = false;
  EXPECT_EQ(obstacle(), driver_files::devices().empty()
                            ? "the system shows no device but the processor"
                            : "");
}

TEST_F(DriverFilesTest, ListsAreBetweenColons) {
  using Paths = std::vector<std::filesystem::path>;
  EXPECT_EQ(driver_files::listed(""), Paths());
  EXPECT_EQ(driver_files::listed("/a"), Paths({"/a"}));
  EXPECT_EQ(driver_files::listed("/a:/b:"), Paths({"/a", "/b"}));
}

TEST_F(DriverFilesTest, PlansDoWithoutADeviceThen) {
  settings.unplanned = 0.1;
  DeviceRegistry registry(settings);
  Places places(registry);
  EXPECT_TRUE(places.mayOpen());
  places.poll();
  EXPECT_FALSE(places.haveDevice());
  EXPECT_EQ(places.note(), noDriver);
}

TEST_F(DriverFilesTest, ReportsCompareWithTheDeviceThatIsNotThere) {
  settings.unplanned = 0;
  DeviceRegistry registry(settings);
  Places places(registry);
  places.poll();
  EXPECT_TRUE(places.haveDevice());
}

} // namespace
} // namespace runmat
