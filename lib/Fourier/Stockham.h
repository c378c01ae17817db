//===- Stockham.h - transforms that fit a cache -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Stockham's self-sorting transform (Cochran et al., What is the fast Fourier
// transform?, 1967; Van Loan, Computational Frameworks for the Fast Fourier
// Transform, 1992, section 1.7) with the radices 4, 2, 3, 5 and other primes up
// to 31. Each pass reads one buffer and writes another; its inner loop goes
// over neighbours that have the same factor, so compilers vectorise it. Several
// transforms side by side make that loop long from the first pass on.
//
// Not a library: FFTW is under the GPL. KissFFT of Eigen took four times as
// long for 262144 doubles, and takes its factors from libm, whose results
// depend on its version.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_FOURIER_STOCKHAM_H
#define RUNMAT_FOURIER_STOCKHAM_H

#include "Fourier/Roots.h"

namespace runmat::fourier {

/// Real and imaginary parts apart.
template <typename T> struct Parts {
  T *re, *im;
};

/// The radices of n from the first pass on; empty where a prime factor is above
/// the largest radix, and for n = 1.
std::vector<int> radicesOf(int64_t n);

template <typename T> class Stockham {
public:
  explicit Stockham(int64_t length);

  int64_t length() const { return n; }
  /// Transforms `count` sequences, element j of sequence c at c + count*j, and
  /// says in which of the two buffers the result is.
  Parts<T> run(Parts<T> data, Parts<T> scratch, int64_t count) const;

private:
  int64_t n;
  std::vector<int> radices;
  std::shared_ptr<const std::vector<Root<T>>> roots;
};

} // namespace runmat::fourier

#endif // RUNMAT_FOURIER_STOCKHAM_H
