//===- SurfaceData.cpp - data of surfaces, contours, images -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/ChartData.h"
#include "Graphics/Limits.h"

#include <algorithm>
#include <cmath>

namespace runmat::builtins {

namespace {

void requireGrid(const Value &z, std::string_view function) {
  if (z.rank() > 2 || z.rows() < 2 || z.columns() < 2)
    throw Error("MATLAB:" + std::string(function) + ":inputMustBe2D",
                "Z of '" + std::string(function) +
                    "' must be a matrix of at least 2 rows and 2 columns.");
}

/// Vectors along the sides of z, or matrices of its size.
void requireSides(const Value &x, const Value &y, const Value &z,
                  std::string_view function) {
  const auto fits = [&](const Value &side, int64_t length) {
    return side.extents() == z.extents() ||
           (side.isVector() && side.count() == length);
  };
  if (!fits(x, z.columns()) || !fits(y, z.rows()))
    throw Error("MATLAB:" + std::string(function) + ":sizeMismatch",
                "X and Y of '" + std::string(function) +
                    "' must be vectors as long as the sides of Z, or matrices "
                    "of its size.");
}

/// x, y and z of z, or of x, y and z; takes them off the data.
Series takeGrid(Arguments &data, std::string_view function) {
  if (data.empty())
    throw wrongCount(function);
  if (data.size() < 3) {
    const Value z = data[0];
    requireGrid(z, function);
    data = data.subspan(1);
    return {{"XData", counted(z.columns())},
            {"YData", counted(z.rows())},
            {"ZData", z}};
  }
  const Value x = data[0], y = data[1], z = data[2];
  requireGrid(z, function);
  requireSides(x, y, z, function);
  data = data.subspan(3);
  return {{"XData", x}, {"YData", y}, {"ZData", z}};
}

} // namespace

std::vector<Series> surfaceSeries(Arguments data, std::string_view function) {
  Series series = takeGrid(data, function);
  if (data.size() > 1)
    throw wrongCount(function);
  series.emplace_back("CData", data.empty() ? series[2].second : data[0]);
  return {series};
}

/// Flat: the heights are 0.
std::vector<Series> flatSeries(Arguments data, std::string_view function) {
  Series series = takeGrid(data, function);
  if (!data.empty())
    throw wrongCount(function);
  const Value colours = series[2].second;
  series[2].second = Array::zeros(ElementClass::Double, colours.extents());
  series.emplace_back("CData", colours);
  return {series};
}

//===----------------------------------------------------------------------===//
// Contours
//===----------------------------------------------------------------------===//

namespace {

/// So many levels between the least and the greatest height.
std::vector<double> evenLevels(const Value &z, int64_t count) {
  graphics::Span span = graphics::emptySpan();
  extend(span, z);
  std::vector<double> levels;
  for (int64_t k = 1; k <= count && !span.isEmpty(); ++k)
    levels.push_back(span.low +
                     double(k) * (span.high - span.low) / double(count + 1));
  return levels;
}

/// Levels that are listed, or their number; about ten round ones without.
std::vector<double> levelsOf(const Value &z, Arguments rest) {
  if (rest.empty()) {
    graphics::Span span = graphics::emptySpan();
    extend(span, z);
    if (!(span.low < span.high))
      return {};
    return graphics::multiples(graphics::roundStep((span.high - span.low) / 10),
                               span.low, span.high);
  }
  if (rest[0].isScalar()) {
    const double wanted = rest[0].elementAsDouble(0);
    // NaN is no number of levels.
    return evenLevels(z, wanted > 0 ? int64_t(std::min(wanted, 1e4)) : 0);
  }
  std::vector<double> levels = doubles(rest[0], "the levels");
  std::ranges::sort(levels);
  levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
  return levels;
}

struct Point {
  double x, y, z;
};

/// Where the level crosses the side between two corners, if it does.
void addCrossing(const Point &a, const Point &b, double level,
                 std::vector<Point> &crossings) {
  if ((a.z < level) == (b.z < level))
    return;
  const double t = (level - a.z) / (b.z - a.z);
  crossings.push_back({a.x + t * (b.x - a.x), a.y + t * (b.y - a.y), level});
}

} // namespace

Value contourMatrix(const Value &x, const Value &y, const Value &z,
                    const std::vector<double> &levels) {
  const int64_t rows = z.rows(), columns = z.columns();
  const auto corner = [&](int64_t row, int64_t column) {
    const int64_t place = column * rows + row;
    const bool hasSides = x.isVector();
    return Point{x.elementAsDouble(hasSides ? column : place),
                 y.elementAsDouble(y.isVector() ? row : place),
                 z.elementAsDouble(place)};
  };
  std::vector<double> elements;
  for (double level : levels)
    for (int64_t column = 0; column + 1 < columns; ++column)
      for (int64_t row = 0; row + 1 < rows; ++row) {
        const Point around[] = {corner(row, column), corner(row, column + 1),
                                corner(row + 1, column + 1),
                                corner(row + 1, column)};
        std::vector<Point> crossings;
        for (size_t side = 0; side < 4; ++side)
          addCrossing(around[side], around[(side + 1) % 4], level, crossings);
        for (size_t k = 0; k + 1 < crossings.size(); k += 2)
          elements.insert(elements.end(),
                          {level, 2, crossings[k].x, crossings[k].y,
                           crossings[k + 1].x, crossings[k + 1].y});
      }
  const auto count = int64_t(elements.size());
  return count ? Value(Value::row(elements).array()->reshaped(
                     Extents(2, count / 2)))
               : Value(Array::zeros(ElementClass::Double, Extents(2, 0)));
}

std::vector<Series> contourSeries(Arguments data, std::string_view function) {
  Series series = takeGrid(data, function);
  if (data.size() > 1)
    throw wrongCount(function);
  const Value z = series[2].second;
  const std::vector<double> levels = levelsOf(z, data);
  series.emplace_back("LevelList", Value::row(levels));
  series.emplace_back(
      "ContourMatrix",
      contourMatrix(series[0].second, series[1].second, z, levels));
  return {series};
}

//===----------------------------------------------------------------------===//
// Polygons
//===----------------------------------------------------------------------===//

namespace {

/// Three numbers that are no list of a color for each corner.
bool isColour(const Value &colour, const Value &x) {
  return colour.count() == 3 && colour.rows() == 1 && x.count() != 3;
}

void addColour(Series &series, Arguments rest, const Value &x) {
  if (rest.empty())
    return;
  if (isColour(rest[0], x)) {
    series.emplace_back("FaceColor", rest[0]);
    return;
  }
  series.emplace_back("CData", rest[0]);
  series.emplace_back("FaceColor",
                      Value::text(rest[0].isScalar() || rest[0].rows() == 1
                                      ? "flat"
                                      : "interp"));
}

/// The corners as columns, a row each.
Value cornersOf(Arguments coordinates) {
  const int64_t count = coordinates[0].count();
  ArrayRef corners = Array::make(ElementClass::Double,
                                 Extents(count, int64_t(coordinates.size())));
  for (size_t k = 0; k < coordinates.size(); ++k)
    for (int64_t i = 0; i < count; ++i)
      corners->mutableAs<double>()[int64_t(k) * count + i] =
          coordinates[k].elementAsDouble(i);
  return corners;
}

std::vector<Series> polygons(Arguments data, size_t dimensions,
                             std::string_view function) {
  if (data.size() < dimensions || data.size() > dimensions + 1)
    throw wrongCount(function);
  for (size_t k = 1; k < dimensions; ++k)
    if (data[k].count() != data[0].count())
      throw wrongLengths();
  static constexpr std::string_view names[] = {"XData", "YData", "ZData"};
  Series series;
  for (size_t k = 0; k < dimensions; ++k)
    series.emplace_back(names[k], data[k]);
  const Value corners = cornersOf(data.first(dimensions));
  series.emplace_back("Vertices", corners);
  series.emplace_back("Faces", counted(corners.rows()));
  addColour(series, data.subspan(dimensions), data[0]);
  return {series};
}

} // namespace

std::vector<Series> polygonSeries(Arguments data, std::string_view function) {
  return polygons(data, 2, function);
}

std::vector<Series> polygonSpaceSeries(Arguments data,
                                       std::string_view function) {
  return polygons(data, 3, function);
}

std::vector<Series> triangleSeries(Arguments data, std::string_view function) {
  if (data.size() < 3 || data.size() > 5)
    throw wrongCount(function);
  const size_t last = data.size() == 3 ? 3 : 4;
  const Arguments coordinates = data.subspan(1, last - 1);
  for (const Value &one : coordinates)
    if (one.count() != coordinates[0].count())
      throw wrongLengths();
  Series series{{"Faces", data[0]}, {"Vertices", cornersOf(coordinates)}};
  static constexpr std::string_view names[] = {"XData", "YData", "ZData"};
  for (size_t k = 0; k < coordinates.size(); ++k)
    series.emplace_back(names[k], coordinates[k]);
  if (data.size() == 5)
    series.emplace_back("FaceVertexCData", data[4]);
  return {series};
}

//===----------------------------------------------------------------------===//
// Images, histograms
//===----------------------------------------------------------------------===//

std::vector<Series> imageSeries(Arguments data, std::string_view function) {
  if (data.empty() || data.size() > 4)
    throw wrongCount(function);
  const bool hasPlace = data.size() >= 3;
  const Value &colours = data[hasPlace ? 2 : 0];
  if (colours.rank() > 3 || (colours.rank() == 3 && colours.extent(2) != 3))
    throw Error("MATLAB:" + std::string(function) + ":invalidImage",
                "The image of '" + std::string(function) +
                    "' must be a matrix, or have three pages: red, green and "
                    "blue.");
  const Value right = Value::row({1.0, double(colours.columns())});
  const Value down = Value::row({1.0, double(colours.rows())});
  return {{{"XData", hasPlace ? data[0] : right},
           {"YData", hasPlace ? data[1] : down},
           {"CData", colours}}};
}

std::vector<Series> histogramSeries(Arguments data, std::string_view function) {
  if (data.empty() || data.size() > 2)
    throw wrongCount(function);
  Series series{{"Data", data[0]}};
  if (data.size() == 1)
    return {series};
  if (data[1].isScalar()) {
    const int64_t bins = wholeArgument(data[1], "the number of bins", 1);
    series.emplace_back("NumBins", double(bins));
    return {series};
  }
  const std::vector<double> edges = doubles(data[1], "the edges");
  const bool grow =
      std::ranges::adjacent_find(edges, std::greater_equal{}) == edges.end();
  if (edges.size() < 2 || !grow)
    throw Error("MATLAB:histogram:edges",
                "The edges of bins must grow, and be two or more.");
  series.emplace_back("BinEdges", Value::row(edges));
  return {series};
}

} // namespace runmat::builtins
