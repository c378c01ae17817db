//===- InferredCode.h - code of a script that did not run -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_INFERREDCODE_H
#define RUNMAT_TOOLS_RUNMAT_INFERREDCODE_H

#include <cstddef>
#include <filesystem>

namespace runmat::driver {

/// Fills `folder` with units of a script and of the functions that it calls,
/// for the types that can be told from their texts; how many. Throws
/// CompileMistake, and runmat::Error.
size_t inferCode(const std::filesystem::path &script,
                 const std::filesystem::path &folder);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_INFERREDCODE_H
