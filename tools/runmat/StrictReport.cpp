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
  case ast::StmtKind::Try:
    return "check the condition before, and catch errors in the caller: they "
           "come to C as a status";
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

/// Lines of the report by place, so that each place has one.
class Report {
public:
  explicit Report(const Module &module) : module(module) {}

  void add(uint32_t position, const std::string &reason, const char *advice) {
    const auto place = module.text().position(position);
    lines.try_emplace({place.line, place.column}, reason, advice);
  }

  std::string text() const {
    std::string text;
    for (const auto &[place, what] : lines)
      text += module.program().file + ":" + std::to_string(place.first) + ":" +
              std::to_string(place.second) + ": " + what.first +
              "; instead: " + what.second + "\n";
    return text;
  }

private:
  const Module &module;
  std::map<std::pair<uint32_t, uint32_t>, std::pair<std::string, const char *>>
      lines;
};

/// No unit holds such a statement, wherever it stands.
bool isNeverCompiled(ast::StmtKind kind) {
  return kind == ast::StmtKind::Try || kind == ast::StmtKind::Global ||
         kind == ast::StmtKind::Persistent || kind == ast::StmtKind::Command ||
         kind == ast::StmtKind::Spmd;
}

void addUnitEnd(Report &report, const ast::Function &function,
                const UnitEntry &entry) {
  const size_t end = entry.unit ? entry.unit->nextIndex() : 0;
  if (end >= function.body.size())
    return;
  const ast::Stmt &statement = *function.body[end];
  report.add(statement.range.begin,
             entry.reason.empty() ? kindReason(statement.kind) : entry.reason,
             adviceFor(statement.kind));
}

} // namespace

std::string driver::interpretedStatements(const Module &module,
                                          const ast::Function &function,
                                          const UnitEntry *entry) {
  Report report(module);
  const ast::Program &program = module.program();
  for (const ast::ArgumentsBlock &block : function.argumentBlocks)
    report.add(block.range.begin, "an arguments block is not compiled",
               "leave it out: --args fixes the types");
  for (const ast::Stmt *statement : program.statements)
    if (program.statementFunctions[statement->id] == &function &&
        isNeverCompiled(statement->kind))
      report.add(statement->range.begin, kindReason(statement->kind),
                 adviceFor(statement->kind));
  if (entry)
    addUnitEnd(report, function, *entry);
  return report.text();
}
