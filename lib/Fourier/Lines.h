//===- Lines.h - transforms of one length -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_FOURIER_LINES_H
#define RUNMAT_FOURIER_LINES_H

#include "runtime/ParallelWork.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>

namespace runmat::fourier {

/// Sequences of interleaved complex numbers: the parts of element j of line c
/// are at re[2*j + c*distance] and im[2*j + c*distance]. With re and im
/// exchanged in what is read and in what is written, the transform goes the
/// other way.
template <typename T> struct Lines {
  T *re, *im;
  int64_t distance;

  Lines from(int64_t line) const {
    return {re + line * distance, im + line * distance, distance};
  }
  Lines exchanged() const { return {im, re, distance}; }
  operator Lines<const T>() const
    requires(!std::is_const_v<T>)
  {
    return {re, im, distance};
  }
};

/// The forward transform of one length.
template <typename T> class LineTransform {
public:
  virtual ~LineTransform() = default;
  /// Transforms so many lines, on the threads of the session where there is
  /// enough to do. `to` may be `from`. Throws runmat::Error
  /// "RunMat:interrupted".
  virtual void run(const Lines<const T> &from, const Lines<T> &to,
                   int64_t lines) const = 0;
  /// The one for a length of at least 1.
  static std::unique_ptr<LineTransform> make(int64_t length);
};

/// Elements from which on threads share the work.
inline constexpr int64_t sharedElements = 1 << 14;

/// Calls work(k) for k < count, on threads where there are enough elements in
/// all.
template <typename Work>
void forEach(int64_t count, int64_t elements, const Work &work) {
  auto some = [&](uint64_t begin, uint64_t end) {
    for (auto k = int64_t(begin); k < int64_t(end); ++k)
      work(k);
  };
  if (count > 1 && elements >= sharedElements)
    inParallel(count, some);
  else
    some(0, uint64_t(count));
}

/// Calls work(column, first, end) for ranges that make up [0, count) of each
/// column.
template <typename Work>
void forPieces(int64_t count, int64_t columns, int64_t elements,
               const Work &work) {
  constexpr int64_t inPiece = 1 << 12;
  const int64_t pieces = (count + inPiece - 1) / inPiece;
  forEach(pieces * columns, elements, [&](int64_t k) {
    const int64_t first = k % pieces * inPiece;
    work(k / pieces, first, std::min(first + inPiece, count));
  });
}

/// For lengths whose prime factors all have a radix.
template <typename T>
std::unique_ptr<LineTransform<T>> makeShortLines(int64_t length);
template <typename T>
std::unique_ptr<LineTransform<T>> makeFourSteps(int64_t length);
/// For all others.
template <typename T>
std::unique_ptr<LineTransform<T>> makeChirp(int64_t length);

} // namespace runmat::fourier

#endif // RUNMAT_FOURIER_LINES_H
