//===- ShuffledQueuesLayer.cpp - a device with several queues ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Software devices have one queue, which runs what it is given in that order:
// what forgets to wait for another queue works there all the same. This Vulkan
// layer makes three queues of the one, the others in a family that only copies,
// and runs what is submitted as late and in as strange an order as semaphores
// allow. RUNMAT_SHUFFLE_SEED chooses the order.
//===----------------------------------------------------------------------===//
#include <vulkan/vk_layer.h>
#include <vulkan/vulkan.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <random>
#include <vector>

namespace {

struct DeviceState;

/// What a VkQueue of the layer points to.
struct ShuffledQueue {
  /// The loader's; comes first in every object that it hands on.
  void *dispatch = nullptr;
  DeviceState *device = nullptr;
  uint32_t family = 0;
  uint32_t index = 0;
  struct Submission {
    std::vector<VkSemaphore> waits, signals;
    std::vector<uint64_t> waitValues, signalValues;
    std::vector<VkPipelineStageFlags> stages;
    std::vector<VkCommandBuffer> commands;
  };
  std::deque<Submission> pending;
};

/// What is called below, asked for when the instance is made: later the loader
/// answers with the top of the chain.
struct InstanceState {
  InstanceState() = default;
  InstanceState(VkInstance instance, PFN_vkGetInstanceProcAddr next)
      : instance(instance), next(next),
        destroy(get<PFN_vkDestroyInstance>("vkDestroyInstance")),
        createDevice(get<PFN_vkCreateDevice>("vkCreateDevice")),
        getFamilies(get<PFN_vkGetPhysicalDeviceQueueFamilyProperties>(
            "vkGetPhysicalDeviceQueueFamilyProperties")) {}

  VkInstance instance = VK_NULL_HANDLE;
  PFN_vkGetInstanceProcAddr next = nullptr;
  PFN_vkDestroyInstance destroy = nullptr;
  PFN_vkCreateDevice createDevice = nullptr;
  PFN_vkGetPhysicalDeviceQueueFamilyProperties getFamilies = nullptr;

private:
  template <typename Function> Function get(const char *name) const {
    return reinterpret_cast<Function>(next(instance, name));
  }
};

struct DeviceState {
  VkDevice device = VK_NULL_HANDLE;
  PFN_vkGetDeviceProcAddr next = nullptr;
  VkQueue real = VK_NULL_HANDLE;
  std::vector<std::unique_ptr<ShuffledQueue>> queues;
  /// What semaphores will have once all that the driver was given is done.
  std::map<VkSemaphore, uint64_t> promised;
  std::mt19937 random;
  std::mutex mutex;

