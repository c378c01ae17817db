//===- DriverRecord.cpp - which drivers do no harm --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/DriverRecord.h"
#include "runtime/FileCache.h"
#include "runtime/SystemFiles.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string_view>
#include <unistd.h>
#include <vector>

namespace runmat {
namespace fs = std::filesystem;
namespace {

/// A record takes some hundred bytes.
constexpr uint64_t mostBytes = uint64_t{1} << 16;

constexpr std::string_view works = "works", noDevice = "no device\n",
                           fails = "fails\n";

/// Where packages describe their drivers, which a new version writes anew.
constexpr const char *manifestFolders[] = {"/etc/vulkan/icd.d",
                                           "/usr/local/share/vulkan/icd.d",
                                           "/usr/share/vulkan/icd.d"};

/// Where the system shows devices, and what names of theirs begin with: those
/// of Linux, NVIDIA, AMD and Windows.
constexpr struct {
  const char *folder, *prefix;
} deviceFiles[] = {{"/dev/dri", "render"},
                   {"/dev", "nvidia"},
                   {"/dev", "kfd"},
                   {"/dev", "dxg"}};

std::string loading() { return "loading " + std::to_string(::getpid()); }

void addFile(std::string &text, const fs::path &file) {
  std::error_code failed;
  const auto time = fs::last_write_time(file, failed);
  if (failed)
    return;
  text += file.string() + " " + std::to_string(time.time_since_epoch().count());
  text += " " + std::to_string(fs::file_size(file, failed)) + "\n";
}

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

/// Those that there are, and whether this user may use them.
void addDevices(std::string &text) {
  for (const auto &[folder, prefix] : deviceFiles)
    for (const fs::path &file : filesIn(folder, prefix))
      text += file.string() +
              (::access(file.c_str(), R_OK | W_OK) == 0 ? "\n" : " refused\n");
}

/// What the environment tells the loader of drivers, and the files that it
/// names.
void addEnvironment(std::string &text) {
  for (char **entry = environ; entry && *entry; ++entry) {
    const std::string_view setting = *entry;
    if (!setting.starts_with("VK_"))
      continue;
    text += std::string(setting) + "\n";
    std::string_view files = setting.substr(setting.find('=') + 1);
    while (!files.empty()) {
      const size_t end = std::min(files.find(':'), files.size());
      addFile(text, files.substr(0, end));
      files.remove_prefix(std::min(end + 1, files.size()));
    }
  }
}

/// All that may make drivers behave in another way.
std::string keyOf(const RuntimeSettings &settings) {
  std::string text = "drivers\n" RUNMAT_VERSION "\n";
  text += system_files::read("/proc/sys/kernel/random/boot_id");
  text += settings.allowSoftwareDevices ? "software devices, too\n" : "";
  if (!settings.provider.empty())
    addFile(text, settings.provider);
  for (const char *folder : manifestFolders)
    for (const fs::path &file : filesIn(folder))
      addFile(text, file);
  addDevices(text);
  addEnvironment(text);
  return text;
}

std::optional<std::string> folderOf(const RuntimeSettings &settings) {
  if (!settings.modelCache)
    return std::nullopt;
  return *settings.modelCache + "/drivers";
}

FileCache filesOf(const std::string &folder) {
  return FileCache(folder, mostBytes);
}

} // namespace

DriverRecord::DriverRecord(const RuntimeSettings &settings)
    : folder(folderOf(settings)), key(folder ? keyOf(settings) : "") {}

DriverRecord::Known DriverRecord::load() const {
  const std::optional<std::string> text =
      folder ? filesOf(*folder).read(key) : std::nullopt;
  if (text == works)
    return {State::Works, {}};
  if (text && text->starts_with(fails))
    return {State::Fails, text->substr(fails.size())};
  if (text && text->starts_with(noDevice))
    return {State::NoDevice, text->substr(noDevice.size())};
  return {};
}

void DriverRecord::noteBegin() const {
  if (folder)
    filesOf(*folder).write(key, loading());
}

void DriverRecord::noteSuccess() const {
  if (folder)
    filesOf(*folder).write(key, works);
}

bool DriverRecord::noteFailure(const std::string &why) const {
  return folder && filesOf(*folder).write(key, std::string(fails) + why);
}

void DriverRecord::noteNoDevice(const std::string &why) const {
  if (folder)
    filesOf(*folder).write(key, std::string(noDevice) + why);
}

void DriverRecord::excuse(const RuntimeSettings &settings) noexcept try {
  const DriverRecord record(settings);
  if (record.folder && filesOf(*record.folder).read(record.key) == loading())
    record.noteSuccess();
} catch (const std::exception &) {
  // Without memory they are tried again.
}

bool DriverRecord::forget(const RuntimeSettings &settings) {
  const std::optional<std::string> folder = folderOf(settings);
  return !folder || filesOf(*folder).clear();
}

} // namespace runmat
