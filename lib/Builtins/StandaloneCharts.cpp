//===- StandaloneCharts.cpp - polaraxes, heatmap, stackedplot ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What stands in a figure where axes would.
//===----------------------------------------------------------------------===//
#include "Builtins/GraphicsArguments.h"
#include "Builtins/Groups.h"

#include <array>
#include <cstdio>

namespace runmat::builtins {

namespace {

using namespace graphics;

/// An object that axes and charts may lie in.
NodeRef takePlace(const Scene &scene, Arguments &arguments) {
  const NodeRef place = takeParent(scene, arguments);
  if (place && !place->is("figure") && !place->is("uipanel") &&
      !place->is("tiledlayout"))
    throw Error("MATLAB:graphics:invalidParent",
                "Axes and charts lie in a figure, a panel or a layout, not in "
                "a graphics object of type '" +
                    std::string(place->type().name) + "'.");
  return place;
}

/// polaraxes, polaraxes(h), polaraxes(parent, …), polaraxes('Name', value, …).
void polarAxes(CallContext &context, Arguments arguments, Results &results,
               int nargout) {
  Scene &scene = sceneOf(context);
  NodeRef chosen = takeAxes(scene, arguments);
  if (chosen) {
    scene.selectAxes(chosen);
  } else {
    const NodeRef parent = takePlace(scene, arguments);
    chosen = scene.newAxes(parent ? parent : scene.figure(), "polaraxes");
  }
  setPairs(*chosen, arguments);
  giveHandle(results, nargout, chosen);
}

/// Numbers are data of a chart: its place is a handle.
NodeRef takeChartPlace(const Scene &scene, Arguments &arguments) {
  const bool isHandle = !arguments.empty() && handlesOf(arguments[0]);
  return isHandle ? takePlace(scene, arguments) : nullptr;
}

/// A chart with its data and pairs; an error takes it back.
NodeRef makeChart(Scene &scene, const NodeRef &parent, std::string_view type,
                  const Series &series, Arguments pairs) {
  const NodeRef chart =
      parent ? scene.newAxes(parent, type) : scene.axesForPlot(nullptr, type);
  try {
    for (const auto &[name, value] : series)
      chart->store(name, value);
    setPairs(*chart, pairs);
  } catch (...) {
    chart->destroy();
    throw;
  }
  return chart;
}

/// Names of columns or rows: texts, or numbers as texts.
Value namesOf(const Value &given, int64_t count) {
  std::vector<Value> names;
  if (!isNumbers(given))
    for (const std::string &name : textList(given, "the names"))
      names.push_back(Value::text(name));
  else
    for (int64_t i = 0; i < given.count(); ++i) {
      std::array<char, 32> text{};
      std::snprintf(text.data(), text.size(), "%.5g", given.elementAsDouble(i));
      names.push_back(Value::text(text.data()));
    }
  if (int64_t(names.size()) != count)
    throw Error("MATLAB:graphics:heatmap:SizeMismatch",
                "A heatmap has a name for each of its " +
                    std::to_string(count) + " columns or rows, got " +
                    std::to_string(names.size()) + ".");
  return CellArray(Extents(count, 1), std::move(names));
}

bool isNames(const Value &value) {
  return isNumbers(value) || value.isCell() || value.isString();
}

/// heatmap(C), heatmap(x, y, C), heatmap(parent, …), then properties.
void heatmap(CallContext &context, Arguments arguments, Results &results,
             int nargout) {
  Scene &scene = sceneOf(context);
  const NodeRef parent = takeChartPlace(scene, arguments);
  const bool hasNames = arguments.size() >= 3 && isNames(arguments[0]) &&
                        isNames(arguments[1]) && isNumbers(arguments[2]);
  const size_t at = hasNames ? 2 : 0;
  if (arguments.size() <= at)
    throw Error("MATLAB:minrhs", "Not enough input arguments.");
  const Value &cells = arguments[at];
  if (!isNumbers(cells) || cells.isComplex() || cells.rank() > 2)
    throw Error("MATLAB:graphics:heatmap:InvalidData",
                "The cells of a heatmap are a real matrix, not a value of "
                "class '" +
                    cells.className() + "'.");
  const Value across = hasNames ? arguments[0] : counted(cells.columns());
  const Value down = hasNames ? arguments[1] : counted(cells.rows());
  giveHandle(results, nargout,
             makeChart(scene, parent, "heatmap",
                       {{"XData", namesOf(across, cells.columns())},
                        {"YData", namesOf(down, cells.rows())},
                        {"ColorData", cells}},
                       arguments.subspan(at + 1)));
}

/// stackedplot(Y), stackedplot(X, Y), stackedplot(parent, …), then properties.
void stackedPlot(CallContext &context, Arguments arguments, Results &results,
                 int nargout) {
  Scene &scene = sceneOf(context);
  const NodeRef parent = takeChartPlace(scene, arguments);
  const Arguments data = takeNumbers(arguments, 2);
  if (data.empty())
    throw Error("MATLAB:stackedplot:InvalidData",
                "'stackedplot' takes a matrix with a line for each column, and "
                "places along x before it perhaps.");
  const Value &y = data.back();
  const int64_t count = y.isVector() ? y.count() : y.rows();
  if (data.size() == 2 && data[0].count() != count)
    throw wrongLengths();
  const Value x = data.size() == 2 ? data[0] : counted(count);
  takeLineSpec(arguments);
  giveHandle(results, nargout,
             makeChart(scene, parent, "stackedplot",
                       {{"XData", x}, {"YData", y}}, arguments));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_StandaloneCharts
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group standaloneChartBuiltins() { return table; }

} // namespace runmat::builtins
