//===- ClassPoints.h - arguments of one class to try ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_SUPPORT_CLASSPOINTS_H
#define RUNMAT_UNITTESTS_SUPPORT_CLASSPOINTS_H

#include "ElementaryPoints.h"

#include <gtest/gtest.h>

namespace runmat::test {

template <typename T> bool haveSameBits(T x, T y) {
  return bitsOf(x) == bitsOf(y);
}

/// Arguments are for the message.
template <typename T, typename... Arguments>
void expectWithinOne(T got, const Exact &exact, Arguments... arguments) {
  const double error = errorInUlps(got, exact);
  if (error <= 1)
    return;
  ADD_FAILURE() << "off by " << error << " ulp: " << std::hexfloat << got
                << " of"
                << ((testing::Message() << std::hexfloat << ' ' << arguments)
                        .GetString() +
                    ...);
}

template <typename T> class ClassPoints {
public:
  using Bits = BitsOf<T>;
  using Limits = std::numeric_limits<T>;

  ClassPoints &special() {
    const std::vector<T> points = specialPoints<T>();
    numbers.insert(numbers.end(), points.begin(), points.end());
    return *this;
  }
  /// x with its neighbours, and the same below 0.
  ClassPoints &around(double x, int neighbours = 3) {
    const Bits bits = bitsOf(T(std::fabs(x)));
    for (int i = -neighbours; i <= neighbours; ++i) {
      const T size = std::fabs(std::bit_cast<T>(Bits(bits + Bits(i))));
      if (std::isfinite(size))
        numbers.insert(numbers.end(), {size, -size});
    }
    return *this;
  }
  /// Every power of two, and a number between it and the next.
  ClassPoints &binades() {
    for (int e = Limits::min_exponent - Limits::digits;
         e < Limits::max_exponent; ++e)
      around(std::ldexp(1.0, e), 1).around(std::ldexp(1 + fraction(), e), 0);
    return *this;
  }
  ClassPoints &uniform(int count, double low, double high) {
    for (int i = 0; i < count; ++i)
      numbers.push_back(T(low + (high - low) * fraction()));
    return *this;
  }
  /// Every pattern of bits is as likely.
  ClassPoints &any(int count) {
    for (int i = 0; i < count; ++i)
      numbers.push_back(std::bit_cast<T>(Bits(random())));
    return *this;
  }

  uint64_t below(uint64_t n) { return random() % n; }
  double fraction() { return double(random() >> 11) * 0x1p-53; }

  std::vector<T> numbers;

private:
  std::mt19937_64 random{12};
};

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_SUPPORT_CLASSPOINTS_H
