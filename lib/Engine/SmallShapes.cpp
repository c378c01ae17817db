//===- SmallShapes.cpp - arrays whose extents units know --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/SmallShapes.h"
#include "Frontend/CalledNames.h"
#include "Frontend/TreeWalk.h"
#include "Support/Casting.h"
#include "definitions/SmallArrays.h"

#include <algorithm>
#include <set>

namespace runmat {
namespace {

/// Looks through the statements that may become the unit and the functions that
/// they call, each once.
class ShapeSearch {
public:
  explicit ShapeSearch(const CompileRequest &request) : request(request) {
    for (size_t i = request.index; i < request.block->size(); ++i)
      look(*request.program, *(*request.block)[i]);
  }

  bool hasLoop = false;
  /// Variables of the request's own function with elements assigned.
  std::set<ast::Slot> changed;

private:
  const CompileRequest &request;
  std::set<const ast::Function *> known;

  void look(const ast::Program &program, const ast::Stmt &statement) {
    hasLoop |= isa<ast::ForStmt>(&statement) || isa<ast::WhileStmt>(&statement);
    for (const ast::Expr *expr : expressionsOf(&statement))
      forEachExpression(expr, [&](const ast::Expr &part) {
        follow(program, part);
        return true;
      });
    if (program.statementFunctions[statement.id] == request.function)
      noteChanged(statement);
    for (const ast::Block *block : blocksOf(&statement))
      for (const ast::Stmt *inner : *block)
        look(program, *inner);
  }

  void noteChanged(const ast::Stmt &statement) {
    auto *assignment = dynCast<ast::AssignStmt>(&statement);
    if (!assignment)
      return;
    for (const ast::Expr *target : assignment->targets)
      if (target && !isa<ast::IdentifierExpr>(target))
        if (const ast::IdentifierExpr *root = rootIdentifier(target))
          changed.insert(root->slot);
  }

  void follow(const ast::Program &program, const ast::Expr &expr) {
    auto *name = dynCast<ast::IdentifierExpr>(&expr);
    if (hasLoop || !name || name->slot != ast::noSlot)
      return;
    const NameMeaning meaning = request.meaningOf(program, name->name);
    if (meaning.kind != NameMeaning::Kind::Function ||
        !known.insert(meaning.function).second)
      return;
    for (const ast::Stmt *statement : meaning.function->body)
      look(*meaning.program, *statement);
  }
};

/// All extents of a small matrix, and the short ones of a larger array: of its
/// rows, columns and pages.
void tellShape(VariableType &type, const Extents &extents) {
  const bool isSmall =
      extents.rank() == 2 && extents.count() <= mostSmallElements;
  for (size_t d = 0; d < type.extents.size(); ++d)
    if (extents[d] > 1 && (isSmall || extents[d] <= mostShortExtent))
      type.extents[d] = extents[d];
}

} // namespace

bool tellsShape(const VariableType &type) {
  return std::ranges::any_of(type.extents,
                             [](int64_t extent) { return extent > 1; });
}

void tellSmallShapes(CompileRequest &request, UnitVariables variables) {
  const ShapeSearch search(request);
  if (!search.hasLoop || !variables.bind(request.holders))
    return;
  for (VariableType &type : request.variables) {
    if (type.slot < 0 || variables.isColumn(type.slot) ||
        search.changed.contains(type.slot))
      continue;
    const Value value = variables.value(type.slot);
    if (value.isArray() && !value.isChar())
      tellShape(type, value.extents());
  }
}

} // namespace runmat
