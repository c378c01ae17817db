//===- RuntimeFiles.cpp - what is installed beside runmat -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "RuntimeFiles.h"
#include "PackedSources.h"

using namespace runmat;
using namespace runmat::driver;
namespace fs = std::filesystem;

fs::path driver::libraryFolder(const fs::path &file, const char *instead) {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  fs::path folder = program.parent_path().parent_path() / "lib";
  if (!fs::exists(folder / file, error))
    throw CompileMistake{"there is no '" + (folder / file).string() + "'; " +
                         instead};
  return folder;
}
