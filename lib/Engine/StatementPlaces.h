//===- StatementPlaces.h - lines of statements ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef RUNMAT_ENGINE_STATEMENTPLACES_H
#define RUNMAT_ENGINE_STATEMENTPLACES_H

#include "Frontend/AST.h"
#include "Support/SourceText.h"

#include <map>

namespace runmat {

/// Lines of statements, by a table for each program that is made once.
class StatementPlaces {
public:
  /// The line (from 1) where a statement of a program begins.
  uint32_t line(const ast::Program &program, ast::StatementId statement) {
    auto [table, isNew] = tables.try_emplace(&program, program.file,
                                             std::string_view(program.source));
    return table->second.position(program.statements[statement]->range.begin)
        .line;
  }

  /// A program goes.
  void forget(const ast::Program &program) { tables.erase(&program); }

private:
  std::map<const ast::Program *, SourceText> tables;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_STATEMENTPLACES_H
