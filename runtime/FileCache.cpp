//===- FileCache.cpp - what may be kept between processes -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/FileCache.h"
#include "runtime/CacheEntry.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <ctime>
#include <dirent.h>
#include <exception>
#include <fcntl.h>
#include <sys/stat.h>
#include <tuple>
#include <unistd.h>
#include <utility>
#include <vector>

namespace runmat {
namespace {

constexpr std::string_view temporaryPrefix = ".new-";
/// A temporary file this old was left behind by a process that died.
constexpr time_t temporarySeconds = 3600;

class Descriptor {
public:
  explicit Descriptor(int number) : number(number) {}
  Descriptor(Descriptor &&other) noexcept
      : number(std::exchange(other.number, -1)) {}
  Descriptor &operator=(Descriptor &&) = delete;
  ~Descriptor() {
    if (number >= 0)
      ::close(number);
  }
  int get() const { return number; }
  explicit operator bool() const { return number >= 0; }
  /// Whether all that was written has arrived.
  bool close() { return ::close(std::exchange(number, -1)) == 0; }

private:
  int number;
};

/// Whether nobody else can have put something there.
bool isOurs(const struct stat &known) {
  return known.st_uid == ::geteuid() &&
         (known.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

Descriptor openFolder(const std::string &path) {
  Descriptor folder(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  struct stat known;
  if (folder && ::fstat(folder.get(), &known) == 0 && isOurs(known))
    return folder;
  return Descriptor(-1);
}

/// Makes the folder and those above it; it is not an error if one is there.
void makeFolder(const std::string &path) {
  for (size_t end = path.find('/', 1); end != std::string::npos;
       end = path.find('/', end + 1))
    ::mkdir(path.substr(0, end).c_str(), 0700);
  ::mkdir(path.c_str(), 0700);
}

/// All of a file of ours; none when it is longer than `most`.
std::optional<std::string> readFile(const Descriptor &file, uint64_t most) {
  struct stat known;
  if (::fstat(file.get(), &known) != 0 || !S_ISREG(known.st_mode) ||
      !isOurs(known) || static_cast<uint64_t>(known.st_size) > most)
    return std::nullopt;
  std::string text(known.st_size, '\0');
  for (size_t done = 0; done < text.size();) {
    ssize_t got = ::read(file.get(), text.data() + done, text.size() - done);
    if (got < 0 && errno == EINTR)
      continue;
    if (got <= 0)
      return std::nullopt;
    done += got;
  }
  return text;
}

bool writeFile(const Descriptor &file, std::string_view text) {
  while (!text.empty()) {
    ssize_t put = ::write(file.get(), text.data(), text.size());
    if (put < 0 && errno == EINTR)
      continue;
    if (put <= 0)
      return false;
    text.remove_prefix(put);
  }
  return true;
}

/// A name that no other thread or process has; should one have it after all,
/// making the file fails.
std::string temporaryName() {
  static std::atomic<uint64_t> count{0};
  timespec now{};
  ::clock_gettime(CLOCK_REALTIME, &now);
  return std::string(temporaryPrefix) + std::to_string(::getpid()) + "-" +
         std::to_string(now.tv_sec) + "-" + std::to_string(now.tv_nsec) + "-" +
         std::to_string(count++);
}

/// Writes beside the file and renames, so that nobody sees a part of it.
bool replaceFile(const Descriptor &folder, const std::string &name,
                 std::string_view text) {
  std::string temporary = temporaryName();
  Descriptor file(::openat(folder.get(), temporary.c_str(),
                           O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
  if (!file)
    return false;
  bool written = writeFile(file, text);
  written &= file.close();
  if (written && ::renameat(folder.get(), temporary.c_str(), folder.get(),
                            name.c_str()) == 0)
    return true;
  ::unlinkat(folder.get(), temporary.c_str(), 0);
  return false;
}

struct KnownFile {
  time_t seconds;
  long nanoseconds;
  std::string name;
  uint64_t bytes;
};

/// The entries of a folder, without what is not ours to remove; temporary files
/// left behind go.
std::vector<KnownFile> listEntries(const Descriptor &folder) {
  std::vector<KnownFile> files;
  // A descriptor of its own: the position in a folder is shared by copies.
  int listed = ::openat(folder.get(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR *stream = listed < 0 ? nullptr : ::fdopendir(listed);
  if (!stream && listed >= 0)
    ::close(listed);
  while (const dirent *entry = stream ? ::readdir(stream) : nullptr) {
    std::string name = entry->d_name;
    bool isTemporary = name.starts_with(temporaryPrefix);
    struct stat known;
    if ((!isTemporary && !cache_entry::isFileName(name)) ||
        ::fstatat(folder.get(), name.c_str(), &known, AT_SYMLINK_NOFOLLOW) !=
            0 ||
        !S_ISREG(known.st_mode))
      continue;
    if (!isTemporary)
      files.push_back({known.st_mtim.tv_sec, known.st_mtim.tv_nsec,
                       std::move(name), static_cast<uint64_t>(known.st_size)});
    else if (known.st_mtim.tv_sec < ::time(nullptr) - temporarySeconds)
      ::unlinkat(folder.get(), name.c_str(), 0);
  }
  if (stream)
    ::closedir(stream);
  return files;
}

Descriptor openEntry(const Descriptor &folder, const std::string &name) {
  // A pipe must not hold the reader up, nor a link lead out of the folder.
  return Descriptor(::openat(folder.get(), name.c_str(),
                             O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
}

/// The entry in a file; none when `read` would not give it either.
std::optional<CachedFile> inspect(const Descriptor &folder,
                                  const std::string &name, uint64_t most) {
  const Descriptor file = openEntry(folder, name);
  const std::optional<std::string> text =
      file ? readFile(file, most) : std::nullopt;
  std::optional<std::string> key =
      text ? cache_entry::keyOf(*text) : std::nullopt;
  if (!key || cache_entry::fileName(*key) != name)
    return std::nullopt;
  return CachedFile{*std::move(key), text->size()};
}

/// Where there are more than `most` bytes, removes entries, those used longest
/// ago first, until an eighth is free: the next writes need not look again.
/// Gives how many more bytes there may be. Others may be removing the same
/// ones.
uint64_t shrink(const Descriptor &folder, uint64_t most) {
  std::vector<KnownFile> files = listEntries(folder);
  std::ranges::sort(files, {}, [](const KnownFile &file) {
    return std::tie(file.seconds, file.nanoseconds, file.name);
  });
  uint64_t total = 0;
  for (const KnownFile &file : files)
    total += file.bytes;
  const uint64_t wanted = total > most ? most - most / 8 : most;
  for (const KnownFile &file : files) {
    if (total <= wanted)
      break;
    ::unlinkat(folder.get(), file.name.c_str(), 0);
    total -= file.bytes;
  }
  return most - total;
}

} // namespace

FileCache::FileCache(std::string folder, uint64_t maxBytes)
    : folder(std::move(folder)), maxBytes(maxBytes),
      room(std::make_shared<std::atomic<int64_t>>(0)) {}

std::optional<std::string> FileCache::read(std::string_view key) const noexcept
    try {
  Descriptor place = openFolder(folder);
  if (!place)
    return std::nullopt;
  const Descriptor file = openEntry(place, cache_entry::fileName(key));
  if (!file)
    return std::nullopt;
  std::optional<std::string> text = readFile(file, maxBytes);
  if (text)
    text = cache_entry::decode(std::move(*text), key);
  if (text)
    ::futimens(file.get(), nullptr);
  return text;
} catch (const std::exception &) {
  return std::nullopt;
}

bool FileCache::mayHave(std::string_view key) const noexcept try {
  const Descriptor place = openFolder(folder);
  return place && ::faccessat(place.get(), cache_entry::fileName(key).c_str(),
                              R_OK, AT_EACCESS) == 0;
} catch (const std::exception &) {
  return false;
}

bool FileCache::write(std::string_view key,
                      std::string_view content) const noexcept try {
  if (cache_entry::fileBytes(key, content) > maxBytes)
    return false;
  makeFolder(folder);
  Descriptor place = openFolder(folder);
  if (!place || !replaceFile(place, cache_entry::fileName(key),
                             cache_entry::encode(key, content)))
    return false;
  // Looking through a folder of thousands takes milliseconds: not each time.
  const auto bytes = int64_t(cache_entry::fileBytes(key, content));
  if (room->fetch_sub(bytes) < bytes)
    room->store(int64_t(std::min(shrink(place, maxBytes), maxBytes / 2)));
  return true;
} catch (const std::exception &) {
  return false;
}

bool FileCache::clear() const noexcept try {
  struct stat known;
  if (::stat(folder.c_str(), &known) != 0)
    return errno == ENOENT;
  Descriptor place = openFolder(folder);
  if (!place)
    return !S_ISDIR(known.st_mode);
  for (const KnownFile &file : listEntries(place))
    ::unlinkat(place.get(), file.name.c_str(), 0);
  return listEntries(place).empty();
} catch (const std::exception &) {
  return false;
}

std::vector<CachedFile> FileCache::list() const noexcept try {
  std::vector<CachedFile> entries;
  const Descriptor place = openFolder(folder);
  if (!place)
    return entries;
  for (const KnownFile &known : listEntries(place))
    if (std::optional<CachedFile> entry = inspect(place, known.name, maxBytes))
      entries.push_back(*std::move(entry));
  return entries;
} catch (const std::exception &) {
  return {};
}

} // namespace runmat
