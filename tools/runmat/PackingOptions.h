//===- PackingOptions.h - how packed code is compiled -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_PACKINGOPTIONS_H
#define RUNMAT_TOOLS_RUNMAT_PACKINGOPTIONS_H

#include "Engine/SessionOptions.h"

#include <filesystem>
#include <string>
#include <vector>

namespace runmat::driver {

/// The options of a session that compiles for these processors, or for all
/// processors and devices that programs are packed for, and keeps the code in
/// `scratch`.
SessionOptions packingOptions(const std::filesystem::path &scratch,
                              std::vector<std::string> processors);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_PACKINGOPTIONS_H
