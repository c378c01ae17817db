//===- Summary.cpp - a recording added up, as JSON --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Telemetry/Summary.h"
#include "Telemetry/EventNames.h"

#include <nlohmann/json.hpp>

namespace runmat::telemetry {

namespace {

using Json = nlohmann::ordered_json;

double milliseconds(uint64_t nanoseconds) {
  return static_cast<double>(nanoseconds) / 1e6;
}

/// A sum of several, which must be of one kind.
void add(Total &sum, const Total &more) {
  sum.count += more.count;
  sum.failed += more.failed;
  sum.amount += more.amount;
  sum.hostTime += more.hostTime;
  sum.timed += more.timed;
  sum.deviceTime += more.deviceTime;
  sum.queueWait += more.queueWait;
}

Json describe(EventKind kind, const Total &total) {
  Json result = {{"count", total.count}, {"failed", total.failed}};
  if (kind == EventKind::Launch)
    result["items"] = total.amount;
  else if (isCall(kind) && kind != EventKind::Wait)
    result["bytes"] = total.amount;
  result["host_ms"] = milliseconds(total.hostTime);
  if (!isCall(kind) || kind == EventKind::Wait)
    return result;
  result["timed"] = total.timed;
  result["device_ms"] = milliseconds(total.deviceTime);
  result["queue_wait_ms"] = milliseconds(total.queueWait);
  return result;
}

/// All of the kinds from `first` to `last`, by name, of a device or of all.
Json describe(const Recording &recording, EventKind first, EventKind last,
              const uint32_t *device) {
  Json result = Json::object();
  for (size_t i = size_t(first); i <= size_t(last); ++i) {
    const auto kind = EventKind(i);
    Total sum;
    for (const Total &total : recording.totals)
      if (total.kind == kind && (!device || total.device == *device))
        add(sum, total);
    result[pluralOf(kind)] = describe(kind, sum);
  }
  return result;
}

Json describeKernel(const Recording &recording, const Total &total) {
  const auto device = recording.devices.find(total.device);
  Json result = {{"device", device == recording.devices.end()
                                ? std::to_string(total.device)
                                : device->second},
                 {"kernel", total.name}};
  if (total.line && total.file < recording.files.size()) {
    result["file"] = recording.files[total.file];
    result["line"] = total.line;
  }
  result.update(describe(total.kind, total));
  return result;
}

} // namespace

Json summaryOf(const Recording &recording) {
  Json report;
  report["recorded_ms"] = milliseconds(recording.end - recording.begin);
  report["host"] =
      describe(recording, EventKind::Statement, EventKind::Open, nullptr);
  report["devices"] = Json::object();
  for (const auto &[device, name] : recording.devices)
    report["devices"][name] =
        describe(recording, EventKind::Launch, EventKind::Wait, &device);
  report["kernels"] = Json::array();
  for (const Total &total : recording.totals)
    if (total.kind == EventKind::Launch)
      report["kernels"].push_back(describeKernel(recording, total));
  report["events"] = {{"kept", recording.events.size()},
                      {"dropped", recording.dropped}};
  return report;
}

} // namespace runmat::telemetry
