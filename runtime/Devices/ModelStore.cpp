//===- ModelStore.cpp - models of places, kept in files ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/ModelStore.h"
#include "runtime/Counters.h"
#include "runtime/Devices/DevicePriors.h"
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

constexpr std::string_view prefix = "model\n";

/// A key of the files; the text inside has the parts by themselves.
std::string fileKey(const ModelKey &key) {
  return std::string(prefix) + key.device + "\n" + key.driver + "\n" +
         key.version;
}

/// The key whose `fileKey` it is; none when it is that of something else.
std::optional<ModelKey> modelKeyOf(const std::string &text) {
  const size_t device = text.find('\n', prefix.size());
  const size_t driver = text.rfind('\n');
  if (!text.starts_with(prefix) || device == text.npos || driver <= device)
    return std::nullopt;
  return ModelKey{text.substr(prefix.size(), device - prefix.size()),
                  text.substr(device + 1, driver - device - 1),
                  text.substr(driver + 1)};
}

} // namespace

ModelStore::ModelStore(std::optional<std::string> folder)
    : folder(std::move(folder)) {}

std::optional<DeviceModel> ModelStore::load(const ModelKey &key) const {
  if (!folder)
    return std::nullopt;
  const std::optional<std::string> text = filesOf(*folder).read(fileKey(key));
  std::optional<DeviceModel> model =
      text ? fromText(*text, key).model : std::nullopt;
  (model ? counters().modelCacheHits : counters().modelCacheMisses).add();
  return model;
}

bool ModelStore::save(const DeviceModel &model, const ModelKey &key) const {
  return folder && filesOf(*folder).write(fileKey(key), toText(model, key));
}

std::vector<ModelKey> ModelStore::kept() const {
  std::vector<ModelKey> keys;
  if (!folder)
    return keys;
  for (const CachedFile &file : filesOf(*folder).list())
    if (std::optional<ModelKey> key = modelKeyOf(file.key))
      keys.push_back(*std::move(key));
  return keys;
}

bool ModelStore::forget() const { return !folder || filesOf(*folder).clear(); }

/// What keys begin with of places that are no cards.
static constexpr std::string_view hostPrefix = "host ",
                                  softwarePrefix = "software ";

ModelKey modelKey(const runmat_device_info &device, uint32_t threads) {
  ModelKey key{device.name, device.driver, RUNMAT_VERSION};
  if (placeClassOf(device) != PlaceClass::SoftwareDevice)
    return key;
  key.device.insert(0, softwarePrefix);
  key.driver += ", " + std::to_string(threads) + " threads";
  return key;
}

ModelKey hostModelKey(uint32_t threads) {
  // Of the first processor, not of hundreds.
  const std::string file = system_files::readStart("/proc/cpuinfo", 1024);
  return {std::string(hostPrefix) +
              std::string(system_files::entry(file, "model name")),
          std::to_string(threads) + " threads", RUNMAT_VERSION};
}

static bool isOfCard(const ModelKey &key) {
  return key.version == RUNMAT_VERSION && !key.device.starts_with(hostPrefix) &&
         !key.device.starts_with(softwarePrefix);
}

/// Of several the one of the fastest memory: auto prefers large cards, and
/// which of them are still there is not known before providers are asked.
std::optional<DeviceModel> keptModelOfCard(const ModelStore &store) {
  std::optional<DeviceModel> best;
  for (const ModelKey &key : store.kept()) {
    std::optional<DeviceModel> model =
        isOfCard(key) ? store.load(key) : std::nullopt;
    if (model && (!best || model->figure(Figure::Bandwidth) >
                               best->figure(Figure::Bandwidth)))
      best = std::move(model);
  }
  return best;
}

} // namespace runmat
