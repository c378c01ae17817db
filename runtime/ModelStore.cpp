//===- ModelStore.cpp - models of places, kept in files ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/ModelStore.h"
#include "runtime/DevicePriors.h"
#include "runtime/FileCache.h"
#include "runtime/SystemFiles.h"

#include <utility>

namespace runmat {
namespace {

/// A model takes about two kilobytes.
constexpr uint64_t mostBytes = uint64_t{1} << 20;

FileCache filesOf(const std::string &folder) {
  return FileCache(folder, mostBytes);
}

/// A key of the files; the text inside has the parts by themselves.
std::string fileKey(const ModelKey &key) {
  return "model\n" + key.device + "\n" + key.driver + "\n" + key.version;
}

} // namespace

ModelStore::ModelStore(std::optional<std::string> folder)
    : folder(std::move(folder)) {}

std::optional<DeviceModel> ModelStore::load(const ModelKey &key) const {
  if (!folder)
    return std::nullopt;
  const std::optional<std::string> text = filesOf(*folder).read(fileKey(key));
  return text ? fromText(*text, key).model : std::nullopt;
}

bool ModelStore::save(const DeviceModel &model, const ModelKey &key) const {
  return folder && filesOf(*folder).write(fileKey(key), toText(model, key));
}

bool ModelStore::forget() const { return !folder || filesOf(*folder).clear(); }

ModelKey modelKey(const runmat_device_info &device) {
  return {device.name, device.driver, RUNMAT_VERSION};
}

ModelKey hostModelKey(uint32_t threads) {
  const std::string file = system_files::read("/proc/cpuinfo");
  return {"host " + std::string(system_files::entry(file, "model name")),
          std::to_string(threads) + " threads", RUNMAT_VERSION};
}

DeviceModel hostModel(const ModelStore &store, uint32_t threads) {
  if (std::optional<DeviceModel> kept = store.load(hostModelKey(threads)))
    return *std::move(kept);
  return DeviceModel(priorFigures(PlaceClass::Host, threads));
}

} // namespace runmat
