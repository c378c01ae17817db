//===- DeviceRecorder.cpp - what a device is asked for and does -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Telemetry/DeviceRecorder.h"

#include <array>
#include <cstddef>
#include <exception>

namespace runmat::telemetry {
namespace {

/// Calls that may wait for their work to be told; more than queues hold.
constexpr size_t mostAsked = 8192;
/// Calls after which finished work is asked for.
constexpr uint64_t callsBetweenTakes = 64;

/// A table of an older version ends before these calls.
bool canTime(const runmat_provider_table &table) {
  return table.struct_size >= offsetof(runmat_provider_table, take_timings) +
                                  sizeof(table.take_timings) &&
         table.time_calls && table.take_timings;
}

bool isNumbered(EventKind kind) { return kind != EventKind::Wait; }

} // namespace

DeviceRecorder::DeviceRecorder(const runmat_provider_table &table,
                               runmat_provider *provider, uint32_t device,
                               const std::string &name)
    : table(table), provider(provider), device(device), isTimed(startTiming()) {
  recorder().nameDevice(device, name);
  nameQueues();
}

/// Where the provider has names; a table of an older version ends before.
void DeviceRecorder::nameQueues() const {
  if (table.struct_size <= offsetof(runmat_provider_table, queue_name) ||
      !table.queue_name)
    return;
  for (uint32_t i = 0; i < table.queue_count(provider); ++i)
    recorder().nameQueue(device, i, table.queue_name(provider, i));
}

bool DeviceRecorder::startTiming() {
  return canTime(table) && table.time_calls(provider) == RUNMAT_OK;
}

Event DeviceRecorder::eventOf(EventKind kind, uint64_t begin,
                              runmat_status status) const {
  Event event;
  event.kind = kind;
  event.hasFailed = status != RUNMAT_OK;
  event.thread = currentThread();
  event.device = device;
  event.begin = begin;
  event.end = now();
  event.place = currentPlace();
  return event;
}

void DeviceRecorder::called(EventKind kind, uint64_t begin,
                            runmat_status status, uint64_t amount,
                            const runmat_kernel *kernel) noexcept try {
  const uint64_t number = calls;
  calls += isNumbered(kind);
  Event event = eventOf(kind, begin, status);
  event.amount = amount;
  event.call = number;
  if (auto name = names.find(kernel); kernel && name != names.end())
    event.name = name->second;
  if (isTimed && isNumbered(kind)) {
    asked.push_back({event});
    if (asked.size() > mostAsked)
      asked.pop_front();
  }
  recorder().add(std::move(event));
  // The message of a failure is lost with the next call.
  if (status == RUNMAT_OK && calls % callsBetweenTakes == 0)
    takeTimings();
} catch (const std::exception &) {
  // Without memory for them calls are no longer told apart.
  asked.clear();
}

void DeviceRecorder::loaded(const runmat_kernel *kernel, const char *name,
                            uint64_t begin, runmat_status status) noexcept try {
  Event event = eventOf(EventKind::Load, begin, status);
  event.name = name ? name : "";
  if (status == RUNMAT_OK)
    names[kernel] = event.name;
  recorder().add(std::move(event));
} catch (const std::exception &) {
}

void DeviceRecorder::addWork(const runmat_timing &timing) {
  const uint64_t first = calls - asked.size();
  if (timing.call < first || timing.call >= calls || timing.end < timing.begin)
    return;
  Asked &call = asked[timing.call - first];
  Event work = call.event;
  work.kind = EventKind::Work;
  work.asked = call.event.kind;
  work.queue = timing.queue;
  work.begin = timing.begin;
  work.end = timing.end;
  recorder().addWork(std::move(work), call.event.begin, !call.isTimed);
  call.isTimed = true;
}

void DeviceRecorder::takeTimings() noexcept try {
  std::array<runmat_timing, 256> timings;
  uint32_t count = timings.size();
  while (isTimed && count == timings.size()) {
    if (table.take_timings(provider, timings.size(), timings.data(), &count) !=
        RUNMAT_OK)
      return;
    for (uint32_t i = 0; i < count && i < timings.size(); ++i)
      addWork(timings[i]);
  }
} catch (const std::exception &) {
}

void DeviceRecorder::tellWarmUp() noexcept try {
  runmat_provider_statistics figures{};
  figures.struct_size = sizeof(figures);
  // One of an older version does not say when it was.
  if (isWarmUpTold || table.statistics(provider, &figures) != RUNMAT_OK ||
      figures.pipelines_warmed == 0 || figures.warm_up_begin == 0)
    return;
  isWarmUpTold = true;
  Event event;
  event.kind = EventKind::WarmUp;
  event.device = device;
  event.amount = figures.pipelines_warmed;
  event.begin = figures.warm_up_begin;
  event.end = event.begin + figures.warm_up_microseconds * 1000;
  recorder().add(std::move(event));
} catch (const std::exception &) {
}

} // namespace runmat::telemetry
