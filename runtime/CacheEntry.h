//===- CacheEntry.h - the text of a cache's file ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A header with the format's version, the two lengths and a checksum of all,
// then the key, then the content. Integers are those of the machine: what
// another kind of machine wrote does not pass.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_CACHEENTRY_H
#define RUNMAT_RUNTIME_CACHEENTRY_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace runmat::cache_entry {

/// Bytes of the file of an entry; UINT64_MAX when no integer holds them.
uint64_t fileBytes(std::string_view key, std::string_view content);
std::string encode(std::string_view key, std::string_view content);
/// The content; none unless `file` is whole, undamaged and of exactly this key.
std::optional<std::string> decode(std::string file, std::string_view key);
/// The key; none unless `file` is whole and undamaged.
std::optional<std::string> keyOf(std::string_view file);
/// An entry's key and the bytes that it takes.
struct Place {
  std::string_view key;
  uint64_t bytes;
};
/// The entry that `text` begins with; none when that is none, or is cut short.
/// Whether it is damaged, `decode` tells.
std::optional<Place> first(std::string_view text);
/// Name of the file of `key`.
std::string fileName(std::string_view key);
/// Whether a name is one that `fileName` gives.
bool isFileName(std::string_view name);

} // namespace runmat::cache_entry

#endif // RUNMAT_RUNTIME_CACHEENTRY_H
