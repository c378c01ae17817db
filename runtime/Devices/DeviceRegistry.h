//===- DeviceRegistry.h - providers by name, devices on first use -*- C++ -*-=//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_DEVICEREGISTRY_H
#define RUNMAT_RUNTIME_DEVICEREGISTRY_H

#include "runtime/Devices/Device.h"
#include "runtime/Devices/DeviceSpec.h"
#include "runtime/Devices/ProviderLibrary.h"
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
  /// Loads the provider that the settings name. Throws as `loadProvider` does.
  explicit DeviceRegistry(RuntimeSettings settings);

  /// Adds a provider; the table outlives the registry. Throws runmat::Error
  /// "RunMat:provider" when its version or contents do not fit, or its name is
  /// taken.
  void registerProvider(const runmat_provider_table &table);
  /// Adds the provider that a shared library exports; returns its name. The
  /// library stays loaded. Throws runmat::Error "RunMat:provider" naming the
  /// path and what is wrong.
  std::string loadProvider(const std::string &path);
  /// The same of a library that was found by its provider's name, which is to
  /// be that of its file. Only who names its devices gets them.
  const runmat_provider_table &loadFromPath(const ProviderFile &file);

  /// Names of the registered providers, in order of registration.
  std::vector<std::string> providers() const;
  /// The table of a provider; null when there is none of that name.
  const runmat_provider_table *provider(std::string_view name) const;
  /// The table of the provider of a device, as "cpu" or "vulkan:1", loaded from
  /// the folders of the settings when it is not here yet. Throws runmat::Error
  /// "RunMat:device:…" that says what there is.
  const runmat_provider_table &requireProvider(std::string_view spec);
  /// The tables of all but those that run on the processor by design, and those
  /// that were found by their names.
  std::vector<const runmat_provider_table *> deviceProviders() const;
  /// Whether it was found by its name in a folder.
  bool isNamedOnly(const runmat_provider_table &table) const;

  /// The device that `spec` names, opened when it is not open yet. Throws as
  /// `requireProvider` does.
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
  void requireFreeName(const runmat_provider_table &table,
                       const std::string &what) const;

  RuntimeSettings settings_;
  std::vector<const runmat_provider_table *> tables, namedOnly;
  /// Libraries loaded, by path, and the names of their providers.
  std::map<std::string, std::string, std::less<>> libraries;
  std::vector<std::shared_ptr<Device>> open;
  Device *cpu_ = nullptr;
};

/// What a provider is told; points into `settings`.
runmat_provider_options providerOptions(const RuntimeSettings &settings,
                                        uint32_t deviceIndex);

} // namespace runmat

#endif // RUNMAT_RUNTIME_DEVICEREGISTRY_H
