//===- PackedSources.cpp - source files that are packed ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "PackedSources.h"

#include <algorithm>
#include <fstream>

using namespace runmat;
using namespace runmat::driver;
namespace fs = std::filesystem;

std::string driver::readWhole(const fs::path &path) {
  std::ifstream stream(path, std::ios::binary);
  std::string text(std::istreambuf_iterator<char>(stream), {});
  if (!stream.good() && !stream.eof())
    throw CompileMistake{"cannot read '" + path.string() + "'"};
  return text;
}

std::vector<Archive::Entry> driver::sourcesBeside(const fs::path &script) {
  std::vector<Archive::Entry> sources;
  const fs::path folder = script.has_parent_path() ? script.parent_path() : ".";
  for (const char *part : {"", "private"}) {
    std::error_code none;
    for (const fs::directory_entry &file :
         fs::directory_iterator(folder / part, none))
      if (file.path().extension() == ".m" && file.is_regular_file(none))
        sources.emplace_back((part / file.path().filename()).string(),
                             readWhole(file.path()));
  }
  std::ranges::sort(sources);
  return sources;
}
