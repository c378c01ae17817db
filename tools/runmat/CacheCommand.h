//===- CacheCommand.h - runmat cache ----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_CACHECOMMAND_H
#define RUNMAT_TOOLS_RUNMAT_CACHECOMMAND_H

#include <string>
#include <vector>

namespace runmat::driver {

/// Prints what is kept from process to process, or removes it. `words` are the
/// flags before and after the name, and a script. Returns the exit status.
int runCacheCommand(const std::vector<std::string> &words);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_CACHECOMMAND_H
