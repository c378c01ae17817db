//===- AxesProperties.cpp - of figures, axes and what is around -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Graphics/Colours.h"
#include "Graphics/Handles.h"
#include "Graphics/Limits.h"
#include "Graphics/Types.h"

namespace runmat::graphics {

namespace {

constexpr std::string_view units =
    "pixels|normalized|inches|centimeters|points|characters|data";
constexpr std::string_view autoOrManual = "auto|manual";
constexpr std::string_view onOrOff = "on|off";
constexpr std::string_view weights = "normal|bold";
constexpr std::string_view angles = "normal|italic";
constexpr std::string_view lineStyles = "-|--|:|-.|none";

Value orderOfAxes(const Node &) { return colourOrder(); }

//===----------------------------------------------------------------------===//
// The root and figures
//===----------------------------------------------------------------------===//

constexpr Property rootRows[] = {
    {"CurrentFigure", Rule::Any, "[]"},
    {"Diary", Rule::Word, "'off'", onOrOff},
    {"DiaryFile", Rule::Name, "'diary'"},
    {"Echo", Rule::Word, "'off'", onOrOff},
    {"ErrorMessage", Rule::Name, "''"},
    {"FixedWidthFontName", Rule::Name, "'Courier New'"},
    {"Format", Rule::Word, "'short'",
     "short|long|shortG|longG|shortE|longE|shortEng|longEng|bank|hex|+|"
     "rational"},
    {"FormatSpacing", Rule::Word, "'loose'", "loose|compact"},
    {"Language", Rule::Fixed, "'english'"},
    {"MonitorPositions", Rule::Fixed, "[1 1 1024 768]"},
    {"More", Rule::Word, "'off'", onOrOff},
    {"PointerLocation", Rule::Numbers, "[0 0]"},
    {"RecursionLimit", Rule::Positive, "500"},
    {"ScreenDepth", Rule::Fixed, "32"},
    {"ScreenPixelsPerInch", Rule::Fixed, "96"},
    {"ScreenSize", Rule::Fixed, "[1 1 1024 768]"},
    {"ShowHiddenHandles", Rule::Word, "'off'", onOrOff},
    {"Units", Rule::Word, "'pixels'", units},
};

/// The number of a figure, [] without one.
Value figureNumber(const Node &figure) {
  return figure.textAt("IntegerHandle") == "on" ? Value(figure.number())
                                                : Value::empty();
}

constexpr Property figureRows[] = {
    {"Alphamap", Rule::Numbers, "[]"},
    {"CloseRequestFcn", Rule::Any, "'closereq'"},
    {"Color", Rule::Colour, "[0.94 0.94 0.94]", "none"},
    {"Colormap", Rule::Numbers, "[]"},
    {"CurrentAxes", Rule::Any, "[]"},
    {"CurrentCharacter", Rule::Text, "''"},
    {"CurrentObject", Rule::Any, "[]"},
    {"CurrentPoint", Rule::Numbers, "[0 0]"},
    {"DockControls", Rule::Word, "'on'", onOrOff},
    {"FileName", Rule::Name, "''"},
    {"GraphicsSmoothing", Rule::Word, "'on'", onOrOff},
    {"InnerPosition", Rule::Numbers, "[232 173 560 420]"},
    {"IntegerHandle", Rule::Word, "'on'", onOrOff},
    {"InvertHardcopy", Rule::Word, "'on'", onOrOff},
    {"KeyPressFcn", Rule::Any, "''"},
    {"KeyReleaseFcn", Rule::Any, "''"},
    {"MenuBar", Rule::Word, "'figure'", "none|figure"},
    {"Name", Rule::Name, "''"},
    {"NextPlot", Rule::Word, "'add'", "new|add|replace|replacechildren"},
    {"Number", Rule::Fixed, "[]", {}, figureNumber},
    {"NumberTitle", Rule::Word, "'on'", onOrOff},
    {"OuterPosition", Rule::Numbers, "[232 173 560 500]"},
    {"PaperOrientation", Rule::Word, "'portrait'", "portrait|landscape"},
    {"PaperPosition", Rule::Numbers, "[1.3333 3.3125 5.8333 4.375]"},
    {"PaperPositionMode", Rule::Word, "'auto'", autoOrManual},
    {"PaperSize", Rule::Numbers, "[8.5 11]"},
    {"PaperType", Rule::Name, "'usletter'"},
    {"PaperUnits", Rule::Word, "'inches'",
     "inches|centimeters|normalized|points"},
    {"Pointer", Rule::Name, "'arrow'"},
    {"Position", Rule::Numbers, "[232 173 560 420]"},
    {"Renderer", Rule::Word, "'opengl'", "opengl|painters|zbuffer|none"},
    {"RendererMode", Rule::Word, "'auto'", autoOrManual},
    {"Resize", Rule::Word, "'on'", onOrOff},
    {"ResizeFcn", Rule::Any, "''"},
    {"SelectionType", Rule::Word, "'normal'", "normal|extend|alt|open"},
    {"SizeChangedFcn", Rule::Any, "''"},
    {"ToolBar", Rule::Word, "'auto'", "auto|figure|none"},
    {"Units", Rule::Word, "'pixels'", units},
    {"WindowButtonDownFcn", Rule::Any, "''"},
    {"WindowButtonMotionFcn", Rule::Any, "''"},
    {"WindowButtonUpFcn", Rule::Any, "''"},
    {"WindowKeyPressFcn", Rule::Any, "''"},
    {"WindowKeyReleaseFcn", Rule::Any, "''"},
    {"WindowScrollWheelFcn", Rule::Any, "''"},
    {"WindowState", Rule::Word, "'normal'",
     "normal|minimized|maximized|fullscreen"},
    {"WindowStyle", Rule::Word, "'normal'", "normal|modal|docked"},
};

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

constexpr Property axesRows[] = {
    {"ALim", Rule::Limits, "[0 1]"},
    {"ALimMode", Rule::Word, "'auto'", autoOrManual},
    {"ActivePositionProperty", Rule::Word, "'outerposition'",
     "outerposition|position"},
    {"AmbientLightColor", Rule::Colour, "[1 1 1]"},
    {"Box", Rule::Word, "'off'", onOrOff},
    {"BoxStyle", Rule::Word, "'back'", "back|full"},
    {"CLim", Rule::Limits, "[0 1]", {}, colourLimits},
    {"CLimMode", Rule::Word, "'auto'", autoOrManual},
    {"CameraPosition", Rule::Numbers, "[0.5 0.5 9.1603]"},
    {"CameraPositionMode", Rule::Word, "'auto'", autoOrManual},
    {"CameraTarget", Rule::Numbers, "[0.5 0.5 0.5]"},
    {"CameraTargetMode", Rule::Word, "'auto'", autoOrManual},
    {"CameraUpVector", Rule::Numbers, "[0 1 0]"},
    {"CameraUpVectorMode", Rule::Word, "'auto'", autoOrManual},
    {"CameraViewAngle", Rule::Number, "6.6086"},
    {"CameraViewAngleMode", Rule::Word, "'auto'", autoOrManual},
    {"Color", Rule::Colour, "[1 1 1]", "none"},
    {"ColorOrder", Rule::Numbers, "[]", {}, orderOfAxes},
    {"ColorOrderIndex", Rule::Number, "1"},
    {"Colormap", Rule::Numbers, "[]"},
    {"CurrentPoint", Rule::Fixed, "[0 0 0]"},
    {"DataAspectRatio", Rule::Numbers, "[1 1 1]"},
    {"DataAspectRatioMode", Rule::Word, "'auto'", autoOrManual},
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
    {"InnerPosition", Rule::Numbers, "[0.13 0.11 0.775 0.815]"},
    {"LabelFontSizeMultiplier", Rule::Number, "1.1"},
    {"Layer", Rule::Word, "'bottom'", "bottom|top"},
    {"Layout", Rule::Any, "[]"},
    {"Legend", Rule::Any, "[]"},
    {"LimitMethod", Rule::Word, "'tickaligned'", "tickaligned|tight|padded"},
    {"LineStyleOrder", Rule::Text, "'-'"},
    {"LineStyleOrderIndex", Rule::Number, "1"},
    {"LineWidth", Rule::Number, "0.5"},
    {"MinorGridAlpha", Rule::Number, "0.25"},
    {"MinorGridColor", Rule::Colour, "[0.1 0.1 0.1]", "none"},
    {"MinorGridLineStyle", Rule::Word, "':'", lineStyles},
    {"NextPlot", Rule::Word, "'replace'",
     "add|replacechildren|replace|replaceall"},
    {"OuterPosition", Rule::Numbers, "[0 0 1 1]"},
    {"PlotBoxAspectRatio", Rule::Numbers, "[1 0.7903 0.7903]"},
    {"PlotBoxAspectRatioMode", Rule::Word, "'auto'", autoOrManual},
    {"Position", Rule::Numbers, "[0.13 0.11 0.775 0.815]"},
    {"PositionConstraint", Rule::Word, "'outerposition'",
     "outerposition|innerposition"},
    {"Projection", Rule::Word, "'orthographic'", "orthographic|perspective"},
    {"SortMethod", Rule::Word, "'childorder'", "childorder|depth"},
    {"Subtitle", Rule::Any, "[]"},
    {"TickDir", Rule::Word, "'in'", "in|out|both|none"},
    {"TickDirMode", Rule::Word, "'auto'", autoOrManual},
    {"TickLabelInterpreter", Rule::Word, "'tex'", "tex|latex|none"},
    {"TickLength", Rule::Numbers, "[0.01 0.025]"},
    {"TightInset", Rule::Fixed, "[0 0 0 0]"},
    {"Title", Rule::Any, "[]"},
    {"TitleFontSizeMultiplier", Rule::Number, "1.1"},
    {"TitleFontWeight", Rule::Word, "'bold'", weights},
    {"Units", Rule::Word, "'normalized'", units},
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
    {"XMinorGrid", Rule::Word, "'off'", onOrOff},
    {"XMinorTick", Rule::Word, "'off'", onOrOff},
    {"XScale", Rule::Word, "'linear'", "linear|log"},
    {"XTick", Rule::Numbers, "[]", {}, xTicks},
    {"XTickLabel", Rule::Text, "{}", {}, xTickLabels},
    {"XTickLabelMode", Rule::Word, "'auto'", autoOrManual},
    {"XTickLabelRotation", Rule::Number, "0"},
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
    {"YMinorGrid", Rule::Word, "'off'", onOrOff},
    {"YMinorTick", Rule::Word, "'off'", onOrOff},
    {"YScale", Rule::Word, "'linear'", "linear|log"},
    {"YTick", Rule::Numbers, "[]", {}, yTicks},
    {"YTickLabel", Rule::Text, "{}", {}, yTickLabels},
    {"YTickLabelMode", Rule::Word, "'auto'", autoOrManual},
    {"YTickLabelRotation", Rule::Number, "0"},
    {"YTickMode", Rule::Word, "'auto'", autoOrManual},
    {"ZAxis", Rule::Any, "[]"},
    {"ZColor", Rule::Colour, "[0.15 0.15 0.15]", "none"},
    {"ZColorMode", Rule::Word, "'auto'", autoOrManual},
    {"ZDir", Rule::Word, "'normal'", "normal|reverse"},
    {"ZGrid", Rule::Word, "'off'", onOrOff},
    {"ZLabel", Rule::Any, "[]"},
    {"ZLim", Rule::Limits, "[0 1]", {}, zLimits},
    {"ZLimMode", Rule::Word, "'auto'", autoOrManual},
    {"ZMinorGrid", Rule::Word, "'off'", onOrOff},
    {"ZMinorTick", Rule::Word, "'off'", onOrOff},
    {"ZScale", Rule::Word, "'linear'", "linear|log"},
    {"ZTick", Rule::Numbers, "[]", {}, zTicks},
    {"ZTickLabel", Rule::Text, "{}", {}, zTickLabels},
    {"ZTickLabelMode", Rule::Word, "'auto'", autoOrManual},
    {"ZTickLabelRotation", Rule::Number, "0"},
    {"ZTickMode", Rule::Word, "'auto'", autoOrManual},
};

/// What axes have of an axis beside their own properties.
constexpr Property rulerRows[] = {
    {"Color", Rule::Colour, "[0.15 0.15 0.15]", "none"},
    {"Exponent", Rule::Number, "0"},
    {"FontAngle", Rule::Word, "'normal'", angles},
    {"FontName", Rule::Name, "'Helvetica'"},
    {"FontSize", Rule::Number, "10"},
    {"FontWeight", Rule::Word, "'normal'", weights},
    {"LineWidth", Rule::Number, "0.5"},
    {"MinorTickValues", Rule::Numbers, "[]"},
    {"TickLabelFormat", Rule::Name, "'%g'"},
};

constexpr std::string_view spacings = "loose|compact|tight|none|normal";

constexpr Property layoutRows[] = {
    {"GridSize", Rule::Numbers, "[1 1]"},
    {"InnerPosition", Rule::Numbers, "[0.13 0.11 0.775 0.815]"},
    {"OuterPosition", Rule::Numbers, "[0 0 1 1]"},
    {"Padding", Rule::Word, "'loose'", spacings},
    {"Position", Rule::Numbers, "[0.13 0.11 0.775 0.815]"},
    {"Subtitle", Rule::Any, "[]"},
    {"TileArrangement", Rule::Word, "'fixed'",
     "fixed|flow|vertical|horizontal"},
    {"TileIndexing", Rule::Word, "'rowmajor'", "rowmajor|columnmajor"},
    {"TileSpacing", Rule::Word, "'loose'", spacings},
    {"Title", Rule::Any, "[]"},
    {"Units", Rule::Word, "'normalized'", units},
    {"XLabel", Rule::Any, "[]"},
    {"YLabel", Rule::Any, "[]"},
};

//===----------------------------------------------------------------------===//
// What stands beside axes, and controls
//===----------------------------------------------------------------------===//

constexpr std::string_view places =
    "north|south|east|west|northeast|northwest|southeast|southwest|"
    "northoutside|southoutside|eastoutside|westoutside|northeastoutside|"
    "northwestoutside|southeastoutside|southwestoutside|best|bestoutside|"
    "layout|manual|none";

constexpr Property legendRows[] = {
    {"AutoUpdate", Rule::Word, "'on'", onOrOff},
    {"Axes", Rule::Any, "[]"},
    {"Box", Rule::Word, "'on'", onOrOff},
    {"Direction", Rule::Word, "'normal'", "normal|reverse"},
    {"FontSize", Rule::Number, "9"},
    {"Location", Rule::Word, "'northeast'", places},
    {"NumColumns", Rule::Number, "1"},
    {"Orientation", Rule::Word, "'vertical'", "vertical|horizontal"},
    {"PlotChildren", Rule::Any, "[]"},
    {"String", Rule::Text, "{}"},
    {"TextColor", Rule::Colour, "[0 0 0]", "none"},
    {"Title", Rule::Any, "[]"},
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
    {"Limits", Rule::Limits, "[0 1]"},
    {"LineWidth", Rule::Number, "0.5"},
    {"Location", Rule::Word, "'eastoutside'", places},
    {"Position", Rule::Numbers, "[0.83 0.11 0.04 0.815]"},
    {"TickDirection", Rule::Word, "'in'", "in|out|both|none"},
    {"TickLabelInterpreter", Rule::Word, "'tex'", "tex|latex|none"},
    {"TickLabels", Rule::Text, "{}"},
    {"TickLength", Rule::Number, "0.01"},
    {"Ticks", Rule::Numbers, "[]"},
    {"Title", Rule::Any, "[]"},
    {"Units", Rule::Word, "'normalized'", units},
    {"XLabel", Rule::Any, "[]"},
    {"XTick", Rule::Numbers, "[]"},
    {"XTickLabel", Rule::Text, "{}"},
    {"YLabel", Rule::Any, "[]"},
    {"YTick", Rule::Numbers, "[]"},
    {"YTickLabel", Rule::Text, "{}"},
};

constexpr Property controlRows[] = {
    {"BackgroundColor", Rule::Colour, "[0.94 0.94 0.94]"},
    {"CData", Rule::Numbers, "[]"},
    {"Callback", Rule::Any, "''"},
    {"Enable", Rule::Word, "'on'", "on|off|inactive"},
    {"Extent", Rule::Fixed, "[0 0 4 4]"},
    {"FontAngle", Rule::Word, "'normal'", angles},
    {"FontName", Rule::Name, "'MS Sans Serif'"},
    {"FontSize", Rule::Number, "8"},
    {"FontUnits", Rule::Word, "'points'",
     "points|inches|centimeters|normalized|pixels"},
    {"FontWeight", Rule::Word, "'normal'", weights},
    {"ForegroundColor", Rule::Colour, "[0 0 0]"},
    {"HorizontalAlignment", Rule::Word, "'center'", "left|center|right"},
    {"KeyPressFcn", Rule::Any, "''"},
    {"ListboxTop", Rule::Number, "1"},
    {"Max", Rule::Number, "1"},
    {"Min", Rule::Number, "0"},
    {"Position", Rule::Numbers, "[20 20 60 20]"},
    {"SliderStep", Rule::Numbers, "[0.01 0.1]"},
    {"String", Rule::Text, "''"},
    {"Style", Rule::Word, "'pushbutton'",
     "pushbutton|togglebutton|checkbox|radiobutton|edit|text|slider|frame|"
     "listbox|popupmenu"},
    {"Tooltip", Rule::Text, "''"},
    {"TooltipString", Rule::Text, "''"},
    {"Units", Rule::Word, "'pixels'", units},
    {"Value", Rule::Numbers, "0"},
};

constexpr Property menuRows[] = {
    {"Accelerator", Rule::Text, "''"},
    {"Callback", Rule::Any, "''"},
    {"Checked", Rule::Word, "'off'", onOrOff},
    {"Enable", Rule::Word, "'on'", onOrOff},
    {"ForegroundColor", Rule::Colour, "[0 0 0]"},
    {"Label", Rule::Name, "''"},
    {"MenuSelectedFcn", Rule::Any, "''"},
    {"Position", Rule::Numbers, "1"},
    {"Separator", Rule::Word, "'off'", onOrOff},
    {"Text", Rule::Name, "''"},
};

constexpr Property panelRows[] = {
    {"BackgroundColor", Rule::Colour, "[0.94 0.94 0.94]"},
    {"BorderType", Rule::Word, "'etchedin'",
     "etchedin|etchedout|beveledin|beveledout|line|none"},
    {"BorderWidth", Rule::Number, "1"},
    {"FontName", Rule::Name, "'MS Sans Serif'"},
    {"FontSize", Rule::Number, "8"},
    {"FontWeight", Rule::Word, "'normal'", weights},
    {"ForegroundColor", Rule::Colour, "[0 0 0]"},
    {"HighlightColor", Rule::Colour, "[1 1 1]"},
    {"Position", Rule::Numbers, "[0 0 1 1]"},
    {"ShadowColor", Rule::Colour, "[0.7 0.7 0.7]"},
    {"Title", Rule::Name, "''"},
    {"TitlePosition", Rule::Word, "'lefttop'",
     "lefttop|centertop|righttop|leftbottom|centerbottom|rightbottom"},
    {"Units", Rule::Word, "'normalized'", units},
};

} // namespace

const PropertyTable rootProperties = rootRows, figureProperties = figureRows,
                    axesProperties = axesRows, legendProperties = legendRows,
                    colorbarProperties = colorbarRows,
                    controlProperties = controlRows, menuProperties = menuRows,
                    panelProperties = panelRows, layoutProperties = layoutRows,
                    rulerProperties = rulerRows;

} // namespace runmat::graphics
