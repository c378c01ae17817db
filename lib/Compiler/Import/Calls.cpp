//===- Calls.cpp - calls whose functions are inlined ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Support/Casting.h"
#include "lib/Compiler/Import/ControlFlow.h"
#include "lib/Compiler/Import/ElementCalls.h"
#include "lib/Compiler/Import/Importer.h"
#include "lib/Compiler/Import/Lists.h"
#include "lib/Compiler/Import/Random.h"
#include "lib/Compiler/Import/SurveyImport.h"

#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;

namespace runmat {

static llvm::StringRef text(std::string_view view) {
  return {view.data(), view.size()};
}

//===----------------------------------------------------------------------===//
// Whether a function can be inlined
//===----------------------------------------------------------------------===//

/// Why no function is inlined where import stands, or null.
static const char *whyNotHere(const ImportState &state,
                              const ast::Function &callee) {
  if (llvm::is_contained(state.inlining, &callee) ||
      &callee == state.request.function)
    return "it calls itself";
  return state.inlining.size() >= mostNestedCalls ? "too many calls are nested"
                                                  : nullptr;
}

/// Arguments that are not given are undefined, and an error where they are
/// read.
static const char *whyNotCalled(const ast::Function &callee, size_t arguments) {
  if (callee.hasDynamicNames)
    return "it makes variables by name (eval, load, …)";
  return callee.parameters.size() < arguments && !callee.hasVarargin
             ? "it is called with more arguments than it has"
             : nullptr;
}

/// It must have no variables but its own.
static const char *whyNotInlined(const ast::Function &callee, size_t arguments,
                                 size_t outputs) {
  if (callee.kind == ast::FunctionKind::Nested)
    return "it shares the variables of the function around it";
  if (!callee.nested.empty())
    return "it has nested functions";
  if (!callee.argumentBlocks.empty())
    return "it has an arguments block";
  if (const char *why = whyNotCalled(callee, arguments))
    return why;
  if (outputs > callee.outputs.size() && !callee.hasVarargout)
    return "it has fewer outputs than are asked for";
  return nullptr;
}

static const char *whyNotInlined(const ImportState &state, const Handle &handle,
                                 size_t arguments) {
  const ast::Function &callee = *handle.anonymous->function;
  if (const char *why = whyNotHere(state, callee))
    return why;
  if (const char *why = whyNotCalled(callee, arguments))
    return why;
  bool stops =
      handle.program == state.request.program &&
      llvm::is_contained(state.request.breakpoints, callee.body.front()->id);
  return stops ? "the program stops in it, at a breakpoint" : nullptr;
}

static const char *whyNotInlined(const ImportState &state,
                                 const ast::Function &callee, size_t arguments,
                                 size_t outputs) {
  const char *why = whyNotHere(state, callee);
  return why ? why : whyNotInlined(callee, arguments, outputs);
}

static bool isInlined(ImportState &state, const llvm::Twine &name,
                      const char *whyNot) {
  if (whyNot)
    state.refuse(name + " cannot be inlined: " + whyNot);
  return !whyNot;
}

//===----------------------------------------------------------------------===//
// Inlining
//===----------------------------------------------------------------------===//

/// Whether a call draws, itself or by a handle that it gets.
static bool mayDraw(ImportState &state, const Handle &callee,
                    ArrayRef<Binding> arguments) {
  return mayDraw(state, callee) ||
         llvm::any_of(arguments, [&](const Binding &argument) {
           return mayDraw(state, argument);
         });
}

Results importWithin(ImportState &state, Scope &inner, bool draws,
                     llvm::function_ref<Results()> import) {
  if (draws && !(inner.values[randomCounter] = state.read(randomCounter)))
    return {};
  Scope *outer = std::exchange(state.scope, &inner);
  state.inlining.push_back(&inner.function);
  Results results = import();
  state.inlining.pop_back();
  state.scope = outer;
  if (!results.empty() && draws)
    state.assign(randomCounter, inner.values[randomCounter]);
  return results;
}

static Results inlineCall(ImportState &state, const Handle &handle,
                          ArrayRef<Binding> arguments, size_t outputs) {
  const ast::Function &callee = *handle.function;
  Scope inner(*handle.program, callee);
  bindArguments(inner, arguments);
  inner.asked = outputs;
  inner.wantedOutputs = std::max<size_t>(outputs, 1);
  return importWithin(state, inner, mayDraw(state, handle, arguments), [&] {
    startFunction(state, callee);
    bool good = importBlock(state, statementsOf(callee.body));
    Results results;
    llvm::SaveAndRestore<const ast::Stmt *> atEnd(
        state.statement,
        callee.body.empty() ? state.statement : callee.body.back());
    for (size_t i = 0; good && i < inner.wantedOutputs; ++i) {
      if (i >= callee.outputs.size() && !callee.hasVarargout)
        break;
      results.push_back(outputOf(state, i));
      good = results.back().isKnown();
    }
    return good ? results : Results();
  });
}

static Results inlineAnonymous(ImportState &state, const Handle &handle,
                               ArrayRef<Binding> arguments, size_t outputs) {
  const ast::Function &callee = *handle.anonymous->function;
  if (!state.addStatement())
    return {};
  Scope inner(*handle.program, callee);
  for (auto &[slot, captured] : handle.captures)
    inner.bind(slot, captured);
  bindArguments(inner, arguments);
  return importWithin(state, inner, mayDraw(state, handle, arguments), [&] {
    llvm::SaveAndRestore<const ast::Stmt *> here(state.statement,
                                                 callee.body.front());
    return importOutputs(state, *callee.result, outputs);
  });
}

bool isCallOfItself(const CompileRequest &request) {
  const ast::Function &own = *request.function;
  // The unit's own varargin is a cell array, of which no call says the
  // elements.
  const bool hasLists = own.hasVarargin || own.hasVarargout;
  return request.argumentCount >= 0 && request.index == 0 && !hasLists &&
         request.block == &own.body && !own.body.empty() &&
         !request.observeAll &&
         !whyNotInlined(own, request.argumentCount, request.outputCount);
}

bool importCallOfItself(ImportState &state) {
  const ast::Function &own = *state.request.function;
  state.holdsForCall = true;
  SmallVector<Binding> arguments;
  for (int32_t i = 0; i < state.request.argumentCount; ++i)
    arguments.push_back(Binding::at(own.parameters[i]));
  const Handle itself{
      state.request.program, nullptr, &own, std::string(own.name), {}};
  const Results results =
      inlineCall(state, itself, arguments, state.request.outputCount);
  bool good = !results.empty();
  for (auto [slot, result] : llvm::zip(own.outputs, results)) {
    good &= result.value != nullptr;
    if (result.value)
      state.assign(slot, result.value);
    else
      state.refuse("the output '" + llvm::Twine(own.variables[slot].name) +
                   "' is no array");
  }
  return good;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// Values, handles and structs; nothing with the reason noted.
static std::optional<SmallVector<Binding>>
importArguments(ImportState &state, ArrayRef<const ast::Expr *> arguments) {
  SmallVector<Binding> bindings;
  for (const ast::Expr *argument : arguments) {
    Binding &binding = bindings.emplace_back();
    const bool good = importOrGoOn(state, [&] {
      binding = importBinding(state, *argument);
      return binding.isKnown();
    });
    if (!good)
      return std::nullopt;
    if (!binding.isKnown())
      binding = Binding::of(unknownValue(state));
  }
  return bindings;
}

Results importHandleCall(ImportState &state, const HandleRef &handle,
                         ArrayRef<const ast::Expr *> arguments, size_t outputs,
                         Location loc) {
  if (!handle->anonymous && !handle->function)
    return importCall(state, handle->name, arguments, outputs, loc);
  bool good =
      handle->anonymous
          ? isInlined(state, "an anonymous function",
                      whyNotInlined(state, *handle, arguments.size()))
          : isInlined(state, "the function '" + llvm::Twine(handle->name) + "'",
                      whyNotInlined(state, *handle->function, arguments.size(),
                                    outputs));
  if (!good && handle->function && state.survey)
    noteCall(state, handle->name, arguments);
  std::optional<SmallVector<Binding>> bindings;
  if (good)
    bindings = importArguments(state, arguments);
  if (!bindings)
    return {};
  if (handle->anonymous)
    return inlineAnonymous(state, *handle, *bindings, outputs);
  const size_t obstacles = state.survey ? state.survey->obstacles.size() : 0;
  Results results = inlineCall(state, *handle, *bindings, outputs);
  // A unit will not have it inside. What a function calls is looked up where
  // the surveyed one stands.
  if (state.survey && state.survey->obstacles.size() > obstacles &&
      state.inlining.empty())
    noteCall(state, handle->name, arguments);
  return results;
}

/// feval(f, …) of a handle, and bsxfun(f, x, y), which is the same: functions
/// of two arrays expand them by themselves.
static HandleRef importEvaluated(ImportState &state, std::string_view name,
                                 ArrayRef<const ast::Expr *> arguments,
                                 size_t outputs) {
  const bool isCall =
      (name == "feval" && !arguments.empty()) ||
      (name == "bsxfun" && arguments.size() == 3 && outputs <= 1);
  return isCall && state.isBuiltin(name)
             ? importHandle(state, *arguments.front())
             : nullptr;
}

static Results resultsOf(ValueRange values) {
  return llvm::map_to_vector(values,
                             [](Value value) { return Binding::of(value); });
}

Results importCall(ImportState &state, std::string_view name,
                   ArrayRef<const ast::Expr *> arguments, size_t outputs,
                   Location loc) {
  if (HandleRef callee = namedHandle(state, name); callee->function)
    return importHandleCall(state, callee, arguments, outputs, loc);
  if (HandleRef handle = importEvaluated(state, name, arguments, outputs))
    return importHandleCall(state, handle, arguments.drop_front(), outputs,
                            loc);
  if (isElementCall(state, name, arguments))
    return importElementCall(state, arguments, outputs, loc);
  Results results = resultsOf(
      importBuiltinOutputs(state, text(name), arguments, outputs, loc));
  // It was refused.
  if (state.survey && !state.isBuiltin(name))
    noteCall(state, name, arguments);
  return results;
}

} // namespace runmat
