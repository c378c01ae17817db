//===- AxesProperties.cpp - of axes and what is beside them -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Graphics/Colours.h"
#include "Graphics/Handles.h"
#include "Graphics/Limits.h"
#include "Graphics/PropertyWords.h"
#include "Graphics/Types.h"

namespace runmat::graphics {

namespace {

Value orderOfAxes(const Node &) { return colourOrder(); }

/// The legend beside the axes.
Value legendOf(const Node &axes) {
  const NodeRef parent = axes.parent();
  for (const NodeRef &child :
       parent ? parent->children() : std::vector<NodeRef>())
    if (child->is("legend") && nodeOf(child->at("Axes")).get() == &axes)
      return handleValue(child);
  return handleColumn({});
}

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

/// Of axes of every type.
constexpr Property axesRows[] = {
    {"ALim", Rule::Limits, "[0 1]"},
    {"ALimMode", Rule::Word, "'auto'", autoOrManual},
    {"ActivePositionProperty", Rule::Word, "'outerposition'",
     "outerposition|position"},
    {"AlphaScale", Rule::Word, "'linear'", "linear|log"},
    {"Alphamap", Rule::Numbers, "[]"},
    {"Box", Rule::Word, "'off'", onOrOff},
    {"CLim", Rule::Limits, "[0 1]", {}, colourLimits},
    {"CLimMode", Rule::Word, "'auto'", autoOrManual},
    {"ClippingStyle", Rule::Word, "'3dbox'", "3dbox|rectangle"},
    {"Color", Rule::Colour, "[1 1 1]", "none"},
    {"ColorOrder", Rule::Numbers, "[]", {}, orderOfAxes},
    {"ColorOrderIndex", Rule::Number, "1"},
    {"ColorScale", Rule::Word, "'linear'", "linear|log"},
    {"Colormap", Rule::Numbers, "[]"},
    {"CurrentPoint", Rule::Fixed, "[0 0 0]"},
    {"FontAngle", Rule::Word, "'normal'", angles},
    {"FontName", Rule::Name, "'Helvetica'"},
    {"FontSize", Rule::Number, "10"},
    {"FontSizeMode", Rule::Word, "'auto'", autoOrManual},
    {"FontSmoothing", Rule::Word, "'on'", onOrOff},
    {"FontUnits", Rule::Word, "'points'",
     "points|inches|centimeters|normalized|pixels"},
    {"FontWeight", Rule::Word, "'normal'", weights},
    {"GridAlpha", Rule::Number, "0.15"},
    {"GridAlphaMode", Rule::Word, "'auto'", autoOrManual},
    {"GridColor", Rule::Colour, "[0.15 0.15 0.15]", "none"},
    {"GridColorMode", Rule::Word, "'auto'", autoOrManual},
    {"GridLineStyle", Rule::Word, "'-'", lineStyles},
    {"GridLineWidth", Rule::Number, "0.5"},
    {"InnerPosition", Rule::Numbers, "[0.13 0.11 0.775 0.815]"},
    {"Interactions", Rule::Any, "[]"},
    {"LabelFontSizeMultiplier", Rule::Number, "1.1"},
    {"Layer", Rule::Word, "'bottom'", "bottom|top"},
    {"Layout", Rule::Any, "[]"},
    {"Legend", Rule::Any, "[]", {}, legendOf},
    {"LimitMethod", Rule::Word, "'tickaligned'", "tickaligned|tight|padded"},
    {"LineStyleCyclingMethod", Rule::Word, "'aftercolor'",
     "aftercolor|beforecolor|withcolor"},
    {"LineStyleOrder", Rule::Text, "'-'"},
    {"LineStyleOrderIndex", Rule::Number, "1"},
    {"LineWidth", Rule::Number, "0.5"},
    {"LooseInset", Rule::Numbers, "[0.13 0.11 0.095 0.075]"},
    {"MinorGridAlpha", Rule::Number, "0.25"},
    {"MinorGridAlphaMode", Rule::Word, "'auto'", autoOrManual},
    {"MinorGridColor", Rule::Colour, "[0.1 0.1 0.1]", "none"},
    {"MinorGridColorMode", Rule::Word, "'auto'", autoOrManual},
    {"MinorGridLineStyle", Rule::Word, "':'", lineStyles},
    {"MinorGridLineWidth", Rule::Number, "0.5"},
    {"NextPlot", Rule::Word, "'replace'",
     "add|replacechildren|replace|replaceall"},
    {"NextSeriesIndex", Rule::Fixed, "1"},
    {"OuterPosition", Rule::Numbers, "[0 0 1 1]"},
    {"Position", Rule::Numbers, "[0.13 0.11 0.775 0.815]"},
    {"PositionConstraint", Rule::Word, "'outerposition'",
     "outerposition|innerposition"},
    {"SortMethod", Rule::Word, "'childorder'", "childorder|depth"},
    {"Subtitle", Rule::Any, "[]"},
    {"SubtitleFontWeight", Rule::Word, "'normal'", weights},
    {"TickDir", Rule::Word, "'in'", "in|out|both|none"},
    {"TickDirMode", Rule::Word, "'auto'", autoOrManual},
    {"TickLabelInterpreter", Rule::Word, "'tex'", "tex|latex|none"},
    {"TickLength", Rule::Numbers, "[0.01 0.025]"},
    {"TickLengthMode", Rule::Word, "'auto'", autoOrManual},
    {"TightInset", Rule::Fixed, "[0 0 0 0]"},
    {"Title", Rule::Any, "[]"},
    {"TitleFontSizeMultiplier", Rule::Number, "1.1"},
    {"TitleFontWeight", Rule::Word, "'bold'", weights},
    {"TitleHorizontalAlignment", Rule::Word, "'center'", "left|center|right"},
    {"Toolbar", Rule::Any, "[]"},
    {"Units", Rule::Word, "'normalized'", units},
};

/// Of axes of a plane or of space.
constexpr Property planeAxesRows[] = {
    {"AmbientLightColor", Rule::Colour, "[1 1 1]"},
    {"BoxStyle", Rule::Word, "'back'", "back|full"},
    {"CameraPosition", Rule::Numbers, "[0.5 0.5 9.1603]"},
    {"CameraPositionMode", Rule::Word, "'auto'", autoOrManual},
    {"CameraTarget", Rule::Numbers, "[0.5 0.5 0.5]"},
    {"CameraTargetMode", Rule::Word, "'auto'", autoOrManual},
    {"CameraUpVector", Rule::Numbers, "[0 1 0]"},
    {"CameraUpVectorMode", Rule::Word, "'auto'", autoOrManual},
    {"CameraViewAngle", Rule::Number, "6.6086"},
    {"CameraViewAngleMode", Rule::Word, "'auto'", autoOrManual},
    {"DataAspectRatio", Rule::Numbers, "[1 1 1]"},
    {"DataAspectRatioMode", Rule::Word, "'auto'", autoOrManual},
    {"DrawMode", Rule::Word, "'normal'", "normal|fast"},
    {"PlotBoxAspectRatio", Rule::Numbers, "[1 0.7903 0.7903]"},
    {"PlotBoxAspectRatioMode", Rule::Word, "'auto'", autoOrManual},
    {"Projection", Rule::Word, "'orthographic'", "orthographic|perspective"},
    {"View", Rule::Numbers, "[0 90]"},
    {"XAxis", Rule::Any, "[]"},
    {"XAxisLocation", Rule::Word, "'bottom'", "bottom|top|origin"},
    {"XColor", Rule::Colour, "[0.15 0.15 0.15]", "none"},
    {"XColorMode", Rule::Word, "'auto'", autoOrManual},
    {"XDir", Rule::Word, "'normal'", "normal|reverse"},
    {"XGrid", Rule::Word, "'off'", onOrOff},
    {"XLabel", Rule::Any, "[]"},
    {"XLim", Rule::Limits, "[0 1]", {}, xLimits},
    {"XLimMode", Rule::Word, "'auto'", autoOrManual},
    {"XLimitMethod", Rule::Word, "'tickaligned'", "tickaligned|tight|padded"},
    {"XMinorGrid", Rule::Word, "'off'", onOrOff},
    {"XMinorTick", Rule::Word, "'off'", onOrOff},
    {"XScale", Rule::Word, "'linear'", "linear|log"},
    {"XTick", Rule::Numbers, "[]", {}, xTicks},
    {"XTickLabel", Rule::Text, "{}", {}, xTickLabels},
    {"XTickLabelMode", Rule::Word, "'auto'", autoOrManual},
    {"XTickLabelRotation", Rule::Number, "0"},
    {"XTickLabelRotationMode", Rule::Word, "'auto'", autoOrManual},
    {"XTickMode", Rule::Word, "'auto'", autoOrManual},
    {"YAxis", Rule::Any, "[]"},
    {"YAxisLocation", Rule::Word, "'left'", "left|right|origin"},
    {"YColor", Rule::Colour, "[0.15 0.15 0.15]", "none"},
    {"YColorMode", Rule::Word, "'auto'", autoOrManual},
    {"YDir", Rule::Word, "'normal'", "normal|reverse"},
    {"YGrid", Rule::Word, "'off'", onOrOff},
    {"YLabel", Rule::Any, "[]"},
    {"YLim", Rule::Limits, "[0 1]", {}, yLimits},
    {"YLimMode", Rule::Word, "'auto'", autoOrManual},
    {"YLimitMethod", Rule::Word, "'tickaligned'", "tickaligned|tight|padded"},
    {"YMinorGrid", Rule::Word, "'off'", onOrOff},
    {"YMinorTick", Rule::Word, "'off'", onOrOff},
    {"YScale", Rule::Word, "'linear'", "linear|log"},
    {"YTick", Rule::Numbers, "[]", {}, yTicks},
    {"YTickLabel", Rule::Text, "{}", {}, yTickLabels},
    {"YTickLabelMode", Rule::Word, "'auto'", autoOrManual},
    {"YTickLabelRotation", Rule::Number, "0"},
    {"YTickLabelRotationMode", Rule::Word, "'auto'", autoOrManual},
    {"YTickMode", Rule::Word, "'auto'", autoOrManual},
    {"ZAxis", Rule::Any, "[]"},
    {"ZColor", Rule::Colour, "[0.15 0.15 0.15]", "none"},
    {"ZColorMode", Rule::Word, "'auto'", autoOrManual},
    {"ZDir", Rule::Word, "'normal'", "normal|reverse"},
    {"ZGrid", Rule::Word, "'off'", onOrOff},
    {"ZLabel", Rule::Any, "[]"},
    {"ZLim", Rule::Limits, "[0 1]", {}, zLimits},
    {"ZLimMode", Rule::Word, "'auto'", autoOrManual},
    {"ZLimitMethod", Rule::Word, "'tickaligned'", "tickaligned|tight|padded"},
    {"ZMinorGrid", Rule::Word, "'off'", onOrOff},
    {"ZMinorTick", Rule::Word, "'off'", onOrOff},
    {"ZScale", Rule::Word, "'linear'", "linear|log"},
    {"ZTick", Rule::Numbers, "[]", {}, zTicks},
    {"ZTickLabel", Rule::Text, "{}", {}, zTickLabels},
    {"ZTickLabelMode", Rule::Word, "'auto'", autoOrManual},
    {"ZTickLabelRotation", Rule::Number, "0"},
    {"ZTickLabelRotationMode", Rule::Word, "'auto'", autoOrManual},
    {"ZTickMode", Rule::Word, "'auto'", autoOrManual},
};

constexpr Property polarAxesRows[] = {
    {"RAxis", Rule::Any, "[]"},
    {"RAxisLocation", Rule::Number, "80"},
    {"RAxisLocationMode", Rule::Word, "'auto'", autoOrManual},
    {"RColor", Rule::Colour, "[0.15 0.15 0.15]", "none"},
    {"RColorMode", Rule::Word, "'auto'", autoOrManual},
    {"RDir", Rule::Word, "'normal'", "normal|reverse"},
    {"RGrid", Rule::Word, "'on'", onOrOff},
    {"RLim", Rule::Limits, "[0 1]", {}, radiusLimits},
    {"RLimMode", Rule::Word, "'auto'", autoOrManual},
    {"RMinorGrid", Rule::Word, "'off'", onOrOff},
    {"RMinorTick", Rule::Word, "'off'", onOrOff},
    {"RTick", Rule::Numbers, "[]", {}, radiusTicks},
    {"RTickLabel", Rule::Text, "{}", {}, radiusTickLabels},
    {"RTickLabelMode", Rule::Word, "'auto'", autoOrManual},
    {"RTickLabelRotation", Rule::Number, "0"},
    {"RTickMode", Rule::Word, "'auto'", autoOrManual},
    {"ThetaAxis", Rule::Any, "[]"},
    {"ThetaAxisUnits", Rule::Word, "'degrees'", "degrees|radians"},
    {"ThetaColor", Rule::Colour, "[0.15 0.15 0.15]", "none"},
    {"ThetaColorMode", Rule::Word, "'auto'", autoOrManual},
    {"ThetaDir", Rule::Word, "'counterclockwise'",
     "counterclockwise|clockwise"},
    {"ThetaGrid", Rule::Word, "'on'", onOrOff},
    {"ThetaLim", Rule::Limits, "[0 360]", {}, angleLimits},
    {"ThetaLimMode", Rule::Word, "'auto'", autoOrManual},
    {"ThetaMinorGrid", Rule::Word, "'off'", onOrOff},
    {"ThetaMinorTick", Rule::Word, "'off'", onOrOff},
    {"ThetaTick", Rule::Numbers, "[]", {}, angleTicks},
    {"ThetaTickLabel", Rule::Text, "{}", {}, angleTickLabels},
    {"ThetaTickLabelMode", Rule::Word, "'auto'", autoOrManual},
    {"ThetaTickMode", Rule::Word, "'auto'", autoOrManual},
    {"ThetaZeroLocation", Rule::Word, "'right'", "right|top|left|bottom"},
};

/// Most of what an axis has stands for a property of the axes.
constexpr Property rulerRows[] = {
    {"Color", Rule::Any, "[]", {}, nullptr, {}, "?Color"},
    {"Direction", Rule::Any, "[]", {}, nullptr, {}, "?Dir"},
    {"Exponent", Rule::Number, "0"},
    {"ExponentMode", Rule::Word, "'auto'", autoOrManual},
    {"FontAngle", Rule::Word, "'normal'", angles},
    {"FontName", Rule::Name, "'Helvetica'"},
    {"FontSize", Rule::Number, "10"},
    {"FontSmoothing", Rule::Word, "'on'", onOrOff},
    {"FontWeight", Rule::Word, "'normal'", weights},
    {"Label", Rule::Any, "[]", {}, nullptr, {}, "?Label"},
    {"LimitMethod", Rule::Any, "[]", {}, nullptr, {}, "?LimitMethod"},
    {"Limits", Rule::Any, "[]", {}, nullptr, {}, "?Lim"},
    {"LimitsMode", Rule::Any, "[]", {}, nullptr, {}, "?LimMode"},
    {"LineWidth", Rule::Number, "0.5"},
    {"MinorTick", Rule::Any, "[]", {}, nullptr, {}, "?MinorTick"},
    {"MinorTickValues", Rule::Numbers, "[]"},
    {"MinorTickValuesMode", Rule::Word, "'auto'", autoOrManual},
    {"Scale", Rule::Any, "[]", {}, nullptr, {}, "?Scale"},
    {"SecondaryLabelFormat", Rule::Name, "''"},
    {"TickDirection", Rule::Any, "[]", {}, nullptr, {}, "TickDir"},
    {"TickLabelFormat", Rule::Name, "'%g'"},
    {"TickLabelInterpreter",
     Rule::Any,
     "[]",
     {},
     nullptr,
     {},
     "TickLabelInterpreter"},
    {"TickLabelRotation",
     Rule::Any,
     "[]",
     {},
     nullptr,
     {},
     "?TickLabelRotation"},
    {"TickLabels", Rule::Any, "[]", {}, nullptr, {}, "?TickLabel"},
    {"TickLabelsMode", Rule::Any, "[]", {}, nullptr, {}, "?TickLabelMode"},
    {"TickLength", Rule::Any, "[]", {}, nullptr, {}, "TickLength"},
    {"TickValues", Rule::Any, "[]", {}, nullptr, {}, "?Tick"},
    {"TickValuesMode", Rule::Any, "[]", {}, nullptr, {}, "?TickMode"},
};

//===----------------------------------------------------------------------===//
// What stands beside axes
//===----------------------------------------------------------------------===//

constexpr std::string_view places =
    "north|south|east|west|northeast|northwest|southeast|southwest|"
    "northoutside|southoutside|eastoutside|westoutside|northeastoutside|"
    "northwestoutside|southeastoutside|southwestoutside|best|bestoutside|"
    "layout|manual|none";

constexpr Property legendRows[] = {
    {"AutoUpdate", Rule::Word, "'on'", onOrOff},
    {"Axes", Rule::Any, "[]"},
    {"BackgroundAlpha", Rule::Number, "1"},
    {"Box", Rule::Word, "'on'", onOrOff},
    {"Color", Rule::Colour, "[1 1 1]", "none"},
    {"Direction", Rule::Word, "'normal'", "normal|reverse"},
    {"EdgeColor", Rule::Colour, "[0.15 0.15 0.15]", "none"},
    {"FontSize", Rule::Number, "9"},
    {"IconColumnWidth", Rule::Number, "30"},
    {"ItemHitFcn", Rule::Any, "''"},
    {"ItemTokenSize", Rule::Numbers, "[30 18]"},
    {"Layout", Rule::Any, "[]"},
    {"Location", Rule::Word, "'northeast'", places},
    {"NumColumns", Rule::Number, "1"},
    {"NumColumnsMode", Rule::Word, "'auto'", autoOrManual},
    {"Orientation", Rule::Word, "'vertical'", "vertical|horizontal"},
    {"PlotChildren", Rule::Any, "[]"},
    {"Position", Rule::Numbers, "[0.7 0.8 0.2 0.1]"},
    {"String", Rule::Text, "{}"},
    {"TextColor", Rule::Colour, "[0 0 0]", "none"},
    {"Title", Rule::Any, "[]"},
    {"Units", Rule::Word, "'normalized'", units},
};

constexpr Property colorbarRows[] = {
    {"Axes", Rule::Any, "[]"},
    {"AxisLocation", Rule::Word, "'out'", "out|in"},
    {"Box", Rule::Word, "'on'", onOrOff},
    {"Color", Rule::Colour, "[0.15 0.15 0.15]", "none"},
    {"Direction", Rule::Word, "'normal'", "normal|reverse"},
    {"FontAngle", Rule::Word, "'normal'", angles},
    {"FontName", Rule::Name, "'Helvetica'"},
    {"FontSize", Rule::Number, "9"},
    {"FontWeight", Rule::Word, "'normal'", weights},
    {"Label", Rule::Any, "[]"},
    {"Layout", Rule::Any, "[]"},
    {"Limits", Rule::Limits, "[0 1]"},
    {"LimitsMode", Rule::Word, "'auto'", autoOrManual},
    {"LineWidth", Rule::Number, "0.5"},
    {"Location", Rule::Word, "'eastoutside'", places},
    {"Position", Rule::Numbers, "[0.83 0.11 0.04 0.815]"},
    {"TickDirection", Rule::Word, "'in'", "in|out|both|none"},
    {"TickLabelInterpreter", Rule::Word, "'tex'", "tex|latex|none"},
    {"TickLabelRotation", Rule::Number, "0"},
    {"TickLabels", Rule::Text, "{}"},
    {"TickLabelsMode", Rule::Word, "'auto'", autoOrManual},
    {"TickLength", Rule::Number, "0.01"},
    {"Ticks", Rule::Numbers, "[]"},
    {"TicksMode", Rule::Word, "'auto'", autoOrManual},
    {"Title", Rule::Any, "[]"},
    {"Units", Rule::Word, "'normalized'", units},
    {"XLabel", Rule::Any, "[]"},
    {"XLim", Rule::Limits, "[0 1]"},
    {"XTick", Rule::Numbers, "[]"},
    {"XTickLabel", Rule::Text, "{}"},
    {"YLabel", Rule::Any, "[]"},
    {"YLim", Rule::Limits, "[0 1]"},
    {"YTick", Rule::Numbers, "[]"},
    {"YTickLabel", Rule::Text, "{}"},
};

//===----------------------------------------------------------------------===//
// Charts that stand where axes would
//===----------------------------------------------------------------------===//

/// Of all cells, as they are colored.
Value heatmapLimits(const Node &chart) {
  Span span = emptySpan();
  extend(span, chart.at("ColorData"));
  return span.low < span.high ? Value::row({span.low, span.high})
                              : Value::row({0, 1});
}

Value heatmapCells(const Node &chart) { return chart.at("ColorData"); }
Value heatmapColumns(const Node &chart) { return chart.at("XData"); }
Value heatmapRowNames(const Node &chart) { return chart.at("YData"); }

constexpr Property heatmapRows[] = {
    {"CellLabelColor", Rule::Colour, "'auto'", "auto|none"},
    {"CellLabelFormat", Rule::Name, "'%0.4g'"},
    {"ColorData", Rule::Numbers, "[]"},
    {"ColorDisplayData", Rule::Fixed, "[]", {}, heatmapCells},
    {"ColorLimits", Rule::Limits, "[0 1]", {}, heatmapLimits},
    {"ColorMethod", Rule::Name, "'none'"},
    {"ColorScaling", Rule::Word, "'scaled'",
     "scaled|scaledcolumns|scaledrows|log"},
    {"ColorbarVisible", Rule::Word, "'on'", onOrOff},
    {"Colormap", Rule::Numbers, "[]"},
    {"FontColor", Rule::Colour, "[0.15 0.15 0.15]"},
    {"FontName", Rule::Name, "'Helvetica'"},
    {"FontSize", Rule::Number, "10"},
    {"GridVisible", Rule::Word, "'on'", onOrOff},
    {"InnerPosition", Rule::Numbers, "[0.13 0.11 0.775 0.815]"},
    {"Layout", Rule::Any, "[]"},
    {"MissingDataColor", Rule::Colour, "[0.15 0.15 0.15]"},
    {"MissingDataLabel", Rule::Name, "'NaN'"},
    {"OuterPosition", Rule::Numbers, "[0 0 1 1]"},
    {"Position", Rule::Numbers, "[0.13 0.11 0.775 0.815]"},
    {"PositionConstraint", Rule::Word, "'outerposition'",
     "outerposition|innerposition"},
    {"Title", Rule::Text, "''"},
    {"Units", Rule::Word, "'normalized'", units},
    {"XData", Rule::Text, "{}"},
    {"XDisplayData", Rule::Text, "{}", {}, heatmapColumns},
    {"XDisplayLabels", Rule::Text, "{}", {}, heatmapColumns},
    {"XLabel", Rule::Text, "''"},
    {"XLimits", Rule::Any, "[]"},
    {"XVariable", Rule::Name, "''"},
    {"YData", Rule::Text, "{}"},
    {"YDisplayData", Rule::Text, "{}", {}, heatmapRowNames},
    {"YDisplayLabels", Rule::Text, "{}", {}, heatmapRowNames},
    {"YLabel", Rule::Text, "''"},
    {"YLimits", Rule::Any, "[]"},
    {"YVariable", Rule::Name, "''"},
};

constexpr Property stackRows[] = {
    {"Color", Rule::Colour, "[0 0.447 0.741]"},
    {"DisplayLabels", Rule::Text, "{}"},
    {"DisplayVariables", Rule::Any, "[]"},
    {"FontName", Rule::Name, "'Helvetica'"},
    {"FontSize", Rule::Number, "10"},
    {"GridVisible", Rule::Word, "'off'", onOrOff},
    {"InnerPosition", Rule::Numbers, "[0.13 0.11 0.775 0.815]"},
    {"Layout", Rule::Any, "[]"},
    {"LineStyle", Rule::Word, "'-'", lineStyles},
    {"LineWidth", Rule::Number, "0.5"},
    {"Marker", Rule::Name, "'none'"},
    {"MarkerSize", Rule::Number, "6"},
    {"OuterPosition", Rule::Numbers, "[0 0 1 1]"},
    {"Position", Rule::Numbers, "[0.13 0.11 0.775 0.815]"},
    {"Title", Rule::Text, "''"},
    {"Units", Rule::Word, "'normalized'", units},
    {"XData", Rule::Numbers, "[]"},
    {"XLabel", Rule::Text, "''"},
    {"XLimits", Rule::Any, "[]"},
    {"YData", Rule::Numbers, "[]"},
};

} // namespace

const PropertyTable axesProperties = axesRows,
                    planeAxesProperties = planeAxesRows,
                    polarAxesProperties = polarAxesRows,
                    rulerProperties = rulerRows, legendProperties = legendRows,
                    colorbarProperties = colorbarRows,
                    heatmapProperties = heatmapRows,
                    stackProperties = stackRows;

} // namespace runmat::graphics
