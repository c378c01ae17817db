//===- CacheEntry.cpp - the text of a cache's file --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/CacheEntry.h"
#include "runtime/ContentHash.h"

#include <algorithm>
#include <cstring>

namespace runmat::cache_entry {
namespace {

struct Header {
  char format[8];
  uint64_t keyBytes;
  uint64_t contentBytes;
  /// Of the header with zero here, then of what follows it.
  uint64_t checksum;
};

constexpr char currentFormat[8] = {'R', 'u', 'n', 'M', 'a', 't', 'C', '1'};
constexpr std::string_view suffix = ".entry";
constexpr size_t digitsOfName = 32;
constexpr std::string_view hexDigits = "0123456789abcdef";

uint64_t checksum(Header header, std::string_view rest) {
  header.checksum = 0;
  return contentHash(rest.data(), rest.size(),
                     contentHash(&header, sizeof(header)));
}

std::string hexadecimal(uint64_t value) {
  std::string text(16, '0');
  for (size_t i = text.size(); i-- > 0; value >>= 4)
    text[i] = hexDigits[value & 15];
  return text;
}

struct Parts {
  std::string_view key, content;
};

/// The header of an entry that fits into `file`; none when there is none.
std::optional<Header> headerOf(std::string_view file) {
  Header header;
  if (file.size() < sizeof(header))
    return std::nullopt;
  std::memcpy(&header, file.data(), sizeof(header));
  const uint64_t rest = file.size() - sizeof(header);
  // The lengths are compared with what is there, so no sum can overflow.
  const bool fits =
      std::memcmp(header.format, currentFormat, sizeof(currentFormat)) == 0 &&
      header.keyBytes <= rest && header.contentBytes <= rest - header.keyBytes;
  return fits ? std::optional(header) : std::nullopt;
}

/// None unless `file` is whole and undamaged.
std::optional<Parts> split(std::string_view file) {
  const std::optional<Header> header = headerOf(file);
  if (!header)
    return std::nullopt;
  const std::string_view rest = file.substr(sizeof(*header));
  if (header->keyBytes + header->contentBytes != rest.size() ||
      header->checksum != checksum(*header, rest))
    return std::nullopt;
  return Parts{rest.substr(0, header->keyBytes), rest.substr(header->keyBytes)};
}

} // namespace

std::optional<Place> first(std::string_view text) {
  const std::optional<Header> header = headerOf(text);
  if (!header)
    return std::nullopt;
  return Place{text.substr(sizeof(*header), header->keyBytes),
               sizeof(*header) + header->keyBytes + header->contentBytes};
}

uint64_t fileBytes(std::string_view key, std::string_view content) {
  uint64_t bytes = sizeof(Header);
  bool overflows = __builtin_add_overflow(bytes, key.size(), &bytes) ||
                   __builtin_add_overflow(bytes, content.size(), &bytes);
  return overflows ? UINT64_MAX : bytes;
}

std::string encode(std::string_view key, std::string_view content) {
  Header header{};
  std::memcpy(header.format, currentFormat, sizeof(currentFormat));
  header.keyBytes = key.size();
  header.contentBytes = content.size();
  std::string file(sizeof(header), '\0');
  file.append(key).append(content);
  header.checksum =
      checksum(header, std::string_view(file).substr(sizeof(header)));
  std::memcpy(file.data(), &header, sizeof(header));
  return file;
}

std::optional<std::string> decode(std::string file, std::string_view key) {
  const std::optional<Parts> parts = split(file);
  if (!parts || parts->key != key)
    return std::nullopt;
  file.erase(0, file.size() - parts->content.size());
  return file;
}

std::optional<std::string> keyOf(std::string_view file) {
  const std::optional<Parts> parts = split(file);
  return parts ? std::optional<std::string>(parts->key) : std::nullopt;
}

std::string fileName(std::string_view key) {
  return hexadecimal(contentHash(key.data(), key.size(), 1)) +
         hexadecimal(contentHash(key.data(), key.size(), 2)) +
         std::string(suffix);
}

bool isFileName(std::string_view name) {
  return name.size() == digitsOfName + suffix.size() &&
         name.ends_with(suffix) &&
         std::ranges::all_of(name.substr(0, digitsOfName), [](char c) {
           return hexDigits.find(c) != std::string_view::npos;
         });
}

} // namespace runmat::cache_entry
