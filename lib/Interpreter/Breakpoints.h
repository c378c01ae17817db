//===- Breakpoints.h - where and when a program stops -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_BREAKPOINTS_H
#define RUNMAT_INTERPRETER_BREAKPOINTS_H

#include "Interpreter/Module.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace runmat {

/// A line at which a program stops.
struct Breakpoint {
  std::string file; ///< canonical path
  std::string name; ///< as messages call the file
  uint32_t line = 0;
  std::string condition; ///< empty: always
};

/// What a program stops at, wherever it happens.
enum class StopEvent : uint8_t { Error, CaughtError, Warning, NanInf };
inline constexpr std::array stopEvents = {
    StopEvent::Error, StopEvent::CaughtError, StopEvent::Warning,
    StopEvent::NanInf};
/// As dbstop calls it: "caught error".
std::string_view nameOf(StopEvent event);

class Breakpoints {
public:
  /// Takes the place of another one at the line.
  void add(Breakpoint breakpoint);
  /// Without a line: all of the file.
  void remove(std::string_view file, std::optional<uint32_t> line);
  void clear();
  /// By file and line.
  const std::vector<Breakpoint> &lines() const { return points; }

  /// An empty identifier stands for any.
  void add(StopEvent event, std::string identifier);
  void remove(StopEvent event, std::string_view identifier);
  /// The identifiers; none when the event stops nothing.
  const std::vector<std::string> &identifiers(StopEvent event) const {
    return events[size_t(event)];
  }
  bool stopsAt(StopEvent event, std::string_view identifier) const;
  bool stopsAtEvents() const;
  bool isEmpty() const { return points.empty() && !stopsAtEvents(); }

  /// Tells a loaded file which of its statements have breakpoints.
  void mark(Module &module) const;

private:
  std::vector<Breakpoint> points;
  std::array<std::vector<std::string>, stopEvents.size()> events;
};

/// The first statement that begins at a line or behind it; null when none does.
const ast::Stmt *statementFrom(const Module &module, uint32_t line);
/// The line where a statement begins.
uint32_t lineOf(const Module &module, const ast::Stmt &statement);

} // namespace runmat

#endif // RUNMAT_INTERPRETER_BREAKPOINTS_H
