//===- DeviceOperations.cpp - operations of the runtime on devices -*- C++ -*-//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/DeviceOperations.h"

#include <algorithm>

namespace runmat {

static constexpr DeviceOperation operations[] = {
    {"assign_slice", writeSliceOnDevice},
    {"cat", joinAlongOnDevice},
    {"circshift", shiftOnDevice},
    {"cummax", scanOnDevice<ScanOpcode::Maximum>},
    {"cummin", scanOnDevice<ScanOpcode::Minimum>},
    {"cumprod", scanOnDevice<ScanOpcode::Product>},
    {"cumsum", scanOnDevice<ScanOpcode::Sum>},
    {"find", findOnDevice},
    {"horzcat", joinOnDevice<1>},
    {"index", indexOnDevice},
    {"repmat", repeatOnDevice},
    {"slice", readSliceOnDevice},
    {"update", updateOnDevice},
    {"vertcat", joinOnDevice<0>},
};

const DeviceOperation *findDeviceOperation(std::string_view name) {
  const auto *row = std::find_if(
      std::begin(operations), std::end(operations),
      [&](const DeviceOperation &known) { return known.name == name; });
  return row == std::end(operations) ? nullptr : row;
}

bool DeviceOperations::evaluate(CallDescription &site,
                                std::vector<Value> &arguments,
                                std::vector<Value> &results) {
  // Each gives one result there; find, say, may be asked for more.
  if (!site.onDevice || site.results.size() > 1)
    return false;
  DeviceCall call(*this, arguments, results);
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
