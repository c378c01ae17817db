//===- CommandTimer.cpp - when commands of the queues ran -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/CommandTimer.h"
#include "runtime/providers/vulkan/VulkanError.h"

#include <array>
#include <fmt/format.h>

namespace runmat::vulkan {

void CommandTimer::start() {
  const DevicePlan &plan = device.plan();
  if (plan.timestampBits == 0)
    throw VulkanError(RUNMAT_ERROR_UNSUPPORTED,
                      fmt::format("The device ({}) writes no timestamps.",
                                  device.snapshot().name));
  clock.emplace(plan.timestampBits, plan.timestampNanoseconds);
}

//===----------------------------------------------------------------------===//
// Clocks
//===----------------------------------------------------------------------===//

bool CommandTimer::compareClocks() {
  const auto ask = device.functions().GetCalibratedTimestampsEXT;
  if (!isOn() || !device.plan().readsBothClocks || !ask)
    return false;
  std::array<VkCalibratedTimestampInfoEXT, 2> clocks;
  clocks.fill(structure<VkCalibratedTimestampInfoEXT>(
      VK_STRUCTURE_TYPE_CALIBRATED_TIMESTAMP_INFO_EXT));
  clocks[0].timeDomain = VK_TIME_DOMAIN_DEVICE_EXT;
  clocks[1].timeDomain = VK_TIME_DOMAIN_CLOCK_MONOTONIC_EXT;
  uint64_t times[2] = {}, deviation = 0;
  if (attempted([&] {
        return ask(device.get(), clocks.size(), clocks.data(), times,
                   &deviation);
      }) != VK_SUCCESS)
    return false;
  clock->set(times[0], times[1]);
  return isCompared = true;
}

bool CommandTimer::compareClocks(uint64_t before, uint64_t after) {
  if (!isOn() || !firstTimestamp)
    return false;
  clock->set(*firstTimestamp, before + (after - before) / 2);
  return isCompared = true;
}

//===----------------------------------------------------------------------===//
// Batches
//===----------------------------------------------------------------------===//

Handle<VkQueryPool> CommandTimer::makePool() const {
  VkQueryPoolCreateInfo info = structure<VkQueryPoolCreateInfo>(
      VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO);
  info.queryType = VK_QUERY_TYPE_TIMESTAMP;
  info.queryCount = 2 * device.plan().batchCommands;
  const DeviceFunctions &vk = device.functions();
  try {
    return device.make<VkQueryPool>("create a query pool", vk.CreateQueryPool,
                                    vk.DestroyQueryPool, info);
  } catch (const VulkanError &) {
    return {};
  }
}

void CommandTimer::open(Marks &marks) {
  marks.calls.clear();
  marks.isOpen = false;
  if (!isOn() || !device.plan().queues[marks.queue].isTimed)
    return;
  if (!marks.pool)
    marks.pool = makePool();
  if (marks.pool)
    device.functions().ResetQueryPool(device.get(), marks.pool.get(), 0,
                                      2 * device.plan().batchCommands);
}

void CommandTimer::begin(VkCommandBuffer commands, Marks &marks) {
  end(commands, marks);
  if (!isOn() || !marks.pool ||
      marks.calls.size() >= device.plan().batchCommands)
    return;
  // Written when all before is done, so that no time counts twice.
  device.functions().CmdWriteTimestamp(
      commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, marks.pool.get(),
      static_cast<uint32_t>(2 * marks.calls.size()));
  marks.calls.push_back(calls - 1);
  marks.isOpen = true;
}

void CommandTimer::end(VkCommandBuffer commands, Marks &marks) {
  if (!marks.isOpen)
    return;
  device.functions().CmdWriteTimestamp(
      commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, marks.pool.get(),
      static_cast<uint32_t>(2 * marks.calls.size() - 1));
  marks.isOpen = false;
}

std::vector<uint64_t> CommandTimer::read(const Marks &marks) const {
  std::vector<uint64_t> timestamps(2 * marks.calls.size());
  if (timestamps.empty())
    return timestamps;
  VkResult result = attempted([&] {
    return device.functions().GetQueryPoolResults(
        device.get(), marks.pool.get(), 0,
        static_cast<uint32_t>(timestamps.size()),
        timestamps.size() * sizeof(uint64_t), timestamps.data(),
        sizeof(uint64_t), VK_QUERY_RESULT_64_BIT);
  });
  if (result != VK_SUCCESS)
    timestamps.clear();
  return timestamps;
}

void CommandTimer::collect(Marks &marks) {
  if (!isOn() || marks.calls.empty())
    return;
  const std::vector<uint64_t> timestamps = read(marks);
  if (!isCompared && !timestamps.empty() && !firstTimestamp)
    firstTimestamp = timestamps.front();
  if (isCompared)
    for (size_t i = 0; i + 1 < timestamps.size(); i += 2)
      finished.add({marks.calls[i / 2], clock->hostNanoseconds(timestamps[i]),
                    clock->hostNanoseconds(timestamps[i + 1]), marks.queue, 0});
  marks.calls.clear();
}

} // namespace runmat::vulkan
