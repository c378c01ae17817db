//===- RequestVariables.cpp - what a request says of variables --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/RequestVariables.h"
#include "Engine/UnitVariables.h"
#include "Interpreter/Closure.h"
#include "Library/Library.h"

#include <algorithm>

namespace runmat {
namespace {

/// Values that the handles of a frame captured, all of them together: beyond,
/// looking at them costs more than a unit is worth.
constexpr size_t mostCaptures = 128;

/// What a value is that no unit can take; null for an undefined one.
const char *describeOther(ValueKind kind) {
  switch (kind) {
  case ValueKind::Undefined:
    return nullptr;
  case ValueKind::Cell:
    return "a cell array";
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
    for (ast::Slot slot = 0; slot < count; ++slot)
      if (frame.isBound(slot))
        request.others.push_back({slot, "shared with another workspace"});
      else
        describe(slot, frame.variable(slot));
  }

private:
  void describe(ast::Slot slot, const Value &value) {
    if (auto type = variableType(slot, value))
      request.variables.push_back(std::move(*type));
    else if (value.isFunctionHandle())
      describeHandle(slot, value.functionHandle());
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
      request.handles.push_back(
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
      request.handles.push_back({slot,
                                 &bound.module->program(),
                                 nullptr,
                                 bound.function,
                                 std::string(bound.function->name),
                                 {},
                                 bound.module});
  }

  void describeAnonymous(ast::Slot slot, const AnonymousClosure &closure) {
    const char *what = obstacle(*closure.module, closure.outer != nullptr);
    captures += closure.captured.size();
    if (!what && captures > mostCaptures)
      what = "a handle beside others that captured too many values";
    if (what) {
      request.others.push_back({slot, what});
      return;
    }
    HandleType type{slot,
                    &closure.module->program(),
                    closure.expr,
                    nullptr,
                    {},
                    {},
                    closure.module};
    for (size_t i = 0; i < closure.captured.size(); ++i)
      type.captures.push_back(nextSlot++);
    const std::vector<ast::Slot> slots = type.captures;
    request.handles.push_back(std::move(type));
    for (size_t i = 0; i < slots.size(); ++i)
      describe(slots[i], closure.captured[i]);
  }

  Frame &frame;
  CompileRequest &request;
  ast::Slot nextSlot;
  size_t captures = 0;
};

} // namespace

void describeVariables(Frame &frame, CompileRequest &request) {
  Describer(frame, request).run();
}

std::vector<HandleType> handlesAt(const CompileRequest &request,
                                  std::span<const ast::Slot> slots) {
  std::vector<HandleType> handles;
  for (const HandleType &handle : request.handles)
    if (std::ranges::find(slots, handle.slot) != slots.end())
      handles.push_back(handle);
  return handles;
}

std::vector<VariableType> typesBeside(const CompileRequest &request,
                                      std::span<const HandleType> handles) {
  const auto count = ast::Slot(request.function->variables.size());
  auto isKnown = [&](ast::Slot slot) {
    return slot < count ||
           std::ranges::any_of(
               handles,
               [&](const HandleType &handle) {
                 return std::ranges::find(handle.captures, slot) !=
                        handle.captures.end();
               });
  };
  std::vector<VariableType> types;
  for (const VariableType &type : request.variables)
    if (isKnown(type.slot))
      types.push_back(type);
  return types;
}

} // namespace runmat
