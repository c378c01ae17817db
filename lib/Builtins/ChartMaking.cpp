//===- ChartMaking.cpp - objects of a chart from its arguments -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/ChartMaking.h"
#include "Graphics/Colours.h"

namespace runmat::builtins {

using namespace graphics;

namespace {

struct DataGroup {
  Arguments data;
  std::optional<LineSpec> spec;
};

/// The arguments of one call.
struct Request {
  NodeRef axes;
  std::vector<DataGroup> groups;
  std::string word;
  bool isFilled = false;
  Arguments pairs;
};

/// A word such as 'stacked', or 'filled'.
bool takeWord(const Chart &chart, Request &request, Arguments &arguments) {
  const std::string word =
      arguments.empty() ? std::string() : wordOf(arguments[0]);
  if (word.empty())
    return false;
  const bool isFilled = !chart.filled.empty() && word == "filled";
  const Property *property =
      exactProperty(typeNamed(chart.type), chart.wordProperty);
  const std::string known =
      property ? "|" + std::string(property->words) + "|" : "";
  const bool isWord = known.find("|" + word + "|") != std::string::npos;
  if (!isFilled && !isWord)
    return false;
  request.isFilled = request.isFilled || isFilled;
  if (isWord)
    request.word = word;
  arguments = arguments.subspan(1);
  return true;
}

Request readRequest(Scene &scene, const Chart &chart, Arguments arguments) {
  Request request;
  request.axes = takeAxes(scene, arguments);
  do {
    DataGroup group{takeNumbers(arguments, chart.group), std::nullopt};
    if (group.data.empty())
      throw noData(chart, arguments);
    while (takeWord(chart, request, arguments)) {
    }
    group.spec = takeLineSpec(arguments);
    request.groups.push_back(std::move(group));
  } while (chart.group && !arguments.empty() && isNumbers(arguments[0]));
  while (takeWord(chart, request, arguments)) {
  }
  request.pairs = arguments;
  return request;
}

void applySpec(Node &node, const LineSpec &spec) {
  if (!spec.style.empty() && node.has("LineStyle"))
    node.set("LineStyle", Value::text(spec.style));
  if (spec.marker.empty() || !node.has("Marker"))
    return;
  node.set("Marker", Value::text(spec.marker));
  // A marker alone is no line.
  if (spec.style.empty() && (node.is("line") || node.is("errorbar")))
    node.set("LineStyle", Value::text("none"));
}

/// The value of a pair of that name, which wins over the order of colors.
bool hasPair(Arguments pairs, std::string_view name) {
  for (size_t k = 0; k < pairs.size(); k += 2)
    if (wordOf(pairs[k]) == lowerText(name))
      return true;
  return false;
}

void dress(Node &node, const Chart &chart, const Request &request,
           const DataGroup &group, Node &axes) {
  if (chart.dress)
    chart.dress(node);
  if (!chart.colour.empty()) {
    const bool isGiven = group.spec && group.spec->colour;
    if (isGiven)
      node.store(chart.colour, *group.spec->colour);
    else if (!node.isAssigned(chart.colour) &&
             !hasPair(request.pairs, chart.colour) && chart.takesNextColour)
      node.store(chart.colour, nextColour(axes));
  }
  if (group.spec)
    applySpec(node, *group.spec);
  if (!request.word.empty())
    node.set(chart.wordProperty, Value::text(request.word));
  if (request.isFilled)
    node.set(chart.filled, Value::text("flat"));
  setPairs(node, request.pairs);
}

} // namespace

Error noData(const Chart &chart, Arguments arguments) {
  const std::string function(chart.function);
  if (arguments.empty())
    return Error("MATLAB:minrhs", "Not enough input arguments.");
  return Error("MATLAB:" + function + ":invalidData",
               "The data of '" + function +
                   "' must be arrays of numbers, not a value of class '" +
                   arguments[0].className() + "'.");
}

Value nextColour(Node &axes) {
  const Value order = axes.at("ColorOrder");
  const double wanted = axes.numberAt("ColorOrderIndex");
  const auto index = wanted >= 1 && wanted < 1e9 ? int64_t(wanted) : 1;
  axes.store("ColorOrderIndex", double(index + 1));
  if (order.columns() != 3 || order.rows() == 0 || index < 1)
    return colourInOrder(size_t(std::max<int64_t>(index, 1) - 1));
  const int64_t row = (index - 1) % order.rows();
  return Value::row({order.elementAsDouble(row),
                     order.elementAsDouble(order.rows() + row),
                     order.elementAsDouble(2 * order.rows() + row)});
}

std::vector<NodeRef> makeObjects(Scene &scene, const Chart &chart,
                                 Arguments arguments) {
  const Request request = readRequest(scene, chart, arguments);
  std::vector<std::vector<Series>> all;
  for (const DataGroup &group : request.groups)
    all.push_back(chart.read(group.data, chart.function));
  const NodeRef axes = scene.axesForPlot(request.axes, chart.axes);
  const bool isHeld = axes->textAt("NextPlot") == "add";
  std::vector<NodeRef> made;
  try {
    for (size_t g = 0; g < all.size(); ++g)
      for (const Series &series : all[g]) {
        made.push_back(scene.make(chart.type, axes));
        for (const auto &[name, value] : series)
          made.back()->store(name, value);
        dress(*made.back(), chart, request, request.groups[g], *axes);
      }
  } catch (...) {
    for (const NodeRef &node : made)
      node->destroy();
    throw;
  }
  for (const NodeRef &node : made)
    node->peers.assign(made.begin(), made.end());
  if (chart.arrange && !isHeld)
    chart.arrange(*axes);
  const size_t count = chart.accompany ? made.size() : 0;
  for (size_t k = 0; k < count; ++k)
    if (NodeRef other = chart.accompany(scene, made[k]))
      made.push_back(std::move(other));
  return made;
}

} // namespace runmat::builtins
