//===- LibraryHeader.h - the C header of a library --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_LIBRARYHEADER_H
#define RUNMAT_TOOLS_RUNMAT_LIBRARYHEADER_H

#include "LibraryPacker.h"

namespace runmat::driver {

/// The declaration of the function of an entry, without the semicolon.
std::string declarationOf(const PackedEntry &entry);

/// `name` is that of the header's file without suffix.
std::string headerText(const std::string &name,
                       const std::vector<PackedEntry> &entries);

/// Throws CompileMistake where C or C++ has another meaning for the name.
void checkEntryName(const std::string &name);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_LIBRARYHEADER_H
