//===- Pipelines.cpp - pipelines by their code ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/Pipelines.h"
#include "runtime/ContentHash.h"

#include <algorithm>
#include <fmt/format.h>

namespace runmat::vulkan {
namespace {

/// Pipelines kept that nobody uses.
constexpr size_t mostUnused = 256;

/// Where the driver says that a pipeline came from.
struct Feedback {
  Feedback() {
    info.pPipelineCreationFeedback = &whole;
    info.pipelineStageCreationFeedbackCount = 1;
    info.pPipelineStageCreationFeedbacks = &stage;
  }
  Feedback(const Feedback &) = delete;

  bool isHit() const {
    constexpr VkPipelineCreationFeedbackFlags hit =
        VK_PIPELINE_CREATION_FEEDBACK_VALID_BIT |
        VK_PIPELINE_CREATION_FEEDBACK_APPLICATION_PIPELINE_CACHE_HIT_BIT;
    return (whole.flags & hit) == hit || (stage.flags & hit) == hit;
  }

  VkPipelineCreationFeedback whole{}, stage{};
  VkPipelineCreationFeedbackCreateInfo info =
      structure<VkPipelineCreationFeedbackCreateInfo>(
          VK_STRUCTURE_TYPE_PIPELINE_CREATION_FEEDBACK_CREATE_INFO);
};

} // namespace

size_t Pipelines::SourceHash::operator()(const PipelineSource &source) const {
  uint64_t seed = contentHash(source.entry.data(), source.entry.size(),
                              source.pushConstantBytes);
  return contentHash(source.words.data(),
                     source.words.size() * sizeof(uint32_t), seed);
}

Pipelines::Pipelines(const DeviceCalls &device, DriverCache &driverCache,
                     bool hasFeedback)
    : device(device), driverCache(driverCache), hasFeedback(hasFeedback) {}

//===----------------------------------------------------------------------===//
// Making
//===----------------------------------------------------------------------===//

VkPipelineLayout Pipelines::layoutFor(uint32_t pushConstantBytes) {
  std::lock_guard<std::mutex> lock(mutex);
  Handle<VkPipelineLayout> &layout = layouts[pushConstantBytes];
  if (layout)
    return layout.get();
  VkPushConstantRange range{VK_SHADER_STAGE_COMPUTE_BIT, 0, pushConstantBytes};
  VkPipelineLayoutCreateInfo info = structure<VkPipelineLayoutCreateInfo>(
      VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
  info.pushConstantRangeCount = pushConstantBytes ? 1 : 0;
  info.pPushConstantRanges = &range;
  const DeviceFunctions &vk = device.functions();
  layout = device.make<VkPipelineLayout>("create a pipeline layout",
                                         vk.CreatePipelineLayout,
                                         vk.DestroyPipelineLayout, info);
  return layout.get();
}

Handle<VkShaderModule>
Pipelines::makeModule(const PipelineSource &source) const {
  VkShaderModuleCreateInfo info = structure<VkShaderModuleCreateInfo>(
      VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
  info.codeSize = source.words.size() * sizeof(uint32_t);
  info.pCode = source.words.data();
  const DeviceFunctions &vk = device.functions();
  return device.make<VkShaderModule>(
      fmt::format("load the kernel ({})", source.entry), vk.CreateShaderModule,
      vk.DestroyShaderModule, info);
}

Handle<VkPipeline> Pipelines::compile(const PipelineSource &source,
                                      VkPipelineLayout layout) {
  Handle<VkShaderModule> module = makeModule(source);
  Feedback feedback;
  VkComputePipelineCreateInfo info = structure<VkComputePipelineCreateInfo>(
      VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO);
  if (hasFeedback)
    info.pNext = &feedback.info;
  info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
  info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
  info.stage.module = module.get();
  info.stage.pName = source.entry.c_str();
  info.layout = layout;
  DriverCache::Cache cache = driverCache.forOnePipeline();
  const DeviceFunctions &vk = device.functions();
  VkPipeline object = VK_NULL_HANDLE;
  checked(fmt::format("compile the kernel ({})", source.entry), [&] {
    return vk.CreateComputePipelines(device.get(), cache->get(), 1, &info,
                                     nullptr, &object);
  });
  std::lock_guard<std::mutex> lock(mutex);
  ++(feedback.isHit() ? counts.cached : counts.compiled);
  return Handle<VkPipeline>(device.get(), vk.DestroyPipeline, object);
}

/// Makes the pipeline of an entry that is new, with the lock open meanwhile.
void Pipelines::make(Map::value_type &entry, Lock &lock) {
  auto &[source, pipeline] = entry;
  lock.unlock();
  try {
    VkPipelineLayout layout = layoutFor(source.pushConstantBytes);
    Handle<VkPipeline> object = compile(source, layout);
    lock.lock();
    pipeline.object = std::move(object);
    pipeline.layout_ = layout;
  } catch (...) {
    lock.lock();
    pipelines.erase(pipelines.find(source));
    made.notify_all();
    throw;
  }
  pipeline.isReady = true;
  pipeline.lastUse = ++uses;
  made.notify_all();
}

//===----------------------------------------------------------------------===//
// Sharing
//===----------------------------------------------------------------------===//

Pipeline *Pipelines::take(const PipelineSource &source) {
  Lock lock(mutex);
  for (;;) {
    // The map may grow while the lock is open; that moves no entry.
    auto [it, isNew] = pipelines.try_emplace(source);
    Map::value_type &entry = *it;
    if (!isNew && !entry.second.isReady) {
      // It is gone afterwards if it could not be made.
      made.wait(lock);
      continue;
    }
    if (isNew)
      make(entry, lock);
    else
      ++counts.reused;
    ++entry.second.users;
    return &entry.second;
  }
}

void Pipelines::giveBack(Pipeline *pipeline) {
  std::lock_guard<std::mutex> lock(mutex);
  --pipeline->users;
  pipeline->lastUse = ++uses;
}

bool Pipelines::prepare(const PipelineSource &source) {
  Lock lock(mutex);
  auto [it, isNew] = pipelines.try_emplace(source);
  if (isNew)
    make(*it, lock);
  return isNew;
}

std::vector<Handle<VkPipeline>> Pipelines::takeSurplus() {
  std::lock_guard<std::mutex> lock(mutex);
  std::vector<Map::iterator> unused;
  for (auto it = pipelines.begin(); it != pipelines.end(); ++it)
    if (it->second.isReady && it->second.users == 0)
      unused.push_back(it);
  if (unused.size() <= mostUnused)
    return {};
  std::ranges::sort(unused, {},
                    [](Map::iterator it) { return it->second.lastUse; });
  unused.resize(unused.size() - mostUnused);
  std::vector<Handle<VkPipeline>> surplus;
  for (Map::iterator it : unused) {
    surplus.push_back(std::move(it->second.object));
    pipelines.erase(it);
  }
  return surplus;
}

PipelineFigures Pipelines::figures() const {
  std::lock_guard<std::mutex> lock(mutex);
  return counts;
}

} // namespace runmat::vulkan
