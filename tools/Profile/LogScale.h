//===- LogScale.h - an axis of powers of ten --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROFILE_LOGSCALE_H
#define RUNMAT_TOOLS_PROFILE_LOGSCALE_H

#include <string>
#include <vector>

namespace runmat::profile {

/// From values above zero to places on a picture, by their logarithms. The ends
/// are the powers of ten around the values.
class LogScale {
public:
  /// `from` is the place of the lower end, `to` that of the upper.
  LogScale(const std::vector<double> &values, double from, double to);

  double place(double value) const;
  /// The powers of ten from end to end.
  std::vector<double> ticks() const;

private:
  int lower = 0, upper = 1;
  double from, to;
};

/// A power of ten: "1", "10", "100k", "0.01".
std::string tickText(double value);

} // namespace runmat::profile

#endif // RUNMAT_TOOLS_PROFILE_LOGSCALE_H