  template <typename Function> Function get(const char *name) const {
    return reinterpret_cast<Function>(next(device, name));
  }
};

std::mutex mutex;
std::map<void *, InstanceState> instances;
std::map<void *, std::unique_ptr<DeviceState>> devices;

/// Equal for an instance and its physical devices, and for a device and its
/// queues.
template <typename Handle> void *keyOf(Handle handle) {
  return *reinterpret_cast<void **>(handle);
}
template <typename Handle> InstanceState &instanceOf(Handle handle) {
  std::lock_guard<std::mutex> lock(mutex);
  return instances.at(keyOf(handle));
}
DeviceState &deviceOf(VkDevice device) {
  std::lock_guard<std::mutex> lock(mutex);
  return *devices.at(keyOf(device));
}

template <typename Info> Info *linkOf(const void *chain, VkStructureType type) {
  for (auto *info = static_cast<const Info *>(chain); info;
       info = static_cast<const Info *>(info->pNext))
    if (info->sType == type && info->function == VK_LAYER_LINK_INFO)
      return const_cast<Info *>(info);
  return nullptr;
}

//===----------------------------------------------------------------------===//
// The order
//===----------------------------------------------------------------------===//

bool mayRun(const DeviceState &state, const ShuffledQueue &queue) {
  if (queue.pending.empty())
    return false;
  const ShuffledQueue::Submission &next = queue.pending.front();
  for (size_t i = 0; i < next.waits.size(); ++i) {
    const auto found = state.promised.find(next.waits[i]);
    if (found == state.promised.end() || found->second < next.waitValues[i])
      return false;
  }
  return true;
}

VkResult give(DeviceState &state, const ShuffledQueue::Submission &submission) {
  VkTimelineSemaphoreSubmitInfo values{};
  values.sType = VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO;
  values.waitSemaphoreValueCount = uint32_t(submission.waitValues.size());
  values.pWaitSemaphoreValues = submission.waitValues.data();
  values.signalSemaphoreValueCount = uint32_t(submission.signalValues.size());
  values.pSignalSemaphoreValues = submission.signalValues.data();
  VkSubmitInfo info{};
  info.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
  info.pNext = &values;
  info.waitSemaphoreCount = uint32_t(submission.waits.size());
  info.pWaitSemaphores = submission.waits.data();
  info.pWaitDstStageMask = submission.stages.data();
  info.commandBufferCount = uint32_t(submission.commands.size());
  info.pCommandBuffers = submission.commands.data();
  info.signalSemaphoreCount = uint32_t(submission.signals.size());
  info.pSignalSemaphores = submission.signals.data();
  return state.get<PFN_vkQueueSubmit>("vkQueueSubmit")(state.real, 1, &info,
                                                       VK_NULL_HANDLE);
}

/// Gives the driver one submission of those that may run; false when there is
/// none.
bool runOne(DeviceState &state) {
  std::vector<ShuffledQueue *> ready;
  for (const auto &queue : state.queues)
    if (mayRun(state, *queue))
      ready.push_back(queue.get());
  if (ready.empty())
    return false;
  ShuffledQueue &queue = *ready[state.random() % ready.size()];
  const ShuffledQueue::Submission next = std::move(queue.pending.front());
  queue.pending.pop_front();
  if (give(state, next) != VK_SUCCESS)
    return false;
  for (size_t i = 0; i < next.signals.size(); ++i)
    state.promised[next.signals[i]] = next.signalValues[i];
  return true;
}

VKAPI_ATTR VkResult VKAPI_CALL queueSubmit(VkQueue handle, uint32_t count,
                                           const VkSubmitInfo *infos, VkFence) {
  auto &queue = *reinterpret_cast<ShuffledQueue *>(handle);
  std::lock_guard<std::mutex> lock(queue.device->mutex);
  for (const VkSubmitInfo &info : std::vector(infos, infos + count)) {
    const auto *values =
        static_cast<const VkTimelineSemaphoreSubmitInfo *>(info.pNext);
    ShuffledQueue::Submission &copy = queue.pending.emplace_back();
    const uint32_t waits = info.waitSemaphoreCount;
    copy.waits.assign(info.pWaitSemaphores, info.pWaitSemaphores + waits);
    copy.stages.assign(info.pWaitDstStageMask, info.pWaitDstStageMask + waits);
    copy.waitValues.assign(values->pWaitSemaphoreValues,
                           values->pWaitSemaphoreValues + waits);
    copy.commands.assign(info.pCommandBuffers,
                         info.pCommandBuffers + info.commandBufferCount);
    const uint32_t signals = info.signalSemaphoreCount;
    copy.signals.assign(info.pSignalSemaphores,
                        info.pSignalSemaphores + signals);
    copy.signalValues.assign(values->pSignalSemaphoreValues,
                             values->pSignalSemaphoreValues + signals);
  }
  return VK_SUCCESS;
}

VKAPI_ATTR VkResult VKAPI_CALL waitSemaphores(VkDevice device,
                                              const VkSemaphoreWaitInfo *info,
                                              uint64_t timeout) {
  DeviceState &state = deviceOf(device);
  {
    std::lock_guard<std::mutex> lock(state.mutex);
    for (uint32_t i = 0; i < info->semaphoreCount; ++i)
      while (state.promised[info->pSemaphores[i]] < info->pValues[i])
        // Nothing else would ever run.
        if (!runOne(state))
          return VK_ERROR_DEVICE_LOST;
  }
  return state.get<PFN_vkWaitSemaphores>("vkWaitSemaphores")(device, info,
                                                             timeout);
}

VKAPI_ATTR VkResult VKAPI_CALL getSemaphoreCounterValue(VkDevice device,
                                                        VkSemaphore semaphore,
                                                        uint64_t *value) {
  DeviceState &state = deviceOf(device);
  {
    std::lock_guard<std::mutex> lock(state.mutex);
    if (state.random() % 4 == 0)
      runOne(state);
  }
  return state.get<PFN_vkGetSemaphoreCounterValue>(
      "vkGetSemaphoreCounterValue")(device, semaphore, value);
}

VKAPI_ATTR VkResult VKAPI_CALL deviceWaitIdle(VkDevice device) {
  DeviceState &state = deviceOf(device);
  {
    std::lock_guard<std::mutex> lock(state.mutex);
    while (runOne(state)) {
    }
  }
  return state.get<PFN_vkDeviceWaitIdle>("vkDeviceWaitIdle")(device);
}

//===----------------------------------------------------------------------===//
// The queues
//===----------------------------------------------------------------------===//

/// What the layer adds to the driver's first family.
VkQueueFamilyProperties copying(const VkQueueFamilyProperties &first) {
  VkQueueFamilyProperties family = first;
  family.queueFlags = VK_QUEUE_TRANSFER_BIT;
  family.queueCount = 2;
  return family;
}

VKAPI_ATTR void VKAPI_CALL getQueueFamilies(VkPhysicalDevice device,
                                            uint32_t *count,
                                            VkQueueFamilyProperties *out) {
  if (!out) {
    *count = 2;
    return;
  }
  uint32_t one = 1;
  VkQueueFamilyProperties first{};
  instanceOf(device).getFamilies(device, &one, &first);
  const VkQueueFamilyProperties both[] = {first, copying(first)};
  *count = std::min(*count, 2u);
  std::copy_n(both, *count, out);
}

VKAPI_ATTR void VKAPI_CALL getQueueFamilies2(VkPhysicalDevice device,
                                             uint32_t *count,
                                             VkQueueFamilyProperties2 *out) {
  std::vector<VkQueueFamilyProperties> plain(2);
  getQueueFamilies(device, count, out ? plain.data() : nullptr);
  for (uint32_t i = 0; out && i < *count; ++i)
    out[i].queueFamilyProperties = plain[i];
}

VKAPI_ATTR void VKAPI_CALL getDeviceQueue(VkDevice device, uint32_t family,
                                          uint32_t index, VkQueue *out) {
  DeviceState &state = deviceOf(device);
  std::lock_guard<std::mutex> lock(state.mutex);
  for (const auto &queue : state.queues)
    if (queue->family == family && queue->index == index) {
      *out = reinterpret_cast<VkQueue>(queue.get());
      return;
    }
  state.queues.push_back(std::make_unique<ShuffledQueue>());
  ShuffledQueue &queue = *state.queues.back();
  queue.dispatch = keyOf(device);
  queue.device = &state;
  queue.family = family;
  queue.index = index;
  *out = reinterpret_cast<VkQueue>(&queue);
}

VKAPI_ATTR VkResult VKAPI_CALL
createCommandPool(VkDevice device, const VkCommandPoolCreateInfo *info,
                  const VkAllocationCallbacks *allocator, VkCommandPool *out) {
  VkCommandPoolCreateInfo changed = *info;
  changed.queueFamilyIndex = 0;
  return deviceOf(device).get<PFN_vkCreateCommandPool>("vkCreateCommandPool")(
      device, &changed, allocator, out);
}

VKAPI_ATTR VkResult VKAPI_CALL
createBuffer(VkDevice device, const VkBufferCreateInfo *info,
             const VkAllocationCallbacks *allocator, VkBuffer *out) {
  VkBufferCreateInfo changed = *info;
  changed.sharingMode = VK_SHARING_MODE_EXCLUSIVE;
  changed.queueFamilyIndexCount = 0;
  return deviceOf(device).get<PFN_vkCreateBuffer>("vkCreateBuffer")(
      device, &changed, allocator, out);
}

//===----------------------------------------------------------------------===//
// Instances and devices
//===----------------------------------------------------------------------===//

VKAPI_ATTR VkResult VKAPI_CALL
createInstance(const VkInstanceCreateInfo *info,
               const VkAllocationCallbacks *allocator, VkInstance *out) {
  auto *link = linkOf<VkLayerInstanceCreateInfo>(
      info->pNext, VK_STRUCTURE_TYPE_LOADER_INSTANCE_CREATE_INFO);
  if (!link)
    return VK_ERROR_INITIALIZATION_FAILED;
  const PFN_vkGetInstanceProcAddr next =
      link->u.pLayerInfo->pfnNextGetInstanceProcAddr;
  link->u.pLayerInfo = link->u.pLayerInfo->pNext;
  const auto create = reinterpret_cast<PFN_vkCreateInstance>(
      next(VK_NULL_HANDLE, "vkCreateInstance"));
  const VkResult result = create(info, allocator, out);
  if (result != VK_SUCCESS)
    return result;
  std::lock_guard<std::mutex> lock(mutex);
  instances[keyOf(*out)] = InstanceState(*out, next);
  return result;
}

VKAPI_ATTR void VKAPI_CALL
destroyInstance(VkInstance instance, const VkAllocationCallbacks *allocator) {
  const auto destroy = instanceOf(instance).destroy;
  {
    std::lock_guard<std::mutex> lock(mutex);
    instances.erase(keyOf(instance));
  }
  destroy(instance, allocator);
}

VKAPI_ATTR VkResult VKAPI_CALL
createDevice(VkPhysicalDevice physical, const VkDeviceCreateInfo *info,
             const VkAllocationCallbacks *allocator, VkDevice *out) {
  auto *link = linkOf<VkLayerDeviceCreateInfo>(
      info->pNext, VK_STRUCTURE_TYPE_LOADER_DEVICE_CREATE_INFO);
  if (!link)
    return VK_ERROR_INITIALIZATION_FAILED;
  const InstanceState &instance = instanceOf(physical);
  auto state = std::make_unique<DeviceState>();
  state->next = link->u.pLayerInfo->pfnNextGetDeviceProcAddr;
  link->u.pLayerInfo = link->u.pLayerInfo->pNext;
  const float priority = 1;
  VkDeviceQueueCreateInfo one{};
  one.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
  one.queueCount = 1;
  one.pQueuePriorities = &priority;
  VkDeviceCreateInfo changed = *info;
  changed.queueCreateInfoCount = 1;
  changed.pQueueCreateInfos = &one;
  const VkResult result =
      instance.createDevice(physical, &changed, allocator, out);
  if (result != VK_SUCCESS)
    return result;
  state->device = *out;
  state->get<PFN_vkGetDeviceQueue>("vkGetDeviceQueue")(*out, 0, 0,
                                                       &state->real);
  if (const char *seed = std::getenv("RUNMAT_SHUFFLE_SEED"))
    state->random.seed(uint32_t(std::atoi(seed)));
  std::lock_guard<std::mutex> lock(mutex);
  devices[keyOf(*out)] = std::move(state);
  return result;
}

VKAPI_ATTR void VKAPI_CALL
destroyDevice(VkDevice device, const VkAllocationCallbacks *allocator) {
  const auto destroy =
      deviceOf(device).get<PFN_vkDestroyDevice>("vkDestroyDevice");
  {
    std::lock_guard<std::mutex> lock(mutex);
    devices.erase(keyOf(device));
  }
  destroy(device, allocator);
}

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL getInstanceProc(VkInstance instance,
                                                         const char *name);
VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL getDeviceProc(VkDevice device,
                                                       const char *name);

struct Entry {
  const char *name;
  PFN_vkVoidFunction function;
};
#define ENTRY(vulkan, here)                                                    \
  {#vulkan, reinterpret_cast<PFN_vkVoidFunction>(here)}
const Entry deviceEntries[] = {
    ENTRY(vkGetDeviceProcAddr, getDeviceProc),
    ENTRY(vkDestroyDevice, destroyDevice),
    ENTRY(vkGetDeviceQueue, getDeviceQueue),
    ENTRY(vkCreateCommandPool, createCommandPool),
    ENTRY(vkCreateBuffer, createBuffer),
    ENTRY(vkQueueSubmit, queueSubmit),
    ENTRY(vkWaitSemaphores, waitSemaphores),
    ENTRY(vkGetSemaphoreCounterValue, getSemaphoreCounterValue),
    ENTRY(vkDeviceWaitIdle, deviceWaitIdle),
};
const Entry instanceEntries[] = {
    ENTRY(vkGetInstanceProcAddr, getInstanceProc),
    ENTRY(vkCreateInstance, createInstance),
    ENTRY(vkDestroyInstance, destroyInstance),
    ENTRY(vkCreateDevice, createDevice),
    ENTRY(vkGetPhysicalDeviceQueueFamilyProperties, getQueueFamilies),
    ENTRY(vkGetPhysicalDeviceQueueFamilyProperties2, getQueueFamilies2),
    ENTRY(vkGetPhysicalDeviceQueueFamilyProperties2KHR, getQueueFamilies2),
};
#undef ENTRY

template <size_t N>
PFN_vkVoidFunction find(const Entry (&entries)[N], const char *name) {
  for (const Entry &entry : entries)
    if (std::strcmp(entry.name, name) == 0)
      return entry.function;
  return nullptr;
}

PFN_vkVoidFunction getDeviceProc(VkDevice device, const char *name) {
  if (const PFN_vkVoidFunction here = find(deviceEntries, name))
    return here;
  return device ? deviceOf(device).next(device, name) : nullptr;
}

PFN_vkVoidFunction getInstanceProc(VkInstance instance, const char *name) {
  if (const PFN_vkVoidFunction here = find(instanceEntries, name))
    return here;
  if (const PFN_vkVoidFunction here = find(deviceEntries, name))
    return here;
  return instance ? instanceOf(instance).next(instance, name) : nullptr;
}

} // namespace

extern "C" __attribute__((visibility("default"))) VKAPI_ATTR VkResult VKAPI_CALL
vkNegotiateLoaderLayerInterfaceVersion(VkNegotiateLayerInterface *interface) {
  if (interface->loaderLayerInterfaceVersion < 2)
    return VK_ERROR_INITIALIZATION_FAILED;
  interface->loaderLayerInterfaceVersion = 2;
  interface->pfnGetInstanceProcAddr = getInstanceProc;
  interface->pfnGetDeviceProcAddr = getDeviceProc;
  interface->pfnGetPhysicalDeviceProcAddr = nullptr;
  return VK_SUCCESS;
}
