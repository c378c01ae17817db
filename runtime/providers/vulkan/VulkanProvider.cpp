//===- VulkanProvider.cpp - the provider's C table --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C boundary: no exception leaves a function of the table.
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/VulkanProvider.h"
#include "runtime/providers/vulkan/DeviceList.h"
#include "runtime/providers/vulkan/Provider.h"
#include "runtime/providers/vulkan/VulkanError.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <mutex>
#include <new>
#include <vector>

namespace runmat::vulkan {

namespace {

// The C types stay incomplete: each provider in the process has its own idea of
// what is behind them.
Provider *unwrap(runmat_provider *provider) {
  return reinterpret_cast<Provider *>(provider);
}

thread_local std::string createError;

[[noreturn]] void refuseNull() {
  throw VulkanError(RUNMAT_ERROR_INVALID_ARGUMENT,
                    "A required argument of a provider call is null.");
}

void setError(std::string &error, const char *message) noexcept {
  try {
    error = message;
  } catch (...) {
    error.clear();
  }
}

/// Runs `body`; turns what it throws into a status and `error`.
template <typename Body>
runmat_status guarded(std::string &error, Body &&body) noexcept {
  try {
    body();
    return RUNMAT_OK;
  } catch (const VulkanError &failure) {
    setError(error, failure.what());
    return failure.status;
  } catch (const std::bad_alloc &) {
    setError(error, "The host has no memory left for the Vulkan provider.");
    return RUNMAT_ERROR_OUT_OF_MEMORY;
  } catch (const std::exception &failure) {
    setError(error, failure.what());
    return RUNMAT_ERROR_INTERNAL;
  } catch (...) {
    setError(error, "The Vulkan provider failed in an unknown way.");
    return RUNMAT_ERROR_INTERNAL;
  }
}

/// As above, for a call on an instance whose pointer arguments must be there.
template <typename Body, typename... Pointers>
runmat_status call(runmat_provider *provider, Body &&body,
                   Pointers... pointers) noexcept {
  if (!provider)
    return RUNMAT_ERROR_INVALID_ARGUMENT;
  Provider &self = *unwrap(provider);
  return guarded(self.error, [&] {
    if (((pointers == nullptr) || ... || false))
      refuseNull();
    body(self);
  });
}

/// As above, for one that is timed.
template <typename Body, typename... Pointers>
runmat_status timedCall(runmat_provider *provider, Body &&body,
                        Pointers... pointers) noexcept {
  if (provider)
    unwrap(provider)->countCall();
  return call(provider, body, pointers...);
}

/// Copies as much of `value` as the caller's version of the structure holds.
template <typename T> void copySized(T *out, T value) {
  uint32_t size = std::min<uint32_t>(out->struct_size, sizeof(T));
  value.struct_size = size;
  std::memcpy(out, &value, size);
}

/// What the caller's version of the structure says; it may be null.
runmat_provider_options known(const runmat_provider_options *options) {
  runmat_provider_options result{};
  if (options)
    std::memcpy(&result, options,
                std::min<size_t>(options->struct_size, sizeof(result)));
  return result;
}

/// Instances whose device did not come to rest before they were destroyed.
/// Objects in use must not be destroyed, so they live on until it does, or
/// until the process ends.
class Abandoned {
public:
  static void add(std::unique_ptr<Provider> provider) {
    std::lock_guard<std::mutex> lock(instance().mutex);
    instance().providers.push_back(std::move(provider));
  }
  static void reap() {
    std::lock_guard<std::mutex> lock(instance().mutex);
    std::erase_if(instance().providers,
                  [](std::unique_ptr<Provider> &one) { return one->isIdle(); });
  }

private:
  static Abandoned &instance() {
    // Never destroyed: at the end of the process the devices may still be busy.
    static Abandoned *all = new Abandoned;
    return *all;
  }

