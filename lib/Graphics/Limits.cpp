//===- Limits.cpp - limits and ticks of axes --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Graphics/Limits.h"
#include "Graphics/Bars.h"
#include "Graphics/Sides.h"
#include "Graphics/TickText.h"
#include "Values/NumberText.h"
#include "definitions/Elementary/ElementaryText.h"

#include <cmath>

namespace runmat::graphics {

Span emptySpan() { return {HUGE_VAL, -HUGE_VAL}; }

void extend(Span &span, const Value &numbers) {
  if (!numbers.isArray() || numbers.isChar())
    return;
  for (int64_t i = 0; i < numbers.count(); ++i) {
    const double number = numbers.elementAsDouble(i);
    if (!std::isfinite(number))
      continue;
    span.low = std::min(span.low, number);
    span.high = std::max(span.high, number);
  }
}

double roundStep(double least) {
  const double power = powerOfTen(
      std::floor(elementary::PlainElementary<double>().log10(least)));
  for (double factor : {1.0, 2.0, 5.0})
    if (factor * power >= least * (1 - 1e-10))
      return factor * power;
  return 10 * power;
}

std::vector<double> multiples(double step, double low, double high) {
  constexpr double most = 1e6;
  const double first = std::ceil(low / step - 1e-10);
  const double count = std::floor(high / step + 1e-10) - first;
  std::vector<double> places;
  for (double i = 0; i <= std::min(count, most); ++i)
    places.push_back((first + i) * step);
  return places;
}

namespace {

/// By how much an object reaches over its data: half a pixel of an image, half
/// a bar.
double margin(const Node &node, char direction) {
  if (node.is("image") && direction != 'C')
    return 0.5;
  const bool isAlong =
      node.is("bar") &&
      (direction == 'X') == (node.textAt("Horizontal") != "on");
  return isAlong && direction != 'C' ? node.numberAt("BarWidth") / 2 : 0;
}

/// Bars, areas and stems stand on their base.
bool standsOnBase(const Node &node, char direction) {
  const bool isHorizontal = node.textAt("Horizontal") == "on";
  const char upwards = isHorizontal ? 'X' : 'Y';
  return direction == upwards &&
         (node.is("bar") || node.is("area") || node.is("stem"));
}

void extendBy(Span &span, const Node &node, char direction) {
  Span own = emptySpan();
  const bool isTurned = node.is("bar") && node.textAt("Horizontal") == "on";
  const char data = !isTurned          ? direction
                    : direction == 'X' ? 'Y'
                    : direction == 'Y' ? 'X'
                                       : direction;
  if (data == 'Y' && (node.is("bar") || node.is("area")))
    extend(own, Value::row(stackedHeights(node)));
  else if (data == 'R' && node.is("histogram"))
    extend(own, node.at("Values"));
  else
    extend(own, node.at(std::string(1, data) + "Data"));
  if (own.isEmpty())
    return;
  if (standsOnBase(node, direction))
    extend(own, Value(node.numberAt("BaseValue")));
  const double more = margin(node, direction);
  extend(span, Value(own.low - more));
  extend(span, Value(own.high + more));
}

/// The distance of ticks: at most ten of them.
double tickStep(const Span &span) {
  return roundStep(span.high / 10 - span.low / 10);
}

Span rounded(const Span &span) {
  if (span.low == span.high) {
    const double reach = std::max(1.0, std::abs(span.low) * 1e-12);
    return {span.low - reach, span.high + reach};
  }
  const double step = tickStep(span);
  const Span shown{step * std::floor(span.low / step + 1e-10),
                   step * std::ceil(span.high / step - 1e-10)};
  // At the ends of what doubles can say there is no round number.
  return std::isfinite(shown.low) && std::isfinite(shown.high) ? shown : span;
}

/// Around powers of ten.
Span roundedPowers(const Span &span) {
  const double low = span.low > 0 ? span.low : span.high / 10;
  if (!(low > 0))
    return {0.1, 1};
  Span powers{
      powerOfTen(std::floor(elementary::PlainElementary<double>().log10(low))),
      powerOfTen(
          std::ceil(elementary::PlainElementary<double>().log10(span.high)))};
  if (powers.low == powers.high)
    powers = {powers.low / 10, powers.high * 10};
  return powers;
}

bool isLogarithmic(const Node &axes, char direction) {
  return axes.textAt(std::string(1, direction) + "Scale") == "log";
}

bool showsImageOnly(const Node &axes) {
  for (const NodeRef &child : axes.children())
    if (!child->is("image"))
      return false;
  return !axes.children().empty();
}

Value limits(const Node &axes, char direction) {
  const Span data = dataSpan(axes, direction);
  if (data.isEmpty())
    return Value::row({isLogarithmic(axes, direction) ? 0.1 : 0.0, 1});
  const bool isTight =
      axes.textAt("LimitMethod") == "tight" ||
      axes.textAt(std::string(1, direction) + "LimitMethod") == "tight" ||
      showsImageOnly(axes);
  const Span shown = isTight && data.low < data.high  ? data
                     : isLogarithmic(axes, direction) ? roundedPowers(data)
                                                      : rounded(data);
  return Value::row({shown.low, shown.high});
}

Value ticks(const Node &axes, char direction) {
  const Value shown = axes.at(std::string(1, direction) + "Lim");
  const double low = shown.elementAsDouble(0), high = shown.elementAsDouble(1);
  std::vector<double> places;
  if (isLogarithmic(axes, direction)) {
    for (double place = powerOfTen(
             std::ceil(elementary::PlainElementary<double>().log10(low)));
         place <= high && places.size() < 100; place *= 10)
      places.push_back(place);
    return Value::row(places);
  }
  return Value::row(multiples(tickStep({low, high}), low, high));
}

Value tickLabels(const Node &axes, char direction) {
  const Value places = axes.at(std::string(1, direction) + "Tick");
  const NodeRef ruler = axes.part(std::string(1, direction) + "Axis");
  std::string format = ruler ? ruler->textAt("TickLabelFormat") : "%g";
  if (format == "%g")
    format = "%.5g";
  std::vector<Value> labels;
  for (int64_t i = 0; i < places.count(); ++i)
    labels.push_back(Value::text(tickText(format, places.elementAsDouble(i))));
  const auto count = int64_t(labels.size());
  return CellArray(Extents(count, 1), std::move(labels));
}

} // namespace

Span dataSpan(const Node &axes, char direction) {
  Span span = emptySpan();
  // A side has its own heights; both go along the same x-axis.
  for (const NodeRef &child :
       direction == 'Y' ? axes.children() : childrenOfSides(axes))
    child->visit(
        [&](const NodeRef &node) { extendBy(span, *node, direction); });
  return span;
}

Value xLimits(const Node &axes) { return limits(axes, 'X'); }
Value yLimits(const Node &axes) { return limits(axes, 'Y'); }
Value zLimits(const Node &axes) { return limits(axes, 'Z'); }

/// Of the data that colors stand for, not rounded.
Value colourLimits(const Node &axes) {
  const Span data = dataSpan(axes, 'C');
  return data.low < data.high ? Value::row({data.low, data.high})
                              : Value::row({0, 1});
}

Value xTicks(const Node &axes) { return ticks(axes, 'X'); }
Value yTicks(const Node &axes) { return ticks(axes, 'Y'); }
Value zTicks(const Node &axes) { return ticks(axes, 'Z'); }
Value xTickLabels(const Node &axes) { return tickLabels(axes, 'X'); }
Value yTickLabels(const Node &axes) { return tickLabels(axes, 'Y'); }
Value zTickLabels(const Node &axes) { return tickLabels(axes, 'Z'); }

//===----------------------------------------------------------------------===//
// Polar axes
//===----------------------------------------------------------------------===//

/// From the middle on, unless radii are negative.
Value radiusLimits(const Node &axes) {
  Span data = dataSpan(axes, 'R');
  if (data.isEmpty())
    return Value::row({0, 1});
  extend(data, Value(0.0));
  const Span shown = rounded(data);
  return Value::row({shown.low, shown.high});
}

Value radiusTicks(const Node &axes) { return ticks(axes, 'R'); }
Value radiusTickLabels(const Node &axes) { return tickLabels(axes, 'R'); }

/// One degree in the units of the axes.
static double degreeOf(const Node &axes) {
  return axes.textAt("ThetaAxisUnits") == "radians" ? M_PI / 180 : 1;
}

Value angleLimits(const Node &axes) {
  return Value::row({0, 360 * degreeOf(axes)});
}

Value angleTicks(const Node &axes) {
  const Value limits = axes.at("ThetaLim");
  const double step = 30 * degreeOf(axes);
  std::vector<double> places =
      multiples(step, limits.elementAsDouble(0), limits.elementAsDouble(1));
  // A full turn ends where it begins.
  if (places.size() == 13)
    places.pop_back();
  return Value::row(places);
}

Value angleTickLabels(const Node &axes) {
  const Value places = axes.at("ThetaTick");
  std::vector<Value> labels;
  for (int64_t i = 0; i < places.count(); ++i)
    labels.push_back(Value::text(tickText("%.4g", places.elementAsDouble(i))));
  const auto count = int64_t(labels.size());
  return CellArray(Extents(count, 1), std::move(labels));
}

} // namespace runmat::graphics
