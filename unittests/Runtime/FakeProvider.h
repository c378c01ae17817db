//===- FakeProvider.h - a provider whose calls can fail ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The in-process provider behind a table that fails a chosen call on demand.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_RUNTIME_FAKEPROVIDER_H
#define RUNMAT_UNITTESTS_RUNTIME_FAKEPROVIDER_H

#include "runmat/provider.h"
#include "runtime/Devices/DeviceRegistry.h"
#include "runtime/providers/Host/HostProvider.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace runmat::test {

class FakeProvider {
public:
  FakeProvider() { reset(); }

  /// Goes back to a working provider of its own kernels.
  static void reset() { state() = State{}; }
  /// The call of that name fails with `status`, after `successes` more calls.
  static void failCall(const std::string &name,
                       runmat_status status = RUNMAT_ERROR_INTERNAL,
                       int successes = 0) {
    state().failing = name;
    state().status = status;
    state().successes = successes;
  }
  static int calls(const std::string &name) { return state().calls[name]; }
  static uint64_t largestAllocation() { return state().largestAllocation; }
  /// What it was last created with.
  static const runmat_provider_options &options() { return state().options; }
  /// What device_info reports beyond the in-process provider's answer.
  static void setFormat(uint32_t format) { state().format = format; }
  static void setFeatures(uint32_t features) { state().features = features; }
  static void setDoubles(bool has) { state().doubles = has; }
  /// Called before each launch with the number of launches including it.
  static void beforeLaunch(std::function<void(int)> hook) {
    state().beforeLaunch = std::move(hook);
  }
  /// What the last launch said that it does with its buffers.
  static const std::vector<uint8_t> &accesses() { return state().accesses; }
  static void setLoopTurns(uint32_t most) { state().loopTurns = most; }
  static void setMemoryBudget(uint64_t budget, uint64_t used) {
    state().memoryBudget = budget;
    state().memoryUsed = used;
  }
  /// The devices that it lists and can open; at first one of unknown type.
  static void setDevices(std::vector<runmat_device_info> devices) {
    state().devices = std::move(devices);
  }
  /// Called at each call of that name; may block or throw.
  static void onCall(const std::string &name, std::function<void()> hook) {
    state().hooks[name] = std::move(hook);
  }
  /// A device to list.
  static runmat_device_info device(const char *name, uint32_t type,
                                   uint64_t memory = uint64_t(1) << 30) {
    runmat_device_info info{};
    std::strncpy(info.name, name, sizeof(info.name) - 1);
    std::strncpy(info.driver, "fake driver", sizeof(info.driver) - 1);
    info.device_type = type;
    info.memory_bytes = memory;
    return info;
  }

  static const runmat_provider_table &table() {
    static const runmat_provider_table instance = make();
    return instance;
  }

private:
  struct State {
    std::string failing;
    runmat_status status = RUNMAT_OK;
    int successes = 0;
    std::map<std::string, int> calls;
    uint32_t format = RUNMAT_KERNEL_HOST;
    uint32_t features = 0;
    bool doubles = true;
    uint32_t loopTurns = 0;
    uint64_t memoryBudget = 0, memoryUsed = 0;
    bool failed = false;
    runmat_provider_options options{};
    std::function<void(int)> beforeLaunch;
    std::vector<uint8_t> accesses;
    uint64_t largestAllocation = 0;
    std::vector<runmat_device_info> devices = {
        device("fake", RUNMAT_DEVICE_UNKNOWN)};
    std::map<std::string, std::function<void()>> hooks;
  };
  static State &state() {
    static State instance;
    return instance;
  }
  static const runmat_provider_table &real() {
    return inprocessProviderTable();
  }

  /// Counts the call; non-zero when it is to fail.
  static runmat_status enter(const char *name) {
    State &s = state();
    ++s.calls[name];
    if (auto hook = s.hooks.find(name); hook != s.hooks.end())
      hook->second();
    if (s.failing != name || s.successes-- > 0)
      return RUNMAT_OK;
    s.failed = true;
    return s.status;
  }

