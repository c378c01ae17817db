//===- DeviceRegistry.cpp - providers by name, devices on first use -*- C++ -*//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/DeviceRegistry.h"
#include "runtime/Devices/ProviderLibrary.h"
#include "runtime/Devices/ProviderTable.h"
#include "runtime/Error.h"
#include "runtime/Interrupt.h"
#include "runtime/providers/Host/HostProvider.h"
#ifdef RUNMAT_HAVE_VULKAN
#include "runtime/providers/vulkan/VulkanProvider.h"
#endif

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace runmat {
static DeviceSpec parseSpec(std::string_view text) {
  if (std::optional<DeviceSpec> spec = parseDeviceSpec(text))
    return *std::move(spec);
  throw Error("RunMat:device:Name",
              "Device '" + std::string(text) +
                  "' is not a provider's name, or one with a number as in "
                  "vulkan:1.");
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
  if (!settings_.provider.empty())
    loadProvider(settings_.provider);
}

void DeviceRegistry::registerProvider(const runmat_provider_table &table) {
  std::string what = table.name ? "'" + std::string(table.name) + "'" : "given";
  if (std::string defect = findTableDefect(table); !defect.empty())
    failProvider(what, defect);
  requireFreeName(table, what);
  tables.push_back(&table);
}

void DeviceRegistry::requireFreeName(const runmat_provider_table &table,
                                     const std::string &what) const {
  if (provider(table.name))
    failProvider(what, "another provider has its name '" +
                           std::string(table.name) + "'");
}

std::string DeviceRegistry::loadProvider(const std::string &path) {
  std::error_code error;
  const std::string file = std::filesystem::weakly_canonical(path, error);
  if (auto found = libraries.find(file); !error && found != libraries.end())
    return found->second;
  const runmat_provider_table &table = loadProviderLibrary(path);
  requireFreeName(table, "library '" + path + "'");
  tables.push_back(&table);
  libraries.emplace(file, table.name);
  return table.name;
}

const runmat_provider_table &
DeviceRegistry::loadFromPath(const ProviderFile &file) {
  const runmat_provider_table &table = loadProviderLibrary(file.path);
  if (file.name != table.name)
    failProvider("library '" + file.path + "'",
                 "the name of its file says '" + file.name + "', its table '" +
                     table.name + "'");
  loadProvider(file.path);
  if (!isNamedOnly(table))
    namedOnly.push_back(&table);
  return table;
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
    if (table != &cpuProviderTable() && table != &inprocessProviderTable() &&
        !isNamedOnly(*table))
      devices.push_back(table);
  return devices;
}

bool DeviceRegistry::isNamedOnly(const runmat_provider_table &table) const {
  return std::ranges::find(namedOnly, &table) != namedOnly.end();
}

const runmat_provider_table &
DeviceRegistry::requireProvider(std::string_view spec) {
  const std::string name = parseSpec(spec).provider;
  if (const runmat_provider_table *table = provider(name))
    return *table;
  if (auto file = findProviderLibrary(settings_.providerPath, name))
    return loadFromPath(*file);
  std::string known;
  for (const std::string &each : providers())
    known += (known.empty() ? "" : ", ") + each;
  for (const ProviderFile &file : findProviderLibraries(settings_.providerPath))
    known += ", " + file.name;
  throw Error("RunMat:device:Unknown", "There is no device '" +
                                           std::string(spec) +
                                           "'; known are: " + known + ".");
}

Device &DeviceRegistry::device(std::string_view spec) {
  const DeviceSpec parsed = parseSpec(spec);
  const std::string name = canonicalName(parsed.provider, parsed.index);
  for (const std::shared_ptr<Device> &device : open)
    if (device->name() == name)
      return *device;
  return enter(Device::open(
      requireProvider(spec), providerOptions(settings_, parsed.index),
      Device::unregistered, name, settings_.deviceMemory.value_or(UINT64_MAX)));
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
