//===- LibraryKernels.cpp - kernels that come from no program ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/LibraryKernels.h"
#include "Engine/CompilerLibrary.h"
#include "Engine/UnitKey.h"
#include "runtime/Error.h"
#include "runtime/InlineVector.h"
#include "runtime/KernelTarget.h"
#include "runtime/Telemetry/Recorder.h"

#include <algorithm>

namespace runmat {

/// Invocations of a workgroup.
static constexpr uint32_t preferredWorkgroup = 256;

[[noreturn]] static void fail(const Device &device, std::string_view kernel,
                              const std::string &reason) {
  throw Error("RunMat:launch", "Launch of " + std::string(kernel) + " on '" +
                                   device.name() + "' failed: " + reason);
}

const char *kernelForBytes(size_t bytes, const char *const (&names)[5]) {
  size_t name = 0;
  while (bytes > size_t(1) << name)
    ++name;
  return names[name];
}

LibraryKernels::LibraryKernels(const std::string &codeFolder)
    : files(KeptCode(codeFolder)) {}

/// The code of the kernel, kept or made; false with the reason in `error`.
bool LibraryKernels::makeKernel(const std::string &name,
                                const runmat_kernel_target &target,
                                Device &device, runmat_kernel_code &code,
                                std::string &error) {
  const std::string kept = libraryKernelKey(name);
  if (files.find(kept, target, code))
    return true;
  const CompilerLibrary *compiler = CompilerLibrary::open(error);
  if (!compiler)
    return false;
  telemetry::Span span(telemetry::EventKind::Kernel);
  const bool isMade = compiler->libraryKernel(name, target, code, error);
  if (telemetry::Event *event = span.event()) {
    event->device = device.index();
    event->hasFailed = !isMade;
    event->name = name;
    event->detail = error;
  }
  if (isMade)
    counters().kernelsCompiled.add();
  if (isMade)
    files.keep(kept, target, code);
  return isMade;
}

void LibraryKernels::load(Slot &slot, Device &device) {
  const runmat_device_info &info = device.info();
  const runmat_kernel_target target =
      targetOf(info, std::min(preferredWorkgroup, info.max_workgroup_size));
  runmat_kernel_code code{};
  code.struct_size = sizeof(code);
  if (!makeKernel(slot.name, target, device, code, slot.error))
    return;
  if (device.tryLoadKernel(code, slot.kernel) != RUNMAT_OK)
    slot.error = "the device refused the kernel: " + device.lastError();
}

const LoadedKernel &LibraryKernels::loaded(Device &device,
                                           std::string_view name) {
  auto slot = std::find_if(slots.begin(), slots.end(), [&](const Slot &known) {
    return known.device == &device && known.name == name;
  });
  if (slot == slots.end()) {
    slot = slots.insert(slots.end(), Slot{&device, std::string(name), {}, {}});
    load(*slot, device);
    counters().kernelsFailed.add(!slot->kernel);
  }
  if (!slot->kernel)
    fail(device, name, slot->error);
  return slot->kernel;
}

void LibraryKernels::launch(Device &device, const LibraryLaunch &launch) {
  const LoadedKernel &kernel = loaded(device, launch.kernel);
  InlineVector<uint64_t, 24> words;
  for (const runmat_buffer &buffer : launch.buffers)
    words.push(buffer.address);
  for (uint64_t word : launch.words)
    words.push(word);
  if (words.size() != kernel.wordCount())
    throw Error("RunMat:internal",
                std::string(launch.kernel) + " was launched with " +
                    std::to_string(words.size()) + " words instead of " +
                    std::to_string(kernel.wordCount()) + ".");
  runmat_launch request{};
  request.struct_size = sizeof(request);
  request.word_count = words.size();
  request.kernel = kernel.get();
  request.words = words.data();
  request.buffers = launch.buffers.data();
  request.buffer_count = static_cast<uint32_t>(launch.buffers.size());
  request.items = launch.items;
  request.work_per_item = 1;
  request.must_finish = launch.mustFinish;
  if (device.tryLaunch(request) != RUNMAT_OK)
    fail(device, launch.kernel, device.lastError());
}

} // namespace runmat
