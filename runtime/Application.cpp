//===- Application.cpp - what an application carries with it ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Application.h"

namespace runmat {

const Archive *application::archive() {
  static const std::optional<Archive> own = Archive::open("/proc/self/exe");
  return own ? &*own : nullptr;
}

std::string application::sourceKey(std::string_view name) {
  return "source\n" + std::string(name);
}

/// The key of a file in the folder; empty of paths elsewhere.
static std::string keyOf(std::string_view path) {
  const std::string_view folder = application::folder;
  if (!path.starts_with(folder) || path.size() <= folder.size() ||
      path[folder.size()] != '/')
    return {};
  return application::sourceKey(path.substr(folder.size() + 1));
}

bool application::hasFile(std::string_view path) {
  const std::string key = keyOf(path);
  return !key.empty() && archive() && archive()->has(key);
}

std::optional<std::string> application::file(std::string_view path) {
  const std::string key = keyOf(path);
  return key.empty() || !archive() ? std::nullopt : archive()->read(key);
}

} // namespace runmat
