//===- PlanTest.cpp - what is measured, in which sizes ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Plan.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

using namespace runmat;
using namespace runmat::profile;

namespace {

PlanOptions withEverything(bool quick) {
  PlanOptions options;
  options.quick = quick;
  options.withReductionSettings = true;
  options.workgroups = {64, 256};
  return options;
}

std::set<SweepKind> sweepsOf(const PlanOptions &options) {
  std::set<SweepKind> kinds;
  for (const PointPlan &point : planPoints(options))
    kinds.insert(point.operation->sweep);
  return kinds;
}

TEST(PlanTest, SweepsAreThoseAskedFor) {
  EXPECT_EQ(sweepsOf(withEverything(true)).size(), sweepCount);
  EXPECT_EQ(sweepsOf(PlanOptions()).size(), sweepCount - 1);
  PlanOptions only = withEverything(true);
  only.withPrograms = false;
  EXPECT_EQ(sweepsOf(only), (std::set{SweepKind::ReductionSettings}));
  PlanOptions host;
  host.withTransfers = false;
  EXPECT_FALSE(sweepsOf(host).contains(SweepKind::Transfer));
  EXPECT_TRUE(sweepsOf(host).contains(SweepKind::Product));
}

TEST(PlanTest, QuickHasFewerPointsOfEachSweep) {
  const auto few = planPoints(withEverything(true)),
             many = planPoints(withEverything(false));
  for (size_t i = 0; i < sweepCount; ++i) {
    const auto isOfSweep = [i](const PointPlan &point) {
      return point.operation->sweep == SweepKind(i);
    };
    EXPECT_GT(std::ranges::count_if(few, isOfSweep), 1);
    EXPECT_GT(std::ranges::count_if(many, isOfSweep),
              std::ranges::count_if(few, isOfSweep));
  }
}

TEST(PlanTest, LimitsLeavePointsOut) {
  PlanOptions options = withEverything(false);
  options.mostElements = 100000;
  for (const PointPlan &point : planPoints(options))
    EXPECT_LE(point.elements(), 100000u);
  options.mostElements = UINT64_MAX;
  options.mostBytes = 100000;
  ASSERT_FALSE(planPoints(options).empty());
  for (const PointPlan &point : planPoints(options))
    EXPECT_LE(point.bytes(), 100000u);
  options.mostBytes = 8;
  EXPECT_TRUE(planPoints(options).empty());
}

TEST(PlanTest, SettingsAreTriedInOnePassAndInTwo) {
  PlanOptions options = withEverything(true);
  options.withPrograms = false;
  const auto points = planPoints(options);
  const auto inTwo = std::ranges::count_if(points, isInTwoPasses);
  EXPECT_GT(inTwo, 0);
  EXPECT_EQ(size_t(inTwo) * 2, points.size());
  std::set<uint32_t> workgroups;
  for (const PointPlan &point : points)
    workgroups.insert(point.setting->workgroup);
  EXPECT_EQ(workgroups, (std::set<uint32_t>{64, 256}));
  EXPECT_TRUE(std::ranges::any_of(
      points, [](const PointPlan &point) { return point.columns > 1; }));
}

TEST(PlanTest, AThresholdThatIsNamedIsTheOnlyOne) {
  PlanOptions options = withEverything(true);
  options.withPrograms = false;
  options.threshold = 40000;
  for (const PointPlan &point : planPoints(options)) {
    EXPECT_EQ(point.setting->threshold, 40000u);
    EXPECT_EQ(isInTwoPasses(point), point.rows > 40000);
  }
}

TEST(PlanTest, AmountsAreWhatIsMovedOrComputed) {
  const Operation sum = {SweepKind::Reduction, "", ElementClass::Double};
  const Operation copy = {SweepKind::Transfer, "", ElementClass::Single,
                          Shape::Column, 2};
  const Operation product = {SweepKind::Product, "", ElementClass::Double};
  const auto amountOf = [](const Operation &operation) {
    return PointPlan{&operation, 10, 10, std::nullopt}.amount();
  };
  EXPECT_EQ(amountOf(sum), 800);
  EXPECT_EQ(amountOf(copy), 800);
  EXPECT_EQ(amountOf(product), 2000);
}

TEST(PlanTest, WhatIsWrittenCounts) {
  for (const PointPlan &point : planPoints(PlanOptions()))
    if (point.operation->sweep == SweepKind::Elementwise ||
        point.operation->sweep == SweepKind::Transpose)
      EXPECT_EQ(point.amount(), 2 * double(point.bytes()));
}

TEST(PlanTest, MatricesAreSquare) {
  for (const PointPlan &point : planPoints(PlanOptions()))
    if (point.operation->sweep == SweepKind::Product ||
        point.operation->sweep == SweepKind::Transpose)
      EXPECT_EQ(point.rows, point.columns);
}

TEST(PlanTest, WorkgroupsSuitTheDevice) {
  using List = std::vector<uint32_t>;
  EXPECT_EQ(workgroupsToTry(1024, 256, 0, true), (List{64, 128, 256, 512}));
  EXPECT_EQ(workgroupsToTry(256, 96, 0, false), (List{32, 64, 96, 128, 256}));
  EXPECT_EQ(workgroupsToTry(1024, 256, 96, false), (List{96}));
  EXPECT_EQ(workgroupsToTry(1, 1, 96, false), (List{0}));
}

} // namespace
