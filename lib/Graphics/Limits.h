//===- Limits.h - limits and ticks of axes ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What axes show as long as the program does not say it: limits around the
// data at round numbers, and a tick at each of these.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_GRAPHICS_LIMITS_H
#define RUNMAT_GRAPHICS_LIMITS_H

#include "Graphics/Node.h"

namespace runmat::graphics {

/// The smallest and the largest finite number.
struct Span {
  double low, high;
  bool isEmpty() const { return !(low <= high); }
};
Span emptySpan();
void extend(Span &span, const Value &numbers);

/// The smallest 1, 2 or 5 times a power of ten that is no smaller.
double roundStep(double least);
/// The multiples of a step from `low` to `high`; not more than a million.
std::vector<double> multiples(double step, double low, double high);

/// Of all data of the axes in a direction: 'X', 'Y', 'Z', 'R' or 'C'.
Span dataSpan(const Node &axes, char direction);

// Values of properties of axes.
Value xLimits(const Node &axes);
Value yLimits(const Node &axes);
Value zLimits(const Node &axes);
Value colourLimits(const Node &axes);
Value xTicks(const Node &axes);
Value yTicks(const Node &axes);
Value zTicks(const Node &axes);
Value xTickLabels(const Node &axes);
Value yTickLabels(const Node &axes);
Value zTickLabels(const Node &axes);
Value radiusLimits(const Node &axes);
Value radiusTicks(const Node &axes);
Value radiusTickLabels(const Node &axes);
Value angleLimits(const Node &axes);
Value angleTicks(const Node &axes);
Value angleTickLabels(const Node &axes);

} // namespace runmat::graphics

#endif // RUNMAT_GRAPHICS_LIMITS_H
