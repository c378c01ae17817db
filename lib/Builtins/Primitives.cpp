//===- Primitives.cpp - line, text, patch, controls -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// They add to the axes or the figure, whether these are held or not.
//===----------------------------------------------------------------------===//
#include "Builtins/ChartData.h"
#include "Builtins/GraphicsArguments.h"
#include "Builtins/Groups.h"

#include <algorithm>

namespace runmat::builtins {

namespace {

using namespace graphics;

struct Primitive {
  std::string_view function, type;
  /// By the number of coordinates; null where there are none.
  SeriesReader flat, spatial;
};

constexpr Primitive lineOf{"line", "line", columnSeries, spaceSeries};
constexpr Primitive patchOf{"patch", "patch", polygonSeries,
                            polygonSpaceSeries};
constexpr Primitive surfaceOf{"surface", "surface", surfaceSeries,
                              surfaceSeries};
constexpr Primitive rectangleOf{"rectangle", "rectangle", nullptr, nullptr};
constexpr Primitive lightOf{"light", "light", nullptr, nullptr};
constexpr Primitive groupOf{"hggroup", "hggroup", nullptr, nullptr};
constexpr Primitive transformOf{"hgtransform", "hgtransform", nullptr, nullptr};

/// A color behind the coordinates: patch(x, y, 'r').
Arguments takeColour(const Primitive &primitive, Arguments &arguments,
                     Value &colour) {
  const bool isOdd = arguments.size() % 2 == 1;
  if (primitive.type == "patch" && isOdd && arguments[0].isText()) {
    colour = arguments[0];
    arguments = arguments.subspan(1);
  }
  return arguments;
}

std::vector<Series> seriesOf(const Primitive &primitive, Arguments numbers) {
  if (numbers.empty())
    return {Series()};
  if (!primitive.flat)
    throw Error("MATLAB:" + std::string(primitive.function) +
                    ":invalidArgument",
                "'" + std::string(primitive.function) +
                    "' takes names of properties and their values.");
  const size_t most = primitive.type == "patch" ? 4 : 3;
  return numbers.size() >= most ? primitive.spatial(numbers, primitive.function)
                                : primitive.flat(numbers, primitive.function);
}

template <const Primitive &primitive>
void draw(CallContext &context, Arguments arguments, Results &results,
          int nargout) {
  Scene &scene = sceneOf(context);
  const NodeRef chosen = takeAxes(scene, arguments);
  const Arguments numbers = takeNumbers(arguments);
  Value colour;
  const Arguments pairs = takeColour(primitive, arguments, colour);
  const std::vector<Series> all = seriesOf(primitive, numbers);
  const NodeRef axes =
      parentFor(scene, pairs, [&] { return chosen ? chosen : scene.axes(); });
  std::vector<NodeRef> made;
  for (const Series &series : all) {
    made.push_back(makeObject(scene, primitive.type, axes, series, pairs));
    if (colour.isDefined())
      made.back()->set("FaceColor", colour);
  }
  giveHandles(results, nargout, std::move(made));
}

/// Of a list of texts the one for a point, where there are several points.
Value textOfPoint(const Value &shown, int64_t point, int64_t count) {
  const bool isList = count > 1 && (shown.isCell() || shown.isString()) &&
                      shown.count() == count;
  if (!isList)
    return shown;
  if (shown.isCell())
    return shown.cell().elements[size_t(point)];
  return Value::text(textList(shown, "the texts")[size_t(point)]);
}

/// text(x, y, txt), text(x, y, z, txt), then properties; a text for each point.
void drawText(CallContext &context, Arguments arguments, Results &results,
              int nargout) {
  Scene &scene = sceneOf(context);
  const NodeRef chosen = takeAxes(scene, arguments);
  const Arguments numbers = takeNumbers(arguments);
  if (numbers.size() == 1 || numbers.size() > 3)
    throw Error("MATLAB:text:invalidArgument",
                "'text' takes x and y, or x, y and z, and a text.");
  const int64_t count = numbers.empty() ? 1 : numbers[0].count();
  for (const Value &one : numbers)
    if (one.count() != count)
      throw wrongLengths();
  Value shown = Value::text("");
  if (!numbers.empty() && !arguments.empty()) {
    shown = arguments[0];
    arguments = arguments.subspan(1);
  }
  const NodeRef axes = parentFor(
      scene, arguments, [&] { return chosen ? chosen : scene.axes(); });
  std::vector<NodeRef> made;
  for (int64_t i = 0; i < count; ++i) {
    std::vector<double> position(3, 0.0);
    for (size_t k = 0; k < numbers.size(); ++k)
      position[k] = numbers[k].elementAsDouble(i);
    made.push_back(makeObject(scene, "text", axes,
                              {{"Position", Value::row(position)}}, {}));
    made.back()->set("String", textOfPoint(shown, i, count));
    setPairs(*made.back(), arguments);
  }
  giveHandles(results, nargout, std::move(made));
}

//===----------------------------------------------------------------------===//
// Annotations
//===----------------------------------------------------------------------===//

struct Shape {
  std::string_view word, type;
  bool isBetweenPoints;
};
constexpr Shape shapes[] = {
    {"line", "lineshape", true},
    {"arrow", "arrowshape", true},
    {"doublearrow", "doubleendarrowshape", true},
    {"textarrow", "textarrowshape", true},
    {"textbox", "textboxshape", false},
    {"rectangle", "rectangleshape", false},
    {"ellipse", "ellipseshape", false},
};

void annotate(CallContext &context, Arguments arguments, Results &results,
              int nargout) {
  Scene &scene = sceneOf(context);
  const NodeRef figure = takeParent(scene, arguments);
  const std::string word = arguments.empty() ? "" : wordOf(arguments[0]);
  const auto *shape = std::ranges::find(shapes, word, &Shape::word);
  if (shape == std::end(shapes))
    throw Error("MATLAB:annotation:UnknownType",
                "Unknown annotation type '" + word + "'.");
  arguments = arguments.subspan(1);
  const Arguments numbers = takeNumbers(arguments);
  Series series;
  if (shape->isBetweenPoints && numbers.size() == 2)
    series = {{"X", numbers[0]}, {"Y", numbers[1]}};
  else if (!shape->isBetweenPoints && numbers.size() == 1)
    series = {{"Position", numbers[0]}};
  else if (!numbers.empty())
    throw Error("MATLAB:annotation:InvalidPosition",
                "An annotation lies between two points [x1 x2], [y1 y2], or in "
                "[left bottom width height].");
  giveHandle(results, nargout,
             makeObject(scene, shape->type, figure ? figure : scene.figure(),
                        series, arguments));
}

//===----------------------------------------------------------------------===//
// Controls
//===----------------------------------------------------------------------===//

constexpr std::string_view control = "uicontrol", menu = "uimenu",
                           contextMenu = "uicontextmenu", panel = "uipanel";

/// uicontrol(parent, 'Name', value, …).
template <const std::string_view &type>
void addControl(CallContext &context, Arguments arguments, Results &results,
                int nargout) {
  Scene &scene = sceneOf(context);
  NodeRef parent = takeParent(scene, arguments);
  if (!parent)
    parent = parentFor(scene, arguments, [&] { return scene.figure(); });
  giveHandle(results, nargout, makeObject(scene, type, parent, {}, arguments));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Primitives
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group primitiveBuiltins() { return table; }

} // namespace runmat::builtins
