//===- CompletionTest.cpp - what may follow what was typed ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Catalogue/Completion.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace runmat::catalogue;

namespace {

using Words = std::vector<std::string_view>;

Words ofCall(const char *name, int place, std::string_view prefix = "") {
  const Record *record = findRecord(name);
  EXPECT_NE(record, nullptr) << name;
  return record ? completions(prefix, *record, place) : Words();
}

TEST(CompletionTest, NamesThatBeginSo) {
  EXPECT_EQ(completions("cums"), (Words{"cumsum"}));
  EXPECT_EQ(completions("cum"),
            (Words{"cummax", "cummin", "cumprod", "cumsum", "cumtrapz"}));
  EXPECT_EQ(completions("quit"), (Words{"quit"})) << "another name of exit";
  EXPECT_EQ(completions("Cums"), Words()) << "names have their case";
  EXPECT_EQ(completions("no_such"), Words());
}

TEST(CompletionTest, AllNamesWithoutPrefix) {
  const Words all = completions("");
  EXPECT_GE(all.size(), records().size());
  EXPECT_TRUE(std::is_sorted(all.begin(), all.end()));
  EXPECT_EQ(std::adjacent_find(all.begin(), all.end()), all.end());
}

TEST(CompletionTest, OptionsBehindTheArguments) {
  EXPECT_EQ(ofCall("sort", 0), Words()) << "the array must be there first";
  EXPECT_EQ(ofCall("sort", 1),
            (Words{"MissingPlacement", "ascend", "descend"}));
  EXPECT_EQ(ofCall("cumsum", 2),
            (Words{"forward", "includemissing", "includenan", "omitmissing",
                   "omitnan", "reverse"}));
  EXPECT_EQ(ofCall("sort", 9), Words()) << "no form has so many arguments";
}

TEST(CompletionTest, PrefixInAnyCase) {
  EXPECT_EQ(ofCall("sort", 1, "D"), (Words{"descend"}));
  EXPECT_EQ(ofCall("sort", 1, "descending"), Words());
}

TEST(CompletionTest, WordsOfArguments) {
  EXPECT_EQ(ofCall("fclose", 0), (Words{"all"}));
  EXPECT_EQ(ofCall("fseek", 2), (Words{"bof", "cof", "eof"}));
  EXPECT_EQ(ofCall("fseek", 1), Words());
}

TEST(CompletionTest, NamesOfOptionsWithTheirValues) {
  const auto has = [](const Words &words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
  };
  EXPECT_TRUE(has(ofCall("zeros", 0), "like")) << "extents may be left out";
  EXPECT_TRUE(has(ofCall("zeros", 7), "like")) << "or be many";
  EXPECT_EQ(ofCall("strsplit", 1, "coll"), (Words{"CollapseDelimiters"}));
  EXPECT_EQ(ofCall("strsplit", 4, "coll"), (Words{"CollapseDelimiters"}));
  EXPECT_EQ(ofCall("strsplit", 5, "coll"), Words())
      << "its value would have no place behind it";
}

TEST(CompletionTest, QuotedList) {
  EXPECT_EQ(quotedList({"a", "b"}), "'a', 'b'");
  EXPECT_EQ(quotedList({}), "");
}

} // namespace
