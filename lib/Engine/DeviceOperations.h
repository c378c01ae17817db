//===- DeviceOperations.h - operations of the runtime on devices -*- C++ -*-==//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What units leave to the runtime is done on the host, unless arrays of it live
// on a device and the operation is in the table here.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_DEVICEOPERATIONS_H
#define RUNMAT_ENGINE_DEVICEOPERATIONS_H

#include "Builtins/Kernels/Reduce.h"
#include "Engine/CompiledUnit.h"
#include "Engine/LibraryKernels.h"
#include "Values/Value.h"
#include "Values/WindowCopy.h"
#include "runtime/Planner/Planner.h"

#include <functional>
#include <optional>

namespace runmat {

class DeviceCall;

/// A row of the table.
struct DeviceOperation {
  RuntimeOperation operation;
  /// Does the operation on a device and gives its results, or answers false
  /// with the arguments as they were. It takes valid calls only: the host finds
  /// what is wrong with others. A failure of the device is a runmat::Error;
  /// then the arguments are as they were, too.
  bool (*run)(DeviceCall &call);
};

/// Where an operation is to be done.
struct OperationPlace {
  /// What a plan gives it; null without one.
  Device *planned = nullptr;
  /// Called before the host sees what a device computed; may throw.
  std::function<void()> beforeHostReads = [] {};
};

/// The row of an operation; null when the host does it.
const DeviceOperation *findDeviceOperation(RuntimeOperation operation);

/// Tries operations on devices.
class DeviceOperations {
public:
  /// See LibraryKernels.
  explicit DeviceOperations(Planner &planner,
                            const std::string &codeFolder = {})
      : planner(planner), kernels(codeFolder) {}

  /// Does the operation of the call site on a device and gives its results.
  /// False when the host is the place for it, or the device failed: then the
  /// arguments are as they were.
  bool evaluate(CallDescription &site, std::vector<Value> &arguments,
                std::vector<Value> &results, const OperationPlace &place = {});

private:
  friend class DeviceCall;
  Planner &planner;
  LibraryKernels kernels;
};

/// What an operation works with.
class DeviceCall {
public:
  DeviceCall(DeviceOperations &operations, const OperationDetails &details,
             std::vector<Value> &arguments, std::vector<Value> &results,
             const OperationPlace &given = {})
      : details(details), arguments(arguments), results(results),
        operations(operations), given(given) {}

  const OperationDetails &details;
  std::vector<Value> &arguments;
  std::vector<Value> &results;

  /// The device for an operation that reads these arrays; null for the host.
  /// Buffers of arrays there stay until the call is over.
  Device *place(std::span<const ArrayRef> inputs);
  void launch(Device &device, const LibraryLaunch &launch) const {
    operations.kernels.launch(device, launch);
  }
  /// A number that the device computed, of which the host makes use.
  template <typename T>
  T read(Device &device, const DeviceBuffer &from, uint64_t offset = 0) const {
    given.beforeHostReads();
    T value{};
    device.download(from.get(), offset, &value, sizeof(value));
    return value;
  }

private:
  DeviceOperations &operations;
  const OperationPlace &given;
  std::optional<ResidentCopies::Use> use;
};

/// Whether the kernels that copy windows can do this one.
bool canCopyOnDevice(const WindowCopy &window);
/// Copies a window between buffers of the device.
void copyOnDevice(const DeviceCall &call, Device &device, WindowCopy window,
                  const runmat_buffer &from, const runmat_buffer &to,
                  bool mustFinish = false);

/// The device for an operation that changes `target` in place: where it is, so
/// that it is not moved back and forth; one that takes no memory yet follows
/// `source`.
Device *placeOfWrite(DeviceCall &call, const ArrayRef &target,
                     const ArrayRef &source);
/// Changes the first argument in place, which becomes the result: `write` gets
/// its elements on the device, which nobody else sees. The argument is as it
/// was when this throws.
void changeInPlace(
    DeviceCall &call, Device &device,
    const std::function<void(const runmat_buffer &target)> &write);

// The operations, each in a file of its own.

/// [a b], [a; b]: of real arrays of one class.
bool concatenateOnDevice(DeviceCall &call);
/// Copies side by side, and a shift by one number of places.
bool repeatOnDevice(DeviceCall &call);
bool shiftOnDevice(DeviceCall &call);
/// Regular parts, read and set.
bool readSliceOnDevice(DeviceCall &call);
bool writeSliceOnDevice(DeviceCall &call);
/// Scans from the start, of real floats and logical.
bool scanOnDevice(DeviceCall &call);

/// x(i, j), where a mask or a list of positions is among the subscripts.
bool gatherOnDevice(DeviceCall &call);
/// find(mask)
bool findOnDevice(DeviceCall &call);
/// x(mask) = v, x(mask, :) = v, …, in place.
bool scatterOnDevice(DeviceCall &call);

} // namespace runmat

#endif // RUNMAT_ENGINE_DEVICEOPERATIONS_H
