//===- Analysis.cpp - statistics, polynomials, filters ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/ComplexDispatch.h"
#include "Builtins/Filtering.h"
#include "Builtins/Groups.h"
#include "Builtins/Interpolation.h"
#include "Builtins/Kernels/Operators.h"
#include "Builtins/Kernels/Slices.h"
#include "Builtins/Lines.h"
#include "Builtins/Polynomials.h"
#include "Builtins/SortKeys.h"
#include "Values/ElementTypes.h"
#include "Values/Gather.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace runmat::builtins {

namespace {

//===----------------------------------------------------------------------===//
// median, mode
//
// Found by position among the elements, so that no class loses digits.
//===----------------------------------------------------------------------===//

/// Positions of a slice's elements in the order of sort, without NaN.
struct SortedSlice {
  std::vector<int64_t> positions;
  bool hasNaN = false;
};

SortedSlice sortedSlice(std::vector<int64_t> positions,
                        const std::vector<Key> &keys) {
  const size_t all = positions.size();
  std::erase_if(positions,
                [&](int64_t at) { return isNaNKey(keys[size_t(at)]); });
  sortByKeys(positions, keys, {});
  return {positions, positions.size() < all};
}

/// Elements of x, NaN (in integer classes 0) for each fillPosition.
Value chosenElements(const Value &x, const Extents &extents,
                     const std::vector<int64_t> &positions) {
  const Value chosen = gather(x, extents, positions);
  if (std::find(positions.begin(), positions.end(), fillPosition) ==
      positions.end())
    return chosen;
  std::vector<double> missing;
  for (int64_t position : positions)
    missing.push_back(position == fillPosition
                          ? std::numeric_limits<double>::quiet_NaN()
                          : 0);
  return binaryOp(BinaryOpcode::Plus, chosen,
                  inClassOf(x, arrayOf(missing, extents)));
}

/// The most frequent elements, one of each in ascending order, and how often
/// they are there.
struct MostFrequent {
  std::vector<int64_t> positions;
  size_t count = 0;
};

MostFrequent mostFrequent(const SortedSlice &slice,
                          const std::vector<Key> &keys) {
  MostFrequent found;
  size_t run = 0;
  const auto key = [&](size_t k) { return keys[size_t(slice.positions[k])]; };
  for (size_t i = 0; i < slice.positions.size(); ++i) {
    run = i > 0 && sameKey(key(i - 1), key(i)) ? run + 1 : 1;
    if (run > found.count)
      found = {{}, run};
    if (run == found.count)
      found.positions.push_back(slice.positions[i + 1 - run]);
  }
  return found;
}

/// What a statistic goes over: the slices, each in order.
struct SliceRequest {
  Value x;
  Extents extents; ///< of the result
  std::vector<SortedSlice> slices;
  std::vector<Key> keys;
};

SliceRequest readSlices(Arguments arguments) {
  SliceRequest request{arguments[0], {}, {}, {}};
  const Value &x = request.x;
  const Dimensions dimensions =
      arguments.size() > 1 ? dimensionsArgument(arguments[1], x.extents())
      : x.extents() == Extents(0, 0)
          ? Dimensions{0, 1}
          : Dimensions{defaultDimension(x.extents())};
  request.keys = keysOf(x);
  std::vector<int64_t> everywhere(size_t(x.count()));
  std::iota(everywhere.begin(), everywhere.end(), 0);
  const kernels::Slices slices(x.extents(), dimensions);
  slices.forEach(everywhere.data(), [&](int64_t, auto element) {
    std::vector<int64_t> positions;
    for (int64_t j = 0; j < slices.length(); ++j)
      positions.push_back(element(j));
    request.slices.push_back(sortedSlice(std::move(positions), request.keys));
  });
  request.extents = slices.result();
  return request;
}

/// The mean of the two middle elements a <= b.
template <typename T> T middleOf(T a, T b) {
  const T mean = a == b ? a : a + (b - a) / T(2);
  // The difference may leave the range where the mean does not.
  const bool isFinite =
      std::isfinite(std::real(mean)) && std::isfinite(std::imag(mean));
  return isFinite ? mean : (a + b) / T(2);
}

/// Means of pairs of 64-bit integers.
Value wideMiddles(const Value &low, const Value &high) {
  const NumberView a(low, Number::Wide), b(high, Number::Wide);
  ArrayRef out = Array::make(low.elementClass(), low.extents());
  visitElementType(out->elementClass(), [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for (int64_t i = 0; i < out->count(); ++i)
      out->mutableAs<T>()[i] =
          convertElement<T>(middleOf(a.as<Wide>()[i], b.as<Wide>()[i]));
  });
  return narrow(std::move(out));
}

Value middles(const Value &low, const Value &high) {
  if (low.isArrayOf(ElementClass::Int64) || low.isArrayOf(ElementClass::UInt64))
    return wideMiddles(low, high);
  const bool complex = low.isComplex() || high.isComplex();
  return withNumberType(complex, [&](auto number) {
    auto a = numbersOf<decltype(number)>(low);
    const auto b = numbersOf<decltype(number)>(high);
    for (size_t i = 0; i < a.size(); ++i)
      a[i] = middleOf(a[i], b[i]);
    return inClassOf(low, arrayOf(a, low.extents()));
  });
}

void median(CallContext &, Arguments arguments, Results &results, int) {
  bool omitNaN = false;
  takeNaNFlag(arguments, omitNaN);
  const SliceRequest request = readSlices(arguments);
  std::vector<int64_t> low, high;
  for (const SortedSlice &slice : request.slices) {
    const size_t n = slice.positions.size();
    const bool isKnown = n > 0 && (omitNaN || !slice.hasNaN);
    low.push_back(isKnown ? slice.positions[(n - 1) / 2] : fillPosition);
    high.push_back(isKnown ? slice.positions[n / 2] : fillPosition);
  }
  results.push_back(middles(chosenElements(request.x, request.extents, low),
                            chosenElements(request.x, request.extents, high)));
}

/// [smallest of the most frequent, their number, all of them] = mode(x, dim).
void mode(CallContext &, Arguments arguments, Results &results, int) {
  const SliceRequest request = readSlices(arguments);
  const auto elements = [&](const Extents &extents,
                            const std::vector<int64_t> &positions) {
    return inClassOf(request.x, chosenElements(request.x, extents, positions));
  };
  std::vector<int64_t> smallest;
  std::vector<double> counts;
  std::vector<Value> all;
  for (const SortedSlice &slice : request.slices) {
    const auto [positions, count] = mostFrequent(slice, request.keys);
    smallest.push_back(positions.empty() ? fillPosition : positions[0]);
    counts.push_back(double(count));
    all.push_back(elements(Extents(int64_t(positions.size()), 1), positions));
  }
  results = {elements(request.extents, smallest),
             arrayOf(counts, request.extents),
             CellArray(request.extents, std::move(all))};
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
