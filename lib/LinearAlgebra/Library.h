//===- Library.h - BLAS and LAPACK, opened on first use ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of OpenBLAS that we call, by their Fortran names. A program
// that needs none of them never maps the library. It runs each function on the
// thread that calls it: how its own threads divide work changes the last digits
// of results, and those must not depend on the number of threads.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_LINEARALGEBRA_LIBRARY_H
#define RUNMAT_LINEARALGEBRA_LIBRARY_H

#include <complex>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace runmat::linalg {

/// What the library counts with: no extent may be larger.
using Size = int32_t;
inline bool fitsLibrary(int64_t extent) {
  return extent <= std::numeric_limits<Size>::max();
}

/// The length of a Fortran text argument, which follows all arguments.
using Length = size_t;

/// The functions for elements of type T: double, float or complex ones. Matrix
/// arguments are column-major; those named as in the reference BLAS and LAPACK.
template <typename T> struct Routines {
  void (*gemm)(const char *transA, const char *transB, const Size *m,
               const Size *n, const Size *k, const T *alpha, const T *a,
               const Size *lda, const T *b, const Size *ldb, const T *beta,
               T *c, const Size *ldc, Length, Length);
  void (*gemv)(const char *trans, const Size *m, const Size *n, const T *alpha,
               const T *a, const Size *lda, const T *x, const Size *incx,
               const T *beta, T *y, const Size *incy, Length);
};

/// The functions of the installed library; null where there is none. The
/// library is libopenblas.so.0, or what RUNMAT_BLAS_LIBRARY names. Throws
/// runmat::Error "RunMat:library" when it lacks one of the functions.
template <typename T> const Routines<T> *routines();

} // namespace runmat::linalg

#endif // RUNMAT_LINEARALGEBRA_LIBRARY_H
