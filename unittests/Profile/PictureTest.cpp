//===- PictureTest.cpp - the SVG picture ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "TestReport.h"

#include <gtest/gtest.h>

#include <set>

using namespace runmat;
using namespace runmat::profile;
using namespace runmat::test;

namespace {

size_t count(const std::string &text, const std::string &part) {
  size_t times = 0;
  for (size_t at = text.find(part); at != std::string::npos;
       at = text.find(part, at + 1))
    ++times;
  return times;
}

TEST(PictureTest, EachResultIsAPointAndEachSeriesALine) {
  const Report report = madeUpReport();
  const std::string picture = pictureOf(report);
  EXPECT_EQ(count(picture, "<circle"), report.results.size());
  std::set<std::string> series;
  for (const Result &result : report.results)
    series.insert(seriesOf(result) + nameOf(result.point.operation->sweep));
  EXPECT_EQ(count(picture, "<polyline"), series.size());
  EXPECT_EQ(count(picture, ">elements of x</text>"), sweepCount);
  EXPECT_EQ(count(picture, ">GB/s</text>"), sweepCount - 1);
  EXPECT_EQ(count(picture, ">Gflop/s</text>"), 1u);
}

TEST(PictureTest, TextsAreEscaped) {
  Report report = madeUpReport();
  report.device.driver = "driver";
  report.device.name += "\x01\"";
  EXPECT_EQ(count(pictureOf(report),
                  ">A &lt;card&gt; &amp; more &quot; (made:1)</text>"),
            1u);
}

TEST(PictureTest, SweepsWithoutResultsAreLeftOut) {
  Report report = madeUpReport();
  report.results.resize(3);
  const std::string picture = pictureOf(report);
  EXPECT_EQ(count(picture, "elementwise"), 1u);
  EXPECT_EQ(count(picture, "product"), 0u);
  EXPECT_EQ(count(picture, ", incomplete"), 1u);
  report.results.clear();
  EXPECT_EQ(count(pictureOf(report), "<polyline"), 0u);
}

TEST(PictureTest, MismatchesAreMarked) {
  Report report = madeUpReport();
  EXPECT_EQ(count(pictureOf(report), "class=\"different\""), 0u);
  report.results[2].mismatch = "it differs";
  EXPECT_EQ(count(pictureOf(report), "class=\"different\""), 1u);
}

/// The settings of reductions alone, with these workgroups.
Report withWorkgroups(std::vector<uint32_t> workgroups) {
  PlanOptions options;
  options.withPrograms = false;
  options.withReductionSettings = true;
  options.workgroups = std::move(workgroups);
  Report report;
  for (const PointPlan &point : planPoints(options))
    report.results.push_back({point, {1e-6, 1e-6, 1e-6, 9}, 1, "made:1", {}});
  return report;
}

double heightOf(const std::string &picture) {
  return std::stod(picture.substr(picture.find("height=\"") + 8));
}

TEST(PictureTest, ManySeriesAreToldApartAndHaveRoom) {
  const std::string few = pictureOf(withWorkgroups({64}));
  const std::string many =
      pictureOf(withWorkgroups({32, 64, 128, 256, 512, 1024}));
  EXPECT_EQ(count(few, "<g class=\"c0 d1\">"), 0u);
  EXPECT_EQ(count(many, "<g class=\"c0 d1\">"), 1u);
  EXPECT_GT(heightOf(many), heightOf(few));
  // The last line of the legend.
  const size_t key = many.rfind("class=\"key\"");
  EXPECT_LT(std::stod(many.substr(many.find("y1=\"", key) + 4)),
            heightOf(many));
}

TEST(PictureTest, FasterIsHigher) {
  Report report = madeUpReport();
  report.results.resize(2);
  report.results[0].timing.median = 1;
  const std::string picture = pictureOf(report);
  const auto heightAfter = [&](size_t from) {
    const size_t place = picture.find("cy=\"", from) + 4;
    return std::stod(picture.substr(place));
  };
  const size_t first = picture.find("<circle");
  const size_t second = picture.find("<circle", first + 1);
  EXPECT_GT(heightAfter(first), heightAfter(second));
}

} // namespace
