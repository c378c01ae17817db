//===- UnitCache.cpp - units by place and types -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/UnitCache.h"
#include "Engine/SmallShapes.h"
#include "runtime/Counters.h"

#include <algorithm>

namespace runmat {

static bool matches(const UnitEntry &entry, UnitVariables &variables) {
  if (entry.isForgotten || !variables.bind(entry.holders))
    return false;
  if (entry.blamed != ast::noSlot &&
      variables.kind(entry.blamed) != entry.blamedKind)
    return false;
  return std::all_of(entry.signature.begin(), entry.signature.end(),
                     [&](const VariableType &type) {
                       return (entry.isFoundWithoutColumns &&
                               variables.isColumn(type.slot)) ||
                              variables.hasType(type);
                     });
}

UnitEntry *UnitCache::find(const ast::Stmt *statement, UnitVariables variables,
                           EntryPoint point) {
  Table &table = tableOf(point);
  auto found = table.find(statement);
  if (found == table.end())
    return nullptr;
  for (const auto &entry : found->second)
    if (matches(*entry, variables)) {
      entry->lastUse = ++uses;
      return entry.get();
    }
  return nullptr;
}

bool UnitCache::hasUnit(const ast::Stmt *statement) const {
  const auto found = statements.find(statement);
  return found != statements.end() &&
         std::ranges::any_of(found->second, [](const auto &entry) {
           return entry->unit != nullptr;
         });
}

bool UnitCache::tellsShapes(const ast::Stmt *statement, EntryPoint point) {
  const Table &table = tableOf(point);
  const auto found = table.find(statement);
  return found != table.end() &&
         std::ranges::any_of(found->second, [](const auto &entry) {
           return std::ranges::any_of(entry->signature, tellsShape);
         });
}

UnitEntry &UnitCache::add(const ast::Stmt *statement, UnitEntry entry,
                          EntryPoint point) {
  makeRoom();
  entry.place = statement;
  entry.point = point;
  entry.lastUse = ++uses;
  auto &list = tableOf(point)[statement];
  list.push_back(std::make_unique<UnitEntry>(std::move(entry)));
  order.push_back(list.back().get());
  return *list.back();
}

//===----------------------------------------------------------------------===//
// The limit
//===----------------------------------------------------------------------===//

/// Looks at all entries: that is little beside the compile that asks for it.
void UnitCache::makeRoom() {
  while (order.size() >= limit) {
    auto used = [](const UnitEntry *entry) {
      return entry->running ? UINT64_MAX : entry->lastUse;
    };
    auto oldest = std::min_element(order.begin(), order.end(),
                                   [&](const UnitEntry *a, const UnitEntry *b) {
                                     return used(a) < used(b);
                                   });
    if (oldest == order.end() || (*oldest)->running)
      return;
    free(oldest);
  }
}

void UnitCache::free(std::vector<UnitEntry *>::iterator position) {
  UnitEntry *entry = *position;
  if (entry->unit)
    remember(*entry);
  order.erase(position);
  Table &table = tableOf(entry->point);
  auto found = table.find(entry->place);
  std::erase_if(found->second,
                [&](const auto &owned) { return owned.get() == entry; });
  if (found->second.empty())
    table.erase(found);
}

static bool dependsOn(const UnitEntry &entry, const ast::Program &program) {
  return entry.program == &program ||
         std::ranges::count(entry.called, &program) != 0 ||
         std::ranges::any_of(entry.holders, [&](const HolderType &holder) {
           return holder.program == &program;
         });
}

void UnitCache::forget(const ast::Program &program) {
  const std::vector<UnitEntry *> known = order;
  for (UnitEntry *entry : known)
    if (!dependsOn(*entry, program))
      continue;
    else if (entry->running)
      entry->isForgotten = true;
    else
      free(std::find(order.begin(), order.end(), entry));
  std::erase_if(freedUnits, [&](const FreedUnits &place) {
    return place.program == &program;
  });
}

/// A statement is one line of the list, so that it does not grow with the time
/// that a program runs.
void UnitCache::remember(const UnitEntry &entry) {
  counters().unitsFreed.add();
  auto known = std::find_if(freedUnits.begin(), freedUnits.end(),
                            [&](const FreedUnits &place) {
                              return place.program == entry.program &&
                                     place.statement == entry.statement;
                            });
  if (known == freedUnits.end())
    known = freedUnits.insert(freedUnits.end(),
                              {entry.program, entry.statement, 0, 0, 0});
  known->units += 1;
  known->runs += entry.runs;
  known->exitsTaken += entry.exitsTaken;
}

} // namespace runmat
