//===- Types.h - the types of graphics objects ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_GRAPHICS_TYPES_H
#define RUNMAT_GRAPHICS_TYPES_H

#include "Graphics/Property.h"

#include <vector>

namespace runmat::graphics {

using PropertyTable = std::span<const Property>;

/// What objects of a type are to plot functions.
enum class Role : uint8_t {
  Other,
  Axes,  ///< a plot function shows its data there
  Chart, ///< they stand where axes would, and show their own data only
};

/// A type of objects: one row a class.
struct Type {
  /// What functions call it: 'plot' makes it, 'line' is its Type.
  std::string_view key;
  std::string_view name;
  std::string_view className;
  /// Types of the objects that it may lie in, separated by |.
  std::string_view parent;
  /// Its own properties, and those that it shares with others.
  PropertyTable own;
  PropertyTable shared = {};
  /// Names of those that the display shows, separated by |; all its own when
  /// empty.
  std::string_view shown = {};
  Role role = Role::Other;
};

/// The type of that key, or null.
const Type *findType(std::string_view key);

/// The type of that key, which there is.
const Type &typeNamed(std::string_view key);

/// The properties that the display shows, in its order.
std::vector<const Property *> shownPropertiesOf(const Type &type);

/// All its properties, in the order of their names.
const std::vector<const Property *> &propertiesOf(const Type &type);

/// The property of that name in any case, or the one whose name alone begins
/// with it; null when there is none. Throws when there are several.
const Property *findProperty(const Type &type, std::string_view name);

/// The property of exactly that name, or null.
const Property *exactProperty(const Type &type, std::string_view name);

// Tables: AxesProperties.cpp, ChartProperties.cpp.
extern const PropertyTable rootProperties, figureProperties, axesProperties,
    planeAxesProperties, polarAxesProperties, legendProperties,
    colorbarProperties, controlProperties, menuProperties, panelProperties,
    layoutProperties, rulerProperties, heatmapProperties, stackProperties;
extern const PropertyTable lineProperties, textProperties, patchProperties,
    surfaceProperties, imageProperties, rectangleProperties, lightProperties,
    groupProperties, contourProperties, barProperties, areaProperties,
    stairProperties, stemProperties, scatterProperties, errorBarProperties,
    quiverProperties, histogramProperties, shapeProperties, dataProperties,
    constantLineProperties, animatedLineProperties, baselineProperties,
    legendEntryProperties, annotationProperties, boxChartProperties,
    linkProperties;

} // namespace runmat::graphics

#endif // RUNMAT_GRAPHICS_TYPES_H
