//===- FmaProbe.cpp - whether the device's fma rounds once ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/FmaProbe.h"
#include "runtime/providers/vulkan/FmaProbeCode.h"
#include "runtime/providers/vulkan/Kernel.h"
#include "runtime/providers/vulkan/Transfer.h"
#include "runtime/providers/vulkan/VulkanError.h"

#include <array>
#include <cmath>
#include <cstring>
#include <limits>

namespace runmat::vulkan {

namespace {

/// Operands and results, as the kernel has them in memory.
template <typename T> struct Table {
  std::array<T, fmaProbePoints> a, b, c, d;
};

/// Three kinds of points: products whose last digits are all that is left
/// (one operation less they are 0), sums that round otherwise when the product
/// was rounded before, and ties that only digits far below decide (which even
/// twice the digits do not hold).
template <typename T> Table<T> makePoints() {
  constexpr int digits = std::numeric_limits<T>::digits;
  Table<T> points{};
  uint32_t state = 1;
  auto fraction = [&] { // in [1, 2)
    state = state * 1664525 + 1013904223;
    return T(1) + std::ldexp(T(state >> 9), -23) + std::ldexp(T(1), 1 - digits);
  };
  for (uint32_t i = 0; i < fmaProbePoints; ++i) {
    T x = fraction(), y = fraction();
    points.a[i] = x;
    points.b[i] = y;
    points.c[i] = i % 4 == 0 ? -(x * y) : fraction() * (i % 2 == 0 ? -4 : 1);
    if (i % 4 != 3)
      continue;
    const int half = digits / 2;
    points.a[i] = T(1) + std::ldexp(T(1), -half);
    points.b[i] = T(1) + std::ldexp(T(1), half - digits);
    points.c[i] = std::ldexp(T(i % 8 == 3 ? 1 : -1), -2 * digits - int(i));
  }
  return points;
}

/// Subnormal operands and results, which some devices take for 0 here, though
/// not in sums and products.
template <typename T> Table<T> makeSmallPoints() {
  constexpr T least = std::numeric_limits<T>::min();
  Table<T> points{};
  for (uint32_t i = 0; i < fmaProbePoints; ++i) {
    const T x = T(1) + T(i) / fmaProbePoints;
    points.a[i] = i % 4 < 2 ? x : x / 8;
    points.b[i] = i % 4 < 2 ? least / 8 : least;
    points.c[i] = i % 2 == 0 ? -least / 4 : T(0);
  }
  return points;
}

/// Whether all of `got` are what fma makes of the points.
template <typename T>
bool areFused(const Table<T> &points, const Table<T> &got) {
  Table<T> expected = points;
  for (uint32_t i = 0; i < fmaProbePoints; ++i)
    expected.d[i] = std::fma(points.a[i], points.b[i], points.c[i]);
  return std::memcmp(&expected.d, &got.d, sizeof(expected.d)) == 0;
}

/// What the probe needs of a provider, apart from what the provider counts and
/// keeps.
class Run {
public:
  explicit Run(const Device &device)
      : device(device), queues(device, nullptr), memory(device, queues),
        transfer(device, queues, 1),
        driverCache(device, device.snapshot(), nullptr),
        pipelines(device, driverCache, false),
        history(device.snapshot(), nullptr),
        loader(device, pipelines, history) {}

  template <typename T> Table<T> launch(const Table<T> &points) {
    const runmat_buffer buffer = memory.allocate(sizeof(points));
    const Allocation &place = memory.find(buffer);
    const Range range{place.buffer, place.offset, place.address, place.host,
                      sizeof(points)};
    transfer.upload(range, reinterpret_cast<const std::byte *>(&points));
    dispatch(fmaProbeCode(sizeof(T) * 8), place);
    Table<T> result{};
    transfer.download(range, reinterpret_cast<std::byte *>(&result));
    memory.release(buffer);
    return result;
  }

  void finish() { queues.waitIdle(); }
  /// Whether its objects may be destroyed.
  bool isIdle() {
    return queues.drain(std::chrono::seconds(10), std::chrono::seconds(10));
  }

private:
  void dispatch(const std::vector<uint32_t> &code, const Allocation &place) {
    runmat_kernel_code description{};
    description.struct_size = sizeof(description);
    description.format = RUNMAT_KERNEL_SPIRV;
    description.code = code.data();
    description.code_bytes = code.size() * sizeof(uint32_t);
    description.entry = "fma_probe";
    description.word_count = 1;
    description.workgroup_size = description.items_per_group = fmaProbePoints;
    kernels.push_back(loader.load(description));
    const Pipeline &pipeline = *kernels.back()->pipeline;
    const Access access{place.address, place.bytes, true};
    const DeviceFunctions &vk = device.functions();
    Queue &queue = queues.compute();
    queues.order(queue, {&access, 1});
    VkCommandBuffer commands = queues.begin(queue, {&access, 1});
    vk.CmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE,
                       pipeline.get());
    vk.CmdPushConstants(commands, pipeline.layout(),
                        VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof(place.address),
                        &place.address);
    vk.CmdDispatch(commands, 1, 1, 1);
    queue.commit(fmaProbePoints);
  }

  const Device &device;
  Queues queues;
  Memory memory;
  Transfer transfer;
  DriverCache driverCache;
  Pipelines pipelines;
  KernelHistory history;
  KernelLoader loader;
  std::vector<std::unique_ptr<Kernel>> kernels;
};

template <typename T> bool isFused(Run &run, const Table<T> &points) {
  return areFused(points, run.launch(points));
}

uint32_t trySingles(Run &run) {
  if (!isFused(run, makePoints<float>()))
    return 0;
  const bool keeps = isFused(run, makeSmallPoints<float>());
  return RUNMAT_FEATURE_FMA_F32 |
         (keeps ? RUNMAT_FEATURE_FMA_SUBNORMALS_F32 : 0);
}

uint32_t tryDoubles(Run &run) {
  const bool fuses = isFused(run, makePoints<double>()) &&
                     isFused(run, makeSmallPoints<double>());
  return fuses ? RUNMAT_FEATURE_FMA_F64 : 0;
}

uint32_t tryOn(const Device &device) {
  auto run = std::make_unique<Run>(device);
  try {
    uint32_t found = trySingles(*run);
    if (device.plan().features.shaderFloat64)
      found |= tryDoubles(*run);
    run->finish();
    return found;
  } catch (...) {
    // Objects in use must not be destroyed.
    if (!run->isIdle())
      (void)run.release();
    throw;
  }
}

/// The bits of a text that `textOf` makes; none for any other.
std::optional<uint32_t> bitsOf(const std::optional<std::string> &text) {
  constexpr uint32_t single = RUNMAT_FEATURE_FMA_F32,
                     any = single | RUNMAT_FEATURE_FMA_SUBNORMALS_F32;
  for (uint32_t singles : {0u, single, any})
    for (uint32_t doubles : {0u, uint32_t(RUNMAT_FEATURE_FMA_F64)})
      if (text == "fused " + std::to_string(singles | doubles))
        return singles | doubles;
  return std::nullopt;
}

} // namespace

uint32_t probeFma(const Device &device, const FileCache *files) {
  const std::string key = cacheKey("fma", device.snapshot());
  if (files)
    if (const std::optional<uint32_t> kept = bitsOf(files->read(key)))
      return *kept;
  const uint32_t found = tryOn(device);
  if (files)
    (void)files->write(key, "fused " + std::to_string(found));
  return found;
}

} // namespace runmat::vulkan
