//===- ChartData.h - what charts show ---------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How the data arguments of a plot function become properties of the objects
// that it makes.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_CHARTDATA_H
#define RUNMAT_BUILTINS_CHARTDATA_H

#include "Builtins/Arguments.h"

namespace runmat::builtins {

/// Properties of one object.
using Series = std::vector<std::pair<std::string_view, Value>>;
/// Takes the data of a call, real arrays, apart: one series an object. Throws
/// for what does not fit together.
using SeriesReader = std::vector<Series> (*)(Arguments data,
                                             std::string_view function);

/// What a reader says of data that are too few or too many, and of data that do
/// not go together.
Error wrongCount(std::string_view function);
Error wrongLengths();
/// 1, 2, … as a row.
Value counted(int64_t count);

/// y, or x and y: an object for each column.
std::vector<Series> columnSeries(Arguments data, std::string_view function);
/// The same, then the width of the bars.
std::vector<Series> barSeries(Arguments data, std::string_view function);
/// The same, then where bars or areas stand.
std::vector<Series> areaSeries(Arguments data, std::string_view function);
/// x, y and z: an object for each column.
std::vector<Series> spaceSeries(Arguments data, std::string_view function);
/// z, or x, y and z: one object. Heights are z, or x and y.
std::vector<Series> stemSpaceSeries(Arguments data, std::string_view function);
/// Angles and radii.
std::vector<Series> polarSeries(Arguments data, std::string_view function);
/// Radii, or angles and radii, or complex points: what lies in polar axes.
std::vector<Series> turnSeries(Arguments data, std::string_view function);
std::vector<Series> turnScatterSeries(Arguments data,
                                      std::string_view function);
/// y, or groups and y: one object, with a group for each column of a matrix.
std::vector<Series> boxSeries(Arguments data, std::string_view function);
/// y and e, or x, y and e, or x, y, below and above.
std::vector<Series> errorBarSeries(Arguments data, std::string_view function);
/// x, y, then size and color.
std::vector<Series> scatterSeries(Arguments data, std::string_view function);
std::vector<Series> scatterSpaceSeries(Arguments data,
                                       std::string_view function);
/// u and v, or x, y, u and v, then a scale.
std::vector<Series> quiverSeries(Arguments data, std::string_view function);
/// z, u, v and w, or x, y, z, u, v and w, then a scale.
std::vector<Series> quiverSpaceSeries(Arguments data,
                                      std::string_view function);
/// z, or x, y and z, then colors: one surface.
std::vector<Series> surfaceSeries(Arguments data, std::string_view function);
/// c, or x, y and c.
std::vector<Series> flatSeries(Arguments data, std::string_view function);
/// z, or x, y and z, then levels.
std::vector<Series> contourSeries(Arguments data, std::string_view function);
/// x and y, then colors: a polygon for each column.
std::vector<Series> polygonSeries(Arguments data, std::string_view function);
std::vector<Series> polygonSpaceSeries(Arguments data,
                                       std::string_view function);
/// Triangles, x, y, z, then colors.
std::vector<Series> triangleSeries(Arguments data, std::string_view function);
/// c, or x, y and c: one image.
std::vector<Series> imageSeries(Arguments data, std::string_view function);
/// Values, then the number of bins or their edges.
std::vector<Series> histogramSeries(Arguments data, std::string_view function);

/// Contour lines of z at levels, as `contourc` gives them: a line of two points
/// for each cell that a level crosses.
Value contourMatrix(const Value &x, const Value &y, const Value &z,
                    const std::vector<double> &levels);

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_CHARTDATA_H
