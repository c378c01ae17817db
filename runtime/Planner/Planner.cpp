//===- Planner.cpp - chooses the device of a cluster ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/Planner.h"
#include "runtime/Planner/ForcedRun.h"
#include "runtime/Planner/PlanRun.h"
#include "runtime/Residency.h"
#include "runtime/UnitHandles.h"

#include <algorithm>

namespace runmat {
namespace {

constexpr const char *noDoubles = "the device has no 64-bit floating point";

const char *classObstacle(ElementClass elementClass, const Device &device) {
  if (elementClass == ElementClass::Double && !device.info().supports_f64)
    return noDoubles;
  bool isWide = elementClass == ElementClass::Int64 ||
                elementClass == ElementClass::UInt64;
  if (isWide && !device.info().supports_i64)
    return "the device has no 64-bit integers";
  return nullptr;
}

/// A device that holds the only current copy of one of the arrays that
/// `inputAt` gives; null when all can be read on the host as they are.
template <typename InputAt> Device *homeOf(size_t count, InputAt inputAt) {
  for (size_t i = 0; i < count; ++i) {
    const Array &input = inputAt(i);
    if (Residency::isOnHost(input))
      continue;
    if (Device *device = Residency::deviceOf(input))
      return device;
  }
  return nullptr;
}

} // namespace

/// What a launch or an operation does, and what must move for it.
struct Planner::Work {
  LaunchWork launch;
  double uploadBytes = 0, downloadBytes = 0;
  double elements = 0; ///< Of the largest array, or what a kernel runs over.

  void addInput(const Array &input, const Device &device) {
    elements = std::max(elements, static_cast<double>(input.count()));
    auto bytes = static_cast<double>(input.bytes());
    launch.bytes += bytes;
    uploadBytes += Residency::isCurrentOn(input, device) ? 0 : bytes;
    downloadBytes += Residency::isOnHost(input) ? 0 : bytes;
  }
};

Planner::Planner(DeviceRegistry &registry) : cpu(registry.cpu()) {
  const std::string &name = registry.settings().device;
  if (name != "auto" && !name.empty())
    forcedDevice = &registry.device(name);
  else
    unitPlanner = std::make_unique<UnitPlanner>(registry);
  if (!forcedDevice)
    return;
  forcedModels_ = std::make_unique<ForcedModels>(registry);
  if (!forcedModels_->reports() && !forcedModels_->learns(*forcedDevice))
    forcedModels_.reset();
}

Planner::~Planner() = default;

void Planner::select(Device &device) {
  if (forcedDevice)
    forcedDevice = &device;
  else
    unitPlanner->places.select(device);
}

bool Planner::isCheaperOn(Device &device, const Work &work) {
  if (unitPlanner->places.isTooSmall(work.elements))
    return false;
  const DeviceModel &host = unitPlanner->places.hostModel();
  const DeviceModel &model = unitPlanner->places.modelOf(device);
  auto moving = [&](Transfer transfer, double bytes) {
    return bytes > 0 ? model.transferSeconds(transfer, bytes) : 0;
  };
  return model.launchSeconds(work.launch, false) +
             moving(Transfer::Upload, work.uploadBytes) <
         host.launchSeconds(work.launch, false) +
             moving(Transfer::Download, work.downloadBytes);
}

const char *Planner::codeObstacle(const runmat_cluster_info &cluster,
                                  const Device &device) {
  // Host functions run anywhere that takes them.
  if (device.info().kernel_format == RUNMAT_KERNEL_HOST)
    return nullptr;
  bool lacksDoubles = cluster.computes_f64 && !device.info().supports_f64;
  return lacksDoubles ? noDoubles : nullptr;
}

const char *Planner::obstacle(const runmat_cluster_info &cluster,
                              const LaunchArguments &arguments,
                              const Device &device) {
  if (device.isLost())
    return "the device was lost";
  if (device.info().kernel_format == RUNMAT_KERNEL_HOST)
    return nullptr;
  if (const char *reason = codeObstacle(cluster, device))
    return reason;
  for (uint32_t i = 0; i < cluster.output_count; ++i)
    if (const char *reason = classObstacle(
            static_cast<ElementClass>(cluster.output_classes[i]), device))
      return reason;
  for (uint32_t i = 0; i < cluster.input_count; ++i)
    if (const char *reason = classObstacle(
            fromHandle(arguments.inputs[i])->elementClass(), device))
      return reason;
  return nullptr;
}

/// The most elements of an array that the launch reads, or runs over.
static double elementsOf(const runmat_cluster_info &cluster,
                         const LaunchArguments &arguments) {
  auto most =
      static_cast<double>(iterationSpace(cluster, arguments.extents).points());
  for (uint32_t i = 0; i < cluster.input_count; ++i)
    most = std::max(
        most, static_cast<double>(fromHandle(arguments.inputs[i])->count()));
  return most;
}

bool Planner::mayHave(const runmat_cluster_info &cluster,
                      const LaunchArguments &arguments,
                      const Device &device) const {
  const bool isTooSmall =
      &device != &cpu && unitPlanner &&
      unitPlanner->places.isTooSmall(elementsOf(cluster, arguments));
  return !isTooSmall && !obstacle(cluster, arguments, device);
}

Device *Planner::chooseByCost(const ClusterRef &cluster,
                              const LaunchArguments &arguments) {
  auto inputAt = [&](size_t i) -> const Array & {
    return *fromHandle(arguments.inputs[i]);
  };
  Device *home = homeOf(cluster.info->input_count, inputAt);
  if (!home || obstacle(*cluster.info, arguments, *home))
    return nullptr;
  Work work;
  const auto points = static_cast<double>(
      iterationSpace(*cluster.info, arguments.extents).points());
  work.elements = points;
  for (size_t kind = 0; kind < RUNMAT_WORK_KINDS; ++kind)
    work.launch.operations[kind] = cluster.info->operations[kind] * points;
  for (uint32_t i = 0; i < cluster.info->input_count; ++i)
    work.addInput(inputAt(i), *home);
  return isCheaperOn(*home, work) ? home : nullptr;
}

Device &Planner::choose(const ClusterRef &cluster,
                        const LaunchArguments &arguments) {
  if (forcedDevice) {
    bool takes = !obstacle(*cluster.info, arguments, *forcedDevice);
    return takes ? *forcedDevice : cpu;
  }
  Device *device = chooseByCost(cluster, arguments);
  return device ? *device : cpu;
}

bool Planner::canHold(std::span<const ArrayRef> arrays, const Device &device) {
  return !device.isLost() &&
         device.info().kernel_format != RUNMAT_KERNEL_HOST &&
         std::none_of(arrays.begin(), arrays.end(), [&](const ArrayRef &array) {
           return classObstacle(array->elementClass(), device);
         });
}

Device *Planner::deviceOf(std::span<const ArrayRef> inputs) {
  if (forcedDevice) {
    auto isThere = [&](const ArrayRef &array) {
      return Residency::isCurrentOn(*array, *forcedDevice);
    };
    const bool takes = canHold(inputs, *forcedDevice) &&
                       std::any_of(inputs.begin(), inputs.end(), isThere);
    return takes ? forcedDevice : nullptr;
  }
  Device *home = homeOf(inputs.size(),
                        [&](size_t i) -> const Array & { return *inputs[i]; });
  if (!home || !canHold(inputs, *home))
    return nullptr;
  Work work;
  for (const ArrayRef &input : inputs)
    work.addInput(*input, *home);
  return isCheaperOn(*home, work) ? home : nullptr;
}

} // namespace runmat
