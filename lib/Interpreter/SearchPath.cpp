//===- SearchPath.cpp - folders of functions --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/SearchPath.h"
#include "Values/Identifier.h"

#include "runtime/Application.h"
#include "runtime/Error.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include <sys/stat.h>
#include <unistd.h>

using namespace runmat;

std::string runmat::currentFolder() {
  std::string path(4096, '\0');
  return ::getcwd(path.data(), path.size()) ? std::string(path.c_str())
                                            : std::string(".");
}

bool runmat::isRegularFile(const std::string &path) {
  if (application::hasFile(path))
    return true;
  struct stat status;
  return ::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode);
}

void SearchPath::add(const std::vector<std::string> &folders, bool atEnd) {
  for (const std::string &folder : folders)
    remove(folder);
  list.insert(atEnd ? list.end() : list.begin(), folders.begin(),
              folders.end());
}

bool SearchPath::remove(const std::string &folder) {
  return std::erase(list, folder) > 0;
}

std::string SearchPath::text() const {
  std::string text;
  for (const std::string &folder : list)
    text += (text.empty() ? "" : ":") + folder;
  return text;
}

std::string runmat::readFile(const std::string &path) {
  if (std::optional<std::string> text = application::file(path))
    return *std::move(text);
  std::ifstream stream(path, std::ios::binary);
  if (!stream)
    throw Error("MATLAB:fileIO", "The file '" + path + "' cannot be read.");
  return std::string(std::istreambuf_iterator<char>(stream), {});
}

std::vector<std::string> SearchPath::candidates(const std::string &folder,
                                                std::string_view name) const {
  if (!isIdentifier(name))
    return {};
  const std::string file = std::string(name) + ".m", here = currentFolder();
  const bool hasMoved = here != beginning && !folder.starts_with('/');
  const std::string own = hasMoved ? beginning + "/" + folder : folder;
  std::vector<std::string> files = {own + "/private/" + file, own + "/" + file,
                                    here + "/" + file};
  for (const std::string &other : list)
    files.push_back(other + "/" + file);
  return files;
}

std::vector<std::string> SearchPath::findAll(const std::string &folder,
                                             std::string_view name) const {
  std::vector<std::string> files = candidates(folder, name);
  std::erase_if(files,
                [](const std::string &path) { return !isRegularFile(path); });
  return files;
}

std::string SearchPath::find(const std::string &folder,
                             std::string_view name) const {
  for (std::string &file : candidates(folder, name))
    if (isRegularFile(file))
      return std::move(file);
  return {};
}

std::vector<std::string> runmat::splitPath(std::string_view text) {
  std::vector<std::string> folders;
  while (!text.empty()) {
    const size_t end = text.find(':');
    if (end != 0)
      folders.emplace_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return folders;
}
