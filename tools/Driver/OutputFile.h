//===- OutputFile.h - files that the user names for reports -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_DRIVER_OUTPUTFILE_H
#define RUNMAT_TOOLS_DRIVER_OUTPUTFILE_H

#include <functional>
#include <ostream>
#include <string>

namespace runmat::driver {

/// Why a file cannot be written; empty when it can. Asked before the program
/// runs, and leaves the file as it is.
std::string outputFileProblem(const std::string &path);

/// Replaces the file by what `write` writes. What went wrong, or nothing.
std::string writeOutputFile(const std::string &path,
                            const std::function<void(std::ostream &)> &write);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_DRIVER_OUTPUTFILE_H
