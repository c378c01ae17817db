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

void QueueState::requireAlive() const {
  if (!lost.empty())
    throw VulkanError(RUNMAT_ERROR_DEVICE_LOST, lost);
}

void QueueState::loseWork(const VulkanError &cause) {
  lost = fmt::format("Work queued on the device was lost. {}", cause.what());
  throw VulkanError(RUNMAT_ERROR_DEVICE_LOST, lost);
}

Queue::Queue(QueueState &state, uint32_t index)
    : state(state), device(state.device), index(index),
      ranAfter(device.plan().queues.size()) {
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

Queue::Batch Queue::makeBatch() {
  const DeviceFunctions &vk = device.functions();
  VkCommandPoolCreateInfo poolInfo = structure<VkCommandPoolCreateInfo>(
      VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
  poolInfo.flags = VK_COMMAND_POOL_CREATE_TRANSIENT_BIT;
  poolInfo.queueFamilyIndex = device.plan().queues[index].family;
  Batch batch;
  batch.marks.queue = index;
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
  state.timer.open(current.marks);
}

/// Those in which the commands of this queue work.
VkPipelineStageFlags Queue::workStages() const {
  return device.plan().queues[index].computes
             ? VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT |
                   VK_PIPELINE_STAGE_TRANSFER_BIT
             : VK_PIPELINE_STAGE_TRANSFER_BIT;
}

/// The accesses to memory that those stages can do.
static VkAccessFlags workAccesses(VkPipelineStageFlags stages) {
  VkAccessFlags accesses =
      VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT;
  if (stages & VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT)
    accesses |= VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT;
  return accesses;
}

void Queue::barrier(VkPipelineStageFlags to, VkAccessFlags access) {
  VkMemoryBarrier memory =
      structure<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
  memory.srcAccessMask =
      workAccesses(workStages()) &
      (VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT);
  memory.dstAccessMask = access;
  device.functions().CmdPipelineBarrier(current.buffer, workStages(), to, 0, 1,
                                        &memory, 0, nullptr, 0, nullptr);
}

VkCommandBuffer Queue::begin(std::span<const Access> accesses) {
  state.requireAlive();
  if (!current.buffer)
    openBatch();
  if (hazards.add(accesses)) {
    ++barrierCount;
    barrier(workStages(), workAccesses(workStages()));
  }
  uses.add(accesses, pendingSerial());
  state.timer.begin(current.buffer, current.marks);
  return current.buffer;
}

void Queue::runAfter(Queue &other, uint64_t serial) {
  if (ranAfter[other.index] >= serial || other.isDone(serial))
    return;
  // A batch waits for submitted ones only, and only as a whole: with what is
  // recorded before the wait it could be waited for itself.
  if (serial > other.submitted)
    other.submit();
  submit();
  waits.push_back({other.timeline.get(), serial});
  ranAfter[other.index] = serial;
  ++crossings;
}

void Queue::commit(uint64_t items) {
  state.timer.end(current.buffer, current.marks);
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
  state.timer.end(current.buffer, current.marks);
  if (device.plan().hostSeesDeviceMemory)
    showToHost();
  checked("end a command buffer",
          [&] { return vk.EndCommandBuffer(current.buffer); });
  const uint64_t serial = pendingSerial();
  std::vector<VkSemaphore> timelines;
  std::vector<uint64_t> serials;
  for (const Wait &wait : waits) {
    timelines.push_back(wait.timeline);
    serials.push_back(wait.serial);
  }
  const std::vector<VkPipelineStageFlags> stages(waits.size(), workStages());
  const VkSemaphore semaphore = timeline.get();
  VkTimelineSemaphoreSubmitInfo timelineInfo =
      structure<VkTimelineSemaphoreSubmitInfo>(
          VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO);
  timelineInfo.waitSemaphoreValueCount = static_cast<uint32_t>(serials.size());
  timelineInfo.pWaitSemaphoreValues = serials.data();
  timelineInfo.signalSemaphoreValueCount = 1;
  timelineInfo.pSignalSemaphoreValues = &serial;
  VkSubmitInfo info = structure<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
  info.pNext = &timelineInfo;
  info.waitSemaphoreCount = static_cast<uint32_t>(timelines.size());
  info.pWaitSemaphores = timelines.data();
  info.pWaitDstStageMask = stages.data();
  info.commandBufferCount = 1;
  info.pCommandBuffers = &current.buffer;
  info.signalSemaphoreCount = 1;
  info.pSignalSemaphores = &semaphore;
  checked("submit work", [&] {
    return vk.QueueSubmit(device.queue(index), 1, &info, VK_NULL_HANDLE);
  });
}

void Queue::submit() {
  state.requireAlive();
  if (!current.buffer)
    return;
  try {
    endAndSubmit();
  } catch (const VulkanError &error) {
    // Calls that recorded this work have already succeeded: their results can
    // no longer be had, so nothing may be read from now on.
    current = {};
    state.loseWork(error);
  }
  waits.clear();
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
  state.requireAlive();
  if (serial > submitted)
    submit();
  try {
    while (completed < serial) {
      if (waitFor(serial, pollNanoseconds) == VK_SUCCESS)
        completed = serial;
      else if (state.interrupted())
        throw VulkanError(RUNMAT_ERROR_INTERRUPTED,
                          "The wait for the device was interrupted.");
    }
  } catch (const VulkanError &error) {
    if (error.status == RUNMAT_ERROR_DEVICE_LOST)
      state.loseWork(error);
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
      if (Clock::now() - start >=
          (state.interrupted() ? afterInterrupt : limit))
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

void Queue::collect() {
  if (running.empty())
    return;
  if (completed < submitted)
    completedSerial();
  while (!running.empty() && running.front().serial <= completed) {
    state.timer.collect(running.front().marks);
    idle.push_back(std::move(running.front()));
    running.pop_front();
  }
  uses.forget(completed);
}

} // namespace runmat::vulkan
