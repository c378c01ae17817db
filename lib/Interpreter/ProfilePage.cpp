//===- ProfilePage.cpp - a profile as a page --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/ProfileReport.h"

#include <algorithm>
#include <cstdio>

using namespace runmat;

static constexpr const char *head = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>RunMat profile</title>
<style>
body { font-family: sans-serif; margin: 2em; }
table { border-collapse: collapse; }
td, th { padding: 0 0.8em; text-align: right; white-space: pre; }
th { border-bottom: 1px solid; }
.text { text-align: left; font-family: monospace; }
.compiled { border-left: 4px solid #47a; }
</style>
</head>
<body>
<h1>Profile</h1>
)";

static std::string escaped(std::string_view text) {
  std::string result;
  for (char c : text)
    switch (c) {
    case '&':
      result += "&amp;";
      break;
    case '<':
      result += "&lt;";
      break;
    case '>':
      result += "&gt;";
      break;
    default:
      result += c;
    }
  return result;
}

static std::string seconds(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.6f", value);
  return text;
}

static std::string cell(const std::string &text) {
  return "<td>" + text + "</td>";
}

static std::string overview(const ProfileReport &report) {
  std::string text = "<p>" + seconds(report.seconds) + " s measured.</p>\n";
  text += "<table>\n<tr><th>total s</th><th>self s</th><th>calls</th>"
          "<th class=\"text\">function</th></tr>\n";
  for (size_t i = 0; i < report.functions.size(); ++i) {
    const FunctionReport &function = report.functions[i];
    text += "<tr>" + cell(seconds(function.total)) +
            cell(seconds(function.self)) +
            cell(std::to_string(function.calls)) +
            "<td class=\"text\"><a href=\"#f" + std::to_string(i) + "\">" +
            escaped(function.name) + "</a></td></tr>\n";
  }
  return text + "</table>\n";
}

static bool isCompiled(const FunctionReport &function, uint32_t line) {
  return std::ranges::any_of(function.units, [&](const UnitReport &unit) {
    return unit.lines.first <= line && line <= unit.lines.second;
  });
}

/// The darker the more of the function's time.
static std::string shade(double part) {
  char text[64];
  std::snprintf(text, sizeof text,
                " style=\"background: rgba(255, 120, 60, %.2f)\"",
                std::clamp(part, 0.0, 1.0));
  return text;
}

static std::string sourceLine(const FunctionReport &function, uint32_t line) {
  const auto spent = function.lines.find(line);
  const bool isMeasured = spent != function.lines.end();
  const double time = isMeasured ? spent->second.seconds : 0;
  return "<tr" +
         (time > 0 && function.total > 0 ? shade(time / function.total) : "") +
         ">" + cell(isMeasured ? seconds(time) : "") +
         cell(isMeasured ? std::to_string(spent->second.count) : "") +
         cell(std::to_string(line)) + "<td class=\"text" +
         (isCompiled(function, line) ? " compiled" : "") + "\">" +
         escaped(function.module->text().lineText(line)) + "</td></tr>\n";
}

static std::string kernelItem(const KernelProfile &kernel,
                              const std::string &file) {
  const std::string place = escaped(linePlace(kernel, file));
  const std::string time = seconds(kernel.launches.seconds) + " s</li>\n";
  if (kernel.isCompiling)
    return "<li>" + kernel.name + " for " + place + ": " + time;
  return "<li>" + escaped(kernel.name) + " of " + place + ": " +
         std::to_string(kernel.launches.count) + " launches, " + time;
}

static std::string unitItem(const UnitReport &unit, const std::string &file) {
  std::string text = "<li>lines " + std::to_string(unit.lines.first) + "-" +
                     std::to_string(unit.lines.second) + ": run " +
                     std::to_string(unit.runs.count) + " times, " +
                     seconds(unit.runs.seconds) + " s";
  if (!unit.kernels.empty()) {
    text += "\n<ul>\n";
    for (const KernelProfile &kernel : unit.kernels)
      text += kernelItem(kernel, file);
    text += "</ul>\n";
  }
  return text + "</li>\n";
}

static std::string section(const FunctionReport &function, size_t number) {
  std::string text = "<h2 id=\"f" + std::to_string(number) + "\">" +
                     escaped(function.name) + "</h2>\n<p>" +
                     escaped(function.module->program().file) + "</p>\n";
  text += "<table>\n<tr><th>time s</th><th>calls</th><th>line</th>"
          "<th class=\"text\">source</th></tr>\n";
  for (uint32_t line = function.range.first; line <= function.range.second;
       ++line)
    text += sourceLine(function, line);
  text += "</table>\n";
  if (function.units.empty())
    return text;
  text += "<p>Compiled:</p>\n<ul>\n";
  for (const UnitReport &unit : function.units)
    text += unitItem(unit, function.module->program().file);
  return text + "</ul>\n";
}

std::string runmat::pageOf(const ProfileReport &report) {
  std::string text = head + overview(report);
  for (size_t i = 0; i < report.functions.size(); ++i)
    text += section(report.functions[i], i);
  return text + "</body>\n</html>\n";
}
