//===- ReasonPlaceTest.cpp - where reasons hold -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/ReasonPlace.h"
#include "Engine/FunctionPlaces.h"

#include <gtest/gtest.h>

using namespace runmat;

namespace {

TEST(ReasonPlace, IsReadAsItIsWritten) {
  for (const ReasonPlace &place :
       {ReasonPlace{{}, false, 3}, ReasonPlace{"f", false, 12},
        ReasonPlace{{}, true, 7}}) {
    const std::string text = place.text() + "it is no number";
    std::string_view rest = text;
    const std::optional<ReasonPlace> read = takeReasonPlace(rest);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(read->text(), place.text());
    EXPECT_EQ(rest, "it is no number");
  }
}

TEST(ReasonPlace, IsNotInOtherReasons) {
  for (std::string_view text :
       {"", "line", "line 3", "line x: y", "lines 3: y", "in the function 'f",
        "in the function 'f', it", "line 99999999999: y"}) {
    std::string_view rest = text;
    EXPECT_FALSE(takeReasonPlace(rest)) << text;
    EXPECT_EQ(rest, text);
  }
}

TEST(MovedPlaces, FollowTheFunctionThatIsMeant) {
  const std::vector<FunctionPlace> before = {{"a.m", "f", 1, 4, 0},
                                             {"b.m", "g", 1, 4, 0}},
                                   now = {{"a.m", "f", 11, 14, 5},
                                          {"c.m", "g", 21, 24, 9}};
  const MovedPlaces moved(before, now);
  EXPECT_EQ(moved.reason("line 2: no"), "line 12: no");
  EXPECT_EQ(moved.reason("in the function 'g', line 2: no"),
            "in the function 'g', line 22: no");
  EXPECT_EQ(moved.reason("line 9: no"), "line 9: no");
  EXPECT_EQ(moved.reason("no"), "no");
  EXPECT_EQ(moved.statement(3), 8u);
  uint32_t line = 3;
  ASSERT_TRUE(moved.at("b.m", line));
  EXPECT_EQ(line, 23u);
  EXPECT_FALSE(moved.at("d.m", line));
  EXPECT_EQ(line, 23u);
}

} // namespace
