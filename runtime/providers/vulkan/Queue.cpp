//===- Queue.cpp - recording, submitting and waiting ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/Queue.h"
#include "runtime/providers/vulkan/VulkanError.h"

#include <algorithm>
#include <fmt/format.h>

namespace runmat::vulkan {

namespace {

/// How often a wait looks at the interrupt word.
constexpr uint64_t pollNanoseconds = 20'000'000;

} // namespace

Queue::Queue(const Device &device, const volatile int32_t *interrupt)
    : device(device), interrupt(interrupt), timer(device) {
  VkSemaphoreTypeCreateInfo type = structure<VkSemaphoreTypeCreateInfo>(
      VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO);
  type.semaphoreType = VK_SEMAPHORE_TYPE_TIMELINE;
  VkSemaphoreCreateInfo info =
      structure<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
  info.pNext = &type;
  const DeviceFunctions &vk = device.functions();
  timeline =
      device.make<VkSemaphore>("create a timeline semaphore",
                               vk.CreateSemaphore, vk.DestroySemaphore, info);
}

void Queue::requireAlive() const {
  if (!lost.empty())
    throw VulkanError(RUNMAT_ERROR_DEVICE_LOST, lost);
}

void Queue::loseWork(const VulkanError &cause) {
  lost = fmt::format("Work queued on the device was lost. {}", cause.what());
  throw VulkanError(RUNMAT_ERROR_DEVICE_LOST, lost);
}

Queue::Batch Queue::makeBatch() {
  const DeviceFunctions &vk = device.functions();
  VkCommandPoolCreateInfo poolInfo = structure<VkCommandPoolCreateInfo>(
      VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
  poolInfo.flags = VK_COMMAND_POOL_CREATE_TRANSIENT_BIT;
  poolInfo.queueFamilyIndex = device.plan().queueFamily;
  Batch batch;
  batch.pool =
      device.make<VkCommandPool>("create a command pool", vk.CreateCommandPool,
                                 vk.DestroyCommandPool, poolInfo);
  VkCommandBufferAllocateInfo info = structure<VkCommandBufferAllocateInfo>(
      VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
  info.commandPool = batch.pool.get();
  info.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
  info.commandBufferCount = 1;
  checked("allocate a command buffer", [&] {
    return vk.AllocateCommandBuffers(device.get(), &info, &batch.buffer);
  });
  return batch;
}

void Queue::openBatch() {
  collect();
  if (running.size() >= device.plan().batchesInFlight)
    wait(running.front().serial);
  const DeviceFunctions &vk = device.functions();
  Batch batch;
  if (idle.empty()) {
    batch = makeBatch();
  } else {
    batch = std::move(idle.back());
    idle.pop_back();
    checked("reset a command pool", [&] {
      return vk.ResetCommandPool(device.get(), batch.pool.get(), 0);
    });
  }
  VkCommandBufferBeginInfo info = structure<VkCommandBufferBeginInfo>(
      VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
  info.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
  checked("begin a command buffer",
          [&] { return vk.BeginCommandBuffer(batch.buffer, &info); });
  current = std::move(batch);
  timer.open(current.buffer, current.marks);
}

void Queue::barrier(VkPipelineStageFlags to, VkAccessFlags access) {
  VkMemoryBarrier memory =
      structure<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
  memory.srcAccessMask =
      VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT;
  memory.dstAccessMask = access;
  device.functions().CmdPipelineBarrier(
      current.buffer,
      VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT, to,
      0, 1, &memory, 0, nullptr, 0, nullptr);
}

VkCommandBuffer Queue::begin(std::span<const Access> accesses) {
  requireAlive();
  if (!current.buffer)
    openBatch();
  if (hazards.add(accesses)) {
    ++barrierCount;
    barrier(VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT |
                VK_PIPELINE_STAGE_TRANSFER_BIT,
            VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT |
                VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT);
  }
  timer.begin(current.buffer, current.marks);
  return current.buffer;
}

void Queue::commit(uint64_t items) {
  timer.end(current.buffer, current.marks);
  ++commands;
  work += items;
  const DevicePlan &plan = device.plan();
  uint64_t enough = running.empty() ? plan.firstBatchItems : plan.batchItems;
  if (commands >= plan.batchCommands || work >= enough)
    submit();
}

void Queue::showToHost() {
  if (current.buffer)
    barrier(VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
}

void Queue::endAndSubmit() {
  const DeviceFunctions &vk = device.functions();
  timer.end(current.buffer, current.marks);
  if (device.plan().hostSeesDeviceMemory)
    showToHost();
  checked("end a command buffer",
          [&] { return vk.EndCommandBuffer(current.buffer); });
  uint64_t serial = pendingSerial();
  VkSemaphore semaphore = timeline.get();
  VkTimelineSemaphoreSubmitInfo timelineInfo =
      structure<VkTimelineSemaphoreSubmitInfo>(
          VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO);
  timelineInfo.signalSemaphoreValueCount = 1;
  timelineInfo.pSignalSemaphoreValues = &serial;
  VkSubmitInfo info = structure<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
  info.pNext = &timelineInfo;
  info.commandBufferCount = 1;
  info.pCommandBuffers = &current.buffer;
  info.signalSemaphoreCount = 1;
  info.pSignalSemaphores = &semaphore;
  checked("submit work", [&] {
    return vk.QueueSubmit(device.queue(), 1, &info, VK_NULL_HANDLE);
  });
}

void Queue::submit() {
  requireAlive();
  if (!current.buffer)
    return;
  try {
    endAndSubmit();
  } catch (const VulkanError &error) {
    // Calls that recorded this work have already succeeded: their results can
    // no longer be had, so nothing may be read from now on.
    current = {};
    loseWork(error);
  }
  current.serial = ++submitted;
  running.push_back(std::move(current));
  current = {};
  commands = 0;
  work = 0;
}

VkResult Queue::waitFor(uint64_t serial, uint64_t nanoseconds) {
  VkSemaphore semaphore = timeline.get();
  VkSemaphoreWaitInfo info =
      structure<VkSemaphoreWaitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO);
  info.semaphoreCount = 1;
  info.pSemaphores = &semaphore;
  info.pValues = &serial;
  const DeviceFunctions &vk = device.functions();
  return checked("wait for the device", [&] {
    return vk.WaitSemaphores(device.get(), &info, nanoseconds);
  });
}

void Queue::wait(uint64_t serial) {
  requireAlive();
  if (serial > submitted)
    submit();
  try {
    while (completed < serial) {
      if (waitFor(serial, pollNanoseconds) == VK_SUCCESS)
        completed = serial;
      else if (interrupted())
        throw VulkanError(RUNMAT_ERROR_INTERRUPTED,
                          "The wait for the device was interrupted.");
    }
  } catch (const VulkanError &error) {
    if (error.status == RUNMAT_ERROR_DEVICE_LOST)
      loseWork(error);
    throw;
  }
  collect();
}

bool Queue::drain(std::chrono::milliseconds limit,
                  std::chrono::milliseconds afterInterrupt) noexcept {
  using Clock = std::chrono::steady_clock;
  if (completed >= submitted)
    return true;
  Clock::time_point start = Clock::now();
  uint64_t slice = std::min<uint64_t>(pollNanoseconds,
                                      std::chrono::nanoseconds(limit).count());
  try {
    while (waitFor(submitted, slice) != VK_SUCCESS)
      if (Clock::now() - start >= (interrupted() ? afterInterrupt : limit))
        return false;
    return true;
  } catch (const VulkanError &error) {
    // A lost device runs nothing any more.
    return error.status == RUNMAT_ERROR_DEVICE_LOST;
  }
}

uint64_t Queue::completedSerial() {
  const DeviceFunctions &vk = device.functions();
  checked("read a timeline semaphore", [&] {
    return vk.GetSemaphoreCounterValue(device.get(), timeline.get(),
                                       &completed);
  });
  return completed;
}

bool Queue::isDone(uint64_t serial) {
  // A batch that holds no command yet is never submitted.
  if (serial > submitted)
    return !current.buffer;
  return serial <= completed || serial <= completedSerial();
}

void Queue::retire(Block block) {
  retired.push_back({lastSerial(), std::move(block), {}});
}

void Queue::retire(Handle<VkPipeline> pipeline) {
  retired.push_back({lastSerial(), {}, std::move(pipeline)});
}

void Queue::collect() {
  if (running.empty() && retired.empty())
    return;
  if (completed < submitted)
    completedSerial();
  while (!running.empty() && running.front().serial <= completed) {
    timer.collect(running.front().marks);
    idle.push_back(std::move(running.front()));
    running.pop_front();
  }
  while (!retired.empty() && retired.front().serial <= completed)
    retired.pop_front();
}

//===----------------------------------------------------------------------===//
// Timing
//===----------------------------------------------------------------------===//

static uint64_t hostNanoseconds() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<uint64_t>(
      std::chrono::duration_cast<std::chrono::nanoseconds>(now).count());
}

void Queue::timeCommands() {
  // Commands recorded before are not timed.
  waitIdle();
  timer.start();
  if (timer.compareClocks())
    return;
  const uint64_t before = hostNanoseconds();
  begin({});
  commit(0);
  waitIdle();
  if (timer.compareClocks(before, hostNanoseconds()))
    return;
  timer.stop();
  throw VulkanError(RUNMAT_ERROR_UNSUPPORTED,
                    "The device's clock cannot be read.");
}

} // namespace runmat::vulkan
