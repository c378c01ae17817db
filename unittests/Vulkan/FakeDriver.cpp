//===- FakeDriver.cpp - a driver that only makes pipelines ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "FakeDriver.h"
#include "runtime/ContentHash.h"

#include <algorithm>
#include <cstring>
#include <gtest/gtest.h>

namespace runmat::vulkan::test {
namespace {

FakeDriver *driver = nullptr;

/// The objects of the driver; which it is shows in the handle's type.
struct Object {
  uint64_t hash = 0;
  std::set<uint64_t> pipelines;
};

template <typename T> Object *object(T handle) {
  return reinterpret_cast<Object *>(handle);
}

template <typename T>
VKAPI_ATTR void VKAPI_CALL destroyObject(VkDevice, T handle,
                                         const VkAllocationCallbacks *) {
  delete object(handle);
}

constexpr size_t headerBytes = sizeof(VkPipelineCacheHeaderVersionOne);

} // namespace

struct FakeFunctions {
  static VKAPI_ATTR VkResult VKAPI_CALL
  createModule(VkDevice, const VkShaderModuleCreateInfo *info,
               const VkAllocationCallbacks *, VkShaderModule *out) {
    *out = reinterpret_cast<VkShaderModule>(
        new Object{contentHash(info->pCode, info->codeSize), {}});
    return VK_SUCCESS;
  }

  static VKAPI_ATTR VkResult VKAPI_CALL
  createLayout(VkDevice, const VkPipelineLayoutCreateInfo *info,
               const VkAllocationCallbacks *, VkPipelineLayout *out) {
    uint32_t bytes =
        info->pushConstantRangeCount ? info->pPushConstantRanges->size : 0;
    *out = reinterpret_cast<VkPipelineLayout>(new Object{bytes, {}});
    return VK_SUCCESS;
  }

  static VKAPI_ATTR VkResult VKAPI_CALL
  createCache(VkDevice, const VkPipelineCacheCreateInfo *info,
              const VkAllocationCallbacks *, VkPipelineCache *out) {
    std::string data(static_cast<const char *>(info->pInitialData),
                     info->initialDataSize);
    {
      std::lock_guard<std::mutex> lock(driver->mutex);
      driver->initialData.push_back(data);
    }
    if (!data.empty() && driver->initialDataResult != VK_SUCCESS)
      return driver->initialDataResult;
    auto made = std::make_unique<Object>();
    for (size_t at = headerBytes; at + 8 <= data.size(); at += 8) {
      uint64_t pipeline = 0;
      std::memcpy(&pipeline, data.data() + at, 8);
      made->pipelines.insert(pipeline);
    }
    *out = reinterpret_cast<VkPipelineCache>(made.release());
    return VK_SUCCESS;
  }

  static VKAPI_ATTR VkResult VKAPI_CALL getData(VkDevice, VkPipelineCache cache,
                                                size_t *bytes, void *out) {
    if (driver->dataResult != VK_SUCCESS)
      return driver->dataResult;
    std::lock_guard<std::mutex> lock(driver->mutex);
    std::string data =
        FakeDriver::data(driver->snapshot, object(cache)->pipelines);
    if (out)
      std::memcpy(out, data.data(), std::min(*bytes, data.size()));
    bool fits = !out || *bytes >= data.size();
    *bytes = out ? std::min(*bytes, data.size()) : data.size();
    return fits ? VK_SUCCESS : VK_INCOMPLETE;
  }

  static VKAPI_ATTR VkResult VKAPI_CALL
  createPipeline(VkDevice, VkPipelineCache cache, uint32_t count,
                 const VkComputePipelineCreateInfo *info,
                 const VkAllocationCallbacks *, VkPipeline *out) {
    EXPECT_EQ(count, 1u);
    ++driver->attempts;
    driver->pass();
    if (driver->compileResult != VK_SUCCESS)
      return driver->compileResult;
    const char *entry = info->stage.pName;
    uint64_t hash = contentHash(entry, std::strlen(entry),
                                object(info->stage.module)->hash ^
                                    object(info->layout)->hash << 32);
    std::lock_guard<std::mutex> lock(driver->mutex);
    bool isHit = cache && !object(cache)->pipelines.insert(hash).second;
    driver->compiled += !isHit;
    auto *feedback =
        static_cast<const VkPipelineCreationFeedbackCreateInfo *>(info->pNext);
    if (feedback)
      feedback->pPipelineCreationFeedback->flags =
          VK_PIPELINE_CREATION_FEEDBACK_VALID_BIT |
          (isHit
               ? VK_PIPELINE_CREATION_FEEDBACK_APPLICATION_PIPELINE_CACHE_HIT_BIT
               : 0);
    *out = reinterpret_cast<VkPipeline>(new Object{hash, {}});
    return VK_SUCCESS;
  }

  static VKAPI_ATTR void VKAPI_CALL destroyPipeline(
      VkDevice, VkPipeline pipeline, const VkAllocationCallbacks *) {
    ++driver->destroyed;
    delete object(pipeline);
  }
};

FakeDriver::FakeDriver() {
  EXPECT_EQ(driver, nullptr);
  driver = this;
  DeviceFunctions functions;
  functions.CreateShaderModule = FakeFunctions::createModule;
  functions.DestroyShaderModule = destroyObject<VkShaderModule>;
  functions.CreatePipelineLayout = FakeFunctions::createLayout;
  functions.DestroyPipelineLayout = destroyObject<VkPipelineLayout>;
  functions.CreatePipelineCache = FakeFunctions::createCache;
  functions.DestroyPipelineCache = destroyObject<VkPipelineCache>;
  functions.GetPipelineCacheData = FakeFunctions::getData;
  functions.CreateComputePipelines = FakeFunctions::createPipeline;
  functions.DestroyPipeline = FakeFunctions::destroyPipeline;
  calls = DeviceCalls(reinterpret_cast<VkDevice>(this), functions);
  snapshot.name = "fake";
  snapshot.driver = "fake driver 1.0";
  snapshot.vendorId = 0x1234;
  snapshot.deviceId = 0x5678;
  snapshot.driverVersion = 9;
  snapshot.pipelineCacheUuid = {1, 2, 3};
}

FakeDriver::~FakeDriver() { driver = nullptr; }

std::string FakeDriver::data(const PhysicalDeviceSnapshot &snapshot,
                             const std::set<uint64_t> &pipelines) {
  VkPipelineCacheHeaderVersionOne header{};
  header.headerSize = headerBytes;
  header.headerVersion = VK_PIPELINE_CACHE_HEADER_VERSION_ONE;
  header.vendorID = snapshot.vendorId;
  header.deviceID = snapshot.deviceId;
  std::ranges::copy(snapshot.pipelineCacheUuid, header.pipelineCacheUUID);
  std::string text(reinterpret_cast<const char *>(&header), headerBytes);
  for (uint64_t pipeline : pipelines)
    text.append(reinterpret_cast<const char *>(&pipeline), sizeof(pipeline));
  return text;
}

void FakeDriver::close() {
  std::lock_guard<std::mutex> lock(mutex);
  isClosed = true;
}

void FakeDriver::open() {
  std::lock_guard<std::mutex> lock(mutex);
  isClosed = false;
  changed.notify_all();
}

void FakeDriver::awaitWaiting() {
  std::unique_lock<std::mutex> lock(mutex);
  changed.wait(lock, [&] { return waiting > 0; });
}

void FakeDriver::pass() {
  std::unique_lock<std::mutex> lock(mutex);
  ++waiting;
  changed.notify_all();
  changed.wait(lock, [&] { return !isClosed; });
  --waiting;
}

} // namespace runmat::vulkan::test
