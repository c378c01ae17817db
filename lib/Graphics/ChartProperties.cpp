//===- ChartProperties.cpp - of what axes show ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Graphics/Bars.h"
#include "Graphics/Bins.h"
#include "Graphics/Node.h"
#include "Graphics/PropertyWords.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace runmat::graphics {

namespace {

constexpr std::string_view markers =
    "+|o|*|.|x|square|diamond|v|^|>|<|pentagram|hexagram|_|none";
constexpr std::string_view fills = "none|auto|flat|interp|texturemap";
constexpr std::string_view jitters = "none|density|rand|randn";
constexpr std::string_view lightings = "flat|gouraud|phong|none";

/// Rows that several tables share, with those of their own, in the order of
/// their names.
template <size_t... counts>
constexpr auto joined(const Property (&...tables)[counts]) {
  std::array<Property, (counts + ...)> all{};
  auto next = all.begin();
  ((next = std::ranges::copy(tables, next).out), ...);
  std::ranges::sort(all, {}, &Property::name);
  return all;
}

/// How a line or an edge is drawn.
constexpr Property strokeRows[] = {
    {"LineStyle", Rule::Word, "'-'", lineStyles},
    {"LineWidth", Rule::Number, "0.5"},
};
constexpr Property colourRows[] = {
    {"Color", Rule::Colour, "[0 0.447 0.741]", "none"},
};
constexpr Property markerRows[] = {
    {"Marker", Rule::Word, "'none'", markers},
    {"MarkerSize", Rule::Number, "6"},
};
constexpr Property markerColourRows[] = {
    {"MarkerEdgeColor", Rule::Colour, "'auto'", fills},
    {"MarkerFaceColor", Rule::Colour, "'none'", fills},
};
/// Points of polar axes.
constexpr Property polarRows[] = {
    {"RData", Rule::Numbers, "[]"},
    {"RDataSource", Rule::Name, "''"},
    {"ThetaData", Rule::Numbers, "[]"},
    {"ThetaDataSource", Rule::Name, "''"},
};
/// Points of a plane, and of space.
constexpr Property planeRows[] = {
    {"XData", Rule::Numbers, "[]"},
    {"YData", Rule::Numbers, "[]"},
};
constexpr Property spaceRows[] = {
    {"XData", Rule::Numbers, "[]"},
    {"YData", Rule::Numbers, "[]"},
    {"ZData", Rule::Numbers, "[]"},
};
/// What stands on a base.
constexpr Property baseRows[] = {
    {"BaseValue", Rule::Number, "0"},
    {"ShowBaseLine", Rule::Word, "'on'", onOrOff},
};
/// Filled with one color.
constexpr Property filledRows[] = {
    {"EdgeAlpha", Rule::Number, "1"},
    {"EdgeColor", Rule::Colour, "[0 0 0]", fills},
    {"FaceAlpha", Rule::Number, "1"},
    {"FaceColor", Rule::Colour, "[0 0.447 0.741]", fills},
};
/// What is drawn of faces that light falls on.
constexpr Property litRows[] = {
    {"AlphaDataMapping", Rule::Word, "'scaled'", "scaled|direct|none"},
    {"AmbientStrength", Rule::Number, "0.3"},
    {"BackFaceLighting", Rule::Word, "'reverselit'", "reverselit|unlit|lit"},
    {"CDataMapping", Rule::Word, "'scaled'", "scaled|direct"},
    {"DiffuseStrength", Rule::Number, "0.6"},
    {"EdgeAlpha", Rule::Any, "1"},
    {"EdgeColor", Rule::Colour, "[0 0 0]", fills},
    {"EdgeLighting", Rule::Word, "'none'", lightings},
    {"FaceAlpha", Rule::Any, "1"},
    {"FaceLighting", Rule::Word, "'flat'", lightings},
    {"SpecularColorReflectance", Rule::Number, "1"},
    {"SpecularExponent", Rule::Number, "10"},
    {"SpecularStrength", Rule::Number, "0.9"},
    {"VertexNormals", Rule::Numbers, "[]"},
};

/// What has data, a name in the legend, and lies in axes.
constexpr Property dataRows[] = {
    {"Annotation", Rule::Any, "[]"},
    {"DataTipTemplate", Rule::Any, "[]"},
    {"DisplayName", Rule::Name, "''"},
    {"EraseMode", Rule::Word, "'normal'", "normal|none|xor|background"},
    {"SeriesIndex", Rule::Any, "1"},
    {"SourceTable", Rule::Any, "[]"},
    {"XDataMode", Rule::Word, "'auto'", autoOrManual},
    {"XDataSource", Rule::Name, "''"},
    {"XVariable", Rule::Any, "''"},
    {"YDataMode", Rule::Word, "'auto'", autoOrManual},
    {"YDataSource", Rule::Name, "''"},
    {"YVariable", Rule::Any, "''"},
    {"ZDataMode", Rule::Word, "'auto'", autoOrManual},
    {"ZDataSource", Rule::Name, "''"},
};

/// Each point has its marker.
Value allMarkers(const Node &line) {
  std::vector<double> indices;
  const int64_t count =
      std::max(line.at("YData").count(), line.at("RData").count());
  for (int64_t i = 1; i <= count; ++i)
    indices.push_back(double(i));
  return Value::row(indices);
}

constexpr Property ownLine[] = {
    {"AlignVertexCenters", Rule::Word, "'off'", onOrOff},
    {"ColorMode", Rule::Word, "'auto'", autoOrManual},
    {"LineJoin", Rule::Word, "'round'", "round|miter|chamfer"},
    {"MarkerIndices", Rule::Numbers, "[]", {}, allMarkers},
    {"MarkerMode", Rule::Word, "'auto'", autoOrManual},
};
constexpr auto lineRows = joined(ownLine, colourRows, strokeRows, markerRows,
                                 markerColourRows, spaceRows, polarRows);

/// How texts are written.
constexpr Property fontRows[] = {
    {"FontAngle", Rule::Word, "'normal'", "normal|italic"},
    {"FontName", Rule::Name, "'Helvetica'"},
    {"FontSize", Rule::Number, "10"},
    {"FontWeight", Rule::Word, "'normal'", "normal|bold|light|demi"},
    {"Interpreter", Rule::Word, "'tex'", "tex|latex|none"},
};

constexpr Property ownText[] = {
    {"BackgroundColor", Rule::Colour, "'none'", "none"},
    {"Color", Rule::Colour, "[0 0 0]", "none"},
    {"EdgeColor", Rule::Colour, "'none'", "none"},
    {"Editing", Rule::Word, "'off'", onOrOff},
    {"EraseMode", Rule::Word, "'normal'", "normal|none|xor|background"},
    {"Extent", Rule::Fixed, "[0 0 0 0]"},
    {"FontUnits", Rule::Word, "'points'",
     "points|inches|centimeters|normalized|pixels"},
    {"FontSmoothing", Rule::Word, "'on'", onOrOff},
    {"HorizontalAlignment", Rule::Word, "'left'", "left|center|right"},
    {"Layout", Rule::Any, "[]"},
    {"Margin", Rule::Number, "3"},
    {"Position", Rule::Numbers, "[0 0 0]"},
    {"Rotation", Rule::Number, "0"},
    {"String", Rule::Text, "''"},
    {"Units", Rule::Word, "'data'",
     "data|normalized|pixels|inches|centimeters|points|characters"},
    {"VerticalAlignment", Rule::Word, "'middle'",
     "middle|top|bottom|baseline|cap"},
};
constexpr auto textRows = joined(ownText, fontRows, strokeRows);

constexpr Property ownConstantLine[] = {
    {"Alpha", Rule::Number, "0.7"},
    {"Color", Rule::Colour, "[0.15 0.15 0.15]", "none"},
    {"InterceptAxis", Rule::Word, "'x'", "x|y"},
    {"Label", Rule::Text, "''"},
    {"LabelColor", Rule::Colour, "[0.15 0.15 0.15]", "none"},
    {"LabelHorizontalAlignment", Rule::Word, "'right'", "left|center|right"},
    {"LabelOrientation", Rule::Word, "'aligned'", "aligned|horizontal"},
    {"LabelVerticalAlignment", Rule::Word, "'top'", "top|middle|bottom"},
    {"Layer", Rule::Word, "'top'", "top|bottom"},
    {"Value", Rule::Number, "0"},
};
constexpr auto constantLineRows = joined(ownConstantLine, fontRows, strokeRows);

constexpr Property ownAnimatedLine[] = {
    {"Color", Rule::Colour, "[0 0 0]", "none"},
    {"MaximumNumPoints", Rule::Number, "1000000"},
};
constexpr auto animatedLineRows = joined(
    ownAnimatedLine, strokeRows, markerRows, markerColourRows, spaceRows);

constexpr Property ownPatch[] = {
    {"CData", Rule::Any, "[]"},
    {"FaceColor", Rule::Colour, "[0 0 0]", fills},
    {"FaceNormals", Rule::Numbers, "[]"},
    {"FaceOffsetBias", Rule::Number, "0"},
    {"FaceOffsetFactor", Rule::Number, "0"},
    {"FaceVertexAlphaData", Rule::Numbers, "[]"},
    {"FaceVertexCData", Rule::Numbers, "[]"},
    {"Faces", Rule::Numbers, "[]"},
    {"LineJoin", Rule::Word, "'miter'", "round|miter|chamfer"},
    {"Vertices", Rule::Numbers, "[]"},
};
constexpr auto patchRows = joined(ownPatch, litRows, strokeRows, markerRows,
                                  markerColourRows, spaceRows);

constexpr Property ownSurface[] = {
    {"AlphaData", Rule::Numbers, "1"},
    {"CData", Rule::Numbers, "[]"},
    {"CDataMode", Rule::Word, "'auto'", autoOrManual},
    {"CDataSource", Rule::Name, "''"},
    {"FaceColor", Rule::Colour, "'flat'", fills},
    {"FaceNormals", Rule::Numbers, "[]"},
    {"MarkerEdgeColor", Rule::Colour, "'auto'", fills},
    {"MarkerFaceColor", Rule::Colour, "'none'", fills},
    {"MeshStyle", Rule::Word, "'both'", "both|row|column"},
};
constexpr auto surfaceRows =
    joined(ownSurface, litRows, strokeRows, markerRows, spaceRows);

constexpr Property ownImage[] = {
    {"AlphaData", Rule::Numbers, "1"},
    {"AlphaDataMapping", Rule::Word, "'none'", "scaled|direct|none"},
    {"CData", Rule::Numbers, "[]"},
    {"CDataMapping", Rule::Word, "'direct'", "scaled|direct"},
    {"EraseMode", Rule::Word, "'normal'", "normal|none|xor|background"},
    {"Interpolation", Rule::Word, "'nearest'", "nearest|bilinear"},
};
constexpr auto imageRows = joined(ownImage, planeRows);

constexpr Property ownRectangle[] = {
    {"Curvature", Rule::Numbers, "[0 0]"},
    {"EdgeColor", Rule::Colour, "[0 0 0]", "none"},
    {"FaceAlpha", Rule::Number, "1"},
    {"FaceColor", Rule::Colour, "'none'", "none"},
    {"Position", Rule::Numbers, "[0 0 1 1]"},
};
constexpr auto rectangleRows = joined(ownRectangle, strokeRows);

constexpr Property lightRows[] = {
    {"Color", Rule::Colour, "[1 1 1]"},
    {"Position", Rule::Numbers, "[1 0 1]"},
    {"Style", Rule::Word, "'infinite'", "infinite|local"},
};

/// What an object is turned and moved by: not at all.
Value unitMatrix(const Node &) {
  ArrayRef matrix = Array::zeros(ElementClass::Double, Extents(4, 4));
  for (int64_t i = 0; i < 4; ++i)
    matrix->mutableAs<double>()[5 * i] = 1;
  return matrix;
}

constexpr Property groupRows[] = {
    {"Annotation", Rule::Any, "[]"},
    {"DisplayName", Rule::Name, "''"},
    {"Matrix", Rule::Numbers, "[]", {}, unitMatrix},
};

/// How it is shown in a legend.
constexpr Property annotationRows[] = {
    {"LegendInformation", Rule::Any, "[]"},
};
constexpr Property legendEntryRows[] = {
    {"IconDisplayStyle", Rule::Word, "'on'", "on|off|children"},
};

/// The line on which bars and stems stand.
constexpr Property ownBaseline[] = {
    {"BaseValue", Rule::Number, "0"},
    {"Color", Rule::Colour, "[0.15 0.15 0.15]", "none"},
};
constexpr auto baselineRows = joined(ownBaseline, strokeRows);

constexpr Property ownContour[] = {
    {"ContourMatrix", Rule::Numbers, "[]"},
    {"EdgeAlpha", Rule::Number, "1"},
    {"EdgeColor", Rule::Colour, "'flat'", "flat|none|auto"},
    {"FaceAlpha", Rule::Number, "1"},
    {"FaceColor", Rule::Colour, "'none'", "flat|none|auto"},
    {"Fill", Rule::Word, "'off'", onOrOff},
    {"LabelColor", Rule::Colour, "[0 0 0]", "none|flat"},
    {"LabelFormat", Rule::Any, "'%g'"},
    {"LabelSpacing", Rule::Number, "144"},
    {"LevelList", Rule::Numbers, "[]"},
    {"LevelListMode", Rule::Word, "'auto'", "auto|manual"},
    {"LevelStep", Rule::Number, "0"},
    {"LevelStepMode", Rule::Word, "'auto'", autoOrManual},
    {"LineColor", Rule::Colour, "'flat'", "flat|none|auto"},
    {"ShowText", Rule::Word, "'off'", onOrOff},
    {"TextList", Rule::Numbers, "[]"},
    {"TextListMode", Rule::Word, "'auto'", autoOrManual},
    {"TextStep", Rule::Number, "0"},
    {"TextStepMode", Rule::Word, "'auto'", autoOrManual},
    {"ZLocation", Rule::Any, "'zmin'"},
};
constexpr auto contourRows = joined(ownContour, strokeRows, spaceRows);

constexpr Property ownBar[] = {
    {"BarLayout", Rule::Word, "'grouped'", "grouped|stacked|histc|hist"},
    {"BarWidth", Rule::Number, "0.8"},
    {"BaseLine", Rule::Any, "[]"},
    {"CData", Rule::Numbers, "[]", {}, barColours},
    {"GroupWidth", Rule::Number, "0.8"},
    {"Horizontal", Rule::Word, "'off'", onOrOff},
    {"Labels", Rule::Text, "{}"},
    {"XEndPoints", Rule::Fixed, "[]", {}, barEndsX},
    {"YEndPoints", Rule::Fixed, "[]", {}, barEndsY},
};
constexpr auto barRows =
    joined(ownBar, filledRows, baseRows, strokeRows, planeRows);

constexpr Property ownArea[] = {
    {"AlignVertexCenters", Rule::Word, "'off'", onOrOff},
    {"BaseLine", Rule::Any, "[]"},
};
constexpr auto areaRows =
    joined(ownArea, filledRows, baseRows, strokeRows, planeRows);

constexpr auto stairRows =
    joined(colourRows, strokeRows, markerRows, markerColourRows, planeRows);

constexpr Property ownStem[] = {
    {"BaseLine", Rule::Any, "[]"},
    {"Marker", Rule::Word, "'o'", markers},
    {"MarkerSize", Rule::Number, "6"},
};
constexpr auto stemRows = joined(ownStem, baseRows, colourRows, strokeRows,
                                 markerColourRows, spaceRows);

constexpr Property ownScatter[] = {
    {"AlphaData", Rule::Numbers, "1"},
    {"AlphaDataMapping", Rule::Word, "'scaled'", "scaled|direct|none"},
    {"AlphaVariable", Rule::Any, "''"},
    {"CData", Rule::Any, "[0 0.447 0.741]"},
    {"CDataMode", Rule::Word, "'auto'", autoOrManual},
    {"CDataSource", Rule::Name, "''"},
    {"ColorVariable", Rule::Any, "''"},
    {"LineWidth", Rule::Number, "0.5"},
    {"Marker", Rule::Word, "'o'", markers},
    {"MarkerEdgeAlpha", Rule::Any, "1"},
    {"MarkerEdgeColor", Rule::Colour, "'flat'", fills},
    {"MarkerFaceAlpha", Rule::Any, "1"},
    {"MarkerFaceColor", Rule::Colour, "'none'", fills},
    {"SizeData", Rule::Numbers, "36"},
    {"SizeDataSource", Rule::Name, "''"},
    {"SizeVariable", Rule::Any, "''"},
    {"XJitter", Rule::Word, "'none'", jitters},
    {"XJitterWidth", Rule::Number, "0.9"},
    {"YJitter", Rule::Word, "'none'", jitters},
    {"YJitterWidth", Rule::Number, "0.9"},
    {"ZJitter", Rule::Word, "'none'", jitters},
    {"ZJitterWidth", Rule::Number, "0.9"},
};
constexpr auto scatterRows = joined(ownScatter, spaceRows, polarRows);

constexpr Property ownBoxChart[] = {
    {"BoxEdgeColor", Rule::Colour, "[0 0.447 0.741]", "none"},
    {"BoxFaceAlpha", Rule::Number, "0.2"},
    {"BoxFaceColor", Rule::Colour, "[0 0.447 0.741]", "none"},
    {"BoxMedianLineColor", Rule::Colour, "[0 0.447 0.741]", "none"},
    {"BoxWidth", Rule::Number, "0.5"},
    {"GroupByColor", Rule::Any, "[]"},
    {"JitterOutliers", Rule::Word, "'off'", onOrOff},
    {"LineWidth", Rule::Number, "1"},
    {"MarkerColor", Rule::Colour, "[0 0.447 0.741]", "none"},
    {"MarkerSize", Rule::Number, "6"},
    {"MarkerStyle", Rule::Word, "'o'", markers},
    {"Notch", Rule::Word, "'off'", onOrOff},
    {"Orientation", Rule::Word, "'vertical'", "vertical|horizontal"},
    {"WhiskerLineColor", Rule::Colour, "[0.15 0.15 0.15]", "none"},
    {"WhiskerLineStyle", Rule::Word, "'-'", lineStyles},
};
constexpr auto boxChartRows = joined(ownBoxChart, planeRows);

constexpr Property linkRows[] = {
    {"PropertyNames", Rule::Text, "{}"},
    {"Targets", Rule::Any, "[]"},
};

constexpr Property ownErrorBar[] = {
    {"CapSize", Rule::Number, "6"},
    {"XNegativeDelta", Rule::Numbers, "[]"},
    {"XPositiveDelta", Rule::Numbers, "[]"},
    {"YNegativeDelta", Rule::Numbers, "[]"},
    {"YPositiveDelta", Rule::Numbers, "[]"},
};
constexpr auto errorBarRows = joined(ownErrorBar, colourRows, strokeRows,
                                     markerRows, markerColourRows, planeRows);

constexpr Property ownQuiver[] = {
    {"Alignment", Rule::Word, "'tail'", "tail|center|head"},
    {"AutoScale", Rule::Word, "'on'", onOrOff},
    {"AutoScaleFactor", Rule::Number, "0.9"},
    {"MaxHeadSize", Rule::Number, "0.2"},
    {"ScaleFactor", Rule::Number, "1"},
    {"ShowArrowHead", Rule::Word, "'on'", onOrOff},
    {"UData", Rule::Numbers, "[]"},
    {"UDataSource", Rule::Name, "''"},
    {"VData", Rule::Numbers, "[]"},
    {"VDataSource", Rule::Name, "''"},
    {"WData", Rule::Numbers, "[]"},
    {"WDataSource", Rule::Name, "''"},
};
constexpr auto quiverRows = joined(ownQuiver, colourRows, strokeRows,
                                   markerRows, markerColourRows, spaceRows);

Numbers numbersAt(const Node &node, std::string_view name) {
  const Value value = node.at(name);
  Numbers numbers;
  for (int64_t i = 0; i < value.count(); ++i)
    numbers.push_back(value.elementAsDouble(i));
  return numbers;
}

Value edgesOfBins(const Node &histogram) {
  BinRequest request;
  if (histogram.isAssigned("NumBins"))
    request.count = std::max(std::round(histogram.numberAt("NumBins")), 1.0);
  if (histogram.isAssigned("BinWidth"))
    request.width = histogram.numberAt("BinWidth");
  if (histogram.isAssigned("BinLimits")) {
    const Numbers limits = numbersAt(histogram, "BinLimits");
    request.limits = {limits[0], limits[1]};
  }
  request.method = histogram.textAt("BinMethod");
  return Value::row(binEdges(numbersAt(histogram, "Data"), request));
}

Value edgesOfShown(const Node &histogram) { return histogram.at("BinEdges"); }

Value countsOfBins(const Node &histogram) {
  return Value::row(binCounts(numbersAt(histogram, "Data"),
                              numbersAt(histogram, "BinEdges")));
}

Value limitsOfBins(const Node &histogram) {
  const Numbers edges = numbersAt(histogram, "BinEdges");
  return Value::row({edges.front(), edges.back()});
}

Value widthOfBins(const Node &histogram) {
  const Numbers edges = numbersAt(histogram, "BinEdges");
  return edges[1] - edges[0];
}

Value numberOfBins(const Node &histogram) {
  return double(histogram.at("BinEdges").count() - 1);
}

Value heights(const Node &histogram) {
  return Value::row(normalised(
      numbersAt(histogram, "BinCounts"), numbersAt(histogram, "BinEdges"),
      double(histogram.at("Data").count()), histogram.textAt("Normalization")));
}

constexpr Property ownHistogram[] = {
    {"Annotation", Rule::Any, "[]"},
    {"BinCounts", Rule::Fixed, "[]", {}, countsOfBins},
    {"BinEdges",
     Rule::Ascending,
     "[]",
     {},
     edgesOfBins,
     "BinLimits|BinMethod|BinWidth|NumBins"},
    {"BinLimits", Rule::Limits, "[]", {}, limitsOfBins, "BinEdges"},
    {"BinMethod", Rule::Word, "'auto'", binMethods, nullptr,
     "BinEdges|BinWidth|NumBins"},
    {"BinWidth", Rule::Positive, "1", {}, widthOfBins, "BinEdges|NumBins"},
    {"Data", Rule::Numbers, "[]"},
    {"DisplayName", Rule::Name, "''"},
    {"DisplayStyle", Rule::Word, "'bar'", "bar|stairs"},
    {"EdgeAlpha", Rule::Number, "1"},
    {"EdgeColor", Rule::Colour, "[0 0 0]", fills},
    {"FaceAlpha", Rule::Number, "0.6"},
    {"FaceColor", Rule::Colour, "'auto'", fills},
    {"Normalization", Rule::Word, "'count'", normalisationWords},
    {"NumBins", Rule::Positive, "1", {}, numberOfBins, "BinEdges|BinWidth"},
    {"Orientation", Rule::Word, "'vertical'", "vertical|horizontal"},
    {"Values", Rule::Fixed, "[]", {}, heights},
    {"XData", Rule::Fixed, "[]", {}, edgesOfShown},
    {"YData", Rule::Fixed, "[]", {}, heights},
};
constexpr auto histogramRows = joined(ownHistogram, strokeRows);

constexpr Property ownShape[] = {
    {"Color", Rule::Colour, "[0 0 0]", "none"},
    {"EdgeColor", Rule::Colour, "[0 0 0]", "none"},
    {"FaceAlpha", Rule::Number, "1"},
    {"FaceColor", Rule::Colour, "'none'", "none"},
    {"FitBoxToText", Rule::Word, "'on'", onOrOff},
    {"Head1Length", Rule::Number, "10"},
    {"Head1Style", Rule::Name, "'vback2'"},
    {"Head1Width", Rule::Number, "10"},
    {"Head2Length", Rule::Number, "10"},
    {"Head2Style", Rule::Name, "'vback2'"},
    {"Head2Width", Rule::Number, "10"},
    {"HeadLength", Rule::Number, "10"},
    {"HeadStyle", Rule::Name, "'vback2'"},
    {"HeadWidth", Rule::Number, "10"},
    {"Position", Rule::Numbers, "[0.3 0.3 0.1 0.1]"},
    {"Units", Rule::Word, "'normalized'",
     "normalized|pixels|inches|centimeters|points|characters"},
    {"X", Rule::Numbers, "[0.3 0.4]"},
    {"Y", Rule::Numbers, "[0.3 0.4]"},
};
constexpr auto shapeRows = joined(ownShape, strokeRows);

} // namespace

const PropertyTable lineProperties = lineRows, textProperties = textRows,
                    patchProperties = patchRows,
                    surfaceProperties = surfaceRows,
                    imageProperties = imageRows,
                    rectangleProperties = rectangleRows,
                    lightProperties = lightRows, groupProperties = groupRows,
                    contourProperties = contourRows, barProperties = barRows,
                    areaProperties = areaRows, stairProperties = stairRows,
                    stemProperties = stemRows, scatterProperties = scatterRows,
                    errorBarProperties = errorBarRows,
                    quiverProperties = quiverRows,
                    histogramProperties = histogramRows,
                    shapeProperties = shapeRows, dataProperties = dataRows,
                    constantLineProperties = constantLineRows,
                    animatedLineProperties = animatedLineRows,
                    annotationProperties = annotationRows,
                    legendEntryProperties = legendEntryRows,
                    baselineProperties = baselineRows,
                    boxChartProperties = boxChartRows,
                    linkProperties = linkRows;

} // namespace runmat::graphics
