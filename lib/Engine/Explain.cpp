//===- Explain.cpp - what was compiled and where it ran ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/Explain.h"
#include "Interpreter/Module.h"
#include "Support/SourceText.h"
#include "runtime/Counters.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace runmat {

using Json = nlohmann::ordered_json;

static size_t lineOf(const ast::Program &program, ast::StatementId statement) {
  size_t begin = program.statements[statement]->range.begin;
  return 1 + size_t(std::count(program.source.begin(),
                               program.source.begin() + std::ptrdiff_t(begin),
                               '\n'));
}

static Json clusterReport(const runmat_cluster_info &cluster) {
  Json report;
  report["name"] = cluster.name;
  report["kind"] =
      cluster.kind == RUNMAT_CLUSTER_REDUCTION ? "reduction" : "elementwise";
  report["inputs"] = cluster.input_count;
  report["outputs"] = cluster.output_count;
  report["guarded"] = cluster.has_flag != 0;
  if (cluster.host_only)
    report["host_only"] = cluster.host_only;
  return report;
}

static Json unitReport(const UnitEntry &entry) {
  Json report;
  report["file"] = entry.program->file;
  report["line"] = lineOf(*entry.program, entry.statement);
  report["compiled"] = entry.unit != nullptr;
  if (!entry.reason.empty())
    report["ends_because"] = entry.reason;
  if (!entry.unit)
    return report;
  report["runs"] = entry.runs;
  report["side_exits"] = entry.exitsTaken;
  Json clusters = Json::array();
  for (const runmat_cluster_info &cluster : entry.unit->clusters)
    clusters.push_back(clusterReport(cluster));
  report["clusters"] = std::move(clusters);
  return report;
}

/// Counters by name; "launches.vulkan" becomes {"launches": {"vulkan": n}}.
static Json counterReport() {
  Json report = Json::object();
  for (const auto &[name, value] : counters().list()) {
    size_t dot = name.find('.');
    if (dot == std::string::npos)
      report[name] = value;
    else
      report[name.substr(0, dot)][name.substr(dot + 1)] = value;
  }
  return report;
}

static Json interpretedReport(const Interpreter &interpreter) {
  Json lines = Json::array();
  for (const auto &module : interpreter.modules())
    for (size_t id = 0; id < module->interpreted.size(); ++id)
      if (module->interpreted[id])
        lines.push_back(
            {{"file", module->program().file},
             {"line", lineOf(module->program(), ast::StatementId(id))},
             {"count", module->interpreted[id]}});
  return lines;
}

static Json report(const Engine *engine, const Interpreter &interpreter) {
  Json result;
  result["version"] = explainVersion;
  result["counters"] = counterReport();
  Json units = Json::array();
  if (engine)
    for (const UnitEntry *entry : engine->units().entries())
      units.push_back(unitReport(*entry));
  result["units"] = std::move(units);
  result["interpreted"] = interpretedReport(interpreter);
  if (engine && !engine->compilerError().empty())
    result["compiler"] = engine->compilerError();
  return result;
}

static std::string asText(const Json &report) {
  std::string text = "explain:\n";
  for (const Json &unit : report["units"]) {
    text += "  line " + std::to_string(unit["line"].get<size_t>()) + ": ";
    text += unit["compiled"].get<bool>()
                ? "unit, run " + std::to_string(unit["runs"].get<uint64_t>()) +
                      " times, " +
                      std::to_string(unit["side_exits"].get<uint64_t>()) +
                      " side exits"
                : "not compiled";
    if (unit.contains("ends_because"))
      text += "; ends because " + unit["ends_because"].get<std::string>();
    text += "\n";
    if (unit.contains("clusters"))
      for (const Json &cluster : unit["clusters"])
        text += "    " + cluster["name"].get<std::string>() + ": " +
                cluster["kind"].get<std::string>() +
                (cluster.contains("host_only")
                     ? ", on the host only: " +
                           cluster["host_only"].get<std::string>()
                     : "") +
                "\n";
  }
  for (const Json &line : report["interpreted"])
    text += "  line " + std::to_string(line["line"].get<size_t>()) +
            ": interpreted " + std::to_string(line["count"].get<uint64_t>()) +
            " times\n";
  for (const auto &[name, value] : report["counters"].items())
    text += "  " + name + ": " + value.dump() + "\n";
  return text;
}

std::string explain(ExplainFormat format, const Engine *engine,
                    const Interpreter &interpreter) {
  Json result = report(engine, interpreter);
  return format == ExplainFormat::Json ? result.dump(2) + "\n" : asText(result);
}

} // namespace runmat
