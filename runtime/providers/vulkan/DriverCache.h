//===- DriverCache.h - the driver's pipeline data ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the driver's compiler made of kernels, kept by a VkPipelineCache while
// the process lives and in a file from process to process.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_DRIVERCACHE_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_DRIVERCACHE_H

#include "runtime/FileCache.h"
#include "runtime/providers/vulkan/DeviceCalls.h"
#include "runtime/providers/vulkan/PhysicalDevice.h"

#include <memory>
#include <mutex>
#include <string>
#include <string_view>

namespace runmat::vulkan {

/// What `what` is kept under: it says which device, driver and version of
/// RunMat made it, so that no other one ever meets it.
std::string cacheKey(std::string_view what,
                     const PhysicalDeviceSnapshot &snapshot);

/// Whether `data` begins as the pipeline data of this device and driver does.
/// Drivers check that, too; some crash instead.
bool isPipelineDataOf(std::string_view data,
                      const PhysicalDeviceSnapshot &snapshot);

/// Any thread may call.
class DriverCache {
public:
  using Cache = std::shared_ptr<const Handle<VkPipelineCache>>;

  /// Without `files` nothing outlives the process.
  DriverCache(const DeviceCalls &device, PhysicalDeviceSnapshot snapshot,
              const FileCache *files);

  /// The cache to make one pipeline with; its object may be null. The first
  /// call reads the file. A cache keeps what it holds for good, loaded or not:
  /// after some pipelines an empty one follows.
  Cache forOnePipeline();
  /// Writes the file if there is more to keep than it holds.
  void save() noexcept;

private:
  std::string stored() const;
  Handle<VkPipelineCache> make(std::string_view data) const;
  std::string data() const;

  const DeviceCalls &device;
  const PhysicalDeviceSnapshot snapshot;
  const FileCache *files;
  const std::string key;
  std::mutex mutex;
  Cache cache;
  uint64_t pipelines = 0;
  /// Of the data in the file; a header alone is not worth a file.
  size_t storedBytes = sizeof(VkPipelineCacheHeaderVersionOne);
};

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_DRIVERCACHE_H
