//===- Charts.cpp - plot, bar, surf and their like --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/ChartMaking.h"
#include "Builtins/Groups.h"
#include "definitions/Elementary/ElementaryText.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace runmat::builtins {

namespace {

using namespace graphics;

/// [C, h] = contour(…).
template <const Chart &chart>
void plotContour(CallContext &context, Arguments arguments, Results &results,
                 int nargout) {
  std::vector<NodeRef> made = makeObjects(sceneOf(context), chart, arguments);
  if (nargout > 0)
    results.push_back(made[0]->at("ContourMatrix"));
  giveHandles(results, nargout - 1, std::move(made));
}

void contourLines(CallContext &, Arguments arguments, Results &results, int) {
  const Series series = contourSeries(arguments, "contourc").front();
  results.push_back(series.back().second);
}

//===----------------------------------------------------------------------===//
// What objects and axes of a chart are like
//===----------------------------------------------------------------------===//

void logX(Node &axes) { axes.set("XScale", Value::text("log")); }
void logY(Node &axes) { axes.set("YScale", Value::text("log")); }
void logBoth(Node &axes) {
  logX(axes);
  logY(axes);
}

void fromAside(Node &axes) {
  axes.store("View", Value::row({-37.5, 30}));
  for (const char *grid : {"XGrid", "YGrid", "ZGrid"})
    axes.store(grid, Value::text("on"));
}

void tight(Node &axes) { axes.store("LimitMethod", Value::text("tight")); }

void asImage(Node &axes) { axes.store("YDir", Value::text("reverse")); }

void asPicture(Node &axes) {
  asImage(axes);
  tight(axes);
  axes.set("DataAspectRatio", Value::row({1, 1, 1}));
  axes.store("Visible", Value::text("off"));
}

void jittered(Node &points) { points.store("XJitter", Value::text("density")); }
void sideways(Node &bar) { bar.store("Horizontal", Value::text("on")); }
void scaled(Node &image) { image.store("CDataMapping", Value::text("scaled")); }

void asMesh(Node &surface) {
  surface.store("FaceColor", Value::row({1, 1, 1}));
  surface.store("EdgeColor", Value::text("flat"));
}

void asFilled(Node &contour) {
  contour.store("Fill", Value::text("on"));
  contour.store("LineColor", Value::row({0, 0, 0}));
}

void asLit(Node &surface) {
  surface.store("EdgeColor", Value::text("none"));
  surface.store("FaceLighting", Value::text("gouraud"));
}

/// Contours of a surface, in the plane below it.
NodeRef contoursBelow(Scene &scene, const NodeRef &surface) {
  const std::array<Value, 3> data = {surface->at("XData"), surface->at("YData"),
                                     surface->at("ZData")};
  NodeRef contour = scene.make("contour", surface->parent());
  const Series series = contourSeries(data, "contour").front();
  for (const auto &[name, value] : series)
    contour->store(name, value);
  return contour;
}

/// The light is no result.
NodeRef lightOn(Scene &scene, const NodeRef &surface) {
  scene.make("light", surface->parent());
  return nullptr;
}

constexpr Chart lines{"plot", "plot", columnSeries, "Color", 2};
constexpr Chart spaceLines{"plot3", "plot", spaceSeries, "Color",  3,
                           {},      {},     nullptr,     fromAside};
constexpr Chart logXLines{"semilogx", "plot", columnSeries, "Color", 2,
                          {},         {},     nullptr,      logX};
constexpr Chart logYLines{"semilogy", "plot", columnSeries, "Color", 2,
                          {},         {},     nullptr,      logY};
constexpr Chart logLines{"loglog", "plot", columnSeries, "Color", 2,
                         {},       {},     nullptr,      logBoth};
constexpr Chart polarLines{"polar", "plot", polarSeries, "Color", 2};
constexpr Chart stairs{"stairs", "stair", columnSeries, "Color"};
constexpr Chart stems{"stem", "stem", columnSeries,     "Color",
                      0,      {},     "MarkerFaceColor"};
constexpr Chart spaceStems{"stem3",           "stem",  stemSpaceSeries,
                           "Color",           0,       {},
                           "MarkerFaceColor", nullptr, fromAside};
constexpr Chart bars{"bar", "bar", barSeries, "FaceColor", 0, "BarLayout"};
constexpr Chart sideBars{"barh", "bar",       barSeries, "FaceColor",
                         0,      "BarLayout", {},        sideways};
constexpr Chart areas{"area", "area", areaSeries, "FaceColor"};
constexpr Chart errorBars{"errorbar", "errorbar", errorBarSeries, "Color"};
constexpr Chart points{"scatter", "scatter", scatterSeries,    "CData",
                       0,         {},        "MarkerFaceColor"};
constexpr Chart spacePoints{"scatter3",        "scatter", scatterSpaceSeries,
                            "CData",           0,         {},
                            "MarkerFaceColor", nullptr,   fromAside};
constexpr Chart swarms{"swarmchart",      "scatter", scatterSeries,
                       "CData",           0,         {},
                       "MarkerFaceColor", jittered};
constexpr Chart spaceSwarms{"swarmchart3",     "scatter", scatterSpaceSeries,
                            "CData",           0,         {},
                            "MarkerFaceColor", jittered,  fromAside};
constexpr Chart bubbles{"bubblechart", "bubblechart", scatterSeries, "CData"};
constexpr Chart spaceBubbles{
    "bubblechart3", "bubblechart", scatterSpaceSeries, "CData", 0, {}, {},
    nullptr,        fromAside};
constexpr Chart boxes{"boxchart", "boxchart", boxSeries, "BoxFaceColor"};
constexpr Chart turns{.function = "polarplot",
                      .type = "plot",
                      .read = turnSeries,
                      .colour = "Color",
                      .group = 2,
                      .axes = "polaraxes"};
constexpr Chart turnPoints{.function = "polarscatter",
                           .type = "scatter",
                           .read = turnScatterSeries,
                           .colour = "CData",
                           .filled = "MarkerFaceColor",
                           .axes = "polaraxes"};
constexpr Chart turnHistograms{.function = "polarhistogram",
                               .type = "histogram",
                               .read = histogramSeries,
                               .axes = "polaraxes"};
constexpr Chart arrows{"quiver", "quiver", quiverSeries, "Color"};
constexpr Chart spaceArrows{"quiver3", "quiver", quiverSpaceSeries, "Color",  0,
                            {},        {},       nullptr,           fromAside};
constexpr Chart surfaces{"surf", "surf", surfaceSeries, {},       0,
                         {},     {},     nullptr,       fromAside};
constexpr Chart meshes{"mesh", "surf", surfaceSeries, {},       0,
                       {},     {},     asMesh,        fromAside};
constexpr Chart surfacesWithContours{
    "surfc", "surf", surfaceSeries, {},        0,
    {},      {},     nullptr,       fromAside, contoursBelow};
constexpr Chart meshesWithContours{
    "meshc", "surf", surfaceSeries, {},        0,
    {},      {},     asMesh,        fromAside, contoursBelow};
constexpr Chart litSurfaces{"surfl", "surf", surfaceSeries, {},        0,
                            {},      {},     asLit,         fromAside, lightOn};
constexpr Chart waterfalls{"waterfall", "surf", surfaceSeries, {},       0,
                           {},          {},     asMesh,        fromAside};
constexpr Chart flatSurfaces{"pcolor", "surface", flatSeries, {},   0,
                             {},       {},        nullptr,    tight};
constexpr Chart triangles{"trisurf", "patch", triangleSeries, {},       0,
                          {},        {},      nullptr,        fromAside};
constexpr Chart triangleMeshes{"trimesh", "patch", triangleSeries, {},       0,
                               {},        {},      asMesh,         fromAside};
constexpr Chart triangleLines{"triplot", "patch", triangleSeries, "EdgeColor"};
constexpr Chart contours{
    "contour", "contour", contourSeries, "LineColor", 0,    {},
    {},        nullptr,   tight,         nullptr,     false};
constexpr Chart filledContours{
    "contourf", "contour", contourSeries, "LineColor", 0,    {},
    {},         asFilled,  tight,         nullptr,     false};
constexpr Chart spaceContours{
    "contour3", "contour", contourSeries, "LineColor", 0,    {},
    {},         nullptr,   fromAside,     nullptr,     false};
constexpr Chart polygons{"fill", "patch", polygonSeries, "FaceColor", 3};
constexpr Chart spacePolygons{"fill3",     "patch", polygonSpaceSeries,
                              "FaceColor", 4,       {},
                              {},          nullptr, fromAside};
constexpr Chart images{"image", "image", imageSeries, {},     0,
                       {},      {},      nullptr,     asImage};
constexpr Chart histograms{"histogram", "histogram", histogramSeries};

//===----------------------------------------------------------------------===//
// Charts with arguments of their own
//===----------------------------------------------------------------------===//

constexpr Chart scaledImages{"imagesc", "image", imageSeries, {},     0,
                             {},        {},      scaled,      asImage};
constexpr Chart pictures{"imshow", "image", imageSeries, {},       0,
                         {},       {},      scaled,      asPicture};

/// The data and, in a call of that form, the limits of the colors behind them.
template <const Chart &chart>
void plotScaledImage(CallContext &context, Arguments arguments,
                     Results &results, int nargout) {
  Scene &scene = sceneOf(context);
  Arguments rest = arguments;
  const NodeRef chosen = takeAxes(scene, rest);
  const size_t at = rest.size() >= 4 && isNumbers(rest[2]) ? 3 : 1;
  Value limits;
  std::vector<Value> data(arguments.begin(), arguments.end());
  const bool hasLimits = rest.size() > at && isNumbers(rest[at]) &&
                         rest.size() != 3 &&
                         (rest[at].count() == 2 || rest[at].isEmpty());
  if (hasLimits) {
    limits = rest[at];
    data.erase(data.begin() +
               std::ptrdiff_t(arguments.size() - rest.size() + at));
  }
  std::vector<NodeRef> made = makeObjects(scene, chart, data);
  if (limits.isDefined() && !limits.isEmpty())
    made[0]->parent()->set("CLim", limits);
  giveHandles(results, nargout, std::move(made));
}

/// errorbar(x, y, e, 'horizontal'): the bars go along x, or along both.
void plotErrorBars(CallContext &context, Arguments arguments, Results &results,
                   int nargout) {
  std::vector<Value> rest(arguments.begin(), arguments.end());
  std::string direction;
  for (size_t k = 0; k < rest.size() && direction.empty(); ++k)
    if (const std::string word = wordOf(rest[k]);
        word == "horizontal" || word == "vertical" || word == "both") {
      direction = word;
      rest.erase(rest.begin() + ptrdiff_t(k));
    }
  std::vector<NodeRef> made = makeObjects(sceneOf(context), errorBars, rest);
  for (const NodeRef &node : made)
    for (const auto &[across, up] :
         {std::pair("XNegativeDelta", "YNegativeDelta"),
          std::pair("XPositiveDelta", "YPositiveDelta")}) {
      if (direction == "horizontal" || direction == "both")
        node->store(across, node->at(up));
      if (direction == "horizontal")
        node->store(up, Value::empty());
    }
  giveHandles(results, nargout, std::move(made));
}

/// What pie(x, labels) is given.
struct Shares {
  std::vector<double> parts;
  std::vector<std::string> labels;
  double whole = 1;
};

Shares readShares(Arguments arguments) {
  Shares shares;
  if (!arguments.empty())
    shares.parts = numbersArgument(arguments[0], "the shares");
  double sum = 0;
  for (double part : shares.parts)
    sum += part;
  const bool areSound =
      sum > 0 && std::isfinite(sum) &&
      std::ranges::all_of(shares.parts, [](double part) { return part >= 0; });
  if (!areSound)
    throw Error("MATLAB:pie:NonPositiveData",
                "The shares of a pie must be positive.");
  // Shares below 1 in all leave a gap.
  shares.whole = std::max(sum, 1.0);
  if (arguments.size() > 1 && arguments.back().isCell())
    shares.labels = textList(arguments.back(), "the labels");
  else
    for (double part : shares.parts) {
      const double share = part / shares.whole;
      shares.labels.push_back(
          std::to_string(
              int64_t(std::isfinite(share) ? std::round(100 * share) : 0)) +
          "%");
    }
  if (shares.labels.size() != shares.parts.size())
    throw Error("MATLAB:pie:StringLengthMismatch",
                "A pie needs a label for each of its shares.");
  return shares;
}

/// The direction in which a share of the circle ends: from the top to the left.
double turnOf(double share) { return M_PI / 2 + 2 * M_PI * share; }

NodeRef makeSlice(Scene &scene, const NodeRef &axes, double begin, double end) {
  std::vector<double> x = {0}, y = {0};
  constexpr int steps = 32;
  for (int i = 0; i <= steps; ++i) {
    const double turn = turnOf(begin + (end - begin) * i / steps);
    x.push_back(elementary::PlainElementary<double>().cos(turn));
    y.push_back(elementary::PlainElementary<double>().sin(turn));
  }
  const std::array<Value, 2> corners = {Value::row(x), Value::row(y)};
  const Series series = polygonSeries(corners, "pie").front();
  NodeRef slice = scene.make("patch", axes);
  for (const auto &[name, value] : series)
    slice->store(name, value);
  slice->store("FaceColor", nextColour(*axes));
  return slice;
}

NodeRef makeLabel(Scene &scene, const NodeRef &axes, double middle,
                  const std::string &label) {
  NodeRef text = scene.make("text", axes);
  const double turn = turnOf(middle);
  text->store(
      "Position",
      Value::row({1.1 * elementary::PlainElementary<double>().cos(turn),
                  1.1 * elementary::PlainElementary<double>().sin(turn), 0}));
  text->store("String", Value::text(label));
  return text;
}

/// The shares of a whole: a patch and a text each.
void plotPie(CallContext &context, Arguments arguments, Results &results,
             int nargout) {
  Scene &scene = sceneOf(context);
  const NodeRef chosen = takeAxes(scene, arguments);
  const Shares shares = readShares(arguments);
  const NodeRef axes = scene.axesForPlot(chosen);
  std::vector<NodeRef> made;
  double begin = 0;
  for (size_t k = 0; k < shares.parts.size(); ++k) {
    const double end = begin + shares.parts[k] / shares.whole;
    made.push_back(makeSlice(scene, axes, begin, end));
    made.push_back(makeLabel(scene, axes, (begin + end) / 2, shares.labels[k]));
    begin = end;
  }
  axes->store("Visible", Value::text("off"));
  axes->set("DataAspectRatio", Value::row({1, 1, 1}));
  giveHandles(results, nargout, std::move(made));
}

/// [xb, yb] = stairs(…): the corners, without a chart.
void plotStairs(CallContext &context, Arguments arguments, Results &results,
                int nargout) {
  if (nargout < 2)
    return plotChart<stairs>(context, arguments, results, nargout);
  for (size_t k = 0; k < arguments.size(); ++k)
    if (!isNumbers(arguments[k]))
      throw noData(stairs, arguments.subspan(k));
  std::vector<double> x, y;
  const Series series = columnSeries(arguments, "stairs").front();
  const Value &across = series[0].second, &up = series[1].second;
  for (int64_t i = 0; i < up.count(); ++i) {
    if (i > 0) {
      x.push_back(across.elementAsDouble(i));
      y.push_back(up.elementAsDouble(i - 1));
    }
    x.push_back(across.elementAsDouble(i));
    y.push_back(up.elementAsDouble(i));
  }
  results = {columnVector(x), columnVector(y)};
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Charts
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group chartBuiltins() { return table; }

} // namespace runmat::builtins
