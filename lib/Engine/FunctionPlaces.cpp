//===- FunctionPlaces.cpp - where the functions of a unit stand -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/FunctionPlaces.h"
#include "Engine/ReasonPlace.h"

#include <algorithm>

namespace runmat {

const ast::Function &outermost(const ast::Function &function) {
  const ast::Function *at = &function;
  while (at->parent)
    at = at->parent;
  return *at;
}

std::string_view textAround(const ast::Program &program,
                            const ast::Function &function) {
  const SourceRange range = outermost(function).range;
  return std::string_view(program.source)
      .substr(range.begin, range.end - range.begin);
}

ast::StatementId firstStatement(const ast::Program &program,
                                const ast::Function &function) {
  const auto first =
      std::ranges::find_if(program.statementFunctions, [&](auto *holder) {
        return &outermost(*holder) == &outermost(function);
      });
  return ast::StatementId(first - program.statementFunctions.begin());
}

static FunctionPlace placeOf(const ast::Program &program,
                             const ast::Function &function) {
  const std::string_view text = textAround(program, function);
  const auto lines = [](std::string_view of) {
    return uint32_t(std::ranges::count(of, '\n'));
  };
  const uint32_t begin = outermost(function).range.begin;
  const uint32_t first =
      1 + lines(std::string_view(program.source).substr(0, begin));
  return {program.file, std::string(function.name), first, first + lines(text),
          firstStatement(program, function)};
}

std::vector<FunctionPlace>
functionPlaces(const CompileRequest &request,
               const std::vector<NameMeaning> &meanings) {
  std::vector<FunctionPlace> places = {
      placeOf(*request.program, *request.function)};
  for (const HolderType &holder : request.holders)
    if (const ast::Function *callee = holder.callee())
      places.push_back(placeOf(*holder.program, *callee));
  for (const NameMeaning &meaning : meanings)
    if (meaning.function)
      places.push_back(placeOf(*meaning.program, *meaning.function));
  return places;
}

template <typename Is>
const FunctionPlace *MovedPlaces::find(uint32_t &line, const Is &is) const {
  for (size_t k = 0; k < std::min(before.size(), now.size()); ++k)
    if (before[k].firstLine <= line && line <= before[k].lastLine &&
        is(before[k])) {
      line = line - before[k].firstLine + now[k].firstLine;
      return &now[k];
    }
  return nullptr;
}

const FunctionPlace *MovedPlaces::at(std::string_view file,
                                     uint32_t &line) const {
  return find(line,
              [&](const FunctionPlace &place) { return place.file == file; });
}

std::string MovedPlaces::reason(std::string_view text) const {
  std::optional<ReasonPlace> place = takeReasonPlace(text);
  if (!place)
    return std::string(text);
  find(place->line, [&](const FunctionPlace &candidate) {
    return place->function.empty() || place->function == candidate.name;
  });
  return place->text().append(text);
}

} // namespace runmat
