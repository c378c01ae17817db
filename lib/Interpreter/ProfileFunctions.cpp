//===- ProfileFunctions.cpp - profile and profsave --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/ProfileFunctions.h"
#include "Interpreter/ProfileReport.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>

using namespace runmat;

using Arguments = std::span<const Value>;

//===----------------------------------------------------------------------===//
// Structures
//===----------------------------------------------------------------------===//

static StructArray structOf(std::vector<std::pair<std::string, Value>> fields) {
  StructArray all;
  for (auto &[name, value] : fields)
    all.at(name) = std::move(value);
  return all;
}

/// Rows of numbers as a matrix.
static Value matrixOf(const std::vector<std::vector<double>> &rows,
                      size_t columns) {
  ArrayRef matrix = Array::make(
      ElementClass::Double, Extents(int64_t(rows.size()), int64_t(columns)));
  double *elements = matrix->mutableAs<double>();
  for (size_t i = 0; i < rows.size(); ++i)
    for (size_t k = 0; k < columns; ++k)
      elements[k * rows.size() + i] = rows[i][k];
  return Value(std::move(matrix));
}

static Value linesOf(const FunctionReport &function) {
  std::vector<std::vector<double>> rows;
  for (const auto &[line, spent] : function.lines)
    rows.push_back({double(line), double(spent.count), spent.seconds});
  return matrixOf(rows, 3);
}

static Value unitsOf(const FunctionReport &function) {
  std::vector<std::vector<double>> rows;
  for (const UnitReport &unit : function.units)
    rows.push_back({double(unit.lines.first), double(unit.lines.second),
                    double(unit.runs.count), unit.runs.seconds});
  return matrixOf(rows, 4);
}

static StructArray functionTable(const ProfileReport &report) {
  StructArray all;
  all.names = {"FunctionName", "FileName",      "NumCalls",     "TotalTime",
               "SelfTime",     "ExecutedLines", "CompiledLines"};
  all.columns.resize(all.names.size());
  for (const FunctionReport &function : report.functions) {
    const Module &module = *function.module;
    Value row[] = {Value::text(function.name),
                   Value::text(module.file().empty() ? module.program().file
                                                     : module.file()),
                   Value(double(function.calls)),
                   Value(function.total),
                   Value(function.self),
                   linesOf(function),
                   unitsOf(function)};
    for (size_t i = 0; i < all.columns.size(); ++i)
      all.columns[i].push_back(std::move(row[i]));
  }
  all.extents = Extents(int64_t(report.functions.size()), 1);
  return all;
}

/// A column for each begin (0) or end (1) of a call, with the place of its
/// function in the table.
static Value functionHistory(const ProfileReport &report,
                             const std::vector<CallEvent> &events) {
  std::map<const ast::Function *, double> places;
  for (const FunctionReport &function : report.functions)
    places.emplace(function.function, double(places.size() + 1));
  ArrayRef matrix =
      Array::make(ElementClass::Double, Extents(2, int64_t(events.size())));
  double *elements = matrix->mutableAs<double>();
  for (const CallEvent &event : events) {
    *elements++ = event.isEnd;
    *elements++ = places[event.function];
  }
  return Value(std::move(matrix));
}

static ProfileReport reportOf(Interpreter &interpreter) {
  return reportOf(interpreter.profiler(), interpreter.modules());
}

static Value infoOf(Interpreter &interpreter) {
  const ProgramProfiler &profiler = interpreter.profiler();
  const ProfileReport report = reportOf(interpreter);
  return structOf(
      {{"FunctionTable", functionTable(report)},
       {"FunctionHistory", functionHistory(report, profiler.history())},
       {"TotalTime", Value(report.seconds)},
       {"Measurement", Value(double(profiler.measurement()))}});
}

static ValueList status(Interpreter &interpreter, int outputCount) {
  const ProgramProfiler &profiler = interpreter.profiler();
  const char *state = profiler.isOn() ? "on" : "off";
  if (outputCount > 0)
    return {structOf({{"ProfilerStatus", Value::text(state)},
                      {"DetailLevel", Value::text("mmex")},
                      {"Timer", Value::text("performance")},
                      {"HistoryTracking",
                       Value::text(profiler.keepsHistory() ? "on" : "off")}})};
  interpreter.write(std::string("The profiler is ") + state + ".\n");
  return {};
}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

static void writePage(Interpreter &interpreter, const std::string &path) {
  std::ofstream file(path, std::ios::binary);
  file << pageOf(reportOf(interpreter));
  file.close();
  if (!file)
    throw Error("MATLAB:profile:cannotWrite",
                "The page '" + path +
                    "' cannot be written: " + std::strerror(errno) + ".");
}

