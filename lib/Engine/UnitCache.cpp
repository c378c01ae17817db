//===- UnitCache.cpp - units by place and types -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/UnitCache.h"

#include <algorithm>

namespace runmat {

static int64_t typeExtent(int64_t extent) {
  return extent > 1 ? VariableType::many : extent;
}

std::optional<VariableType> variableType(ast::Slot slot, const Value &value) {
  if (!value.isArray())
    return std::nullopt;
  VariableType type;
  type.slot = slot;
  type.elementClass = static_cast<uint8_t>(value.elementClass());
  type.isComplex = value.isComplex();
  for (size_t d = 0; d < value.rank(); ++d)
    type.extents.push_back(typeExtent(value.extent(d)));
  return type;
}

/// Whether `variableType` would give this type; asked at each entry, so nothing
/// is built for it.
static bool hasType(const Value &value, const VariableType &type) {
  if (!value.isArray() || value.rank() != type.extents.size() ||
      static_cast<uint8_t>(value.elementClass()) != type.elementClass ||
      value.isComplex() != type.isComplex)
    return false;
  for (size_t d = 0; d < type.extents.size(); ++d)
    if (typeExtent(value.extent(d)) != type.extents[d])
      return false;
  return true;
}

static bool matches(const UnitEntry &entry, Frame &frame) {
  if (entry.blamed != ast::noSlot &&
      frame.variable(entry.blamed).kind() != entry.blamedKind)
    return false;
  return std::all_of(entry.signature.begin(), entry.signature.end(),
                     [&](const VariableType &type) {
                       return hasType(frame.variable(type.slot), type);
                     });
}

UnitEntry *UnitCache::find(const ast::Stmt *statement, Frame &frame,
                           EntryPoint point) {
  Table &table = tableOf(point);
  auto found = table.find(statement);
  if (found == table.end())
    return nullptr;
  for (const auto &entry : found->second)
    if (matches(*entry, frame))
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
