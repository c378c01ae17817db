//===- DeviceOperations.cpp - operations of the runtime on devices -*- C++ -*-//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/DeviceOperations.h"

#include "runtime/Residency.h"

#include <algorithm>

namespace runmat {

static constexpr DeviceOperation operations[] = {
    // Indexing has no name in the language; what has one says it in its record.
    {RuntimeOperation::Append, concatenateOnDevice},
    {RuntimeOperation::Gather, gatherOnDevice},
    {RuntimeOperation::ReadSlice, readSliceOnDevice},
    {RuntimeOperation::Scatter, scatterOnDevice},
    {RuntimeOperation::WriteSlice, writeSliceOnDevice},
#include "Catalogue/DeviceRows.inc"
};

const DeviceOperation *findDeviceOperation(RuntimeOperation operation) {
  const auto *row = std::find_if(std::begin(operations), std::end(operations),
                                 [&](const DeviceOperation &known) {
                                   return known.operation == operation;
                                 });
  return row == std::end(operations) ? nullptr : row;
}

Device *DeviceCall::place(std::span<const ArrayRef> inputs) {
  Device *device = given.planned;
  if (!given.planned)
    device = operations.planner.deviceOf(inputs);
  else if (!Planner::canHold(inputs, *given.planned))
    device = nullptr;
  if (device)
    use.emplace(device->copies());
  return device;
}

/// Whether a device may do an operation on these: one that a plan names, or one
/// that has any of them. Most have none, which is to cost next to nothing.
static bool concernsDevices(const std::vector<Value> &arguments,
                            const OperationPlace &place) {
  return place.planned ||
         std::ranges::any_of(arguments, [](const Value &value) {
           const Array *array = value.boxedArray();
           return array && Residency::deviceOf(*array);
         });
}

bool DeviceOperations::evaluate(CallDescription &site,
                                std::vector<Value> &arguments,
                                std::vector<Value> &results,
                                const OperationPlace &place) {
  // Each gives one result there; find, say, may be asked for more.
  if (!site.onDevice || site.results.size() > 1 ||
      !concernsDevices(arguments, place))
    return false;
  DeviceCall call(*this, site.details, arguments, results, place);
  try {
    if (!site.onDevice->run(call))
      return false;
  } catch (const Error &) {
    // The host does it instead, or says clearly why it cannot either.
    return false;
  }
  ++site.runsOnDevice;
  counters().libraryCallsOnDevice.add();
  return true;
}

} // namespace runmat
