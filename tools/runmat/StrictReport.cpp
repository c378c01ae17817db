//===- StrictReport.cpp - what of an entry is interpreted -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "StrictReport.h"
#include "StrictAdvice.h"

#include "Engine/StatementKinds.h"

#include <algorithm>
#include <map>
#include <tuple>

using namespace runmat;
using namespace runmat::driver;

namespace {

/// An operation that inference knows no type of has no kind of statement.
const char *adviceOn(const Obstacle &obstacle) {
  return driver::adviceFor(obstacle.statementKind < 0
                               ? ast::StmtKind::Expression
                               : ast::StmtKind(obstacle.statementKind),
                           obstacle.reason);
}

/// Lines of the report by place, so that each place is told of once.
class Report {
public:
  void add(const std::string &file, uint32_t line, uint32_t column,
           const std::string &reason, const char *advice) {
    lines.try_emplace({file, line, column},
                      reason + "; instead: " + advice + "\n");
  }
  void add(const Module &module, uint32_t position, const std::string &reason,
           const char *advice) {
    const auto place = module.text().position(position);
    add(module.program().file, place.line, place.column, reason, advice);
  }

  std::string text() const {
    std::string text;
    for (const auto &[place, what] : lines)
      text += std::get<0>(place) + ":" + std::to_string(std::get<1>(place)) +
              ":" + std::to_string(std::get<2>(place)) + ": " + what;
    return text;
  }

private:
  std::map<std::tuple<std::string, uint32_t, uint32_t>, std::string> lines;
};

/// What the survey does not know of: a pass may refuse what has types.
void addUnitEnd(Report &report, const Module &module,
                const ast::Function &function, const Survey &survey,
                const UnitEntry &entry) {
  const size_t end = entry.unit ? entry.unit->nextIndex() : 0;
  if (end >= function.body.size())
    return;
  const ast::Stmt &statement = *function.body[end];
  if (std::ranges::find(survey.places, statement.id, &KnownTypes::statement) ==
      survey.places.end())
    return;
  const std::string reason =
      entry.reason.empty() ? kindReason(statement.kind) : entry.reason;
  report.add(module, statement.range.begin, reason,
             driver::adviceFor(statement.kind, reason));
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
    report.add(each.file, each.line, each.column, each.reason, adviceOn(each));
  if (entry && survey.obstacles.empty())
    addUnitEnd(report, module, function, survey, *entry);
  return report.text();
}
