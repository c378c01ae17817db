//===- BuildId.h - which build a program or library is of -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_BUILDID_H
#define RUNMAT_DEFINITIONS_BUILDID_H

namespace runmat {

/// A hash of the sources of interpreter, engine and compiler, of the tools that
/// compiled them and of their settings (cmake/BuildId.cmake). What differs in
/// the layout of anything differs in it.
extern const char *const buildId;

} // namespace runmat

#endif // RUNMAT_DEFINITIONS_BUILDID_H
