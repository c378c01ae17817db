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

#include "LinearAlgebra/Matrix.h"

#include <limits>
#include <string>

namespace runmat::linalg {

/// What the library counts with: no extent may be larger.
using Size = int32_t;
inline bool fitsLibrary(int64_t extent) {
  return extent <= std::numeric_limits<Size>::max();
}

/// The length of a Fortran text argument, which follows all arguments.
using Length = size_t;

/// The last arguments of functions that need room of two types: real matrices
/// take whole numbers as well, complex ones real numbers.
template <typename T>
using Scratch = std::conditional_t<isComplex<T>, RealOf<T>, Size>;

/// The functions that real matrices alone are given: those of complex ones
/// multiply matrices with vectors, and zgemv of OpenBLAS 0.3.21 reads outside
/// of its operands on Zen processors (seen in zheevd under AddressSanitizer).
template <typename T> struct RealRoutines {
  // An orthogonal factor, and the matrix that its reflections make.
  void (*geqrf)(const Size *m, const Size *n, T *a, const Size *lda, T *tau,
                T *work, const Size *lwork, Size *info);
  void (*orgqr)(const Size *m, const Size *n, const Size *k, T *a,
                const Size *lda, const T *tau, T *work, const Size *lwork,
                Size *info);
  // Singular values and vectors.
  void (*gesdd)(const char *jobz, const Size *m, const Size *n, T *a,
                const Size *lda, T *s, T *u, const Size *ldu, T *vt,
                const Size *ldvt, T *work, const Size *lwork, Size *iwork,
                Size *info, Length);
  // Eigenvalues of symmetric matrices, of any, and Schur's form.
  void (*syevd)(const char *jobz, const char *uplo, const Size *n, T *a,
                const Size *lda, T *w, T *work, const Size *lwork, Size *iwork,
                const Size *liwork, Size *info, Length, Length);
  void (*geev)(const char *jobvl, const char *jobvr, const Size *n, T *a,
               const Size *lda, T *wr, T *wi, T *vl, const Size *ldvl, T *vr,
               const Size *ldvr, T *work, const Size *lwork, Size *info, Length,
               Length);
  void (*gees)(const char *jobvs, const char *sort, const void *select,
               const Size *n, T *a, const Size *lda, Size *sdim, T *wr, T *wi,
               T *vs, const Size *ldvs, T *work, const Size *lwork, Size *bwork,
               Size *info, Length, Length);
};
struct NoRoutines {};

/// The functions for elements of type T: double, float or complex ones. Their
/// arguments are named as in the reference BLAS and LAPACK; matrices are
/// column-major.
template <typename T>
struct Routines
    : std::conditional_t<isComplex<T>, NoRoutines, RealRoutines<T>> {
  using Real = RealOf<T>;
  // BLAS: products, and the solution of a triangular system.
  void (*gemm)(const char *transA, const char *transB, const Size *m,
               const Size *n, const Size *k, const T *alpha, const T *a,
               const Size *lda, const T *b, const Size *ldb, const T *beta,
               T *c, const Size *ldc, Length, Length);
  void (*gemv)(const char *trans, const Size *m, const Size *n, const T *alpha,
               const T *a, const Size *lda, const T *x, const Size *incx,
               const T *beta, T *y, const Size *incy, Length);
  void (*trsm)(const char *side, const char *uplo, const char *trans,
               const char *diag, const Size *m, const Size *n, const T *alpha,
               const T *a, const Size *lda, T *b, const Size *ldb, Length,
               Length, Length, Length);
  // LAPACK: a factorisation, the solution by it, and the condition from it.
  void (*getrf)(const Size *m, const Size *n, T *a, const Size *lda, Size *ipiv,
                Size *info);
  void (*getrs)(const char *trans, const Size *n, const Size *nrhs, const T *a,
                const Size *lda, const Size *ipiv, T *b, const Size *ldb,
                Size *info, Length);
  void (*gecon)(const char *norm, const Size *n, const T *a, const Size *lda,
                const Real *anorm, Real *rcond, T *work, Scratch<T> *scratch,
                Size *info, Length);
  void (*potrf)(const char *uplo, const Size *n, T *a, const Size *lda,
                Size *info, Length);
  void (*potrs)(const char *uplo, const Size *n, const Size *nrhs, const T *a,
                const Size *lda, T *b, const Size *ldb, Size *info, Length);
  void (*pocon)(const char *uplo, const Size *n, const T *a, const Size *lda,
                const Real *anorm, Real *rcond, T *work, Scratch<T> *scratch,
                Size *info, Length);
  void (*trcon)(const char *norm, const char *uplo, const char *diag,
                const Size *n, const T *a, const Size *lda, Real *rcond,
                T *work, Scratch<T> *scratch, Size *info, Length, Length,
                Length);
  // LAPACK: least squares of least norm. The real one has no rwork.
  std::conditional_t<isComplex<T>,
                     void (*)(const Size *m, const Size *n, const Size *nrhs,
                              T *a, const Size *lda, T *b, const Size *ldb,
                              Size *jpvt, const Real *rcond, Size *rank,
                              T *work, const Size *lwork, Real *rwork,
                              Size *info),
                     void (*)(const Size *m, const Size *n, const Size *nrhs,
                              T *a, const Size *lda, T *b, const Size *ldb,
                              Size *jpvt, const Real *rcond, Size *rank,
                              T *work, const Size *lwork, Size *info)>
      gelsy;
};

/// Names the library before it is first opened; "none" does without one, an
/// empty name stands for libopenblas.so.0 where that is installed.
void setLibrary(std::string name);

/// The functions of the library; null where there is none. Throws runmat::Error
/// "RunMat:library" when one that is named cannot be opened, and when a library
/// lacks one of the functions.
template <typename T> const Routines<T> *routines();

/// Opens the library and finds what doubles need, for a program that may want
/// it while another thread loads one that takes long: the loader loads one at a
/// time. What is wrong is told to who needs it.
void openAhead() noexcept;

/// Throws runmat::Error "RunMat:library" where `info` of a function of LAPACK
/// says that it rejected an argument, and so computed nothing.
void requireAccepted(Size info, const char *function);

} // namespace runmat::linalg

#endif // RUNMAT_LINEARALGEBRA_LIBRARY_H