  std::mutex mutex;
  std::vector<std::unique_ptr<Provider>> providers;
};

runmat_status create(const runmat_provider_options *options,
                     runmat_provider **out) {
  return guarded(createError, [&] {
    if (!out)
      refuseNull();
    *out = nullptr;
    Abandoned::reap();
    *out = reinterpret_cast<runmat_provider *>(new Provider(known(options)));
  });
}

runmat_status list(const runmat_provider_options *options, uint32_t capacity,
                   runmat_device_info *out, uint32_t *count) {
  return guarded(createError, [&] {
    if (!count || (capacity && !out))
      refuseNull();
    const std::vector<runmat_device_info> devices = listDevices(known(options));
    *count = static_cast<uint32_t>(devices.size());
    const size_t stride = capacity ? out->struct_size : 0;
    char *place = reinterpret_cast<char *>(out);
    for (size_t i = 0; i < std::min<size_t>(capacity, devices.size()); ++i)
      copySized(reinterpret_cast<runmat_device_info *>(place + i * stride),
                devices[i]);
  });
}

void destroy(runmat_provider *provider) {
  std::unique_ptr<Provider> owned(unwrap(provider));
  if (!owned || owned->comesToRest())
    return;
  Provider *busy = owned.release();
  guarded(createError,
          [&] { Abandoned::add(std::unique_ptr<Provider>(busy)); });
}

const char *lastError(runmat_provider *provider) {
  return provider ? unwrap(provider)->error.c_str() : createError.c_str();
}

runmat_status deviceInfo(runmat_provider *provider, runmat_device_info *out) {
  return call(
      provider, [&](Provider &self) { copySized(out, self.deviceInfo()); },
      out);
}

runmat_status alloc(runmat_provider *provider, uint64_t bytes,
                    runmat_buffer *out) {
  return call(provider, [&](Provider &self) { *out = self.alloc(bytes); }, out);
}

runmat_status release(runmat_provider *provider, const runmat_buffer *buffer) {
  return call(provider, [&](Provider &self) { self.free(*buffer); }, buffer);
}

runmat_status upload(runmat_provider *provider, const runmat_buffer *to,
                     uint64_t offset, const void *from, uint64_t bytes) {
  return timedCall(
      provider, [&](Provider &self) { self.upload(*to, offset, from, bytes); },
      to);
}

runmat_status download(runmat_provider *provider, const runmat_buffer *from,
                       uint64_t offset, void *to, uint64_t bytes) {
  return timedCall(
      provider,
      [&](Provider &self) { self.download(*from, offset, to, bytes); }, from);
}

runmat_status copy(runmat_provider *provider, const runmat_buffer *to,
                   uint64_t toOffset, const runmat_buffer *from,
                   uint64_t fromOffset, uint64_t bytes) {
  return timedCall(
      provider,
      [&](Provider &self) {
        self.copy(*to, toOffset, *from, fromOffset, bytes);
      },
      to, from);
}

runmat_status fill(runmat_provider *provider, const runmat_buffer *to,
                   uint64_t offset, uint64_t bytes, const void *pattern,
                   uint32_t patternBytes) {
  return timedCall(
      provider,
      [&](Provider &self) {
        self.fill(*to, offset, bytes, pattern, patternBytes);
      },
      to);
}

runmat_status logicalIsReal(runmat_provider *provider,
                            const runmat_tensor *tensor, int32_t *out) {
  return call(
      provider, [&](Provider &) { *out = tensor->is_complex == 0; }, tensor,
      out);
}

runmat_status loadKernel(runmat_provider *provider,
                         const runmat_kernel_code *code, runmat_kernel **out) {
  return call(
      provider,
      [&](Provider &self) {
        *out = reinterpret_cast<runmat_kernel *>(self.loadKernel(*code));
      },
      code, out);
}

void unloadKernel(runmat_provider *provider, runmat_kernel *kernel) {
  call(provider, [&](Provider &self) {
    self.unloadKernel(reinterpret_cast<Kernel *>(kernel));
  });
}

runmat_status launch(runmat_provider *provider, const runmat_launch *request) {
  return timedCall(
      provider, [&](Provider &self) { self.launch(*request); }, request);
}

runmat_status synchronize(runmat_provider *provider) {
  return call(provider, [](Provider &self) { self.synchronize(); });
}

runmat_status recordEvent(runmat_provider *provider, uint64_t *out) {
  return call(
      provider, [&](Provider &self) { *out = self.recordEvent(); }, out);
}

runmat_status waitEvent(runmat_provider *provider, uint64_t event) {
  return call(provider, [&](Provider &self) { self.waitEvent(event); });
}

uint32_t queueCount(runmat_provider *provider) {
  return provider ? unwrap(provider)->queueCount() : 0;
}

const char *queueName(runmat_provider *provider, uint32_t queue) {
  return provider ? unwrap(provider)->queueName(queue) : "";
}

runmat_status statistics(runmat_provider *provider,
                         runmat_provider_statistics *out) {
  return call(
      provider, [&](Provider &self) { copySized(out, self.statistics()); },
      out);
}

runmat_status timeCalls(runmat_provider *provider) {
  return call(provider, [](Provider &self) { self.timeCalls(); });
}

runmat_status takeTimings(runmat_provider *provider, uint32_t capacity,
                          runmat_timing *out, uint32_t *count) {
  return call(
      provider,
      [&](Provider &self) {
        if (capacity && !out)
          refuseNull();
        *count = self.takeTimings(capacity, out);
      },
      count);
}

constexpr runmat_provider_table table = {
    .abi_version = RUNMAT_PROVIDER_ABI_VERSION,
    .struct_size = sizeof(runmat_provider_table),
    .name = "vulkan",
    .create = create,
    .destroy = destroy,
    .last_error = lastError,
    .device_info = deviceInfo,
    .alloc = alloc,
    .free = release,
    .upload = upload,
    .download = download,
    .copy = copy,
    .fill = fill,
    .logical_isreal = logicalIsReal,
    .load_kernel = loadKernel,
    .unload_kernel = unloadKernel,
    .launch = launch,
    .synchronize = synchronize,
    .record_event = recordEvent,
    .wait_event = waitEvent,
    .queue_count = queueCount,
    .statistics = statistics,
    .matmul = nullptr,
    .fft = nullptr,
    .solve = nullptr,
    .list_devices = list,
    .time_calls = timeCalls,
    .take_timings = takeTimings,
    .queue_name = queueName,
};

} // namespace

const runmat_provider_table *vulkanProviderTable() { return &table; }

uint64_t validationMessageCount(runmat_provider *provider) {
  return unwrap(provider)->validationMessages();
}

uint64_t barrierCount(runmat_provider *provider) {
  return unwrap(provider)->barriers();
}

uint64_t waitsForOtherQueues(runmat_provider *provider) {
  return unwrap(provider)->waitsForOthers();
}

} // namespace runmat::vulkan
