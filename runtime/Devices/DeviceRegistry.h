//===- DeviceRegistry.h - providers by name, devices on first use -*- C++ -*-=//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_DEVICEREGISTRY_H
#define RUNMAT_RUNTIME_DEVICEREGISTRY_H

#include "runtime/Devices/Device.h"
#include "runtime/Settings.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace runmat {

/// The providers that this process knows and the devices opened so far. Knows
/// "cpu", "inprocess" and what the build adds; others are registered by table
/// or loaded from a shared library.
class DeviceRegistry {
public:
  explicit DeviceRegistry(RuntimeSettings settings);

  /// Adds a provider; the table outlives the registry. Throws runmat::Error
  /// "RunMat:provider" when its version or contents do not fit, or its name is
  /// taken.
  void registerProvider(const runmat_provider_table &table);
  /// Adds the provider that a shared library exports; returns its name. The
  /// library stays loaded. Throws runmat::Error "RunMat:provider" naming the
  /// path and what is wrong.
  std::string loadProvider(const std::string &path);

  /// Names of the registered providers, in order of registration.
  std::vector<std::string> providers() const;
  /// The table of a provider; null when there is none of that name.
  const runmat_provider_table *provider(std::string_view name) const;
  /// The tables of all but those that run on the processor by design.
  std::vector<const runmat_provider_table *> deviceProviders() const;

  /// The device that `spec` names, as "cpu" or "vulkan:1", opened when it is
  /// not open yet. Throws runmat::Error "RunMat:device:…" that says what there
  /// is.
  Device &device(std::string_view spec);
  /// The processor.
  Device &cpu();
  /// Takes in a device that was opened unregistered under its canonical name.
  /// Where one of that name is open already, that one stays and is returned.
  Device &adopt(std::shared_ptr<Device> device);
  /// The devices opened so far.
  const std::vector<std::shared_ptr<Device>> &devices() const { return open; }
  const RuntimeSettings &settings() const { return settings_; }

private:
  Device &enter(std::shared_ptr<Device> device);

  RuntimeSettings settings_;
  std::vector<const runmat_provider_table *> tables;
  /// Libraries loaded, by path, and the names of their providers.
  std::map<std::string, std::string, std::less<>> libraries;
  std::vector<std::shared_ptr<Device>> open;
  Device *cpu_ = nullptr;
};

/// What a provider is told; points into `settings`.
runmat_provider_options providerOptions(const RuntimeSettings &settings,
                                        uint32_t deviceIndex);
/// The name under which a device is kept: its number only when it is not 0.
std::string canonicalName(const std::string &provider, uint32_t deviceIndex);

} // namespace runmat

#endif // RUNMAT_RUNTIME_DEVICEREGISTRY_H
