//===- FileCacheTest.cpp - tests of the cache in files ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/FileCache.h"
#include "runtime/CacheEntry.h"
#include "runtime/ContentHash.h"

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <random>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace runmat {
namespace {

namespace fs = std::filesystem;

constexpr uint64_t plenty = uint64_t{1} << 30;
constexpr uid_t nobody = 65534;

class FileCacheTest : public testing::Test {
protected:
  FileCacheTest() {
    std::string pattern = fs::temp_directory_path() / "runmat-cache-XXXXXX";
    root = mkdtemp(pattern.data());
    folder = root / "a" / "b";
  }
  ~FileCacheTest() override { fs::remove_all(root); }

  FileCache cache(uint64_t maxBytes = plenty) const {
    return FileCache(folder, maxBytes);
  }
  fs::path fileOf(std::string_view key) const {
    return folder / cache_entry::fileName(key);
  }
  size_t fileCount() const {
    return std::distance(fs::directory_iterator(folder), {});
  }
  static std::string contentsOf(const fs::path &path) {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }
  static void put(const fs::path &path, std::string_view text) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << text;
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
  }

  fs::path root, folder;
};

/// Whether `body` is true in a child, which may change what it likes.
bool inChild(const std::function<bool()> &body) {
  pid_t child = fork();
  if (child == 0)
    _exit(body() ? 0 : 1);
  int status = -1;
  return waitpid(child, &status, 0) == child && status == 0;
}

std::string randomText(std::mt19937 &random, size_t bytes) {
  std::string text(bytes, '\0');
  for (char &c : text)
    c = static_cast<char>(random());
  return text;
}

//===----------------------------------------------------------------------===//
// What is kept
//===----------------------------------------------------------------------===//

TEST_F(FileCacheTest, ClearsItsEntriesAndNothingElse) {
  EXPECT_TRUE(cache().clear());
  ASSERT_TRUE(cache().write("one", "1"));
  ASSERT_TRUE(cache().write("two", "2"));
  put(fileOf("empty"), "");
  put(folder / "somebody else's", "?");
  EXPECT_TRUE(cache().clear());
  EXPECT_FALSE(cache().read("one"));
  EXPECT_EQ(fileCount(), 1u);
  EXPECT_TRUE(fs::exists(folder / "somebody else's"));
}

TEST_F(FileCacheTest, DoesNotClearAFolderThatIsNotTrusted) {
  ASSERT_TRUE(cache().write("one", "1"));
  fs::permissions(folder, fs::perms::all);
  EXPECT_FALSE(cache().clear());
  EXPECT_EQ(fileCount(), 1u);
  EXPECT_TRUE(FileCache("/dev/null", plenty).clear());
}

TEST_F(FileCacheTest, KeepsEntriesByKey) {
  EXPECT_FALSE(cache().read("one"));
  EXPECT_FALSE(cache().mayHave("one"));
  std::mt19937 random(1);
  std::string large = randomText(random, 1'000'003);
  EXPECT_TRUE(cache().write("one", "first"));
  EXPECT_TRUE(cache().write("two", large));
  EXPECT_TRUE(cache().write("", ""));
  EXPECT_TRUE(cache().mayHave("one"));
  EXPECT_FALSE(cache().mayHave("on"));
  EXPECT_EQ(cache().read("one"), "first");
  EXPECT_EQ(cache().read("two"), large);
  EXPECT_EQ(cache().read(""), "");
  EXPECT_FALSE(cache().read("on"));
  EXPECT_TRUE(cache().write("one", "second"));
  EXPECT_EQ(cache().read("one"), "second");
  EXPECT_EQ(fileCount(), 3u);
}

TEST_F(FileCacheTest, MakesFoldersThatNobodyElseMayUse) {
  ASSERT_TRUE(cache().write("key", "content"));
  for (const fs::path &path : {folder, folder.parent_path()})
    EXPECT_EQ(fs::status(path).permissions(), fs::perms::owner_all) << path;
  EXPECT_EQ(fs::status(fileOf("key")).permissions(),
            fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(FileCacheTest, TwoKeysWithOneNameDoNotMix) {
  ASSERT_TRUE(cache().write("key", "content"));
  fs::copy(fileOf("key"), fileOf("yek"));
  EXPECT_FALSE(cache().read("yek"));
  EXPECT_EQ(cache().read("key"), "content");
}

TEST(ContentHash, DependsOnEveryBitAndOnTheLength) {
  std::mt19937 random(2);
  for (size_t bytes : {1, 7, 8, 9, 64}) {
    std::string text = randomText(random, bytes);
    uint64_t hash = contentHash(text.data(), bytes);
    EXPECT_NE(hash, contentHash(text.data(), bytes, 1));
    EXPECT_NE(hash, contentHash((text + '\0').data(), bytes + 1));
    for (size_t bit = 0; bit < 8 * bytes; ++bit) {
      std::string other = text;
      other[bit / 8] ^= static_cast<char>(1 << bit % 8);
      EXPECT_NE(hash, contentHash(other.data(), bytes)) << bit;
    }
  }
}

//===----------------------------------------------------------------------===//
// Damage
//===----------------------------------------------------------------------===//

TEST_F(FileCacheTest, EveryFlippedBitIsAMiss) {
  ASSERT_TRUE(cache().write("a key", "some content"));
  const std::string whole = contentsOf(fileOf("a key"));
  for (size_t bit = 0; bit < 8 * whole.size(); ++bit) {
    std::string damaged = whole;
    damaged[bit / 8] ^= static_cast<char>(1 << bit % 8);
    put(fileOf("a key"), damaged);
    EXPECT_FALSE(cache().read("a key")) << bit;
  }
  put(fileOf("a key"), whole);
  EXPECT_EQ(cache().read("a key"), "some content");
}

TEST_F(FileCacheTest, EveryOtherLengthIsAMiss) {
  ASSERT_TRUE(cache().write("a key", "some content"));
  const std::string whole = contentsOf(fileOf("a key"));
  for (size_t bytes = 0; bytes < whole.size(); ++bytes) {
    put(fileOf("a key"), whole.substr(0, bytes));
    EXPECT_FALSE(cache().read("a key")) << bytes;
  }
  put(fileOf("a key"), whole + '\0');
  EXPECT_FALSE(cache().read("a key"));
}

TEST_F(FileCacheTest, RandomFilesAreMisses) {
  ASSERT_TRUE(cache().write("key", "content"));
  const std::string whole = contentsOf(fileOf("key"));
  std::mt19937 random(3);
  for (int round = 0; round < 500; ++round) {
    std::string text = randomText(random, random() % 100);
    // The beginning is right, so that all checks are reached.
    text.replace(0, std::min<size_t>(text.size(), random() % 33),
                 whole.substr(0, std::min<size_t>(text.size(), random() % 33)));
    put(fileOf("key"), text);
    EXPECT_FALSE(cache().read("key"));
  }
  EXPECT_TRUE(cache().write("key", "again"));
  EXPECT_EQ(cache().read("key"), "again");
}

//===----------------------------------------------------------------------===//
// Files and folders of others
//===----------------------------------------------------------------------===//

TEST_F(FileCacheTest, IgnoresWhatOthersMayWrite) {
  ASSERT_TRUE(cache().write("key", "content"));
  for (mode_t mode : {0620, 0602}) {
    ASSERT_EQ(chmod(fileOf("key").c_str(), mode), 0);
    EXPECT_FALSE(cache().read("key")) << mode;
  }
  ASSERT_EQ(chmod(fileOf("key").c_str(), 0644), 0);
  EXPECT_EQ(cache().read("key"), "content");
  for (mode_t mode : {0720, 0702}) {
    ASSERT_EQ(chmod(folder.c_str(), mode), 0);
    EXPECT_FALSE(cache().read("key")) << mode;
    EXPECT_FALSE(cache().write("key", "other")) << mode;
  }
  ASSERT_EQ(chmod(folder.c_str(), 0755), 0);
  EXPECT_EQ(cache().read("key"), "content");
}

TEST_F(FileCacheTest, IgnoresWhatBelongsToOthers) {
  if (geteuid() != 0)
    GTEST_SKIP() << "only root can give files away";
  ASSERT_TRUE(cache().write("key", "content"));
  ASSERT_EQ(chown(fileOf("key").c_str(), nobody, nobody), 0);
  EXPECT_FALSE(cache().read("key"));
  EXPECT_TRUE(cache().write("key", "ours"));
  EXPECT_EQ(cache().read("key"), "ours");
  ASSERT_EQ(chown(folder.c_str(), nobody, nobody), 0);
  EXPECT_FALSE(cache().read("key"));
  EXPECT_FALSE(cache().write("key", "theirs"));
}

TEST_F(FileCacheTest, IgnoresWhatIsNoFile) {
  ASSERT_TRUE(cache().write("key", "content"));
  fs::path elsewhere = root / "elsewhere";
  fs::rename(fileOf("key"), elsewhere);
  fs::create_symlink(elsewhere, fileOf("key"));
  EXPECT_FALSE(cache().read("key"));
  fs::remove(fileOf("key"));
  fs::create_directory(fileOf("key"));
  EXPECT_FALSE(cache().read("key"));
  EXPECT_FALSE(cache().write("key", "content"));
  fs::remove(fileOf("key"));
  // Opening a pipe must not wait for its other end.
  ASSERT_EQ(mkfifo(fileOf("key").c_str(), 0600), 0);
  EXPECT_FALSE(cache().read("key"));
  EXPECT_TRUE(cache().write("key", "content"));
  EXPECT_EQ(cache().read("key"), "content");
  EXPECT_EQ(fileCount(), 1u);
}

TEST_F(FileCacheTest, FoldersThatCannotBeAreMisses) {
  put(root / "file", "");
  for (const char *name :
       {"file", "file/below", "", "/dev/null", "/proc/self"}) {
    FileCache cache(*name == '/' || !*name ? name : root / name, plenty);
    EXPECT_FALSE(cache.write("key", "content")) << name;
    EXPECT_FALSE(cache.read("key")) << name;
  }
}

TEST_F(FileCacheTest, AReadOnlyFolderIsRead) {
  ASSERT_TRUE(cache().write("key", "content"));
  bool isRoot = geteuid() == 0;
  ASSERT_TRUE(!isRoot || (chown(fileOf("key").c_str(), nobody, nobody) == 0 &&
                          chown(folder.c_str(), nobody, nobody) == 0));
  ASSERT_EQ(chmod(root.c_str(), 0755) | chmod((root / "a").c_str(), 0755) |
                chmod(folder.c_str(), 0500),
            0);
  EXPECT_TRUE(inChild([&] {
    if (isRoot && setuid(nobody) != 0)
      return false;
    return cache().read("key") == "content" && !cache().write("key", "new") &&
           !cache().write("other", "new") && cache().read("key") == "content";
  }));
  ASSERT_EQ(chmod(folder.c_str(), 0700), 0);
}

//===----------------------------------------------------------------------===//
// Room
//===----------------------------------------------------------------------===//

TEST_F(FileCacheTest, TheEntriesUsedLongestAgoMakeRoom) {
  const std::string content(1000, 'x');
  const uint64_t each = cache_entry::fileBytes("0", content);
  FileCache small = cache(8 * each);
  for (const char *key : {"0", "1", "2", "3", "4", "5", "6", "7"}) {
    ASSERT_TRUE(small.write(key, content));
    fs::last_write_time(fileOf(key), fs::file_time_type::clock::now() -
                                         std::chrono::hours('9' - *key));
  }
  // Reading is use.
  EXPECT_TRUE(small.read("0"));
  EXPECT_TRUE(small.write("8", content));
  // An eighth is free now.
  EXPECT_EQ(fileCount(), 7u);
  for (const char *key : {"1", "2"})
    EXPECT_FALSE(small.read(key)) << key;
  for (const char *key : {"0", "3", "4", "5", "6", "7", "8"})
    EXPECT_TRUE(small.read(key)) << key;
  EXPECT_FALSE(small.write("9", std::string(8 * each, 'x')));
  EXPECT_EQ(fileCount(), 7u);
}

/// What is left behind goes when the folder is looked through.
TEST_F(FileCacheTest, AFullFolderIsNotLookedThroughForEachWrite) {
  FileCache small = cache(80'000);
  const auto write = [&](int key) {
    ASSERT_TRUE(small.write(std::to_string(key), std::string(100, 'x')));
  };
  for (int key = 0; key < 1000; ++key)
    write(key);
  size_t looks = 0;
  for (int key = 1000; key < 1200; ++key) {
    const fs::path left = folder / ".new-left";
    put(left, "");
    fs::last_write_time(left, fs::file_time_type::clock::now() -
                                  std::chrono::hours(2));
    write(key);
    looks += !fs::exists(left);
  }
  EXPECT_GT(looks, 0u);
  EXPECT_LT(looks, 10u);
}

TEST_F(FileCacheTest, SizesThatNoMemoryHoldsAreRefused) {
  EXPECT_FALSE(
      cache(UINT64_MAX).write("key", std::string_view("x", size_t(1) << 63)));
  EXPECT_FALSE(cache(UINT64_MAX).read("key"));
}

TEST_F(FileCacheTest, RemovesOnlyItsOwnFiles) {
  ASSERT_TRUE(cache().write("key", "content"));
  auto old = fs::file_time_type::clock::now() - std::chrono::hours(2);
  for (const char *name : {"notes.txt", ".new-left", ".new-in-use"}) {
    put(folder / name, std::string(5000, 'x'));
    if (std::string_view(name) != ".new-in-use")
      fs::last_write_time(folder / name, old);
  }
  EXPECT_TRUE(cache(200).write("key", "content"));
  EXPECT_TRUE(fs::exists(folder / "notes.txt"));
  EXPECT_FALSE(fs::exists(folder / ".new-left"));
  EXPECT_TRUE(fs::exists(folder / ".new-in-use"));
  EXPECT_EQ(cache().read("key"), "content");
}

TEST_F(FileCacheTest, AFullDiskLeavesTheEntryAndNoRubbish) {
  ASSERT_TRUE(cache().write("key", "content"));
  EXPECT_TRUE(inChild([&] {
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{1000, 1000};
    return setrlimit(RLIMIT_FSIZE, &limit) == 0 &&
           !cache().write("key", std::string(5000, 'x')) &&
           cache().read("key") == "content" && cache().write("key", "small");
  }));
  EXPECT_EQ(cache().read("key"), "small");
  EXPECT_EQ(fileCount(), 1u);
}

//===----------------------------------------------------------------------===//
// What is there
//===----------------------------------------------------------------------===//

std::map<std::string, uint64_t> listed(const FileCache &cache) {
  std::map<std::string, uint64_t> bytes;
  for (const CachedFile &file : cache.list())
    EXPECT_TRUE(bytes.emplace(file.key, file.bytes).second) << file.key;
  return bytes;
}

TEST_F(FileCacheTest, ListsItsEntries) {
  EXPECT_TRUE(cache().list().empty());
  ASSERT_TRUE(cache().write("one", "first"));
  ASSERT_TRUE(cache().write("", std::string(3000, 'x')));
  EXPECT_EQ(listed(cache()), (std::map<std::string, uint64_t>{
                                 {"one", fs::file_size(fileOf("one"))},
                                 {"", fs::file_size(fileOf(""))}}));
  // As for reading, what is too long is none.
  EXPECT_EQ(listed(cache(1000)).size(), 1u);
}

TEST_F(FileCacheTest, ListsNothingDamagedOrForeign) {
  for (const char *key : {"good", "damaged", "writable", "linked"})
    ASSERT_TRUE(cache().write(key, "content"));
  put(fileOf("damaged"), contentsOf(fileOf("damaged")) + "!");
  ASSERT_EQ(chmod(fileOf("writable").c_str(), 0622), 0);
  fs::rename(fileOf("linked"), root / "linked");
  fs::create_symlink(root / "linked", fileOf("linked"));
  fs::copy(fileOf("good"), fileOf("of another name"));
  fs::copy(fileOf("good"), folder / "notes.txt");
  fs::create_directory(fileOf("a folder"));
  ASSERT_EQ(mkfifo(fileOf("a pipe").c_str(), 0600), 0);
  const std::map<std::string, uint64_t> entries = listed(cache());
  ASSERT_EQ(entries.size(), 1u);
  EXPECT_EQ(entries.begin()->first, "good");
  ASSERT_EQ(chmod(folder.c_str(), 0722), 0);
  EXPECT_TRUE(cache().list().empty());
  EXPECT_TRUE(FileCache("/dev/null", plenty).list().empty());
}

TEST_F(FileCacheTest, ListingIsNoUse) {
  ASSERT_TRUE(cache().write("key", "content"));
  const auto old = fs::file_time_type::clock::now() - std::chrono::hours(2);
  fs::last_write_time(fileOf("key"), old);
  EXPECT_EQ(cache().list().size(), 1u);
  EXPECT_EQ(fs::last_write_time(fileOf("key")), old);
}

//===----------------------------------------------------------------------===//
// Several at once
//===----------------------------------------------------------------------===//

/// Writes and reads entries whose content tells whether it is whole. Several do
/// so in a folder with room for few.
bool hammer(const FileCache &cache, unsigned seed) {
  std::mt19937 random(seed);
  int hits = 0;
  for (int round = 0; round < 200; ++round) {
    std::string key(1, static_cast<char>('a' + random() % 6));
    size_t bytes = 1 + random() % 4000;
    if (random() % 2)
      (void)cache.write(key, std::string(bytes, static_cast<char>(random())));
    std::optional<std::string> found = cache.read(key);
    hits += found.has_value();
    if (found && (found->empty() ||
                  found->find_first_not_of((*found)[0]) != std::string::npos))
      return false;
  }
  return hits > 30;
}

TEST_F(FileCacheTest, ThreadsShareAFolder) {
  FileCache shared = cache(12'000);
  std::atomic<int> whole{0};
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < 4; ++i)
    threads.emplace_back([&, i] { whole += hammer(shared, i); });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(whole, 4);
  EXPECT_TRUE(shared.write("a", "content"));
  EXPECT_EQ(shared.read("a"), "content");
}

TEST_F(FileCacheTest, ProcessesShareAFolder) {
  FileCache shared = cache(12'000);
  std::vector<pid_t> children;
  for (unsigned i = 0; i < 4; ++i) {
    children.push_back(fork());
    if (children.back() == 0)
      _exit(hammer(shared, i) ? 0 : 1);
  }
  for (pid_t child : children) {
    int status = -1;
    EXPECT_EQ(waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0);
  }
  uint64_t bytes = 0;
  ASSERT_TRUE(shared.write("a", "content"));
  for (const auto &file : fs::directory_iterator(folder))
    bytes += file.file_size();
  EXPECT_LE(bytes, 12'000u);
}

} // namespace
} // namespace runmat
