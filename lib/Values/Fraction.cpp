//===- Fraction.cpp - numbers as ratios of small integers -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Fraction.h"

#include "Values/NumberText.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace runmat {

/// As many tell all doubles from each other.
static constexpr size_t mostTerms = 40;

/// The distance to the next larger double.
static double spacingAt(double x) {
  const double magnitude = std::abs(x);
  return std::nextafter(magnitude, std::numeric_limits<double>::infinity()) -
         magnitude;
}

static std::string wholeText(double x) {
  return std::isfinite(x) ? fixedText(x == 0 ? 0 : x, 0) : generalText(x, 5);
}

Fraction::Fraction(double x, double tolerance) {
  if (!std::isfinite(x)) {
    terms = {x};
    numerator = std::isnan(x) ? 0 : std::copysign(1, x);
    return;
  }
  tolerance = std::max(tolerance, spacingAt(x));
  double formerNumerator = 0, formerDenominator = 1, rest = x;
  numerator = 1;
  for (;;) {
    const double term = std::round(rest);
    terms.push_back(term);
    formerNumerator += term * numerator;
    formerDenominator += term * denominator;
    std::swap(numerator, formerNumerator);
    std::swap(denominator, formerDenominator);
    const bool isFar = std::abs(x - numerator / denominator) >= tolerance;
    if (!isFar || rest == term || terms.size() == mostTerms)
      break;
    rest = 1 / (rest - term);
  }
  if (denominator < 0) {
    numerator = -numerator;
    denominator = -denominator;
  }
}

std::string Fraction::continuedText() const {
  std::string text = wholeText(terms.front());
  for (size_t i = 1; i < terms.size(); ++i)
    text += " + 1/(" + wholeText(terms[i]);
  return text + std::string(terms.size() - 1, ')');
}

std::string Fraction::ratioText(int digits) const {
  const std::string above = wholeText(numerator);
  std::string below = denominator == 1 ? "" : "/" + wholeText(denominator);
  const auto left = std::max<int>(0, 2 * digits + 1 - int(above.size()));
  below.resize(std::max(below.size(), size_t(std::min(digits + 1, left))), ' ');
  return above + below;
}

} // namespace runmat
