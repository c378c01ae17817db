//===- DriverFiles.h - what files tell of drivers and devices ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Looking at files takes some microseconds, loading drivers tenths of a second.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_DRIVERFILES_H
#define RUNMAT_RUNTIME_DRIVERFILES_H

#include "runmat/provider.h"
#include "runtime/Settings.h"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace runmat::driver_files {

/// The files by which packages describe Vulkan drivers, in the system's folders
/// for them. A new version of a driver writes its file anew.
std::vector<std::filesystem::path> manifests();
/// The files by which the system shows devices.
std::vector<std::filesystem::path> devices();
/// The files that a variable of the environment names, between colons.
std::vector<std::filesystem::path> listed(std::string_view variable);

/// Why none of these providers can have a device that auto may take, in words;
/// empty where it takes more than files to tell. The files are Vulkan's: they
/// say nothing of other providers.
std::string obstacle(std::span<const runmat_provider_table *const> providers,
                     const RuntimeSettings &settings);

} // namespace runmat::driver_files

#endif // RUNMAT_RUNTIME_DRIVERFILES_H
