//===- RandomTest.cpp - the random stream -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "BuiltinCases.h"

#include "Values/Equality.h"

#include <algorithm>
#include <cmath>

using namespace runmat;
using namespace runmat::test;

namespace {

std::vector<double> draw(TestContext &context, const char *name,
                         std::vector<Value> arguments) {
  return elements(context.call(text(name), arguments, 1)[0]);
}

TEST(RandomTest, rng) {
  TestContext context;
  context.call(text("rng"), {{Value(7.0)}}, 0);
  const auto first = draw(context, "rand", {1.0, 3.0});
  const Value state = context.call(text("rng"), {}, 1)[0];
  const auto second = draw(context, "rand", {1.0, 3.0});
  EXPECT_NE(first, second);
  context.call(text("rng"), {{state}}, 0);
  EXPECT_EQ(draw(context, "rand", {1.0, 3.0}), second);
  context.call(text("rng"), {{Value(7.0)}}, 0);
  EXPECT_EQ(draw(context, "rand", {1.0, 3.0}), first);
}

TEST(RandomTest, ElementsDependOnTheirCounterAlone) {
  TestContext whole, parts;
  const auto all = draw(whole, "rand", {1.0, 10.0});
  auto joined = draw(parts, "rand", {1.0, 4.0});
  for (double x : draw(parts, "rand", {1.0, 6.0}))
    joined.push_back(x);
  EXPECT_EQ(all, joined);
}

TEST(RandomTest, KnownAnswer) {
  // The published first block of Philox4x32-10 for counter 0 and key 0 starts
  // with the words 6627e8d5 and e169c58d.
  TestContext context;
  const auto x = draw(context, "rand", {});
  EXPECT_EQ(x[0], (double(0xe169c58d6627e8d5 >> 11) + 0.5) * 0x1p-53);
}

TEST(RandomTest, rand) {
  TestContext context;
  const auto x = draw(context, "rand", {1.0, 20000.0});
  double sum = 0;
  for (double v : x) {
    ASSERT_GT(v, 0);
    ASSERT_LT(v, 1);
    sum += v;
  }
  EXPECT_NEAR(sum / double(x.size()), 0.5, 0.01);
}

TEST(RandomTest, randn) {
  TestContext context;
  const auto x = draw(context, "randn", {1.0, 20000.0});
  double sum = 0, squares = 0;
  for (double v : x) {
    sum += v;
    squares += v * v;
  }
  EXPECT_NEAR(sum / double(x.size()), 0, 0.03);
  EXPECT_NEAR(squares / double(x.size()), 1, 0.05);
  EXPECT_EQ(
      context.call(text("randn"), {{1.0, text("single")}}, 1)[0].className(),
      "single");
}

TEST(RandomTest, randi) {
  TestContext context;
  const auto x = draw(context, "randi", {row({3, 5}), 1.0, 1000.0});
  EXPECT_EQ(*std::min_element(x.begin(), x.end()), 3);
  EXPECT_EQ(*std::max_element(x.begin(), x.end()), 5);
  EXPECT_EQ(errorOf([&] { draw(context, "randi", {row({5, 3})}); }),
            "MATLAB:randi:invalidLimits");
}

TEST(RandomTest, randperm) {
  TestContext context;
  auto x = draw(context, "randperm", {100.0});
  EXPECT_FALSE(std::is_sorted(x.begin(), x.end()));
  std::sort(x.begin(), x.end());
  for (size_t i = 0; i < x.size(); ++i)
    EXPECT_EQ(x[i], double(i + 1));
}

} // namespace
