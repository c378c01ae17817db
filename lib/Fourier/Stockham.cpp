//===- Stockham.cpp - transforms that fit a cache ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Fourier/Stockham.h"

#include <algorithm>
#include <utility>

namespace runmat::fourier {

namespace {

constexpr int largestRadix = 31;

//===----------------------------------------------------------------------===//
// Transforms of a few numbers
//===----------------------------------------------------------------------===//

template <typename T> void shortTransform(T (&re)[2], T (&im)[2]) {
  const T r = re[0] - re[1], i = im[0] - im[1];
  re[0] += re[1];
  im[0] += im[1];
  re[1] = r;
  im[1] = i;
}

template <typename T> void shortTransform(T (&re)[3], T (&im)[3]) {
  constexpr T sine = T(0x1.bb67ae8584caap-1);
  const T sumRe = re[1] + re[2], sumIm = im[1] + im[2];
  const T crossRe = sine * (im[1] - im[2]), crossIm = sine * (re[2] - re[1]);
  const T midRe = re[0] - T(0.5) * sumRe, midIm = im[0] - T(0.5) * sumIm;
  re[0] += sumRe;
  im[0] += sumIm;
  re[1] = midRe + crossRe;
  im[1] = midIm + crossIm;
  re[2] = midRe - crossRe;
  im[2] = midIm - crossIm;
}

template <typename T> void shortTransform(T (&re)[4], T (&im)[4]) {
  const T evenRe = re[0] + re[2], evenIm = im[0] + im[2];
  const T oddRe = re[1] + re[3], oddIm = im[1] + im[3];
  const T leftRe = re[0] - re[2], leftIm = im[0] - im[2];
  const T turnedRe = im[1] - im[3], turnedIm = re[3] - re[1];
  re[0] = evenRe + oddRe;
  im[0] = evenIm + oddIm;
  re[1] = leftRe + turnedRe;
  im[1] = leftIm + turnedIm;
  re[2] = evenRe - oddRe;
  im[2] = evenIm - oddIm;
  re[3] = leftRe - turnedRe;
  im[3] = leftIm - turnedIm;
}

template <typename T> void shortTransform(T (&re)[5], T (&im)[5]) {
  constexpr T cosine1 = T(0x1.3c6ef372fe95p-2), sine1 = T(0x1.e6f0e134454ffp-1);
  constexpr T cosine2 = T(-0x1.9e3779b97f4a8p-1);
  constexpr T sine2 = T(0x1.2cf2304755a5ep-1);
  const T sum1Re = re[1] + re[4], sum1Im = im[1] + im[4];
  const T sum2Re = re[2] + re[3], sum2Im = im[2] + im[3];
  const T less1Re = re[1] - re[4], less1Im = im[1] - im[4];
  const T less2Re = re[2] - re[3], less2Im = im[2] - im[3];
  const T mid1Re = re[0] + (cosine1 * sum1Re + cosine2 * sum2Re);
  const T mid1Im = im[0] + (cosine1 * sum1Im + cosine2 * sum2Im);
  const T mid2Re = re[0] + (cosine2 * sum1Re + cosine1 * sum2Re);
  const T mid2Im = im[0] + (cosine2 * sum1Im + cosine1 * sum2Im);
  const T cross1Re = sine1 * less1Im + sine2 * less2Im;
  const T cross1Im = -(sine1 * less1Re + sine2 * less2Re);
  const T cross2Re = sine2 * less1Im - sine1 * less2Im;
  const T cross2Im = sine1 * less2Re - sine2 * less1Re;
  re[0] += sum1Re + sum2Re;
  im[0] += sum1Im + sum2Im;
  re[1] = mid1Re + cross1Re;
  im[1] = mid1Im + cross1Im;
  re[2] = mid2Re + cross2Re;
  im[2] = mid2Im + cross2Im;
  re[3] = mid2Re - cross2Re;
  im[3] = mid2Im - cross2Im;
  re[4] = mid1Re - cross1Re;
  im[4] = mid1Im - cross1Im;
}

//===----------------------------------------------------------------------===//
// Passes
//===----------------------------------------------------------------------===//

/// One pass: `groups` groups of `radix` sequences of `width` neighbours, those
/// of a group groups*width apart before it and next to each other after it. The
/// factor of member j of group k is roots[j*k*step].
template <typename T> struct Pass {
  const Root<T> *roots;
  int64_t step, groups, width;
};

template <int radix, typename T>
inline void passAt(const T *__restrict fromRe, const T *__restrict fromIm,
                   T *__restrict toRe, T *__restrict toIm, int64_t distance,
                   int64_t width, const Root<T> (&w)[radix]) {
  T re[radix], im[radix];
  for (int j = 0; j < radix; ++j) {
    re[j] = fromRe[j * distance];
    im[j] = fromIm[j * distance];
  }
  shortTransform(re, im);
  toRe[0] = re[0];
  toIm[0] = im[0];
  for (int j = 1; j < radix; ++j) {
    toRe[j * width] = re[j] * w[j].re - im[j] * w[j].im;
    toIm[j * width] = re[j] * w[j].im + im[j] * w[j].re;
  }
}

template <int radix, typename T>
void run(const Pass<T> &pass, const T *__restrict fromRe,
         const T *__restrict fromIm, T *__restrict toRe, T *__restrict toIm) {
  const int64_t width = pass.width, distance = pass.groups * width;
  for (int64_t k = 0; k < pass.groups; ++k) {
    Root<T> w[radix];
    for (int j = 0; j < radix; ++j)
      w[j] = pass.roots[j * k * pass.step];
    const int64_t from = k * width, to = k * width * radix;
    // Apart, so that a pass of single numbers has no loop around each.
    if (width == 1) {
      passAt<radix>(fromRe + from, fromIm + from, toRe + to, toIm + to,
                    distance, width, w);
      continue;
    }
    for (int64_t q = 0; q < width; ++q)
      passAt<radix>(fromRe + from + q, fromIm + from + q, toRe + to + q,
                    toIm + to + q, distance, width, w);
  }
}

/// target += factor*source, of so many numbers.
template <typename T>
void addProduct(T *__restrict toRe, T *__restrict toIm,
                const T *__restrict fromRe, const T *__restrict fromIm,
                int64_t width, Root<T> factor) {
  for (int64_t q = 0; q < width; ++q) {
    toRe[q] += fromRe[q] * factor.re - fromIm[q] * factor.im;
    toIm[q] += fromRe[q] * factor.im + fromIm[q] * factor.re;
  }
}

template <typename T>
void multiply(T *__restrict re, T *__restrict im, int64_t width,
              Root<T> factor) {
  for (int64_t q = 0; q < width; ++q) {
    const T r = re[q];
    re[q] = r * factor.re - im[q] * factor.im;
    im[q] = r * factor.im + im[q] * factor.re;
  }
}

/// The same with a radix that has no short transform of its own: by its sums.
template <typename T>
void runSums(int radix, const Pass<T> &pass, Parts<T> from, Parts<T> to) {
  const int64_t width = pass.width, distance = pass.groups * width;
  const int64_t turn = pass.step * pass.groups; // roots[turn*radix] would be 1
  for (int64_t k = 0; k < pass.groups; ++k)
    for (int j = 0; j < radix; ++j) {
      T *re = to.re + (k * radix + j) * width;
      T *im = to.im + (k * radix + j) * width;
      std::copy_n(from.re + k * width, width, re);
      std::copy_n(from.im + k * width, width, im);
      for (int l = 1; l < radix; ++l)
        addProduct(re, im, from.re + k * width + l * distance,
                   from.im + k * width + l * distance, width,
                   pass.roots[j * l % radix * turn]);
      multiply(re, im, width, pass.roots[j * k * pass.step]);
    }
}

template <typename T>
void run(int radix, const Pass<T> &pass, Parts<T> from, Parts<T> to) {
  switch (radix) {
  case 2:
    return run<2>(pass, from.re, from.im, to.re, to.im);
  case 3:
    return run<3>(pass, from.re, from.im, to.re, to.im);
  case 4:
    return run<4>(pass, from.re, from.im, to.re, to.im);
  case 5:
    return run<5>(pass, from.re, from.im, to.re, to.im);
  default:
    return runSums(radix, pass, from, to);
  }
}

} // namespace

std::vector<int> radicesOf(int64_t n) {
  std::vector<int> radices;
  const auto take = [&](int radix) {
    for (; n % radix == 0; n /= radix)
      radices.push_back(radix);
  };
  if (n < 1)
    return {};
  take(4);
  take(2);
  for (int radix = 3; radix <= largestRadix; radix += 2)
    take(radix);
  return n == 1 ? radices : std::vector<int>();
}

template <typename T>
Stockham<T>::Stockham(int64_t length)
    : n(length), radices(radicesOf(length)), roots(rootsOfUnity<T>(length)) {}

template <typename T>
Parts<T> Stockham<T>::run(Parts<T> data, Parts<T> scratch,
                          int64_t count) const {
  int64_t done = 1;
  for (const int radix : radices) {
    const Pass<T> pass{roots->data(), done, n / done / radix, done * count};
    fourier::run(radix, pass, data, scratch);
    std::swap(data, scratch);
    done *= radix;
  }
  return data;
}

template class Stockham<double>;
template class Stockham<float>;

} // namespace runmat::fourier
