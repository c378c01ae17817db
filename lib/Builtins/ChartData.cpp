//===- ChartData.cpp - what charts show -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/ChartData.h"
#include "Graphics/Limits.h"
#include "Values/Indexing.h"
#include "definitions/Elementary/ElementaryText.h"

#include <algorithm>
#include <cmath>

namespace runmat::builtins {

Error wrongCount(std::string_view function) {
  return Error("MATLAB:narginchk:notEnoughInputs",
               "'" + std::string(function) +
                   "' needs other numbers of data arguments; `help " +
                   std::string(function) + "` lists the forms.");
}

Error wrongLengths() {
  return Error("MATLAB:samelen", "Vectors must be the same length.");
}

Value counted(int64_t count) {
  std::vector<double> numbers;
  for (int64_t i = 1; i <= count; ++i)
    numbers.push_back(double(i));
  return Value::row(numbers);
}

namespace {

/// A column of a matrix, or all of a vector, as a row.
Value part(const Value &data, int64_t column) {
  std::vector<double> numbers;
  const int64_t count = data.isVector() ? data.count() : data.rows();
  for (int64_t i = 0; i < count; ++i)
    numbers.push_back(
        data.elementAsDouble(data.isVector() ? i : column * data.rows() + i));
  return Value::row(numbers);
}

/// A row of a matrix.
Value rowOf(const Value &data, int64_t row) {
  std::vector<double> numbers;
  for (int64_t i = 0; i < data.columns(); ++i)
    numbers.push_back(data.elementAsDouble(i * data.rows() + row));
  return Value::row(numbers);
}

bool isMatrix(const Value &data) { return !data.isVector() && !data.isEmpty(); }

void requireMatrices(Arguments data, std::string_view function) {
  for (const Value &one : data)
    if (one.rank() > 2)
      throw Error("MATLAB:" + std::string(function) + ":inputMustBe2D",
                  "The data of '" + std::string(function) +
                      "' must be vectors or matrices.");
}

/// Elements of complex data are points.
std::vector<Series> complexSeries(const Value &data) {
  std::vector<double> real, imaginary;
  const ArrayRef array = data.array();
  for (int64_t i = 0; i < data.count(); ++i) {
    const Subscript subscript{Value(double(i + 1))};
    const Value element = indexRead(data, {&subscript, 1});
    real.push_back(element.elementAsDouble(0));
    const Value turned =
        binaryOp(BinaryOpcode::Times, element, Value::complexScalar({0, -1}));
    imaginary.push_back(turned.elementAsDouble(0));
  }
  return {{{"XData", Value::row(real)}, {"YData", Value::row(imaginary)}}};
}

/// Both are vectors of one length, or one is a matrix with a side of that
/// length, or both are matrices of one size.
std::vector<Series> pairSeries(const Value &x, const Value &y) {
  if (!isMatrix(x) && !isMatrix(y)) {
    if (x.count() != y.count())
      throw wrongLengths();
    return {{{"XData", part(x, 0)}, {"YData", part(y, 0)}}};
  }
  const Value &matrix = isMatrix(y) ? y : x;
  const Value &other = isMatrix(y) ? x : y;
  const bool isByColumn = isMatrix(other) ? other.extents() == matrix.extents()
                                          : other.count() == matrix.rows();
  const bool isByRow =
      !isByColumn && !isMatrix(other) && other.count() == matrix.columns();
  if (!isByColumn && !isByRow)
    throw wrongLengths();
  std::vector<Series> all;
  for (int64_t k = 0; k < (isByRow ? matrix.rows() : matrix.columns()); ++k) {
    const Value along = isByRow ? rowOf(matrix, k) : part(matrix, k);
    const Value across = part(other, k);
    all.push_back({{"XData", isMatrix(y) ? across : along},
                   {"YData", isMatrix(y) ? along : across}});
  }
  return all;
}

/// The last argument where it is one number and not all there is.
std::optional<double> takeScalar(Arguments &data) {
  if (data.size() < 2 || !data.back().isScalar() || data[0].isScalar())
    return std::nullopt;
  const double number = data.back().elementAsDouble(0);
  data = data.first(data.size() - 1);
  return number;
}

void addToAll(std::vector<Series> &all, std::string_view name, double value) {
  for (Series &series : all)
    series.emplace_back(name, Value(value));
}

} // namespace

std::vector<Series> columnSeries(Arguments data, std::string_view function) {
  requireMatrices(data, function);
  if (data.empty() || data.size() > 2)
    throw wrongCount(function);
  const Value &y = data.back();
  if (data.size() == 2)
    return pairSeries(data[0], y);
  if (y.isComplex())
    return complexSeries(y);
  return pairSeries(counted(isMatrix(y) ? y.rows() : y.count()), y);
}

std::vector<Series> barSeries(Arguments data, std::string_view function) {
  const std::optional<double> width = takeScalar(data);
  std::vector<Series> all = columnSeries(data, function);
  if (width)
    addToAll(all, "BarWidth", *width);
  return all;
}

std::vector<Series> areaSeries(Arguments data, std::string_view function) {
  const std::optional<double> base = takeScalar(data);
  std::vector<Series> all = columnSeries(data, function);
  if (base)
    addToAll(all, "BaseValue", *base);
  return all;
}

std::vector<Series> spaceSeries(Arguments data, std::string_view function) {
  requireMatrices(data, function);
  if (data.size() != 3)
    throw wrongCount(function);
  std::vector<Series> all = pairSeries(data[0], data[1]);
  const std::vector<Series> heights = pairSeries(data[0], data[2]);
  if (heights.size() > all.size() && all.size() == 1)
    all.resize(heights.size(), all[0]);
  for (size_t k = 0; k < all.size(); ++k)
    all[k].emplace_back("ZData",
                        heights[std::min(k, heights.size() - 1)][1].second);
  return all;
}

std::vector<Series> stemSpaceSeries(Arguments data, std::string_view function) {
  if (data.size() == 3)
    return spaceSeries(data, function);
  std::vector<Series> all = columnSeries(data, function);
  for (Series &series : all) {
    const Value heights = series[1].second;
    series[1].second = Value::row(std::vector<double>(heights.count(), 1));
    series.emplace_back("ZData", heights);
  }
  return all;
}

std::vector<Series> polarSeries(Arguments data, std::string_view function) {
  std::vector<Series> all = columnSeries(data, function);
  for (Series &series : all) {
    std::vector<double> x, y;
    const Value angles = series[0].second, radii = series[1].second;
    for (int64_t i = 0; i < radii.count(); ++i) {
      x.push_back(
          radii.elementAsDouble(i) *
          elementary::PlainElementary<double>().cos(angles.elementAsDouble(i)));
      y.push_back(
          radii.elementAsDouble(i) *
          elementary::PlainElementary<double>().sin(angles.elementAsDouble(i)));
    }
    series = {{"XData", Value::row(x)}, {"YData", Value::row(y)}};
  }
  return all;
}

namespace {

/// The same series in polar axes.
std::vector<Series> turned(std::vector<Series> all) {
  for (Series &series : all)
    for (auto &[name, value] : series)
      name = name == "XData"   ? std::string_view("ThetaData")
             : name == "YData" ? std::string_view("RData")
                               : name;
  return all;
}

/// Angles from 0 to a full turn.
Value evenTurns(int64_t count) {
  std::vector<double> angles;
  for (int64_t i = 0; i < count; ++i)
    angles.push_back(count == 1 ? 0 : 2 * M_PI * double(i) / double(count - 1));
  return Value::row(angles);
}

/// Complex points by angle and distance.
Series pointTurns(const Series &points) {
  const Value &x = points[0].second, &y = points[1].second;
  std::vector<double> angles, radii;
  for (int64_t i = 0; i < x.count(); ++i) {
    const elementary::PlainElementary<double> elementary;
    const double across = x.elementAsDouble(i), up = y.elementAsDouble(i);
    angles.push_back(elementary.atan2(up, across));
    radii.push_back(elementary.hypot(across, up));
  }
  return {{"XData", Value::row(angles)}, {"YData", Value::row(radii)}};
}

} // namespace

std::vector<Series> turnSeries(Arguments data, std::string_view function) {
  std::vector<Series> all = columnSeries(data, function);
  for (Series &series : all)
    if (data.size() == 1 && data[0].isComplex())
      series = pointTurns(series);
    else if (data.size() == 1)
      series[0].second = evenTurns(series[1].second.count());
  return turned(std::move(all));
}

std::vector<Series> turnScatterSeries(Arguments data,
                                      std::string_view function) {
  return turned(scatterSeries(data, function));
}

std::vector<Series> boxSeries(Arguments data, std::string_view function) {
  requireMatrices(data, function);
  if (data.empty() || data.size() > 2)
    throw wrongCount(function);
  const Value &y = data.back();
  std::vector<double> groups, values;
  for (int64_t i = 0; i < y.count(); ++i) {
    values.push_back(y.elementAsDouble(i));
    groups.push_back(isMatrix(y) ? double(i / y.rows() + 1) : 1);
  }
  if (data.size() == 1)
    return {{{"XData", Value::row(groups)}, {"YData", Value::row(values)}}};
  if (data[0].count() != y.count())
    throw wrongLengths();
  return {{{"XData", part(data[0], 0)}, {"YData", Value::row(values)}}};
}

std::vector<Series> errorBarSeries(Arguments data, std::string_view function) {
  requireMatrices(data, function);
  if (data.size() < 2 || data.size() > 6 || data.size() == 5)
    throw wrongCount(function);
  const size_t first = data.size() == 2 ? 0 : 1;
  std::vector<Series> all = columnSeries(data.first(first + 1), function);
  std::vector<Value> deltas(data.begin() + ptrdiff_t(first) + 1, data.end());
  if (deltas.size() == 1)
    deltas.push_back(deltas[0]);
  static constexpr std::string_view names[] = {
      "YNegativeDelta", "YPositiveDelta", "XNegativeDelta", "XPositiveDelta"};
  for (size_t d = 0; d < deltas.size(); ++d)
    for (size_t k = 0; k < all.size(); ++k) {
      if (deltas[d].count() != data[first].count() && !deltas[d].isEmpty())
        throw wrongLengths();
      if (!deltas[d].isEmpty())
        all[k].emplace_back(names[d], part(deltas[d], int64_t(k)));
    }
  return all;
}

namespace {

/// Size and color behind the places of the points.
std::vector<Series> withSizeAndColour(Series series, Arguments rest,
                                      std::string_view function) {
  if (rest.size() > 2)
    throw wrongCount(function);
  if (!rest.empty() && !rest[0].isEmpty())
    series.emplace_back("SizeData", rest[0]);
  if (rest.size() == 2 && !rest[1].isEmpty())
    series.emplace_back("CData", rest[1]);
  return {series};
}

Value asRow(const Value &data) {
  std::vector<double> numbers;
  for (int64_t i = 0; i < data.count(); ++i)
    numbers.push_back(data.elementAsDouble(i));
  return Value::row(numbers);
}

} // namespace

std::vector<Series> scatterSeries(Arguments data, std::string_view function) {
  if (data.size() < 2)
    throw wrongCount(function);
  if (data[0].count() != data[1].count())
    throw wrongLengths();
  return withSizeAndColour(
      {{"XData", asRow(data[0])}, {"YData", asRow(data[1])}}, data.subspan(2),
      function);
}

std::vector<Series> scatterSpaceSeries(Arguments data,
                                       std::string_view function) {
  if (data.size() < 3)
    throw wrongCount(function);
  if (data[0].count() != data[1].count() || data[0].count() != data[2].count())
    throw wrongLengths();
  return withSizeAndColour({{"XData", asRow(data[0])},
                            {"YData", asRow(data[1])},
                            {"ZData", asRow(data[2])}},
                           data.subspan(3), function);
}

namespace {

/// The factor of arrows behind data, which are even in number.
std::optional<double> takeScale(Arguments &data) {
  if (data.size() % 2 == 0 || !data.back().isScalar())
    return std::nullopt;
  const double scale = data.back().elementAsDouble(0);
  data = data.first(data.size() - 1);
  return scale;
}

/// Arrays of one size by the names of their properties.
std::vector<Series> sameSizes(Arguments data,
                              std::span<const std::string_view> names) {
  Series series;
  for (size_t k = 0; k < names.size(); ++k) {
    if (data[k].count() != data.back().count())
      throw Error("MATLAB:quiver:sizeMismatch",
                  "The data arguments must have the same size.");
    series.emplace_back(names[k], data[k]);
  }
  return {series};
}

} // namespace

std::vector<Series> quiverSeries(Arguments data, std::string_view function) {
  const std::optional<double> scale = takeScale(data);
  static constexpr std::string_view names[] = {"XData", "YData", "UData",
                                               "VData"};
  if (data.size() != 2 && data.size() != 4)
    throw wrongCount(function);
  std::vector<Series> all = sameSizes(data, std::span(names).last(data.size()));
  if (scale)
    addToAll(all, "AutoScaleFactor", *scale);
  return all;
}

std::vector<Series> quiverSpaceSeries(Arguments data,
                                      std::string_view function) {
  const std::optional<double> scale = takeScale(data);
  static constexpr std::string_view names[] = {"XData", "YData", "ZData",
                                               "UData", "VData", "WData"};
  if (data.size() != 4 && data.size() != 6)
    throw wrongCount(function);
  std::vector<Series> all = sameSizes(data, std::span(names).last(data.size()));
  if (scale)
    addToAll(all, "AutoScaleFactor", *scale);
  return all;
}

} // namespace runmat::builtins
