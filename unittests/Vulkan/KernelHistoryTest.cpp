//===- KernelHistoryTest.cpp - kernels from process to process --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/KernelHistory.h"
#include "ScopedFolder.h"
#include "runtime/CacheEntry.h"

#include <gtest/gtest.h>

#include <numeric>
#include <random>
#include <sys/stat.h>

namespace runmat::vulkan::test {
namespace {

class KernelHistoryTest : public testing::Test {
protected:
  static PipelineSource source(uint32_t number) {
    return {std::vector<uint32_t>(number + 1, number),
            "kernel" + std::to_string(number), 8 * number};
  }
  static std::vector<PipelineSource> sources(std::vector<uint32_t> numbers) {
    std::vector<PipelineSource> all;
    for (uint32_t number : numbers)
      all.push_back(source(number));
    return all;
  }
  KernelHistory history() const { return KernelHistory(snapshot, &files); }
  /// A process that uses kernels and ends.
  void use(std::vector<uint32_t> numbers) {
    KernelHistory one = history();
    for (uint32_t number : numbers)
      one.note(source(number));
    one.save();
  }
  std::string key() const { return cacheKey("kernels used", snapshot); }
  ino_t inode() const {
    struct stat known{};
    stat((folder.path() / cache_entry::fileName(key())).c_str(), &known);
    return known.st_ino;
  }

  PhysicalDeviceSnapshot snapshot;
  ScopedFolder folder;
  FileCache files{folder.path(), uint64_t{1} << 30};
};

TEST_F(KernelHistoryTest, TheLastProcessComesFirst) {
  EXPECT_TRUE(history().stored().empty());
  use({});
  EXPECT_EQ(inode(), 0u);
  use({3, 1, 3, 2});
  EXPECT_EQ(history().stored(), sources({3, 1, 2}));
  use({5, 1});
  EXPECT_EQ(history().stored(), sources({5, 1, 3, 2}));
}

TEST_F(KernelHistoryTest, WritesOnlyWhatIsNew) {
  use({1, 2});
  ino_t before = inode();
  use({1, 2});
  use({1});
  EXPECT_EQ(inode(), before);
  use({2});
  EXPECT_NE(inode(), before);
}

TEST_F(KernelHistoryTest, ProcessesAtOnceAddUp) {
  KernelHistory one = history(), two = history();
  one.note(source(1));
  two.note(source(2));
  one.save();
  two.save();
  EXPECT_EQ(history().stored(), sources({2, 1}));
}

TEST_F(KernelHistoryTest, IsBounded) {
  std::vector<uint32_t> many(100);
  std::iota(many.begin(), many.end(), 0);
  use(many);
  many.resize(64);
  EXPECT_EQ(history().stored(), sources(many));
  use({200});
  many.insert(many.begin(), 200);
  many.resize(64);
  EXPECT_EQ(history().stored(), sources(many));
}

TEST_F(KernelHistoryTest, OtherDevicesHaveTheirOwn) {
  use({1});
  ++snapshot.driverVersion;
  EXPECT_TRUE(history().stored().empty());
}

TEST_F(KernelHistoryTest, WithoutFilesThereIsNone) {
  KernelHistory none(snapshot, nullptr);
  none.note(source(1));
  none.save();
  EXPECT_TRUE(none.stored().empty());
}

TEST_F(KernelHistoryTest, ContentThatIsNoHistoryIsNone) {
  use({1, 2});
  const std::string whole = *files.read(key());
  for (size_t bytes = 0; bytes < whole.size(); ++bytes) {
    ASSERT_TRUE(files.write(key(), whole.substr(0, bytes)));
    // A length at which the first kernel ends is a history of one.
    size_t found = history().stored().size();
    EXPECT_EQ(found, bytes == 12 + 7 + 2 * 4 ? 1u : 0u) << bytes;
  }
  std::mt19937 random(1);
  for (int round = 0; round < 200; ++round) {
    std::string other = whole;
    other[random() % other.size()] = static_cast<char>(random());
    ASSERT_TRUE(files.write(key(), other));
    EXPECT_LE(history().stored().size(), 5u);
  }
}

} // namespace
} // namespace runmat::vulkan::test
