//===- FilesTest.cpp - builtins that read and write files -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "BuiltinCases.h"

#include <cstdio>
#include <fstream>

using namespace runmat;
using namespace runmat::test;

namespace {

/// A session with a file of its own, which goes with it.
class FilesTest : public testing::Test {
protected:
  FilesTest() : name(ask("tempname", {})[0].toText()) {}
  ~FilesTest() override { std::remove(name.c_str()); }

  std::vector<Value> ask(const char *function,
                         const std::vector<Value> &arguments, int outputs = 1) {
    return context.call(text(function), arguments, outputs);
  }
  void fill(const char *content) { std::ofstream(name) << content; }
  Value opened(const char *mode) {
    return ask("fopen", {text(name.c_str()), text(mode)})[0];
  }

  TestContext context;
  std::string name;
};

TEST_F(FilesTest, fopenAndFclose) {
  EXPECT_EQ(opened("r").scalarDouble(), -1);
  const Value file = opened("w");
  EXPECT_EQ(file.scalarDouble(), 3);
  EXPECT_EQ(ask("fclose", {file})[0].scalarDouble(), 0);
  EXPECT_EQ(errorOf([&] { ask("fclose", {file}); }),
            "MATLAB:FileIO:InvalidFid");
}

TEST_F(FilesTest, fflushOfAFile) {
  const Value file = opened("w");
  ask("fprintf", {file, text("ab")}, 0);
  ask("fflush", {file}, 0);
  EXPECT_EQ(ask("fileread", {text(name.c_str())})[0].toText(), "ab");
}

TEST_F(FilesTest, fgetlFgetsAndFeof) {
  fill("ab\ncd\n");
  const Value file = opened("r");
  EXPECT_EQ(ask("fgetl", {file})[0].toText(), "ab");
  EXPECT_FALSE(ask("feof", {file})[0].isTrue());
  EXPECT_EQ(ask("fgets", {file})[0].toText(), "cd\n");
  EXPECT_TRUE(ask("feof", {file})[0].isTrue());
  EXPECT_EQ(ask("fgetl", {file})[0].scalarDouble(), -1);
}

TEST_F(FilesTest, fseekFtellAndFrewind) {
  fill("abcdef");
  const Value file = opened("r");
  EXPECT_EQ(ask("fseek", {file, -2.0, text("eof")})[0].scalarDouble(), 0);
  EXPECT_EQ(ask("ftell", {file})[0].scalarDouble(), 4);
  ask("frewind", {file}, 0);
  EXPECT_EQ(ask("ftell", {file})[0].scalarDouble(), 0);
}

TEST_F(FilesTest, freadAndFwrite) {
  const Value out = opened("w");
  EXPECT_EQ(
      ask("fwrite", {out, row({1, 258}), text("int16")})[0].scalarDouble(), 2);
  ask("fclose", {out});
  const Value in = opened("r");
  EXPECT_EQ(ask("fread", {in, 2.0, text("int16")})[0].elementAsDouble(1), 258);
  EXPECT_EQ(errorOf([&] { ask("fread", {in, 1.0, text("nothing")}); }),
            "MATLAB:FileIO:InvalidPrecision");
}

TEST_F(FilesTest, fscanfAndFileread) {
  fill("1 2 x");
  const Value file = opened("r");
  EXPECT_EQ(ask("fscanf", {file, text("%d")})[0].count(), 2);
  EXPECT_EQ(ask("fgetl", {file})[0].toText(), "x");
  EXPECT_EQ(ask("fileread", {text(name.c_str())})[0].toText(), "1 2 x");
}

TEST_F(FilesTest, deleteTempnameAndTempdir) {
  fill("x");
  const std::string folder = ask("tempdir", {})[0].toText();
  EXPECT_TRUE(name.starts_with(folder));
  EXPECT_TRUE(folder.ends_with('/'));
  EXPECT_NE(ask("tempname", {})[0].toText(), name);
  ask("delete", {text(name.c_str())}, 0);
  EXPECT_FALSE(std::ifstream(name).good());
}

} // namespace
