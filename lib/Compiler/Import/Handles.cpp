//===- Handles.cpp - function handles that import knows ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A handle is no value of the unit: which function it calls is known when the
// unit is compiled, be it one that a variable holds when the unit begins or one
// that is made inside. What it captured are inputs of the unit, or values as
// they were when it was made.
//===----------------------------------------------------------------------===//
#include "Support/Casting.h"
#include "lib/Compiler/Import/Scope.h"

namespace runmat {

//===----------------------------------------------------------------------===//
// Variables that hold them
//===----------------------------------------------------------------------===//

void Scope::bind(ast::Slot slot, const Binding &binding) {
  if (binding.value)
    values[slot] = binding.value;
  else if (binding.handle)
    handles[slot] = binding.handle;
  else if (binding.structure)
    bindFields(slot, *binding.structure);
  else if (binding.entry != ast::noSlot)
    entries[slot] = binding.entry;
}

ast::Slot Scope::entryOf(ast::Slot slot) const {
  if (!inlined || slot == randomSeed)
    return slot;
  auto found = entries.find(slot);
  return found == entries.end() ? ast::noSlot : found->second;
}

static HandleRef makeHandle(const HolderType &type) {
  Handle handle{type.program, type.anonymous, type.function, type.name, {}};
  for (size_t i = 0; i < type.parts.size(); ++i)
    handle.captures.push_back(
        {type.anonymous->captures[i].inner, Binding::at(type.parts[i])});
  return std::make_shared<Handle>(std::move(handle));
}

void ImportState::holdFor(ast::Slot slot) {
  for (bool isPart = true; isPart;) {
    holders.insert(slot);
    auto holder = llvm::find_if(request.holders, [&](const HolderType &type) {
      return llvm::is_contained(type.parts, slot);
    });
    isPart = holder != request.holders.end();
    if (isPart)
      slot = holder->slot;
  }
}

HandleRef ImportState::handleAtEntry(ast::Slot slot) {
  for (const HolderType &type : request.holders)
    if (type.slot == slot && !type.isStruct()) {
      holdFor(slot);
      return makeHandle(type);
    }
  return nullptr;
}

HandleRef ImportState::handleOf(ast::Slot slot) {
  if (scope->values.count(slot))
    return nullptr;
  auto found = scope->handles.find(slot);
  return found != scope->handles.end() ? found->second
                                       : handleAtEntry(scope->entryOf(slot));
}

Binding ImportState::bindingOf(ast::Slot slot) {
  auto value = scope->values.find(slot);
  if (value != scope->values.end())
    return Binding::of(value->second);
  auto handle = scope->handles.find(slot);
  if (handle != scope->handles.end())
    return Binding::of(handle->second);
  auto structure = scope->structs.find(slot);
  if (structure == scope->structs.end())
    return Binding::at(scope->entryOf(slot));
  const Scope::Fields fields = structure->second;
  // One that holds another twice is copied as a tree.
  if (!addFields(fields.slots.size()))
    return {};
  Structure known{{}, fields.isArray, fields.isList, fields.isCell};
  for (const auto &[name, field] : fields.slots)
    known.fields.push_back({name, bindingOf(field)});
  return Binding::of(
      StructureRef(std::make_shared<Structure>(std::move(known))));
}

void ImportState::assignHandle(ast::Slot slot, HandleRef handle) {
  scope->values.erase(slot);
  scope->handles[slot] = std::move(handle);
}

//===----------------------------------------------------------------------===//
// Expressions that give them
//===----------------------------------------------------------------------===//

static HandleRef importAnonymous(ImportState &state,
                                 const ast::AnonymousFunctionExpr &expr) {
  Handle handle{&state.scope->program, &expr, nullptr, {}, {}};
  for (const auto &capture : expr.captures)
    handle.captures.push_back({capture.inner, state.bindingOf(capture.outer)});
  return std::make_shared<Handle>(std::move(handle));
}

HandleRef namedHandle(ImportState &state, std::string_view name) {
  const NameMeaning meaning = state.meaningOf(name);
  Handle handle{
      &state.scope->program, nullptr, meaning.function, std::string(name), {}};
  if (meaning.function)
    handle.program = meaning.program;
  return std::make_shared<Handle>(std::move(handle));
}

HandleRef importHandle(ImportState &state, const ast::Expr &expr) {
  if (auto *name = dynCast<ast::IdentifierExpr>(&expr))
    return name->slot == ast::noSlot ? nullptr : state.handleOf(name->slot);
  if (auto *anonymous = dynCast<ast::AnonymousFunctionExpr>(&expr))
    return importAnonymous(state, *anonymous);
  if (isa<ast::FieldExpr>(&expr) || isa<ast::CellIndexExpr>(&expr)) {
    ast::Slot field = state.placeOf(expr);
    return field == ast::noSlot ? nullptr : state.handleOf(field);
  }
  auto *named = dynCast<ast::FunctionHandleExpr>(&expr);
  if (!named)
    return nullptr;
  return namedHandle(state, named->name);
}

} // namespace runmat
