//===- FileTest.cpp - tests of runmat.toml ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Configuration/ConfigurationFile.h"
#include "runtime/Error.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sys/stat.h>
#include <unistd.h>

namespace runmat::config {
namespace {

namespace fs = std::filesystem;

/// A folder of the test's own, in which it is at home.
class ConfigurationFile : public testing::Test {
protected:
  ConfigurationFile() {
    std::string name = testing::TempDir() + "runmat-configuration-XXXXXX";
    root = ::mkdtemp(name.data());
    fs::create_directory(root / ".git");
    setenv("HOME", (root / "home").c_str(), 1);
    unsetenv("XDG_CONFIG_HOME");
  }
  ~ConfigurationFile() override { fs::remove_all(root); }

  std::string write(const std::string &name, const std::string &text) {
    const fs::path path = root / name;
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
    return path.string();
  }
  std::string folder(const std::string &name) {
    fs::create_directories(root / name);
    return (root / name).string();
  }

  /// What is wrong with a project's file of this text, from the line on.
  std::string problem(const std::string &text,
                      Source source = Source::ProjectFile) {
    const std::string path = write("wrong/runmat.toml", text);
    Configuration configuration;
    try {
      readFile(configuration, path, source);
    } catch (const Error &error) {
      EXPECT_EQ(error.identifier, "RunMat:configuration");
      EXPECT_TRUE(error.message.starts_with(path + ":")) << error.message;
      return error.message.substr(
          std::min(error.message.size(), path.size() + 1));
    }
    return "none";
  }

