//===- Scratch.h - a folder for a while -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_SCRATCH_H
#define RUNMAT_TOOLS_RUNMAT_SCRATCH_H

#include <filesystem>

namespace runmat::driver {

/// A folder that goes with the object. Throws CompileMistake.
class Scratch {
public:
  Scratch();
  ~Scratch();
  Scratch(const Scratch &) = delete;

  std::filesystem::path folder;
};

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_SCRATCH_H
