//===- Axes.cpp - axis, hold, title and their like --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/GraphicsArguments.h"
#include "Builtins/Groups.h"
#include "Graphics/Colours.h"
#include "Graphics/Limits.h"
#include "Graphics/Sides.h"
#include "definitions/Elementary/ElementaryText.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace runmat::builtins {

namespace {

using namespace graphics;

Error unknownWord(std::string_view function, const std::string &word) {
  return Error("MATLAB:" + std::string(function) + ":unknownOption",
               "'" + std::string(function) + "' does not know '" + word +
                   "'; `help " + std::string(function) + "` lists the forms.");
}

//===----------------------------------------------------------------------===//
// hold, grid, box
//===----------------------------------------------------------------------===//

bool isHeld(const Node &axes) { return axes.textAt("NextPlot") == "add"; }

void hold(CallContext &context, Arguments arguments, Results &, int) {
  Scene &scene = sceneOf(context);
  const NodeRef axes = axesArgument(scene, arguments);
  bool on = !isHeld(*axes);
  if (!arguments.empty())
    on = wordOf(arguments[0]) == "all" || isSwitchedOn(arguments[0], "hold");
  axes->store("NextPlot", Value::text(on ? "add" : "replace"));
}

void isHold(CallContext &context, Arguments arguments, Results &results, int) {
  results.push_back(isHeld(*axesArgument(sceneOf(context), arguments)));
}

/// grid, box: on, off, or the other way round.
template <bool isGrid>
void switchLines(CallContext &context, Arguments arguments, Results &, int) {
  constexpr std::string_view function = isGrid ? "grid" : "box";
  const NodeRef axes = axesArgument(sceneOf(context), arguments);
  const bool isMinor =
      isGrid && !arguments.empty() && wordOf(arguments[0]) == "minor";
  std::vector<std::string> names = {"Box"};
  if (isMinor)
    names = {"XMinorGrid", "YMinorGrid", "ZMinorGrid"};
  else if (isGrid)
    names = {"XGrid", "YGrid", "ZGrid"};
  const bool on = arguments.empty() || isMinor
                      ? axes->textAt(names[0]) != "on"
                      : isSwitchedOn(arguments[0], function);
  for (const std::string &name : names)
    axes->store(name, Value::text(on ? "on" : "off"));
}

//===----------------------------------------------------------------------===//
// Texts
//===----------------------------------------------------------------------===//

/// Axes, or what else has such a text, as a layout and a legend have.
NodeRef takeLabelled(Scene &scene, Arguments &arguments,
                     std::string_view part) {
  const NodeRef given = arguments.empty() ? nullptr : nodeOf(arguments[0]);
  if (!given || given->isDeleted() || !given->part(part))
    return axesArgument(scene, arguments);
  arguments = arguments.subspan(1);
  return given;
}

/// title, xlabel, …: the text, then properties of it.
NodeRef setLabel(Scene &scene, Arguments arguments, std::string_view part) {
  const NodeRef label = takeLabelled(scene, arguments, part)->part(part);
  if (arguments.empty())
    throw Error("MATLAB:minrhs", "Not enough input arguments.");
  label->set("String", arguments[0]);
  setPairs(*label, arguments.subspan(1));
  return label;
}

constexpr std::string_view titlePart = "Title", subtitlePart = "Subtitle",
                           xPart = "XLabel", yPart = "YLabel", zPart = "ZLabel";

template <const std::string_view &part>
void label(CallContext &context, Arguments arguments, Results &results,
           int nargout) {
  giveHandle(results, nargout, setLabel(sceneOf(context), arguments, part));
}

/// title(text, subtitle, 'Name', value, …).
void titles(CallContext &context, Arguments arguments, Results &results,
            int nargout) {
  Scene &scene = sceneOf(context);
  Arguments texts = arguments;
  const NodeRef labelled = takeLabelled(scene, texts, titlePart);
  const NodeRef subtitle = labelled->part(subtitlePart);
  std::vector<Value> own(texts.begin(), texts.end());
  own.insert(own.begin(), handleValue(labelled));
  if (subtitle && texts.size() % 2 == 0 && texts.size() > 1 &&
      !texts[1].isStruct()) {
    subtitle->set("String", texts[1]);
    setPairs(*subtitle, texts.subspan(2));
    own.erase(own.begin() + 2);
  }
  giveHandle(results, nargout, setLabel(scene, own, titlePart));
  if (nargout > 1)
    giveHandle(results, nargout, subtitle);
}

//===----------------------------------------------------------------------===//
// Limits, ticks, ratios
//===----------------------------------------------------------------------===//

/// Where an end is infinite, the one that follows from the data.
Value withEnds(const Node &axes, std::string_view property,
               const Value &limits) {
  const Property *known = exactProperty(axes.type(), property);
  const bool isRow = limits.isArray() && !limits.isChar() &&
                     !limits.isComplex() && limits.count() == 2;
  if (!isRow || !known || known->rule != Rule::Limits)
    return limits;
  const Value usual = known->computed(axes);
  std::vector<double> ends;
  for (int64_t i = 0; i < 2; ++i)
    ends.push_back(std::isinf(limits.elementAsDouble(i))
                       ? usual.elementAsDouble(i)
                       : limits.elementAsDouble(i));
  return Value::row(ends);
}

/// A property with a mode: its value, what it gets, or 'auto' and 'manual'.
void accessWithMode(CallContext &context, Arguments arguments, Results &results,
                    int nargout, std::string_view property,
                    std::string_view function) {
  const NodeRef axes = axesArgument(sceneOf(context), arguments);
  const std::string mode = std::string(property) + "Mode";
  if (arguments.empty()) {
    results.push_back(axes->at(property));
    return;
  }
  const std::string word = wordOf(arguments[0]);
  if (word == "mode")
    results.push_back(axes->at(mode));
  else if (word == "manual")
    axes->set(property, axes->at(property));
  else if (word == "auto")
    axes->store(mode, Value::text("auto"));
  else if (!word.empty() && !arguments[0].isString())
    throw unknownWord(function, word);
  else
    axes->set(property, withEnds(*axes, property, arguments[0]));
  if (nargout > 0 && results.empty())
    results.push_back(axes->at(property));
}

struct Access {
  std::string_view function, property;
};
constexpr Access xLim{"xlim", "XLim"}, yLim{"ylim", "YLim"},
    zLim{"zlim", "ZLim"}, cLim{"caxis", "CLim"}, xTick{"xticks", "XTick"},
    yTick{"yticks", "YTick"}, zTick{"zticks", "ZTick"},
    xTickLabel{"xticklabels", "XTickLabel"},
    yTickLabel{"yticklabels", "YTickLabel"},
    zTickLabel{"zticklabels", "ZTickLabel"},
    xTickAngle{"xtickangle", "XTickLabelRotation"},
    yTickAngle{"ytickangle", "YTickLabelRotation"},
    zTickAngle{"ztickangle", "ZTickLabelRotation"},
    dataRatio{"daspect", "DataAspectRatio"},
    cameraPosition{"campos", "CameraPosition"},
    cameraTarget{"camtarget", "CameraTarget"},
    cameraUp{"camup", "CameraUpVector"},
    cameraAngle{"camva", "CameraViewAngle"},
    boxRatio{"pbaspect", "PlotBoxAspectRatio"};

template <const Access &access>
void property(CallContext &context, Arguments arguments, Results &results,
              int nargout) {
  accessWithMode(context, arguments, results, nargout, access.property,
                 access.function);
}

//===----------------------------------------------------------------------===//
// yyaxis
//===----------------------------------------------------------------------===//

void chooseSide(CallContext &context, Arguments arguments, Results &, int) {
  Scene &scene = sceneOf(context);
  const NodeRef axes = axesArgument(scene, arguments);
  const std::string word = arguments.empty() ? "" : wordOf(arguments[0]);
  if (word != "left" && word != "right")
    throw unknownWord("yyaxis", word);
  activateSide(scene, axes, word == "right");
}

//===----------------------------------------------------------------------===//
// colororder
//===----------------------------------------------------------------------===//

/// A row of red, green and blue for each color, which may be a text.
Value colourRows(const Value &given) {
  std::vector<Value> colours;
  if (given.isArray() && !given.isChar())
    for (int64_t i = 0; i < given.rows() && given.columns() == 3; ++i)
      colours.push_back(Value::row(
          {given.elementAsDouble(i), given.elementAsDouble(given.rows() + i),
           given.elementAsDouble(2 * given.rows() + i)}));
  else
    for (const std::string &name : textList(given, "the colors"))
      colours.push_back(Value::text(name));
  ArrayRef rows =
      Array::make(ElementClass::Double, Extents(int64_t(colours.size()), 3));
  for (size_t i = 0; i < colours.size(); ++i) {
    const std::optional<Value> colour = colourOf(colours[i]);
    for (size_t k = 0; colour && k < 3; ++k)
      rows->mutableAs<double>()[k * colours.size() + i] =
          colour->elementAsDouble(int64_t(k));
    if (!colour)
      colours.clear();
  }
  if (colours.empty())
    throw Error("MATLAB:colororder:InvalidColors",
                "The colors must be a matrix of three columns from 0 to 1, or "
                "names of colors.");
  return narrow(std::move(rows));
}

/// colororder(target, colors): of axes, or of all axes of a figure, those that
/// will be made too.
void orderColours(CallContext &context, Arguments arguments, Results &results,
                  int nargout) {
  Scene &scene = sceneOf(context);
  NodeRef target = takeObject(scene, arguments);
  if (!arguments.empty()) {
    const Value colours = colourRows(arguments[0]);
    if (!target)
      target = scene.figure();
    target->visit([&](const NodeRef &node) {
      if (node->is("axes"))
        node->set("ColorOrder", colours);
    });
    if (!target->is("axes"))
      target->set("DefaultAxesColorOrder", colours);
  }
  if (arguments.empty() || nargout > 0)
    results.push_back((target && target->is("axes") ? target : scene.axes())
                          ->at("ColorOrder"));
}

//===----------------------------------------------------------------------===//
// axis
//===----------------------------------------------------------------------===//

constexpr std::string_view limitNames[] = {"XLim", "YLim", "ZLim", "CLim"};

bool isSpatial(const Node &axes) {
  return axes.at("View").elementAsDouble(1) != 90 ||
         !dataSpan(axes, 'Z').isEmpty();
}

Value axisLimits(const Node &axes) {
  std::vector<double> limits;
  for (std::string_view name :
       std::span(limitNames).first(isSpatial(axes) ? 3 : 2))
    for (int64_t i = 0; i < 2; ++i)
      limits.push_back(axes.at(name).elementAsDouble(i));
  return Value::row(limits);
}

void setAxisLimits(Node &axes, const Value &limits) {
  const bool fits = limits.isArray() && limits.count() % 2 == 0 &&
                    limits.count() >= 4 && limits.count() <= 8;
  if (!fits)
    throw Error("MATLAB:axis:WrongNumberElements",
                "The limits of 'axis' must be four, six or eight numbers.");
  for (int64_t k = 0; k < limits.count() / 2; ++k) {
    const std::string_view name = limitNames[size_t(k)];
    axes.set(name, withEnds(axes, name,
                            Value::row({limits.elementAsDouble(2 * k),
                                        limits.elementAsDouble(2 * k + 1)})));
  }
}

void setLimitModes(Node &axes, std::string_view mode) {
  for (std::string_view name : std::span(limitNames).first(3))
    if (mode == "manual")
      axes.set(name, axes.at(name));
    else
      axes.store(std::string(name) + "Mode", Value::text(mode));
}

/// 'auto x', 'manual xy': the limits of some axes; false for other words.
bool setSomeModes(Node &axes, const std::string &word) {
  const size_t blank = word.find(' ');
  const std::string mode = word.substr(0, blank);
  if (blank == std::string::npos || (mode != "auto" && mode != "manual"))
    return false;
  for (char direction : word.substr(blank + 1)) {
    const std::string name =
        std::string(1, char(std::toupper(direction))) + "Lim";
    if (std::ranges::find(limitNames, name) == std::end(limitNames))
      return false;
    axes.store(name, axes.at(name));
    axes.store(name + "Mode", Value::text(mode));
  }
  return true;
}

/// What a word of `axis` does.
struct AxisWord {
  std::string_view word;
  void (*apply)(Node &axes);
};

void equalUnits(Node &axes) {
  axes.set("DataAspectRatio", Value::row({1, 1, 1}));
}
void tightLimits(Node &axes) {
  setLimitModes(axes, "auto");
  axes.store("LimitMethod", Value::text("tight"));
}
void automatic(Node &axes) {
  setLimitModes(axes, "auto");
  axes.store("LimitMethod", Value::text("tickaligned"));
}
void usualShape(Node &axes) {
  for (const char *name : {"DataAspectRatioMode", "PlotBoxAspectRatioMode"})
    axes.store(name, Value::text("auto"));
}

constexpr AxisWord axisWords[] = {
    {"auto", automatic},
    {"manual", [](Node &axes) { setLimitModes(axes, "manual"); }},
    {"tight", tightLimits},
    {"padded",
     [](Node &axes) {
       setLimitModes(axes, "auto");
       axes.store("LimitMethod", Value::text("padded"));
     }},
    {"fill", [](Node &axes) { setLimitModes(axes, "manual"); }},
    {"tickaligned", automatic},
    {"equal", equalUnits},
    {"image",
     [](Node &axes) {
       equalUnits(axes);
       tightLimits(axes);
     }},
    {"square",
     [](Node &axes) { axes.set("PlotBoxAspectRatio", Value::row({1, 1, 1})); }},
    {"normal", usualShape},
    {"vis3d",
     [](Node &axes) {
       axes.store("CameraViewAngleMode", Value::text("manual"));
       axes.set("PlotBoxAspectRatio", axes.at("PlotBoxAspectRatio"));
     }},
    {"on", [](Node &axes) { axes.store("Visible", Value::text("on")); }},
    {"off", [](Node &axes) { axes.store("Visible", Value::text("off")); }},
    {"ij", [](Node &axes) { axes.store("YDir", Value::text("reverse")); }},
    {"xy", [](Node &axes) { axes.store("YDir", Value::text("normal")); }},
};

void axis(CallContext &context, Arguments arguments, Results &results,
          int nargout) {
  const NodeRef axes = axesArgument(sceneOf(context), arguments);
  for (const Value &argument : arguments) {
    const std::string word = wordOf(argument);
    if (word.empty()) {
      setAxisLimits(*axes, argument);
      continue;
    }
    if (setSomeModes(*axes, word))
      continue;
    const auto *found = std::ranges::find(axisWords, word, &AxisWord::word);
    if (found == std::end(axisWords))
      throw unknownWord("axis", word);
    found->apply(*axes);
  }
  if (arguments.empty() || nargout > 0)
    results.push_back(axisLimits(*axes));
}

//===----------------------------------------------------------------------===//
// view
//===----------------------------------------------------------------------===//

std::vector<double> directionOf(Arguments arguments) {
  if (arguments.size() == 2)
    return {arguments[0].scalarDouble(), arguments[1].scalarDouble()};
  const std::vector<double> numbers =
      numbersArgument(arguments[0], "the direction");
  if (numbers.size() == 2)
    return numbers;
  if (numbers.size() == 3) {
    const double across =
        elementary::PlainElementary<double>().hypot(numbers[0], numbers[1]);
    return {
        elementary::PlainElementary<double>().atan2(numbers[0], -numbers[1]) *
            180 / M_PI,
        elementary::PlainElementary<double>().atan2(numbers[2], across) * 180 /
            M_PI};
  }
  if (numbers.size() == 1 && numbers[0] == 2)
    return {0, 90};
  if (numbers.size() == 1 && numbers[0] == 3)
    return {-37.5, 30};
  throw Error("MATLAB:view:invalidArgument",
              "'view' takes an azimuth and an elevation, a direction of three "
              "numbers, 2 or 3.");
}

void view(CallContext &context, Arguments arguments, Results &results,
          int nargout) {
  const NodeRef axes = axesArgument(sceneOf(context), arguments);
  if (!arguments.empty())
    axes->set("View", Value::row(directionOf(arguments)));
  if (!arguments.empty() && nargout == 0)
    return;
  const Value direction = axes->at("View");
  if (nargout < 2)
    results.push_back(direction);
  else
    results = {direction.elementAsDouble(0), direction.elementAsDouble(1)};
}

//===----------------------------------------------------------------------===//
// What the surfaces of axes are like
//===----------------------------------------------------------------------===//

struct Style {
  std::string_view word;
  std::vector<std::pair<std::string_view, Value>> properties;
};

/// Sets properties that a word names on all surfaces and patches of the axes.
void setStyle(CallContext &context, Arguments arguments,
              std::span<const Style> styles, std::string_view function) {
  const NodeRef axes = axesArgument(sceneOf(context), arguments);
  if (arguments.empty())
    throw Error("MATLAB:minrhs", "Not enough input arguments.");
  const std::string word = wordOf(arguments[0]);
  const auto found = std::ranges::find(styles, word, &Style::word);
  if (found == styles.end())
    throw unknownWord(function, word);
  axes->visit([&](const NodeRef &node) {
    if (node->is("surface") || node->is("patch"))
      for (const auto &[name, value] : found->properties)
        node->set(name, value);
  });
}

void shading(CallContext &context, Arguments arguments, Results &, int) {
  static const Style styles[] = {
      {"flat",
       {{"FaceColor", Value::text("flat")},
        {"EdgeColor", Value::text("none")}}},
      {"interp",
       {{"FaceColor", Value::text("interp")},
        {"EdgeColor", Value::text("none")}}},
      {"faceted",
       {{"FaceColor", Value::text("flat")},
        {"EdgeColor", Value::row({0, 0, 0})}}},
  };
  setStyle(context, arguments, styles, "shading");
}

void lighting(CallContext &context, Arguments arguments, Results &, int) {
  static const auto style = [](std::string_view word) {
    return Style{word,
                 {{"FaceLighting", Value::text(word)},
                  {"EdgeLighting", Value::text(word)}}};
  };
  static const Style styles[] = {style("flat"), style("gouraud"),
                                 style("phong"), style("none")};
  setStyle(context, arguments, styles, "lighting");
}

void material(CallContext &context, Arguments arguments, Results &, int) {
  static const auto style = [](std::string_view word, double ambient,
                               double diffuse, double specular, double exponent,
                               double reflectance) {
    return Style{word,
                 {{"AmbientStrength", ambient},
                  {"DiffuseStrength", diffuse},
                  {"SpecularStrength", specular},
                  {"SpecularExponent", exponent},
                  {"SpecularColorReflectance", reflectance}}};
  };
  static const Style styles[] = {style("shiny", 0.3, 0.6, 0.9, 20, 1),
                                 style("dull", 0.3, 0.8, 0, 10, 1),
                                 style("metal", 0.3, 0.3, 1, 25, 0.5),
                                 style("default", 0.3, 0.6, 0.9, 10, 1)};
  setStyle(context, arguments, styles, "material");
}

void hideLines(CallContext &context, Arguments arguments, Results &, int) {
  static const Style styles[] = {{"on", {{"FaceColor", Value::row({1, 1, 1})}}},
                                 {"off", {{"FaceColor", Value::text("none")}}}};
  setStyle(context, arguments, styles, "hidden");
}

//===----------------------------------------------------------------------===//
// linkaxes
//===----------------------------------------------------------------------===//

/// Limits around those of all the axes.
void shareLimit(const std::vector<NodeRef> &axes, const char *name) {
  Span all = emptySpan();
  for (const NodeRef &one : axes)
    extend(all, one->at(name));
  for (const NodeRef &one : axes)
    one->set(name, Value::row({all.low, all.high}));
}

void shareLimits(CallContext &context, Arguments arguments, Results &, int) {
  const std::vector<NodeRef> axes =
      objectArguments(sceneOf(context), arguments[0]);
  for (const NodeRef &one : axes)
    if (!one->is("axes"))
      throw Error("MATLAB:linkaxes:InvalidAxes",
                  "'linkaxes' takes axes, not a graphics object of type '" +
                      std::string(one->type().name) + "'.");
  const std::string word = arguments.size() > 1 ? wordOf(arguments[1]) : "xy";
  if (word != "x" && word != "y" && word != "xy" && word != "off")
    throw unknownWord("linkaxes", word);
  if (axes.empty() || word == "off")
    return;
  if (word != "y")
    shareLimit(axes, "XLim");
  if (word != "x")
    shareLimit(axes, "YLim");
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Axes
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group axesBuiltins() { return table; }

} // namespace runmat::builtins
