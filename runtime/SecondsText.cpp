//===- SecondsText.cpp - times in words -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/SecondsText.h"

#include <cstdio>

namespace runmat {

std::string secondsText(double seconds) {
  struct Unit {
    const char *name;
    double seconds;
  };
  static constexpr Unit units[] = {
      {"s", 1}, {"ms", 1e-3}, {"\u00b5s", 1e-6}, {"ns", 1e-9}};
  // Below this it would be rounded to a thousand of the next unit.
  constexpr double leastShown = 0.9995;
  const Unit *unit = units;
  while (unit != std::end(units) - 1 && seconds < unit->seconds * leastShown)
    ++unit;
  double amount = seconds / unit->seconds;
  char text[64];
  std::snprintf(text, sizeof(text), amount < 999.5 ? "%.3g %s" : "%.0f %s",
                amount, unit->name);
  return text;
}

} // namespace runmat
