//===- Pipelines.h - pipelines by their code --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_PIPELINES_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_PIPELINES_H

#include "runtime/providers/vulkan/DriverCache.h"

#include <condition_variable>
#include <map>
#include <unordered_map>
#include <vector>

namespace runmat::vulkan {

/// All that a pipeline depends on.
struct PipelineSource {
  std::vector<uint32_t> words;
  std::string entry;
  uint32_t pushConstantBytes = 0;

  bool operator==(const PipelineSource &) const = default;
};

class Pipeline {
public:
  VkPipeline get() const { return object.get(); }
  VkPipelineLayout layout() const { return layout_; }

private:
  friend class Pipelines;
  Handle<VkPipeline> object;
  VkPipelineLayout layout_ = VK_NULL_HANDLE;
  /// False while a thread is making it.
  bool isReady = false;
  uint32_t users = 0;
  uint64_t lastUse = 0;
};

struct PipelineFigures {
  /// By the driver's compiler, and found in the driver's data. Of a driver that
  /// does not tell, all are compiled.
  uint64_t compiled = 0;
  uint64_t cached = 0;
  /// Asked for when they were already there.
  uint64_t reused = 0;
};

/// Makes each pipeline once and shares it. Those that nobody uses stay for a
/// while. Layouts are shared by the size of the push constants.
///
/// Any thread may call, but only one may take and give back: with it go those
/// that commands in flight use.
class Pipelines {
public:
  /// `hasFeedback` says that the driver tells where a pipeline came from.
  Pipelines(const DeviceCalls &device, DriverCache &driverCache,
            bool hasFeedback);
  Pipelines(const Pipelines &) = delete;
  Pipelines &operator=(const Pipelines &) = delete;

  /// The pipeline of `source`, to be given back. Waits if another thread is
  /// making it. Throws VulkanError that names the entry point.
  Pipeline *take(const PipelineSource &source);
  void giveBack(Pipeline *pipeline);
  /// Makes the pipeline unless it is there or another thread is at it. Returns
  /// whether it did; throws as `take`.
  bool prepare(const PipelineSource &source);
  /// Gives up pipelines that nobody has used for longest, if there are many.
  std::vector<Handle<VkPipeline>> takeSurplus();

  PipelineFigures figures() const;

private:
  struct SourceHash {
    size_t operator()(const PipelineSource &source) const;
  };
  using Map = std::unordered_map<PipelineSource, Pipeline, SourceHash>;
  using Lock = std::unique_lock<std::mutex>;

  void make(Map::value_type &entry, Lock &lock);
  VkPipelineLayout layoutFor(uint32_t pushConstantBytes);
  Handle<VkShaderModule> makeModule(const PipelineSource &source) const;
  Handle<VkPipeline> compile(const PipelineSource &source,
                             VkPipelineLayout layout);

  const DeviceCalls &device;
  DriverCache &driverCache;
  const bool hasFeedback;
  mutable std::mutex mutex;
  std::condition_variable made;
  std::map<uint32_t, Handle<VkPipelineLayout>> layouts;
  Map pipelines;
  uint64_t uses = 0;
  PipelineFigures counts;
};

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_PIPELINES_H
