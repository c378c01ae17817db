//===- Chirp.cpp - transforms of any length ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With jk = (j^2 + k^2 - (k-j)^2)/2 a transform is a convolution with the chirp
// exp(i*pi*j^2/n), which is done by transforms of a length that has small
// factors (Bluestein, A linear filtering approach to the computation of the
// discrete Fourier transform, 1970).
//===----------------------------------------------------------------------===//
#include "Fourier/Lines.h"
#include "Fourier/Roots.h"
#include "runtime/ParallelWork.h"

#include <algorithm>
#include <vector>

namespace runmat::fourier {

namespace {

/// The least number from n on with the prime factors 2, 3 and 5 only.
int64_t smoothFrom(int64_t n) {
  int64_t best = 1;
  while (best < n)
    best *= 2;
  for (int64_t fives = 1; fives < best; fives *= 5)
    for (int64_t m = fives; m < best; m *= 3) {
      int64_t whole = m;
      while (whole < n)
        whole *= 2;
      best = std::min(best, whole);
    }
  return best;
}

template <typename T> class Chirp final : public LineTransform<T> {
public:
  explicit Chirp(int64_t length)
      : n(length), m(smoothFrom(2 * length - 1)),
        convolution(LineTransform<T>::make(m)) {
    const Roots<T> roots(2 * n);
    chirp.reserve(size_t(n));
    // The squares modulo 2n, each from the one before.
    for (int64_t j = 0, square = 0; j < n; ++j) {
      chirp.push_back(roots(square));
      square = (square + 2 * j + 1) % (2 * n);
    }
    filter.resize(size_t(m), {0, 0});
    for (int64_t j = 0; j < n; ++j)
      filter[size_t(j)] = filter[size_t(j ? m - j : 0)] = {
          chirp[size_t(j)].re, -chirp[size_t(j)].im};
    const Lines<T> whole = linesOf(filter);
    convolution->run(whole, whole, 1);
  }

  void run(const Lines<const T> &from, const Lines<T> &to,
           int64_t lines) const override {
    auto some = [&](uint64_t begin, uint64_t end) {
      std::vector<Root<T>> buffer(static_cast<size_t>(m));
      for (auto line = int64_t(begin); line < int64_t(end); ++line)
        transform(from.from(line), to.from(line), buffer);
    };
    // Long ones are shared by threads themselves.
    if (lines > 1 && m < sharedElements && lines * m >= sharedElements)
      inParallel(lines, some);
    else
      some(0, uint64_t(lines));
  }

private:
  static Lines<T> linesOf(std::vector<Root<T>> &numbers) {
    return {&numbers[0].re, &numbers[0].im, 0};
  }
  static Root<T> product(Root<T> x, Root<T> y) {
    return {x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re};
  }

  void transform(const Lines<const T> &from, const Lines<T> &to,
                 std::vector<Root<T>> &buffer) const {
    for (int64_t j = 0; j < n; ++j)
      buffer[size_t(j)] =
          product({from.re[2 * j], from.im[2 * j]}, chirp[size_t(j)]);
    std::fill(buffer.begin() + n, buffer.end(), Root<T>{0, 0});
    const Lines<T> whole = linesOf(buffer), back = whole.exchanged();
    convolution->run(whole, whole, 1);
    for (size_t j = 0; j < buffer.size(); ++j)
      buffer[j] = product(buffer[j], filter[j]);
    convolution->run(back, back, 1);
    for (int64_t k = 0; k < n; ++k) {
      const Root<T> y = product(buffer[size_t(k)], chirp[size_t(k)]);
      to.re[2 * k] = y.re / T(m);
      to.im[2 * k] = y.im / T(m);
    }
  }

  int64_t n, m;
  std::unique_ptr<LineTransform<T>> convolution;
  std::vector<Root<T>> chirp, filter;
};

} // namespace

template <typename T>
std::unique_ptr<LineTransform<T>> makeChirp(int64_t length) {
  return std::make_unique<Chirp<T>>(length);
}
template std::unique_ptr<LineTransform<double>> makeChirp(int64_t length);
template std::unique_ptr<LineTransform<float>> makeChirp(int64_t length);

} // namespace runmat::fourier
