//===- DeviceFigures.cpp - the figures of a place ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/DeviceFigures.h"

#include <cmath>

namespace runmat {
namespace {

constexpr FigureInfo rate(const char *name, const char *unit) {
  return {name, unit, true, false};
}
constexpr FigureInfo seconds(const char *name) {
  return {name, "s", false, false};
}
constexpr FigureInfo deviceRate(const char *name) {
  return {name, "B/s", true, true};
}
constexpr FigureInfo deviceSeconds(const char *name) {
  return {name, "s", false, true};
}

/// In the order of Figure.
constexpr std::array<FigureInfo, figureCount> infos = {
    rate("bandwidth", "B/s"),
    rate("f32", "1/s"),
    rate("f64", "1/s"),
    rate("integer", "1/s"),
    rate("elementary-f32", "1/s"),
    rate("elementary-f64", "1/s"),
    seconds("launch"),
    seconds("dependent-launch"),
    deviceSeconds("upload-latency"),
    deviceRate("upload"),
    deviceSeconds("download-latency"),
    deviceRate("download"),
    seconds("compile"),
    seconds("compile-text"),
    deviceSeconds("open"),
};

} // namespace

const FigureInfo &info(Figure figure) { return infos[size_t(figure)]; }

bool areUsable(const Figures &figures) {
  size_t ofDevices = 0, present = 0;
  for (size_t i = 0; i < figureCount; ++i) {
    if (!std::isfinite(figures[i]) || figures[i] < 0)
      return false;
    if (!infos[i].isOfDevices && figures[i] == 0)
      return false;
    ofDevices += infos[i].isOfDevices;
    present += infos[i].isOfDevices && figures[i] > 0;
  }
  return present == 0 || present == ofDevices;
}

} // namespace runmat
