//===- BreakpointList.cpp - dbstatus ----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/BreakpointPlaces.h"
#include "Interpreter/DebugFunctions.h"
#include "Interpreter/Debugger.h"

using namespace runmat;

using Points = std::span<const Breakpoint>;

/// The breakpoints of each file.
static std::vector<Points> byFile(Points points) {
  std::vector<Points> files;
  while (!points.empty()) {
    size_t count = 1;
    while (count < points.size() && points[count].file == points[0].file)
      ++count;
    files.push_back(points.first(count));
    points = points.subspan(count);
  }
  return files;
}

static std::string textOf(Points points) {
  std::string text = points.size() > 1 ? "Breakpoints for " : "Breakpoint for ";
  text +=
      points[0].name + (points.size() > 1 ? " are on lines" : " is on line");
  for (size_t i = 0; i < points.size(); ++i) {
    text += (i ? ", " : " ") + std::to_string(points[i].line);
    if (!points[i].condition.empty())
      text += " if " + points[i].condition;
  }
  return text + ".\n";
}

static std::string textOf(StopEvent event,
                          const std::vector<std::string> &identifiers) {
  std::string text;
  for (const std::string &identifier : identifiers)
    text += "Stop if " + std::string(nameOf(event)) +
            (identifier.empty() ? "" : " " + identifier) + ".\n";
  return text;
}

static Value cellOf(std::vector<Value> texts) {
  return texts.empty() ? Value(CellArray(Extents(0, 0)))
                       : Value(CellArray::row(std::move(texts)));
}

static void addRow(StructArray &all, std::vector<Value> row) {
  for (size_t i = 0; i < row.size(); ++i)
    all.columns[i].push_back(std::move(row[i]));
  all.extents = Extents(int64_t(all.columns[0].size()), 1);
}

/// One element a file, one an event.
static StructArray structOf(const Breakpoints &points, Points lines) {
  StructArray all;
  all.extents = Extents(0, 1);
  all.names = {"name",       "file", "line",      "anonymous",
               "expression", "cond", "identifier"};
  all.columns.resize(all.names.size());
  for (Points file : byFile(lines)) {
    std::vector<double> numbers;
    std::vector<Value> expressions;
    for (const Breakpoint &point : file) {
      numbers.push_back(point.line);
      expressions.push_back(Value::text(point.condition));
    }
    addRow(all, {Value::text(file[0].name), Value::text(file[0].file),
                 Value::row(numbers),
                 Value::row(std::vector<double>(numbers.size())),
                 cellOf(expressions), Value::text(""), cellOf({})});
  }
  for (StopEvent event : stopEvents) {
    std::vector<Value> identifiers;
    for (const std::string &identifier : points.identifiers(event))
      identifiers.push_back(Value::text(identifier));
    if (!identifiers.empty())
      addRow(all,
             {Value::text(""), Value::text(""), Value::empty(), Value::empty(),
              cellOf({}), Value::text(nameOf(event)), cellOf(identifiers)});
  }
  return all;
}

/// dbstatus, dbstatus FILE: shown, or as structures that dbstop takes.
ValueList runmat::listBreakpoints(Interpreter &interpreter, Frame &frame,
                                  std::span<const Value> arguments,
                                  int outputCount) {
  const Breakpoints &points = interpreter.debugger().breakpoints();
  std::vector<Breakpoint> lines = points.lines();
  const bool isAll = arguments.empty();
  if (!isAll) {
    const auto module = programNamed(interpreter, frame, arguments[0].toText());
    std::erase_if(lines, [&](const Breakpoint &point) {
      return point.file != module->file();
    });
  }
  if (outputCount > 0)
    return {structOf(isAll ? points : Breakpoints(), lines)};
  for (Points file : byFile(lines))
    interpreter.write(textOf(file));
  for (StopEvent event : stopEvents)
    if (isAll)
      interpreter.write(textOf(event, points.identifiers(event)));
  return {};
}
