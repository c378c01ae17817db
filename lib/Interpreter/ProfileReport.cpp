//===- ProfileReport.cpp - what the profiler measured -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/ProfileReport.h"

#include <algorithm>
#include <cstdio>

using namespace runmat;

//===----------------------------------------------------------------------===//
// Adding up
//===----------------------------------------------------------------------===//

/// The kernels at lines of a range, which are taken out of the list.
static std::vector<KernelProfile>
takeKernels(std::vector<KernelProfile> &kernels, const std::string &file,
            LineRange lines) {
  const auto isWithin = [&](const KernelProfile &kernel) {
    return kernel.file == file && kernel.line >= lines.first &&
           kernel.line <= lines.second;
  };
  std::vector<KernelProfile> taken;
  std::ranges::copy_if(kernels, std::back_inserter(taken), isWithin);
  std::erase_if(kernels, isWithin);
  return taken;
}

static void addToLines(const UnitReport &unit,
                       std::map<uint32_t, Spent> &lines) {
  Spent &first = lines[unit.lines.first];
  first.count += unit.runs.count;
  double rest = unit.runs.seconds;
  for (const KernelProfile &kernel : unit.kernels) {
    rest -= kernel.launches.seconds;
    if (kernel.isCompiling)
      continue;
    Spent &line = lines[kernel.line];
    line.count = std::max(line.count, kernel.launches.count);
    line.seconds += kernel.launches.seconds;
  }
  first.seconds += std::max(rest, 0.0);
}

static LineRange rangeOf(const Module &module, const ast::Function &function) {
  const SourceText &text = module.text();
  return {text.position(function.range.begin).line,
          text.position(std::max(function.range.end, 1u) - 1).line};
}

static FunctionReport reportOf(const FunctionProfile &function,
                               std::vector<KernelProfile> &kernels) {
  FunctionReport report;
  report.name = function.name;
  report.module = function.module;
  report.function = function.function;
  report.range = rangeOf(*function.module, *function.function);
  report.lines = function.lines;
  for (const auto &[lines, runs] : function.units) {
    report.units.push_back(
        {lines, runs,
         takeKernels(kernels, function.module->program().file, lines)});
    addToLines(report.units.back(), report.lines);
  }
  double inLines = 0;
  for (const auto &[line, spent] : report.lines)
    inLines += spent.seconds;
  // Code that was running when the profiler was switched on made no call since.
  const bool wasCalled = function.calls.count > 0;
  report.calls = std::max<uint64_t>(function.calls.count, 1);
  report.total = wasCalled ? function.calls.seconds : inLines;
  report.self = wasCalled ? function.selfSeconds
                          : std::max(inLines - function.calledSeconds, 0.0);
  return report;
}

ProfileReport runmat::reportOf(const ProgramProfiler &profiler) {
  ProfileReport report;
  report.seconds = profiler.seconds();
  std::vector<KernelProfile> kernels = profiler.kernels();
  for (const auto &function : profiler.functions())
    if (function->calls.count || !function->lines.empty() ||
        !function->units.empty())
      report.functions.push_back(::reportOf(*function, kernels));
  std::ranges::sort(report.functions, std::greater(), &FunctionReport::total);
  return report;
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static std::string secondsText(double seconds) {
  char text[32];
  std::snprintf(text, sizeof text, "%9.6f", seconds);
  return text;
}

static std::string countText(uint64_t count) {
  char text[32];
  std::snprintf(text, sizeof text, "%9llu",
                static_cast<unsigned long long>(count));
  return text;
}

static std::string lineNumber(uint32_t line) {
  char text[32];
  std::snprintf(text, sizeof text, "%6u", line);
  return text;
}

static std::string placeText(const LineRange &lines) {
  return lines.first == lines.second ? "line " + std::to_string(lines.first)
                                     : "lines " + std::to_string(lines.first) +
                                           "-" + std::to_string(lines.second);
}

static std::string workText(const KernelProfile &work) {
  const std::string time = secondsText(work.launches.seconds) + " s\n";
  if (work.isCompiling)
    return "    " + work.name + " for line " + std::to_string(work.line) + ":" +
           time;
  return "    " + work.name + " of line " + std::to_string(work.line) + ": " +
         std::to_string(work.launches.count) + " launches," + time;
}

static std::string unitText(const UnitReport &unit) {
  std::string text = "  compiled: " + placeText(unit.lines) + ", run " +
                     std::to_string(unit.runs.count) + " times," +
                     secondsText(unit.runs.seconds) + " s\n";
  for (const KernelProfile &kernel : unit.kernels)
    text += workText(kernel);
  return text;
}

static std::string functionText(const FunctionReport &function) {
  std::string text = "\n" + function.name + " (" +
                     function.module->program().file + ")\n" +
                     "   time s     calls   line\n";
  for (const auto &[line, spent] : function.lines)
    text += secondsText(spent.seconds) + " " + countText(spent.count) + " " +
            lineNumber(line) + "  " +
            std::string(function.module->text().lineText(line)) + "\n";
  for (const UnitReport &unit : function.units)
    text += unitText(unit);
  return text;
}

std::string runmat::textOf(const ProfileReport &report) {
  if (report.functions.empty())
    return "The profiler has measured nothing. Switch it on with profile on, "
           "and run a program.\n";
  std::string text = "  total s    self s     calls  function\n";
  for (const FunctionReport &function : report.functions)
    text += secondsText(function.total) + " " + secondsText(function.self) +
            " " + countText(function.calls) + "  " + function.name + "\n";
  for (const FunctionReport &function : report.functions)
    text += functionText(function);
  return text;
}