  static const char *lastError(runmat_provider *provider) {
    return state().failed ? "made to fail" : real().last_error(provider);
  }
  static runmat_status create(const runmat_provider_options *options,
                              runmat_provider **out) {
    state().options = *options;
    if (runmat_status status = enter("create"))
      return status;
    runmat_provider_options first = *options;
    first.device_index = 0;
    return real().create(&first, out);
  }
  static void destroy(runmat_provider *p) {
    enter("destroy");
    real().destroy(p);
  }
  static runmat_status listDevices(const runmat_provider_options *,
                                   uint32_t capacity, runmat_device_info *out,
                                   uint32_t *count) {
    if (runmat_status status = enter("list_devices"))
      return status;
    *count = uint32_t(state().devices.size());
    for (uint32_t i = 0; i < std::min(*count, capacity); ++i) {
      out[i] = state().devices[i];
      out[i].device_index = i;
    }
    return RUNMAT_OK;
  }
  static runmat_status deviceInfo(runmat_provider *p, runmat_device_info *out) {
    if (runmat_status status = enter("device_info"))
      return status;
    runmat_status status = real().device_info(p, out);
    out->kernel_format = state().format;
    out->features = state().features;
    out->supports_f64 = state().doubles;
    out->max_loop_turns = state().loopTurns;
    out->memory_budget = state().memoryBudget;
    out->memory_used = state().memoryUsed;
    out->max_workgroup_size = 256;
    out->default_reduction_workgroup = 128;
    out->default_two_pass_threshold = 16;
    describeOpened(out);
    return status;
  }
  /// What `setDevices` said of the device that was opened last.
  static void describeOpened(runmat_device_info *out) {
    const uint32_t index = state().options.device_index;
    const runmat_device_info &listed = state().devices.at(index);
    std::memcpy(out->name, listed.name, sizeof(out->name));
    std::memcpy(out->driver, listed.driver, sizeof(out->driver));
    out->memory_bytes = listed.memory_bytes;
    out->device_type = listed.device_type;
    out->device_index = index;
  }
  static runmat_status alloc(runmat_provider *p, uint64_t bytes,
                             runmat_buffer *out) {
    runmat_status status = enter("alloc");
    state().largestAllocation = std::max(state().largestAllocation, bytes);
    return status ? status : real().alloc(p, bytes, out);
  }
  static runmat_status free(runmat_provider *p, const runmat_buffer *buffer) {
    runmat_status status = enter("free");
    return status ? status : real().free(p, buffer);
  }
  static runmat_status upload(runmat_provider *p, const runmat_buffer *to,
                              uint64_t offset, const void *from,
                              uint64_t bytes) {
    runmat_status status = enter("upload");
    return status ? status : real().upload(p, to, offset, from, bytes);
  }
  static runmat_status download(runmat_provider *p, const runmat_buffer *from,
                                uint64_t offset, void *to, uint64_t bytes) {
    runmat_status status = enter("download");
    return status ? status : real().download(p, from, offset, to, bytes);
  }
  static runmat_status fill(runmat_provider *p, const runmat_buffer *to,
                            uint64_t offset, uint64_t bytes,
                            const void *pattern, uint32_t step) {
    runmat_status status = enter("fill");
    return status ? status : real().fill(p, to, offset, bytes, pattern, step);
  }
  static runmat_status loadKernel(runmat_provider *p,
                                  const runmat_kernel_code *code,
                                  runmat_kernel **out) {
    runmat_status status = enter("load_kernel");
    return status ? status : real().load_kernel(p, code, out);
  }
  static runmat_status launch(runmat_provider *p, const runmat_launch *launch) {
    runmat_status status = enter("launch");
    state().accesses.clear();
    if (launch->accesses)
      state().accesses.assign(launch->accesses,
                              launch->accesses + launch->buffer_count);
    if (state().beforeLaunch)
      state().beforeLaunch(calls("launch"));
    return status ? status : real().launch(p, launch);
  }

  static runmat_status synchronize(runmat_provider *p) {
    runmat_status status = enter("synchronize");
    return status ? status : real().synchronize(p);
  }

  static runmat_provider_table make() {
    runmat_provider_table table = real();
    table.name = "fake";
    table.last_error = lastError;
    table.create = create;
    table.destroy = destroy;
    table.list_devices = listDevices;
    table.device_info = deviceInfo;
    table.alloc = alloc;
    table.free = free;
    table.upload = upload;
    table.download = download;
    table.fill = fill;
    table.load_kernel = loadKernel;
    table.launch = launch;
    table.synchronize = synchronize;
    return table;
  }
};

/// A registry that knows the fake provider too.
inline std::unique_ptr<DeviceRegistry>
registryWithFake(RuntimeSettings settings = {}) {
  auto registry = std::make_unique<DeviceRegistry>(std::move(settings));
  registry->registerProvider(FakeProvider::table());
  return registry;
}

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_RUNTIME_FAKEPROVIDER_H
