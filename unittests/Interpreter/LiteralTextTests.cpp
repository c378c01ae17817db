//===- LiteralTextTests.cpp - the values of literal texts -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Interpreter/LiteralTexts.h"

#include <gtest/gtest.h>

using namespace runmat;

namespace {

TEST(LiteralTexts, AreMadeOnce) {
  LiteralTexts texts;
  const Value first = texts.valueOf("päth"), again = texts.valueOf("päth");
  EXPECT_EQ(first.array()->data(), again.array()->data());
  EXPECT_EQ(first.count(), 4);
  EXPECT_EQ(texts.valueOf("").count(), 0);
}

TEST(LiteralTexts, StayWhenAValueChanges) {
  LiteralTexts texts;
  Value changed = texts.valueOf("abc");
  changed.mutableArray().mutableAs<char16_t>()[0] = u'x';
  EXPECT_EQ(changed.toText(), "xbc");
  EXPECT_EQ(texts.valueOf("abc").toText(), "abc");
}

TEST(LiteralTexts, AreKeptUpToABound) {
  LiteralTexts texts;
  texts.valueOf(std::string(LiteralTexts::longest + 1, 'x'));
  EXPECT_EQ(texts.count(), 0u);
  for (size_t i = 0; i < LiteralTexts::most + 9; ++i)
    texts.valueOf(std::to_string(i));
  EXPECT_EQ(texts.count(), LiteralTexts::most);
  EXPECT_EQ(texts.valueOf("more").toText(), "more");
}

} // namespace
