//===- NearestTest.cpp - tests of nearest names -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Configuration/EditDistance.h"
#include "Configuration/Settings.h"

#include <gtest/gtest.h>

namespace runmat::config {
namespace {

TEST(EditDistance, CountsLettersOutInChangedAndExchanged) {
  EXPECT_EQ(editDistance("", ""), 0u);
  EXPECT_EQ(editDistance("threads", "threads"), 0u);
  EXPECT_EQ(editDistance("", "abc"), 3u);
  EXPECT_EQ(editDistance("abc", ""), 3u);
  EXPECT_EQ(editDistance("thread", "threads"), 1u);
  EXPECT_EQ(editDistance("threadss", "threads"), 1u);
  EXPECT_EQ(editDistance("thread_", "threads"), 1u);
  EXPECT_EQ(editDistance("htreads", "threads"), 1u);
  EXPECT_EQ(editDistance("kitten", "sitting"), 3u);
  // Letters that were exchanged stay as they are.
  EXPECT_EQ(editDistance("ca", "abc"), 3u);
}

std::string nearest(std::string_view name, size_t most) {
  const Setting *setting = nearestSetting(name, most);
  return setting ? setting->key : "none";
}

TEST(NearestSetting, IsTheLeastUnlike) {
  EXPECT_EQ(nearest("thread", 3), "threads");
  EXPECT_EQ(nearest("jti", 1), "jit");
  EXPECT_EQ(nearest("explain_file", 6), "explain-file");
  EXPECT_EQ(nearest("something", 4), "none");
  EXPECT_EQ(nearest("thread", 0), "none");
}

TEST(NearestSetting, KnowsTheVariablesToo) {
  EXPECT_EQ(nearest("num-threads", 2), "threads");
  EXPECT_EQ(nearest("reduction-wg", 0), "reduction-workgroup");
}

} // namespace
} // namespace runmat::config
