//===- Caches.cpp - what is kept from process to process -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Caches.h"
#include "ScaledText.h"
#include "TextTable.h"

#include "runtime/FileCache.h"

#include <limits>

using namespace runmat;
using namespace runmat::driver;

CacheContents driver::contentsOf(const Cache &cache) {
  CacheContents contents = {cache.name, cache.folder};
  if (!cache.folder)
    return contents;
  const FileCache files(*cache.folder, std::numeric_limits<uint64_t>::max());
  for (const CachedFile &file : files.list()) {
    ++contents.entries;
    contents.bytes += file.bytes;
  }
  return contents;
}

std::string driver::cachesTable(const std::vector<CacheContents> &caches,
                                const std::string &indent) {
  TextTable table;
  for (const CacheContents &cache : caches)
    table.add({cache.name, std::to_string(cache.entries) + " entries",
               bytesText(cache.bytes), cache.folder.value_or("no folder")});
  return table.text(indent);
}

Json driver::cachesJson(const std::vector<CacheContents> &caches) {
  Json list = Json::array();
  for (const CacheContents &cache : caches)
    list.push_back({{"cache", cache.name},
                    {"folder", cache.folder ? Json(*cache.folder) : Json()},
                    {"entries", cache.entries},
                    {"bytes", cache.bytes}});
  return list;
}
