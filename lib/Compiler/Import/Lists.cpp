//===- Lists.cpp - varargin, varargout and {a, b} ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/Import/Lists.h"
#include "Frontend/TreeWalk.h"
#include "Support/Casting.h"
#include "lib/Compiler/Import/BuiltinArguments.h"
#include "lib/Compiler/Import/ControlFlow.h"
#include "lib/Compiler/Import/KnownValues.h"

#include <cmath>

namespace runmat {

const Scope::Fields *listAt(ImportState &state, const ast::Expr &expr) {
  ast::Slot slot = state.placeOf(expr);
  const Scope::Fields *fields =
      slot == ast::noSlot ? nullptr : state.fieldsOf(slot);
  return fields && fields->isList ? fields : nullptr;
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

/// The first and the last element that x{:} or x{a:b} stands for.
static std::optional<std::pair<size_t, size_t>>
elementsOf(ImportState &state, const ast::CellIndexExpr &expr) {
  const Scope::Fields *list =
      expr.arguments.size() == 1 ? listAt(state, *expr.base) : nullptr;
  if (!list)
    return std::nullopt;
  if (expr.arguments[0]->kind == ast::ExprKind::Colon)
    return std::pair(size_t(1), list->slots.size());
  auto *range = dynCast<ast::RangeExpr>(expr.arguments[0]);
  if (!range || range->step)
    return std::nullopt;
  const size_t count = list->slots.size();
  std::optional<size_t> first = knownCount(state, *range->first, 1),
                        last = knownCount(state, *range->last, 0);
  if (!first || !last || *last > count)
    return std::nullopt;
  return std::pair(*first, *last);
}

/// x{3}, as if it were written so.
static const ast::Expr *elementOf(ImportState &state,
                                  const ast::CellIndexExpr &written,
                                  size_t number) {
  std::pmr::polymorphic_allocator<> arena(&state.writtenOut);
  auto *index = arena.new_object<ast::NumberExpr>(written.range);
  index->value = double(number);
  auto *element =
      arena.new_object<ast::CellIndexExpr>(written.range, &state.writtenOut);
  element->base = written.base;
  element->arguments.push_back(index);
  return element;
}

llvm::SmallVector<const ast::Expr *>
writeOutLists(ImportState &state, llvm::ArrayRef<const ast::Expr *> arguments) {
  llvm::SmallVector<const ast::Expr *> all;
  for (const ast::Expr *argument : arguments) {
    auto *index = dynCast<ast::CellIndexExpr>(argument);
    std::optional<std::pair<size_t, size_t>> elements =
        index ? elementsOf(state, *index) : std::nullopt;
    if (!elements)
      all.push_back(argument);
    else
      for (size_t k = elements->first; k <= elements->second; ++k)
        all.push_back(elementOf(state, *index, k));
  }
  return all;
}

void bindArguments(Scope &scope, llvm::ArrayRef<Binding> arguments) {
  const ast::Function &callee = scope.function;
  const size_t fixed = callee.parameters.size() - callee.hasVarargin;
  scope.given = arguments.size();
  for (auto [slot, argument] :
       llvm::zip(callee.parameters, arguments.take_front(fixed)))
    if (slot != ast::noSlot)
      scope.bind(slot, argument);
  if (!callee.hasVarargin)
    return;
  Structure rest;
  rest.isList = true;
  for (const Binding &argument :
       arguments.drop_front(std::min(fixed, arguments.size())))
    rest.fields.push_back({std::to_string(rest.fields.size() + 1), argument});
  scope.bindFields(callee.parameters.back(), rest);
}

//===----------------------------------------------------------------------===//
// Lists that are written
//===----------------------------------------------------------------------===//

StructureRef importList(ImportState &state, const ast::CellArrayExpr &expr) {
  if (!state.scope->inlined || expr.rows.size() > 1)
    return nullptr;
  Structure list;
  list.isList = true;
  if (!expr.rows.empty())
    for (const ast::Expr *element :
         writeOutLists(state, {expr.rows[0].data(), expr.rows[0].size()})) {
      const Binding &binding =
          list.fields
              .emplace_back(std::to_string(list.fields.size() + 1),
                            importBinding(state, *element))
              .second;
      if (!binding.isKnown())
        return nullptr;
    }
  return std::make_shared<Structure>(std::move(list));
}

//===----------------------------------------------------------------------===//
// Outputs
//===----------------------------------------------------------------------===//

Binding outputOf(ImportState &state, size_t number) {
  const ast::Function &callee = state.scope->function;
  const size_t fixed = callee.outputs.size() - callee.hasVarargout;
  if (number < fixed)
    return state.resultOf(callee.outputs[number]);
  const Scope::Fields *list = state.fieldsOf(callee.outputs.back());
  ast::Slot element =
      list ? list->find(std::to_string(number - fixed + 1)) : ast::noSlot;
  if (element != ast::noSlot)
    return state.resultOf(element);
  state.refuse("an output of varargout is not assigned");
  return {};
}

/// Whether this is varargout of the function, which may have no element yet.
static bool isVarargout(const Scope &scope, const ast::Expr &expr) {
  auto *name = dynCast<ast::IdentifierExpr>(&expr);
  return name && name->slot != ast::noSlot && scope.function.hasVarargout &&
         name->slot == scope.function.outputs.back();
}

bool canMakeElement(ImportState &state, const ast::CellIndexExpr &target) {
  const Scope &scope = *state.scope;
  auto *name = dynCast<ast::IdentifierExpr>(target.base);
  const bool isHere = scope.inlined && scope.regions == 0 && name &&
                      target.arguments.size() == 1;
  std::optional<size_t> number =
      isHere ? knownCount(state, *target.arguments[0], 1) : std::nullopt;
  if (!number)
    return false;
  if (const Scope::Fields *list = listAt(state, *name))
    return *number == list->slots.size() + 1;
  return isVarargout(scope, *name) && !state.isDefined(name->slot) &&
         *number == 1;
}

ast::Slot makeElement(ImportState &state, const ast::CellIndexExpr &target) {
  ast::Slot holder = cast<ast::IdentifierExpr>(*target.base).slot;
  Scope::Fields &list = state.scope->structs[holder];
  list.isList = true;
  std::string name = std::to_string(list.slots.size() + 1);
  ast::Slot element = state.scope->addField(holder, name);
  state.scope->structs[holder].slots.push_back({std::move(name), element});
  return element;
}

//===----------------------------------------------------------------------===//
// Loops over lists
//===----------------------------------------------------------------------===//

static constexpr size_t mostTurns = 16;

/// Whether an expression picks an element of a list.
static bool picksElement(ImportState &state, const ast::Expr &root) {
  std::vector<const ast::Expr *> work{&root};
  while (!work.empty()) {
    const ast::Expr *expr = work.back();
    work.pop_back();
    auto *index = dynCast<ast::CellIndexExpr>(expr);
    if (index && (listAt(state, *index->base) ||
                  isVarargout(*state.scope, *index->base)))
      return true;
    if (const ast::Expr *left = leftOperand(expr))
      work.push_back(left);
    if (expr->kind != ast::ExprKind::AnonymousFunction)
      appendOtherOperands(expr, work);
  }
  return false;
}

static bool picksElement(ImportState &state, const ast::Block &block) {
  return llvm::any_of(block, [&](const ast::Stmt *statement) {
    return llvm::any_of(expressionsOf(statement),
                        [&](const ast::Expr *expr) {
                          return expr && picksElement(state, *expr);
                        }) ||
           llvm::any_of(blocksOf(statement), [&](const ast::Block *inner) {
             return picksElement(state, *inner);
           });
  });
}

/// A bound of a range; a step that is not written is 1.
static std::optional<double> knownWhole(ImportState &state,
                                        const ast::Expr *bound) {
  if (!bound)
    return 1;
  std::optional<KnownValue> value = knownValue(state, *bound);
  bool isWhole = value && value->kind == KnownValue::Kind::Real &&
                 std::abs(value->number) < 1e6 &&
                 value->number == std::floor(value->number);
  return isWhole ? std::optional(value->number) : std::nullopt;
}

std::optional<llvm::SmallVector<double>>
turnsWrittenOut(ImportState &state, const ast::ForStmt &loop) {
  auto *range = dynCast<ast::RangeExpr>(loop.iterated);
  if (!range || !state.scope->inlined || !picksElement(state, loop.body) ||
      jumpsOf(*state.scope, loop.body).any())
    return std::nullopt;
  std::optional<double> first = knownWhole(state, range->first),
                        last = knownWhole(state, range->last),
                        step = knownWhole(state, range->step);
  if (!first || !last || !step || *step == 0)
    return std::nullopt;
  llvm::SmallVector<double> turns;
  for (double k = *first;
       (*step > 0 ? k <= *last : k >= *last) && turns.size() <= mostTurns;
       k += *step)
    turns.push_back(k);
  // A loop without a turn leaves its variable empty.
  auto *variable = dynCast<ast::IdentifierExpr>(loop.target);
  if (turns.size() > mostTurns || !variable ||
      (turns.empty() && state.scope->isLiveAfter(loop.id, variable->slot)))
    return std::nullopt;
  return turns;
}

bool importTurns(ImportState &state, const ast::ForStmt &loop, ast::Slot target,
                 llvm::ArrayRef<double> turns) {
  mlir::Location loc = state.locate(loop.range);
  return llvm::all_of(turns, [&](double turn) {
    state.assign(target, number(state, loc, turn));
    return importInPlace(state, statementsOf(loop.body));
  });
}

} // namespace runmat
