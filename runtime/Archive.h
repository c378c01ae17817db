//===- Archive.h - entries by key at the end of a file ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an application carries with it: a file of any kind is still one of that
// kind with an archive behind it.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_ARCHIVE_H
#define RUNMAT_RUNTIME_ARCHIVE_H

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace runmat {

class Archive {
public:
  using Entry = std::pair<std::string, std::string>; ///< Key and content.

  /// What goes behind a file.
  static std::string encode(const std::vector<Entry> &entries);
  /// The archive behind a file; none when there is none, or it is damaged.
  static std::optional<Archive> open(const std::string &file);
  /// The same of a file in memory, which outlives the archive.
  static std::optional<Archive> over(std::string_view file);

  /// Of all of it; of what `encode` gave the same.
  uint64_t checksum() const { return checksum(whole); }
  static uint64_t checksum(std::string_view encoded);

  bool has(std::string_view key) const { return entries.contains(key); }
  /// None when there is no such entry, or it is damaged.
  std::optional<std::string> read(std::string_view key) const;

private:
  struct Unmap {
    size_t bytes;
    void operator()(void *address) const;
  };
  bool index(std::string_view text);

  /// The file, where this has mapped it.
  std::unique_ptr<void, Unmap> file;
  /// What `encode` gave.
  std::string_view whole;
  /// Views of the file: keys, and entries as cache_entry has them.
  std::unordered_map<std::string_view, std::string_view> entries;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_ARCHIVE_H
