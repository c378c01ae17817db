//===- PreparedUnits.cpp - units for types that are foreseen ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/PreparedUnits.h"

#include <algorithm>
#include <sstream>

namespace runmat {

CompileRequest preparedRequest(CompileRequest request,
                               std::vector<VariableType> types) {
  const auto count = ast::Slot(request.function->variables.size());
  request.holders.clear();
  request.others.clear();
  for (ast::Slot slot = 0; slot < count; ++slot)
    if (!std::ranges::count(types, slot, &VariableType::slot))
      request.others.push_back({slot, "of a type that only running shows"});
  request.variables = std::move(types);
  return request;
}

/// A type with open extents holds for those that have others there.
static bool holdsFor(const VariableType &open, const VariableType &type) {
  const auto isSame = [](int64_t expected, int64_t got) {
    return expected == VariableType::unknown || expected == got;
  };
  return open.slot == type.slot && open.elementClass == type.elementClass &&
         open.isComplex == type.isComplex &&
         open.isGpuArray == type.isGpuArray &&
         std::ranges::equal(open.extents, type.extents, isSame);
}

bool haveTypes(const CompileRequest &request,
               const std::vector<VariableType> &types) {
  return std::ranges::all_of(types, [&](const VariableType &open) {
    return std::ranges::any_of(
        request.variables,
        [&](const VariableType &type) { return holdsFor(open, type); });
  });
}

//===----------------------------------------------------------------------===//
// As bytes
//===----------------------------------------------------------------------===//

/// More than any array has.
static constexpr size_t mostDimensions = 64;

std::string encodePlaces(const std::vector<KnownTypes> &places) {
  std::ostringstream text;
  for (const KnownTypes &place : places) {
    text << place.statement << ' ' << place.types.size();
    for (const VariableType &type : place.types) {
      text << ' ' << type.slot << ' ' << int(type.elementClass) << ' '
           << type.isComplex << ' ' << type.isGpuArray << ' '
           << type.extents.size();
      for (int64_t extent : type.extents)
        text << ' ' << extent;
    }
    text << '\n';
  }
  return text.str();
}

static bool read(std::istream &text, VariableType &type) {
  int elementClass = 0;
  size_t rank = 0;
  if (!(text >> type.slot >> elementClass >> type.isComplex >>
        type.isGpuArray >> rank) ||
      rank > mostDimensions)
    return false;
  type.elementClass = uint8_t(elementClass);
  type.extents.resize(rank);
  for (int64_t &extent : type.extents)
    text >> extent;
  return bool(text);
}

std::vector<KnownTypes> decodePlaces(const std::string &bytes) {
  std::istringstream text(bytes);
  std::vector<KnownTypes> places;
  KnownTypes place;
  size_t count = 0;
  while (text >> place.statement >> count) {
    place.types.clear();
    for (VariableType type; count > 0; --count) {
      if (!read(text, type))
        return {};
      place.types.push_back(type);
    }
    places.push_back(place);
  }
  return places;
}

} // namespace runmat
