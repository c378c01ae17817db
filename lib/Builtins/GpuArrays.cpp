//===- GpuArrays.cpp - gpuArray, gather, gpuDevice, … -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The device is the one that the user or the program chose, the processor
// included: so a program with gpuArrays gives the same results with any device
// or none.
//===----------------------------------------------------------------------===//
#include "Values/GpuArrays.h"
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "runtime/Devices/DeviceSpec.h"
#include "runtime/Memory.h"
#include "runtime/Planner/DeviceChoice.h"
#include "runtime/Residency.h"

#include <cmath>
#include <optional>

namespace runmat::builtins {

namespace {

/// Brings the elements to the device. Without room there they stay where they
/// are, until a kernel wants them: no device changes what a program does.
void place(const Value &value, Device &device) {
  try {
    Residency::ensureOn(*value.array(), device);
  } catch (const OutOfDeviceMemory &) {
  }
}

void gpuArray(CallContext &context, Arguments arguments, Results &results,
              int) {
  const Value &x = arguments[0];
  if (!x.isNumeric() && !x.isLogical())
    throw Error("parallel:gpu:array:UnsupportedClass",
                "gpuArray needs a numeric or logical array, got a " +
                    x.className() + ".");
  Value result = asGpuArray(x);
  if (DeviceChoice *devices = context.devices(); devices && !result.isEmpty())
    place(result, devices->current());
  results.push_back(std::move(result));
}

/// [a, b] = gather(x, y).
void gather(CallContext &, Arguments arguments, Results &results, int) {
  for (const Value &x : arguments)
    results.push_back(gathered(x));
}

void isGpuArray(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(arguments[0].isGpuArray());
}

/// A device that was lost took with it what nobody else has.
bool isReachable(const Array &array) {
  if (Residency::isOnHost(array))
    return true;
  const Device *device = Residency::deviceOf(array);
  return !device || !device->isLost();
}

void existsOnGpu(CallContext &, Arguments arguments, Results &results, int) {
  const Value &x = arguments[0];
  results.push_back(x.isGpuArray() &&
                    (!x.isArray() || isReachable(*x.array())));
}

void underlyingType(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(Value::text(arguments[0].className()));
}

void isUnderlyingType(CallContext &, Arguments arguments, Results &results,
                      int) {
  results.push_back(arguments[0].className() == arguments[1].toText());
}

//===----------------------------------------------------------------------===//
// The device
//===----------------------------------------------------------------------===//

/// Where everything is interpreted the processor is the only one.
uint32_t deviceCount(CallContext &context) {
  DeviceChoice *devices = context.devices();
  return devices ? devices->count() : 1;
}

/// The index in the argument, itself or in what `gpuDevice` returned; none for
/// the device in use.
std::optional<uint32_t> indexOf(CallContext &context, Arguments arguments) {
  if (arguments.empty() || arguments[0].isEmpty())
    return std::nullopt;
  const Value *index = &arguments[0];
  if (index->isStruct())
    index = index->structure().get("Index");
  if (!index)
    return std::nullopt;
  const double number =
      index->isArray() && index->isScalar() ? index->scalarDouble() : 0;
  if (number == 1)
    return 1;
  // To be asked only now: the answer takes its time.
  const uint32_t count = deviceCount(context);
  if (number >= 1 && number <= count && number == std::floor(number))
    return uint32_t(number);
  throw Error("parallel:gpu:device:InvalidDevice",
              count == 1 ? "The device index must be 1: there is one device, "
                           "which --device chooses."
                         : "The device index must be a whole number from 1 "
                           "to " +
                               std::to_string(count) +
                               ", the number of devices (gpuDeviceCount).");
}

Value describe(const Device *device, uint32_t index) {
  const uint64_t total = device ? device->info().memory_bytes : memory::total();
  const uint64_t available =
      device ? device->availableMemory() : memory::available();
  StructArray description;
  description.at("Name") = Value::text(device ? device->info().name : "cpu");
  description.at("Vendor") = Value::text(device ? device->info().vendor : "");
  description.at("Backend") =
      Value::text(device ? parseDeviceSpec(device->name())->provider : "cpu");
  description.at("Index") = double(index);
  description.at("SupportsDouble") = !device || device->info().supports_f64;
  description.at("DriverVersion") =
      Value::text(device ? device->info().driver : "");
  description.at("TotalMemory") = double(total);
  description.at("AvailableMemory") = double(available);
  description.at("DeviceAvailable") = true;
  return description;
}

/// gpuDevice(k) selects, gpuDevice tells which one is selected. Both wait for a
/// device that is being opened: a program that asks wants to know.
void gpuDevice(CallContext &context, Arguments arguments, Results &results,
               int) {
  const std::optional<uint32_t> index = indexOf(context, arguments);
  DeviceChoice *devices = context.devices();
  if (devices && index)
    devices->select(*index);
  else if (devices)
    devices->await();
  results.push_back(devices ? describe(&devices->current(), devices->selected())
                            : describe(nullptr, 1));
}

void gpuDeviceCount(CallContext &context, Arguments arguments, Results &results,
                    int) {
  const bool isOfSelected =
      !arguments.empty() && isOption(arguments[0], "selected");
  results.push_back(isOfSelected ? 1.0 : double(deviceCount(context)));
}

/// The device that the argument names, when it is open.
Device *openDevice(CallContext &context, Arguments arguments) {
  const std::optional<uint32_t> index = indexOf(context, arguments);
  DeviceChoice *devices = context.devices();
  if (!devices)
    return nullptr;
  return index ? devices->openAt(*index) : &devices->current();
}

void waitForDevice(CallContext &context, Arguments arguments, Results &, int) {
  if (Device *device = openDevice(context, arguments))
    device->synchronize();
}

/// Arrays stay what and where they are; what the device holds for reuse goes.
void resetDevice(CallContext &context, Arguments arguments, Results &, int) {
  if (Device *device = openDevice(context, arguments)) {
    device->synchronize();
    device->trim();
  }
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_GpuArrays
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group gpuArrayBuiltins() { return table; }

} // namespace runmat::builtins
