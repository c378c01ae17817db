//===- ProfileReport.cpp - what the profiler measured -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/ProfileReport.h"
#include "Interpreter/CallStack.h"

#include <algorithm>
#include <cstdio>

using namespace runmat;

//===----------------------------------------------------------------------===//
// Adding up
//===----------------------------------------------------------------------===//

std::string runmat::linePlace(const KernelProfile &work,
                              const std::string &file) {
  const std::string line = "line " + std::to_string(work.line);
  return work.file == file ? line : line + " of " + work.file;
}

static LineRange rangeOf(const Module &module, const ast::Function &function) {
  const SourceText &text = module.text();
  return {text.position(function.range.begin).line,
          text.position(std::max(function.range.end, 1u) - 1).line};
}

static bool includes(LineRange range, uint32_t line) {
  return range.first <= line && line <= range.second;
}

/// The innermost of the functions around a line, or null.
template <typename Functions>
static const ast::Function *
functionAt(const Module &module, const Functions &functions, uint32_t line) {
  for (const ast::Function *function : functions)
    if (includes(rangeOf(module, *function), line)) {
      const ast::Function *inner = functionAt(module, function->nested, line);
      return inner ? inner : function;
    }
  return nullptr;
}

/// The function around a line, or the script.
static const ast::Function *codeAt(const Module &module, uint32_t line) {
  const ast::Program &program = module.program();
  const ast::Function *function = functionAt(module, program.functions, line);
  return function ? function : program.script;
}

static bool isWithin(const KernelProfile &kernel,
                     const FunctionReport &function) {
  const bool isAnonymous =
      function.function->kind == ast::FunctionKind::Anonymous;
  return kernel.file == function.module->program().file &&
         includes(function.range, kernel.line) &&
         (isAnonymous ||
          codeAt(*function.module, kernel.line) == function.function);
}

static void addToLine(FunctionReport &function, const KernelProfile &kernel) {
  Spent &line = function.lines[kernel.line];
  line.count = std::max(line.count, kernel.launches.count);
  line.seconds += kernel.launches.seconds;
}

/// A unit's kernels at their lines, and the rest of its time at its first one.
/// Those of functions that are part of it are no time of this one's own.
static void addToLines(const UnitReport &unit, FunctionReport &function) {
  Spent &first = function.lines[unit.lines.first];
  first.count += unit.runs.count;
  double rest = unit.runs.seconds;
  for (const KernelProfile &kernel : unit.kernels) {
    rest -= kernel.launches.seconds;
    if (kernel.isCompiling)
      continue;
    if (isWithin(kernel, function))
      addToLine(function, kernel);
    else
      function.self = std::max(function.self - kernel.launches.seconds, 0.0);
  }
  first.seconds += std::max(rest, 0.0);
}

static FunctionReport emptyReport(std::shared_ptr<const Module> module,
                                  const ast::Function &function) {
  FunctionReport report;
  report.name = codeName(*module, function);
  report.function = &function;
  report.range = rangeOf(*module, function);
  report.module = std::move(module);
  return report;
}

/// Code that was running when the profiler was switched on made no call since.
static void addCalls(const FunctionProfile &function, FunctionReport &report) {
  double inLines = 0;
  for (const auto &[line, spent] : report.lines)
    inLines += spent.seconds;
  for (const auto &[lines, unit] : function.units)
    inLines += unit.runs.seconds;
  const bool wasCalled = function.calls.count > 0;
  report.calls = std::max<uint64_t>(function.calls.count, 1);
  report.total = wasCalled ? function.calls.seconds : inLines;
  report.self = wasCalled ? function.selfSeconds
                          : std::max(inLines - function.calledSeconds, 0.0);
}

static FunctionReport reportOf(const FunctionProfile &function) {
  FunctionReport report = emptyReport(function.module, *function.function);
  report.lines = function.lines;
  addCalls(function, report);
  for (const auto &[lines, unit] : function.units) {
    report.units.push_back({lines, unit.runs, unit.kernels()});
    addToLines(report.units.back(), report);
  }
  return report;
}

//===----------------------------------------------------------------------===//
// Functions that are part of units
//===----------------------------------------------------------------------===//

using Modules = std::span<const std::shared_ptr<Module>>;

/// The report of the function that a kernel computes a line of, perhaps a new
/// one; null where no file that is loaded has it.
static FunctionReport *reportAround(const KernelProfile &kernel,
                                    Modules modules, ProfileReport &report) {
  for (FunctionReport &known : report.functions)
    if (isWithin(kernel, known))
      return &known;
  for (const std::shared_ptr<Module> &module : modules)
    if (module->program().file == kernel.file)
      if (const ast::Function *function = codeAt(*module, kernel.line))
        return &report.functions.emplace_back(emptyReport(module, *function));
  return nullptr;
}

static void addPart(const KernelProfile &kernel, Modules modules,
                    ProfileReport &report) {
  FunctionReport *around = reportAround(kernel, modules, report);
  if (!around)
    return;
  addToLine(*around, kernel);
  around->total += kernel.launches.seconds;
  around->self += kernel.launches.seconds;
}

/// The time of kernels at the lines of functions that units of others compute.
static void addParts(Modules modules, ProfileReport &report) {
  std::vector<KernelProfile> parts;
  for (const FunctionReport &function : report.functions)
    for (const UnitReport &unit : function.units)
      std::ranges::copy_if(unit.kernels, std::back_inserter(parts),
                           [&](const KernelProfile &kernel) {
                             return !kernel.isCompiling &&
                                    !isWithin(kernel, function);
                           });
  for (const KernelProfile &kernel : parts)
    addPart(kernel, modules, report);
}

ProfileReport runmat::reportOf(const ProgramProfiler &profiler,
                               Modules modules) {
  ProfileReport report;
  report.seconds = profiler.seconds();
  for (const auto &function : profiler.functions())
    if (function->calls.count || !function->lines.empty() ||
        !function->units.empty())
      report.functions.push_back(::reportOf(*function));
  addParts(modules, report);
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

static std::string workText(const KernelProfile &work,
                            const std::string &file) {
  const std::string time = secondsText(work.launches.seconds) + " s\n";
  if (work.isCompiling)
    return "    " + work.name + " for " + linePlace(work, file) + ":" + time;
  return "    " + work.name + " of " + linePlace(work, file) + ": " +
         std::to_string(work.launches.count) + " launches," + time;
}

static std::string unitText(const UnitReport &unit, const std::string &file) {
  std::string text = "  compiled: " + placeText(unit.lines) + ", run " +
                     std::to_string(unit.runs.count) + " times," +
                     secondsText(unit.runs.seconds) + " s\n";
  for (const KernelProfile &kernel : unit.kernels)
    text += workText(kernel, file);
  return text;
}

static std::string functionText(const FunctionReport &function) {
  const std::string &file = function.module->program().file;
  std::string text = "\n" + function.name + " (" + file + ")\n" +
                     "   time s     calls   line\n";
  for (const auto &[line, spent] : function.lines)
    text += secondsText(spent.seconds) + " " + countText(spent.count) + " " +
            lineNumber(line) + "  " +
            std::string(function.module->text().lineText(line)) + "\n";
  for (const UnitReport &unit : function.units)
    text += unitText(unit, file);
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
