//===- Breakpoints.cpp - where and when a program stops ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/Breakpoints.h"

#include <algorithm>
#include <tuple>

using namespace runmat;

std::string_view runmat::nameOf(StopEvent event) {
  static constexpr std::array<std::string_view, stopEvents.size()> names = {
      "error", "caught error", "warning", "naninf"};
  return names[size_t(event)];
}

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

uint32_t runmat::lineOf(const Module &module, const ast::Stmt &statement) {
  return module.text().position(statement.range.begin).line;
}

/// Statements stand in the order of the text. A program does not stop in an
/// anonymous function.
const ast::Stmt *runmat::statementFrom(const Module &module, uint32_t line) {
  const auto &statements = module.program().statements;
  auto found =
      std::ranges::partition_point(statements, [&](const ast::Stmt *statement) {
        return lineOf(module, *statement) < line;
      });
  const auto &functions = module.program().statementFunctions;
  while (found != statements.end() &&
         functions[(*found)->id]->kind == ast::FunctionKind::Anonymous)
    ++found;
  return found == statements.end() ? nullptr : *found;
}

void Breakpoints::add(Breakpoint breakpoint) {
  remove(breakpoint.file, breakpoint.line);
  points.push_back(std::move(breakpoint));
  std::ranges::sort(points, {}, [](const Breakpoint &point) {
    return std::tie(point.file, point.line);
  });
}

void Breakpoints::remove(std::string_view file, std::optional<uint32_t> line) {
  std::erase_if(points, [&](const Breakpoint &point) {
    return point.file == file && line.value_or(point.line) == point.line;
  });
}

void Breakpoints::clear() {
  points.clear();
  events = {};
}

void Breakpoints::mark(Module &module) const {
  module.breakpoints.clear();
  for (const Breakpoint &point : points)
    if (point.file == module.file())
      if (const ast::Stmt *statement = statementFrom(module, point.line))
        module.breakpoints[statement->id] = point.condition;
}

//===----------------------------------------------------------------------===//
// Events
//===----------------------------------------------------------------------===//

void Breakpoints::add(StopEvent event, std::string identifier) {
  remove(event, identifier);
  events[size_t(event)].push_back(std::move(identifier));
}

/// Without an identifier nothing of the event stops any more.
void Breakpoints::remove(StopEvent event, std::string_view identifier) {
  std::erase_if(events[size_t(event)], [&](const std::string &known) {
    return identifier.empty() || known == identifier;
  });
}

bool Breakpoints::stopsAt(StopEvent event, std::string_view identifier) const {
  return std::ranges::any_of(identifiers(event), [&](const std::string &known) {
    return known.empty() || known == identifier;
  });
}

bool Breakpoints::stopsAtEvents() const {
  return std::ranges::any_of(events,
                             [](const auto &known) { return !known.empty(); });
}
