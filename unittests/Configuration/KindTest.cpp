//===- KindTest.cpp - tests of what a setting may be ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Configuration/Kind.h"

#include <gtest/gtest.h>

namespace runmat::config {
namespace {

constexpr const char *words[] = {"one", "two"};

/// What `parse` makes of texts, as text; "none" for what is refused.
std::string parsed(const Kind &kind, std::string_view text) {
  const std::optional<Value> value = parse(kind, text);
  return value ? toText(*value) : "none";
}

TEST(Kind, Switches) {
  for (const char *text : {"true", "1", "on"})
    EXPECT_EQ(parsed(Switch{}, text), "true") << text;
  for (const char *text : {"false", "0", "off"})
    EXPECT_EQ(parsed(Switch{}, text), "false") << text;
  for (const char *text : {"", "yes", "True", "2", "auto", "true "})
    EXPECT_EQ(parsed(Switch{}, text), "none") << text;
  EXPECT_EQ(expectation(Switch{}), "true or false");
}

TEST(Kind, NumbersWithinBounds) {
  const Number kind{32, 1024, 32};
  for (const char *text : {"32", "64", "1024", "auto"})
    EXPECT_EQ(parsed(kind, text), text);
  for (const char *text : {"", "0", "16", "48", "1056", "-32", "+32", "64.0",
                           "64x", " 64", "1e2", "99999999999999999999999"})
    EXPECT_EQ(parsed(kind, text), "none") << text;
  EXPECT_EQ(expectation(kind), "a multiple of 32 from 32 to 1024, or auto");
}

TEST(Kind, NumbersThatAreNeverAutomatic) {
  const Number kind{1, 1000, 1, "", false};
  EXPECT_EQ(parsed(kind, "1000"), "1000");
  EXPECT_EQ(parsed(kind, "auto"), "none");
  EXPECT_EQ(expectation(kind), "a whole number from 1 to 1000");
}

TEST(Kind, NumbersAsLargeAsTheirType) {
  const Number kind{0, UINT64_MAX, 1, " of bytes"};
  EXPECT_EQ(parsed(kind, "18446744073709551615"), "18446744073709551615");
  EXPECT_EQ(parsed(kind, "0"), "0");
  EXPECT_EQ(parsed(kind, "18446744073709551616"), "none");
  EXPECT_EQ(expectation(kind), "a whole number of bytes, or auto");
  EXPECT_EQ(expectation(Number{1, INT64_MAX}),
            "a whole number from 1 on, or auto");
}

TEST(Kind, Choices) {
  const Choice kind{words};
  EXPECT_EQ(parsed(kind, "two"), "two");
  for (const char *text : {"", "Two", "three", "one, two"})
    EXPECT_EQ(parsed(kind, text), "none") << text;
  EXPECT_EQ(expectation(kind), "one of one, two");
  EXPECT_EQ(placeholder(kind), "one|two");
  EXPECT_EQ(positionOf(words, "two"), 1u);
}

TEST(Kind, Devices) {
  for (const char *text :
       {"auto", "cpu", "inprocess", "vulkan", "vulkan:12", "another"})
    EXPECT_EQ(parsed(DeviceName{}, text), text);
  for (const char *text : {"", "vulkan:", "vulkan:x", "a b", "./own.so"})
    EXPECT_EQ(parsed(DeviceName{}, text), "none") << text;
}

TEST(Kind, Texts) {
  EXPECT_EQ(parsed(Text{"a file name"}, "a b/ü"), "a b/ü");
  EXPECT_EQ(parsed(Text{"a file name"}, ""), "none");
  EXPECT_EQ(parsed(Text{"a file name"}, std::string_view("a\0b", 3)), "none");
  EXPECT_EQ(parse(Text{"a file name"}, "auto"), Value(Automatic{}));
  EXPECT_EQ(parse(Text{"a file name", false}, "auto"),
            Value(std::string("auto")));
  EXPECT_EQ(expectation(Text{"a file name"}), "a file name, or auto");
}

} // namespace
} // namespace runmat::config