static std::string writeFolder(Interpreter &interpreter,
                               const std::string &folder) {
  std::error_code ignored;
  std::filesystem::create_directories(folder, ignored);
  const std::string path = folder + "/index.html";
  writePage(interpreter, path);
  return path;
}

static constexpr const char *usualFolder = "profile_results";

static ValueList showReport(Interpreter &interpreter, Arguments rest, int) {
  interpreter.profiler().stop();
  if (rest.empty())
    interpreter.write(textOf(reportOf(interpreter)));
  else
    writePage(interpreter, rest[0].toText());
  return {};
}

static ValueList showPage(Interpreter &interpreter, Arguments, int) {
  interpreter.profiler().stop();
  interpreter.write("The profile is in '" +
                    writeFolder(interpreter, usualFolder) + "'.\n");
  return {};
}

ValueList runmat::saveProfile(Interpreter &interpreter, Frame &,
                              Arguments arguments, int) {
  const ProgramProfiler &profiler = interpreter.profiler();
  if (!arguments.empty() && arguments[0].isStruct()) {
    const Value *measured = arguments[0].structure().get("Measurement");
    if (!measured || measured->scalarDouble() != double(profiler.measurement()))
      throw Error("MATLAB:profsave:otherMeasurement",
                  "profsave can write the last measurement only, and the "
                  "structure is not that of profile('info') since.");
    arguments = arguments.subspan(1);
  }
  writeFolder(interpreter,
              arguments.empty() ? usualFolder : arguments[0].toText());
  return {};
}

//===----------------------------------------------------------------------===//
// Actions
//===----------------------------------------------------------------------===//

static constexpr size_t usualHistory = 5'000'000;

/// How many begins and ends of calls the options want. Those of the timer are
/// known and change nothing.
static size_t historyOf(Arguments options) {
  static constexpr std::string_view ofTimer[] = {"-timer", "performance",
                                                 "real"};
  size_t most = 0;
  for (const Value &option : options) {
    const std::string word = option.toText();
    if (word == "-history")
      most = usualHistory;
    else if (word == "-nohistory")
      most = 0;
    else if (std::ranges::find(ofTimer, word) == std::end(ofTimer))
      throw Error("MATLAB:profile:unknownOption",
                  "profile on: the option '" + word +
                      "' is not known. Expected -history, -nohistory, -timer "
                      "performance or -timer real.");
  }
  return most;
}

static ValueList switchOn(Interpreter &interpreter, Arguments rest, int) {
  interpreter.profiler().keepHistory(historyOf(rest));
  interpreter.profiler().start(/*clears=*/true);
  return {};
}

static ValueList resume(Interpreter &interpreter, Arguments, int) {
  interpreter.profiler().start(/*clears=*/false);
  return {};
}

static ValueList switchOff(Interpreter &interpreter, Arguments, int) {
  interpreter.profiler().stop();
  return {};
}

static ValueList clear(Interpreter &interpreter, Arguments, int) {
  interpreter.profiler().clear();
  return {};
}

static ValueList showStatus(Interpreter &interpreter, Arguments,
                            int outputCount) {
  return status(interpreter, outputCount);
}

static ValueList info(Interpreter &interpreter, Arguments, int) {
  interpreter.profiler().stop();
  return {infoOf(interpreter)};
}

namespace {
struct Action {
  std::string_view name;
  size_t mostArguments;
  ValueList (*run)(Interpreter &interpreter, Arguments rest, int outputCount);
};
constexpr Action actions[] = {
    {"on", 3, switchOn},       {"off", 0, switchOff},     {"resume", 0, resume},
    {"clear", 0, clear},       {"status", 0, showStatus}, {"info", 0, info},
    {"report", 1, showReport}, {"viewer", 0, showPage},
};
} // namespace

ValueList runmat::profileProgram(Interpreter &interpreter, Frame &,
                                 Arguments arguments, int outputCount) {
  const std::string word = arguments[0].toText();
  const auto action = std::ranges::find(actions, word, &Action::name);
  if (action == std::end(actions))
    throw Error("MATLAB:profile:unknownAction",
                "profile: expected on, off, clear, resume, status, info, "
                "report or viewer, got '" +
                    word + "'.");
  const Arguments rest = arguments.subspan(1);
  if (rest.size() > action->mostArguments)
    throw Error("MATLAB:profile:tooManyArguments",
                "profile " + word + ": '" +
                    rest[action->mostArguments].toText() +
                    "' is one word too many.");
  ValueList results = action->run(interpreter, rest, outputCount);
  interpreter.updateWatched();
  return results;
}
