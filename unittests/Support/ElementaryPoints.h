//===- ElementaryPoints.h - arguments to test texts with --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Specials, the places where texts change their form or results their kind, and
// random arguments of several distributions.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_SUPPORT_ELEMENTARYPOINTS_H
#define RUNMAT_UNITTESTS_SUPPORT_ELEMENTARYPOINTS_H

#include "ElementaryReference.h"

#include <random>

namespace runmat::test {

template <typename T> std::vector<T> specialPoints() {
  using L = std::numeric_limits<T>;
  const T ends = std::ldexp(T(1), L::digits);
  std::vector<T> points = {0,
                           L::denorm_min(),
                           L::min() / 2,
                           L::min() - L::denorm_min(),
                           L::min(),
                           L::epsilon() / 2,
                           L::epsilon(),
                           T(0.25),
                           T(0.5),
                           1 - L::epsilon() / 2,
                           1,
                           1 + L::epsilon(),
                           T(1.5),
                           2,
                           3,
                           10,
                           ends - 1,
                           ends,
                           2 * ends,
                           L::max(),
                           L::infinity(),
                           L::quiet_NaN()};
  for (size_t i = 0, n = points.size(); i < n; ++i)
    points.push_back(-points[i]);
  return points;
}

/// Where texts change their form, and results overflow, vanish or cross 1; and
/// where ElementarySweep found the largest errors.
inline const double edges[] = {0xb.4d12bp-3,
                               0xb.90272p-4,
                               0xf.4097fp+0,
                               0xb.5914ffbc78bd8p-4,
                               0xa.be687d8cad278p+0,
                               0xa.8b637p-3,
                               0xe.c088bp-1,
                               0xf.338bep-12,
                               0xf.f2309p-1,
                               0xc.32a79p-128,
                               0xc.dfd54eb7e944p+1,
                               0xd.473e5f1e433p+1,
                               0xb.3988e0e52e7cp-3,
                               0xb.35882bdfb4fd8p-4,
                               0xd.20eeca0977f8p-1024,
                               0.17328679,
                               0.21,
                               0.34657359,
                               0.35355339,
                               0.41421356,
                               0.5,
                               0.69314718,
                               0.70710678,
                               0.75,
                               1,
                               1.03972077,
                               1.06066017,
                               1.41421356,
                               1.46163214,
                               1.5,
                               2,
                               2.5,
                               3,
                               3.92,
                               4,
                               4.999,
                               5.864,
                               5.93,
                               9,
                               9.0109,
                               9.19,
                               10,
                               10.0542,
                               15,
                               18.7149,
                               20,
                               26.5,
                               26.5432,
                               26.6287,
                               27,
                               27.226,
                               30,
                               34,
                               35,
                               35.0401,
                               37,
                               37.5,
                               37.9298,
                               38.5318,
                               45.154,
                               60,
                               87,
                               87.3365,
                               88.7228,
                               89.4159,
                               103.9721,
                               126,
                               128,
                               149.5,
                               150,
                               170,
                               170.6243,
                               171.6243,
                               174,
                               178.47,
                               307.5,
                               307.6527,
                               308.2547,
                               323.607,
                               708,
                               708.3964,
                               709.7827,
                               710.4758,
                               745.1332,
                               1022,
                               1023.5,
                               1024,
                               1074.5,
                               0x1p+30,
                               0x1p+60,
                               0x1p+100,
                               1e30};

/// `count` neighbours on each side of every edge, and of its negative.
template <typename T, typename Take> void aroundEdges(int count, Take take) {
  for (const double edge : edges)
    for (int i = -count; i <= count; ++i) {
      const T x = std::bit_cast<T>(BitsOf<T>(bitsOf(T(edge)) + BitsOf<T>(i)));
      take(x);
      take(-x);
    }
}

class RandomPoints {
public:
  explicit RandomPoints(uint64_t seed) : random(seed) {}

  /// All sizes; evenly from low to high; close to 1; close to halves of ln2.
  template <typename T> T next(double low, double high) {
    const uint64_t bits = random();
    const double fraction = double(random() >> 11) * 0x1p-53;
    switch (kind++ % 4) {
    case 0:
      return std::bit_cast<T>(BitsOf<T>(bits));
    case 1:
      return T(low + (high - low) * fraction);
    case 2:
      return T(1 + (fraction - 0.5) * std::ldexp(1, -int(bits % 40)));
    default:
      return T((double(int64_t(bits % 101)) - 50) * 0.34657359027997264 *
               (1 + (fraction - 0.5) * std::ldexp(1, -int(bits >> 59))));
    }
  }

  /// A base, and an exponent with which the power is a number; or both whole.
  template <typename T> std::pair<T, T> nextPower() {
    using L = std::numeric_limits<T>;
    const uint64_t bits = random();
    const double fraction = double(random() >> 11) * 0x1p-53;
    if (kind % 5 == 0)
      return {T(int(random() % 2001) - 1000), T(int(kind++ / 5 % 61) - 30)};
    const T x = std::fabs(next<T>(0.5, 2));
    const double span = L::max_exponent - L::min_exponent + L::digits + 4;
    const double exponent =
        bits & 1 ? L::min_exponent - L::digits - 2 + fraction * span
                 : (fraction - 0.5) * 40;
    return {x, T(exponent / std::log2(static_cast<Wider<T>>(x)))};
  }

private:
  std::mt19937_64 random;
  unsigned kind = 0;
};

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_SUPPORT_ELEMENTARYPOINTS_H
