//===- Provider.cpp - one instance of the Vulkan provider -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/Provider.h"
#include "runtime/providers/vulkan/DeviceList.h"
#include "runtime/providers/vulkan/FmaProbe.h"
#include "runtime/providers/vulkan/VulkanError.h"

#include <cstddef>
#include <cstring>
#include <fmt/format.h>

namespace runmat::vulkan {

namespace {

/// What the cache folder may grow to.
constexpr uint64_t cacheBytes = uint64_t{256} << 20;
/// Pipelines compiled after which the caches are saved: a process may not live
/// to destroy its provider.
constexpr uint64_t compiledBetweenSaves = 16;

Device makeDevice(const Instance &instance, uint32_t index) {
  std::vector<PhysicalDeviceSnapshot> snapshots =
      snapshotDevices(instance.functions(), instance.physicalDevices());
  const PhysicalDeviceSnapshot &chosen = selectDevice(snapshots, index);
  return Device(instance, chosen, planDevice(chosen, planOptions()));
}

std::optional<FileCache> cacheFiles(const runmat_provider_options &options) {
  if (!options.cache_directory)
    return std::nullopt;
  return FileCache(options.cache_directory, cacheBytes);
}

void requirePointer(const void *pointer, uint64_t bytes, const char *what) {
  if (!pointer && bytes != 0)
    throw VulkanError(RUNMAT_ERROR_INVALID_ARGUMENT,
                      fmt::format("The {} is a null pointer.", what));
}

} // namespace

Provider::Provider(const runmat_provider_options &options)
    : index(options.device_index), instance(instanceOptions(options)),
      device(makeDevice(instance, options.device_index)),
      queues(device, options.interrupt), memory(device, queues),
      transfer(device, queues, options.threads), files(cacheFiles(options)),
      driverCache(device, device.snapshot(), files ? &*files : nullptr),
      pipelines(device, driverCache, device.plan().pipelineFeedback),
      history(device.snapshot(), files ? &*files : nullptr),
      loader(device, pipelines, history),
      fmaFeatures(probeFma(device, files ? &*files : nullptr)),
      warmUp(pipelines, history, device.plan(), options.interrupt) {
  if (files && options.warm_up)
    warmUp.start();
}

runmat_device_info Provider::deviceInfo() const {
  PhysicalDeviceSnapshot now = device.snapshot();
  readMemoryBudgets(instance.functions(), now);
  runmat_device_info info = describe(now, device.plan(), index);
  info.features |= fmaFeatures;
  return info;
}

Range Provider::range(const runmat_buffer &buffer, uint64_t offset,
                      uint64_t bytes) const {
  const Allocation &allocation = memory.find(buffer);
  if (offset > allocation.bytes || bytes > allocation.bytes - offset)
    throw VulkanError(RUNMAT_ERROR_INVALID_ARGUMENT,
                      fmt::format("The range (offset {}, {} bytes) exceeds its "
                                  "buffer ({} bytes).",
                                  offset, bytes, allocation.bytes));
  return {allocation.buffer, allocation.offset + offset,
          allocation.address + offset,
          allocation.host ? allocation.host + offset : nullptr, bytes};
}

runmat_buffer Provider::alloc(uint64_t bytes) {
  runmat_buffer buffer = memory.allocate(bytes);
  ++counters.allocations;
  return buffer;
}

void Provider::free(const runmat_buffer &buffer) { memory.release(buffer); }

void Provider::upload(const runmat_buffer &to, uint64_t offset,
                      const void *from, uint64_t bytes) {
  Range target = range(to, offset, bytes);
  requirePointer(from, bytes, "source of an upload");
  transfer.upload(target, static_cast<const std::byte *>(from));
  ++counters.uploads;
  counters.upload_bytes += bytes;
}

void Provider::download(const runmat_buffer &from, uint64_t offset, void *to,
                        uint64_t bytes) {
  Range source = range(from, offset, bytes);
  requirePointer(to, bytes, "target of a download");
  transfer.download(source, static_cast<std::byte *>(to));
  ++counters.downloads;
  counters.download_bytes += bytes;
}

void Provider::copy(const runmat_buffer &to, uint64_t toOffset,
                    const runmat_buffer &from, uint64_t fromOffset,
                    uint64_t bytes) {
  transfer.copy(range(to, toOffset, bytes), range(from, fromOffset, bytes));
}

void Provider::fill(const runmat_buffer &to, uint64_t offset, uint64_t bytes,
                    const void *pattern, uint32_t patternBytes) {
  Range target = range(to, offset, bytes);
  if (patternBytes != 1 && patternBytes != 2 && patternBytes != 4 &&
      patternBytes != 8)
    throw VulkanError(RUNMAT_ERROR_INVALID_ARGUMENT,
                      fmt::format("The pattern of a fill has {} bytes; it must "
                                  "have 1, 2, 4 or 8.",
                                  patternBytes));
  if (offset % patternBytes != 0 || bytes % patternBytes != 0)
    throw VulkanError(
        RUNMAT_ERROR_INVALID_ARGUMENT,
        fmt::format("The range of a fill (offset {}, {} bytes) is "
                    "not a multiple of its pattern ({} bytes).",
                    offset, bytes, patternBytes));
  requirePointer(pattern, patternBytes, "pattern of a fill");
  transfer.fill(target,
                {static_cast<const std::byte *>(pattern), patternBytes});
}

Kernel *Provider::loadKernel(const runmat_kernel_code &code) {
  std::unique_ptr<Kernel> kernel = loader.load(code);
  Kernel *key = kernel.get();
  kernels.emplace(key, std::move(kernel));
  ++counters.kernels_loaded;
  if (pipelines.figures().compiled >= compiledWhenSaved + compiledBetweenSaves)
    saveCaches();
  return key;
}

void Provider::saveCaches() noexcept {
  compiledWhenSaved = pipelines.figures().compiled;
  driverCache.save();
  history.save();
}

void Provider::unloadKernel(Kernel *kernel) {
  auto it = kernels.find(kernel);
  if (it == kernels.end())
    return;
  pipelines.giveBack(it->second->pipeline);
  kernels.erase(it);
  for (Handle<VkPipeline> &pipeline : pipelines.takeSurplus())
    queues.retire(std::move(pipeline));
}

Kernel &Provider::findKernel(const runmat_launch &launch) const {
  auto it = kernels.find(reinterpret_cast<Kernel *>(launch.kernel));
  if (it == kernels.end())
    throw VulkanError(RUNMAT_ERROR_INVALID_ARGUMENT,
                      "The kernel of a launch is not loaded on this device.");
  Kernel &kernel = *it->second;
  if (launch.word_count != kernel.wordCount ||
      launch.buffer_count > launch.word_count)
    throw VulkanError(RUNMAT_ERROR_INVALID_ARGUMENT,
                      fmt::format("The kernel ({}) takes {} argument words and "
                                  "was launched with {} for {} buffers.",
                                  kernel.name, kernel.wordCount,
                                  launch.word_count, launch.buffer_count));
  requirePointer(launch.words, launch.word_count, "argument list of a launch");
  requirePointer(launch.buffers, launch.buffer_count,
                 "buffer list of a launch");
  return kernel;
}

void Provider::pushArguments(VkCommandBuffer commands, const Kernel &kernel,
                             const uint64_t *words, uint64_t argumentsAddress) {
  const DeviceFunctions &vk = device.functions();
  if (kernel.argumentsInBuffer)
    vk.CmdPushConstants(commands, kernel.pipeline->layout(),
                        VK_SHADER_STAGE_COMPUTE_BIT, 0,
                        sizeof(argumentsAddress), &argumentsAddress);
  else if (kernel.wordCount)
    vk.CmdPushConstants(commands, kernel.pipeline->layout(),
                        VK_SHADER_STAGE_COMPUTE_BIT, 0,
                        kernel.wordCount * sizeof(uint64_t), words);
}

std::vector<Access> Provider::accessesOf(const runmat_launch &launch) const {
  const bool areKnown =
      launch.struct_size >=
          offsetof(runmat_launch, accesses) + sizeof(launch.accesses) &&
      launch.accesses;
  std::vector<Access> result;
  for (uint32_t i = 0; i < launch.buffer_count; ++i) {
    const Allocation &allocation = memory.find(launch.buffers[i]);
    const bool writes =
        !areKnown || (launch.accesses[i] & RUNMAT_ACCESS_WRITE) != 0;
    result.push_back({allocation.address, allocation.bytes, writes});
  }
  return result;
}

void Provider::launch(const runmat_launch &launch) {
  const Kernel &kernel = findKernel(launch);
  const std::vector<Access> accesses = accessesOf(launch);
  uint64_t argumentsAddress = 0;
  Queue &queue = queues.compute();
  if (kernel.argumentsInBuffer) {
    uint64_t bytes = kernel.wordCount * sizeof(uint64_t);
    queues.order(queue, accesses);
    transfer.launchRing().prepare(bytes);
    StagingPiece piece = transfer.launchRing().reserve(bytes, queue);
    std::memcpy(piece.host, launch.words, bytes);
    argumentsAddress = piece.address;
  }
  const DeviceFunctions &vk = device.functions();
  VkCommandBuffer commands = queues.begin(queue, accesses);
  vk.CmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE,
                     kernel.pipeline->get());
  pushArguments(commands, kernel, launch.words, argumentsAddress);
  vk.CmdDispatch(commands,
                 workgroupCount(launch.items, kernel.itemsPerGroup,
                                device.plan().maxGroups),
                 1, 1);
  ++counters.launches;
  queue.commit(launch.items);
}

