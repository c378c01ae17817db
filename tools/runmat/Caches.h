//===- Caches.h - what is kept from process to process ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_CACHES_H
#define RUNMAT_TOOLS_RUNMAT_CACHES_H

#include "JsonText.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace runmat::driver {

/// A cache by the setting that names its folder; none has no folder.
struct Cache {
  const char *name;
  std::optional<std::string> folder;
};

/// What is kept in its folder.
struct CacheContents {
  const char *name;
  std::optional<std::string> folder;
  size_t entries = 0;
  uint64_t bytes = 0;
};

CacheContents contentsOf(const Cache &cache);
/// A table with the columns name, entries, bytes and folder.
std::string cachesTable(const std::vector<CacheContents> &caches,
                        const std::string &indent = "");
Json cachesJson(const std::vector<CacheContents> &caches);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_CACHES_H
