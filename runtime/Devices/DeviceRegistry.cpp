//===- DeviceRegistry.cpp - providers by name, devices on first use -*- C++ -*//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/DeviceRegistry.h"
#include "runtime/Error.h"
#include "runtime/Interrupt.h"
#include "runtime/providers/Host/HostProvider.h"
#ifdef RUNMAT_HAVE_VULKAN
#include "runtime/providers/vulkan/VulkanProvider.h"
#endif

#include <charconv>
#include <cstddef>
#include <dlfcn.h>

namespace runmat {
namespace {

uint32_t majorOf(uint32_t version) { return version >> 16; }

std::string versionText(uint32_t version) {
  return std::to_string(majorOf(version)) + "." +
         std::to_string(version & 0xFFFF);
}

/// The name of the first call that the table lacks; null when it has all that
/// are not optional.
const char *missingCall(const runmat_provider_table &t) {
  struct Call {
    const char *name;
    bool present;
  };
  const Call calls[] = {
      {"create", t.create != nullptr},
      {"destroy", t.destroy != nullptr},
      {"last_error", t.last_error != nullptr},
      {"device_info", t.device_info != nullptr},
      {"alloc", t.alloc != nullptr},
      {"free", t.free != nullptr},
      {"upload", t.upload != nullptr},
      {"download", t.download != nullptr},
      {"copy", t.copy != nullptr},
      {"fill", t.fill != nullptr},
      {"logical_isreal", t.logical_isreal != nullptr},
      {"load_kernel", t.load_kernel != nullptr},
      {"unload_kernel", t.unload_kernel != nullptr},
      {"launch", t.launch != nullptr},
      {"synchronize", t.synchronize != nullptr},
      {"record_event", t.record_event != nullptr},
      {"wait_event", t.wait_event != nullptr},
      {"queue_count", t.queue_count != nullptr},
      {"statistics", t.statistics != nullptr},
  };
  for (const Call &call : calls)
    if (!call.present)
      return call.name;
  return nullptr;
}

/// What keeps the table from being used; empty when nothing does.
std::string defect(const runmat_provider_table &table) {
  if (majorOf(table.abi_version) != majorOf(RUNMAT_PROVIDER_ABI_VERSION))
    return "it speaks version " + versionText(table.abi_version) +
           " of the provider interface, RunMat speaks " +
           versionText(RUNMAT_PROVIDER_ABI_VERSION);
  // A table of an older minor version may end before what it does not know.
  if (table.struct_size < offsetof(runmat_provider_table, matmul))
    return "its table has " + std::to_string(table.struct_size) +
           " bytes, at least " +
           std::to_string(offsetof(runmat_provider_table, matmul)) +
           " are expected";
  if (!table.name || !*table.name)
    return "it has no name";
  if (const char *missing = missingCall(table))
    return std::string("it lacks the call `") + missing + "`";
  return {};
}

[[noreturn]] void failProvider(const std::string &what,
                               const std::string &reason) {
  throw Error("RunMat:provider",
              "Cannot use the provider " + what + ": " + reason + ".");
}

struct DeviceSpec {
  std::string provider;
  uint32_t index = 0;
};

DeviceSpec parseSpec(std::string_view spec) {
  size_t colon = spec.find(':');
  DeviceSpec parsed{std::string(spec.substr(0, colon))};
  if (colon == std::string_view::npos)
    return parsed;
  std::string_view digits = spec.substr(colon + 1);
  const char *end = digits.data() + digits.size();
  auto result = std::from_chars(digits.data(), end, parsed.index);
  if (result.ec != std::errc() || result.ptr != end)
    throw Error("RunMat:device:Name",
                "Device '" + std::string(spec) +
                    "' is not a provider's name, or one with a number as in "
                    "vulkan:1.");
  return parsed;
}

} // namespace

std::string canonicalName(const std::string &provider, uint32_t deviceIndex) {
  if (deviceIndex == 0)
    return provider;
  return provider + ":" + std::to_string(deviceIndex);
}

runmat_provider_options providerOptions(const RuntimeSettings &settings,
                                        uint32_t deviceIndex) {
  runmat_provider_options options{};
  options.struct_size = sizeof(options);
  options.device_index = deviceIndex;
  options.threads = settings.threads;
  options.validate = settings.validate;
  options.interrupt = interrupt::word();
  if (settings.pipelineCache)
    options.cache_directory = settings.pipelineCache->c_str();
  options.warm_up = settings.warmUp;
  return options;
}

DeviceRegistry::DeviceRegistry(RuntimeSettings settings)
    : settings_(std::move(settings)) {
  registerProvider(cpuProviderTable());
  registerProvider(inprocessProviderTable());
#ifdef RUNMAT_HAVE_VULKAN
  registerProvider(*vulkan::vulkanProviderTable());
#endif
}

void DeviceRegistry::registerProvider(const runmat_provider_table &table) {
  std::string what = table.name ? "'" + std::string(table.name) + "'" : "given";
  if (std::string reason = defect(table); !reason.empty())
    failProvider(what, reason);
  if (provider(table.name))
    failProvider(what, "another one has that name");
  tables.push_back(&table);
}

std::string DeviceRegistry::loadProvider(const std::string &path) {
  if (auto found = libraries.find(path); found != libraries.end())
    return found->second;
  std::string what = "library '" + path + "'";
  void *library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char *reason = dlerror();
    failProvider(what, reason ? reason : "it cannot be loaded");
  }
  auto query = reinterpret_cast<runmat_provider_query_fn>(
      dlsym(library, RUNMAT_PROVIDER_QUERY_SYMBOL));
  const char *problem = nullptr;
  const runmat_provider_table *table = nullptr;
  if (!query)
    problem = "it does not export " RUNMAT_PROVIDER_QUERY_SYMBOL;
  else if (!(table = query(RUNMAT_PROVIDER_ABI_VERSION)))
    problem = "it has no table for this version of the provider interface";
  if (problem) {
    dlclose(library);
    failProvider(what, problem);
  }
  // From here on the library stays: its table may be used at any time.
  registerProvider(*table);
  libraries.emplace(path, table->name);
  return table->name;
}

