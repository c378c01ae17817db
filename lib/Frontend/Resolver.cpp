//===- Resolver.cpp - what the names of a tree stand for --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/Resolver.h"

#include "Frontend/NameCollector.h"
#include "Frontend/TreeWalk.h"

#include <algorithm>
#include <cstring>
#include <unordered_set>

namespace runmat {

using namespace ast;

/// Nodes are const to those who read a finished tree; here it is being made.
template <typename Node> static Node &beingMade(const Node &node) {
  return const_cast<Node &>(node);
}

namespace {

/// The variables of one function while its names are resolved.
class Scope {
public:
  Scope(Function &function, Scope *parent,
        AnonymousFunctionExpr *anonymous = nullptr)
      : function(function), parent(parent), anonymous(anonymous) {
    for (size_t slot = 0; slot < function.variables.size(); ++slot)
      slots.emplace(function.variables[slot].name, static_cast<Slot>(slot));
  }

  Function &function;

  /// The slot of a name, or noSlot when it is no variable. A variable of a
  /// function around this one is shared or, by an anonymous function, captured.
  Slot lookup(std::string_view name) {
    auto found = slots.find(name);
    if (found != slots.end())
      return found->second;
    Slot outer = parent ? parent->lookup(name) : noSlot;
    if (outer == noSlot)
      return noSlot;
    Slot slot = declare(name);
    Variable &variable = function.variables[slot];
    variable.isDynamic = parent->function.variables[outer].isDynamic;
    if (anonymous)
      anonymous->captures.push_back({outer, slot});
    else
      variable.outer = outer;
    return slot;
  }

  /// Makes a name a variable of this very function, if it is none yet.
  Slot declare(std::string_view name) {
    auto [at, isNew] =
        slots.try_emplace(name, static_cast<Slot>(function.variables.size()));
    if (isNew) {
      function.variables.emplace_back();
      function.variables.back().name = name;
    }
    return at->second;
  }

private:
  Scope *parent;
  AnonymousFunctionExpr *anonymous;
  std::unordered_map<std::string_view, Slot> slots;
};

/// Certainty that the base of an index is a value, not a function to call.
enum class BaseKind { Function, Possible, Value };

/// An index around the expression being resolved: a candidate for `end`.
struct IndexContext {
  const Expr *index;
  uint32_t position;
  uint32_t count;
  BaseKind base;
  const IndexContext *outer;
};

class Resolver {
public:
  Resolver(Program &program, const ParseOptions &options)
      : program(program), options(options), pulse(options.whileReading) {}

  void run();

private:
  void collect(Function &function);
  void liftNestedNames(Function &function,
                       std::unordered_set<std::string_view> &assigned);
  bool anyUses(const Function &function, bool NameTable::*flag) const;
  bool mayHaveOtherVariables(const Function &script) const;
  void declareWorkspace(Scope &scope);
  void declareVariables(Scope &scope);
  void resolveFunction(Function &function, Scope *parent);
  void resolveArguments(Scope &scope);
  void resolveBlock(const Block &block, Scope &scope);
  void resolve(const Expr *expr, Scope &scope, const IndexContext *context);
  void resolveNode(const Expr *node, Scope &scope, const IndexContext *context);
  void resolveIndexArguments(const Expr *node, const Expr *base,
                             const List<const Expr *> &arguments, Scope &scope,
                             const IndexContext *context);
  void resolveAnonymous(AnonymousFunctionExpr &anonymous, Scope &scope);
  void bindEnd(EndExpr &end, const IndexContext *context) const;
  BaseKind classifyBase(const Expr *node, const Expr *base,
                        const Scope &scope) const;

