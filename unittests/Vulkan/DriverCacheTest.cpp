//===- DriverCacheTest.cpp - pipeline data from process to process -*- C++ -*-//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "FakeDriver.h"
#include "ScopedFolder.h"
#include "runtime/CacheEntry.h"
#include "runtime/providers/vulkan/Pipelines.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sys/stat.h>

namespace runmat::vulkan::test {
namespace {

constexpr uint64_t plenty = uint64_t{1} << 30;

class DriverCacheTest : public testing::Test {
protected:
  /// A process that makes `count` pipelines and ends.
  PipelineFigures process(int count) {
    DriverCache driverCache(driver.calls, driver.snapshot, &files);
    Pipelines pipelines(driver.calls, driverCache, true);
    for (int i = 0; i < count; ++i)
      pipelines.take({{uint32_t(i)}, "kernel", 8});
    driverCache.save();
    return pipelines.figures();
  }
  std::string key() const { return cacheKey("pipeline data", driver.snapshot); }
  ino_t inode() const {
    struct stat known{};
    stat((folder.path() / cache_entry::fileName(key())).c_str(), &known);
    return known.st_ino;
  }

  ScopedFolder folder;
  FileCache files{folder.path(), plenty};
  FakeDriver driver;
};

TEST_F(DriverCacheTest, ASecondProcessCompilesNothing) {
  PipelineFigures first = process(3);
  EXPECT_EQ(first.compiled, 3u);
  EXPECT_EQ(first.cached, 0u);
  PipelineFigures second = process(3);
  EXPECT_EQ(second.compiled, 0u);
  EXPECT_EQ(second.cached, 3u);
  EXPECT_EQ(driver.compiled, 3);
}

TEST_F(DriverCacheTest, WritesTheFileOnlyWhenItGrew) {
  process(0);
  EXPECT_EQ(inode(), 0u);
  process(3);
  ino_t before = inode();
  EXPECT_NE(before, 0u);
  process(2);
  process(3);
  EXPECT_EQ(inode(), before);
  process(4);
  EXPECT_NE(inode(), before);
  EXPECT_EQ(process(4).compiled, 0u);
}

TEST_F(DriverCacheTest, DataOfAnotherDeviceOrDriverIsNotFound) {
  PhysicalDeviceSnapshot before = driver.snapshot;
  process(1);
  auto compilesAgain = [&](auto change) {
    driver.snapshot = before;
    change(driver.snapshot);
    driver.initialData.clear();
    EXPECT_EQ(process(1).compiled, 1u);
    EXPECT_EQ(driver.initialData, std::vector<std::string>{""});
  };
  using Snapshot = PhysicalDeviceSnapshot;
  compilesAgain([](Snapshot &s) { ++s.vendorId; });
  compilesAgain([](Snapshot &s) { ++s.deviceId; });
  compilesAgain([](Snapshot &s) { ++s.driverVersion; });
  compilesAgain([](Snapshot &s) { ++s.pipelineCacheUuid[15]; });
  compilesAgain([](Snapshot &s) { s.driver += " patched"; });
  compilesAgain([](Snapshot &s) { s.name = "other"; });
  driver.snapshot = before;
  EXPECT_EQ(process(1).compiled, 0u);
}

TEST_F(DriverCacheTest, TheKeyNamesTheVersion) {
  EXPECT_NE(key().find("\nRunMat " RUNMAT_VERSION "\n"), std::string::npos)
      << key();
}

TEST_F(DriverCacheTest, DataWithAForeignHeaderNeverReachesTheDriver) {
  const std::string good = FakeDriver::data(driver.snapshot, {1, 2});
  std::vector<std::string> bad = {"", good.substr(0, 31)};
  // Every byte of the header says something.
  for (size_t i = 0; i < sizeof(VkPipelineCacheHeaderVersionOne); ++i) {
    bad.push_back(good);
    bad.back()[i] ^= 0x40;
  }
  for (const std::string &data : bad) {
    ASSERT_TRUE(files.write(key(), data));
    driver.initialData.clear();
    EXPECT_EQ(process(1).compiled, 1u);
    EXPECT_EQ(driver.initialData, std::vector<std::string>{""});
  }
  ASSERT_TRUE(files.write(key(), good));
  driver.initialData.clear();
  process(1);
  EXPECT_EQ(driver.initialData, std::vector<std::string>{good});
}

TEST_F(DriverCacheTest, DamagedFilesAreIgnoredAndReplaced) {
  process(2);
  std::filesystem::path file = folder.path() / cache_entry::fileName(key());
  std::filesystem::resize_file(file, std::filesystem::file_size(file) - 1);
  EXPECT_EQ(process(2).compiled, 2u);
  EXPECT_EQ(process(2).compiled, 0u);
}

TEST_F(DriverCacheTest, ADriverMayRefuseTheData) {
  process(2);
  driver.initialDataResult = VK_ERROR_OUT_OF_HOST_MEMORY;
  driver.initialData.clear();
  EXPECT_EQ(process(3).compiled, 3u);
  EXPECT_EQ(driver.initialData.size(), 2u);
  EXPECT_EQ(driver.initialData.back(), "");
  // What was made without the data replaces it.
  driver.initialDataResult = VK_SUCCESS;
  EXPECT_EQ(process(3).compiled, 0u);
}

TEST_F(DriverCacheTest, ADriverMayKeepItsData) {
  for (VkResult result : {VK_ERROR_OUT_OF_HOST_MEMORY, VK_INCOMPLETE}) {
    driver.dataResult = result;
    EXPECT_EQ(process(2).compiled, 2u);
    EXPECT_EQ(inode(), 0u);
  }
}

TEST_F(DriverCacheTest, AFolderThatCannotBeWrittenIsNoCache) {
  files = FileCache("/dev/null", plenty);
  EXPECT_EQ(process(2).compiled, 2u);
  EXPECT_EQ(process(2).compiled, 2u);
}

TEST_F(DriverCacheTest, ManyPipelinesBeginANewCache) {
  process(1030);
  EXPECT_EQ(driver.initialData.size(), 2u);
  driver.initialData.clear();
  // The file holds what the last cache did.
  EXPECT_EQ(process(1).compiled, 1u);
  EXPECT_EQ(driver.initialData.front().size(),
            sizeof(VkPipelineCacheHeaderVersionOne) + 6 * 8);
}

} // namespace
} // namespace runmat::vulkan::test
