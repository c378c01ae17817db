//===- AccelInfoJson.cpp - devices in JSON ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "AccelInfo.h"
#include "SettingsReport.h"

#include "runtime/Devices/FreeMemory.h"

using namespace runmat;
using namespace runmat::driver;

namespace {

template <typename Range, typename Describe>
Json listOf(const Range &range, Describe describe) {
  Json list = Json::array();
  for (const auto &each : range)
    list.push_back(describe(each));
  return list;
}

template <typename T> Json orNull(const std::optional<T> &value) {
  return value ? Json(*value) : Json();
}

Json describe(const ListedDevice &device) {
  const runmat_device_info &info = device.info;
  return {
      {"device", device.place},
      {"provider", device.provider},
      {"index", info.device_index},
      {"name", info.name},
      {"vendor", info.vendor},
      {"driver", info.driver},
      {"type", typeName(info)},
      {"memory_bytes", info.memory_bytes},
      {"available_bytes", orNull(freeMemory(info))},
      {"precisions",
       {{"f64", info.supports_f64 != 0},
        {"i64", info.supports_i64 != 0},
        {"f16", (info.features & RUNMAT_FEATURE_FLOAT16) != 0}}},
      {"limits",
       {{"allocation_bytes", info.largest_allocation},
        {"workgroup_size", info.max_workgroup_size},
        {"push_constant_bytes", info.max_push_constant_bytes}}},
      {"defaults",
       {{"two_pass_threshold", info.default_two_pass_threshold},
        {"reduction_workgroup", orNull(defaultWorkgroup(info))}}},
      {"auto", {{"taken", device.choice.isTaken}, {"why", device.choice.why}}}};
}

Json describe(const ProviderProblem &problem) {
  return {{"provider", problem.provider}, {"problem", problem.problem}};
}

Json describe(const PlaceModel &model, Figure figure) {
  return {{"figure", info(figure).name},
          {"value", model.model.figure(figure)},
          {"unit", info(figure).unit},
          {"source", isMeasured(model, figure) ? "measured" : "prior"},
          {"prior", model.assumed[size_t(figure)]},
          {"reason", priorReason(model.placeClass, figure)},
          {"measurements", model.model.correction(figure).window().size()}};
}

/// Of the sizes of launches that were measured.
Json bandwidths(const DeviceModel &model) {
  Json sizes = Json::array();
  for (size_t i = 0; i < memoryClassCount; ++i) {
    const size_t measurements = model.memoryCorrection(i).window().size();
    const double bytes = leastBytesOf(i);
    if (measurements)
      sizes.push_back({{"bytes", bytes},
                       {"value", model.bandwidth(bytes)},
                       {"measurements", measurements}});
  }
  return sizes;
}

Json describe(const PlaceModel &model) {
  Json figures = Json::array();
  for (size_t i = 0; i < figureCount; ++i)
    if (priorReason(model.placeClass, figureAt(i)))
      figures.push_back(describe(model, figureAt(i)));
  return {{"place", model.place},
          {"class", nameOf(model.placeClass)},
          {"stored", model.isStored},
          {"figures", figures},
          {"bandwidths", bandwidths(model.model)}};
}

Json describe(const LastWarmUp &last) {
  return {{"device", last.place},
          {"name", last.name},
          {"began", timeText(last.warmUp.began)},
          {"milliseconds", last.warmUp.milliseconds},
          {"pipelines", last.warmUp.pipelines}};
}

Json describe(const telemetry::Decision &decision) {
  return {{"file", decision.file},
          {"line", decision.line},
          {"cluster", decision.cluster},
          {"place", decision.place},
          {"reason", decision.reason}};
}

Json describe(const std::vector<telemetry::CacheUse> &caches) {
  Json report = Json::object();
  for (const telemetry::CacheUse &use : caches)
    report[use.cache] = {{"hits", use.hits}, {"misses", use.misses}};
  return report;
}

Json describe(const telemetry::DeviceUse &use) {
  return {{"device", use.place},
          {"name", use.name},
          {"launches", use.launches},
          {"uploads", use.uploads},
          {"upload_bytes", use.uploadBytes},
          {"downloads", use.downloads},
          {"download_bytes", use.downloadBytes},
          {"kernels_loaded", use.kernelsLoaded},
          {"pipelines",
           {{"hits", use.pipelinesReused},
            {"disk_hits", use.pipelinesCached},
            {"misses", use.pipelinesCompiled},
            {"warmed", use.warmUp.pipelines}}}};
}

Json describe(const telemetry::PastRun &run) {
  constexpr auto each = [](const auto &one) { return describe(one); };
  return {{"began", timeText(run.began)},
          {"seconds", run.seconds},
          {"program", run.program},
          {"version", run.version},
          {"exit_status", run.status},
          {"devices", listOf(run.devices, each)},
          {"caches", describe(run.caches)},
          {"decisions", listOf(run.decisions, each)}};
}

Json describe(const ModelKey &key) {
  return {
      {"device", key.device}, {"driver", key.driver}, {"version", key.version}};
}

} // namespace

std::string driver::accelInfoJson(const AccelInfo &info) {
  constexpr auto each = [](const auto &one) { return describe(one); };
  Json report = {{"version", 1},
                 {"devices", listOf(info.devices, each)},
                 {"problems", listOf(info.problems, each)},
                 {"settings", settingsJson(info.settings)},
                 {"models", listOf(info.models, each)},
                 {"caches", cachesJson(info.caches)},
                 {"warm_ups", listOf(info.warmUps, each)},
                 {"last_runs", listOf(info.lastRuns, each)}};
  if (info.forgotten)
    report["forgotten"] = listOf(*info.forgotten, each);
  return jsonText(report);
}
