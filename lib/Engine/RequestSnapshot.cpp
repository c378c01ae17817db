//===- RequestSnapshot.cpp - a request for another thread -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/RequestSnapshot.h"
#include "Frontend/CalledNames.h"

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
                                 UnitVariables variables,
                                 std::shared_ptr<const void> owner)
    : module(std::move(module)), owner(std::move(owner)), block(*request.block),
      snapshot(request), valueKinds(request, variables) {
  ask(request, *request.program, *request.function);
  for (const HolderType &holder : request.holders)
    if (const ast::Function *callee = holder.callee())
      ask(request, *holder.program, *callee);
  snapshot.block = &block;
  snapshot.meaningOf = [this](const ast::Program &program,
                              std::string_view name) {
    return knows(program, name) ? names.at(&program).at(name) : NameMeaning();
  };
}

/// A name that cannot be looked up, as that of a file with errors, is not known
/// here: whoever needs it asks again where errors can be told.
void RequestSnapshot::ask(const CompileRequest &request,
                          const ast::Program &program,
                          const ast::Function &function, unsigned nested) {
  const auto [place, isNew] = functions.try_emplace(&function, nested);
  if (nested > mostNestedCalls || (!isNew && place->second <= nested))
    return;
  place->second = nested;
  Meanings &known = names[&program];
  for (std::string_view name : calledNames(program, function))
    try {
      const NameMeaning meaning = request.meaningOf(program, name);
      known[name] = meaning;
      if (meaning.function)
        ask(request, *meaning.program, *meaning.function, nested + 1);
    } catch (const Error &) {
    }
}

bool RequestSnapshot::knows(const ast::Program &program,
                            std::string_view name) const {
  const auto asked = names.find(&program);
  return asked != names.end() && asked->second.contains(name);
}

bool RequestSnapshot::isAbout(const ast::Program &program) const {
  return names.contains(&program);
}

} // namespace runmat
