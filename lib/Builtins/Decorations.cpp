//===- Decorations.cpp - xline, yline, lines that grow ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// They add to the axes, whether these are held or not.
//===----------------------------------------------------------------------===//
#include "Builtins/ChartData.h"
#include "Builtins/GraphicsArguments.h"
#include "Builtins/Groups.h"

#include <array>

namespace runmat::builtins {

namespace {

using namespace graphics;

//===----------------------------------------------------------------------===//
// Lines at a place of an axis
//===----------------------------------------------------------------------===//

constexpr std::string_view acrossX = "x", acrossY = "y";

/// A label for all lines, or one for each: where the number of what is left is
/// odd, since pairs follow.
std::vector<std::string> takeLabels(Arguments &arguments, size_t count) {
  if (arguments.size() % 2 == 0)
    return std::vector<std::string>(count);
  std::vector<std::string> labels = textList(arguments[0], "the labels");
  arguments = arguments.subspan(1);
  if (labels.size() == 1)
    labels.resize(count, labels[0]);
  if (labels.size() != count)
    throw Error("MATLAB:graphics:constantline:LabelCount",
                "There must be one label, or as many as lines: expected " +
                    std::to_string(count) + ", got " +
                    std::to_string(labels.size()) + ".");
  return labels;
}

/// xline(x, spec, labels, 'Name', value, …): a line for each place.
template <const std::string_view &axis>
void drawConstantLines(CallContext &context, Arguments arguments,
                       Results &results, int nargout) {
  Scene &scene = sceneOf(context);
  const NodeRef axes = axesArgument(scene, arguments);
  if (arguments.empty())
    throw Error("MATLAB:minrhs", "Not enough input arguments.");
  const std::vector<double> places =
      numbersArgument(arguments[0], "the place of a line");
  arguments = arguments.subspan(1);
  const std::optional<LineSpec> spec = takeLineSpec(arguments);
  const std::vector<std::string> labels = takeLabels(arguments, places.size());
  std::vector<NodeRef> made;
  for (size_t k = 0; k < places.size(); ++k) {
    Series series = {{"InterceptAxis", Value::text(axis)},
                     {"Label", Value::text(labels[k])},
                     {"Value", places[k]}};
    if (spec && spec->colour)
      series.emplace_back("Color", *spec->colour);
    if (spec && !spec->style.empty())
      series.emplace_back("LineStyle", Value::text(spec->style));
    made.push_back(makeObject(scene, "constantline", axes, series, arguments));
  }
  giveHandles(results, nargout, std::move(made));
}

//===----------------------------------------------------------------------===//
// Lines that grow
//===----------------------------------------------------------------------===//

constexpr std::array<std::string_view, 3> coordinates = {"XData", "YData",
                                                         "ZData"};

/// Points behind those that there are; the oldest ones go where they are more
/// than the line keeps.
void append(Node &line, Arguments points) {
  for (const Value &one : points)
    if (one.count() != points[0].count())
      throw wrongLengths();
  const auto most = size_t(std::max(line.numberAt("MaximumNumPoints"), 0.0));
  for (size_t k = 0; k < points.size(); ++k) {
    std::vector<double> all =
        numbersArgument(line.at(coordinates[k]), "points");
    for (double place : numbersArgument(points[k], "points"))
      all.push_back(place);
    if (all.size() > most)
      all.erase(all.begin(), all.end() - std::ptrdiff_t(most));
    line.store(coordinates[k], Value::row(all));
  }
}

/// animatedline, animatedline(x, y), animatedline(x, y, z), then properties.
void makeGrowingLine(CallContext &context, Arguments arguments,
                     Results &results, int nargout) {
  Scene &scene = sceneOf(context);
  const NodeRef axes = axesArgument(scene, arguments);
  const Arguments points = takeNumbers(arguments, 3);
  if (points.size() == 1)
    throw Error("MATLAB:minrhs", "A line has points of x and y, or of x, y "
                                 "and z.");
  const NodeRef line = makeObject(scene, "animatedline", axes, {}, arguments);
  append(*line, points);
  giveHandle(results, nargout, line);
}

NodeRef growingLine(const Scene &scene, const Value &value) {
  const NodeRef line = objectArgument(scene, value);
  if (line->is("animatedline"))
    return line;
  throw Error("MATLAB:graphics:animatedline:InvalidLine",
              "Expected an animated line, got a graphics object of type '" +
                  std::string(line->type().name) + "'.");
}

void addPoints(CallContext &context, Arguments arguments, Results &, int) {
  append(*growingLine(sceneOf(context), arguments[0]), arguments.subspan(1));
}

void clearPoints(CallContext &context, Arguments arguments, Results &, int) {
  const NodeRef line = growingLine(sceneOf(context), arguments[0]);
  for (std::string_view name : coordinates)
    line->store(name, Value::empty());
}

void getPoints(CallContext &context, Arguments arguments, Results &results,
               int nargout) {
  const NodeRef line = growingLine(sceneOf(context), arguments[0]);
  for (int k = 0; k < std::max(nargout, 1); ++k)
    results.push_back(line->at(coordinates[size_t(k)]));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Decorations
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group decorationBuiltins() { return table; }

} // namespace runmat::builtins
