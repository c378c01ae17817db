//===- HostProvider.cpp - the tables of the host providers ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C side: no exception passes it.
//===----------------------------------------------------------------------===//
#include "HostProvider.h"
#include "HostInstance.h"

#include <new>

namespace runmat {
namespace {

constexpr HostFlavour cpuFlavour = {"cpu", true, RUNMAT_DEVICE_HOST};
constexpr HostFlavour inprocessFlavour = {"inprocess", false,
                                          RUNMAT_DEVICE_SOFTWARE};

thread_local std::string createError;

template <const HostFlavour &flavour>
runmat_status create(const runmat_provider_options *options,
                     runmat_provider **out) {
  if (!options || !out) {
    createError = "create: an argument is null";
    return RUNMAT_ERROR_INVALID_ARGUMENT;
  }
  if (options->device_index != 0) {
    createError = "there is only device 0";
    return RUNMAT_ERROR_INVALID_ARGUMENT;
  }
  try {
    *out = reinterpret_cast<runmat_provider *>(
        new HostInstance(flavour, *options));
    return RUNMAT_OK;
  } catch (const std::exception &failure) {
    createError = failure.what();
    return RUNMAT_ERROR_OUT_OF_MEMORY;
  }
}

template <const HostFlavour &flavour>
runmat_status listDevices(const runmat_provider_options *, uint32_t capacity,
                          runmat_device_info *out, uint32_t *count) {
  if (!count || (capacity && !out)) {
    createError = "list_devices: an argument is null";
    return RUNMAT_ERROR_INVALID_ARGUMENT;
  }
  *count = 1;
  if (capacity)
    describe(flavour, out);
  return RUNMAT_OK;
}

HostInstance *instanceOf(runmat_provider *provider) {
  return reinterpret_cast<HostInstance *>(provider);
}

void destroy(runmat_provider *provider) { delete instanceOf(provider); }

const char *lastError(runmat_provider *provider) {
  return provider ? instanceOf(provider)->lastError() : createError.c_str();
}

/// Makes a table entry of a member function: a null instance and a failure of
/// the host become statuses.
template <auto member> struct Entry;
template <typename... Arguments,
          runmat_status (HostInstance::*member)(Arguments...)>
struct Entry<member> {
  static runmat_status call(runmat_provider *provider, Arguments... arguments) {
    if (!provider)
      return RUNMAT_ERROR_INVALID_ARGUMENT;
    HostInstance *instance = instanceOf(provider);
    try {
      return (instance->*member)(arguments...);
    } catch (const std::bad_alloc &) {
      return instance->fail(RUNMAT_ERROR_OUT_OF_MEMORY, "no memory");
    } catch (const std::exception &failure) {
      return instance->fail(RUNMAT_ERROR_INTERNAL, failure.what());
    }
  }
};

/// The same for a call that is timed.
template <auto member> struct Timed;
template <typename... Arguments,
          runmat_status (HostInstance::*member)(Arguments...)>
struct Timed<member> {
  static runmat_status call(runmat_provider *provider, Arguments... arguments) {
    auto untimed = [&] { return Entry<member>::call(provider, arguments...); };
    return provider ? instanceOf(provider)->callTimes().around(untimed)
                    : untimed();
  }
};

void unloadKernel(runmat_provider *provider, runmat_kernel *kernel) {
  if (provider)
    instanceOf(provider)->unloadKernel(kernel);
}

runmat_status synchronize(runmat_provider *provider) {
  // Every call is over when it returns.
  return provider ? RUNMAT_OK : RUNMAT_ERROR_INVALID_ARGUMENT;
}

uint32_t queueCount(runmat_provider *) { return 1; }

template <const HostFlavour &flavour> runmat_provider_table makeTable() {
  runmat_provider_table table{};
  table.abi_version = RUNMAT_PROVIDER_ABI_VERSION;
  table.struct_size = sizeof(table);
  table.name = flavour.name;
  table.create = create<flavour>;
  table.destroy = destroy;
  table.last_error = lastError;
  table.device_info = Entry<&HostInstance::deviceInfo>::call;
  table.alloc = Entry<&HostInstance::alloc>::call;
  table.free = Entry<&HostInstance::release>::call;
  table.upload = Timed<&HostInstance::upload>::call;
  table.download = Timed<&HostInstance::download>::call;
  table.copy = Timed<&HostInstance::copy>::call;
  table.fill = Timed<&HostInstance::fill>::call;
  table.logical_isreal = Entry<&HostInstance::logicalIsReal>::call;
  table.load_kernel = Entry<&HostInstance::loadKernel>::call;
  table.unload_kernel = unloadKernel;
  table.launch = Timed<&HostInstance::launch>::call;
  table.synchronize = synchronize;
  table.record_event = Entry<&HostInstance::recordEvent>::call;
  table.wait_event = Entry<&HostInstance::waitEvent>::call;
  table.queue_count = queueCount;
  table.statistics = Entry<&HostInstance::statistics>::call;
  table.list_devices = listDevices<flavour>;
  table.time_calls = Entry<&HostInstance::timeCalls>::call;
  table.take_timings = Entry<&HostInstance::takeTimings>::call;
  return table;
}

} // namespace

const runmat_provider_table &cpuProviderTable() {
  static const runmat_provider_table table = makeTable<cpuFlavour>();
  return table;
}

const runmat_provider_table &inprocessProviderTable() {
  static const runmat_provider_table table = makeTable<inprocessFlavour>();
  return table;
}

} // namespace runmat
