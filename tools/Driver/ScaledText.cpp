//===- ScaledText.cpp - numbers with a unit that fits -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "ScaledText.h"

#include <fmt/format.h>

using namespace runmat;

std::string driver::scaledText(double value, double step,
                               std::span<const char *const> units) {
  size_t i = 0;
  for (; i + 1 < units.size() && value >= step; ++i)
    value /= step;
  return fmt::format("{:.4g} {}", value, units[i]);
}

std::string driver::bytesText(uint64_t bytes) {
  constexpr const char *units[] = {"B", "KiB", "MiB", "GiB", "TiB"};
  return scaledText(double(bytes), 1024, units);
}
