//===- UnitCache.cpp - units by place and types -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/UnitCache.h"

#include <algorithm>

namespace runmat {

static bool matches(const UnitEntry &entry, const UnitVariables &variables) {
  if (entry.blamed != ast::noSlot &&
      variables.kind(entry.blamed) != entry.blamedKind)
    return false;
  return std::all_of(
      entry.signature.begin(), entry.signature.end(),
      [&](const VariableType &type) { return variables.hasType(type); });
}

UnitEntry *UnitCache::find(const ast::Stmt *statement,
                           const UnitVariables &variables, EntryPoint point) {
  Table &table = tableOf(point);
  auto found = table.find(statement);
  if (found == table.end())
    return nullptr;
  for (const auto &entry : found->second)
    if (matches(*entry, variables))
      return entry.get();
  return nullptr;
}

UnitEntry &UnitCache::add(const ast::Stmt *statement, UnitEntry entry,
                          EntryPoint point) {
  auto &list = tableOf(point)[statement];
  list.push_back(std::make_unique<UnitEntry>(std::move(entry)));
  order.push_back(list.back().get());
  return *list.back();
}

} // namespace runmat
