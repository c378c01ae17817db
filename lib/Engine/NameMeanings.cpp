//===- NameMeanings.cpp - what names mean to the compiler -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/NameMeanings.h"
#include "Library/Library.h"

#include <utility>

namespace runmat {

NameMeanings::NameMeanings(Frame &frame, const std::vector<HolderType> &holders,
                           Resolve resolve)
    : frame(frame), resolve(std::move(resolve)),
      places(std::make_shared<std::map<const ast::Program *, Place>>()) {
  for (const HolderType &holder : holders)
    if (holder.owner && holder.callee())
      places->try_emplace(holder.program,
                          Place{std::static_pointer_cast<Module>(holder.owner),
                                holder.callee()});
}

Callee NameMeanings::find(const ast::Program &program,
                          std::string_view name) const {
  const auto place = places->find(&program);
  if (&program == &frame.module().program() || place == places->end())
    return resolve(frame, name);
  Frame within(place->second.module, *place->second.function);
  return resolve(within, name);
}

/// Units run over no line of another file at which the program may stop. Of the
/// library's functions the interpreter checks the arguments, and makes their
/// results gpuArrays where an argument is one.
static bool mayBeInlined(const Callee &callee, const Frame &frame) {
  const Module &module = *callee.module;
  return &module == &frame.module() ||
         (module.breakpoints.empty() &&
          !module.path().starts_with(libraryPrefix));
}

NameMeaning NameMeanings::operator()(const ast::Program &program,
                                     std::string_view name) {
  Callee callee = find(program, name);
  if (callee.kind == Callee::Kind::Builtin)
    return {NameMeaning::Kind::Builtin};
  if (callee.kind != Callee::Kind::Function || !mayBeInlined(callee, frame))
    return {};
  const ast::Program &file = callee.module->program();
  places->try_emplace(&file, Place{callee.module, callee.function});
  return {NameMeaning::Kind::Function, &file, callee.function,
          std::move(callee.module)};
}

} // namespace runmat
