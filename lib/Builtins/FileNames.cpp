//===- FileNames.cpp - files by names with stars ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/FileNames.h"

#include <cstdlib>

#include <algorithm>

#include <fnmatch.h>

namespace runmat::builtins {

namespace fs = std::filesystem;

bool isWild(const std::string &part) {
  return part.find('*') != std::string::npos;
}

namespace {

/// What stands in a folder in the order of its bytes, with the folder itself
/// and the one around it.
std::vector<std::string> namesIn(const fs::path &folder) {
  std::vector<std::string> names = {".", ".."};
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error))
    names.push_back(entry->path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

bool isFolder(const fs::path &path) {
  std::error_code ignored;
  return fs::is_directory(path, ignored);
}

/// What is there itself, not what a link leads to.
fs::file_status statusOf(const fs::path &path) {
  std::error_code ignored;
  return fs::symlink_status(path, ignored);
}

/// The folder and all that are below it; links are not followed.
void addBelow(const fs::path &folder, std::vector<fs::path> &all) {
  all.push_back(folder);
  for (const std::string &name : namesIn(folder))
    if (name != "." && name != ".." && isFolder(folder / name) &&
        !fs::is_symlink(statusOf(folder / name)))
      addBelow(folder / name, all);
}

/// The folders that one more part of a path leads to.
std::vector<fs::path> stepInto(const std::vector<fs::path> &folders,
                               const std::string &part) {
  std::vector<fs::path> all;
  for (const fs::path &folder : folders) {
    if (part == "**")
      addBelow(folder, all);
    else if (!isWild(part))
      all.push_back(folder / part);
    else
      for (const std::string &name : namesIn(folder))
        if (name != "." && name != ".." && isFolder(folder / name) &&
            ::fnmatch(part.c_str(), name.c_str(), FNM_NOESCAPE) == 0)
          all.push_back(folder / name);
  }
  return all;
}

/// Names of a folder, all of them or those that fit a text with stars.
void addNames(const fs::path &folder, const std::string &pattern,
              std::vector<Found> &found) {
  if (!isWild(pattern)) {
    if (fs::exists(statusOf(folder / pattern)))
      found.push_back({folder, pattern});
    return;
  }
  for (const std::string &name : namesIn(folder))
    if (::fnmatch(pattern.c_str(), name.c_str(), FNM_NOESCAPE) == 0)
      found.push_back({folder, name});
}

} // namespace

std::string expandHome(std::string name) {
  const char *home = std::getenv("HOME");
  if (home && (name == "~" || name.starts_with("~/")))
    name.replace(0, 1, home);
  return name;
}

std::vector<Found> findNames(const std::string &text) {
  const fs::path path = text.empty() ? "." : expandHome(text);
  std::vector<Found> found;
  if (isFolder(path)) {
    addNames(path, "*", found);
    return found;
  }
  std::vector<fs::path> folders = {path.is_absolute() ? "/" : "."};
  for (const fs::path &part : path.relative_path().parent_path())
    folders = stepInto(folders, part.string());
  std::string last = path.filename().string();
  if (last == "**") {
    folders = stepInto(folders, last);
    last = "*";
  }
  for (const fs::path &folder : folders)
    addNames(folder, last, found);
  return found;
}

std::vector<fs::path> pathsMeant(const std::string &named) {
  const std::string text = expandHome(named);
  if (!isWild(text) || fs::exists(statusOf(text)))
    return {text};
  const bool takesHidden = fs::path(text).filename().string().starts_with('.');
  std::vector<fs::path> paths;
  for (const Found &found : findNames(text))
    if (found.name != "." && found.name != ".." &&
        (takesHidden || !found.name.starts_with('.')))
      paths.push_back((found.folder / found.name).lexically_normal());
  return paths;
}

} // namespace runmat::builtins
