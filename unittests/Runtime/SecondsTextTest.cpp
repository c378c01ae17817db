//===- SecondsTextTest.cpp - tests of times in words ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/SecondsText.h"

#include <gtest/gtest.h>

namespace runmat {
namespace {

TEST(SecondsText, HasTheUnitThatSuits) {
  const std::pair<double, const char *> cases[] = {
      {0, "0 ns"},
      {1.5e-9, "1.5 ns"},
      {250e-9, "250 ns"},
      {1e-6, "1 \u00b5s"},
      {12.34e-6, "12.3 \u00b5s"},
      {999.7e-6, "1 ms"},
      {14e-3, "14 ms"},
      {1, "1 s"},
      {59.96, "60 s"},
      {12345, "12345 s"},
      {1e-12, "0.001 ns"},
  };
  for (auto [seconds, text] : cases)
    EXPECT_EQ(secondsText(seconds), text);
}

} // namespace
} // namespace runmat
