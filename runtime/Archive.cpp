//===- Archive.cpp - entries by key at the end of a file --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Archive.h"
#include "runtime/CacheEntry.h"
#include "runtime/ContentHash.h"

#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace runmat {
namespace {

/// The last bytes of a file with an archive.
struct Trailer {
  uint64_t bytes; ///< Of the entries before it.
  char mark[8];
};
constexpr char mark[8] = {'R', 'u', 'n', 'M', 'a', 't', 'A', '1'};

/// Whether it is one, of a file of that size.
bool isGood(const Trailer &trailer, uint64_t size) {
  return std::memcmp(trailer.mark, mark, sizeof(mark)) == 0 &&
         trailer.bytes <= size - sizeof(trailer);
}

/// Whether an open file ends with a trailer.
bool hasTrailer(int file, uint64_t size) {
  Trailer trailer{};
  return size >= sizeof(trailer) &&
         ::pread(file, &trailer, sizeof(trailer),
                 off_t(size - sizeof(trailer))) == sizeof(trailer) &&
         isGood(trailer, size);
}

} // namespace

void Archive::Unmap::operator()(void *address) const {
  ::munmap(address, bytes);
}

std::string Archive::encode(const std::vector<Entry> &entries) {
  std::string text;
  for (const auto &[key, content] : entries)
    text += cache_entry::encode(key, content);
  Trailer trailer{text.size(), {}};
  std::memcpy(trailer.mark, mark, sizeof(mark));
  return text.append(reinterpret_cast<const char *>(&trailer), sizeof(trailer));
}

std::optional<Archive> Archive::over(std::string_view file) {
  Trailer trailer{};
  if (file.size() < sizeof(trailer))
    return std::nullopt;
  file.copy(reinterpret_cast<char *>(&trailer), sizeof(trailer),
            file.size() - sizeof(trailer));
  if (!isGood(trailer, file.size()))
    return std::nullopt;
  Archive archive;
  archive.whole = file.substr(file.size() - sizeof(trailer) - trailer.bytes);
  if (!archive.index(archive.whole.substr(0, trailer.bytes)))
    return std::nullopt;
  return archive;
}

std::optional<Archive> Archive::open(const std::string &name) {
  const int file = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
  struct stat known;
  if (file < 0)
    return std::nullopt;
  void *address = MAP_FAILED;
  // Not every file is worth a mapping.
  if (::fstat(file, &known) == 0 && hasTrailer(file, uint64_t(known.st_size)))
    address =
        ::mmap(nullptr, size_t(known.st_size), PROT_READ, MAP_PRIVATE, file, 0);
  ::close(file);
  if (address == MAP_FAILED)
    return std::nullopt;
  const size_t bytes = size_t(known.st_size);
  std::unique_ptr<void, Unmap> mapping(address, Unmap{bytes});
  std::optional<Archive> archive =
      over({static_cast<const char *>(address), bytes});
  if (archive)
    archive->file = std::move(mapping);
  return archive;
}

uint64_t Archive::checksum(std::string_view encoded) {
  return contentHash(encoded.data(), encoded.size());
}

bool Archive::index(std::string_view text) {
  while (!text.empty()) {
    const std::optional<cache_entry::Place> place = cache_entry::first(text);
    if (!place)
      return false;
    entries[place->key] = text.substr(0, place->bytes);
    text.remove_prefix(place->bytes);
  }
  return true;
}

std::optional<std::string> Archive::read(std::string_view key) const {
  const auto found = entries.find(key);
  return found == entries.end()
             ? std::nullopt
             : cache_entry::decode(std::string(found->second), key);
}

} // namespace runmat
