//===- DriverCache.cpp - the driver's pipeline data -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/DriverCache.h"

#include <cstring>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace runmat::vulkan {
namespace {

/// Pipelines that one cache serves.
constexpr uint64_t pipelinesOfACache = 1024;
/// Data longer than this is neither kept nor taken.
constexpr size_t mostBytes = size_t{64} << 20;

} // namespace

std::string cacheKey(std::string_view what,
                     const PhysicalDeviceSnapshot &snapshot) {
  return fmt::format(
      "{}\nRunMat {}\n{}\n{}\n{:x}:{:x} {:x} {:02x}\n", what, RUNMAT_VERSION,
      snapshot.name, snapshot.driver, snapshot.vendorId, snapshot.deviceId,
      snapshot.driverVersion, fmt::join(snapshot.pipelineCacheUuid, ""));
}

bool isPipelineDataOf(std::string_view data,
                      const PhysicalDeviceSnapshot &snapshot) {
  VkPipelineCacheHeaderVersionOne header;
  if (data.size() < sizeof(header))
    return false;
  std::memcpy(&header, data.data(), sizeof(header));
  return header.headerSize >= sizeof(header) &&
         header.headerSize <= data.size() &&
         header.headerVersion == VK_PIPELINE_CACHE_HEADER_VERSION_ONE &&
         header.vendorID == snapshot.vendorId &&
         header.deviceID == snapshot.deviceId &&
         std::memcmp(header.pipelineCacheUUID,
                     snapshot.pipelineCacheUuid.data(), VK_UUID_SIZE) == 0;
}

DriverCache::DriverCache(const DeviceCalls &device,
                         PhysicalDeviceSnapshot snapshot,
                         const FileCache *files)
    : device(device), snapshot(std::move(snapshot)), files(files),
      key(cacheKey("pipeline data", this->snapshot)) {}

/// What the file holds; empty when there is nothing of use.
std::string DriverCache::stored() const {
  std::optional<std::string> found = files ? files->read(key) : std::nullopt;
  bool isUsable =
      found && found->size() <= mostBytes && isPipelineDataOf(*found, snapshot);
  return isUsable ? std::move(*found) : std::string();
}

/// A cache that begins with `data`; null when the driver makes none.
Handle<VkPipelineCache> DriverCache::make(std::string_view data) const {
  VkPipelineCacheCreateInfo info = structure<VkPipelineCacheCreateInfo>(
      VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO);
  info.initialDataSize = data.size();
  info.pInitialData = data.data();
  const DeviceFunctions &vk = device.functions();
  try {
    return device.make<VkPipelineCache>("create a pipeline cache",
                                        vk.CreatePipelineCache,
                                        vk.DestroyPipelineCache, info);
  } catch (const VulkanError &) {
    // Pipelines are made without one as well.
    return {};
  }
}

DriverCache::Cache DriverCache::forOnePipeline() {
  std::lock_guard<std::mutex> lock(mutex);
  if (pipelines++ % pipelinesOfACache != 0)
    return cache;
  std::string data = pipelines == 1 ? stored() : std::string();
  Handle<VkPipelineCache> made = make(data);
  storedBytes = std::max(sizeof(VkPipelineCacheHeaderVersionOne), data.size());
  if (!made && !data.empty())
    made = make({});
  cache = std::make_shared<const Handle<VkPipelineCache>>(std::move(made));
  return cache;
}

/// What the driver has to keep; empty when it does not say, or says something
/// that it would not take back.
std::string DriverCache::data() const {
  const DeviceFunctions &vk = device.functions();
  size_t bytes = 0;
  auto ask = [&](void *to) {
    return attempted([&] {
      return vk.GetPipelineCacheData(device.get(), cache->get(), &bytes, to);
    });
  };
  if (ask(nullptr) != VK_SUCCESS || bytes <= storedBytes || bytes > mostBytes)
    return {};
  std::string text(bytes, '\0');
  // Incomplete: a pipeline was added meanwhile. The next call will keep both.
  if (ask(text.data()) != VK_SUCCESS)
    return {};
  text.resize(bytes);
  return isPipelineDataOf(text, snapshot) ? text : std::string();
}

void DriverCache::save() noexcept try {
  std::lock_guard<std::mutex> lock(mutex);
  if (!files || !cache || !*cache)
    return;
  std::string text = data();
  if (!text.empty() && files->write(key, text))
    storedBytes = text.size();
} catch (const std::bad_alloc &) {
  // The file stays as it is.
}

} // namespace runmat::vulkan
