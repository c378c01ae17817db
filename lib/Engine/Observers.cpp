//===- Observers.cpp - calls that see their caller's variables --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/Observers.h"
#include "Builtins/Registry.h"
#include "Frontend/CalledNames.h"
#include "Frontend/TreeWalk.h"
#include "Library/Library.h"
#include "Support/Casting.h"

#include <algorithm>

namespace runmat {

using namespace ast;

/// The body of an anonymous function, which is a statement of its own, runs in
/// variables of its own.
static void
forEachOwnStatement(const Program &program, const Function &function,
                    const std::function<void(const Stmt &)> &visit) {
  forEachStatement(program, function, [&](const Stmt &statement) {
    if (program.statementFunctions[statement.id]->kind !=
        FunctionKind::Anonymous)
      visit(statement);
  });
}

static bool isOfFunction(const Expr &expr) {
  return !isa<AnonymousFunctionExpr>(&expr);
}

static const IdentifierExpr *calledName(const Expr &expr) {
  auto *name = dynCast<IdentifierExpr>(&expr);
  return name && name->slot == noSlot ? name : nullptr;
}

/// A function of the library sees no variables of its caller, and neither does
/// what it calls.
bool ObserverSearch::isObserver(const Callee &callee) {
  return callee.kind == Callee::Kind::Script ||
         (callee.kind == Callee::Kind::Function &&
          !callee.module->path().starts_with(libraryPrefix) &&
          isObserver(callee.module, *callee.function));
}

/// A callee's callee counts: the text that one evaluates in its caller may
/// evaluate in that one's, or in the base workspace. A function that is being
/// looked at calls nothing new by calling itself.
bool ObserverSearch::isObserver(const std::shared_ptr<Module> &module,
                                const Function &function) {
  const auto [known, isNew] = callees.try_emplace(&function, false);
  if (!isNew)
    return known->second;
  Frame within(module, function);
  bool observes = function.hasDynamicNames;
  const auto look = [&](const Expr &expr) {
    observes = observes || this->observes(within, expr);
    return !observes && isOfFunction(expr);
  };
  if (!observes)
    forEachOwnStatement(module->program(), function,
                        [&](const Stmt &statement) {
                          for (const Expr *expr : expressionsOf(&statement))
                            forEachExpression(expr, look);
                        });
  return callees[&function] = observes;
}

/// What a text calls may be a function that needs the workspace, such as who.
bool ObserverSearch::isObserverByText(Frame &frame, std::string_view name) {
  const Callee callee = resolve(frame, name);
  return callee.kind == Callee::Kind::Language || isObserver(callee);
}

/// feval, cellfun and their like with something that the text does not tell.
bool ObserverSearch::callsUnknown(Frame &frame, const IndexExpr &call) {
  const IdentifierExpr *name = calledName(*call.base);
  const Callee callee = name ? resolve(frame, name->name) : Callee();
  if (callee.kind != Callee::Kind::Builtin ||
      !(callee.builtin->flags & BuiltinCallsBack))
    return false;
  const bool isTold =
      std::ranges::any_of(call.arguments, [](const Expr *argument) {
        return isa<AnonymousFunctionExpr>(argument) ||
               isa<FunctionHandleExpr>(argument);
      });
  if (isTold || call.arguments.empty())
    return false;
  auto *text = dynCast<CharArrayExpr>(call.arguments.front());
  return !text || isObserverByText(frame, text->text);
}

/// Handles may be called anywhere.
bool ObserverSearch::isEverywhere(Frame &frame, const Expr &expr) {
  auto *handle = dynCast<FunctionHandleExpr>(&expr);
  return handle && isObserver(resolve(frame, handle->name));
}

bool ObserverSearch::observes(Frame &frame, const Expr &expr) {
  if (isEverywhere(frame, expr))
    return true;
  if (auto *call = dynCast<IndexExpr>(&expr))
    return callsUnknown(frame, *call);
  const IdentifierExpr *name = calledName(expr);
  return name && isObserver(resolve(frame, name->name));
}

/// A name that means nothing yet may come to mean a script.
void ObserverSearch::note(Frame &frame, const Expr &expr, Observers &into) {
  into.areEverywhere |= isEverywhere(frame, expr);
  auto *call = dynCast<IndexExpr>(&expr);
  if (call && callsUnknown(frame, *call))
    into.names.emplace_back(calledName(*call->base)->name);
  if (const IdentifierExpr *name = calledName(expr)) {
    const Callee callee = resolve(frame, name->name);
    if (callee.kind == Callee::Kind::None || isObserver(callee))
      into.names.emplace_back(name->name);
  }
}

const Observers &ObserverSearch::of(Frame &frame) {
  const auto [known, isNew] = found.try_emplace(&frame.function());
  Observers &result = known->second;
  if (!isNew)
    return result;
  forEachOwnStatement(
      frame.module().program(), frame.function(), [&](const Stmt &statement) {
        if (auto *command = dynCast<CommandStmt>(&statement);
            command && isObserver(resolve(frame, command->name)))
          result.names.emplace_back(command->name);
        for (const Expr *expr : expressionsOf(&statement))
          forEachExpression(expr, [&](const Expr &each) {
            note(frame, each, result);
            return isOfFunction(each);
          });
      });
  std::ranges::sort(result.names);
  const auto repeated = std::ranges::unique(result.names);
  result.names.erase(repeated.begin(), repeated.end());
  return result;
}

bool ObserverSearch::isObserver(Frame &frame, const HolderType &holder) {
  if (holder.isStruct() || holder.anonymous)
    return false;
  return holder.function
             ? isObserver(std::static_pointer_cast<Module>(holder.owner),
                          *holder.function)
             : isObserverByText(frame, holder.name);
}

void ObserverSearch::forget() {
  found.clear();
  callees.clear();
}

} // namespace runmat
