//===- Symmetric.cpp - transforms of symmetric columns ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Fourier/Lines.h"
#include "Fourier/Roots.h"
#include "Fourier/Transform.h"
#include "runtime/Memory.h"

#include <algorithm>
#include <atomic>
#include <new>

namespace runmat::fourier {

namespace {

double conjugate(double x) { return x; }
float conjugate(float x) { return x; }
template <typename T> std::complex<T> conjugate(std::complex<T> z) {
  return std::conj(z);
}

/// Of even length n: its even and odd elements are the parts of the transform
/// of half the length of (y[k] + y[k+n/2]) + i*(y[k] - y[k+n/2])/w, where w is
/// exp(-2*pi*i*k/n).
template <typename Number, typename T>
void transformEven(const Number *from, T *to, MatrixShape shape) {
  const int64_t n = shape.length, half = n / 2;
  const Roots<T> roots(n);
  forPieces(half, shape.columns, n * shape.columns,
            [&](int64_t column, int64_t first, int64_t end) {
              const Number *const line = from + column * n;
              T *const out = to + column * n;
              // Without a factor: a sum that is infinite stays so.
              if (first == 0) {
                const std::complex<T> low = line[0], high = line[half];
                out[0] = (low + high).real();
                out[1] = (low - high).real();
              }
              for (int64_t k = std::max<int64_t>(first, 1); k < end; ++k) {
                const std::complex<T> low = line[k], high = line[k + half];
                const std::complex<T> sum = low + high, difference = low - high;
                const Root<T> w = roots(k);
                const T re =
                    difference.real() * w.re + difference.imag() * w.im;
                const T im =
                    difference.imag() * w.re - difference.real() * w.im;
                out[2 * k] = sum.real() - im;
                out[2 * k + 1] = sum.imag() + re;
              }
            });
  const Lines<T> pairs = Lines<T>{to, to + 1, n}.exchanged();
  LineTransform<T>::make(half)->run(pairs, pairs, shape.columns);
}

template <typename Number, typename T>
void transformOdd(const Number *from, T *to, MatrixShape shape) {
  const int64_t count = shape.length * shape.columns;
  const memory::HeldBlock held(
      memory::allocate(sizeof(std::complex<T>) * size_t(count)));
  if (!held.block.data)
    throw std::bad_alloc();
  auto *const result = static_cast<std::complex<T> *>(held.block.data);
  transform(from, result, shape, Direction::Backward);
  for (int64_t j = 0; j < count; ++j)
    to[j] = result[j].real();
}

} // namespace

template <typename Number>
bool areSymmetric(const Number *from, MatrixShape shape) {
  const int64_t n = shape.length;
  std::atomic<bool> all = true;
  // What is its own counterpart is among them: it has to be real.
  forPieces(n / 2 + 1, shape.columns, n * shape.columns,
            [&](int64_t column, int64_t first, int64_t end) {
              const Number *const line = from + column * n;
              for (int64_t k = first;
                   k < end && all.load(std::memory_order_relaxed); ++k)
                if (line[k] != conjugate(line[k == 0 ? 0 : n - k]))
                  all = false;
            });
  return all;
}

template <typename Number, typename T>
void transformToReal(const Number *from, T *to, MatrixShape shape) {
  if (shape.length % 2 == 0)
    transformEven(from, to, shape);
  else
    transformOdd(from, to, shape);
}

#define RUNMAT_INSTANTIATE(Number, T)                                          \
  template bool areSymmetric(const Number *, MatrixShape);                     \
  template void transformToReal(const Number *, T *, MatrixShape);
RUNMAT_INSTANTIATE(double, double)
RUNMAT_INSTANTIATE(float, float)
RUNMAT_INSTANTIATE(std::complex<double>, double)
RUNMAT_INSTANTIATE(std::complex<float>, float)
#undef RUNMAT_INSTANTIATE

} // namespace runmat::fourier