  fs::path root;
};

TEST_F(ConfigurationFile, TakesEveryType) {
  const std::string path = write("runmat.toml", "# a comment\n"
                                                "jit = \"always\"\n"
                                                "threads = 3\n"
                                                "device = 'vulkan:1'\n"
                                                "verify = true\n"
                                                "device-memory = \"auto\"\n"
                                                "two-pass-threshold = 65_536\n"
                                                "blas-library = \"none\"\n");
  Configuration configuration;
  readFile(configuration, path, Source::UserFile);
  SessionOptions options;
  configuration.store(options);
  EXPECT_EQ(options.jit, JitMode::Always);
  EXPECT_EQ(options.threads, 3u);
  EXPECT_EQ(options.device, "vulkan:1");
  EXPECT_TRUE(options.verify);
  EXPECT_EQ(options.deviceMemory, std::nullopt);
  EXPECT_EQ(options.twoPassThreshold, 65536u);
  EXPECT_EQ(options.blasLibrary, "none");
  EXPECT_EQ(describe(configuration["device"].origin), path + ":4");
}

TEST_F(ConfigurationFile, MayBeEmptyAndHaveForeignLineEnds) {
  EXPECT_EQ(problem(""), "none");
  EXPECT_EQ(problem("\n# nothing\n"), "none");
  EXPECT_EQ(problem("\xEF\xBB\xBFjit = \"off\"\r\nthreads = 2\r\n"), "none");
}

TEST_F(ConfigurationFile, UnknownKeysAreErrorsWithTheNearestName) {
  EXPECT_EQ(problem("jit = \"off\"\n  thread = 2\n"),
            "2:3: there is no setting 'thread'; the nearest is 'threads'");
  EXPECT_EQ(problem("explain_file = \"x\""),
            "1:1: there is no setting 'explain_file'; the nearest is "
            "'explain-file'");
  EXPECT_EQ(problem("reduction-wg = 64"),
            "1:1: there is no setting 'reduction-wg'; the nearest is "
            "'reduction-workgroup'");
  EXPECT_EQ(problem("colour = 1"), "1:1: there is no setting 'colour'; 'runmat "
                                   "config' lists what there is");
  EXPECT_EQ(problem("[vulkan]\nvalidate = true\n"),
            "1:2: there is no setting 'vulkan'; 'runmat config' lists what "
            "there is");
}

TEST_F(ConfigurationFile, TheFirstErrorOfTheFileIsReported) {
  EXPECT_TRUE(problem("zzz = 1\naaa = 2\n").starts_with("1:1:"));
}

TEST_F(ConfigurationFile, ValuesOfAnotherTypeAreErrors) {
  const std::string threads =
      "1:11: threads: expected a whole number from 1 to 4096, or auto, got ";
  EXPECT_EQ(problem("threads = \"4\""), threads + "the text '4'");
  EXPECT_EQ(problem("threads = true"), threads + "the truth value true");
  EXPECT_EQ(problem("threads = 4.0"),
            threads + "a number with a fraction or an exponent");
  EXPECT_EQ(problem("threads = [4]"), threads + "a list");
  EXPECT_EQ(problem("threads = {n = 4}"), threads + "a table");
  EXPECT_EQ(problem("threads = 2024-01-01"), threads + "a date or time");
  EXPECT_EQ(problem("verify = 1"),
            "1:10: verify: expected true or false, got the number 1");
  EXPECT_EQ(problem("verify = \"true\""),
            "1:10: verify: expected true or false, got the text 'true'");
  EXPECT_EQ(problem("cpu = 386"), "1:7: cpu: expected one of native, x86-64, "
                                  "x86-64-v3, x86-64-v4, got the number 386");
}

TEST_F(ConfigurationFile, ValuesOutOfBoundsAreErrors) {
  EXPECT_EQ(problem("threads = -1"),
            "1:11: threads: expected a whole number from 1 to 4096, or auto, "
            "got '-1'");
  EXPECT_EQ(problem("reduction-workgroup = 100"),
            "1:23: reduction-workgroup: expected a multiple of 32 from 32 to "
            "1024, or auto, got '100'");
  EXPECT_EQ(problem("jit = \"never\""),
            "1:7: jit: expected one of off, auto, always, got 'never'");
  EXPECT_EQ(problem("device = \"gpu:x\""),
            "1:10: device: expected one of auto, cpu, inprocess, vulkan, the "
            "name of another provider, or one with the number of its device as "
            "in vulkan:1, got 'gpu:x'");
}

TEST_F(ConfigurationFile, WhatIsNoTomlIsAnErrorWithItsPlace) {
  EXPECT_TRUE(problem("jit = off\n").starts_with("1:7: "));
  EXPECT_TRUE(problem("threads = 1\nthreads = 2\n").starts_with("2:"));
  EXPECT_TRUE(problem("threads\n").starts_with("1:"));
  EXPECT_TRUE(problem("threads = 99999999999999999999\n").starts_with("1:"));
  EXPECT_TRUE(problem("jit = \"off\n").starts_with("1:"));
  EXPECT_TRUE(problem("jit = \"\xff\"\n").starts_with("1:"));
  EXPECT_TRUE(problem("jit = " + std::string(100000, '[')).starts_with("1:"));
}

TEST_F(ConfigurationFile, AProjectNamesNothingThatIsOpenedOrWritten) {
  for (const Setting &setting : settings()) {
    if (setting.trust == Trust::Project)
      continue;
    const std::string text = std::string(setting.key) + " = \"x\"";
    EXPECT_EQ(problem(text), "1:1: '" + std::string(setting.key) +
                                 "' is for the user alone to set, by --" +
                                 setting.key + ", " + setting.variable +
                                 " or the runmat.toml of the user");
    EXPECT_EQ(problem(text, Source::UserFile), "none");
  }
}

TEST_F(ConfigurationFile, WhatIsNoFileIsAnError) {
  Configuration configuration;
  const std::string place = folder("runmat.toml");
  try {
    readFile(configuration, place, Source::ProjectFile);
    ADD_FAILURE();
  } catch (const Error &error) {
    EXPECT_EQ(error.message,
              place + ": expected a file, got something else of this name");
  }
  const std::string pipe = (root / "pipe").string();
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  EXPECT_THROW(readFile(configuration, pipe, Source::UserFile), Error);
}

TEST_F(ConfigurationFile, TheProjectsIsTheNearestAbove) {
  const std::string deep = folder("a/b/c");
  EXPECT_EQ(findProjectFile(deep), "");
  const std::string top = write("runmat.toml", "");
  EXPECT_EQ(findProjectFile(deep), top);
  const std::string middle = write("a/runmat.toml", "");
  EXPECT_EQ(findProjectFile(deep), middle);
  EXPECT_EQ(findProjectFile(deep + "/"), middle);
  EXPECT_EQ(findProjectFile(deep + "/../../x/"), middle);
  EXPECT_EQ(findProjectFile(root.string()), top);
  EXPECT_EQ(findProjectFile("/"), "");
}

TEST_F(ConfigurationFile, NoneIsLookedForAboveARepository) {
  write("runmat.toml", "");
  const std::string deep = folder("a/b/c");
  write("a/b/.git", "gitdir: elsewhere");
  EXPECT_EQ(findProjectFile(deep), "");
  const std::string beside = write("a/b/runmat.toml", "");
  EXPECT_EQ(findProjectFile(deep), beside);
}

TEST_F(ConfigurationFile, TheCurrentFolderIsWhereRelativePathsBegin) {
  const std::string file = write("a/runmat.toml", "");
  const fs::path before = fs::current_path();
  fs::current_path(folder("a/b"));
  // The system may know the folder by another path.
  EXPECT_TRUE(fs::equivalent(findProjectFile("."), file));
  EXPECT_TRUE(fs::equivalent(findProjectFile("sub"), file));
  fs::current_path(before);
}

TEST_F(ConfigurationFile, TheUsersIsInTheConfigurationFolder) {
  EXPECT_EQ(findUserFile(), "");
  const std::string home = write("home/.config/runmat/runmat.toml", "");
  EXPECT_EQ(findUserFile(), home);
  const std::string other = write("xdg/runmat/runmat.toml", "");
  setenv("XDG_CONFIG_HOME", (root / "xdg").c_str(), 1);
  EXPECT_EQ(findUserFile(), other);
  // The XDG specification: a relative path is to be ignored.
  setenv("XDG_CONFIG_HOME", "xdg", 1);
  EXPECT_EQ(findUserFile(), home);
  unsetenv("XDG_CONFIG_HOME");
  unsetenv("HOME");
  EXPECT_EQ(findUserFile(), "");
}

TEST_F(ConfigurationFile, BothFilesAreRead) {
  write("home/.config/runmat/runmat.toml", "threads = 2\njit = 'off'\n");
  write("project/runmat.toml", "threads = 3\n");
  Configuration configuration;
  readFiles(configuration, folder("project/sub"));
  EXPECT_EQ(toText(configuration["threads"].value), "3");
  EXPECT_EQ(configuration["threads"].origin.source, Source::ProjectFile);
  EXPECT_EQ(toText(configuration["jit"].value), "off");
  EXPECT_EQ(configuration["jit"].origin.source, Source::UserFile);
}

TEST_F(ConfigurationFile, AProgramBesideTheUsersFileReadsItAsTheUsers) {
  write("home/.config/runmat/runmat.toml", "blas-library = 'none'\n");
  Configuration configuration;
  readFiles(configuration, folder("home/.config/runmat"));
  EXPECT_EQ(configuration["blas-library"].origin.source, Source::UserFile);
}

TEST_F(ConfigurationFile, CachesAreTheUsers) {
  unsetenv("XDG_CACHE_HOME");
  const auto folderOf = [] {
    Configuration configuration;
    SessionOptions options;
    configuration.store(options);
    const fs::path beside =
        fs::path(options.pipelineCache).replace_filename("models");
    EXPECT_EQ(options.modelCache,
              options.pipelineCache.empty() ? "" : beside.string());
    return options.pipelineCache;
  };
  EXPECT_EQ(folderOf(), (root / "home/.cache/runmat/pipelines").string());
  setenv("XDG_CACHE_HOME", "relative", 1);
  EXPECT_EQ(folderOf(), (root / "home/.cache/runmat/pipelines").string());
  setenv("XDG_CACHE_HOME", "/elsewhere", 1);
  EXPECT_EQ(folderOf(), "/elsewhere/runmat/pipelines");
  unsetenv("XDG_CACHE_HOME");
  unsetenv("HOME");
  EXPECT_EQ(folderOf(), "");
}

} // namespace
} // namespace runmat::config
