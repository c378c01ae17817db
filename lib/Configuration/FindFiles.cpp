//===- FindFiles.cpp - where runmat.toml is ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Configuration/ConfigurationFile.h"

#include <cstdlib>
#include <filesystem>

namespace runmat::config {

namespace fs = std::filesystem;

static constexpr const char *fileName = "runmat.toml";

/// A path that cannot be looked at is as good as none.
static bool isThere(const fs::path &path) {
  std::error_code error;
  return fs::exists(fs::symlink_status(path, error));
}

std::string findProjectFile(const std::string &folder) {
  std::error_code error;
  fs::path place = fs::absolute(folder, error).lexically_normal();
  // "/a/b/" is the folder b in another spelling.
  if (!place.has_filename())
    place = place.parent_path();
  while (!error && !place.empty()) {
    if (isThere(place / fileName))
      return (place / fileName).string();
    if (isThere(place / ".git") || place == place.parent_path())
      break;
    place = place.parent_path();
  }
  return {};
}

/// The value of a variable that holds an absolute path; else empty, as the XDG
/// specification wants it.
static fs::path absolutePath(const char *variable) {
  const char *value = std::getenv(variable);
  return value && *value == '/' ? fs::path(value) : fs::path();
}

/// The user's folder that the XDG specification has a variable for, or else one
/// in the home folder; empty when there is neither.
static fs::path userFolder(const char *variable, const char *inHome) {
  fs::path folder = absolutePath(variable);
  if (!folder.empty())
    return folder;
  folder = absolutePath("HOME");
  return folder.empty() ? folder : folder / inHome;
}

std::string findUserFile() {
  const fs::path folder = userFolder("XDG_CONFIG_HOME", ".config");
  if (folder.empty())
    return {};
  const fs::path file = folder / "runmat" / fileName;
  return isThere(file) ? file.string() : std::string();
}

std::string findCacheFolder(const std::string &name) {
  const fs::path folder = userFolder("XDG_CACHE_HOME", ".cache");
  return folder.empty() ? std::string() : (folder / "runmat" / name).string();
}

std::string findStateFile(const std::string &name) {
  const fs::path folder = userFolder("XDG_STATE_HOME", ".local/state");
  return folder.empty() ? std::string() : (folder / "runmat" / name).string();
}

} // namespace runmat::config
