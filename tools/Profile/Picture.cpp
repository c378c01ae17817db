//===- Picture.cpp - a profile as an SVG picture ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A chart for each sweep, one below the other: rate by elements of x, both axes
// logarithmic, a line for each series. Colours follow the reader's scheme.
//===----------------------------------------------------------------------===//

#include "LogScale.h"
#include "Report.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

using namespace runmat;
using namespace runmat::profile;

namespace {

// In pixels.
constexpr double width = 900, chartHeight = 380;
constexpr double left = 80, right = 560, top = 50, bottom = 320;
constexpr double legendLeft = 580, legendStep = 18;
constexpr double headHeight = 60;

/// Text between tags and in attributes.
std::string escaped(std::string_view text) {
  std::string all;
  for (const char c : text)
    switch (c) {
    case '&':
      all += "&amp;";
      break;
    case '<':
      all += "&lt;";
      break;
    case '>':
      all += "&gt;";
      break;
    case '"':
      all += "&quot;";
      break;
    default:
      // No control character is allowed, and names of devices come from
      // drivers.
      all += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    }
  return all;
}

/// Colours of one of the reader's schemes; the last ones are those of series.
struct Scheme {
  const char *paper, *ink, *grid;
  const char *series[6];
};
constexpr Scheme light = {
    "#ffffff",
    "#222222",
    "#dddddd",
    {"#1f6fb4", "#c8500a", "#1d8a3a", "#b3261e", "#7a4fb5", "#7d5a3c"}};
constexpr Scheme dark = {
    "#181a1b",
    "#e6e6e6",
    "#3a3d40",
    {"#6cb2f0", "#ff9d5c", "#67cf86", "#ff857d", "#bf9df2", "#cda584"}};
constexpr size_t colours = std::size(light.series);
/// Series beyond the colours are told apart by their dashes.
constexpr const char *dashes[] = {"none", "8 4",      "2 3",    "8 3 2 3",
                                  "16 4", "16 3 2 3", "5 6 1 6"};

std::string rulesOf(const Scheme &scheme) {
  std::string rules =
      fmt::format(".paper {{ fill: {}; }}\ntext {{ fill: {}; }}\n"
                  ".axis {{ stroke: {}; }}\n.grid {{ stroke: {}; }}\n",
                  scheme.paper, scheme.ink, scheme.ink, scheme.grid);
  for (size_t i = 0; i < colours; ++i)
    rules += fmt::format(".c{0} polyline, .c{0} line {{ stroke: {1}; }}\n"
                         ".c{0} circle {{ stroke: {1}; fill: {1}; }}\n",
                         i, scheme.series[i]);
  return rules +
         fmt::format("circle.different {{ fill: {}; }}\n", scheme.paper);
}

std::string style() {
  std::string rules = "text { font: 13px sans-serif; }\n"
                      ".title { font-size: 16px; font-weight: bold; }\n"
                      "polyline { fill: none; }\n"
                      "polyline, circle, .key { stroke-width: 2; }\n";
  for (size_t i = 0; i < std::size(dashes); ++i)
    rules += fmt::format(".d{0} polyline, .d{0} line {{ stroke-dasharray: {1}; "
                         "}}\n",
                         i, dashes[i]);
  return "<style>\n" + rules + rulesOf(light) +
         "@media (prefers-color-scheme: dark) {\n" + rulesOf(dark) +
         "}\n</style>\n";
}

std::string textAt(double x, double y, const char *anchor,
                   std::string_view text, const char *more = "") {
  return fmt::format(
      "<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\"{}>{}</text>\n", x, y,
      anchor, more, escaped(text));
}

std::string lineAt(double x1, double y1, double x2, double y2,
                   const char *kind) {
  return fmt::format("<line class=\"{}\" x1=\"{:.1f}\" y1=\"{:.1f}\" "
                     "x2=\"{:.1f}\" y2=\"{:.1f}\"/>\n",
                     kind, x1, y1, x2, y2);
}

double sizeOf(const Result &result) { return double(result.point.elements()); }
double rateOf(const Result &result) { return result.rate() / rateScale; }

/// Results of one name.
struct Series {
  std::string name;
  std::vector<const Result *> points;
};

/// In the order of their first points.
std::vector<Series> seriesAmong(const std::vector<Result> &results) {
  std::vector<Series> all;
  for (const Result &result : results) {
    const std::string name = seriesOf(result);
    auto found = std::ranges::find(all, name, &Series::name);
    if (found == all.end())
      found = all.insert(all.end(), {name, {}});
    found->points.push_back(&result);
  }
  return all;
}

std::vector<double> valuesOf(const std::vector<Result> &results,
                             double (*value)(const Result &)) {
  std::vector<double> all;
  std::ranges::transform(results, std::back_inserter(all), value);
  return all;
}

/// One sweep. The results outlive it.
class Chart {
public:
  Chart(SweepKind kind, const std::vector<Result> &results)
      : kind(kind), series(seriesAmong(results)),
        x(valuesOf(results, sizeOf), left, right),
        y(valuesOf(results, rateOf), bottom, top) {}

