//===- ReportTest.cpp - what is said of results -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "TestReport.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

using namespace runmat;
using namespace runmat::profile;
using namespace runmat::test;

namespace {

using Json = nlohmann::json;

bool contains(const std::string &text, const std::string &part) {
  return text.find(part) != std::string::npos;
}

TEST(ReportTest, AMismatchIsMarked) {
  Report report = madeUpReport();
  EXPECT_TRUE(mismatchesOf(report).empty());
  EXPECT_FALSE(contains(tableOf(report), "DIFFERENT"));

  report.results[1].mismatch = "element 3 is 1, expected 2; 1 of 9 differ";
  EXPECT_EQ(mismatchesOf(report),
            (std::vector<std::string>{
                "y = 2 .* x + 1, single of 65536x1 on made:1 is not what the "
                "processor finds: element 3 is 1, expected 2; 1 of 9 differ"}));
  EXPECT_TRUE(contains(tableOf(report), "DIFFERENT"));
  const Json point = Json::parse(jsonOf(report))["sweeps"][0]["points"][1];
  EXPECT_EQ(point["same_as_cpu"], false);
  EXPECT_EQ(point["mismatch"], *report.results[1].mismatch);
}

TEST(ReportTest, AFailureIsTold) {
  Report report = madeUpReport();
  EXPECT_FALSE(Json::parse(jsonOf(report)).contains("failure"));
  report.failure = "the device is lost";
  EXPECT_EQ(Json::parse(jsonOf(report))["failure"], "the device is lost");
}

TEST(ReportTest, WhatWasNotBegunIsNotComplete) {
  EXPECT_FALSE(Report().isComplete());
}

TEST(ReportTest, WhatIsMissingIsSaid) {
  Report report = madeUpReport();
  EXPECT_FALSE(contains(tableOf(report), "Incomplete"));
  EXPECT_EQ(Json::parse(jsonOf(report))["complete"], true);
  const size_t all = report.planned;
  report.results.resize(2);
  EXPECT_TRUE(
      contains(tableOf(report),
               "Incomplete: 2 of " + std::to_string(all) + " were measured."));
  EXPECT_EQ(Json::parse(jsonOf(report))["complete"], false);
  EXPECT_FALSE(contains(tableOf(report), "reduction\n"));
}

TEST(ReportTest, RatesComeFromTheMedian) {
  const Report report = madeUpReport();
  // Four thousand singles read and written in a microsecond.
  EXPECT_DOUBLE_EQ(report.results[0].rate(), 2 * 4 * 4096 / 1e-6);
  EXPECT_TRUE(contains(tableOf(report), "32.77"));
}

/// Workgroup 128 is faster, and so are two passes.
Report withDifferentSettings() {
  Report report = madeUpReport();
  for (Result &result : report.results) {
    if (!result.point.setting)
      continue;
    const double factor = (result.point.setting->workgroup == 128 ? 1 : 2) *
                          (isInTwoPasses(result.point) ? 1 : 3);
    result.timing.median = factor * 1e-6;
  }
  return report;
}

TEST(ReportTest, TheFastestSettingsAreOffered) {
  const Report report = withDifferentSettings();
  const auto advice = reductionAdvice(report);
  ASSERT_TRUE(advice);
  EXPECT_EQ(advice->best.threshold, 2048u);
  EXPECT_EQ(advice->best.workgroup, 128u);
  EXPECT_DOUBLE_EQ(advice->slowdown, 1);
  EXPECT_GT(*advice->slowdownOfDevice, 2);
  EXPECT_TRUE(
      contains(tableOf(report),
               "\ntwo-pass-threshold = 2048\nreduction-workgroup = 128\n"));
  const Json best = Json::parse(jsonOf(report))["best"];
  EXPECT_EQ(best["two-pass-threshold"], 2048);
  EXPECT_EQ(best["reduction-workgroup"], 128);
}

TEST(ReportTest, AHostHasNoWorkgroups) {
  Report report = withDifferentSettings();
  report.device.hasWorkgroups = false;
  EXPECT_FALSE(contains(tableOf(report), "reduction-workgroup ="));
  EXPECT_FALSE(
      Json::parse(jsonOf(report))["best"].contains("reduction-workgroup"));
}

TEST(ReportTest, NothingIsOfferedOfAPart) {
  Report report = withDifferentSettings();
  report.results.pop_back();
  EXPECT_FALSE(reductionAdvice(report));
  EXPECT_FALSE(contains(tableOf(report), "runmat.toml"));
  EXPECT_TRUE(Json::parse(jsonOf(report))["best"].is_null());
}

TEST(ReportTest, TheThresholdThatTheUserNamedStays) {
  Report report = withDifferentSettings();
  report.thresholds = {50000};
  EXPECT_EQ(reductionAdvice(report)->best.threshold, 50000u);
}

TEST(ReportTest, SeriesAreTold) {
  const Report report = madeUpReport();
  EXPECT_EQ(seriesOf(report.results.front()), "y = 2 .* x + 1, single");
  EXPECT_EQ(seriesOf(report.results.back()),
            "64 slices, workgroup 128, 2 passes");
}

TEST(ReportTest, SingleRunsHaveNoSpread) {
  Report report = madeUpReport();
  report.results.resize(1);
  EXPECT_TRUE(contains(tableOf(report), " 0.0 "));
  report.results[0].timing.runs = 1;
  EXPECT_TRUE(contains(tableOf(report), " - "));
}

} // namespace
