//===- Application.cpp - what an application carries with it ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Application.h"
#include "runtime/Error.h"

#include <algorithm>
#include <mutex>
#include <shared_mutex>

#include <cstdint>
#include <cstring>
#include <link.h>
#include <sys/stat.h>

namespace runmat {
namespace {

constexpr const char *ownFile = "/proc/self/exe";

constexpr runmat_seal unmade{RUNMAT_SEAL_MARK, 0, 0, "", ""};

/// `make` fills it in, in the copy of the program: volatile, as what is
/// compiled here is not what will be read.
[[gnu::used]] const volatile runmat_seal seal{RUNMAT_SEAL_MARK, 0, 0, "", ""};

/// That of the loader, where there is one.
const runmat_seal *adopted = nullptr;

/// Where in the file of this program an object of it is.
std::optional<size_t> positionInFile(const volatile void *object) {
  struct Search {
    uint64_t address;
    std::optional<size_t> position;
  } search{reinterpret_cast<uint64_t>(object), std::nullopt};
  // The program itself comes first, and ends the walk.
  ::dl_iterate_phdr(
      [](dl_phdr_info *program, size_t, void *data) {
        auto &search = *static_cast<Search *>(data);
        for (int k = 0; k < program->dlpi_phnum; ++k) {
          const auto &part = program->dlpi_phdr[k];
          const uint64_t within =
              search.address - program->dlpi_addr - part.p_vaddr;
          if (part.p_type == PT_LOAD && within < part.p_filesz)
            search.position = part.p_offset + within;
        }
        return 1;
      },
      &search);
  return search.position;
}

/// What this process has behind it.
struct Own {
  std::optional<Archive> archive;
  std::string damage;
};

/// The archive that the seal tells of.
Own openOwn(uint64_t bytes, uint64_t checksum) {
  struct stat known{};
  if (::stat(ownFile, &known) != 0)
    return {std::nullopt, "its file cannot be read"};
  if (uint64_t(known.st_size) != bytes)
    return {std::nullopt, "its file has " + std::to_string(known.st_size) +
                              " bytes instead of " + std::to_string(bytes)};
  std::optional<Archive> archive = Archive::open(ownFile);
  if (!archive || archive->checksum() != checksum)
    return {std::nullopt,
            "what is behind the code of runmat, its source files and the code "
            "that was compiled of them, is not what it was made with"};
  return {std::move(archive), {}};
}

const Own &own() {
  const auto open = [](uint64_t bytes, uint64_t checksum) {
    return bytes ? openOwn(bytes, checksum) : Own();
  };
  static const Own opened = adopted
                                ? open(adopted->file_bytes, adopted->checksum)
                                : open(seal.file_bytes, seal.checksum);
  return opened;
}

/// The text fits, with its end.
template <size_t size> bool put(char (&to)[size], const std::string &text) {
  if (text.size() >= size)
    return false;
  std::memcpy(to, text.c_str(), text.size() + 1);
  return true;
}

/// The program with the archive behind it and the seal at `place` made.
std::string sealed(std::string program, size_t place, runmat_seal made,
                   const std::vector<Archive::Entry> &entries) {
  const std::string archive = Archive::encode(entries);
  made.file_bytes = program.size() + archive.size();
  made.checksum = Archive::checksum(archive);
  std::memcpy(program.data() + place, &made, sizeof(made));
  program += archive;
  return program;
}

} // namespace

std::optional<std::string>
application::make(std::string program,
                  const std::vector<Archive::Entry> &entries) {
  const std::optional<size_t> place = positionInFile(&seal);
  if (!place || *place > program.size() ||
      program.size() - *place < sizeof(unmade) ||
      std::memcmp(program.data() + *place, &unmade, sizeof(unmade)) != 0)
    return std::nullopt;
  return sealed(std::move(program), *place, unmade, entries);
}

std::optional<std::string>
application::make(std::string loader,
                  const std::vector<Archive::Entry> &entries,
                  const LibraryPlace &library) {
  const size_t place = loader.find(std::string_view(
      reinterpret_cast<const char *>(&unmade), sizeof(unmade)));
  runmat_seal made = unmade;
  if (place == std::string::npos || !put(made.build, library.build) ||
      !put(made.library_folder, library.folder))
    return std::nullopt;
  return sealed(std::move(loader), place, made, entries);
}

void application::adopt(const runmat_seal &seal) { adopted = &seal; }

const Archive *application::archive() {
  return own().archive ? &*own().archive : nullptr;
}

const std::string &application::damage() { return own().damage; }

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