  Program &program;
  const ParseOptions &options;
  Pulse pulse;
  std::unordered_map<const Function *, NameTable> tables;
  std::unordered_set<std::string_view> fileFunctions;
};

} // namespace

//===----------------------------------------------------------------------===//
// Which names are variables
//===----------------------------------------------------------------------===//

void Resolver::collect(Function &function) {
  tables.emplace(&function, collectNames(function, pulse));
  fileFunctions.insert(function.name);
  for (Function *nested : function.nested)
    collect(*nested);
}

/// Marks names as assigned in a function that uses them when a nested function
/// assigns them. Adds to `assigned` what the function and its nested ones
/// assign to names that are not their own.
void Resolver::liftNestedNames(Function &function,
                               std::unordered_set<std::string_view> &assigned) {
  NameTable &table = tables[&function];
  std::unordered_set<std::string_view> below;
  for (Function *nested : function.nested)
    liftNestedNames(*nested, below);
  for (std::string_view name : below)
    if (table.contains(name))
      table.use(name).assigned = true;
  for (const auto &[name, use] : table.uses)
    if (use.assigned)
      below.insert(name);
  for (const Variable &own : function.variables)
    below.erase(own.name);
  assigned.insert(below.begin(), below.end());
}

/// Whether the flag of the name table is set for a function or one nested in
/// it: they see the same variables.
bool Resolver::anyUses(const Function &function, bool NameTable::*flag) const {
  if (tables.at(&function).*flag)
    return true;
  for (const Function *nested : function.nested)
    if (anyUses(*nested, flag))
      return true;
  return false;
}

/// Whether a name that a text in a workspace of others does not assign may be a
/// variable that is not known here.
bool Resolver::mayHaveOtherVariables(const Function &script) const {
  if (!options.runsAtOnce || !options.isFunction)
    return true;
  const NameTable &table = tables.at(&script);
  return std::ranges::any_of(table.order, [&](std::string_view name) {
    const bool isKnown =
        table.uses.at(name).assigned || name == "ans" ||
        std::ranges::find(options.variables, name) != options.variables.end();
    return !isKnown && !options.isFunction(name);
  });
}

static void setVisibility(Function &function, bool dynamic, bool observed) {
  function.hasDynamicNames = dynamic;
  function.observesNames = observed;
  for (Function *nested : function.nested)
    setVisibility(*nested, dynamic, observed);
}

/// Variables that exist before the statements of a script run.
void Resolver::declareWorkspace(Scope &scope) {
  for (const std::string &name : options.variables) {
    auto *copy = static_cast<char *>(program.arena->allocate(name.size(), 1));
    std::memcpy(copy, name.data(), name.size());
    scope.declare({copy, name.size()});
  }
  scope.declare("ans");
}

void Resolver::declareVariables(Scope &scope) {
  Function &function = scope.function;
  if (function.kind == FunctionKind::Script)
    declareWorkspace(scope);
  else if (function.hasDynamicNames)
    scope.declare("ans");
  NameTable &table = tables[&function];
  for (std::string_view name : table.order) {
    const NameUse &use = table.uses[name];
    Slot slot = scope.lookup(name);
    bool isNew = slot == noSlot;
    if (isNew && (use.assigned || name == "ans" || function.hasDynamicNames)) {
      slot = scope.declare(name);
      function.variables[slot].isDynamic = !use.assigned && name != "ans";
    }
    if (slot == noSlot)
      continue;
    function.variables[slot].isGlobal |= use.isGlobal;
    function.variables[slot].isPersistent |= use.isPersistent;
  }
}

//===----------------------------------------------------------------------===//
// What each name stands for
//===----------------------------------------------------------------------===//

void Resolver::run() {
  std::vector<Function *> roots(program.functions.begin(),
                                program.functions.end());
  if (program.script)
    roots.push_back(program.script);
  for (Function *root : roots)
    collect(*root);
  bool everywhere = false;
  for (const auto &[function, table] : tables)
    everywhere |= table.definesNamesElsewhere;
  for (Function *root : roots) {
    bool shared = root == program.script && options.sharedWorkspace &&
                  mayHaveOtherVariables(*root);
    bool defines = anyUses(*root, &NameTable::definesNames);
    bool observes = anyUses(*root, &NameTable::observesNames);
    setVisibility(*root, everywhere || shared || defines, observes);
    std::unordered_set<std::string_view> assigned;
    liftNestedNames(*root, assigned);
    resolveFunction(*root, nullptr);
  }
}

void Resolver::resolveFunction(Function &function, Scope *parent) {
  Scope scope(function, parent);
  declareVariables(scope);
  resolveArguments(scope);
  resolveBlock(function.body, scope);
  for (Function *nested : function.nested)
    resolveFunction(*nested, &scope);
}

void Resolver::resolveArguments(Scope &scope) {
  for (const ArgumentsBlock &block : scope.function.argumentBlocks)
    for (const ArgumentDeclaration &declaration : block.declarations) {
      for (const Expr *validator : declaration.validators)
        resolve(validator, scope, nullptr);
      if (declaration.defaultValue)
        resolve(declaration.defaultValue, scope, nullptr);
    }
}

void Resolver::resolveBlock(const Block &block, Scope &scope) {
  for (const Stmt *statement : block) {
    for (const Expr *expr : expressionsOf(statement))
      resolve(expr, scope, nullptr);
    for (const Block *inner : blocksOf(statement))
      resolveBlock(*inner, scope);
  }
}

void Resolver::resolve(const Expr *expr, Scope &scope,
                       const IndexContext *context) {
  forEachOnLeftSpine(
      expr, [&](const Expr *node) { resolveNode(node, scope, context); });
}

void Resolver::resolveNode(const Expr *node, Scope &scope,
                           const IndexContext *context) {
  pulse.beat();
  switch (node->kind) {
  case ExprKind::Identifier: {
    auto &identifier = beingMade(cast<IdentifierExpr>(*node));
    identifier.slot = scope.lookup(identifier.name);
    return;
  }
  case ExprKind::End:
    bindEnd(beingMade(cast<EndExpr>(*node)), context);
    return;
  case ExprKind::Index: {
    const auto &index = cast<IndexExpr>(*node);
    resolveIndexArguments(node, index.base, index.arguments, scope, context);
    return;
  }
  case ExprKind::CellIndex: {
    const auto &index = cast<CellIndexExpr>(*node);
    resolveIndexArguments(node, index.base, index.arguments, scope, context);
    return;
  }
  case ExprKind::AnonymousFunction:
    resolveAnonymous(beingMade(cast<AnonymousFunctionExpr>(*node)), scope);
    return;
  default:
    forEachOtherOperand(
        node, [&](const Expr *operand) { resolve(operand, scope, context); });
  }
}

void Resolver::resolveIndexArguments(const Expr *node, const Expr *base,
                                     const List<const Expr *> &arguments,
                                     Scope &scope,
                                     const IndexContext *context) {
  auto count = static_cast<uint32_t>(arguments.size());
  BaseKind kind = classifyBase(node, base, scope);
  for (uint32_t position = 0; position < count; ++position) {
    IndexContext here{node, position, count, kind, context};
    resolve(arguments[position], scope, &here);
  }
}

void Resolver::resolveAnonymous(AnonymousFunctionExpr &anonymous,
                                Scope &scope) {
  Function &function = *anonymous.function;
  function.parent = &scope.function;
  function.hasDynamicNames = scope.function.hasDynamicNames;
  Scope inner(function, &scope, &anonymous);
  resolve(function.result, inner, nullptr);
  const Slot output = inner.declare("");
  function.variables[output].isOutput = true;
  function.outputs.push_back(output);
  const auto &statement = cast<AssignStmt>(*function.body.front());
  beingMade(cast<IdentifierExpr>(*statement.targets.front())).slot = output;
}

/// A cell index is never a call. A name that may be a variable is taken for one
/// unless it is known as a function.
BaseKind Resolver::classifyBase(const Expr *node, const Expr *base,
                                const Scope &scope) const {
  const auto *identifier = dynCast<IdentifierExpr>(base);
  if (!identifier || node->kind == ExprKind::CellIndex)
    return BaseKind::Value;
  if (identifier->slot == noSlot)
    return BaseKind::Function;
  if (!scope.function.variables[identifier->slot].isDynamic)
    return BaseKind::Value;
  if (fileFunctions.count(identifier->name))
    return BaseKind::Function;
  if (!options.isFunction)
    return BaseKind::Possible;
  return options.isFunction(identifier->name) ? BaseKind::Function
                                              : BaseKind::Value;
}

/// Binds to the innermost value; without one to the innermost possible value,
/// and at last to the innermost index, whose evaluation then says that it is no
/// variable.
void Resolver::bindEnd(EndExpr &end, const IndexContext *context) const {
  const IndexContext *best = context;
  for (const IndexContext *at = context; at; at = at->outer)
    if (at->base > best->base)
      best = at;
  if (!best)
    return;
  end.target = best->index;
  end.position = best->position;
  end.count = best->count;
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

/// Two functions of a file cannot have one name.
static void checkFunctionNames(const Program &program, const SourceText &text,
                               DiagnosticEngine &diagnostics) {
  std::unordered_map<std::string_view, const Function *> seen;
  for (const Function *function : program.functions) {
    auto [first, isNew] = seen.emplace(function->name, function);
    if (isNew)
      continue;
    LineColumn at = text.position(first->second->nameRange.begin);
    diagnostics.error(text, function->nameRange,
                      "function '" + std::string(function->name) +
                          "' is already defined in this file",
                      "the other one is at line " + std::to_string(at.line));
  }
}

void resolveNames(Program &program, const SourceText &text,
                  DiagnosticEngine &diagnostics, const ParseOptions &options) {
  checkFunctionNames(program, text, diagnostics);
  Resolver(program, options).run();
}

} // namespace runmat
