//===- Analysis.cpp - statistics, polynomials, filters ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/ComplexDispatch.h"
#include "Builtins/Filtering.h"
#include "Builtins/Groups.h"
#include "Builtins/Interpolation.h"
#include "Builtins/Kernels/Operators.h"
#include "Builtins/Lines.h"
#include "Builtins/OrderStatistics.h"
#include "Builtins/Polynomials.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace runmat::builtins {

namespace {

//===----------------------------------------------------------------------===//
// median, mode
//===----------------------------------------------------------------------===//

Dimensions statisticDimensions(Arguments arguments) {
  const Extents &extents = arguments[0].extents();
  if (arguments.size() > 1)
    return dimensionsArgument(arguments[1], extents);
  return extents == Extents(0, 0) ? Dimensions{0, 1}
                                  : Dimensions{defaultDimension(extents)};
}

void median(CallContext &, Arguments arguments, Results &results, int) {
  bool omitNaN = false;
  takeNaNFlag(arguments, omitNaN);
  results.push_back(
      medianOf(arguments[0], statisticDimensions(arguments), omitNaN));
}

/// [smallest of the most frequent, their number, all of them] = mode(x, dim).
void mode(CallContext &, Arguments arguments, Results &results, int nargout) {
  results = modeOf(arguments[0], statisticDimensions(arguments), nargout);
}

//===----------------------------------------------------------------------===//
// Polynomials
//===----------------------------------------------------------------------===//

/// [y, delta] = polyval(p, x, S, mu).
void polyval(CallContext &, Arguments arguments, Results &results,
             int nargout) {
  const Value &p = arguments[0];
  const Value x = arguments.size() > 3 ? scaledBy(arguments[1], arguments[3])
                                       : arguments[1];
  results.push_back(polynomialAt(p, x));
  if (nargout < 2)
    return;
  if (arguments.size() < 3 || !arguments[2].isStruct())
    throw Error("MATLAB:polyval:Requires3Inputs",
                "The error of a prediction follows from the structure that "
                "polyfit gives, as the third argument.");
  results.push_back(
      predictionError(arguments[2].structure(), p.count() - 1, x));
}

/// [p, S, mu] = polyfit(x, y, n); with mu the powers are those of x with the
/// mean 0 and the deviation 1.
void polyfit(CallContext &context, Arguments arguments, Results &results,
             int nargout) {
  const Value &y = arguments[1];
  const int64_t degree = wholeArgument(arguments[2], "The degree", 0);
  if (arguments[0].count() != y.count())
    throw Error("MATLAB:polyfit:XYSizeMismatch",
                "The first two inputs must have the same number of elements.");
  const Value mu = nargout > 2 ? centreAndScale(arguments[0]) : Value();
  const Value x = nargout > 2 ? scaledBy(arguments[0], mu) : arguments[0];
  const Value coefficients = nearestPolynomial(x, y, degree);
  if (y.count() <= degree)
    context.warn("MATLAB:polyfit:PolyNotUnique",
                 "Polynomial is not unique; degree >= number of data points.");
  results.push_back(
      castTo(floatClassOf(arguments.first(2)), transpose(coefficients, false)));
  if (nargout > 1)
    results.push_back(fitOf(x, y, coefficients));
  if (nargout > 2)
    results.push_back(mu);
}

//===----------------------------------------------------------------------===//
// Sums of products
//
// Computed in double; with a single among the operands the results are rounded
// to single.
//===----------------------------------------------------------------------===//

ConvolutionPart takeConvolutionPart(Arguments &arguments) {
  if (takeOption(arguments, "same"))
    return ConvolutionPart::Same;
  if (takeOption(arguments, "valid"))
    return ConvolutionPart::Valid;
  takeOption(arguments, "full");
  return ConvolutionPart::Full;
}

/// conv(a, b, 'full', 'same' or 'valid'): a full one points where the longer
/// operand does (of two equally long ones b), a part where a does.
void conv(CallContext &, Arguments arguments, Results &results, int) {
  const ConvolutionPart part = takeConvolutionPart(arguments);
  const Value &a = arguments[0], &b = arguments[1];
  for (const Value *operand : {&a, &b})
    if (!operand->isVector() && !operand->isEmpty())
      throw Error("MATLAB:conv:AorBNotVector",
                  "The operands of conv must be vectors, got a " +
                      operand->extents().str() + " array.");
  const bool likeB = part == ConvolutionPart::Full && a.count() <= b.count();
  const bool isRow = (likeB ? b : a).rows() == 1 || a.isEmpty() || b.isEmpty();
  const Value column = convolve(a, b, part);
  results.push_back(castTo(floatClassOf(arguments),
                           isRow ? transpose(column, false) : column));
}

/// [y, final] = filter(b, a, x, initial, dim).
void filter(CallContext &, Arguments arguments, Results &results, int) {
  const Value &x = arguments[2];
  const size_t dimension = arguments.size() > 4
                               ? dimensionArgument(arguments[4])
                               : defaultDimension(x.extents());
  const Filtered filtered =
      filterAlong({arguments[0], arguments[1],
                   arguments.size() > 3 ? arguments[3] : Value()},
                  x, dimension);
  const ElementClass elementClass = floatClassOf(arguments.first(3));
  results = {castTo(elementClass, filtered.values),
             castTo(elementClass, filtered.final)};
}

/// The widths between neighbours along the lines of y.
template <typename T> class Spacing {
public:
  /// `x` is undefined for 1, or a number, the points of all lines, or an array
  /// of the extents of y.
  Spacing(const Value &x, const Value &y, const Lines &lines) {
    if (!x.isDefined() || x.isEmpty())
      return;
    points = numbersOf<T>(x);
    if (x.isScalar())
      return;
    ownOfLine = x.extents() == y.extents() && !x.isVector();
    if (!ownOfLine && x.count() != lines.length)
      throw Error("MATLAB:trapz:LengthXMismatch",
                  "The points of trapz must be a number, as many as y has "
                  "elements along the dimension, or of the size of y.");
  }
  T width(const Lines &lines, int64_t line, int64_t i) const {
    if (points.size() <= 1)
      return points.empty() ? T(1) : points[0];
    const int64_t first = ownOfLine ? lines.first(line) : 0,
                  stride = ownOfLine ? lines.stride : 1;
    return points[size_t(first + i * stride)] -
           points[size_t(first + (i - 1) * stride)];
  }

private:
  std::vector<T> points;
  bool ownOfLine = false;
};

template <typename T>
Value integrated(const Value &x, const Value &y, size_t dimension) {
  const Lines lines(y.extents(), dimension);
  const Spacing<T> spacing(x, y, lines);
  const std::vector<T> values = numbersOf<T>(y);
  std::vector<T> areas;
  for (int64_t line = 0; line < lines.count; ++line) {
    const auto value = [&](int64_t i) {
      return values[size_t(lines.first(line) + i * lines.stride)];
    };
    T area = 0;
    for (int64_t i = 1; i < lines.length; ++i)
      area += spacing.width(lines, line, i) * (value(i) + value(i - 1)) / T(2);
    areas.push_back(area);
  }
  return arrayOf(areas, withExtent(y.extents(), dimension, 1));
}

/// trapz(y), trapz(x, y), trapz(y, dim), trapz(x, y, dim).
void trapz(CallContext &, Arguments arguments, Results &results, int) {
  Value x, y = arguments[0], dimension;
  if (arguments.size() == 3)
    dimension = arguments[2];
  if (arguments.size() == 2 && arguments[1].isScalar()) {
    dimension = arguments[1];
  } else if (arguments.size() > 1) {
    x = arguments[0];
    y = arguments[1];
  }
  const bool isNothing = y.extents() == Extents(0, 0) && !dimension.isDefined();
  const bool complex = x.isComplex() || y.isComplex();
  const size_t along = dimension.isDefined() ? dimensionArgument(dimension)
                                             : defaultDimension(y.extents());
  const Value areas = withNumberType(complex, [&](auto number) -> Value {
    return isNothing ? Value(0.0) : integrated<decltype(number)>(x, y, along);
  });
  const Arguments data =
      arguments.first(arguments.size() - (dimension.isDefined() ? 1 : 0));
  results.push_back(castTo(floatClassOf(data), areas));
}

//===----------------------------------------------------------------------===//
// Interpolation
//===----------------------------------------------------------------------===//

/// The points 1 to n of values that are given without.
Value countedPoints(const Value &values) {
  std::vector<double> points(
      size_t(values.isVector() ? values.count() : values.rows()));
  std::iota(points.begin(), points.end(), 1.0);
  return columnVector(points);
}

void takeMethod(Arguments &arguments, Interpolation &task) {
  using Method = InterpolationMethod;
  constexpr std::pair<std::string_view, Method> methods[] = {
      {"linear", Method::Linear}, {"nearest", Method::Nearest},
      {"next", Method::Next},     {"previous", Method::Previous},
      {"cubic", Method::Cubic},   {"pchip", Method::Pchip},
      {"spline", Method::Spline}, {"makima", Method::Makima}};
  for (const auto &[name, method] : methods)
    if (takeOption(arguments, name)) {
      task.method = method;
      return;
    }
}

/// Takes 'extrap' or, behind the name of a method, a number off the end.
void takeOutside(Arguments &arguments, Interpolation &task) {
  task.extrapolate = takeOption(arguments, "extrap");
  const size_t n = arguments.size();
  if (n < 4 || !arguments[n - 2].isText())
    return;
  task.outside = arguments[n - 1];
  arguments = arguments.first(n - 1);
}

/// interp1(x, v, xq, method, extrapolation) and interp1(v, xq, …).
void interp1(CallContext &, Arguments arguments, Results &results, int) {
  Interpolation task;
  takeOutside(arguments, task);
  takeMethod(arguments, task);
  if (!task.outside.isDefined()) {
    task.outside = std::numeric_limits<double>::quiet_NaN();
    task.extrapolate |= task.method == InterpolationMethod::Pchip ||
                        task.method == InterpolationMethod::Spline ||
                        task.method == InterpolationMethod::Makima;
  }
  const size_t n = arguments.size();
  task.values = arguments[n - 2];
  task.wanted = arguments[n - 1];
  task.points = n == 3 ? arguments[0] : countedPoints(task.values);
  results.push_back(castTo(floatClassOf(arguments), interpolate(task)));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Analysis
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group analysisBuiltins() { return table; }

} // namespace runmat::builtins
