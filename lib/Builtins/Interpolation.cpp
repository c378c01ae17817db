//===- Interpolation.cpp - values between sample points ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Interpolation.h"

#include "Builtins/Arguments.h"
#include "Builtins/ComplexDispatch.h"
#include "Builtins/CubicSlopes.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace runmat::builtins {

namespace {

/// The sample points in ascending order, and where each stood.
class SamplePoints {
public:
  explicit SamplePoints(const Value &points)
      : x(doubles(points, "The sample points of interp1")), order(x.size()) {
    const bool hasNaN =
        std::any_of(x.begin(), x.end(), [](double v) { return std::isnan(v); });
    if (x.size() < 2 || hasNaN)
      refuse();
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(),
              [&](size_t a, size_t b) { return x[a] < x[b]; });
    std::sort(x.begin(), x.end());
    if (std::adjacent_find(x.begin(), x.end()) != x.end())
      refuse();
  }

  size_t count() const { return x.size(); }
  bool contains(double at) const { return at >= x.front() && at <= x.back(); }
  double point(size_t i) const { return x[i]; }
  const std::vector<double> &all() const { return x; }
  /// The position, as given, of point i in order.
  size_t place(size_t i) const { return order[i]; }
  /// The right end of the interval around a point, or of the nearest one.
  size_t next(double at) const {
    const auto above = std::upper_bound(x.begin(), x.end(), at);
    return size_t(std::clamp(above, x.begin() + 1, x.end() - 1) - x.begin());
  }

private:
  [[noreturn]] static void refuse() {
    throw Error("MATLAB:interp1:invalidPoints",
                "interp1 needs at least two sample points, no two of them the "
                "same and none NaN.");
  }

  std::vector<double> x;
  std::vector<size_t> order;
};

SlopeRule slopeRuleOf(InterpolationMethod method) {
  switch (method) {
  case InterpolationMethod::Cubic:
    return convolutionSlopes;
  case InterpolationMethod::Pchip:
    return shapePreservingSlopes;
  case InterpolationMethod::Spline:
    return splineSlopes;
  case InterpolationMethod::Makima:
    return modifiedAkimaSlopes;
  default:
    return nullptr;
  }
}

std::vector<double> slopesBy(SlopeRule rule, const std::vector<double> &x,
                             const std::vector<double> &y) {
  return rule(x, y);
}
/// Real and imaginary parts each have their own.
std::vector<std::complex<double>>
slopesBy(SlopeRule rule, const std::vector<double> &x,
         const std::vector<std::complex<double>> &y) {
  std::vector<double> real, imaginary;
  for (const std::complex<double> &z : y) {
    real.push_back(z.real());
    imaginary.push_back(z.imag());
  }
  real = rule(x, real);
  imaginary = rule(x, imaginary);
  std::vector<std::complex<double>> slopes;
  for (size_t i = 0; i < y.size(); ++i)
    slopes.emplace_back(real[i], imaginary[i]);
  return slopes;
}

/// One line of values over the points.
template <typename T> class Line {
public:
  Line(const SamplePoints &points, const T *given, InterpolationMethod method)
      : points(points), method(method) {
    for (size_t i = 0; i < points.count(); ++i)
      values.push_back(given[points.place(i)]);
    if (const SlopeRule rule = slopeRuleOf(method))
      slopes = slopesBy(rule, points.all(), values);
  }

  T at(double x) const {
    const size_t i = points.next(x);
    const double left = points.point(i - 1), right = points.point(i);
    switch (method) {
    case InterpolationMethod::Linear:
      return linear(i, x);
    case InterpolationMethod::Nearest:
      return values[x - left >= right - x ? i : i - 1];
    case InterpolationMethod::Next:
      return x > right ? T(NAN) : values[x > left ? i : i - 1];
    case InterpolationMethod::Previous:
      return x < left ? T(NAN) : values[x >= right ? i : i - 1];
    default:
      return cubic(i, x);
    }
  }

private:
  T linear(size_t i, double x) const {
    const double left = points.point(i - 1), right = points.point(i);
    const double t = (x - left) / (right - left);
    return t == 1 ? values[i] : values[i - 1] + t * (values[i] - values[i - 1]);
  }
  T cubic(size_t i, double x) const {
    const double left = points.point(i - 1), width = points.point(i) - left;
    const double s = x - left;
    if (s == width)
      return values[i];
    const T start = slopes[i - 1], end = slopes[i],
            mean = (values[i] - values[i - 1]) / width;
    const T square = (3.0 * mean - 2.0 * start - end) / width,
            cube = (start - 2.0 * mean + end) / (width * width);
    return values[i - 1] + s * (start + s * (square + s * cube));
  }

  const SamplePoints &points;
  InterpolationMethod method;
  std::vector<T> values, slopes; ///< in the order of the points
};

/// The extents of the result: those of the wanted points for a vector of
/// values, with the other extents of the values behind them for more.
Extents resultExtents(const Value &values, const Value &wanted) {
  if (values.isVector())
    return wanted.extents();
  std::vector<int64_t> extents = wanted.isVector()
                                     ? std::vector{wanted.count()}
                                     : wanted.extents().toVector();
  for (size_t d = 1; d < values.rank(); ++d)
    extents.push_back(values.extent(d));
  return Extents(std::move(extents));
}

template <typename T> Value interpolated(const Interpolation &task) {
  const SamplePoints points(task.points);
  const std::vector<T> y = numbersOf<T>(task.values);
  const std::vector<double> wanted =
      doubles(task.wanted, "The wanted points of interp1");
  const T outside = numbersOf<T>(task.outside)[0];
  std::vector<T> out;
  for (size_t first = 0; first < y.size(); first += points.count()) {
    const Line<T> line(points, y.data() + first, task.method);
    for (double at : wanted) {
      const bool known =
          points.contains(at) || (task.extrapolate && !std::isnan(at));
      out.push_back(known ? line.at(at) : std::isnan(at) ? T(NAN) : outside);
    }
  }
  return arrayOf(out, resultExtents(task.values, task.wanted));
}

} // namespace

Value interpolate(const Interpolation &task) {
  const int64_t lineLength =
      task.values.isVector() ? task.values.count() : task.values.rows();
  if (task.points.count() != lineLength)
    throw Error("MATLAB:interp1:invalidPoints",
                "interp1 needs as many sample points as values: got " +
                    std::to_string(task.points.count()) + " and " +
                    std::to_string(lineLength) + ".");
  const bool complex = task.values.isComplex() || task.outside.isComplex();
  return withNumberType(complex, [&](auto number) {
    return interpolated<decltype(number)>(task);
  });
}

} // namespace runmat::builtins
