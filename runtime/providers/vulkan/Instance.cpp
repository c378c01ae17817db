//===- Instance.cpp - a Vulkan instance and its validation ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/Instance.h"
#include "runtime/providers/vulkan/VulkanError.h"

#include <cstdio>
#include <cstring>
#include <fmt/format.h>

namespace runmat::vulkan {

namespace {

constexpr const char *validationLayer = "VK_LAYER_KHRONOS_validation";

std::atomic<uint64_t> totalMessages{0};

VKAPI_ATTR VkBool32 VKAPI_CALL onMessage(
    VkDebugUtilsMessageSeverityFlagBitsEXT, VkDebugUtilsMessageTypeFlagsEXT,
    const VkDebugUtilsMessengerCallbackDataEXT *data, void *user) {
  static_cast<ValidationLog *>(user)->add(data->pMessage);
  return VK_FALSE;
}

VkDebugUtilsMessengerCreateInfoEXT messengerInfo(ValidationLog *log) {
  VkDebugUtilsMessengerCreateInfoEXT info =
      structure<VkDebugUtilsMessengerCreateInfoEXT>(
          VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT);
  info.messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT |
                         VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
  // The general type is left out: there the loader reports what it thinks of
  // drivers that are installed but not used.
  info.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT;
  info.pfnUserCallback = onMessage;
  info.pUserData = log;
  return info;
}

bool hasValidationLayer(const GlobalFunctions &global) {
  uint32_t count = 0;
  checked("count its layers", [&] {
    return global.EnumerateInstanceLayerProperties(&count, nullptr);
  });
  std::vector<VkLayerProperties> layers(count);
  checked("list its layers", [&] {
    return global.EnumerateInstanceLayerProperties(&count, layers.data());
  });
  layers.resize(count);
  for (const VkLayerProperties &layer : layers)
    if (std::strcmp(layer.layerName, validationLayer) == 0)
      return true;
  return false;
}

void requireLoaderVersion(const GlobalFunctions &global) {
  uint32_t version = 0;
  checked("tell its version",
          [&] { return global.EnumerateInstanceVersion(&version); });
  if (version < VK_API_VERSION_1_2)
    throw VulkanError(
        RUNMAT_ERROR_UNSUPPORTED,
        fmt::format("The Vulkan loader is too old (version {}.{}); version 1.2 "
                    "or newer is needed.",
                    VK_API_VERSION_MAJOR(version),
                    VK_API_VERSION_MINOR(version)));
}

} // namespace

void ValidationLog::add(const char *message) {
  std::lock_guard<std::mutex> lock(mutex);
  if (messages++ == 0)
    firstMessage = message;
  ++totalMessages;
  std::fprintf(stderr, "Vulkan validation: %s\n", message);
}

std::string ValidationLog::first() const {
  std::lock_guard<std::mutex> lock(mutex);
  return firstMessage;
}

uint64_t ValidationLog::total() { return totalMessages.load(); }

Instance::Instance(const InstanceOptions &options)
    : global(loadGlobalFunctions(options.loaderLibrary)),
      log(std::make_unique<ValidationLog>()) {
  requireLoaderVersion(global);
  if (options.validate && !hasValidationLayer(global))
    throw VulkanError(
        RUNMAT_ERROR_UNSUPPORTED,
        fmt::format("Vulkan validation was asked for and the layer ({}) is not "
                    "installed; install the package vulkan-validationlayers.",
                    validationLayer));
  create(options.validate);
  if (options.validate)
    createMessenger();
}

void Instance::create(bool validate) {
  VkApplicationInfo application =
      structure<VkApplicationInfo>(VK_STRUCTURE_TYPE_APPLICATION_INFO);
  application.pApplicationName = "runmat";
  application.apiVersion = VK_API_VERSION_1_3;
  VkInstanceCreateInfo info =
      structure<VkInstanceCreateInfo>(VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO);
  info.pApplicationInfo = &application;
  // Chained here too, so that messages while the instance is made and destroyed
  // are seen.
  VkDebugUtilsMessengerCreateInfoEXT debug = messengerInfo(log.get());
  // Left out by the layer unless asked for: what a missing barrier would break.
  const VkValidationFeatureEnableEXT synchronization =
      VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT;
  VkValidationFeaturesEXT features = structure<VkValidationFeaturesEXT>(
      VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT);
  features.enabledValidationFeatureCount = 1;
  features.pEnabledValidationFeatures = &synchronization;
  features.pNext = &debug;
  const char *extensions[] = {VK_EXT_DEBUG_UTILS_EXTENSION_NAME,
                              VK_EXT_VALIDATION_FEATURES_EXTENSION_NAME};
  if (validate) {
    info.pNext = &features;
    info.enabledLayerCount = 1;
    info.ppEnabledLayerNames = &validationLayer;
    info.enabledExtensionCount = uint32_t(std::size(extensions));
    info.ppEnabledExtensionNames = extensions;
  }
  VkResult result = attempted(
      [&] { return global.CreateInstance(&info, nullptr, &instance); });
  if (result == VK_ERROR_INCOMPATIBLE_DRIVER)
    throw VulkanError(RUNMAT_ERROR_UNSUPPORTED,
                      "There is a Vulkan loader but no usable Vulkan driver on "
                      "this machine (VK_ERROR_INCOMPATIBLE_DRIVER); install "
                      "the driver of the device, or mesa-vulkan-drivers for "
                      "one in software.");
  if (result < 0)
    throwResult(result, "create an instance");
  try {
    instanceFunctions = loadInstanceFunctions(global, instance, validate);
  } catch (...) {
    auto destroy = reinterpret_cast<PFN_vkDestroyInstance>(
        global.GetInstanceProcAddr(instance, "vkDestroyInstance"));
    if (destroy)
      destroy(instance, nullptr);
    throw;
  }
}

void Instance::createMessenger() {
  VkDebugUtilsMessengerCreateInfoEXT info = messengerInfo(log.get());
  VkResult result = attempted([&] {
    return instanceFunctions.CreateDebugUtilsMessengerEXT(instance, &info,
                                                          nullptr, &messenger);
  });
  if (result >= 0)
    return;
  instanceFunctions.DestroyInstance(instance, nullptr);
  throwResult(result, "create a debug messenger");
}

Instance::~Instance() {
  if (messenger)
    instanceFunctions.DestroyDebugUtilsMessengerEXT(instance, messenger,
                                                    nullptr);
  // The loader unloads drivers with the last instance, and some cannot be
  // loaded again often: the first instance is kept to the end of the process.
  static std::atomic<bool> kept{false};
  if (kept.exchange(true))
    instanceFunctions.DestroyInstance(instance, nullptr);
}

std::vector<VkPhysicalDevice> Instance::physicalDevices() const {
  uint32_t count = 0;
  checked("count its devices", [&] {
    return instanceFunctions.EnumeratePhysicalDevices(instance, &count,
                                                      nullptr);
  });
  std::vector<VkPhysicalDevice> devices(count);
  checked("list its devices", [&] {
    return instanceFunctions.EnumeratePhysicalDevices(instance, &count,
                                                      devices.data());
  });
  devices.resize(count);
  return devices;
}

} // namespace runmat::vulkan
