//===- Instance.h - a Vulkan instance and its validation --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_INSTANCE_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_INSTANCE_H

#include "runtime/providers/vulkan/Loader.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace runmat::vulkan {

/// What the validation layer said. Layers may report from any thread.
class ValidationLog {
public:
  void add(const char *message);
  uint64_t count() const { return messages.load(); }
  /// The first message; empty when there is none.
  std::string first() const;
  /// Messages of all instances of this process, those already destroyed too.
  static uint64_t total();

private:
  std::atomic<uint64_t> messages{0};
  mutable std::mutex mutex;
  std::string firstMessage;
};

struct InstanceOptions {
  std::string loaderLibrary = defaultLoaderLibrary;
  bool validate = false;
};

/// A VkInstance. With validation on, the Khronos layer is enabled and its
/// messages are counted and printed to stderr.
class Instance {
public:
  /// Throws VulkanError when there is no loader, no driver, or when validation
  /// is asked for and the layer is not installed.
  explicit Instance(const InstanceOptions &options);
  ~Instance();
  Instance(const Instance &) = delete;
  Instance &operator=(const Instance &) = delete;

  /// The devices of all drivers, in the order of the loader.
  std::vector<VkPhysicalDevice> physicalDevices() const;
  const InstanceFunctions &functions() const { return instanceFunctions; }
  const ValidationLog &validationLog() const { return *log; }

private:
  void create(bool validate);
  void createMessenger();

  GlobalFunctions global;
  InstanceFunctions instanceFunctions;
  std::unique_ptr<ValidationLog> log;
  VkInstance instance = VK_NULL_HANDLE;
  VkDebugUtilsMessengerEXT messenger = VK_NULL_HANDLE;
};

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_INSTANCE_H
