//===- Queues.cpp - the queues of a device together -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/Queues.h"
#include "runtime/providers/vulkan/VulkanError.h"

#include <algorithm>
#include <fmt/format.h>

namespace runmat::vulkan {

Queues::Queues(const Device &device, const volatile int32_t *interrupt)
    : plan(device.plan()), state(device, interrupt) {
  for (uint32_t i = 0; i < plan.queues.size(); ++i)
    queues.push_back(std::make_unique<Queue>(state, i));
}

void Queues::order(Queue &queue, std::span<const Access> accesses) {
  for (const auto &other : queues)
    if (other.get() != &queue)
      if (const uint64_t serial = other->lastConflict(accesses))
        queue.runAfter(*other, serial);
}

VkCommandBuffer Queues::begin(Queue &queue, std::span<const Access> accesses) {
  order(queue, accesses);
  if (!queue.isRecording())
    collect();
  return queue.begin(accesses);
}

//===----------------------------------------------------------------------===//
// Waiting
//===----------------------------------------------------------------------===//

void Queues::submit() {
  for (const auto &queue : queues)
    queue->submit();
}

void Queues::waitIdle() {
  submit();
  for (const auto &queue : queues)
    queue->waitIdle();
  collect();
}

void Queues::waitFor(const Access &access) {
  for (const auto &queue : queues)
    queue->wait(queue->lastConflict({&access, 1}));
}

bool Queues::isFree(const Access &access) {
  return std::ranges::all_of(queues, [&](const auto &queue) {
    return queue->isDone(queue->lastConflict({&access, 1}));
  });
}

bool Queues::drain(std::chrono::milliseconds limit,
                   std::chrono::milliseconds afterInterrupt) noexcept {
  // One that does not come to rest is enough to wait for.
  return std::ranges::all_of(queues, [&](const auto &queue) {
    return queue->drain(limit, afterInterrupt);
  });
}

//===----------------------------------------------------------------------===//
// Events and objects
//===----------------------------------------------------------------------===//

Queues::Moment Queues::now() const {
  Moment last;
  for (const auto &queue : queues)
    last.push_back(queue->lastSerial());
  return last;
}

bool Queues::isOver(const Moment &moment) {
  for (size_t i = 0; i < queues.size(); ++i)
    if (!queues[i]->isDone(moment[i]))
      return false;
  return true;
}

uint64_t Queues::recordEvent() {
  while (!events.empty() && isOver(events.front().last))
    events.pop_front();
  Moment last = now();
  // Programs that only record make no list of it.
  if (events.empty() || events.back().last != last)
    events.push_back({++lastEvent, std::move(last)});
  return lastEvent;
}

void Queues::waitEvent(uint64_t event) {
  state.requireAlive();
  if (event > lastEvent)
    throw VulkanError(RUNMAT_ERROR_INVALID_ARGUMENT,
                      fmt::format("The event ({}) was not recorded on this "
                                  "device.",
                                  event));
  const auto found = std::ranges::find(events, event, &Event::number);
  if (found == events.end())
    return;
  const Moment last = found->last;
  for (size_t i = 0; i < queues.size(); ++i)
    queues[i]->wait(last[i]);
}

void Queues::retire(Block block) {
  retired.push_back({now(), std::move(block), {}});
}

void Queues::retire(Handle<VkPipeline> pipeline) {
  retired.push_back({now(), {}, std::move(pipeline)});
}

void Queues::collect() {
  for (const auto &queue : queues)
    queue->collect();
  while (!retired.empty() && isOver(retired.front().last))
    retired.pop_front();
}

uint64_t Queues::barriers() const {
  uint64_t sum = 0;
  for (const auto &queue : queues)
    sum += queue->barriers();
  return sum;
}

uint64_t Queues::waitsForOthers() const {
  uint64_t sum = 0;
  for (const auto &queue : queues)
    sum += queue->waitsForOthers();
  return sum;
}

//===----------------------------------------------------------------------===//
// Timing
//===----------------------------------------------------------------------===//

static uint64_t hostNanoseconds() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<uint64_t>(
      std::chrono::duration_cast<std::chrono::nanoseconds>(now).count());
}

void Queues::timeCommands() {
  // Commands recorded before are not timed.
  waitIdle();
  state.timer.start();
  if (state.timer.compareClocks())
    return;
  const uint64_t before = hostNanoseconds();
  compute().begin({});
  compute().commit(0);
  waitIdle();
  if (state.timer.compareClocks(before, hostNanoseconds()))
    return;
  state.timer.stop();
  throw VulkanError(RUNMAT_ERROR_UNSUPPORTED,
                    "The device's clock cannot be read.");
}

} // namespace runmat::vulkan
