//===- ArchiveTest.cpp - entries at the end of a file -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Archive.h"
#include "runtime/Application.h"
#include "runtime/Error.h"

#include <gtest/gtest.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <random>

#include <unistd.h>

using namespace runmat;

namespace {

class Archives : public testing::Test {
protected:
  ~Archives() override { std::filesystem::remove(file); }

  std::optional<Archive> open(const std::string &content) {
    std::ofstream(file, std::ios::binary | std::ios::trunc) << content;
    return Archive::open(file);
  }
  const std::string file =
      testing::TempDir() + "archive-" + std::to_string(::getpid());
  const std::string before = std::string(1000, 'x');
  const std::string archive =
      Archive::encode({{"one", "first"}, {std::string("t\0wo", 4), ""}});
};

TEST_F(Archives, GiveTheirEntriesBehindAnything) {
  const std::optional<Archive> opened = open(before + archive);
  ASSERT_TRUE(opened);
  EXPECT_EQ(opened->read("one"), "first");
  EXPECT_EQ(opened->read(std::string_view("t\0wo", 4)), "");
  EXPECT_TRUE(opened->has("one"));
  EXPECT_FALSE(opened->has("t"));
  EXPECT_FALSE(opened->read("three"));
}

TEST_F(Archives, AreNoneWithoutTheirEnd) {
  EXPECT_FALSE(open(""));
  EXPECT_FALSE(open(before));
  EXPECT_FALSE(open(before + archive + "x"));
  EXPECT_FALSE(Archive::open(file + ".none"));
  for (size_t size = 0; size < archive.size(); ++size)
    EXPECT_FALSE(open(archive.substr(0, size))) << size;
}

TEST_F(Archives, GiveNothingThatIsDamaged) {
  std::mt19937_64 random(1);
  for (int trial = 0; trial < 300; ++trial) {
    std::string damaged = archive;
    damaged[random() % damaged.size()] ^= char(1 << random() % 8);
    const std::optional<Archive> opened = open(damaged);
    if (opened)
      EXPECT_TRUE(!opened->read("one") || *opened->read("one") == "first");
  }
}

/// As only the whole file can be: no accident is to pass.
TEST_F(Archives, HaveAChecksumOfAllOfThem) {
  std::optional<Archive> opened = open(before + archive);
  ASSERT_TRUE(opened);
  EXPECT_EQ(opened->checksum(), Archive::checksum(archive));
  std::string damaged = archive;
  damaged[damaged.find("first")] ^= 1;
  opened = open(before + damaged);
  EXPECT_TRUE(!opened || opened->checksum() != Archive::checksum(archive));
}

TEST(Application, IsMadeOfTheProgramThatRunsAlone) {
  std::ifstream stream("/proc/self/exe", std::ios::binary);
  const std::string program(std::istreambuf_iterator<char>(stream), {});
  const std::optional<std::string> made =
      application::make(program, {{"key", "content"}});
  ASSERT_TRUE(made);
  const std::string archive = Archive::encode({{"key", "content"}});
  ASSERT_EQ(made->size(), program.size() + archive.size());
  EXPECT_TRUE(made->ends_with(archive));
  // The seal alone is another one.
  size_t differ = 0;
  for (size_t k = 0; k < program.size(); ++k)
    differ += program[k] != (*made)[k];
  EXPECT_GT(differ, 0u);
  EXPECT_LE(differ, 16u);
  EXPECT_FALSE(application::make(*made, {}));
  EXPECT_FALSE(application::make(program.substr(0, 100), {}));
  EXPECT_FALSE(application::make("", {}));
}

TEST(Application, LoaderIsToldWhereItsLibraryIs) {
  const runmat_seal unmade{RUNMAT_SEAL_MARK, 0, 0, "", ""};
  const std::string seal(reinterpret_cast<const char *>(&unmade),
                         sizeof(unmade));
  const std::string loader = "before" + seal + "behind";
  const std::optional<std::string> made =
      application::make(loader, {{"key", "content"}}, {"build", "/folder"});
  ASSERT_TRUE(made);
  EXPECT_TRUE(made->starts_with("before"));
  EXPECT_TRUE(made->ends_with(Archive::encode({{"key", "content"}})));
  runmat_seal read;
  std::memcpy(&read, made->data() + 6, sizeof(read));
  EXPECT_EQ(read.file_bytes, made->size());
  EXPECT_STREQ(read.build, "build");
  EXPECT_STREQ(read.library_folder, "/folder");
  // What is sealed already, and what does not fit.
  EXPECT_FALSE(application::make(*made, {}, {"build", "/folder"}));
  EXPECT_FALSE(application::make("", {}, {"build", "/folder"}));
  EXPECT_FALSE(application::make(loader, {}, {std::string(72, 'b'), ""}));
  EXPECT_FALSE(application::make(loader, {}, {"", std::string(1024, 'f')}));
}

TEST(Application, IsNoneWithoutAnArchive) {
  EXPECT_FALSE(application::archive());
  EXPECT_EQ(application::damage(), "");
  EXPECT_FALSE(application::hasFile("/proc/self/exe/main.m"));
  EXPECT_FALSE(application::file("/proc/self/exe"));
  EXPECT_FALSE(application::hasFile("/etc/passwd"));
  EXPECT_FALSE(application::hasArchive());
}

TEST(Application, LibrariesAreThereWhileTheyAreMounted) {
  const std::string name = "f.m";
  const std::string bytes = Archive::encode(
      {{application::sourceKey(name), "text"}, {"code", "bytes"}});
  std::string path;
  {
    const application::Mount one(bytes), other(bytes);
    path = one.folder() + "/" + name;
    EXPECT_NE(one.folder(), other.folder());
    EXPECT_TRUE(application::hasArchive());
    EXPECT_TRUE(application::hasFile(path));
    EXPECT_FALSE(application::hasFile(one.folder() + "x/" + name));
    EXPECT_FALSE(application::hasFile("/proc/self/exe/" + name));
    EXPECT_EQ(application::file(path), "text");
    EXPECT_EQ(application::read("code"), "bytes");
  }
  EXPECT_FALSE(application::hasArchive());
  EXPECT_FALSE(application::hasFile(path));
  EXPECT_FALSE(application::read("code"));
  for (const size_t size : {size_t(0), size_t(10), bytes.size() - 1})
    EXPECT_THROW(application::Mount(std::string_view(bytes).substr(0, size)),
                 Error);
}

} // namespace