std::vector<std::string> DeviceRegistry::providers() const {
  std::vector<std::string> names;
  for (const runmat_provider_table *table : tables)
    names.emplace_back(table->name);
  return names;
}

const runmat_provider_table *
DeviceRegistry::provider(std::string_view name) const {
  for (const runmat_provider_table *table : tables)
    if (name == table->name)
      return table;
  return nullptr;
}

std::vector<const runmat_provider_table *>
DeviceRegistry::deviceProviders() const {
  std::vector<const runmat_provider_table *> devices;
  for (const runmat_provider_table *table : tables)
    if (table != &cpuProviderTable() && table != &inprocessProviderTable())
      devices.push_back(table);
  return devices;
}

Device &DeviceRegistry::device(std::string_view spec) {
  bool isPath = spec.find('/') != std::string_view::npos;
  DeviceSpec parsed =
      isPath ? DeviceSpec{loadProvider(std::string(spec))} : parseSpec(spec);
  std::string name = canonicalName(parsed.provider, parsed.index);
  for (const std::shared_ptr<Device> &device : open)
    if (device->name() == name)
      return *device;
  const runmat_provider_table *table = provider(parsed.provider);
  if (!table) {
    std::string known;
    for (const std::string &each : providers())
      known += (known.empty() ? "" : ", ") + each;
    throw Error("RunMat:device:Unknown", "There is no device '" +
                                             std::string(spec) +
                                             "'; known are: " + known + ".");
  }
  return enter(Device::open(*table, providerOptions(settings_, parsed.index),
                            Device::unregistered, name,
                            settings_.deviceMemory.value_or(UINT64_MAX)));
}

Device &DeviceRegistry::enter(std::shared_ptr<Device> device) {
  auto index = static_cast<uint32_t>(open.size());
  device->enterRegistry(index);
  open.push_back(std::move(device));
  counters().nameDevice(index, open.back()->name());
  return *open.back();
}

Device &DeviceRegistry::adopt(std::shared_ptr<Device> device) {
  for (const std::shared_ptr<Device> &other : open)
    if (other->name() == device->name())
      return *other;
  return enter(std::move(device));
}

Device &DeviceRegistry::cpu() {
  if (!cpu_)
    cpu_ = &device("cpu");
  return *cpu_;
}

} // namespace runmat
