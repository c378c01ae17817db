//===- RequestSnapshot.cpp - a request for another thread -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/RequestSnapshot.h"
#include "Builtins/Registry.h"
#include "Engine/CalledNames.h"

#include <algorithm>

namespace runmat {

RequestKinds::RequestKinds(const CompileRequest &request,
                           UnitVariables variables) {
  if (!variables.bind(request.holders))
    return;
  const auto add = [&](const auto &list) {
    for (const auto &each : list)
      kinds[each.slot] = variables.kind(each.slot);
  };
  add(request.variables);
  add(request.holders);
  add(request.others);
}

ValueKind RequestKinds::of(ast::Slot slot) const {
  const auto found = kinds.find(slot);
  return found == kinds.end() ? ValueKind::Undefined : found->second;
}

RequestSnapshot::RequestSnapshot(const CompileRequest &request,
                                 std::shared_ptr<Module> module,
                                 UnitVariables variables)
    : module(std::move(module)), block(*request.block), snapshot(request),
      valueKinds(request, variables) {
  ask(request, *request.program);
  for (const HolderType &holder : request.holders)
    ask(request, *holder.program);
  snapshot.block = &block;
  snapshot.isBuiltin = [this](const ast::Program &program,
                              std::string_view name) {
    return isBuiltin(program, name);
  };
}

/// A name that cannot be looked up, as that of a file with errors, is not known
/// here: whoever needs it asks again where errors can be told.
void RequestSnapshot::ask(const CompileRequest &request,
                          const ast::Program &program) {
  const auto [place, isNew] = names.try_emplace(&program);
  if (!isNew)
    return;
  for (std::string_view name : calledNames(program))
    if (findBuiltin(name))
      try {
        place->second[name] = request.isBuiltin(program, name);
      } catch (const Error &) {
      }
}

bool RequestSnapshot::knows(const ast::Program &program,
                            std::string_view name) const {
  const auto asked = names.find(&program);
  return !findBuiltin(name) ||
         (asked != names.end() && asked->second.contains(name));
}

bool RequestSnapshot::isBuiltin(const ast::Program &program,
                                std::string_view name) const {
  return findBuiltin(name) && knows(program, name) &&
         names.at(&program).at(name);
}

bool RequestSnapshot::isAbout(const ast::Program &program) const {
  return snapshot.program == &program ||
         std::ranges::any_of(snapshot.holders, [&](const HolderType &holder) {
           return holder.program == &program;
         });
}

} // namespace runmat