  std::string draw() const {
    std::string text = axes();
    for (size_t i = 0; i < series.size(); ++i)
      text += drawSeries(series[i], i);
    return text;
  }
  double height() const {
    return std::max(chartHeight, top + legendStep * double(series.size() + 1));
  }

private:
  std::string axes() const {
    std::string text =
        textAt(left, top - 20, "start", nameOf(kind), " class=\"title\"");
    for (const double tick : x.ticks()) {
      text += lineAt(x.place(tick), top, x.place(tick), bottom, "grid");
      text += textAt(x.place(tick), bottom + 18, "middle", tickText(tick));
    }
    for (const double tick : y.ticks()) {
      text += lineAt(left, y.place(tick), right, y.place(tick), "grid");
      text += textAt(left - 6, y.place(tick) + 4, "end", tickText(tick));
    }
    text += lineAt(left, bottom, right, bottom, "axis");
    text += lineAt(left, top, left, bottom, "axis");
    text += textAt((left + right) / 2, bottom + 38, "middle", "elements of x");
    return text + textAt(0, 0, "middle", rateUnit(kind),
                         fmt::format(" transform=\"translate(20 {:.1f}) "
                                     "rotate(-90)\"",
                                     (top + bottom) / 2)
                             .c_str());
  }

  std::string drawPoint(const Result &result) const {
    return fmt::format(
        "<circle{} cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"3\"><title>{}</title>"
        "</circle>\n",
        result.mismatch ? " class=\"different\"" : "", x.place(sizeOf(result)),
        y.place(rateOf(result)),
        escaped(fmt::format("{} of {}: {:.4g} {}, {}{}", seriesOf(result),
                            result.point.size(), rateOf(result), rateUnit(kind),
                            result.place,
                            result.mismatch ? ", DIFFERENT" : "")));
  }

  std::string drawSeries(const Series &one, size_t index) const {
    const double keyY = top + legendStep * double(index);
    std::string corners, points;
    for (const Result *result : one.points) {
      corners += fmt::format("{:.1f},{:.1f} ", x.place(sizeOf(*result)),
                             y.place(rateOf(*result)));
      points += drawPoint(*result);
    }
    return fmt::format("<g class=\"c{} d{}\">\n", index % colours,
                       index / colours % std::size(dashes)) +
           fmt::format("<polyline points=\"{}\"/>\n", corners) + points +
           lineAt(legendLeft, keyY, legendLeft + 26, keyY, "key") +
           textAt(legendLeft + 34, keyY + 4, "start", one.name) + "</g>\n";
  }

  SweepKind kind;
  std::vector<Series> series;
  LogScale x, y;
};

} // namespace

std::string profile::pictureOf(const Report &report) {
  std::string charts;
  double height = headHeight;
  for (size_t i = 0; i < sweepCount; ++i) {
    const std::vector<Result> results = resultsOf(report, SweepKind(i));
    if (results.empty())
      continue;
    const Chart chart(SweepKind(i), results);
    charts += fmt::format("<g transform=\"translate(0 {:.0f})\">\n", height) +
              chart.draw() + "</g>\n";
    height += chart.height();
  }
  const std::string title =
      fmt::format("{} ({}){}", report.device.name, report.device.place,
                  report.isComplete() ? "" : ", incomplete");
  return fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" "
                     "width=\"{0:.0f}\" height=\"{1:.0f}\" "
                     "viewBox=\"0 0 {0:.0f} {1:.0f}\">\n",
                     width, height) +
         style() +
         fmt::format("<rect class=\"paper\" width=\"{:.0f}\" "
                     "height=\"{:.0f}\"/>\n",
                     width, height) +
         textAt(left, 34, "start", title, " class=\"title\"") + charts +
         "</svg>\n";
}