void Provider::synchronize() { queues.waitIdle(); }

uint64_t Provider::recordEvent() { return queues.recordEvent(); }

void Provider::waitEvent(uint64_t event) { queues.waitEvent(event); }

const char *Provider::queueName(uint32_t queue) const {
  const DevicePlan &plan = device.plan();
  if (queue >= plan.queues.size())
    return "";
  if (queue == 0)
    return "compute";
  if (plan.uploadQueue == plan.downloadQueue)
    return "transfers";
  return queue == plan.uploadQueue ? "uploads" : "downloads";
}

uint64_t Provider::barriers() const { return queues.barriers(); }

uint64_t Provider::waitsForOthers() const { return queues.waitsForOthers(); }

uint64_t Provider::validationMessages() const {
  return instance.validationLog().count();
}

runmat_provider_statistics Provider::statistics() const {
  if (validationMessages() != 0)
    throw VulkanError(
        RUNMAT_ERROR_INTERNAL,
        fmt::format("The Vulkan validation layer has reported {} problems, "
                    "first: {}",
                    validationMessages(), instance.validationLog().first()));
  runmat_provider_statistics result = counters;
  result.struct_size = sizeof(result);
  result.allocated_bytes = memory.liveBytes();
  PipelineFigures made = pipelines.figures();
  result.pipelines_compiled = made.compiled;
  result.pipelines_cached = made.cached;
  result.pipelines_reused = made.reused;
  result.pipelines_warmed = warmUp.made();
  result.warm_up_microseconds = warmUp.microseconds();
  result.warm_up_begin = warmUp.begin();
  return result;
}

void Provider::timeCalls() {
  if (!queues.commandTimer().isOn())
    queues.timeCommands();
}

uint32_t Provider::takeTimings(uint32_t capacity, runmat_timing *out) {
  if (!queues.commandTimer().isOn())
    return 0;
  queues.commandTimer().compareClocks();
  queues.collect();
  return queues.commandTimer().take(capacity, out);
}

bool Provider::comesToRest() noexcept {
  warmUp.stop();
  // A user who interrupted does not want to wait for the kernel that was too
  // long.
  using std::chrono::milliseconds;
  bool idle = queues.drain(milliseconds(10000), milliseconds(100));
  queues.ignoreInterrupts();
  saveCaches();
  return idle;
}

bool Provider::isIdle() noexcept {
  return queues.drain(std::chrono::milliseconds(0),
                      std::chrono::milliseconds(0));
}

} // namespace runmat::vulkan
