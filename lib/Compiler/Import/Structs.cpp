//===- Structs.cpp - structs that import knows ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A struct is no value of the unit: its fields are, each a variable of its own
// (scalar replacement of aggregates, Muchnick, Advanced Compiler Design and
// Implementation, 12.2). So fields go through branches, loops and side exits as
// variables do, and one that is only read costs nothing to hand over.
//===----------------------------------------------------------------------===//
#include "Frontend/TreeWalk.h"
#include "Support/Casting.h"
#include "lib/Compiler/Import/Cells.h"
#include "lib/Compiler/Import/KnownValues.h"

using namespace mlir;

namespace runmat {

//===----------------------------------------------------------------------===//
// Slots
//===----------------------------------------------------------------------===//

ast::Slot Scope::variableOf(ast::Slot slot) const {
  for (auto found = fields.find(slot); found != fields.end();
       found = fields.find(slot))
    slot = found->second.holder;
  return slot;
}

std::string Scope::nameOf(ast::Slot slot) const {
  auto found = fields.find(slot);
  if (found == fields.end())
    return std::string(function.variables[slot].name);
  const auto &[holder, name] = found->second;
  return structs.lookup(holder).isList ? nameOf(holder) + "{" + name + "}"
                                       : nameOf(holder) + "." + name;
}

ast::Slot Scope::addField(ast::Slot holder, std::string name) {
  auto slot = ast::Slot(function.variables.size() + fields.size());
  fields[slot] = {holder, std::move(name)};
  return slot;
}

void Scope::bindFields(ast::Slot slot, const Structure &structure) {
  Fields own{{}, structure.isArray, structure.isList, structure.isCell};
  for (const auto &[name, binding] : structure.fields) {
    ast::Slot field = addField(slot, name);
    own.slots.push_back({name, field});
    bind(field, binding);
  }
  structs[slot] = std::move(own);
}

ast::Slot Scope::Fields::find(std::string_view name) const {
  auto found = llvm::find_if(
      slots, [&](const auto &each) { return each.first == name; });
  return found == slots.end() ? ast::noSlot : found->second;
}

/// What a struct at the start of the unit holds.
static Structure structureAt(const HolderType &holder) {
  Structure structure;
  structure.isArray = holder.structure == HolderType::Struct::Array;
  structure.isCell = holder.structure == HolderType::Struct::Cell;
  for (auto [name, part] : llvm::zip(holder.fields, holder.parts))
    structure.fields.push_back({name, Binding::at(part)});
  return structure;
}

/// In the unit's own function the fields keep the slots that they have there.
static void adoptFields(Scope &scope, const HolderType &holder) {
  Scope::Fields own;
  own.isArray = holder.structure == HolderType::Struct::Array;
  own.isCell = holder.structure == HolderType::Struct::Cell;
  for (auto [name, part] : llvm::zip(holder.fields, holder.parts)) {
    scope.fields[part] = {holder.slot, name};
    own.slots.push_back({name, part});
  }
  scope.structs[holder.slot] = std::move(own);
}

const Scope::Fields *ImportState::fieldsOf(ast::Slot slot) {
  if (scope->values.count(slot) || scope->handles.count(slot))
    return nullptr;
  auto known = scope->structs.find(slot);
  if (known != scope->structs.end())
    return &known->second;
  ast::Slot entry = scope->entryOf(slot);
  auto holder = llvm::find_if(request.holders, [&](const HolderType &type) {
    return type.isStruct() && type.slot == entry;
  });
  if (holder == request.holders.end())
    return nullptr;
  holdFor(entry);
  if (scope->inlined)
    scope->bindFields(slot, structureAt(*holder));
  else
    adoptFields(*scope, *holder);
  return &scope->structs[slot];
}

namespace {

/// The way to a field or an element of a list, as far as import knows it.
struct Way {
  ast::Slot slot = ast::noSlot;
  /// Where it ends before the place: the last that is known, and what it lacks.
  ast::Slot holder = ast::noSlot;
  const ast::Expr *missing = nullptr;
};

/// The slot of a field, or of an element, in what holds it; noSlot where it is
/// none that import knows.
ast::Slot partOf(ImportState &state, ast::Slot holder, const ast::Expr &step) {
  const Scope::Fields *fields = state.fieldsOf(holder);
  auto *field = dynCast<ast::FieldExpr>(&step);
  if (!fields || fields->isArray || fields->isCell ||
      fields->isList == (field != nullptr))
    return ast::noSlot;
  if (field)
    return fields->find(field->name);
  const auto &subscripts = cast<ast::CellIndexExpr>(step).arguments;
  std::optional<size_t> number = subscripts.size() == 1
                                     ? knownCount(state, *subscripts[0], 1)
                                     : std::nullopt;
  // Looking for the number may have made the fields known of another struct.
  return number ? state.fieldsOf(holder)->find(std::to_string(*number))
                : ast::noSlot;
}

/// From the variable outwards, without recursion: chains may be long.
Way wayTo(ImportState &state, const ast::Expr &expr) {
  SmallVector<const ast::Expr *> chain;
  const ast::Expr *base = &expr;
  for (; isa<ast::FieldExpr>(base) || isa<ast::CellIndexExpr>(base);
       base = leftOperand(base))
    chain.push_back(base);
  auto *name = dynCast<ast::IdentifierExpr>(base);
  Way way;
  way.slot = name ? name->slot : ast::noSlot;
  for (const ast::Expr *step : llvm::reverse(chain)) {
    if (way.slot == ast::noSlot)
      break;
    way.holder = std::exchange(way.slot, ast::noSlot);
    way.missing = step;
    way.slot = partOf(state, way.holder, *step);
  }
  return way;
}

} // namespace

ast::Slot ImportState::placeOf(const ast::Expr &expr) {
  return wayTo(*this, expr).slot;
}

const Scope::Fields *ImportState::structArray(const ast::Expr &expr) {
  ast::Slot slot = placeOf(expr);
  const Scope::Fields *fields = slot == ast::noSlot ? nullptr : fieldsOf(slot);
  return fields && fields->isArray ? fields : nullptr;
}

ast::Slot ImportState::columnOf(const ast::Expr &array,
                                std::string_view field) {
  const Scope::Fields *fields = loops ? structArray(array) : nullptr;
  return fields ? fields->find(field) : ast::noSlot;
}

ast::Slot elementFieldOf(ImportState &state, const ast::Expr &expr) {
  auto *field = dynCast<ast::FieldExpr>(&expr);
  auto *element = field ? dynCast<ast::IndexExpr>(field->base) : nullptr;
  return element ? state.columnOf(*element->base, field->name) : ast::noSlot;
}

//===----------------------------------------------------------------------===//
// Assignments
//===----------------------------------------------------------------------===//

/// What an assignment to an element of a list may change: any of them, where
/// the number may be another one by then.
static ast::Slot assignedElement(ImportState &state,
                                 const ast::CellIndexExpr &target) {
  bool isLiteral =
      target.arguments.size() == 1 && isa<ast::NumberExpr>(target.arguments[0]);
  return state.placeOf(isLiteral ? target : *target.base);
}

/// The field that an assignment changes, whole or in part; noSlot where it is
/// none that import knows.
static ast::Slot assignedField(ImportState &state, const ast::Expr &target) {
  ast::Slot column = elementFieldOf(state, target);
  if (column != ast::noSlot)
    return column;
  const ast::Expr *whole = &target;
  if (auto *index = dynCast<ast::IndexExpr>(whole))
    whole = index->base;
  if (auto *element = dynCast<ast::CellIndexExpr>(whole))
    return assignedElement(state, *element);
  return isa<ast::FieldExpr>(whole) ? state.placeOf(*whole) : ast::noSlot;
}

/// Of a struct that import knows the fields: it stays one.
static void addAssigned(ImportState &state, ast::Slot slot,
                        llvm::BitVector &slots) {
  if (slot == ast::noSlot)
    return;
  if (const Scope::Fields *known = state.fieldsOf(slot)) {
    const auto fields = known->slots;
    for (const auto &[name, field] : fields)
      if (state.fieldsOf(field) || state.isDefined(field))
        addAssigned(state, field, slots);
    return;
  }
  slots.resize(std::max<size_t>(slots.size(), slot + 1));
  slots.set(slot);
}

void collectAssigned(ImportState &state, const ast::Stmt &statement,
                     llvm::BitVector &slots) {
  auto add = [&](ast::Slot slot) { addAssigned(state, slot, slots); };
  if (auto *assign = dynCast<ast::AssignStmt>(&statement))
    for (const ast::Expr *target : assign->targets) {
      ast::Slot field = target ? assignedField(state, *target) : ast::noSlot;
      if (target)
        add(field == ast::noSlot ? rootIdentifier(target)->slot : field);
    }
  else if (!isa<ast::TryStmt>(&statement))
    for (const ast::IdentifierExpr *name : assignedNames(&statement))
      add(name->slot);
  // A handler is the interpreter's, and so is all behind it.
  auto *attempt = dynCast<ast::TryStmt>(&statement);
  for (const ast::Block *inner : blocksOf(&statement))
    if (!attempt || inner == &attempt->body)
      for (const ast::Stmt *each : *inner)
        collectAssigned(state, *each, slots);
}

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

Value ImportState::refusePlace(const ast::Expr &expr, const char *otherwise) {
  Way way = wayTo(*this, expr);
  if (way.holder == ast::noSlot)
    return refuse(otherwise);
  std::string name = scope->nameOf(way.holder);
  const Scope::Fields *fields = fieldsOf(way.holder);
  auto *field = dynCast<ast::FieldExpr>(way.missing);
  if (!field || (fields && (fields->isList || fields->isCell)))
    return refuse(otherwise);
  if (fields && fields->isArray)
    return refuse("'" + llvm::Twine(name) + "' is a struct array");
  if (fields)
    return refuse("'" + llvm::Twine(name) + "' has no field '" +
                  std::string(field->name) + "' here");
  if (reason.empty())
    blamed = scope->entryOf(way.holder);
  const char *what = otherValue(way.holder);
  return what ? refuse("'" + llvm::Twine(name) + "' is " + what)
              : refuse("the fields of '" + llvm::Twine(name) +
                       "' are not known here");
}

Value importListedFields(ImportState &state, const ast::Expr &expr) {
  auto *field = dynCast<ast::FieldExpr>(&expr);
  const Scope::Fields *fields =
      field ? state.structArray(*field->base) : nullptr;
  ast::Slot column = fields ? fields->find(field->name) : ast::noSlot;
  Value values = column == ast::noSlot ? Value() : state.read(column);
  if (!values)
    return {};
  Location loc = state.locate(expr.range);
  Value count = NumelOp::create(state.builder, loc, state.any(), values);
  Value one = runmat::ConstantOp::create(state.builder, loc, state.any(),
                                         state.builder.getF64FloatAttr(1));
  return ReshapeOp::create(state.builder, loc, state.any(), values,
                           ValueRange{one, count}, /*like=*/false);
}

Value importShaped(ImportState &state, const ast::Expr &expr) {
  ast::Slot cell = cellHolderOf(state, expr);
  if (cell != ast::noSlot)
    return state.read(cell);
  const Scope::Fields *fields = state.loops ? state.structArray(expr) : nullptr;
  if (fields)
    for (const auto &[name, slot] : fields->slots)
      if (state.isDefined(slot))
        return state.read(slot);
  return importExpression(state, expr);
}

} // namespace runmat
