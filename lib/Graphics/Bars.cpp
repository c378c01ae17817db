//===- Bars.cpp - where bars stand and end ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Graphics/Bars.h"

#include <algorithm>
#include <cmath>

namespace runmat::graphics {

namespace {

std::vector<double> numbersAt(const Node &node, std::string_view name) {
  const Value value = node.at(name);
  std::vector<double> numbers;
  for (int64_t i = 0; i < value.count(); ++i)
    numbers.push_back(value.elementAsDouble(i));
  return numbers;
}

bool isStacked(const Node &node) {
  return node.is("area") || node.textAt("BarLayout") == "stacked";
}

/// Its place among those that the same call made.
size_t placeOf(const Node &node) {
  for (size_t k = 0; k < node.peers.size(); ++k)
    if (node.peers[k].lock().get() == &node)
      return k;
  return 0;
}

/// The least distance of places, 1 where there is none.
double spacing(std::vector<double> places) {
  std::ranges::sort(places);
  double least = HUGE_VAL;
  for (size_t i = 0; i + 1 < places.size(); ++i)
    if (places[i + 1] > places[i])
      least = std::min(least, places[i + 1] - places[i]);
  return std::isfinite(least) ? least : 1;
}

/// The middles of the bars: those of a group share its width.
std::vector<double> middles(const Node &bar) {
  std::vector<double> places = numbersAt(bar, "XData");
  const auto count = double(bar.peers.size());
  if (count < 2 || isStacked(bar))
    return places;
  const double width = std::min(0.8, count / (count + 1.5)) * spacing(places);
  const double shift =
      ((2 * double(placeOf(bar)) + 1) / (2 * count) - 0.5) * width;
  for (double &place : places)
    place += shift;
  return places;
}

bool isHorizontal(const Node &bar) { return bar.textAt("Horizontal") == "on"; }

} // namespace

std::vector<double> stackedHeights(const Node &node) {
  std::vector<double> heights = numbersAt(node, "YData");
  if (!isStacked(node))
    return heights;
  const size_t place = placeOf(node);
  for (size_t k = 0; k < place; ++k)
    if (const NodeRef below = node.peers[k].lock()) {
      const std::vector<double> other = numbersAt(*below, "YData");
      // What points down is stacked downwards.
      for (size_t i = 0; i < std::min(heights.size(), other.size()); ++i)
        if (node.is("area") ||
            std::signbit(other[i]) ==
                std::signbit(node.at("YData").elementAsDouble(int64_t(i))))
          heights[i] += other[i];
    }
  return heights;
}

Value barEndsX(const Node &bar) {
  return Value::row(isHorizontal(bar) ? stackedHeights(bar) : middles(bar));
}

Value barEndsY(const Node &bar) {
  return Value::row(isHorizontal(bar) ? middles(bar) : stackedHeights(bar));
}

Value barColours(const Node &bar) {
  const int64_t count = bar.at("YData").count();
  const Value face = bar.at("FaceColor");
  ArrayRef colours = Array::make(ElementClass::Double, Extents(count, 3));
  constexpr double usual[] = {0, 0.447, 0.741};
  for (int64_t k = 0; k < 3; ++k)
    for (int64_t i = 0; i < count; ++i)
      colours->mutableAs<double>()[k * count + i] =
          face.isText() ? usual[k] : face.elementAsDouble(k);
  return colours;
}

} // namespace runmat::graphics
