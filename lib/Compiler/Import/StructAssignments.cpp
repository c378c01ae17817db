//===- StructAssignments.cpp - whole structs as values ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// s = f(s), q = p, s = struct('a', 1): what import knows as a struct is
// assigned field by field. A variable that the unit hands over must have been a
// struct with these fields before: its fields have slots then. One of an
// inlined function becomes what it is given.
//===----------------------------------------------------------------------===//
#include "Support/Casting.h"
#include "Values/Identifier.h"
#include "lib/Compiler/Import/ControlFlow.h"
#include "lib/Compiler/Import/Lists.h"

using namespace mlir;

namespace runmat {

//===----------------------------------------------------------------------===//
// Expressions that give structs
//===----------------------------------------------------------------------===//

static StructureRef structureIn(ImportState &state, ast::Slot slot) {
  return slot != ast::noSlot && state.fieldsOf(slot)
             ? state.bindingOf(slot).structure
             : nullptr;
}

/// struct('a', x, 'b', y) of values that are no cells.
static StructureRef importConstructor(ImportState &state,
                                      const ast::IndexExpr &call) {
  Structure structure;
  for (size_t i = 0; i + 1 < call.arguments.size(); i += 2) {
    auto *name = dynCast<ast::CharArrayExpr>(call.arguments[i]);
    if (!name)
      return nullptr;
    Binding binding = importBinding(state, *call.arguments[i + 1]);
    if (!binding.isKnown())
      return nullptr;
    std::string field(name->text.data(), name->text.size());
    if (!isIdentifier(field))
      return nullptr;
    bool isTwice = llvm::any_of(structure.fields, [&](const auto &each) {
      return each.first == field;
    });
    // A cell array makes elements of a struct array.
    const bool isCell = binding.structure && (binding.structure->isList ||
                                              binding.structure->isCell);
    if (isTwice || isCell)
      return nullptr;
    structure.fields.push_back({std::move(field), std::move(binding)});
  }
  return std::make_shared<Structure>(std::move(structure));
}

static bool isConstructor(ImportState &state, const ast::IndexExpr *call) {
  auto *name = call ? dynCast<ast::IdentifierExpr>(call->base) : nullptr;
  return name && name->slot == ast::noSlot && name->name == "struct" &&
         call->arguments.size() % 2 == 0 && !call->arguments.empty() &&
         state.isBuiltin(name->name);
}

StructureRef importStruct(ImportState &state, const ast::Expr &expr) {
  if (auto *cell = dynCast<ast::CellArrayExpr>(&expr))
    return importList(state, *cell);
  auto *call = dynCast<ast::IndexExpr>(&expr);
  return isConstructor(state, call) ? importConstructor(state, *call)
                                    : structureIn(state, state.placeOf(expr));
}

Binding importBinding(ImportState &state, const ast::Expr &expr) {
  Binding binding;
  binding.handle = importHandle(state, expr);
  if (!binding.handle)
    binding.structure = importStruct(state, expr);
  if (!binding.handle && !binding.structure)
    binding.value = importExpression(state, expr);
  return binding;
}

Binding ImportState::resultOf(ast::Slot slot) {
  if (StructureRef structure = structureIn(*this, slot))
    return Binding::of(std::move(structure));
  return Binding::of(read(slot));
}

//===----------------------------------------------------------------------===//
// Assignments
//===----------------------------------------------------------------------===//

static bool refuseFields(ImportState &state, bool areElements = false) {
  state.refuse(areElements
                   ? "a cell array that is new, or gets other elements, is "
                     "made by the interpreter"
                   : "a struct that is new, or gets other fields, is made by "
                     "the interpreter");
  return false;
}

/// What a field of another struct holds, as a value; null where it is none.
static Value fieldValue(ImportState &state, const Binding &binding) {
  if (binding.value)
    return binding.value;
  return binding.entry != ast::noSlot ? state.readEntry(binding.entry)
                                      : Value();
}

static bool assignField(ImportState &state, ast::Slot slot,
                        const Binding &binding) {
  if (binding.structure)
    return assignStruct(state, slot, *binding.structure);
  Binding now = state.bindingOf(slot);
  bool isSame = binding.value ? binding.value == now.value
                              : binding.entry != ast::noSlot &&
                                    binding.entry == now.entry;
  if (isSame)
    return true;
  Value value = fieldValue(state, binding);
  if (!value || state.fieldsOf(slot) || state.handleOf(slot))
    return refuseFields(state);
  // What was no value does not go through branches and loops.
  if (state.scope->regions != 0 && !state.isDefined(slot))
    return refuseFields(state);
  state.assign(slot, value);
  return true;
}

bool assignStruct(ImportState &state, ast::Slot slot,
                  const Structure &structure) {
  const Scope::Fields *known = state.fieldsOf(slot);
  if (!known && state.scope->inlined && state.scope->regions == 0 &&
      !state.isDefined(slot) && !state.handleOf(slot)) {
    state.scope->bindFields(slot, structure);
    return true;
  }
  if (!known || known->isArray != structure.isArray ||
      known->isList != structure.isList || known->isCell != structure.isCell ||
      known->slots.size() != structure.fields.size())
    return refuseFields(state, structure.isList || structure.isCell);
  const auto slots = known->slots;
  for (auto [own, given] : llvm::zip(slots, structure.fields))
    if (own.first != given.first ||
        !assignField(state, own.second, given.second))
      return refuseFields(state);
  return true;
}

bool canMakeField(ImportState &state, const ast::FieldExpr &target) {
  const Scope &scope = *state.scope;
  auto *name = dynCast<ast::IdentifierExpr>(target.base);
  if (!name || name->slot == ast::noSlot || !scope.inlined ||
      scope.regions != 0)
    return false;
  const Scope::Fields *known = state.fieldsOf(name->slot);
  return known ? !known->isArray && !known->isList && !known->isCell
               : !state.isDefined(name->slot) && !state.otherValue(name->slot);
}

ast::Slot makeField(ImportState &state, const ast::FieldExpr &target) {
  ast::Slot holder = cast<ast::IdentifierExpr>(*target.base).slot;
  std::string name(target.name);
  ast::Slot field = state.scope->addField(holder, name);
  state.scope->structs[holder].slots.push_back({std::move(name), field});
  return field;
}

} // namespace runmat
