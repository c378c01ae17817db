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

/// The trailer at the end of an open file; none when it does not end so.
std::optional<Trailer> trailerOf(int file, uint64_t size) {
  Trailer trailer{};
  if (size < sizeof(trailer) ||
      ::pread(file, &trailer, sizeof(trailer), off_t(size - sizeof(trailer))) !=
          sizeof(trailer) ||
      std::memcmp(trailer.mark, mark, sizeof(mark)) != 0 ||
      trailer.bytes > size - sizeof(trailer))
    return std::nullopt;
  return trailer;
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

std::optional<Archive> Archive::open(const std::string &name) {
  const int file = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
  struct stat known;
  if (file < 0)
    return std::nullopt;
  void *address = MAP_FAILED;
  std::optional<Trailer> trailer;
  if (::fstat(file, &known) == 0 &&
      (trailer = trailerOf(file, uint64_t(known.st_size))))
    address =
        ::mmap(nullptr, size_t(known.st_size), PROT_READ, MAP_PRIVATE, file, 0);
  ::close(file);
  if (address == MAP_FAILED)
    return std::nullopt;
  Archive archive;
  archive.file = {address, Unmap{size_t(known.st_size)}};
  const std::string_view content(static_cast<const char *>(address),
                                 size_t(known.st_size));
  archive.whole =
      content.substr(content.size() - sizeof(Trailer) - trailer->bytes);
  if (!archive.index(archive.whole.substr(0, trailer->bytes)))
    return std::nullopt;
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
