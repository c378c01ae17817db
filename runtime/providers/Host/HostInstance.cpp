//===- HostInstance.cpp - one instance of a host provider -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "HostInstance.h"
#include "runtime/CompiledCode.h"

#include <algorithm>
#include <cstddef>
#include <cstring>

namespace runmat {
namespace {

/// Operations worth a task of their own: more than waking a thread costs.
constexpr uint64_t workPerTask = 65536;
/// Per item, when the launch does not say.
constexpr uint64_t defaultWorkPerItem = 8;

/// Whether a structure of the caller is long enough to hold `member`.
#define RUNMAT_HAS_MEMBER(value, type, member)                                 \
  ((value).struct_size >= offsetof(type, member) + sizeof((value).member))

const HostKernel &kernelOf(const runmat_launch &launch) {
  return *reinterpret_cast<const HostKernel *>(launch.kernel);
}

bool isPattern(uint32_t bytes) {
  return bytes == 1 || bytes == 2 || bytes == 4 || bytes == 8;
}

/// Fills a structure of the caller, who may know only its beginning.
template <typename T> void copySized(T value, T *out) {
  value.struct_size =
      std::min<uint32_t>(out->struct_size, static_cast<uint32_t>(sizeof(T)));
  std::memcpy(out, &value, value.struct_size);
}

/// Fills memory by doubling what is already there.
void repeat(char *to, uint64_t bytes, const void *pattern, uint64_t step) {
  if (bytes == 0)
    return;
  std::memcpy(to, pattern, step);
  for (uint64_t done = step; done < bytes;) {
    uint64_t next = std::min(done, bytes - done);
    std::memcpy(to + done, to, next);
    done += next;
  }
}

} // namespace

HostInstance::HostInstance(const HostFlavour &flavour,
                           const runmat_provider_options &options)
    : flavour(flavour), interrupt(options.interrupt),
      pool(ThreadPool::shared(std::max(options.threads, 1u))) {}

HostInstance::~HostInstance() {
  for (auto &entry : buffers)
    memory::release(entry.second);
}

runmat_status HostInstance::fail(runmat_status status, std::string message) {
  error = std::move(message);
  return status;
}

void describe(const HostFlavour &flavour, runmat_device_info *out) {
  runmat_device_info info{};
  info.kernel_format = RUNMAT_KERNEL_HOST;
  std::strncpy(info.name, flavour.name, sizeof(info.name) - 1);
  std::strncpy(info.vendor, "RunMat", sizeof(info.vendor) - 1);
  std::strncpy(info.driver, "host", sizeof(info.driver) - 1);
  info.memory_bytes = memory::total();
  info.memory_used = memory::used();
  info.memory_budget = memory::available() + info.memory_used;
  info.largest_allocation = info.memory_bytes;
  info.supports_f64 = 1;
  info.supports_i64 = 1;
  info.host_memory = flavour.hostMemory;
  info.max_workgroup_size = 1;
  info.subgroup_size = 1;
  info.default_reduction_workgroup = 1;
  info.default_two_pass_threshold = 32768;
  info.device_type = flavour.deviceType;
  copySized(info, out);
}

runmat_status HostInstance::deviceInfo(runmat_device_info *out) {
  if (!out)
    return fail(RUNMAT_ERROR_INVALID_ARGUMENT, "device_info: `out` is null");
  describe(flavour, out);
  return RUNMAT_OK;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

char *HostInstance::range(const runmat_buffer *buffer, uint64_t offset,
                          uint64_t bytes, const char *action) {
  auto found = buffer ? buffers.find(buffer->handle) : buffers.end();
  if (found == buffers.end()) {
    fail(RUNMAT_ERROR_INVALID_ARGUMENT,
         std::string(action) + ": no such buffer");
    return nullptr;
  }
  uint64_t size = found->second.bytes;
  size = std::min(size, buffer->bytes);
  if (offset > size || bytes > size - offset) {
    fail(RUNMAT_ERROR_INVALID_ARGUMENT,
         std::string(action) + ": " + std::to_string(bytes) + " bytes from " +
             std::to_string(offset) + " are not all in a buffer of " +
             std::to_string(size));
    return nullptr;
  }
  return static_cast<char *>(found->second.data) + offset;
}

runmat_status HostInstance::alloc(uint64_t bytes, runmat_buffer *out) {
  if (!out)
    return fail(RUNMAT_ERROR_INVALID_ARGUMENT, "alloc: `out` is null");
  memory::Block block = memory::allocate(bytes);
  if (!block.data)
    return fail(RUNMAT_ERROR_OUT_OF_MEMORY,
                "alloc: no " + std::to_string(bytes) + " bytes of memory");
  *out = {++lastHandle, reinterpret_cast<uint64_t>(block.data), bytes};
  buffers.emplace(out->handle, block);
  ++figures.allocations;
  figures.allocated_bytes += block.bytes;
  return RUNMAT_OK;
}

runmat_status HostInstance::release(const runmat_buffer *buffer) {
  auto found = buffer ? buffers.find(buffer->handle) : buffers.end();
  if (found == buffers.end())
    return fail(RUNMAT_ERROR_INVALID_ARGUMENT, "free: no such buffer");
  figures.allocated_bytes -= found->second.bytes;
  memory::release(found->second);
  buffers.erase(found);
  return RUNMAT_OK;
}

runmat_status HostInstance::upload(const runmat_buffer *to, uint64_t offset,
                                   const void *from, uint64_t bytes) {
  char *target = range(to, offset, bytes, "upload");
  if (!target)
    return RUNMAT_ERROR_INVALID_ARGUMENT;
  if (!from && bytes)
    return fail(RUNMAT_ERROR_INVALID_ARGUMENT, "upload: `from` is null");
  if (bytes)
    std::memcpy(target, from, bytes);
  ++figures.uploads;
  figures.upload_bytes += bytes;
  return RUNMAT_OK;
}

runmat_status HostInstance::download(const runmat_buffer *from, uint64_t offset,
                                     void *to, uint64_t bytes) {
  const char *source = range(from, offset, bytes, "download");
  if (!source)
    return RUNMAT_ERROR_INVALID_ARGUMENT;
  if (!to && bytes)
    return fail(RUNMAT_ERROR_INVALID_ARGUMENT, "download: `to` is null");
  if (bytes)
    std::memcpy(to, source, bytes);
  ++figures.downloads;
  figures.download_bytes += bytes;
  return RUNMAT_OK;
}

runmat_status HostInstance::copy(const runmat_buffer *to, uint64_t toOffset,
                                 const runmat_buffer *from, uint64_t fromOffset,
                                 uint64_t bytes) {
  char *target = range(to, toOffset, bytes, "copy to");
  const char *source =
      target ? range(from, fromOffset, bytes, "copy from") : nullptr;
  if (!source)
    return RUNMAT_ERROR_INVALID_ARGUMENT;
  std::memmove(target, source, bytes);
  return RUNMAT_OK;
}

runmat_status HostInstance::fill(const runmat_buffer *to, uint64_t offset,
                                 uint64_t bytes, const void *pattern,
                                 uint32_t patternBytes) {
  if (!pattern || !isPattern(patternBytes) || offset % patternBytes ||
      bytes % patternBytes)
    return fail(RUNMAT_ERROR_INVALID_ARGUMENT,
                "fill: the pattern must have 1, 2, 4 or 8 bytes and divide "
                "offset and length");
  char *target = range(to, offset, bytes, "fill");
  if (!target)
    return RUNMAT_ERROR_INVALID_ARGUMENT;
  repeat(target, bytes, pattern, patternBytes);
  return RUNMAT_OK;
}

runmat_status HostInstance::logicalIsReal(const runmat_tensor *tensor,
                                          int32_t *out) {
  if (!tensor || !out)
    return fail(RUNMAT_ERROR_INVALID_ARGUMENT,
                "logical_isreal: an argument is null");
  *out = !tensor->is_complex;
  return RUNMAT_OK;
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

runmat_status HostInstance::loadKernel(const runmat_kernel_code *code,
                                       runmat_kernel **out) {
  if (!code || !out || !code->code)
    return fail(RUNMAT_ERROR_INVALID_ARGUMENT,
                "load_kernel: an argument or the code is null");
  if (code->format != RUNMAT_KERNEL_HOST)
    return fail(RUNMAT_ERROR_UNSUPPORTED,
                "load_kernel: code of format " + std::to_string(code->format) +
                    "; this provider takes host functions (1)");
  auto function =
      reinterpret_cast<runmat_host_kernel>(const_cast<void *>(code->code));
  auto kernel =
      std::make_unique<HostKernel>(HostKernel{function, code->word_count});
  *out = reinterpret_cast<runmat_kernel *>(kernel.get());
  kernels.emplace(*out, std::move(kernel));
  ++figures.kernels_loaded;
  return RUNMAT_OK;
}

void HostInstance::unloadKernel(runmat_kernel *kernel) {
  kernels.erase(kernel);
}

bool HostInstance::ownsBuffers(const runmat_launch &launch) const {
  for (uint32_t i = 0; i < launch.buffer_count; ++i)
    if (!buffers.count(launch.buffers[i].handle))
      return false;
  return true;
}

runmat_status HostInstance::checkLaunch(const runmat_launch *launch) {
  bool complete = launch && launch->kernel &&
                  (launch->words || launch->word_count == 0) &&
                  (launch->buffers || launch->buffer_count == 0);
  if (!complete)
    return fail(RUNMAT_ERROR_INVALID_ARGUMENT, "launch: an argument is null");
  if (!kernels.count(launch->kernel))
    return fail(RUNMAT_ERROR_INVALID_ARGUMENT, "launch: no such kernel");
  if (launch->word_count != kernelOf(*launch).wordCount)
    return fail(RUNMAT_ERROR_INVALID_ARGUMENT,
                "launch: " + std::to_string(launch->word_count) +
                    " words for a kernel of " +
                    std::to_string(kernelOf(*launch).wordCount));
  if (!flavour.hostMemory && !ownsBuffers(*launch))
    return fail(RUNMAT_ERROR_INVALID_ARGUMENT, "launch: no such buffer");
  return RUNMAT_OK;
}

runmat_status HostInstance::launch(const runmat_launch *launch) {
  if (runmat_status status = checkLaunch(launch))
    return status;
  uint64_t work = defaultWorkPerItem;
  if (RUNMAT_HAS_MEMBER(*launch, runmat_launch, work_per_item) &&
      launch->work_per_item)
    work = launch->work_per_item;
  runmat_host_kernel function = kernelOf(*launch).function;
  auto run = [launch, function](uint64_t begin, uint64_t end) {
    callCompiled(function, launch->words, begin, end);
  };
  ++figures.launches;
  uint64_t grain = std::max<uint64_t>(workPerTask / work, 1);
  bool mustFinish = RUNMAT_HAS_MEMBER(*launch, runmat_launch, must_finish) &&
                    launch->must_finish;
  if (!pool.parallelFor(launch->items, grain, run,
                        mustFinish ? nullptr : interrupt))
    return fail(RUNMAT_ERROR_INTERRUPTED, "launch: interrupted by the user");
  return RUNMAT_OK;
}

//===----------------------------------------------------------------------===//
// Events and figures
//===----------------------------------------------------------------------===//

runmat_status HostInstance::recordEvent(uint64_t *out) {
  if (!out)
    return fail(RUNMAT_ERROR_INVALID_ARGUMENT, "record_event: `out` is null");
  *out = ++lastEvent;
  return RUNMAT_OK;
}

runmat_status HostInstance::waitEvent(uint64_t event) {
  // Every call is over when it returns: an event that was recorded has passed.
  if (event == 0 || event > lastEvent)
    return fail(RUNMAT_ERROR_INVALID_ARGUMENT, "wait_event: no such event");
  return RUNMAT_OK;
}

runmat_status HostInstance::statistics(runmat_provider_statistics *out) {
  if (!out)
    return fail(RUNMAT_ERROR_INVALID_ARGUMENT, "statistics: `out` is null");
  copySized(figures, out);
  return RUNMAT_OK;
}

runmat_status HostInstance::timeCalls() {
  times.start();
  return RUNMAT_OK;
}

runmat_status HostInstance::takeTimings(uint32_t capacity, runmat_timing *out,
                                        uint32_t *count) {
  if (!count || (capacity && !out))
    return fail(RUNMAT_ERROR_INVALID_ARGUMENT,
                "take_timings: an argument is null");
  *count = times.take(capacity, out);
  return RUNMAT_OK;
}

} // namespace runmat
