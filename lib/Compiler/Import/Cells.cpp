//===- Cells.cpp - cells that the unit finds --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/Import/Cells.h"
#include "Support/Casting.h"
#include "lib/Compiler/Import/Builtins.h"

using namespace mlir;

namespace runmat {

static const Scope::Fields *cellAt(ImportState &state, const ast::Expr &expr) {
  ast::Slot slot = state.placeOf(expr);
  const Scope::Fields *fields =
      slot == ast::noSlot ? nullptr : state.fieldsOf(slot);
  return fields && fields->isCell ? fields : nullptr;
}

ast::Slot cellHolderOf(ImportState &state, const ast::Expr &expr) {
  const Scope::Fields *cell = cellAt(state, expr);
  return cell ? cell->slots.front().second : ast::noSlot;
}

ast::Slot elementHolderOf(ImportState &state, const ast::Expr &expr) {
  auto *element = dynCast<ast::CellIndexExpr>(&expr);
  return element ? cellHolderOf(state, *element->base) : ast::noSlot;
}

/// Notes why a cell cannot be used so; gives null.
static Value refuseCell(ImportState &state, const ast::Expr &cell,
                        const char *what) {
  ast::Slot slot = state.placeOf(cell);
  if (state.reason.empty())
    state.blamed = state.scope->entryOf(slot);
  return state.refuse("'" + llvm::Twine(state.scope->nameOf(slot)) + "' is " +
                      what);
}

/// What the elements of a cell are taken for; nothing with the reason noted
/// where they are not known.
static std::optional<llvm::StringRef> kindOfElements(ImportState &state,
                                                     const ast::Expr &cell) {
  llvm::StringRef kind = cellAt(state, cell)->slots.front().first;
  kind.consume_front(HolderType::manyOfCell);
  if (kind == HolderType::numbersOfCell || kind == HolderType::arraysOfCell)
    return kind;
  refuseCell(state, cell,
             kind == HolderType::noneOfCell
                 ? "a cell array that holds nothing yet"
                 : "a cell array of several kinds of values");
  return std::nullopt;
}

static ArrayRef<const ast::Expr *> argumentsOf(const ast::CellIndexExpr &expr) {
  return {expr.arguments.data(), expr.arguments.size()};
}

Value importCellElement(ImportState &state, const ast::CellIndexExpr &expr,
                        ast::Slot holder) {
  std::optional<llvm::StringRef> kind = kindOfElements(state, *expr.base);
  Value cell = kind ? state.read(holder) : Value();
  if (!cell)
    return {};
  // Before subscripts, which may make other structs known.
  const bool isNumber = *kind == HolderType::numbersOfCell;
  SmallVector<Value> subscripts;
  if (!importSubscripts(state, expr, argumentsOf(expr), cell, subscripts))
    return {};
  auto op = ReadCellOp::create(state.builder,
                               state.locate(expr.range, "an index in braces"),
                               state.any(), cell, subscripts, Value());
  op.setNumber(isNumber);
  return op;
}

Value importCellUpdate(ImportState &state, const ast::CellIndexExpr &target,
                       ast::Slot holder, Value value) {
  llvm::StringRef kind = cellAt(state, *target.base)->slots.front().first;
  if (kind.starts_with(HolderType::manyOfCell))
    return refuseCell(state, *target.base,
                      "a large cell array, which the interpreter changes");
  Value cell = state.read(holder);
  SmallVector<Value> subscripts;
  if (!cell ||
      !importSubscripts(state, target, argumentsOf(target), cell, subscripts))
    return {};
  return WriteCellOp::create(
      state.builder,
      state.locate(target.range, "an assignment to an element in braces"),
      state.any(), cell, subscripts, value, Value());
}

} // namespace runmat
