//===- SystemTest.cpp - builtins that change the system ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "BuiltinCases.h"
#include "runtime/Interrupt.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>

using namespace runmat;
using namespace runmat::test;

namespace fs = std::filesystem;

namespace {

/// A folder of its own, which goes with it.
class SystemTest : public testing::Test {
protected:
  SystemTest() : root(ask("tempname", {}, 1)[0].toText()) {
    fs::create_directory(root);
  }
  ~SystemTest() override { fs::remove_all(root); }

  std::vector<Value> ask(const char *function,
                         const std::vector<Value> &arguments, int outputs) {
    return context.call(text(function), arguments, outputs);
  }
  Value at(const char *name) const { return text((root / name).c_str()); }

  TestContext context;
  fs::path root;
};

TEST_F(SystemTest, mkdirAndRmdir) {
  ask("mkdir", {at("a/b")}, 0);
  ask("mkdir", {at("a"), text("c")}, 0);
  EXPECT_TRUE(fs::is_directory(root / "a/b") && fs::is_directory(root / "a/c"));
  ask("rmdir", {at("a/b")}, 0);
  EXPECT_FALSE(fs::exists(root / "a/b"));
  EXPECT_EQ(errorOf([&] { ask("rmdir", {at("a")}, 0); }),
            "MATLAB:RMDIR:OSError");
  const auto told = ask("rmdir", {at("a")}, 3);
  EXPECT_FALSE(told[0].isTrue());
  EXPECT_NE(told[1].toText().find("a"), std::string::npos);
  EXPECT_EQ(told[2].toText(), "MATLAB:RMDIR:OSError");
  EXPECT_TRUE(ask("rmdir", {at("a"), text("s")}, 1)[0].isTrue());
  EXPECT_FALSE(fs::exists(root / "a"));
}

TEST_F(SystemTest, copyfileAndMovefile) {
  std::ofstream(root / "one") << "text";
  fs::create_directory(root / "folder");
  ask("copyfile", {at("one"), at("two")}, 0);
  ask("copyfile", {at("one"), at("folder")}, 0);
  EXPECT_EQ(fs::file_size(root / "two"), 4u);
  EXPECT_EQ(fs::file_size(root / "folder/one"), 4u);
  ask("movefile", {at("two"), at("three")}, 0);
  EXPECT_TRUE(fs::exists(root / "three") && !fs::exists(root / "two"));
  EXPECT_EQ(errorOf([&] { ask("movefile", {at("two"), at("x")}, 0); }),
            "MATLAB:MOVEFILE:OSError");
  EXPECT_EQ(errorOf([&] { ask("copyfile", {at("two"), at("x")}, 0); }),
            "MATLAB:COPYFILE:OSError");
}

TEST_F(SystemTest, genpath) {
  for (const char *name : {"b/c", "a", "private", "@class", "+package", ".git"})
    fs::create_directories(root / name);
  const std::string r = root.string();
  EXPECT_EQ(ask("genpath", {text(r.c_str())}, 1)[0].toText(),
            r + ":" + r + "/a:" + r + "/b:" + r + "/b/c:");
  EXPECT_EQ(ask("genpath", {at("none")}, 1)[0].toText(), "");
}

TEST_F(SystemTest, dir) {
  fs::create_directories(root / "a/b");
  std::ofstream(root / "one.m") << "text";
  std::ofstream(root / "a/b/two.m");
  const auto found = [&](const char *name) {
    const Value listing = ask("dir", {at(name)}, 1)[0];
    std::string names;
    for (const Value &one : listing.structure().columns[0])
      names += one.toText() + " ";
    return names;
  };
  EXPECT_EQ(found("."), ". .. a one.m ");
  EXPECT_EQ(found("*.m"), "one.m ");
  EXPECT_EQ(found("**/*.m"), "one.m two.m ");
  EXPECT_EQ(found("*/b/*.m"), "two.m ");
  EXPECT_EQ(found("one.m"), "one.m ");
  EXPECT_EQ(found("none"), "");
  const Value one = ask("dir", {at("one.m")}, 1)[0];
  EXPECT_EQ(one.structure().get("folder")->toText(),
            fs::canonical(root).string());
  EXPECT_EQ(one.structure().get("bytes")->scalarDouble(), 4);
  EXPECT_FALSE(one.structure().get("isdir")->isTrue());
  EXPECT_GT(one.structure().get("datenum")->scalarDouble(), 738000);
  EXPECT_EQ(one.structure().get("date")->toText().size(), 20u);
}

TEST_F(SystemTest, matlabroot) {
  const fs::path around = ask("matlabroot", {}, 1)[0].toText();
  EXPECT_EQ(fs::relative(fs::read_symlink("/proc/self/exe"), around)
                .parent_path()
                .parent_path(),
            "");
  EXPECT_TRUE(fs::is_directory(around));
}

TEST_F(SystemTest, setenv) {
  ask("setenv", {text("RUNMAT_UNIT_TEST"), text("x")}, 0);
  EXPECT_STREQ(std::getenv("RUNMAT_UNIT_TEST"), "x");
  ask("setenv", {text("RUNMAT_UNIT_TEST")}, 0);
  EXPECT_STREQ(std::getenv("RUNMAT_UNIT_TEST"), "");
  EXPECT_EQ(errorOf([&] { ask("setenv", {text("a=b"), text("c")}, 0); }),
            "MATLAB:setenv:InvalidName");
}

TEST_F(SystemTest, unsetenv) {
  ::setenv("RUNMAT_UNIT_TEST", "x", 1);
  ask("unsetenv", {text("RUNMAT_UNIT_TEST")}, 0);
  EXPECT_EQ(std::getenv("RUNMAT_UNIT_TEST"), nullptr);
  EXPECT_EQ(errorOf([&] { ask("unsetenv", {text("a=b")}, 0); }),
            "MATLAB:unsetenv:InvalidName");
}

TEST_F(SystemTest, isenv) {
  ::setenv("RUNMAT_UNIT_TEST", "", 1);
  EXPECT_TRUE(ask("isenv", {text("RUNMAT_UNIT_TEST")}, 1)[0].isTrue());
  ::unsetenv("RUNMAT_UNIT_TEST");
  EXPECT_FALSE(ask("isenv", {text("RUNMAT_UNIT_TEST")}, 1)[0].isTrue());
}

TEST_F(SystemTest, system) {
  const auto told = ask("system", {text("echo out; exit 5")}, 2);
  EXPECT_EQ(told[0].scalarDouble(), 5);
  EXPECT_EQ(told[1].toText(), "out\n");
  EXPECT_EQ(ask("system", {text("kill -9 $$")}, 1)[0].scalarDouble(), 137);
}

TEST_F(SystemTest, ACommandThatCtrlCEndsEndsTheProgram) {
  for (int nargout : {1, 2}) {
    EXPECT_EQ(errorOf([&] { ask("system", {text("kill -INT $$")}, nargout); }),
              "RunMat:interrupted");
    EXPECT_TRUE(interrupt::requested());
    interrupt::clear();
  }
}

} // namespace
