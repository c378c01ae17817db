//===- KernelHistory.cpp - kernels that a device used last ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/KernelHistory.h"

#include <algorithm>
#include <cstring>
#include <new>

namespace runmat::vulkan {
namespace {

/// Kernels in a history: what a start may cost in the background is bounded.
constexpr size_t mostKernels = 64;

void append(std::string &text, uint32_t value) {
  text.append(reinterpret_cast<const char *>(&value), sizeof(value));
}

/// A list of lengths and bytes; the file's checksum covers it.
std::string encode(const std::vector<PipelineSource> &sources) {
  std::string text;
  for (const PipelineSource &source : sources) {
    append(text, source.pushConstantBytes);
    append(text, static_cast<uint32_t>(source.entry.size()));
    append(text, static_cast<uint32_t>(source.words.size()));
    text += source.entry;
    text.append(reinterpret_cast<const char *>(source.words.data()),
                source.words.size() * sizeof(uint32_t));
  }
  return text;
}

/// Takes bytes off the front of a text; false when it is too short.
bool take(std::string_view &text, void *to, size_t bytes) {
  if (text.size() < bytes)
    return false;
  text.copy(static_cast<char *>(to), bytes);
  text.remove_prefix(bytes);
  return true;
}

bool take(std::string_view &text, PipelineSource &source) {
  uint32_t entryBytes = 0, wordCount = 0;
  bool hasLengths = take(text, &source.pushConstantBytes, sizeof(uint32_t)) &&
                    take(text, &entryBytes, sizeof(uint32_t)) &&
                    take(text, &wordCount, sizeof(uint32_t));
  if (!hasLengths ||
      text.size() < entryBytes + uint64_t{wordCount} * sizeof(uint32_t))
    return false;
  source.entry.resize(entryBytes);
  source.words.resize(wordCount);
  return take(text, source.entry.data(), entryBytes) &&
         take(text, source.words.data(), wordCount * sizeof(uint32_t));
}

std::vector<PipelineSource> decode(std::string_view text) {
  std::vector<PipelineSource> sources;
  while (!text.empty() && sources.size() < mostKernels)
    if (!take(text, sources.emplace_back()))
      return {};
  return sources;
}

bool contains(const std::vector<PipelineSource> &sources,
              const PipelineSource &source) {
  return std::ranges::find(sources, source) != sources.end();
}

} // namespace

KernelHistory::KernelHistory(const PhysicalDeviceSnapshot &snapshot,
                             const FileCache *files)
    : files(files), key(cacheKey("kernels used", snapshot)) {}

std::vector<PipelineSource> KernelHistory::stored() const {
  std::optional<std::string> text = files ? files->read(key) : std::nullopt;
  return text ? decode(*text) : std::vector<PipelineSource>();
}

void KernelHistory::note(const PipelineSource &source) {
  if (files && used.size() < mostKernels && !contains(used, source))
    used.push_back(source);
}

void KernelHistory::save() const noexcept try {
  if (used.empty())
    return;
  const std::vector<PipelineSource> before = stored();
  std::vector<PipelineSource> after = used;
  for (const PipelineSource &source : before)
    if (after.size() < mostKernels && !contains(used, source))
      after.push_back(source);
  if (after != before)
    (void)files->write(key, encode(after));
} catch (const std::bad_alloc &) {
  // The file stays as it is.
}

} // namespace runmat::vulkan
