//===- Types.cpp - the types of graphics objects ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Graphics/Types.h"
#include "Graphics/Node.h"

#include <algorithm>
#include <map>
#include <mutex>

namespace runmat::graphics {

namespace {

/// What every object has.
constexpr Property common[] = {
    {"BeingDeleted", Rule::Fixed, "'off'"},
    {"BusyAction", Rule::Word, "'queue'", "queue|cancel"},
    {"ButtonDownFcn", Rule::Any, "''"},
    {"Children", Rule::Any, "[]", {}, childrenOf},
    {"Clipping", Rule::Word, "'on'", "on|off"},
    {"ContextMenu", Rule::Any, "[]"},
    {"CreateFcn", Rule::Any, "''"},
    {"DeleteFcn", Rule::Any, "''"},
    {"HandleVisibility", Rule::Word, "'on'", "on|callback|off"},
    {"HitTest", Rule::Word, "'on'", "on|off"},
    {"Interruptible", Rule::Word, "'on'", "on|off"},
    {"Parent", Rule::Any, "[]", {}, parentOf},
    {"PickableParts", Rule::Word, "'visible'", "visible|none|all"},
    {"Selected", Rule::Word, "'off'", "on|off"},
    {"SelectionHighlight", Rule::Word, "'on'", "on|off"},
    {"Tag", Rule::Name, "''"},
    {"Type", Rule::Fixed, "''", {}, typeOf},
    {"UIContextMenu", Rule::Any, "[]"},
    {"UserData", Rule::Any, "[]"},
    {"Visible", Rule::Word, "'on'", "on|off"},
};

constexpr std::string_view shownOfLines =
    "Color|LineStyle|LineWidth|Marker|MarkerSize|MarkerFaceColor|XData|YData";

// Each row: key, Type, class, where it lies, its properties.
// Types of the objects that others may lie in.
constexpr std::string_view inFigures = "figure|uipanel|tiledlayout";
constexpr std::string_view inAxes = "axes|hggroup";

const Type types[] = {
    {"root",
     "root",
     "matlab.ui.Root",
     "",
     rootProperties,
     {},
     "CurrentFigure|FixedWidthFontName|MonitorPositions|PointerLocation|"
     "ScreenDepth|ScreenPixelsPerInch|ScreenSize|ShowHiddenHandles|Units"},
    {"figure",
     "figure",
     "matlab.ui.Figure",
     "root",
     figureProperties,
     {},
     "Number|Name|Color|Position|Units"},
    {"axes",
     "axes",
     "matlab.graphics.axis.Axes",
     inFigures,
     axesProperties,
     {},
     "XLim|YLim|XScale|YScale|GridLineStyle|Position|Units"},
    // A y-axis of axes that have two, see Sides.h.
    {"side", "axes", "matlab.graphics.axis.Axes", "", axesProperties},
    {"ruler", "numericruler", "matlab.graphics.axis.decorator.NumericRuler", "",
     rulerProperties},
    {"legend", "legend", "matlab.graphics.illustration.Legend", inFigures,
     legendProperties, textProperties},
    {"colorbar", "colorbar", "matlab.graphics.illustration.ColorBar", inFigures,
     colorbarProperties},
    {"plot", "line", "matlab.graphics.chart.primitive.Line", inAxes,
     lineProperties, dataProperties, shownOfLines},
    {"line", "line", "matlab.graphics.primitive.Line", inAxes, lineProperties,
     dataProperties, shownOfLines},
    {"text",
     "text",
     "matlab.graphics.primitive.Text",
     inAxes,
     textProperties,
     {},
     "String|FontSize|FontWeight|FontName|Color|HorizontalAlignment|Position|"
     "Units"},
    {"patch", "patch", "matlab.graphics.primitive.Patch", inAxes,
     patchProperties, dataProperties},
    {"surf", "surface", "matlab.graphics.chart.primitive.Surface", inAxes,
     surfaceProperties, dataProperties},
    {"surface", "surface", "matlab.graphics.primitive.Surface", inAxes,
     surfaceProperties, dataProperties},
    {"image", "image", "matlab.graphics.primitive.Image", inAxes,
     imageProperties},
    {"rectangle", "rectangle", "matlab.graphics.primitive.Rectangle", inAxes,
     rectangleProperties},
    {"light", "light", "matlab.graphics.primitive.Light", inAxes,
     lightProperties},
    {"hggroup", "hggroup", "matlab.graphics.primitive.Group", inAxes,
     groupProperties},
    {"contour", "contour", "matlab.graphics.chart.primitive.Contour", inAxes,
     contourProperties, dataProperties},
    {"bar", "bar", "matlab.graphics.chart.primitive.Bar", inAxes, barProperties,
     dataProperties},
    {"area", "area", "matlab.graphics.chart.primitive.Area", inAxes,
     areaProperties, dataProperties},
    {"stair", "stair", "matlab.graphics.chart.primitive.Stair", inAxes,
     stairProperties, dataProperties},
    {"stem", "stem", "matlab.graphics.chart.primitive.Stem", inAxes,
     stemProperties, dataProperties},
    {"scatter", "scatter", "matlab.graphics.chart.primitive.Scatter", inAxes,
     scatterProperties, dataProperties},
    {"errorbar", "errorbar", "matlab.graphics.chart.primitive.ErrorBar", inAxes,
     errorBarProperties, dataProperties},
    {"quiver", "quiver", "matlab.graphics.chart.primitive.Quiver", inAxes,
     quiverProperties, dataProperties},
    {"histogram", "histogram", "matlab.graphics.chart.primitive.Histogram",
     inAxes, histogramProperties},
    {"constantline", "constantline",
     "matlab.graphics.chart.decoration.ConstantLine", inAxes,
     constantLineProperties, dataProperties,
     "InterceptAxis|Value|Color|LineStyle|LineWidth|Label"},
    {"animatedline", "animatedline", "matlab.graphics.animation.AnimatedLine",
     inAxes, animatedLineProperties, dataProperties,
     "Color|LineStyle|LineWidth|Marker|MarkerSize|MaximumNumPoints"},
    {"tiledlayout",
     "tiledlayout",
     "matlab.graphics.layout.TiledChartLayout",
     "figure|uipanel",
     layoutProperties,
     {},
     "TileArrangement|GridSize|Padding|TileSpacing"},
    {"lineshape", "lineshape", "matlab.graphics.shape.Line", inFigures,
     shapeProperties},
    {"arrowshape", "arrowshape", "matlab.graphics.shape.Arrow", inFigures,
     shapeProperties},
    {"doubleendarrowshape", "doubleendarrowshape",
     "matlab.graphics.shape.DoubleEndArrow", inFigures, shapeProperties},
    {"textarrowshape", "textarrowshape", "matlab.graphics.shape.TextArrow",
     inFigures, shapeProperties, textProperties},
    {"textboxshape", "textboxshape", "matlab.graphics.shape.TextBox", inFigures,
     shapeProperties, textProperties},
    {"rectangleshape", "rectangleshape", "matlab.graphics.shape.Rectangle",
     inFigures, shapeProperties},
    {"ellipseshape", "ellipseshape", "matlab.graphics.shape.Ellipse", inFigures,
     shapeProperties},
    {"uicontrol", "uicontrol", "matlab.ui.control.UIControl", inFigures,
     controlProperties},
    {"uimenu", "uimenu", "matlab.ui.container.Menu",
     "figure|uimenu|uicontextmenu", menuProperties},
    {"uicontextmenu", "uicontextmenu", "matlab.ui.container.ContextMenu",
     "figure", menuProperties},
    {"uipanel", "uipanel", "matlab.ui.container.Panel", inFigures,
     panelProperties},
};

std::vector<const Property *> sorted(const Type &type) {
  std::map<std::string_view, const Property *> byName;
  // What a type says itself goes before what it shares.
  for (PropertyTable table : {type.own, type.shared, PropertyTable(common)})
    for (const Property &property : table)
      byName.try_emplace(property.name, &property);
  std::vector<const Property *> all;
  for (const auto &[name, property] : byName)
    all.push_back(property);
  return all;
}

} // namespace

const Type *findType(std::string_view key) {
  const auto *found = std::ranges::find(types, key, &Type::key);
  return found == std::end(types) ? nullptr : found;
}

const Type &typeNamed(std::string_view key) { return *findType(key); }

const std::vector<const Property *> &propertiesOf(const Type &type) {
  // Sessions in other threads may ask, too.
  static std::mutex mutex;
  static std::map<const Type *, std::vector<const Property *>> known;
  const std::lock_guard lock(mutex);
  const auto [found, isNew] = known.try_emplace(&type);
  if (isNew)
    found->second = sorted(type);
  return found->second;
}

std::vector<const Property *> shownPropertiesOf(const Type &type) {
  std::vector<const Property *> shown;
  for (std::string_view name : split(type.shown))
    shown.push_back(exactProperty(type, name));
  if (shown.empty())
    for (const Property &property : type.own)
      shown.push_back(&property);
  return shown;
}

const Property *exactProperty(const Type &type, std::string_view name) {
  for (const Property *property : propertiesOf(type))
    if (property->name == name)
      return property;
  return nullptr;
}

const Property *findProperty(const Type &type, std::string_view name) {
  const std::string wanted = lowered(name);
  const Property *found = nullptr;
  size_t count = 0;
  for (const Property *property : propertiesOf(type)) {
    const std::string known = lowered(property->name);
    if (known == wanted)
      return property;
    if (wanted.empty() || !known.starts_with(wanted))
      continue;
    found = property;
    ++count;
  }
  if (count > 1)
    throw Error("MATLAB:hg:AmbiguousProperty",
                "Ambiguous property found: '" + std::string(name) +
                    "' begins several properties of class " +
                    std::string(shortName(type.className)) + ".");
  return found;
}

} // namespace runmat::graphics
