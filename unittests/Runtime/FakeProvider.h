//===- FakeProvider.h - a provider whose calls can fail ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The in-process provider behind a table that fails a chosen call on demand.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_RUNTIME_FAKEPROVIDER_H
#define RUNMAT_UNITTESTS_RUNTIME_FAKEPROVIDER_H

#include "runmat/provider.h"
#include "runtime/DeviceRegistry.h"
#include "runtime/providers/Host/HostProvider.h"

#include <functional>
#include <map>
#include <memory>
#include <string>

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
  static void setLoopTurns(uint32_t most) { state().loopTurns = most; }

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
    bool failed = false;
    runmat_provider_options options{};
    std::function<void(int)> beforeLaunch;
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
    runmat_status status = enter("create");
    return status ? status : real().create(options, out);
  }
  static runmat_status deviceInfo(runmat_provider *p, runmat_device_info *out) {
    if (runmat_status status = enter("device_info"))
      return status;
    runmat_status status = real().device_info(p, out);
    out->kernel_format = state().format;
    out->features = state().features;
    out->supports_f64 = state().doubles;
    out->max_loop_turns = state().loopTurns;
    out->max_workgroup_size = 256;
    out->default_reduction_workgroup = 128;
    out->default_two_pass_threshold = 16;
    return status;
  }
  static runmat_status alloc(runmat_provider *p, uint64_t bytes,
                             runmat_buffer *out) {
    runmat_status status = enter("alloc");
    return status ? status : real().alloc(p, bytes, out);
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
    if (state().beforeLaunch)
      state().beforeLaunch(calls("launch"));
    return status ? status : real().launch(p, launch);
  }

  static runmat_provider_table make() {
    runmat_provider_table table = real();
    table.name = "fake";
    table.last_error = lastError;
    table.create = create;
    table.device_info = deviceInfo;
    table.alloc = alloc;
    table.upload = upload;
    table.download = download;
    table.fill = fill;
    table.load_kernel = loadKernel;
    table.launch = launch;
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
