//===- LogScale.cpp - an axis of powers of ten ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "LogScale.h"

#include "definitions/Elementary/ElementaryText.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

using namespace runmat;
using namespace runmat::profile;

static const elementary::PlainElementary<double> text;

LogScale::LogScale(const std::vector<double> &values, double from, double to)
    : from(from), to(to) {
  if (values.empty())
    return;
  const auto [least, most] = std::ranges::minmax(values);
  lower = int(std::floor(text.log10(least)));
  upper = std::max(int(std::ceil(text.log10(most))), lower + 1);
}

double LogScale::place(double value) const {
  return from + (to - from) * (text.log10(value) - lower) / (upper - lower);
}

std::vector<double> LogScale::ticks() const {
  std::vector<double> values;
  for (int power = lower; power <= upper; ++power)
    values.push_back(text.exp10(power));
  return values;
}

std::string profile::tickText(double value) {
  for (const auto &[scale, unit] : {std::pair(1e12, "T"), std::pair(1e9, "G"),
                                    std::pair(1e6, "M"), std::pair(1e3, "k")})
    if (value >= scale * 0.99)
      return fmt::format("{:.4g}{}", value / scale, unit);
  return fmt::format("{:.4g}", value);
}
