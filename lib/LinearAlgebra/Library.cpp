//===- Library.cpp - BLAS and LAPACK, opened on first use -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "LinearAlgebra/Library.h"
#include "runtime/Error.h"

#include <cstdlib>
#include <dlfcn.h>
#include <optional>
#include <string>

namespace runmat::linalg {

namespace {

/// Sets a variable of the environment for as long as it lives.
class ScopedVariable {
public:
  ScopedVariable(const char *name, const char *value) : name(name) {
    if (const char *old = std::getenv(name))
      before = old;
    setenv(name, value, 1);
  }
  ~ScopedVariable() {
    if (before)
      setenv(name, before->c_str(), 1);
    else
      unsetenv(name);
  }
  ScopedVariable(const ScopedVariable &) = delete;
  ScopedVariable &operator=(const ScopedVariable &) = delete;

private:
  const char *name;
  std::optional<std::string> before;
};

/// What `setLibrary` said; empty where it said nothing.
std::string givenName;

std::string libraryName() {
  return givenName.empty() ? "libopenblas.so.0" : givenName;
}

// The sanitizers want their functions in every library.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int ownScope = 0;
#else
constexpr int ownScope = RTLD_DEEPBIND;
#endif

/// OpenBLAS binds 12,000 names as it is opened, nearly all to itself: looked
/// for there first, and its calls bound as they come, that takes 2 ms instead
/// of 6. A library that a user names may be incomplete: better it fails here
/// than in a call.
int binding() { return givenName.empty() ? RTLD_LAZY | ownScope : RTLD_NOW; }

/// Loading it would start a thread for each processor, which spin. An OpenMP
/// build and other libraries have variables of their own.
void *open() {
  const ScopedVariable openBlas("OPENBLAS_NUM_THREADS", "1"),
      openMP("OMP_NUM_THREADS", "1"), mkl("MKL_NUM_THREADS", "1"),
      blis("BLIS_NUM_THREADS", "1");
  void *handle = dlopen(libraryName().c_str(), binding() | RTLD_LOCAL);
  if (!handle && !givenName.empty())
    throw Error("RunMat:library",
                "The library that the setting blas-library names cannot be "
                "opened: " +
                    std::string(dlerror()) +
                    ". Name another, or 'none' to do without.");
  return handle;
}

/// The library's handle; null where it cannot be opened.
void *library() {
  static void *const handle = libraryName() == "none" ? nullptr : open();
  return handle;
}

template <typename T> constexpr char prefix = 0;
template <> constexpr char prefix<float> = 's';
template <> constexpr char prefix<double> = 'd';
template <> constexpr char prefix<std::complex<float>> = 'c';
template <> constexpr char prefix<std::complex<double>> = 'z';

template <typename Function> void find(std::string name, Function *&function) {
  name += '_';
  function = reinterpret_cast<Function *>(dlsym(library(), name.c_str()));
  if (!function)
    throw Error("RunMat:library", "The library '" + libraryName() +
                                      "' has no function '" + name +
                                      "'. Let the setting blas-library name "
                                      "another BLAS and LAPACK library.");
}

template <typename T>
void findOfReals(const std::string &type, RealRoutines<T> &result) {
  find(type + "geqrf", result.geqrf);
  find(type + "orgqr", result.orgqr);
  find(type + "gesdd", result.gesdd);
  find(type + "syevd", result.syevd);
  find(type + "geev", result.geev);
  find(type + "gees", result.gees);
}

template <typename T> Routines<T> load() {
  Routines<T> result;
  const std::string type(1, prefix<T>);
  find(type + "gemm", result.gemm);
  find(type + "gemv", result.gemv);
  find(type + "trsm", result.trsm);
  find(type + "getrf", result.getrf);
  find(type + "getrs", result.getrs);
  find(type + "gecon", result.gecon);
  find(type + "potrf", result.potrf);
  find(type + "potrs", result.potrs);
  find(type + "pocon", result.pocon);
  find(type + "trcon", result.trcon);
  find(type + "gelsy", result.gelsy);
  if constexpr (!isComplex<T>)
    findOfReals(type, result);
  return result;
}

} // namespace

void setLibrary(std::string name) { givenName = std::move(name); }

template <typename T> const Routines<T> *routines() {
  if (!library())
    return nullptr;
  static const Routines<T> loaded = load<T>();
  return &loaded;
}

void requireAccepted(Size info, const char *function) {
  if (info < 0)
    throw Error("RunMat:library", "The library '" + libraryName() +
                                      "' rejects argument " +
                                      std::to_string(-int64_t(info)) +
                                      " of its function '" + function + "'.");
}

void openAhead() noexcept try { routines<double>(); } catch (...) {
  // Not kept: the next one who asks gets the same.
}

template const Routines<float> *routines();
template const Routines<double> *routines();
template const Routines<std::complex<float>> *routines();
template const Routines<std::complex<double>> *routines();

} // namespace runmat::linalg
