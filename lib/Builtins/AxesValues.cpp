//===- AxesValues.cpp - xlim, xticks, colororder and their like -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/GraphicsArguments.h"
#include "Builtins/Groups.h"
#include "Graphics/Colours.h"
#include "Graphics/TickText.h"

namespace runmat::builtins {

namespace {

using namespace graphics;

//===----------------------------------------------------------------------===//
// Limits, ticks, ratios
//===----------------------------------------------------------------------===//

/// Of limits, how those that follow from the data are rounded; empty for other
/// properties.
std::string methodOf(const Node &axes, std::string_view property) {
  const std::string name = std::string(property) + "itMethod";
  return exactProperty(axes.type(), name) ? name : "";
}

bool isWord(const Node &axes, std::string_view property) {
  const Property *known = exactProperty(axes.type(), property);
  return known && known->rule == Rule::Word;
}

/// xlim('padded'), xlim('method').
void accessMethod(Node &axes, const std::string &word, Results &results,
                  std::string_view property, std::string_view function) {
  const std::string method = methodOf(axes, property);
  const bool isKnown = word == "tight" || word == "padded" ||
                       word == "tickaligned" || word == "method";
  if (method.empty() || !isKnown)
    throw unknownWord(function, word);
  if (word == "method") {
    results.push_back(axes.at(method));
    return;
  }
  axes.store(method, Value::text(word));
  axes.store(std::string(property) + "Mode", Value::text("auto"));
}

/// A property with a mode: its value, what it gets, or 'auto' and 'manual'.
void accessWithMode(CallContext &context, Arguments arguments, Results &results,
                    int nargout, std::string_view property,
                    std::string_view function) {
  const NodeRef axes = axesArgument(sceneOf(context), arguments);
  const std::string mode = std::string(property) + "Mode";
  if (arguments.empty()) {
    results.push_back(axes->get(property));
    return;
  }
  const std::string word = wordOf(arguments[0]);
  if (word == "mode")
    results.push_back(axes->at(mode));
  else if (word == "manual")
    axes->set(property, axes->get(property));
  else if (word == "auto")
    axes->store(mode, Value::text("auto"));
  else if (!word.empty() && !arguments[0].isString() &&
           !isWord(*axes, property))
    accessMethod(*axes, word, results, property, function);
  else
    axes->set(property, withEnds(*axes, property, arguments[0]));
  if (nargout > 0 && results.empty())
    results.push_back(axes->get(property));
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
    boxRatio{"pbaspect", "PlotBoxAspectRatio"},
    projection{"camproj", "Projection"}, alphaLim{"alim", "ALim"},
    rLim{"rlim", "RLim"}, thetaLim{"thetalim", "ThetaLim"},
    rTick{"rticks", "RTick"}, thetaTick{"thetaticks", "ThetaTick"},
    rTickLabel{"rticklabels", "RTickLabel"},
    thetaTickLabel{"thetaticklabels", "ThetaTickLabel"},
    rTickAngle{"rtickangle", "RTickLabelRotation"};

template <const Access &access>
void property(CallContext &context, Arguments arguments, Results &results,
              int nargout) {
  accessWithMode(context, arguments, results, nargout, access.property,
                 access.function);
}

//===----------------------------------------------------------------------===//
// Formats of ticks
//===----------------------------------------------------------------------===//

constexpr Access xFormat{"xtickformat", "XAxis"},
    yFormat{"ytickformat", "YAxis"}, zFormat{"ztickformat", "ZAxis"},
    rFormat{"rtickformat", "RAxis"},
    thetaFormat{"thetatickformat", "ThetaAxis"};

/// xtickformat(format), format = xtickformat: of the axis that is active.
template <const Access &access>
void formatTicks(CallContext &context, Arguments arguments, Results &results,
                 int nargout) {
  const NodeRef axes = axesArgument(sceneOf(context), arguments);
  axes->get(access.property);
  const NodeRef ruler = axes->part(access.property);
  if (!arguments.empty()) {
    if (!arguments[0].isText())
      throw Error("MATLAB:" + std::string(access.function) + ":invalidFormat",
                  "The format of ticks is a text such as '%.2f' or 'usd'.");
    ruler->set("TickLabelFormat",
               Value::text(tickFormat(arguments[0].toText())));
  }
  if (arguments.empty() || nargout > 0)
    results.push_back(ruler->at("TickLabelFormat"));
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

constexpr Builtin table[] = {
#define RUNMAT_ROWS_AxesValues
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group axesValueBuiltins() { return table; }

} // namespace runmat::builtins
