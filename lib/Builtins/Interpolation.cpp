//===- Interpolation.cpp - values between sample points ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Interpolation.h"

#include "Builtins/Arguments.h"
#include "Builtins/ComplexDispatch.h"

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

/// One line of values over the points.
template <typename T> struct Line {
  const SamplePoints &points;
  const T *values;
  T value(size_t i) const { return values[points.place(i)]; }

  T linear(double at) const {
    const size_t i = points.next(at);
    const double left = points.point(i - 1), right = points.point(i);
    const double t = (at - left) / (right - left);
    return t == 1 ? value(i) : value(i - 1) + t * (value(i) - value(i - 1));
  }
  T at(double x, InterpolationMethod method) const {
    if (method == InterpolationMethod::Linear)
      return linear(x);
    const size_t i = points.next(x);
    const double left = points.point(i - 1), right = points.point(i);
    bool takesRight = x >= right;
    if (method == InterpolationMethod::Nearest)
      takesRight = x - left >= right - x;
    else if (method == InterpolationMethod::Next)
      takesRight = x > left;
    return value(takesRight ? i : i - 1);
  }
};

/// The extents of the result: those of the wanted points for a vector of
/// values, with the other extents of the values behind them for more.
Extents resultExtents(const Value &values, const Value &wanted) {
  if (values.isVector())
    return wanted.extents();
  std::vector<int64_t> extents =
      wanted.isVector() ? std::vector{wanted.count()} : wanted.extents().list();
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
  for (size_t first = 0; first < y.size(); first += points.count())
    for (double at : wanted) {
      const bool known =
          points.contains(at) || (task.extrapolate && !std::isnan(at));
      const Line<T> line{points, y.data() + first};
      out.push_back(known ? line.at(at, task.method)
                    : std::isnan(at)
                        ? T(std::numeric_limits<double>::quiet_NaN())
                        : outside);
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
