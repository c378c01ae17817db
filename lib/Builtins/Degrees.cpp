//===- Degrees.cpp - trigonometric functions of degrees ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Degrees.h"

#include "Values/ElementTypes.h"

#include <cmath>
#include <limits>

namespace runmat::builtins {

namespace {

constexpr Wide pi = 3.14159265358979323846264338327950288L;

/// 90 * quarter + rest, where the rest is at most 45 away from 0.
struct Angle {
  int quarter; ///< modulo 4
  double rest;

  explicit Angle(double degrees) {
    int quotient = 0;
    rest = std::remquo(degrees, 90, &quotient);
    quarter = quotient & 3;
  }
  Wide radians() const { return Wide(rest) * (pi / 180); }
};

/// The sine of a number of quarters of a turn and a rest.
double sineOf(const Angle &angle, int quarter) {
  const Wide x = angle.radians();
  if (quarter % 2 == 0 && angle.rest == 0)
    return 0;
  const Wide size = quarter % 2 == 0 ? std::sin(x) : std::cos(x);
  return double(quarter % 4 < 2 ? size : -size);
}

} // namespace

double sineOfDegrees(double x) {
  const Angle angle(x);
  return sineOf(angle, angle.quarter);
}
double cosineOfDegrees(double x) {
  const Angle angle(x);
  return sineOf(angle, angle.quarter + 1);
}
double tangentOfDegrees(double x) {
  const Angle angle(x);
  if (angle.rest == 0)
    return sineOf(angle, angle.quarter) / sineOf(angle, angle.quarter + 1);
  const Wide tangent = std::tan(angle.radians());
  return double(angle.quarter % 2 == 0 ? tangent : -1 / tangent);
}

double arcSineInDegrees(double x) {
  return double(std::asin(Wide(x)) * (180 / pi));
}
double arcCosineInDegrees(double x) {
  return double(std::acos(Wide(x)) * (180 / pi));
}
double arcTangentInDegrees(double x) {
  return double(std::atan(Wide(x)) * (180 / pi));
}

} // namespace runmat::builtins
