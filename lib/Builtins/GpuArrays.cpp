//===- GpuArrays.cpp - gpuArray, gather, gpuDevice, … -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The device is the one that the user chose, the processor included: so a
// program with gpuArrays gives the same results with any device or none.
//===----------------------------------------------------------------------===//
#include "Values/GpuArrays.h"
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "runtime/Devices/Device.h"
#include "runtime/Memory.h"
#include "runtime/Residency.h"

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
  if (Device *device = context.device(); device && !result.isEmpty())
    place(result, *device);
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

/// There is one device, which every index must name.
void requireFirst(Arguments arguments) {
  const bool isFirst = arguments.empty() || arguments[0].isStruct() ||
                       arguments[0].isEmpty() ||
                       (arguments[0].isArray() && arguments[0].isScalar() &&
                        arguments[0].scalarDouble() == 1);
  if (!isFirst)
    throw Error("parallel:gpu:device:InvalidDevice",
                "The device index must be 1: there is one device in use, which "
                "--device chooses.");
}

void gpuDevice(CallContext &context, Arguments arguments, Results &results,
               int) {
  requireFirst(arguments);
  const Device *device = context.device();
  const uint64_t total =
      device ? device->info().memory_bytes : memory::available();
  const uint64_t available = device ? device->availableMemory() : total;
  StructArray description;
  description.at("Name") = Value::text(device ? device->info().name : "cpu");
  description.at("Index") = 1.0;
  description.at("SupportsDouble") = !device || device->info().supports_f64;
  description.at("DriverVersion") =
      Value::text(device ? device->info().driver : "");
  description.at("TotalMemory") = double(total);
  description.at("AvailableMemory") = double(available);
  description.at("DeviceAvailable") = true;
  results.push_back(std::move(description));
}

void gpuDeviceCount(CallContext &, Arguments, Results &results, int) {
  results.push_back(1.0);
}

void waitForDevice(CallContext &context, Arguments arguments, Results &, int) {
  requireFirst(arguments);
  if (Device *device = context.device())
    device->synchronize();
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_GpuArrays
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group gpuArrayBuiltins() { return table; }

} // namespace runmat::builtins
