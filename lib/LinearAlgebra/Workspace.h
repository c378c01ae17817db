//===- Workspace.h - room for functions of LAPACK ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_LINEARALGEBRA_WORKSPACE_H
#define RUNMAT_LINEARALGEBRA_WORKSPACE_H

#include "LinearAlgebra/Library.h"
#include "runtime/Error.h"

#include <string>

namespace runmat::linalg {

/// The library where it is installed and takes a matrix of these extents.
template <typename T> const Routines<T> *libraryOf(const Matrix<T> &a) {
  const bool fits = a.rows > 0 && a.columns > 0 && fitsLibrary(a.rows) &&
                    fitsLibrary(a.columns);
  return fits ? routines<T>() : nullptr;
}

/// The same for functions that want room for some square matrices of the
/// smaller extent, whose elements are counted as extents are.
template <typename T> const Routines<T> *libraryWithRoom(const Matrix<T> &a) {
  constexpr int64_t matrices = 8, mostExtent = 1 << 14;
  static_assert(matrices * mostExtent * mostExtent - 1 <=
                std::numeric_limits<Size>::max());
  return std::min(a.rows, a.columns) < mostExtent ? libraryOf(a) : nullptr;
}

/// Elements of room for a function that said how many it wants. That number
/// may have been rounded to single, so it gets some more.
template <typename T> std::vector<T> roomFor(T wanted) {
  const double least =
      double(std::nextafter(wanted, std::numeric_limits<T>::infinity()));
  return std::vector<T>(size_t(least) + 1);
}

/// Calls function(work, length, info) of LAPACK twice: first it says in the
/// first element how much room it wants, then it has that. Gives `info`.
template <typename T, typename Function>
Size callWithRoom(const char *name, Function function) {
  T wanted(0);
  Size info = 0, length = -1;
  function(&wanted, &length, &info);
  requireAccepted(info, name);
  std::vector<T> work = roomFor(wanted);
  length = Size(work.size());
  function(work.data(), &length, &info);
  requireAccepted(info, name);
  return info;
}

/// Throws where `info` says that an iteration did not come to its end.
inline void requireConvergence(Size info, const char *identifier,
                               const char *what) {
  if (info > 0)
    throw Error(identifier, std::string(what) + " did not converge.");
}

} // namespace runmat::linalg

#endif // RUNMAT_LINEARALGEBRA_WORKSPACE_H
