//===- Frame.cpp - the variables of a running function ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/Frame.h"

#include "Frontend/CalledNames.h"
#include "Support/Casting.h"

#include <algorithm>

using namespace runmat;

Frame::Frame(std::shared_ptr<Module> module, const ast::Function &function,
             std::shared_ptr<Frame> outer)
    : owner(std::move(module)), code(&function), enclosing(std::move(outer)),
      values(function.variables.size()), places(function.variables.size()) {
  const bool nested = function.kind == ast::FunctionKind::Nested && enclosing;
  for (size_t slot = 0; slot < values.size(); ++slot) {
    const ast::Slot outerSlot = function.variables[slot].outer;
    places[slot] = nested && outerSlot != ast::noSlot
                       ? &enclosing->variable(outerSlot)
                       : &values[slot];
  }
}

ast::Slot Frame::slotOf(std::string_view name) const {
  const auto &variables = code->variables;
  for (size_t slot = 0; slot < variables.size(); ++slot)
    if (variables[slot].name == name)
      return ast::Slot(slot);
  return ast::noSlot;
}

Value *Frame::find(std::string_view name) {
  if (ast::Slot slot = slotOf(name); slot != ast::noSlot)
    return &variable(slot);
  return findDynamic(name);
}

Value *Frame::findDynamic(std::string_view name) {
  if (shared)
    return shared->find(name);
  if (dynamic.empty())
    return nullptr;
  auto found = dynamic.find(name);
  return found == dynamic.end() ? nullptr : found->second.place;
}

Value &Frame::findOrAdd(std::string_view name) {
  if (Value *known = find(name))
    return *known;
  if (shared)
    return shared->findOrAdd(name);
  return *dynamic[std::string(name)].place;
}

void Frame::bindName(std::string_view name, Value &storage) {
  if (ast::Slot slot = slotOf(name); slot != ast::noSlot) {
    const ast::Variable &variable = code->variables[size_t(slot)];
    hasBoundNames |= !variable.isGlobal && !variable.isPersistent;
    bind(slot, storage);
  } else if (!shared)
    dynamic[std::string(name)].place = &storage;
  if (shared)
    shared->bindName(name, storage);
}

void Frame::clear(std::string_view name) {
  const ast::Slot slot = slotOf(name);
  if (shared) {
    shared->clear(name);
    if (slot != ast::noSlot)
      bind(slot, shared->findOrAdd(name));
  } else if (slot != ast::noSlot) {
    if (code->kind != ast::FunctionKind::Nested)
      bind(slot, values[size_t(slot)]);
    variable(slot) = Value();
  } else if (auto found = dynamic.find(name); found != dynamic.end()) {
    // The entry stays: a script that is running may be bound to it.
    found->second.place = &found->second.own;
    found->second.own = Value();
  }
}

/// A variable that is not defined counts, too: it may be at any time.
bool Frame::hidesCallsNow() {
  const size_t variables = workspace().dynamic.size();
  if (calls.variables != variables)
    calls = {variables,
             std::ranges::any_of(
                 calledNames(owner->program(), *code, CalledBy::Name),
                 [this](std::string_view name) { return findDynamic(name); })};
  return calls.areHidden;
}

std::vector<std::string> Frame::definedNames() {
  std::vector<std::string> names;
  for (size_t slot = 0; slot < places.size(); ++slot)
    if (places[slot]->isDefined())
      names.emplace_back(code->variables[slot].name);
  for (const auto &[name, variable] : dynamic)
    if (variable.place->isDefined())
      names.push_back(name);
  if (shared)
    for (std::string &name : shared->definedNames())
      names.push_back(std::move(name));
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

std::string Frame::argumentName(size_t position) const {
  if (!call || call->kind != ast::ExprKind::Index)
    return {};
  const auto &arguments = cast<ast::IndexExpr>(*call).arguments;
  // A list such as c{:} moves the arguments behind it.
  for (size_t i = 0; i <= position && i < arguments.size(); ++i)
    if (arguments[i]->kind == ast::ExprKind::CellIndex ||
        arguments[i]->kind == ast::ExprKind::Field)
      return {};
  const auto *name = position < arguments.size()
                         ? dynCast<ast::IdentifierExpr>(arguments[position])
                         : nullptr;
  return name ? std::string(name->name) : std::string();
}

void Frame::takeVariables(Frame &from) {
  auto take = [&](std::string_view name, Value &own, Value *place) {
    if (place != &own)
      bindName(name, *place);
    else if (own.isDefined())
      findOrAdd(name) = std::move(own);
  };
  for (size_t slot = 0; slot < from.places.size(); ++slot)
    take(from.code->variables[slot].name, from.values[slot], from.places[slot]);
  for (auto &[name, variable] : from.dynamic)
    take(name, variable.own, variable.place);
}

void Frame::releaseVariables() {
  for (Value &value : values)
    value = Value();
  for (auto &[name, variable] : dynamic)
    variable.own = Value();
}

bool Frame::owns(std::string_view name, const Value &storage) const {
  const ast::Slot slot = slotOf(name);
  if (slot != ast::noSlot)
    return &storage == &values[size_t(slot)];
  const auto found = dynamic.find(name);
  return found != dynamic.end() && &storage == &found->second.own;
}

void Frame::shareWorkspace(Frame &workspace) {
  shared = &workspace.workspace();
  for (size_t slot = 0; slot < places.size(); ++slot)
    places[slot] = &shared->findOrAdd(code->variables[slot].name);
}
