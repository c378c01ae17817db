//===- NameCollector.cpp - which names a function uses ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/NameCollector.h"

#include "Frontend/TreeWalk.h"

#include <algorithm>
#include <iterator>

namespace runmat {

using namespace ast;

/// Functions that can define variables in the workspace of their caller; the
/// far ones also in the base workspace or that of a caller's caller.
static constexpr std::string_view definers[] = {
#define RUNMAT_ROWS_defines
#include "Catalogue/NameLists.inc"
#define RUNMAT_ROWS_definesFar
#include "Catalogue/NameLists.inc"
};
static constexpr std::string_view farDefiners[] = {
#define RUNMAT_ROWS_definesFar
#include "Catalogue/NameLists.inc"
};

/// Functions that can see every variable of the workspace of their caller.
static constexpr std::string_view observers[] = {
#define RUNMAT_ROWS_observes
#include "Catalogue/NameLists.inc"
};

template <size_t N>
static bool contains(const std::string_view (&names)[N],
                     std::string_view name) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

NameUse &NameTable::use(std::string_view name) {
  auto [at, isNew] = uses.try_emplace(name);
  if (isNew)
    order.push_back(name);
  return at->second;
}

namespace {
class NameCollector {
public:
  explicit NameCollector(Pulse &pulse) : pulse(pulse) {}

  NameTable collect(const Function &function) {
    for (const ArgumentsBlock &block : function.argumentBlocks)
      for (const ArgumentDeclaration &declaration : block.declarations)
        visitDeclaration(declaration);
    visitBlock(function.body);
    noteDefiners();
    return std::move(table);
  }

private:
  void visitDeclaration(const ArgumentDeclaration &declaration) {
    for (const Expr *validator : declaration.validators)
      visit(validator);
    if (declaration.defaultValue)
      visit(declaration.defaultValue);
  }

  void visitBlock(const Block &block) {
    for (const Stmt *statement : block)
      visitStatement(statement);
  }

  void visitStatement(const Stmt *statement) {
    for (const Expr *expr : expressionsOf(statement))
      visit(expr);
    for (const IdentifierExpr *name : assignedNames(statement)) {
      NameUse &use = table.use(name->name);
      use.assigned = true;
      use.isGlobal |= statement->kind == StmtKind::Global;
      use.isPersistent |= statement->kind == StmtKind::Persistent;
    }
    if (const auto *command = dynCast<CommandStmt>(statement))
      called.push_back(command->name);
    for (const Block *block : blocksOf(statement))
      visitBlock(*block);
  }

  void visit(const Expr *expr) {
    forEachOnLeftSpine(expr, [this](const Expr *node) { visitNode(node); });
  }

  void visitNode(const Expr *node) {
    pulse.beat();
    if (const auto *identifier = dynCast<IdentifierExpr>(node)) {
      if (!isParameter(identifier->name))
        table.use(identifier->name);
      return;
    }
    if (const auto *handle = dynCast<FunctionHandleExpr>(node))
      called.push_back(handle->name);
    const auto *anonymous = dynCast<AnonymousFunctionExpr>(node);
    if (anonymous)
      countParameters(*anonymous->function, 1);
    forEachOtherOperand(node, [this](const Expr *operand) { visit(operand); });
    if (anonymous)
      countParameters(*anonymous->function, -1);
  }

  void countParameters(const Function &function, int change) {
    for (const Variable &variable : function.variables)
      parameters[variable.name] += change;
  }

  /// Whether an anonymous function around the place has such a parameter.
  bool isParameter(std::string_view name) const {
    auto found = parameters.find(name);
    return found != parameters.end() && found->second > 0;
  }

  /// A definer counts unless its name is a variable here.
  void noteDefiners() {
    for (std::string_view name : table.order)
      if (!table.uses[name].assigned)
        called.push_back(name);
    for (std::string_view name : called) {
      table.observesNames |= contains(observers, name);
      table.definesNames |= contains(definers, name);
      table.definesNamesElsewhere |= contains(farDefiners, name);
    }
  }

  Pulse &pulse;
  NameTable table;
  std::vector<std::string_view> called;
  /// How many of the anonymous functions around the place have a parameter.
  std::unordered_map<std::string_view, int> parameters;
};
} // namespace

NameTable collectNames(const Function &function, Pulse &pulse) {
  return NameCollector(pulse).collect(function);
}

} // namespace runmat
