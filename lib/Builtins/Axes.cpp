//===- Axes.cpp - axis, hold, title and their like --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/GraphicsArguments.h"
#include "Builtins/Groups.h"
#include "Graphics/Limits.h"
#include "Graphics/Sides.h"
#include "definitions/Elementary/ElementaryText.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace runmat::builtins {

namespace {

using namespace graphics;

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
  if (isMinor && axes->is("polaraxes"))
    names = {"ThetaMinorGrid", "RMinorGrid"};
  else if (isMinor)
    names = {"XMinorGrid", "YMinorGrid", "ZMinorGrid"};
  else if (isGrid && axes->is("polaraxes"))
    names = {"ThetaGrid", "RGrid"};
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

/// A chart as the first argument, which is taken off, or as the current axes;
/// null where others are meant.
NodeRef takeChart(Scene &scene, Arguments &arguments) {
  const NodeRef given = arguments.empty() ? nullptr : nodeOf(arguments[0]);
  const NodeRef chart = given ? given : scene.currentAxes(*scene.figure());
  if (!chart || chart->isDeleted() || chart->type().role != Role::Chart)
    return nullptr;
  if (given)
    arguments = arguments.subspan(1);
  return chart;
}

/// title, xlabel, …: the text, then properties of it. Charts have the text
/// alone; null for these.
NodeRef setLabel(Scene &scene, Arguments arguments, std::string_view part) {
  const NodeRef chart = takeChart(scene, arguments);
  const NodeRef label =
      chart ? nullptr : takeLabelled(scene, arguments, part)->part(part);
  if (arguments.empty())
    throw Error("MATLAB:minrhs", "Not enough input arguments.");
  if (chart) {
    chart->set(part, arguments[0]);
    return nullptr;
  }
  if (!label)
    throw Error("MATLAB:graphics:noLabel",
                "The axes have no " + std::string(part) + ".");
  label->set("String", arguments[0]);
  setPairs(*label, arguments.subspan(1));
  return label;
}

constexpr std::string_view titlePart = "Title", subtitlePart = "Subtitle",
                           xPart = "XLabel", yPart = "YLabel", zPart = "ZLabel";

template <const std::string_view &part>
void label(CallContext &context, Arguments arguments, Results &results,
           int nargout) {
  const NodeRef made = setLabel(sceneOf(context), arguments, part);
  giveHandles(results, nargout,
              made ? std::vector{made} : std::vector<NodeRef>());
}

/// title(text, subtitle, 'Name', value, …).
void titles(CallContext &context, Arguments arguments, Results &results,
            int nargout) {
  Scene &scene = sceneOf(context);
  Arguments texts = arguments;
  if (takeChart(scene, texts))
    return label<titlePart>(context, arguments, results, nargout);
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
// axis
//===----------------------------------------------------------------------===//

constexpr std::string_view limitNames[] = {"XLim", "YLim", "ZLim", "CLim"};

bool isSpatial(const Node &axes) {
  return axes.get("View").elementAsDouble(1) != 90 ||
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

/// [mode, visibility, direction] = axis('state').
Results axisState(const Node &axes) {
  std::string automatic;
  for (char direction : {'x', 'y', 'z'})
    if (axes.textAt(std::string(1, char(std::toupper(direction))) +
                    "LimMode") == "auto")
      automatic += direction;
  const std::string mode = automatic.empty()       ? "manual"
                           : automatic.size() == 3 ? "auto"
                                                   : "auto " + automatic;
  return {Value::text(mode), axes.at("Visible"),
          Value::text(axes.textAt("YDir") == "reverse" ? "ij" : "xy")};
}

void axis(CallContext &context, Arguments arguments, Results &results,
          int nargout) {
  const NodeRef axes = axesArgument(sceneOf(context), arguments);
  if (!arguments.empty() && wordOf(arguments[0]) == "state") {
    results = axisState(*axes);
    return;
  }
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
  const Value direction = axes->get("View");
  if (nargout < 2)
    results.push_back(direction);
  else
    results = {direction.elementAsDouble(0), direction.elementAsDouble(1)};
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Axes
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group axesBuiltins() { return table; }

} // namespace runmat::builtins
