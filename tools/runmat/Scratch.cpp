//===- Scratch.cpp - a folder for a while -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Scratch.h"
#include "PackedSources.h"

#include <cstdlib>

using namespace runmat::driver;
namespace fs = std::filesystem;

Scratch::Scratch() {
  std::string name = (fs::temp_directory_path() / "runmat-XXXXXX").string();
  if (!::mkdtemp(name.data()))
    throw CompileMistake{"cannot make a folder in '" +
                         fs::temp_directory_path().string() + "'"};
  folder = name;
}

Scratch::~Scratch() {
  std::error_code ignored;
  fs::remove_all(folder, ignored);
}
