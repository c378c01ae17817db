//===- CubicSlopes.cpp - slopes of piecewise cubics -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/CubicSlopes.h"

#include <algorithm>
#include <cmath>

namespace runmat::builtins {

namespace {

using Numbers = std::vector<double>;

/// Widths of the intervals, and the slopes of straight lines over them.
struct Intervals {
  Numbers width, slope;

  Intervals(const Numbers &x, const Numbers &y) {
    for (size_t i = 1; i < x.size(); ++i) {
      width.push_back(x[i] - x[i - 1]);
      slope.push_back((y[i] - y[i - 1]) / width.back());
    }
  }
};

int signOf(double x) { return (x > 0) - (x < 0); }

/// The slope at the end of the first of two intervals, of a parabola over both.
double parabolaEnd(double width, double nextWidth, double slope,
                   double nextSlope) {
  return ((2 * width + nextWidth) * slope - width * nextSlope) /
         (width + nextWidth);
}

/// That of the parabola, as far as it keeps the shape.
double shapePreservingEnd(double width, double nextWidth, double slope,
                          double nextSlope) {
  const double end = parabolaEnd(width, nextWidth, slope, nextSlope);
  if (signOf(end) != signOf(slope))
    return 0;
  const bool overshoots =
      signOf(slope) != signOf(nextSlope) && std::abs(end) > std::abs(3 * slope);
  return overshoots ? 3 * slope : end;
}

/// Solves lower[i] s[i-1] + middle[i] s[i] + upper[i] s[i+1] = right[i].
Numbers solveTridiagonal(const Numbers &lower, Numbers middle,
                         const Numbers &upper, Numbers right) {
  const size_t n = middle.size();
  for (size_t i = 1; i < n; ++i) {
    const double factor = lower[i] / middle[i - 1];
    middle[i] -= factor * upper[i - 1];
    right[i] -= factor * right[i - 1];
  }
  for (size_t i = n; i-- > 0;)
    right[i] =
        (right[i] - (i + 1 < n ? upper[i] * right[i + 1] : 0)) / middle[i];
  return right;
}

} // namespace

Numbers shapePreservingSlopes(const Numbers &x, const Numbers &y) {
  const auto [width, slope] = Intervals(x, y);
  const size_t last = slope.size() - 1;
  if (last == 0)
    return {slope[0], slope[0]};
  Numbers slopes{shapePreservingEnd(width[0], width[1], slope[0], slope[1])};
  for (size_t i = 1; i <= last; ++i) {
    const double before = slope[i - 1], after = slope[i];
    // A weighted harmonic mean; at an extreme the slope is none.
    const double w1 = 2 * width[i] + width[i - 1],
                 w2 = width[i] + 2 * width[i - 1];
    slopes.push_back(signOf(before) * signOf(after) > 0
                         ? (w1 + w2) / (w1 / before + w2 / after)
                         : 0);
  }
  slopes.push_back(shapePreservingEnd(width[last], width[last - 1], slope[last],
                                      slope[last - 1]));
  return slopes;
}

Numbers splineSlopes(const Numbers &x, const Numbers &y) {
  const auto [width, slope] = Intervals(x, y);
  const size_t n = x.size();
  if (n == 2)
    return {slope[0], slope[0]};
  if (n == 3)
    return {parabolaEnd(width[0], width[1], slope[0], slope[1]),
            (width[1] * slope[0] + width[0] * slope[1]) / (width[0] + width[1]),
            parabolaEnd(width[1], width[0], slope[1], slope[0])};
  const double first = width[0] + width[1], last = width[n - 2] + width[n - 3];
  Numbers lower{0}, middle{width[1]}, upper{first};
  Numbers right{((width[0] + 2 * first) * width[1] * slope[0] +
                 width[0] * width[0] * slope[1]) /
                first};
  for (size_t i = 1; i + 1 < n; ++i) {
    lower.push_back(width[i]);
    middle.push_back(2 * (width[i] + width[i - 1]));
    upper.push_back(width[i - 1]);
    right.push_back(3 * (width[i] * slope[i - 1] + width[i - 1] * slope[i]));
  }
  lower.push_back(last);
  middle.push_back(width[n - 3]);
  upper.push_back(0);
  right.push_back(((width[n - 2] + 2 * last) * width[n - 3] * slope[n - 2] +
                   width[n - 2] * width[n - 2] * slope[n - 3]) /
                  last);
  return solveTridiagonal(lower, std::move(middle), upper, std::move(right));
}

Numbers modifiedAkimaSlopes(const Numbers &x, const Numbers &y) {
  Numbers slope = Intervals(x, y).slope;
  const size_t n = x.size();
  if (n == 2)
    return {slope[0], slope[0]};
  // Two more intervals at each end, of parabolas.
  for (int more = 0; more < 2; ++more) {
    slope.insert(slope.begin(), 2 * slope[0] - slope[1]);
    slope.push_back(2 * slope.back() - slope[slope.size() - 2]);
  }
  const auto change = [&](size_t i) {
    return std::abs(slope[i + 1] - slope[i]) +
           std::abs(slope[i + 1] + slope[i]) / 2;
  };
  Numbers slopes;
  for (size_t i = 0; i < n; ++i) {
    const double before = change(i), after = change(i + 2);
    slopes.push_back(before + after > 0
                         ? (after * slope[i + 1] + before * slope[i + 2]) /
                               (before + after)
                         : 0);
  }
  return slopes;
}

Numbers convolutionSlopes(const Numbers &x, const Numbers &y) {
  const auto [width, slope] = Intervals(x, y);
  const double even = width[0];
  const bool areEven =
      std::all_of(width.begin(), width.end(), [&](double each) {
        return std::abs(each - even) <= 1e-12 * std::abs(x.back() - x.front());
      });
  if (x.size() < 3 || !areEven)
    return splineSlopes(x, y);
  const size_t last = slope.size() - 1;
  Numbers slopes{(3 * slope[0] - slope[1]) / 2};
  for (size_t i = 1; i <= last; ++i)
    slopes.push_back((slope[i - 1] + slope[i]) / 2);
  slopes.push_back((3 * slope[last] - slope[last - 1]) / 2);
  return slopes;
}

} // namespace runmat::builtins
