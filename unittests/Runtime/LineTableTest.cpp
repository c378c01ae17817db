//===- LineTableTest.cpp - reading line tables ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/LineTable.h"

#include <gtest/gtest.h>

#include <random>

using namespace runmat;

namespace {

std::string number(uint64_t value, size_t bytes) {
  return {reinterpret_cast<const char *>(&value), bytes};
}

/// A table of version 4 as LLVM writes it, with the files d/a.m and b.m.
std::string tableOf(const std::string &program, uint16_t version = 4) {
  std::string header = {1, 1, 1, char(-5), 14, 13};
  header += std::string({0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1});
  header += std::string("d\0", 2) + '\0';
  header += std::string("d/a.m\0\1\0\0b.m\0\1\0\0", 16) + '\0';
  const std::string body =
      number(version, 2) + number(header.size(), 4) + header + program;
  return number(body.size(), 4) + body;
}

std::string begin(uint64_t address) {
  return std::string("\0\x9\x2", 3) + number(address, 8);
}
const std::string endSequence("\0\1\1", 3);

/// Line 3 for 16 bytes, line 2 of the other file for 300, then no line for 4.
std::string program() {
  return begin(0x1000) + "\3\2\1" + "\2\x10\4\2\3\x7f\1" + "\2\xac\2\3\x7e\1" +
         "\2\4" + endSequence;
}

TEST(LineTable, HasTheRangesOfLines) {
  const std::vector<LineRange> ranges = readLineTable(tableOf(program()));
  ASSERT_EQ(ranges.size(), 2u);
  EXPECT_EQ(ranges[0].begin, 0x1000u);
  EXPECT_EQ(ranges[0].end, 0x1010u);
  EXPECT_EQ(ranges[0].file, "a.m");
  EXPECT_EQ(ranges[0].line, 3u);
  // Code of no line is of the line before.
  EXPECT_EQ(ranges[1].begin, 0x1010u);
  EXPECT_EQ(ranges[1].end, 0x1010u + 300 + 4);
  EXPECT_EQ(ranges[1].file, "b.m");
  EXPECT_EQ(ranges[1].line, 2u);
}

TEST(LineTable, ReadsSpecialOperationsAndSeveralTables) {
  // 13 + (2 + 5) + 14 * 3: two lines and three bytes on.
  const std::string special =
      begin(0x20) + "\1" + char(13 + 7 + 42) + "\x8\1" + endSequence;
  const auto ranges = readLineTable(tableOf(special) + tableOf(program()));
  ASSERT_EQ(ranges.size(), 4u);
  EXPECT_EQ(ranges[0].line, 1u);
  EXPECT_EQ(ranges[0].end, 0x23u);
  EXPECT_EQ(ranges[1].line, 3u);
  EXPECT_EQ(ranges[1].end, 0x23u + (255 - 13) / 14);
  EXPECT_EQ(ranges[2].begin, 0x1000u);
}

TEST(LineTable, OtherVersionsAndNothingHaveNoLines) {
  EXPECT_TRUE(readLineTable("").empty());
  EXPECT_TRUE(readLineTable(tableOf(program(), 5)).empty());
}

TEST(LineTable, DamagedTablesAreHarmless) {
  const std::string whole = tableOf(program());
  for (size_t size = 0; size < whole.size(); ++size)
    readLineTable(whole.substr(0, size));
  std::mt19937 random(1);
  for (int k = 0; k < 20000; ++k) {
    std::string damaged = whole;
    damaged[random() % damaged.size()] = char(random());
    readLineTable(damaged);
  }
}

} // namespace
