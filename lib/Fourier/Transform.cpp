//===- Transform.cpp - discrete Fourier transforms --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Fourier/Transform.h"
#include "Fourier/Lines.h"
#include "Fourier/Roots.h"
#include "Fourier/Stockham.h"

#include <algorithm>

namespace runmat::fourier {

namespace {

/// From this length on four steps are faster than one transform.
constexpr int64_t fourStepsFrom = 1 << 14;

/// The parts of a matrix, which are interleaved.
template <typename T> Lines<T> linesOf(T *first, int64_t length) {
  return {first, first + 1, 2 * length};
}

template <typename Work> void forColumns(MatrixShape shape, const Work &work) {
  forEach(shape.columns, shape.length * shape.columns, work);
}

/// A real line of even length, from the transform of half the length of its
/// neighbours as complex numbers, which fills the first half of `line`. With z
/// the transform of x[2j] + i*x[2j+1], those of the even and the odd elements
/// are (z[k] + conj(z[-k]))/2 and (z[k] - conj(z[-k]))/2i. This does those of
/// first <= k < end; all are done where 4*(end - 1) >= length.
template <typename T>
void untangle(std::complex<T> *line, int64_t length, const Roots<T> &roots,
              int64_t first, int64_t end) {
  const int64_t half = length / 2;
  if (first == 0) {
    const T re = line[0].real(), im = line[0].imag();
    line[0] = re + im;
    line[half] = re - im;
  }
  for (int64_t k = std::max<int64_t>(first, 1); k < end; ++k) {
    const std::complex<T> low = line[k], high = line[half - k];
    const T evenRe = (low.real() + high.real()) / 2;
    const T evenIm = (low.imag() - high.imag()) / 2;
    const T oddRe = (low.imag() + high.imag()) / 2;
    const T oddIm = (high.real() - low.real()) / 2;
    const Root<T> w = roots(k);
    const T turnedRe = oddRe * w.re - oddIm * w.im;
    const T turnedIm = oddRe * w.im + oddIm * w.re;
    line[k] = {evenRe + turnedRe, evenIm + turnedIm};
    line[half - k] = {evenRe - turnedRe, turnedIm - evenIm};
    line[length - k] = std::conj(line[k]);
    line[half + k] = std::conj(line[half - k]);
  }
}

template <typename T>
void transformEven(const T *from, std::complex<T> *to, MatrixShape shape) {
  const int64_t n = shape.length;
  const Lines<const T> neighbours{from, from + 1, n};
  LineTransform<T>::make(n / 2)->run(neighbours, linesOf((T *)to, n),
                                     shape.columns);
  const Roots<T> roots(n);
  forPieces(n / 4 + 1, shape.columns, n * shape.columns,
            [&](int64_t column, int64_t first, int64_t end) {
              untangle(to + column * n, n, roots, first, end);
            });
}

/// Of odd length: as complex numbers, then exactly symmetric.
template <typename T>
void transformOdd(const T *from, std::complex<T> *to, MatrixShape shape) {
  const int64_t n = shape.length;
  std::copy_n(from, n * shape.columns, to);
  const Lines<T> lines = linesOf((T *)to, n);
  LineTransform<T>::make(n)->run(lines, lines, shape.columns);
  forColumns(shape, [&](int64_t column) {
    std::complex<T> *const line = to + column * n;
    line[0] = line[0].real();
    for (int64_t k = 1; 2 * k < n; ++k)
      line[n - k] = std::conj(line[k]);
  });
}

bool isEmpty(MatrixShape shape) {
  return shape.length == 0 || shape.columns == 0;
}

} // namespace

template <typename T>
std::unique_ptr<LineTransform<T>> LineTransform<T>::make(int64_t length) {
  if (length > 1 && radicesOf(length).empty())
    return makeChirp<T>(length);
  return length < fourStepsFrom ? makeShortLines<T>(length)
                                : makeFourSteps<T>(length);
}

template <typename T>
void transform(const T *from, std::complex<T> *to, MatrixShape shape,
               Direction direction) {
  if (isEmpty(shape))
    return;
  if (shape.length % 2 == 0)
    transformEven(from, to, shape);
  else
    transformOdd(from, to, shape);
  if (direction == Direction::Backward)
    forColumns(shape, [&](int64_t column) {
      std::complex<T> *const line = to + column * shape.length;
      std::transform(line, line + shape.length, line,
                     [](std::complex<T> z) { return std::conj(z); });
    });
}

template <typename T>
void transform(const std::complex<T> *from, std::complex<T> *to,
               MatrixShape shape, Direction direction) {
  if (isEmpty(shape))
    return;
  Lines<const T> read = linesOf((const T *)from, shape.length);
  Lines<T> written = linesOf((T *)to, shape.length);
  if (direction == Direction::Backward) {
    read = read.exchanged();
    written = written.exchanged();
  }
  LineTransform<T>::make(shape.length)->run(read, written, shape.columns);
}

int64_t extraElements(int64_t length) {
  const bool isSmooth = length <= 1 || !radicesOf(length).empty();
  // Chirp, filter, buffer and what their transform needs; a smooth length lies
  // below twice any number.
  return isSmooth ? length : 13 * length;
}

template class LineTransform<double>;
template class LineTransform<float>;
template void transform(const double *, std::complex<double> *, MatrixShape,
                        Direction);
template void transform(const float *, std::complex<float> *, MatrixShape,
                        Direction);
template void transform(const std::complex<double> *, std::complex<double> *,
                        MatrixShape, Direction);
template void transform(const std::complex<float> *, std::complex<float> *,
                        MatrixShape, Direction);

} // namespace runmat::fourier
