//===- Explain.cpp - what was compiled and where it ran ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/Explain.h"
#include "Engine/CounterReport.h"
#include "Engine/PlacementReport.h"
#include "Interpreter/Module.h"
#include "runtime/SecondsText.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <map>
#include <nlohmann/json.hpp>

namespace runmat {

using Json = nlohmann::ordered_json;

//===----------------------------------------------------------------------===//
// Units
//===----------------------------------------------------------------------===//

static Json kernelReport(const UnitKernels::Made &kernel) {
  static constexpr std::array stages{"elementwise", "single", "partial",
                                     "final"};
  bool onHost = kernel.format == RUNMAT_KERNEL_HOST;
  return {{"name", kernel.name},
          {"stage", stages.at(kernel.stage)},
          {"code", onHost ? "host" : "spirv"}};
}

/// Why devices have no kernel of the cluster, by their names.
static Json failureReport(const Engine &engine, const KernelSource &kernels,
                          size_t cluster) {
  Json reasons = Json::object();
  for (const std::shared_ptr<Device> &device : engine.devices())
    if (const std::string *reason =
            kernels.failure(*device, static_cast<uint32_t>(cluster)))
      reasons[device->name()] = *reason;
  return reasons;
}

static Json clusterReport(const Engine &engine, const UnitEntry &entry,
                          size_t index, StatementPlaces &places) {
  const runmat_cluster_info &cluster = entry.unit->clusters()[index];
  Json report;
  report["name"] = cluster.name;
  report.update(clusterPlace(entry, cluster, places));
  report["kind"] =
      cluster.kind == RUNMAT_CLUSTER_REDUCTION ? "reduction" : "elementwise";
  report["inputs"] = cluster.input_count;
  report["outputs"] = cluster.output_count;
  report["guarded"] = cluster.has_flag != 0;
  report["chained"] = cluster.chained != 0;
  report["computes_f64"] = cluster.computes_f64 != 0;
  if (const char *reason = engine.placementObstacle(cluster))
    report["host_only"] = reason;
  PlannedUnit &planned = entry.unit->planned();
  if (Json placement = placementReport(planned, planned.stepOf(index));
      !placement.is_null())
    report["placement"] = std::move(placement);
  Json kernels = Json::array();
  for (const UnitKernels::Made &kernel : entry.kernels->made())
    if (kernel.cluster == index)
      kernels.push_back(kernelReport(kernel));
  report["kernels"] = std::move(kernels);
  if (Json failures = failureReport(engine, *entry.kernels, index);
      !failures.empty())
    report["kernel_failures"] = std::move(failures);
  return report;
}

/// Operations of the runtime, one entry a place in the unit.
static Json operationReport(const CompiledUnit &unit) {
  Json names = Json::array();
  for (const CallDescription &call : unit.calls)
    if (!call.results.empty())
      names.push_back(call.callee);
  return names;
}

/// Those that devices did, by name.
static Json deviceOperationReport(const CompiledUnit &unit) {
  std::map<std::string, uint64_t> runs;
  for (const CallDescription &call : unit.calls)
    if (call.runsOnDevice)
      runs[call.callee] += call.runsOnDevice;
  return runs;
}

static Json unitReport(const Engine &engine, const UnitEntry &entry,
                       StatementPlaces &places) {
  Json report;
  report["file"] = entry.program->file;
  report["line"] = places.line(*entry.program, entry.statement);
  report["compiled"] = entry.unit != nullptr;
  if (!entry.reason.empty())
    report["ends_because"] = entry.reason;
  if (!entry.unit)
    return report;
  report["runs"] = entry.runs;
  report["side_exits"] = entry.exitsTaken;
  Json clusters = Json::array();
  for (size_t i = 0; i < entry.unit->clusters().size(); ++i)
    clusters.push_back(clusterReport(engine, entry, i, places));
  report["clusters"] = std::move(clusters);
  if (Json operations = operationReport(*entry.unit); !operations.empty())
    report["library_calls"] = std::move(operations);
  if (Json runs = deviceOperationReport(*entry.unit); !runs.empty())
    report["library_calls_on_device"] = std::move(runs);
  return report;
}

/// The units of a statement that made room for others.
static Json freedReport(const FreedUnits &freed, StatementPlaces &places) {
  return {{"file", freed.program->file},
          {"line", places.line(*freed.program, freed.statement)},
          {"compiled", true},
          {"freed", freed.units},
          {"runs", freed.runs},
          {"side_exits", freed.exitsTaken},
          {"clusters", Json::array()}};
}

//===----------------------------------------------------------------------===//
// Interpreted statements
//===----------------------------------------------------------------------===//

static constexpr const char *jitIsOff = "--jit=off";

static std::string reasonOf(const Engine *engine, ast::StmtKind kind,
                            ReasonId reason) {
  return engine ? engine->reasonText(kind, reason) : jitIsOff;
}

static void reportModule(const Module &module, const Engine *engine,
                         StatementPlaces &places, Json &lines) {
  const ast::Program &program = module.program();
  for (const auto &[key, count] : module.interpreted.counts())
    lines.push_back(
        {{"file", program.file},
         {"line", places.line(program, key.first)},
         {"count", count},
         {"reason",
          reasonOf(engine, program.statements[key.first]->kind, key.second)}});
}

/// The engine is asked about such statements else.
static bool isOfTextWithoutUnits(const EvaluatedLine &where) {
  return where.reason == notAsked && (where.kind == ast::StmtKind::Assign ||
                                      where.kind == ast::StmtKind::Expression ||
                                      where.kind == ast::StmtKind::If);
}

static Json interpretedReport(const Interpreter &interpreter,
                              const Engine *engine, StatementPlaces &places) {
  Json lines = Json::array();
  for (const auto &module : interpreter.modules())
    if (!module->context)
      reportModule(*module, engine, places, lines);
  for (auto [where, count] : interpreter.evaluated().lines())
    lines.push_back(
        {{"file", "eval"},
         {"line", where.line},
         {"count", count},
         {"reason", engine && isOfTextWithoutUnits(where)
                        ? "a text without loops that is evaluated once"
                        : reasonOf(engine, where.kind, where.reason)}});
  return lines;
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

static Json unitReports(const Engine &engine, StatementPlaces &places) {
  Json units = Json::array();
  for (const UnitEntry *entry : engine.units().entries())
    units.push_back(unitReport(engine, *entry, places));
  for (const FreedUnits &freed : engine.units().freed())
    units.push_back(freedReport(freed, places));
  return units;
}

static Json report(const Engine *engine, const Interpreter &interpreter) {
  StatementPlaces places;
  Json result;
  result["version"] = explainVersion;
  result["counters"] = counterReport(engine);
  result["units"] = engine ? unitReports(*engine, places) : Json::array();
  result["interpreted"] = interpretedReport(interpreter, engine, places);
  if (engine && !engine->compilerError().empty())
    result["compiler"] = engine->compilerError();
  if (engine && !engine->deviceNote().empty())
    result["device"] = engine->deviceNote();
  return result;
}

static std::string text(const Json &value) {
  return value.is_string() ? value.get<std::string>() : value.dump();
}

/// "1 time", "2 times".
static std::string counted(const Json &count, const std::string &one,
                           const std::string &several = "") {
  return text(count) + " " +
         (count == 1        ? one
          : several.empty() ? one + "s"
                            : several);
}

static std::string measuredText(const Json &measured) {
  std::string lines;
  for (const Json &place : measured)
    lines += fmt::format(
        "\n      {} on {} timed: {}, predicted {}",
        counted(place["launches"], "launch", "launches"), text(place["place"]),
        secondsText(place["measured_ms"].get<double>() / 1e3),
        secondsText(place["predicted_ms"].get<double>() / 1e3));
  return lines;
}

static std::string placementText(const Json &placement) {
  const bool isPlanned = placement["chosen_by"] == "plan";
  return fmt::format("\n      {} {}: {}", isPlanned ? "planned on" : "on",
                     text(placement["place"]), text(placement["reason"])) +
         measuredText(placement["measured"]);
}

static std::string clusterText(const Json &cluster) {
  std::string line = fmt::format("    {} of line {}: {}", text(cluster["name"]),
                                 text(cluster["line"]), text(cluster["kind"]));
  if (cluster["chained"].get<bool>())
    line += ", on the host together with the next";
  if (cluster.contains("host_only"))
    line += ", on the host only: " + text(cluster["host_only"]);
  for (const Json &kernel : cluster["kernels"])
    line += fmt::format("; kernel {} ({})", text(kernel["name"]),
                        text(kernel["code"]));
  if (cluster.contains("kernel_failures"))
    for (const auto &[device, reason] : cluster["kernel_failures"].items())
      line += fmt::format("; no kernel on {}: {}", device, text(reason));
  if (cluster.contains("placement"))
    line += placementText(cluster["placement"]);
  return line + "\n";
}

static std::string callText(const Json &unit) {
  std::string names;
  for (const Json &name : unit["library_calls"])
    names += (names.empty() ? "" : ", ") + text(name);
  return names;
}

static std::string deviceCallText(const Json &unit) {
  std::string names;
  for (const auto &[name, count] : unit["library_calls_on_device"].items())
    names += (names.empty() ? "" : ", ") + name + " " + counted(count, "time");
  return names;
}

static std::string freedText(const Json &unit) {
  return fmt::format(
      "  {}:{}: {}, freed to make room, run {}, {}\n", text(unit["file"]),
      text(unit["line"]), counted(unit["freed"], "unit"),
      counted(unit["runs"], "time"), counted(unit["side_exits"], "side exit"));
}

static std::string unitText(const Json &unit) {
  if (unit.contains("freed"))
    return freedText(unit);
  std::string line =
      fmt::format("  {}:{}: ", text(unit["file"]), text(unit["line"]));
  line += unit["compiled"] == true
              ? fmt::format("unit, run {}, {}", counted(unit["runs"], "time"),
                            counted(unit["side_exits"], "side exit"))
              : "not compiled";
  if (unit.contains("ends_because"))
    line += (unit["compiled"] == true ? "; ends because " : ": ") +
            text(unit["ends_because"]);
  line += "\n";
  if (unit.contains("clusters"))
    for (const Json &cluster : unit["clusters"])
      line += clusterText(cluster);
  if (unit.contains("library_calls"))
    line += fmt::format("    library calls: {}\n", callText(unit));
  if (unit.contains("library_calls_on_device"))
    line += fmt::format("    of these on devices: {}\n", deviceCallText(unit));
  return line;
}

static std::string counterText(const std::string &name, const Json &value) {
  if (!value.is_object())
    return fmt::format("  {}: {}\n", name, text(value));
  std::string line = "  " + name + ":";
  for (const auto &[device, figure] : value.items())
    line += fmt::format(" {} {}", device, text(figure));
  return line + "\n";
}

static std::string asText(const Json &report) {
  std::string all = "explain: units\n";
  for (const Json &unit : report["units"])
    all += unitText(unit);
  all += "explain: interpreted statements\n";
  for (const Json &line : report["interpreted"])
    all += fmt::format("  {}:{}: interpreted {}: {}\n", text(line["file"]),
                       text(line["line"]), counted(line["count"], "time"),
                       text(line["reason"]));
  if (report.contains("compiler"))
    all += "explain: " + text(report["compiler"]) + "\n";
  if (report.contains("device"))
    all += "explain: " + text(report["device"]) + "\n";
  all += "explain: counters\n";
  for (const auto &[name, value] : report["counters"].items())
    all += counterText(name, value);
  return all;
}

std::string explain(ExplainFormat format, const Engine *engine,
                    const Interpreter &interpreter) {
  Json result = report(engine, interpreter);
  // A file's name may hold bytes that are no UTF-8.
  return format == ExplainFormat::Json
             ? result.dump(2, ' ', false, Json::error_handler_t::replace) + "\n"
             : asText(result);
}

} // namespace runmat
