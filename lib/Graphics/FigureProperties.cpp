//===- FigureProperties.cpp - of figures and controls -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Graphics/Node.h"
#include "Graphics/PropertyWords.h"

namespace runmat::graphics {

namespace {

//===----------------------------------------------------------------------===//
// The root and figures
//===----------------------------------------------------------------------===//

constexpr Property rootRows[] = {
    {"CallbackObject", Rule::Fixed, "[]"},
    {"CurrentFigure", Rule::Any, "[]"},
    {"FixedWidthFontName", Rule::Name, "'Courier New'"},
    {"MonitorPositions", Rule::Fixed, "[1 1 1024 768]"},
    {"PointerLocation", Rule::Numbers, "[0 0]"},
    {"RecursionLimit", Rule::Number, "500"},
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
    {"AutoResizeChildren", Rule::Word, "'off'", onOrOff},
    {"BackingStore", Rule::Word, "'on'", onOrOff},
    {"CloseRequestFcn", Rule::Any, "'closereq'"},
    {"Color", Rule::Colour, "[0.94 0.94 0.94]", "none"},
    {"Colormap", Rule::Numbers, "[]"},
    {"CurrentAxes", Rule::Any, "[]"},
    {"CurrentCharacter", Rule::Text, "''"},
    {"CurrentObject", Rule::Any, "[]"},
    {"CurrentPoint", Rule::Numbers, "[0 0]"},
    {"DockControls", Rule::Word, "'on'", onOrOff},
    {"DoubleBuffer", Rule::Word, "'on'", onOrOff},
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
    {"PointerShapeCData", Rule::Numbers, "[]"},
    {"PointerShapeHotSpot", Rule::Numbers, "[1 1]"},
    {"Position", Rule::Numbers, "[232 173 560 420]"},
    {"Renderer", Rule::Word, "'opengl'", "opengl|painters|zbuffer|none"},
    {"RendererMode", Rule::Word, "'auto'", autoOrManual},
    {"Resize", Rule::Word, "'on'", onOrOff},
    {"ResizeFcn", Rule::Any, "''"},
    {"Scrollable", Rule::Word, "'off'", onOrOff},
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
// Controls
//===----------------------------------------------------------------------===//

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
                    layoutProperties = layoutRows,
                    controlProperties = controlRows, menuProperties = menuRows,
                    panelProperties = panelRows;

} // namespace runmat::graphics
