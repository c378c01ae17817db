//===- RequestVariables.cpp - what a request says of variables --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/RequestVariables.h"
#include "Engine/CellElements.h"
#include "Engine/StructColumns.h"
#include "Engine/UnitVariables.h"
#include "Interpreter/Closure.h"
#include "Library/Library.h"

#include <algorithm>

namespace runmat {
namespace {

/// Values that the handles of a frame captured and fields of its structs, all
/// of them together: beyond, looking at them costs more than a unit is worth.
constexpr size_t mostParts = 256;

/// What a value is that no unit can take; null for an undefined one.
const char *describeOther(ValueKind kind) {
  switch (kind) {
  case ValueKind::Undefined:
    return nullptr;
  case ValueKind::Struct:
    return "a struct";
  case ValueKind::String:
    return "a string";
  case ValueKind::FunctionHandle:
    return "a function handle";
  default:
    return "an object";
  }
}

class Describer {
public:
  Describer(Frame &frame, CompileRequest &request)
      : frame(frame), request(request),
        nextSlot(ast::Slot(frame.function().variables.size())) {}

  void run() {
    const ast::Slot count = nextSlot;
    // A unit calls nothing that reads variables of other workspaces, so those
    // that are shared with them are like the frame's own.
    for (ast::Slot slot = 0; slot < count; ++slot)
      describe(slot, frame.variable(slot));
  }

private:
  void describe(ast::Slot slot, const Value &value) {
    if (auto type = variableType(slot, value))
      request.variables.push_back(std::move(*type));
    else if (value.isFunctionHandle())
      describeHandle(slot, value.functionHandle());
    else if (value.isStruct())
      describeStruct(slot, value.structure());
    else if (value.isCell())
      describeCell(slot, value);
    else if (const char *what = describeOther(value.kind()))
      request.others.push_back({slot, what});
  }

  void describeHandle(ast::Slot slot, const FunctionHandle &handle) {
    const Callable *callable = handle.closure.get();
    if (auto *closure = dynamic_cast<const AnonymousClosure *>(callable))
      describeAnonymous(slot, *closure);
    else if (auto *bound = dynamic_cast<const BoundFunction *>(callable))
      describeBound(slot, *bound);
    else
      request.holders.push_back(
          {slot, request.program, nullptr, nullptr, handle.name, {}, nullptr});
  }

  /// The names in a module that runs elsewhere are known, its breakpoints are
  /// not.
  const char *obstacle(const Module &module, bool seesFrame) const {
    if (seesFrame)
      return "a handle of what may call nested functions";
    if (&module != &frame.module() && !module.breakpoints.empty())
      return "a handle of a function in a file with breakpoints";
    if (module.isReplaced)
      return "a handle of a function in a file that has changed since";
    return module.path().starts_with(libraryPrefix)
               ? "a handle of a function that RunMat has as program text"
               : nullptr;
  }

  void describeBound(ast::Slot slot, const BoundFunction &bound) {
    if (const char *what = obstacle(*bound.module, bound.outer != nullptr))
      request.others.push_back({slot, what});
    else
      request.holders.push_back({slot,
                                 &bound.module->program(),
                                 nullptr,
                                 bound.function,
                                 std::string(bound.function->name),
                                 {},
                                 bound.module});
  }

  /// Adds what a value holds, which gets slots of its own.
  template <typename Describe>
  void describeParts(HolderType type, size_t count, Describe describePart) {
    for (size_t i = 0; i < count; ++i)
      type.parts.push_back(nextSlot++);
    const std::vector<ast::Slot> slots = type.parts;
    request.holders.push_back(std::move(type));
    for (size_t i = 0; i < count; ++i)
      describePart(slots[i], i);
  }

  void describeColumn(ast::Slot slot, const StructArray &structure,
                      size_t field) {
    if (auto type = columnType(slot, structure, field))
      request.variables.push_back(std::move(*type));
    else
      request.others.push_back(
          {slot, "a field with other values than numbers of one class"});
  }

  void describeStruct(ast::Slot slot, const StructArray &structure) {
    parts += structure.names.size();
    if (parts > mostParts) {
      request.others.push_back(
          {slot, "a struct beside others with many fields"});
      return;
    }
    const bool isSingle = structure.extents == Extents(1, 1);
    HolderType type;
    type.slot = slot;
    type.program = request.program;
    type.structure =
        isSingle ? HolderType::Struct::Single : HolderType::Struct::Array;
    type.fields = structure.names;
    describeParts(std::move(type), structure.names.size(),
                  [&](ast::Slot part, size_t i) {
                    if (isSingle)
                      describe(part, structure.columns[i].front());
                    else
                      describeColumn(part, structure, i);
                  });
  }

  void describeCell(ast::Slot slot, const Value &cell) {
    HolderType type;
    type.slot = slot;
    type.program = request.program;
    type.structure = HolderType::Struct::Cell;
    type.fields = {cellElementName(cell)};
    describeParts(std::move(type), 1, [&](ast::Slot part, size_t) {
      request.variables.push_back(cellType(part, cell));
    });
  }

  void describeAnonymous(ast::Slot slot, const AnonymousClosure &closure) {
    const char *what = obstacle(*closure.module, closure.outer != nullptr);
    parts += closure.captured.size();
    if (!what && parts > mostParts)
      what = "a handle beside others that captured too many values";
    if (what) {
      request.others.push_back({slot, what});
      return;
    }
    HolderType type{slot,
                    &closure.module->program(),
                    closure.expr,
                    nullptr,
                    {},
                    {},
                    closure.module};
    describeParts(
        std::move(type), closure.captured.size(),
        [&](ast::Slot part, size_t i) { describe(part, closure.captured[i]); });
  }

  Frame &frame;
  CompileRequest &request;
  ast::Slot nextSlot;
  size_t parts = 0;
};

} // namespace

void describeVariables(Frame &frame, CompileRequest &request) {
  Describer(frame, request).run();
}

std::vector<HolderType> holdersAt(const CompileRequest &request,
                                  std::span<const ast::Slot> slots) {
  std::vector<HolderType> holders;
  for (const HolderType &holder : request.holders)
    if (std::ranges::find(slots, holder.slot) != slots.end())
      holders.push_back(holder);
  return holders;
}

std::vector<VariableType> typesBeside(const CompileRequest &request,
                                      std::span<const HolderType> holders) {
  const auto count = ast::Slot(request.function->variables.size());
  auto isKnown = [&](ast::Slot slot) {
    return slot < count || std::ranges::any_of(
                               holders,
                               [&](const HolderType &holder) {
                                 return std::ranges::find(holder.parts, slot) !=
                                        holder.parts.end();
                               });
  };
  std::vector<VariableType> types;
  for (const VariableType &type : request.variables)
    if (isKnown(type.slot))
      types.push_back(type);
  return types;
}

} // namespace runmat
