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

double momentOf(const std::vector<double> &x, int power) {
  double sum = 0;
  for (double v : x)
    sum += std::pow(v, power);
  return sum / double(x.size());
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

TEST(RandomTest, rand) {
  TestContext context;
  const auto x = draw(context, "rand", {1.0, 20000.0});
  // Three standard errors of the mean and of the mean square.
  EXPECT_NEAR(momentOf(x, 1), 0.5, 3 * std::sqrt(1.0 / 12 / 20000));
  EXPECT_NEAR(momentOf(x, 2), 1.0 / 3, 3 * std::sqrt(4.0 / 45 / 20000));
}

TEST(RandomTest, randn) {
  TestContext context;
  const auto x = draw(context, "randn", {1.0, 20000.0});
  EXPECT_NEAR(momentOf(x, 1), 0, 3 * std::sqrt(1.0 / 20000));
  EXPECT_NEAR(momentOf(x, 2), 1, 3 * std::sqrt(2.0 / 20000));
}

TEST(RandomTest, SinglesBelongToTheDoublesOfTheSameCounter) {
  TestContext doubles, singles;
  for (const char *name : {"rand", "randn"}) {
    const auto x = draw(doubles, name, {1.0, 1000.0});
    const auto y = draw(singles, name, {1.0, 1000.0, text("single")});
    for (size_t i = 0; i < x.size(); ++i)
      EXPECT_NEAR(y[i], x[i], 0x1p-23) << name << " " << i;
  }
}

TEST(RandomTest, Classes) {
  TestContext context;
  const Value single = context.call(text("rand"), {{text("single")}}, 1)[0];
  EXPECT_EQ(context.call(text("randn"), {{2.0, text("like"), single}}, 1)[0]
                .className(),
            "single");
  EXPECT_EQ(errorOf([&] { draw(context, "rand", {2.0, text("int8")}); }),
            "MATLAB:rand:invalidClass");
  EXPECT_EQ(errorOf([&] { draw(context, "randn", {2.0, text("seed")}); }),
            "MATLAB:rand:invalidClass");
}

TEST(RandomTest, Seeds) {
  TestContext context;
  for (Value wrong : {Value(-1.0), Value(0.5), Value(0x1p+32), row({1, 2})})
    EXPECT_EQ(errorOf([&] { context.call(text("rng"), {{wrong}}, 0); }),
              "MATLAB:rng:badSeed");
  EXPECT_EQ(
      errorOf([&] { context.call(text("rng"), {{1.0, text("best")}}, 0); }),
      "MATLAB:rng:badGenerator");
  context.call(text("rng"), {{text("default")}}, 0);
  const auto first = draw(context, "rand", {});
  context.call(text("rng"), {{0.0}}, 0);
  EXPECT_EQ(draw(context, "rand", {}), first);
  context.call(text("rng"), {{text("shuffle")}}, 0);
  EXPECT_NE(draw(context, "rand", {}), first);
}

TEST(RandomTest, TwisterGivesTheStreamOfMATLAB) {
  TestContext context;
  context.call(text("rng"), {{0.0, text("twister")}}, 0);
  EXPECT_EQ(draw(context, "rand", {1.0, 3.0}),
            (std::vector<double>{0.8147236863931789, 0.9057919370756192,
                                 0.12698681629350606}));
  // rng(seed) keeps the generator.
  context.call(text("rng"), {{1.0}}, 0);
  EXPECT_EQ(draw(context, "rand", {}), std::vector<double>{0.417022004702574});
}

TEST(RandomTest, TwisterIsSavedAndRestored) {
  TestContext context;
  const Value philox =
      context.call(text("rng"), {{0.0, text("twister")}}, 1)[0];
  draw(context, "rand", {1.0, 400.0});
  const Value saved = context.call(text("rng"), {}, 1)[0];
  const auto x = draw(context, "rand", {1.0, 500.0});
  const auto y = draw(context, "randn", {1.0, 500.0});
  context.call(text("rng"), {{saved}}, 0);
  EXPECT_EQ(draw(context, "rand", {1.0, 500.0}), x);
  EXPECT_EQ(draw(context, "randn", {1.0, 500.0}), y);
  context.call(text("rng"), {{philox}}, 0);
  TestContext fresh;
  EXPECT_EQ(draw(context, "rand", {}), draw(fresh, "rand", {}));
}

TEST(RandomTest, SettingsOfElsewhere) {
  TestContext context;
  StructArray settings;
  settings.at("Seed") = Value(1.0);
  EXPECT_EQ(errorOf([&] { context.call(text("rng"), {{Value(settings)}}, 0); }),
            "MATLAB:rng:badSettings");
  settings.at("Type") = text("twister");
  settings.at("State") = row({1, 2, 3});
  EXPECT_EQ(errorOf([&] { context.call(text("rng"), {{Value(settings)}}, 0); }),
            "MATLAB:rng:badSettings");
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
