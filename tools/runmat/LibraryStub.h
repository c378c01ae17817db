//===- LibraryStub.h - the C text of a library ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_LIBRARYSTUB_H
#define RUNMAT_TOOLS_RUNMAT_LIBRARYSTUB_H

#include "LibraryPacker.h"

namespace runmat::driver {

/// The definitions of the functions, with the archive of that file as data.
/// Includes nothing but headers of C. A compiler for other machines than those
/// of the archive's code refuses it.
std::string stubText(const std::vector<PackedEntry> &entries,
                     const std::filesystem::path &archive, bool isForAArch64);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_LIBRARYSTUB_H
