//===- Transform.h - discrete Fourier transforms ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_FOURIER_TRANSFORM_H
#define RUNMAT_FOURIER_TRANSFORM_H

#include <complex>
#include <cstdint>

namespace runmat::fourier {

/// Which sign the exponent has: Forward that of fft. Backward is not divided by
/// the length.
enum class Direction { Forward, Backward };

/// A matrix of `columns` columns of `length` elements, without gaps.
struct MatrixShape {
  int64_t length, columns;
};

/// Transforms each column of a real or complex matrix, T double or float, on
/// the threads of the session; their number changes no bit. `to` may not be
/// `from`. Throws runmat::Error "RunMat:interrupted".
template <typename T>
void transform(const T *from, std::complex<T> *to, MatrixShape shape,
               Direction direction);
template <typename T>
void transform(const std::complex<T> *from, std::complex<T> *to,
               MatrixShape shape, Direction direction);

/// Whether each column, of length 1 at least, has conjugates, exactly, where
/// transforms of real ones do: y[k] and y[n-k]. Number is a real or a complex
/// one of either class.
template <typename Number>
bool areSymmetric(const Number *from, MatrixShape shape);

/// Transforms such columns back, to real ones, in half the work. Of other
/// columns it makes neither the transform nor its real part.
template <typename Number, typename T>
void transformToReal(const Number *from, T *to, MatrixShape shape);

/// Elements that it needs beside those, at most, as complex numbers.
int64_t extraElements(int64_t length);

} // namespace runmat::fourier

#endif // RUNMAT_FOURIER_TRANSFORM_H
