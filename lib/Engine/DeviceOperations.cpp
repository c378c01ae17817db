//===- DeviceOperations.cpp - operations of the runtime on devices -*- C++ -*-//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/DeviceOperations.h"

#include <algorithm>

namespace runmat {

static constexpr DeviceOperation operations[] = {
    {RuntimeOperation::Concatenate, joinOnDevice},
    {RuntimeOperation::Find, findOnDevice},
    {RuntimeOperation::Gather, gatherOnDevice},
    {RuntimeOperation::ReadSlice, readSliceOnDevice},
    {RuntimeOperation::Repeat, repeatOnDevice},
    {RuntimeOperation::Scan, scanOnDevice},
    {RuntimeOperation::Scatter, scatterOnDevice},
    {RuntimeOperation::Shift, shiftOnDevice},
    {RuntimeOperation::WriteSlice, writeSliceOnDevice},
};

const DeviceOperation *findDeviceOperation(RuntimeOperation operation) {
  const auto *row = std::find_if(std::begin(operations), std::end(operations),
                                 [&](const DeviceOperation &known) {
                                   return known.operation == operation;
                                 });
  return row == std::end(operations) ? nullptr : row;
}

bool DeviceOperations::evaluate(CallDescription &site,
                                std::vector<Value> &arguments,
                                std::vector<Value> &results) {
  // Each gives one result there; find, say, may be asked for more.
  if (!site.onDevice || site.results.size() > 1)
    return false;
  DeviceCall call(*this, site.details, arguments, results);
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
