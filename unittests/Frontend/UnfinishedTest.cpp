//===- UnfinishedTest.cpp - texts that more lines make whole ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/Frontend.h"

#include "gtest/gtest.h"

using namespace runmat;

namespace {

TEST(Unfinished, OpenBlocks) {
  for (const char *text :
       {"for i = 1:3", "while true\nx = 1;", "if a, b", "if a\nelse",
        "switch x", "switch x\ncase 1\ny = 2;", "try\nx", "try, x, catch e",
        "for i = 1:3\nif i\nend", "parfor k = 1:2\ndisp(k)"})
    EXPECT_TRUE(isUnfinished(text)) << text;
}

TEST(Unfinished, RowsContinuationsAndComments) {
  for (const char *text :
       {"x = [1 2", "x = [1 2\n", "c = {1, 'a'", "f([1 2", "x = 1 + ...",
        "x = 1 ...", "disp( ... what follows\n  2, ...", "%{\ntext",
        "x = 1;\n%{\n%{\n%}"})
    EXPECT_TRUE(isUnfinished(text)) << text;
}

TEST(Unfinished, WholeTexts) {
  for (const char *text : {"", "x = 1", "for i = 1:3, end", "x = [1 2\n3 4];",
                           "x = 1 + ...\n2", "%{\ntext\n%}", "help for",
                           "hold on", "x = '...'", "disp(1) % ...", "%{ text"})
    EXPECT_FALSE(isUnfinished(text)) << text;
}

/// No line behind it can make a text right that is wrong already.
TEST(Unfinished, Errors) {
  for (const char *text : {"x = ", "f(1,", "1 + * [2", "end", "for = 3",
                           "x = )\nfor i = 1:2", "if a\nb = )\n", "disp('open"})
    EXPECT_FALSE(isUnfinished(text)) << text;
}

/// A name that is a variable takes no words.
TEST(Unfinished, VariablesDecideWhatACommandIs) {
  EXPECT_FALSE(isUnfinished("hold [1"));
  ParseOptions options;
  options.variables = {"hold"};
  EXPECT_TRUE(isUnfinished("hold * [1", options));
}

} // namespace
