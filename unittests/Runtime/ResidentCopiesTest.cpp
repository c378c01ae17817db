//===- ResidentCopiesTest.cpp - which copies make room first ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/ResidentCopies.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

namespace runmat {
namespace {

class ResidentCopiesTest : public testing::Test {
protected:
  /// Writes its name down when it ends.
  class Copy final : public ResidentCopy {
  public:
    Copy(ResidentCopiesTest &test, char name, bool spare)
        : spare(spare), test(test), name(name) {
      test.copies.add(*this);
    }
    ~Copy() override { test.copies.remove(*this); }
    bool isSpare() const override { return spare; }
    bool giveUp() override {
      if (!canGoHome)
        return false;
      test.ended += name;
      std::erase_if(test.owned,
                    [&](const auto &copy) { return copy.get() == this; });
      return true;
    }
    const bool spare;
    bool canGoHome = true;

  private:
    ResidentCopiesTest &test;
    const char name;
  };

  Copy &add(char name, bool spare) {
    return *owned.emplace_back(std::make_unique<Copy>(*this, name, spare));
  }
  /// The names of those that end, until none can.
  std::string endAll() {
    while (copies.giveUpOne()) {
    }
    return ended;
  }

  ResidentCopies copies;
  std::vector<std::unique_ptr<Copy>> owned;
  std::string ended;
};

TEST_F(ResidentCopiesTest, SpareOnesGoFirstThenTheOldest) {
  add('a', false);
  add('b', true);
  add('c', false);
  add('d', true);
  EXPECT_EQ(endAll(), "bdac");
}

TEST_F(ResidentCopiesTest, UseMakesACopyTheYoungest) {
  Copy &a = add('a', false);
  add('b', false);
  Copy &c = add('c', true);
  add('d', true);
  copies.use(c);
  copies.use(a);
  EXPECT_EQ(endAll(), "dcba");
}

TEST_F(ResidentCopiesTest, WhatIsUsedInAUseStays) {
  Copy &a = add('a', true);
  add('b', false);
  {
    ResidentCopies::Use outer(copies);
    copies.use(a);
    {
      ResidentCopies::Use inner(copies);
      add('c', true);
    }
    EXPECT_EQ(endAll(), "b");
  }
  EXPECT_EQ(endAll(), "bac");
}

TEST_F(ResidentCopiesTest, AUseThatIsOverHoldsNothing) {
  Copy &a = add('a', true);
  {
    ResidentCopies::Use use(copies);
    copies.use(a);
  }
  ResidentCopies::Use next(copies);
  EXPECT_EQ(endAll(), "a");
}

TEST_F(ResidentCopiesTest, WhatCannotGoHomeIsPassedOver) {
  Copy &a = add('a', false);
  add('b', false);
  a.canGoHome = false;
  EXPECT_EQ(endAll(), "b");
  a.canGoHome = true;
  EXPECT_EQ(endAll(), "ba");
}

TEST_F(ResidentCopiesTest, WithoutCopiesNothingEnds) {
  EXPECT_FALSE(copies.giveUpOne());
}

} // namespace
} // namespace runmat
