//===- DeviceCalibration.cpp - calibrates an open device --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/DeviceCalibration.h"
#include "runtime/Devices/CalibrationKernels.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <utility>
#include <vector>

namespace runmat {
namespace {

/// The most that is moved in one call: what a bus moves in some milliseconds,
/// and in the device more than its caches hold.
constexpr uint64_t mostTransferred = uint64_t{1} << 25;
constexpr uint64_t mostCopied = uint64_t{1} << 28;
/// Less says nothing.
constexpr uint64_t leastBytes = uint64_t{1} << 12;

double steadySeconds() {
  const auto time = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double>(time).count();
}

class ProviderTarget final : public CalibrationTarget {
public:
  ProviderTarget(const Device &device, uint64_t memoryLimit)
      : table(device.table()), provider(device.instance()), info(device.info()),
        held(device.lock()) {
    const uint64_t share =
        std::min(memoryLimit, device.info().memory_bytes) / 16;
    allocate(std::min({mostCopied, share, device.info().largest_allocation}));
    host.assign(std::min(mostTransferred, bytes), 0);
  }
  ~ProviderTarget() override {
    for (const auto &[figure, loaded] : kernels)
      if (loaded.kernel)
        table.unload_kernel(provider, loaded.kernel);
    release();
  }

  double now() override { return steadySeconds(); }
  uint64_t transferCapacity() const override { return host.size(); }
  uint64_t copyCapacity() const override { return bytes; }
  bool upload(uint64_t count) override {
    return went(table.upload(provider, &first, 0, host.data(), count));
  }
  bool download(uint64_t count) override {
    return went(table.download(provider, &first, 0, host.data(), count));
  }
  bool copy(uint64_t count) override {
    std::swap(from, to);
    return went(table.copy(provider, to, 0, from, 0, count));
  }
  bool fill(uint64_t count) override {
    constexpr uint32_t pattern = 0;
    return went(
        table.fill(provider, &first, 0, count, &pattern, sizeof(pattern)));
  }
  Computation computation(Figure figure) override;
  bool compute(Figure figure, uint64_t elements) override;
  bool synchronize() override { return went(table.synchronize(provider)); }

  /// Whether the last call was cut short by the user.
  bool wasInterrupted() const { return last == RUNMAT_ERROR_INTERRUPTED; }

private:
  bool went(runmat_status status) {
    last = status;
    return status == RUNMAT_OK;
  }
  /// Two buffers of that size, or as much of it as there is room for.
  void allocate(uint64_t most) {
    for (uint64_t size = most; size >= leastBytes; size /= 2) {
      if (table.alloc(provider, size, &first) == RUNMAT_OK &&
          table.alloc(provider, size, &second) == RUNMAT_OK) {
        bytes = size;
        return;
      }
      release();
    }
  }
  void release() {
    for (runmat_buffer *buffer : {&first, &second})
      if (buffer->handle)
        (void)table.free(provider, buffer);
    first = second = {};
  }

  struct Loaded {
    const CalibrationKernel *source;
    runmat_kernel *kernel;
  };
  runmat_kernel *load(const CalibrationKernel &source);

  const runmat_provider_table &table;
  runmat_provider *provider;
  const runmat_device_info &info;
  const std::unique_lock<std::recursive_mutex> held;
  runmat_buffer first{}, second{};
  const runmat_buffer *from = &second, *to = &first;
  uint64_t bytes = 0;
  std::map<Figure, Loaded> kernels;
  std::vector<char> host;
  runmat_status last = RUNMAT_OK;
};

runmat_kernel *ProviderTarget::load(const CalibrationKernel &source) {
  runmat_kernel_code code{};
  code.struct_size = sizeof(code);
  code.format = RUNMAT_KERNEL_SPIRV;
  code.code = source.code.data();
  code.code_bytes = source.code.size_bytes();
  code.entry = source.entry;
  code.word_count = source.wordCount;
  code.workgroup_size = source.workgroup;
  code.items_per_group = source.itemsPerGroup;
  code.flags = RUNMAT_KERNEL_ONCE;
  runmat_kernel *kernel = nullptr;
  return table.load_kernel(provider, &code, &kernel) == RUNMAT_OK ? kernel
                                                                  : nullptr;
}

Computation ProviderTarget::computation(Figure figure) {
  const CalibrationKernel *source = calibrationKernel(info, figure);
  if (!source)
    return {};
  const auto [at, isNew] = kernels.try_emplace(figure, source, nullptr);
  if (isNew)
    at->second.kernel = load(*source);
  if (!at->second.kernel)
    return {};
  return {bytes / source->elementBytes, source->amount};
}

/// The elements go where nothing else is looked for.
bool ProviderTarget::compute(Figure figure, uint64_t elements) {
  const Loaded &loaded = kernels.at(figure);
  const uint64_t words[] = {first.address, elements};
  const uint8_t access = RUNMAT_ACCESS_WRITE;
  runmat_launch launch{};
  launch.struct_size = sizeof(launch);
  launch.word_count = loaded.source->wordCount;
  launch.kernel = loaded.kernel;
  launch.words = words;
  launch.buffers = &first;
  launch.buffer_count = 1;
  launch.items = elements;
  launch.accesses = &access;
  return went(table.launch(provider, &launch));
}

} // namespace

Calibration calibrateDevice(const Device &device, const Figures &figures,
                            uint64_t memoryLimit, double seconds) {
  const double end = steadySeconds() + seconds;
  ProviderTarget target(device, memoryLimit);
  if (target.copyCapacity() == 0)
    return {figures, false, true};
  Calibration result = calibrate(target, figures, end - steadySeconds());
  result.hasFailed = result.hasFailed && !target.wasInterrupted();
  return result;
}

} // namespace runmat
