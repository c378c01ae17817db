//===- RuntimeFiles.h - what is installed beside runmat ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_RUNTIMEFILES_H
#define RUNMAT_TOOLS_RUNMAT_RUNTIMEFILES_H

#include <filesystem>

namespace runmat::driver {

/// The folder of librunmat, beside the folder of this program, which must have
/// that file. Throws CompileMistake; `instead` says what to do without it.
std::filesystem::path libraryFolder(const std::filesystem::path &file,
                                    const char *instead);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_RUNTIMEFILES_H
