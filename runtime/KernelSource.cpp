//===- KernelSource.cpp - where a unit's kernels come from ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/KernelSource.h"
#include "runtime/KernelTarget.h"
#include "runtime/Telemetry/LineTimes.h"
#include "runtime/Telemetry/Recorder.h"

#include <chrono>

namespace runmat {
namespace {

constexpr size_t stagesPerCluster = 4;

} // namespace

bool KernelSource::make(uint32_t cluster, uint32_t stage,
                        const runmat_kernel_target &target, Device &device,
                        runmat_kernel_code &code, std::string &error) {
  telemetry::Span span(telemetry::EventKind::Kernel);
  const telemetry::LineTimer timer(telemetry::compiling);
  const bool isMade = kernel(cluster, stage, target, code, error);
  if (telemetry::Event *event = span.event()) {
    event->device = device.index();
    event->hasFailed = !isMade;
    event->name = isMade && code.entry ? code.entry : "";
    event->detail = error;
  }
  return isMade;
}

void KernelSource::load(Slot &slot, Device &device,
                        const KernelChoice &choice) {
  const runmat_kernel_target target = targetOf(device.info(), choice.workgroup);
  runmat_kernel_code code{};
  code.struct_size = sizeof(code);
  const auto begin = std::chrono::steady_clock::now();
  if (!make(choice.cluster, choice.stage, target, device, code, slot.error)) {
    if (slot.error.empty())
      slot.error = "there is no kernel for this device";
    return;
  }
  runmat::counters().kernelsCompiled.add();
  if (device.tryLoadKernel(code, slot.kernel) != RUNMAT_OK) {
    slot.error = "the device refused the kernel: " + device.lastError();
    return;
  }
  const std::chrono::duration<double> time =
      std::chrono::steady_clock::now() - begin;
  device.noteCompiled({choice.operations, time.count()});
}

const LoadedKernel *KernelSource::loaded(Device &device,
                                         const KernelChoice &choice,
                                         std::string &error) {
  const size_t index = choice.cluster * stagesPerCluster + choice.stage;
  if (index >= slots.size())
    slots.resize(index + 1);
  Slot *found = nullptr;
  for (Slot &slot : slots[index])
    if (slot.device == &device && slot.workgroup == choice.workgroup)
      found = &slot;
  if (!found) {
    found = &slots[index].emplace_back(Slot{&device, choice.workgroup, {}, {}});
    load(*found, device, choice);
    runmat::counters().kernelsFailed.add(!found->kernel);
  }
  if (found->kernel)
    return &found->kernel;
  error = found->error;
  return nullptr;
}

const std::string *KernelSource::failure(const Device &device,
                                         uint32_t cluster) const {
  size_t first = cluster * stagesPerCluster;
  for (size_t i = first; i < first + stagesPerCluster && i < slots.size(); ++i)
    for (const Slot &slot : slots[i])
      if (slot.device == &device && !slot.kernel)
        return &slot.error;
  return nullptr;
}

} // namespace runmat
