//===- UnitCache.cpp - units by place and types -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/UnitCache.h"

#include <algorithm>

namespace runmat {

std::optional<VariableType> variableType(ast::Slot slot, const Value &value) {
  if (!value.isArray())
    return std::nullopt;
  VariableType type;
  type.slot = slot;
  type.elementClass = static_cast<uint8_t>(value.elementClass());
  type.isComplex = value.isComplex();
  for (size_t d = 0; d < value.rank(); ++d)
    type.extents.push_back(value.extent(d) > 1 ? VariableType::many
                                               : value.extent(d));
  return type;
}

static bool matches(const UnitEntry &entry, Frame &frame) {
  if (entry.blamed != ast::noSlot &&
      frame.variable(entry.blamed).kind() != entry.blamedKind)
    return false;
  return std::all_of(entry.signature.begin(), entry.signature.end(),
                     [&](const VariableType &type) {
                       std::optional<VariableType> actual =
                           variableType(type.slot, frame.variable(type.slot));
                       return actual && *actual == type;
                     });
}

UnitEntry *UnitCache::find(const ast::Stmt *statement, Frame &frame) {
  auto found = table.find(statement);
  if (found == table.end())
    return nullptr;
  for (const auto &entry : found->second)
    if (matches(*entry, frame))
      return entry.get();
  return nullptr;
}

UnitEntry &UnitCache::add(const ast::Stmt *statement, UnitEntry entry) {
  auto &list = table[statement];
  list.push_back(std::make_unique<UnitEntry>(std::move(entry)));
  order.push_back(list.back().get());
  return *list.back();
}

} // namespace runmat
