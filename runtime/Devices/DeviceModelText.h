//===- DeviceModelText.h - a device model as text ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How models are kept from one process to the next. A text holds the key that
// it was written for and a checksum; one that is damaged, of another device,
// driver or version of ours is refused and never half believed.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_DEVICEMODELTEXT_H
#define RUNMAT_RUNTIME_DEVICEMODELTEXT_H

#include "runtime/Devices/DeviceModel.h"

#include <optional>
#include <string>
#include <string_view>

namespace runmat {

/// What a model's figures hold for.
struct ModelKey {
  std::string device;
  std::string driver;
  std::string version; ///< Ours.
};

std::string toText(const DeviceModel &model, const ModelKey &key);

/// The model of a text, or why it was refused, in words.
struct ReadModel {
  std::optional<DeviceModel> model;
  std::string refusal;
};
/// Throws nothing but std::bad_alloc, whatever the text.
ReadModel fromText(std::string_view text, const ModelKey &key);

} // namespace runmat

#endif // RUNMAT_RUNTIME_DEVICEMODELTEXT_H
