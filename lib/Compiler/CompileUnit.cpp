//===- CompileUnit.cpp - statements become a compiled unit ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/LoopNames.h"
#include "lib/Compiler/CompiledModule.h"
#include "lib/Compiler/Import/Importer.h"

using namespace mlir;

namespace runmat {

size_t positionOf(const CompileRequest &request, int64_t statement) {
  for (size_t i = request.index; i < request.block->size(); ++i)
    if (int64_t((*request.block)[i]->id) == statement)
      return i;
  return request.block->size();
}

/// `s.x`: the slot of a field of what is a struct when the unit begins.
static ast::Slot fieldSlotOf(const CompileRequest &request, StringRef name);

static ast::Slot slotOf(const CompileRequest &request, StringRef name) {
  const ast::Function &function = *request.function;
  if (name == randomCounterName)
    return randomCounter;
  if (unsigned around = 0;
      name.consume_front(loopname::columns) && !name.getAsInteger(10, around))
    return RUNMAT_SLOT_COLUMNS - ast::Slot(around);
  if (name.contains('.'))
    return fieldSlotOf(request, name);
  for (size_t slot = 0; slot < function.variables.size(); ++slot)
    if (name == StringRef(function.variables[slot].name))
      return slot;
  return ast::noSlot;
}

static ast::Slot fieldSlotOf(const CompileRequest &request, StringRef name) {
  auto [holder, field] = name.rsplit('.');
  ast::Slot slot = slotOf(request, holder);
  for (const HolderType &type : request.holders)
    for (auto [known, part] : llvm::zip(type.fields, type.parts))
      if (type.slot == slot && field == known)
        return part;
  return ast::noSlot;
}

static std::vector<VariableType> typesOf(const CompileRequest &request,
                                         ArrayRef<ast::Slot> slots) {
  std::vector<VariableType> types;
  for (ast::Slot slot : slots)
    for (const VariableType &type : request.variables)
      if (type.slot == slot)
        types.push_back(type);
  return types;
}

UnitResult compileUnit(const CompileRequest &request) {
  CompilerSession &session = CompilerSession::get();
  UnitInProgress unit = lowerTo(session, request, Stage::Linalg);
  if (!unit.module)
    return {nullptr, unit.reason, unit.blamed, std::move(unit.holders),
            /*isRefused=*/true};
  auto compiled = std::make_unique<CompiledModule>(
      request.options, unit.context, std::move(unit.module));
  auto slot = [&](StringRef name) { return slotOf(request, name); };
  auto position = [&](int64_t id) { return positionOf(request, id); };
  std::string error;
  if (!compiled->finish({typesOf(request, unit.inputs), slot, position}, error))
    return {nullptr, error, ast::noSlot, std::move(unit.holders), false};
  return {std::move(compiled), unit.reason, ast::noSlot,
          std::move(unit.holders), false};
}

} // namespace runmat
