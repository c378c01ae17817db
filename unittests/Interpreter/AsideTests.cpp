//===- AsideTests.cpp - which work is done aside ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Harness.h"
#include "Interpreter/Interpreter.h"

#include <gtest/gtest.h>

#include <thread>

using namespace runmat;
using namespace runmat::test;

namespace {

class AsideTest : public testing::Test {
protected:
  AsideTest() { aside.setOn(true); }

  bool takes(const Value &argument) {
    return aside.takes(this, {&argument, 1});
  }

  /// Does it, in that time.
  std::vector<Value> run(const Value &argument,
                         std::chrono::milliseconds duration = {}) {
    return aside.run(interpreter, this, {&argument, 1},
                     [=](CallContext &, std::vector<Value> &results) {
                       std::this_thread::sleep_for(duration);
                       results.push_back(7.0);
                     });
  }

  /// Does it until that was quick: a busy machine may be slow.
  void beQuick(const Value &argument) {
    for (int attempt = 0; attempt < 1000 && takes(argument); ++attempt)
      EXPECT_EQ(run(argument).front().scalarDouble(), 7);
  }

  static Value elements(int64_t count) {
    return Array::make(ElementClass::Double, Extents(1, count));
  }

  CollectingSink sink;
  Interpreter interpreter{sink};
  Aside aside;
};

TEST_F(AsideTest, NothingGoesAsideWhereTheProcessEndsWithAnInterrupt) {
  aside.setOn(false);
  EXPECT_FALSE(takes(elements(1 << 20)));
}

TEST_F(AsideTest, ManyElementsAlwaysGo) {
  run(elements(1 << 20));
  EXPECT_TRUE(takes(elements(1 << 20)));
}

TEST_F(AsideTest, FewElementsNeverGo) { EXPECT_FALSE(takes(elements(100))); }

TEST_F(AsideTest, AVectorGoesUntilOneOfItsSizeWasQuick) {
  EXPECT_TRUE(takes(elements(1000)));
  beQuick(elements(1000));
  EXPECT_FALSE(takes(elements(1000)));
  EXPECT_TRUE(takes(elements(5000)));
}

TEST_F(AsideTest, AnExtentGoesUntilOneOfItsSizeWasQuick) {
  EXPECT_TRUE(takes(Value(40000.0)));
  run(Value(40000.0), std::chrono::milliseconds(5));
  EXPECT_TRUE(takes(Value(40000.0)));
  beQuick(Value(40000.0));
  EXPECT_FALSE(takes(Value(40000.0)));
}

} // namespace
