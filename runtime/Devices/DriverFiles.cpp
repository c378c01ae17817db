//===- DriverFiles.cpp - what files tell of drivers and devices -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/DriverFiles.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <optional>

namespace runmat::driver_files {
namespace fs = std::filesystem;
namespace {

constexpr const char *manifestFolders[] = {
    "/etc/vulkan/icd.d", "/etc/xdg/vulkan/icd.d",
    "/usr/local/share/vulkan/icd.d", "/usr/share/vulkan/icd.d"};

/// What names of device files begin with: those of Linux, NVIDIA, AMD, Windows,
/// and of processors with a GPU whose drivers are not of Linux.
constexpr struct {
  const char *folder, *prefix;
} devicePrefixes[] = {{"/dev/dri", "render"}, {"/dev", "nvidia"},
                      {"/dev", "kfd"},        {"/dev", "dxg"},
                      {"/dev", "nvhost"},     {"/dev", "nvmap"},
                      {"/dev", "mali"},       {"/dev", "kgsl"}};

/// In the order of their names.
std::vector<fs::path> filesIn(const char *folder,
                              std::string_view prefix = "") {
  std::error_code failed;
  std::vector<fs::path> files;
  for (fs::directory_iterator each(folder, failed), end; !failed && each != end;
       each.increment(failed))
    if (each->path().filename().string().starts_with(prefix))
      files.push_back(each->path());
  std::ranges::sort(files);
  return files;
}

void append(std::vector<fs::path> &files, std::vector<fs::path> more) {
  std::ranges::move(more, std::back_inserter(files));
}

std::optional<std::string> environment(const char *name) {
  const char *value = std::getenv(name);
  return value && *value ? std::optional<std::string>(value) : std::nullopt;
}

bool isThereAny(const std::vector<fs::path> &files) {
  return std::ranges::any_of(files, [](const fs::path &file) {
    std::error_code failed;
    return fs::exists(file, failed);
  });
}

/// Users have folders of their own, which are looked for by the loader alone.
bool haveFoldersOfUsers() {
  std::vector<fs::path> folders;
  for (const char *name :
       {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CONFIG_DIRS", "XDG_DATA_DIRS"})
    if (const auto value = environment(name))
      append(folders, listed(*value));
  if (const auto home = environment("HOME"))
    append(folders, {*home + "/.config", *home + "/.local/share"});
  for (fs::path &folder : folders)
    folder /= "vulkan/icd.d";
  return isThereAny(folders);
}

/// As the loader looks for them: VK_DRIVER_FILES, and VK_ICD_FILENAMES before
/// it had that name, stand for all folders.
bool isAnyDriverInstalled() {
  if (const auto added = environment("VK_ADD_DRIVER_FILES"))
    if (isThereAny(listed(*added)))
      return true;
  for (const char *name : {"VK_DRIVER_FILES", "VK_ICD_FILENAMES"})
    if (const auto files = environment(name))
      return isThereAny(listed(*files));
  return !manifests().empty() || haveFoldersOfUsers();
}

} // namespace

std::vector<fs::path> manifests() {
  std::vector<fs::path> files;
  for (const char *folder : manifestFolders)
    append(files, filesIn(folder));
  return files;
}

std::vector<fs::path> devices() {
  std::vector<fs::path> files;
  for (const auto &[folder, prefix] : devicePrefixes)
    append(files, filesIn(folder, prefix));
  return files;
}

std::vector<fs::path> listed(std::string_view variable) {
  std::vector<fs::path> files;
  while (!variable.empty()) {
    const size_t end = std::min(variable.find(':'), variable.size());
    files.emplace_back(variable.substr(0, end));
    variable.remove_prefix(std::min(end + 1, variable.size()));
  }
  return files;
}

std::string obstacle(std::span<const runmat_provider_table *const> providers,
                     const RuntimeSettings &settings) {
  const auto isOfVulkan = [](const runmat_provider_table *table) {
    return std::string_view(table->name) == "vulkan";
  };
  if (!std::ranges::all_of(providers, isOfVulkan))
    return {};
  if (!isAnyDriverInstalled())
    return "no Vulkan driver is installed";
  if (!settings.allowSoftwareDevices && devices().empty())
    return "the system shows no device but the processor";
  return {};
}

} // namespace runmat::driver_files
