//===- Application.cpp - what an application carries with it ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Application.h"
#include "runtime/Error.h"

#include <algorithm>
#include <mutex>
#include <shared_mutex>

namespace runmat {

const Archive *application::archive() {
  static const std::optional<Archive> own = Archive::open("/proc/self/exe");
  return own ? &*own : nullptr;
}

std::string application::sourceKey(std::string_view name) {
  return "source\n" + std::string(name);
}

//===----------------------------------------------------------------------===//
// Libraries
//===----------------------------------------------------------------------===//

namespace {

/// The mounts of the process, in the order of their making.
struct Mounts {
  std::shared_mutex mutex;
  std::vector<const application::Mount *> list;
  uint64_t made = 0;
};

/// Contexts may end after static objects have.
Mounts &mounts() {
  static auto *all = new Mounts;
  return *all;
}

Archive openOver(std::string_view bytes) {
  std::optional<Archive> archive = Archive::over(bytes);
  if (!archive)
    throw Error("RunMat:library", "The library is damaged: what it brings is "
                                  "no archive of compiled code.");
  return *std::move(archive);
}

std::string nextFolder() {
  const std::lock_guard lock(mounts().mutex);
  return std::string(application::folder) + "/library" +
         std::to_string(++mounts().made);
}

/// A file in the folder as a key; empty of paths elsewhere.
std::string keyIn(std::string_view folder, std::string_view path) {
  if (!path.starts_with(folder) || path.size() <= folder.size() ||
      path[folder.size()] != '/')
    return {};
  return application::sourceKey(path.substr(folder.size() + 1));
}

/// What `ask` says of an archive and of the key in it that the path has there.
template <typename Answer, typename Ask>
Answer ofFile(std::string_view path, const Ask &ask) {
  if (!path.starts_with(application::folder))
    return Answer();
  {
    const std::shared_lock lock(mounts().mutex);
    for (const application::Mount *mount : mounts().list)
      if (const std::string key = keyIn(mount->folder(), path); !key.empty())
        return ask(mount->archive(), key);
  }
  const std::string key = keyIn(application::folder, path);
  return key.empty() || !application::archive()
             ? Answer()
             : ask(*application::archive(), key);
}

} // namespace

application::Mount::Mount(std::string_view bytes)
    : contents(openOver(bytes)), place(nextFolder()) {
  const std::lock_guard lock(mounts().mutex);
  mounts().list.push_back(this);
}

application::Mount::~Mount() {
  const std::lock_guard lock(mounts().mutex);
  std::erase(mounts().list, this);
}

//===----------------------------------------------------------------------===//
// All archives
//===----------------------------------------------------------------------===//

bool application::hasArchive() {
  if (archive())
    return true;
  const std::shared_lock lock(mounts().mutex);
  return !mounts().list.empty();
}

std::optional<std::string> application::read(std::string_view key) {
  if (archive())
    if (std::optional<std::string> content = archive()->read(key))
      return content;
  const std::shared_lock lock(mounts().mutex);
  for (const Mount *mount : mounts().list)
    if (std::optional<std::string> content = mount->archive().read(key))
      return content;
  return std::nullopt;
}

bool application::hasFile(std::string_view path) {
  return ofFile<bool>(path, [](const Archive &archive, const std::string &key) {
    return archive.has(key);
  });
}

std::optional<std::string> application::file(std::string_view path) {
  return ofFile<std::optional<std::string>>(
      path, [](const Archive &archive, const std::string &key) {
        return archive.read(key);
      });
}

} // namespace runmat
