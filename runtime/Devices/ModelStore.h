//===- ModelStore.h - models of places, kept in files -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What was measured and learnt of places, from process to process. Nothing in
// the folder is needed: what cannot be believed is measured again.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_MODELSTORE_H
#define RUNMAT_RUNTIME_MODELSTORE_H

#include "runmat/provider.h"
#include "runtime/Devices/DeviceModelText.h"

#include <optional>
#include <string>
#include <vector>

namespace runmat {

/// Any threads and processes may use one folder at once; of two that save a
/// model of one place the later one's is kept.
class ModelStore {
public:
  /// Without a folder nothing is kept.
  explicit ModelStore(std::optional<std::string> folder);

  /// The model last saved under the key; none when there is none, or none that
  /// can be trusted.
  std::optional<DeviceModel> load(const ModelKey &key) const;
  /// False when it was not kept.
  bool save(const DeviceModel &model, const ModelKey &key) const;
  /// What there are models of, whatever the version.
  std::vector<ModelKey> kept() const;
  /// Removes all models. False when some are left.
  bool forget() const;

private:
  const std::optional<std::string> folder;
};

/// Of a device, with this version of RunMat; of one that the processor computes
/// also with the number of threads, on which its speed depends.
ModelKey modelKey(const runmat_device_info &device, uint32_t threads);
/// Of the host, where the processor and the number of threads stand for device
/// and driver.
ModelKey hostModelKey(uint32_t threads);

/// What is known of the device that auto would open, before it is: the model
/// that an earlier process left of one. Devices that the processor computes do
/// not count.
std::optional<DeviceModel> keptModelOfCard(const ModelStore &store);

} // namespace runmat

#endif // RUNMAT_RUNTIME_MODELSTORE_H
