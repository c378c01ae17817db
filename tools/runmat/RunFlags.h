//===- RunFlags.h - settings as flags of runmat -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_RUNFLAGS_H
#define RUNMAT_TOOLS_RUNMAT_RUNFLAGS_H

#include "SessionFlags.h"

namespace runmat::driver {

/// The flags that tools share, and --no-jit.
class RunFlags {
public:
  void declare(CLI::App &app);
  /// As SessionFlags::read.
  config::Configuration read(const CLI::App &app,
                             const std::string &folder) const;

private:
  SessionFlags shared;
  bool noJit = false;
};

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_RUNFLAGS_H
