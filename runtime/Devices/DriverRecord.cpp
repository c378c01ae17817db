//===- DriverRecord.cpp - which drivers do no harm --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/DriverRecord.h"
#include "runtime/Devices/DriverFiles.h"
#include "runtime/FileCache.h"
#include "runtime/SystemFiles.h"

#include <cstdlib>
#include <filesystem>
#include <string_view>
#include <unistd.h>

namespace runmat {
namespace fs = std::filesystem;
namespace {

/// A record takes some hundred bytes.
constexpr uint64_t mostBytes = uint64_t{1} << 16;

constexpr std::string_view works = "works", noDevice = "no device\n",
                           fails = "fails\n";

std::string loading() { return "loading " + std::to_string(::getpid()); }

void addFile(std::string &text, const fs::path &file) {
  std::error_code failed;
  const auto time = fs::last_write_time(file, failed);
  if (failed)
    return;
  text += file.string() + " " + std::to_string(time.time_since_epoch().count());
  text += " " + std::to_string(fs::file_size(file, failed)) + "\n";
}

/// Those that there are, and whether this user may use them.
void addDevices(std::string &text) {
  for (const fs::path &file : driver_files::devices())
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
    for (const fs::path &file :
         driver_files::listed(setting.substr(setting.find('=') + 1)))
      addFile(text, file);
  }
}

/// All that may make drivers behave in another way.
std::string keyOf(const RuntimeSettings &settings) {
  std::string text = "drivers\n" RUNMAT_VERSION "\n";
  text += system_files::read("/proc/sys/kernel/random/boot_id");
  text += settings.allowSoftwareDevices ? "software devices, too\n" : "";
  if (!settings.provider.empty())
    addFile(text, settings.provider);
  for (const fs::path &file : driver_files::manifests())
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
