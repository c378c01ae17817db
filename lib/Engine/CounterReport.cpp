//===- CounterReport.cpp - the counters as JSON -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CounterReport.h"
#include "runtime/Counters.h"

#include <nlohmann/json.hpp>

namespace runmat {

using Json = nlohmann::ordered_json;

std::optional<runmat_provider_statistics> driverFigures(const Device &device) {
  runmat_provider_statistics figures{};
  figures.struct_size = sizeof(figures);
  const auto held = device.lock();
  // A device that cannot say how it fared has said why already.
  if (device.table().statistics(device.instance(), &figures) != RUNMAT_OK)
    return std::nullopt;
  return figures;
}

static void addPipelines(const Engine &engine, Json &report) {
  for (const std::shared_ptr<Device> &device : engine.devices()) {
    const auto figures = driverFigures(*device);
    if (!figures)
      continue;
    const std::string &name = device->name();
    report["pipelinesCompiled"][name] = figures->pipelines_compiled;
    report["pipelinesCached"][name] = figures->pipelines_cached;
    report["pipelinesReused"][name] = figures->pipelines_reused;
    report["pipelinesWarmed"][name] = figures->pipelines_warmed;
    report["warmUpMilliseconds"][name] = figures->warm_up_microseconds / 1e3;
  }
}

Json cacheReport(const Json &counters) {
  Json report;
  for (const auto &[cache, counter] :
       {std::pair("units", "unitCache"), std::pair("plans", "planCache"),
        std::pair("models", "modelCache")})
    report[cache] = {{"hits", counters[std::string(counter) + "Hits"]},
                     {"misses", counters[std::string(counter) + "Misses"]}};
  report["pipelines"] = Json::object();
  if (!counters.contains("pipelinesCompiled"))
    return report;
  for (const auto &[device, compiled] : counters["pipelinesCompiled"].items())
    report["pipelines"][device] = {
        {"hits", counters["pipelinesReused"][device]},
        {"disk_hits", counters["pipelinesCached"][device]},
        {"misses", compiled}};
  return report;
}

Json counterReport(const Engine *engine) {
  Json report = Json::object();
  for (const auto &[name, value] : counters().list()) {
    size_t dot = name.find('.');
    if (dot == std::string::npos)
      report[name] = value;
    else
      report[name.substr(0, dot)][name.substr(dot + 1)] = value;
  }
  if (engine)
    addPipelines(*engine, report);
  return report;
}

} // namespace runmat
