//===- Colon.h - the numbers of a:d:b and equally spaced ones ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The formulas of docs/numerics.md, for double and single. Compiled code
// evaluates the same text, so the elements use + - * / and comparisons only,
// each rounded once.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_COLON_H
#define RUNMAT_VALUES_COLON_H

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace runmat {

/// How far an element may miss b and still count as hitting it; none when a and
/// d are whole, because then the elements are exact.
template <typename T> double colonTolerance(T a, T d, T b) {
  if (a == std::floor(a) && d == std::floor(d))
    return 0;
  return 2.0 * std::numeric_limits<T>::epsilon() *
         std::max(std::abs(a), std::abs(b));
}

/// Number of elements of a:d:b, found in double: a single does not hold large
/// counts. NaN arguments give one element (NaN). Counts that no array can have
/// come out as 2^53, for the caller to refuse.
template <typename T> int64_t colonCount(T a, T d, T b) {
  if (std::isnan(a) || std::isnan(d) || std::isnan(b))
    return 1;
  if (d == 0 || (d > 0 && a > b) || (d < 0 && a < b))
    return 0;
  const double first = a, step = d, end = b;
  const double steps = (end - first) / step;
  constexpr int64_t largest = int64_t(1) << 53;
  if (!(steps < double(largest)))
    return largest;
  const double tolerance = colonTolerance(a, d, b);
  if (tolerance == 0)
    return int64_t(std::floor(steps)) + 1;
  double whole = std::floor(steps + 0.5);
  const double excess = first + whole * step - end;
  if ((d > 0 ? excess : -excess) > tolerance)
    whole -= 1;
  return int64_t(whole) + 1;
}

/// a + i*d; in double, rounded once, where T does not hold i.
template <typename T> T colonPlace(T a, T d, int64_t i) {
  return int64_t(T(i)) == i ? a + T(i) * d
                            : T(double(a) + double(i) * double(d));
}

/// The last of the n > 0 elements of a:d:b: b itself when a + (n-1)*d comes
/// within the tolerance of it or passes it.
template <typename T> T colonLast(T a, T d, T b, int64_t n) {
  const double tolerance = colonTolerance(a, d, b);
  const T last = colonPlace(a, d, n - 1);
  if (tolerance == 0)
    return last;
  const T excess = last - b;
  return (d > 0 ? excess : -excess) > -tolerance ? b : last;
}

/// Element i (from 0): counted from a in the left half, from the last element
/// in the right half, their mean in the middle of an odd count.
template <typename T> T colonElement(T a, T d, T b, int64_t n, int64_t i) {
  if (std::isnan(a) || std::isnan(d) || std::isnan(b))
    return std::numeric_limits<T>::quiet_NaN();
  if (i == 0)
    return a;
  const T last = colonLast(a, d, b, n);
  const int64_t mirrored = n - 1 - i;
  if (i == mirrored)
    return (a + last) / 2;
  return i < mirrored ? colonPlace(a, d, i) : colonPlace(last, -d, mirrored);
}

/// colonPlace of `count` places from the first one on, upwards where `sign` is
/// 1 and downwards where it is -1, without its question for each.
template <typename T>
void colonPlaces(T a, T d, int64_t first, int sign, int64_t count, T *out) {
  constexpr int64_t exact = int64_t(1) << std::numeric_limits<T>::digits;
  // Numbers of 32 bits become floating-point ones in vectors everywhere.
  constexpr int64_t block = 4096;
  for (int64_t done = 0; done < count; done += block) {
    const int64_t begin = first + sign * done;
    const auto size = int32_t(std::min(block, count - done));
    if (begin + (sign > 0 ? size : 0) <= exact)
      for (int32_t j = 0; j < size; ++j)
        out[done + j] = a + (T(begin) + T(sign) * T(j)) * d;
    else
      for (int32_t j = 0; j < size; ++j)
        out[done + j] = colonPlace(a, d, begin + sign * j);
  }
}

/// Elements [begin, end) of the n of a:d:b, those of colonElement; `out` is the
/// place of the first one.
template <typename T>
void colonElements(T a, T d, T b, int64_t n, int64_t begin, int64_t end,
                   T *out) {
  if (std::isnan(a) || std::isnan(d) || std::isnan(b)) {
    std::fill(out, out + (end - begin), std::numeric_limits<T>::quiet_NaN());
    return;
  }
  const T last = colonLast(a, d, b, n);
  const int64_t half = n / 2, right = std::max(begin, n - half);
  if (begin < half)
    colonPlaces(a, d, begin, 1, std::min(end, half) - begin, out);
  if (n % 2 == 1 && begin <= half && half < end)
    out[half - begin] = (a + last) / 2;
  if (right < end)
    colonPlaces(last, -d, n - 1 - right, -1, end - right,
                out + (right - begin));
  if (begin == 0 && end > 0)
    out[0] = a;
}

/// Element i (from 0) of n from a to b equally spaced: the last is exactly b.
template <typename T> T linspaceElement(T a, T b, int64_t n, int64_t i) {
  if (i == n - 1)
    return b;
  if (i == 0)
    return a;
  return a + T(i) * ((b - a) / T(n - 1));
}

} // namespace runmat

#endif // RUNMAT_VALUES_COLON_H
