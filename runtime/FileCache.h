//===- FileCache.h - what may be kept between processes ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Entries by key, a file each, in a folder of the user's. Nothing in it is ever
// needed: whatever goes wrong is a miss.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_FILECACHE_H
#define RUNMAT_RUNTIME_FILECACHE_H

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace runmat {

struct CachedFile {
  std::string key;
  uint64_t bytes; ///< Of the file.
};

/// Any threads and processes may use one folder at once. Readers see an entry
/// as it was before or after a write, never in between.
///
/// The folder and a file count only if they belong to the effective user and
/// nobody else may write them.
class FileCache {
public:
  /// Files of `folder`, which is made by the first write. Together they take
  /// `maxBytes` bytes at most, for each process that writes: a write beyond
  /// removes those used longest ago, an eighth of all at once.
  FileCache(std::string folder, uint64_t maxBytes);

  /// The content last written for `key`, of which it makes note as used. None
  /// when there is none, or none that can be trusted.
  std::optional<std::string> read(std::string_view key) const noexcept;
  /// Whether there may be such content: `read` may still find it damaged.
  bool mayHave(std::string_view key) const noexcept;
  /// Keeps `content` for `key`. False when it was not kept: what was there
  /// before stays then.
  bool write(std::string_view key, std::string_view content) const noexcept;
  /// Removes all entries. False when some are left.
  bool clear() const noexcept;
  /// The entries that can be read, in no order, without a note of use. Files
  /// that are damaged or not ours are no entries.
  std::vector<CachedFile> list() const noexcept;

private:
  std::string folder;
  uint64_t maxBytes;
  /// Bytes that may be written before the folder is looked through again;
  /// copies share it.
  std::shared_ptr<std::atomic<int64_t>> room;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_FILECACHE_H
