//===- AccelInfoTable.cpp - devices in words -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "AccelInfo.h"
#include "ScaledText.h"
#include "SettingsReport.h"
#include "TextTable.h"

#include "runtime/Devices/FreeMemory.h"
#include "runtime/SecondsText.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>

using namespace runmat;
using namespace runmat::driver;

namespace {

constexpr const char *indent = "  ";

/// A text of others in one line.
std::string printable(std::string text) {
  std::ranges::replace_if(
      text, [](unsigned char c) { return c < ' ' || c == 0x7F; }, ' ');
  return text;
}

std::string memoryText(const runmat_device_info &info) {
  const std::optional<uint64_t> available = freeMemory(info);
  return bytesText(info.memory_bytes) +
         (available ? ", " + bytesText(*available) + " of it free" : "");
}

std::string figureText(Figure figure, double value) {
  constexpr const char *bytes[] = {"B/s", "kB/s", "MB/s", "GB/s", "TB/s"};
  constexpr const char *operations[] = {"/s", "k/s", "M/s", "G/s", "T/s"};
  if (!info(figure).isRate)
    return secondsText(value);
  const bool isOfBytes = std::string_view(info(figure).unit) == "B/s";
  return isOfBytes ? scaledText(value, 1000, bytes)
                   : scaledText(value, 1000, operations);
}

std::string workgroupText(const runmat_device_info &info) {
  const std::optional<uint32_t> workgroup = defaultWorkgroup(info);
  return workgroup ? std::to_string(*workgroup) + " where it is auto"
                   : "none, it has no workgroups";
}

std::string precisionsOf(const runmat_device_info &info) {
  std::string all;
  for (const auto &[has, name] :
       {std::pair(info.supports_f64 != 0, "f64"),
        std::pair(info.supports_i64 != 0, "i64"),
        std::pair((info.features & RUNMAT_FEATURE_FLOAT16) != 0, "f16")})
    if (has)
      addNote(all, name);
  return all;
}

std::string describe(const ListedDevice &device) {
  const runmat_device_info &info = device.info;
  TextTable table;
  table.add({"--device=auto",
             (device.choice.isTaken ? "yes: " : "no: ") + device.choice.why});
  table.add({"type", typeName(info)});
  table.add({"vendor", printable(info.vendor)});
  table.add({"driver", printable(info.driver)});
  table.add({"memory", memoryText(info)});
  table.add({"precisions", precisionsOf(info)});
  table.add({"largest allocation", bytesText(info.largest_allocation)});
  table.add({"largest workgroup", std::to_string(info.max_workgroup_size)});
  table.add({"push constants", bytesText(info.max_push_constant_bytes)});
  table.add(
      {"two-pass-threshold",
       std::to_string(info.default_two_pass_threshold) + " where it is auto"});
  table.add({"reduction-workgroup", workgroupText(info)});
  return indent + device.place + "  " + printable(info.name) + "\n" +
         table.text("    ");
}

std::string describe(const PlaceModel &model) {
  TextTable table;
  for (size_t i = 0; i < figureCount; ++i) {
    const Figure figure = figureAt(i);
    const char *reason = priorReason(model.placeClass, figure);
    if (!reason)
      continue;
    const double assumed = model.assumed[i];
    table.add({info(figure).name,
               figureText(figure, model.model.figure(figure)),
               isMeasured(model, figure)
                   ? "measured; prior " + figureText(figure, assumed)
                   : std::string("prior: ") + reason});
  }
  return indent + model.place + "  " + nameOf(model.placeClass) + ", " +
         (model.isStored ? "learnt by earlier processes" : "assumed") + "\n" +
         table.text("    ");
}

std::string describe(const std::vector<LastWarmUp> &warmUps) {
  TextTable table;
  for (const auto &[place, name, warmUp] : warmUps)
    table.add({timeText(warmUp.began), place, printable(name),
               std::to_string(warmUp.pipelines) + " pipelines",
               secondsText(warmUp.milliseconds / 1e3)});
  return warmUps.empty() ? indent + std::string("none\n") : table.text(indent);
}

void addUse(TextTable &table, const telemetry::DeviceUse &use) {
  table.add({use.place,
             fmt::format("{} launches, {} uploads ({}), {} "
                         "downloads ({})",
                         use.launches, use.uploads, bytesText(use.uploadBytes),
                         use.downloads, bytesText(use.downloadBytes))});
  table.add({"", fmt::format("pipelines: {} compiled, {} from disk, {} used "
                             "again, {} warmed up",
                             use.pipelinesCompiled, use.pipelinesCached,
                             use.pipelinesReused, use.warmUp.pipelines)});
}

std::string cachesText(const telemetry::PastRun &run) {
  std::string text;
  for (const auto &[cache, hits, misses] : run.caches)
    addNote(text, fmt::format("{}: {} hits, {} misses", cache, hits, misses));
  return text;
}

std::string describe(const telemetry::PastRun &run) {
  TextTable table;
  for (const telemetry::DeviceUse &use : run.devices)
    addUse(table, use);
  table.add({"caches", cachesText(run)});
  for (const telemetry::Decision &decision : run.decisions)
    table.add({printable(fmt::format("{}:{}", decision.file, decision.line)),
               printable(fmt::format("{} on {}: {}", decision.cluster,
                                     decision.place, decision.reason))});
  return fmt::format("{}{}  {}  {}  status {}\n", indent, timeText(run.began),
                     printable(run.program), secondsText(run.seconds),
                     run.status) +
         table.text("    ");
}

std::string describe(const std::vector<telemetry::PastRun> &runs) {
  std::string text;
  for (const telemetry::PastRun &run : runs)
    text += describe(run);
  return runs.empty() ? indent + std::string("none\n") : text;
}

std::string describe(const std::vector<ModelKey> &forgotten) {
  std::string text = fmt::format("Models forgotten: {}\n", forgotten.size());
  for (const ModelKey &key : forgotten)
    text += printable(fmt::format("{}{}, {}, RunMat {}", indent, key.device,
                                  key.driver, key.version)) +
            "\n";
  return text + "\n";
}

} // namespace

std::string driver::accelInfoTable(const AccelInfo &info) {
  std::string text = info.forgotten ? describe(*info.forgotten) : "";
  text += "Devices\n";
  for (const ListedDevice &device : info.devices)
    text += describe(device);
  for (const auto &[provider, problem] : info.problems)
    text += indent + provider + "  " + printable(problem) + "\n";
  text += "\nSettings of devices\n" + settingsTable(info.settings, indent);
  text += "\nModels\n";
  for (const PlaceModel &model : info.models)
    text += describe(model);
  text += "\nCaches\n" + cachesTable(info.caches, indent);
  text += "\nLast warm-ups (times in UTC)\n" + describe(info.warmUps);
  return text + "\nLast runs on devices (times in UTC)\n" +
         describe(info.lastRuns);
}
