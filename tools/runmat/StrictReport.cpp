//===- StrictReport.cpp - what of an entry is interpreted -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "StrictReport.h"

#include "Engine/StatementKinds.h"

#include <map>

using namespace runmat;
using namespace runmat::driver;

namespace {

/// What to write instead of a statement of a kind that no unit holds.
const char *adviceFor(ast::StmtKind kind) {
  switch (kind) {
  case ast::StmtKind::Global:
  case ast::StmtKind::Persistent:
    return "pass the value as an argument and return it as an output";
  case ast::StmtKind::Command:
    return "leave it out, or write it in the caller";
  case ast::StmtKind::Spmd:
    return "write its body without spmd";
  default:
    return "use arrays of numbers and functions that are compiled ('runmat "
           "--explain' shows which), and move the rest to the caller";
  }
}

/// An operation that inference knows no type of has no kind of statement.
const char *adviceFor(const Obstacle &obstacle) {
  return adviceFor(obstacle.statementKind < 0
                       ? ast::StmtKind::Expression
                       : ast::StmtKind(obstacle.statementKind));
}

/// Lines of the report by place, so that each has one.
class Report {
public:
  void add(const std::string &file, uint32_t line, uint32_t column,
           const std::string &reason, const char *advice) {
    lines.try_emplace({file, line}, std::to_string(column) + ": " + reason +
                                        "; instead: " + advice + "\n");
  }
  void add(const Module &module, uint32_t position, const std::string &reason,
           const char *advice) {
    const auto place = module.text().position(position);
    add(module.program().file, place.line, place.column, reason, advice);
  }

  std::string text() const {
    std::string text;
    for (const auto &[place, what] : lines)
      text += place.first + ":" + std::to_string(place.second) + ":" + what;
    return text;
  }

private:
  std::map<std::pair<std::string, uint32_t>, std::string> lines;
};

/// What the survey does not know of: a pass may refuse what has types.
void addUnitEnd(Report &report, const Module &module,
                const ast::Function &function, const UnitEntry &entry) {
  const size_t end = entry.unit ? entry.unit->nextIndex() : 0;
  if (end >= function.body.size())
    return;
  const ast::Stmt &statement = *function.body[end];
  report.add(module, statement.range.begin,
             entry.reason.empty() ? kindReason(statement.kind) : entry.reason,
             adviceFor(statement.kind));
}

} // namespace

std::string driver::interpretedStatements(const Module &module,
                                          const ast::Function &function,
                                          const Survey &survey,
                                          const UnitEntry *entry) {
  Report report;
  for (const ast::ArgumentsBlock &block : function.argumentBlocks)
    report.add(module, block.range.begin, "an arguments block is not compiled",
               "leave it out: --args fixes the types");
  for (const Obstacle &each : survey.obstacles)
    report.add(each.file, each.line, each.column, each.reason, adviceFor(each));
  if (entry && survey.obstacles.empty())
    addUnitEnd(report, module, function, *entry);
  return report.text();
}
