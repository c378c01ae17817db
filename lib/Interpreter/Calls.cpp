//===- Calls.cpp - calls of functions and handles ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Builtins/CheckArguments.h"
#include "Builtins/Registry.h"
#include "Interpreter/Closure.h"
#include "Interpreter/Debugger.h"
#include "Interpreter/InterpreterDetail.h"
#include "Interpreter/LanguageFunctions.h"
#include "Interpreter/ProgramProfiler.h"
#include "Library/Library.h"
#include "Values/GpuArrays.h"

#include <chrono>

using namespace runmat;

CallScope::CallScope(Interpreter &interpreter, Frame &frame)
    : interpreter(interpreter), previous(interpreter.current) {
  frame.caller = previous;
  frame.depth = previous ? previous->depth + 1 : 0;
  if (const int limit = interpreter.session().recursionLimit;
      frame.depth > limit)
    throw Error("MATLAB:recursionLimit",
                "Maximum recursion limit of " + std::to_string(limit) +
                    " reached. set(groot, 'RecursionLimit', n) changes it.");
  interpreter.checkStack();
  interpreter.current = &frame;
}

//===----------------------------------------------------------------------===//
// Functions of the program
//===----------------------------------------------------------------------===//

void runmat::checkCounts(const ast::Function &function, size_t inputCount,
                         int outputCount) {
  if (!function.hasVarargin && inputCount > function.parameters.size())
    throw Error("MATLAB:TooManyInputs", "Too many input arguments.");
  const bool isAnonymous = function.kind == ast::FunctionKind::Anonymous;
  if (!isAnonymous && !function.hasVarargout &&
      outputCount > int(function.outputs.size()))
    throw Error("MATLAB:TooManyOutputs", "Too many output arguments.");
}

void runmat::bindParameters(Frame &frame, ValueList arguments) {
  const ast::Function &function = frame.function();
  const size_t named = function.parameters.size() - function.hasVarargin;
  for (size_t i = 0; i < named && i < arguments.size(); ++i)
    if (function.parameters[i] != ast::noSlot)
      frame.variable(function.parameters[i]) = std::move(arguments[i]);
  if (!function.hasVarargin)
    return;
  if (arguments.size() <= named) {
    frame.variable(function.parameters.back()) = CellArray(Extents(0, 0));
    return;
  }
  std::vector<Value> rest(std::make_move_iterator(arguments.begin() + named),
                          std::make_move_iterator(arguments.end()));
  frame.variable(function.parameters.back()) = CellArray::row(std::move(rest));
}

static Error unassignedOutput(const ast::Function &function, ast::Slot slot) {
  return Error("MATLAB:unassignedOutputs",
               "Output argument \"" +
                   std::string(function.variables[size_t(slot)].name) +
                   "\" (and possibly others) not assigned a value in the "
                   "execution with \"" +
                   std::string(function.name) + "\" function.");
}

static void collectVarargout(const ast::Function &function, Frame &frame,
                             size_t wanted, ValueList &results) {
  const Value &rest = frame.variable(function.outputs.back());
  const bool isCell = rest.isDefined() && rest.isCell();
  for (size_t i = 0; results.size() < wanted; ++i) {
    if (isCell && i < rest.cell().elements.size()) {
      results.push_back(rest.cell().elements[i]);
      continue;
    }
    if (results.size() < size_t(frame.outputCount))
      throw unassignedOutput(function, function.outputs.back());
    return;
  }
}

/// The values of the outputs asked for; a statement takes the first one when
/// there is one.
static ValueList collectOutputs(Frame &frame) {
  const ast::Function &function = frame.function();
  const size_t wanted = size_t(std::max(frame.outputCount, 1));
  const size_t named = function.outputs.size() - function.hasVarargout;
  ValueList results;
  for (size_t i = 0; i < named && i < wanted; ++i) {
    Value &output = frame.variable(function.outputs[i]);
    if (output.isDefined())
      results.push_back(output);
    else if (frame.outputCount == 0)
      return results;
    else
      throw unassignedOutput(function, function.outputs[i]);
  }
  if (function.hasVarargout)
    collectVarargout(function, frame, wanted, results);
  return results;
}

ValueList Interpreter::callFunction(std::shared_ptr<Module> module,
                                    const ast::Function &function,
                                    std::shared_ptr<Frame> outer,
                                    ValueList arguments, int outputCount) {
  const ast::Expr *call = std::exchange(pendingCall, nullptr);
  joinNamedArguments(function, arguments);
  checkCounts(function, arguments.size(), outputCount);
  auto frame =
      std::make_shared<Frame>(std::move(module), function, std::move(outer));
  CallScope scope(*this, *frame);
  FrameEnd end(*this, frame);
  const ProgramProfiler::Call measured(*profiling, *frame);
  frame->inputCount = int(arguments.size());
  frame->outputCount = outputCount;
  frame->call = call;
  if (!function.nested.empty())
    keepTrack(frame);
  bindParameters(*frame, std::move(arguments));
  checkArguments(*frame);
  if (execute(*frame, function.body) == Flow::Next && isWatched)
    debugging->atEnd(*frame);
  return withLocation(*frame, function.nameRange,
                      [&] { return collectOutputs(*frame); });
}

/// Remembers a frame that handles stored in its own variables may keep alive.
void Interpreter::keepTrack(const std::shared_ptr<Frame> &frame) {
  if (sharedFrames.size() == sharedFrames.capacity())
    std::erase_if(sharedFrames, [](const std::weak_ptr<Frame> &known) {
      return known.expired();
    });
  sharedFrames.push_back(frame);
}

//===----------------------------------------------------------------------===//
// Whatever a name or a handle stands for
//===----------------------------------------------------------------------===//

/// The arguments of a function of the library, as a builtin's are checked.
static void checkLibraryCall(const Callee &callee, const ValueList &arguments) {
  const std::string_view name = callee.function->name;
  const bool isMain =
      callee.function == callee.module->program().functions.front();
  if (const catalogue::Record *record = catalogue::findRecord(name);
      isMain && record)
    checkArguments(name, *record, arguments);
}

/// A function of a file. Those of the library are builtins to the program: what
/// they make of gpuArrays are gpuArrays.
ValueList Interpreter::callKeepingGpuArrays(const Callee &callee,
                                            ValueList arguments,
                                            int outputCount) {
  const bool isLibrary = callee.module->path().starts_with(libraryPrefix);
  if (isLibrary)
    checkLibraryCall(callee, arguments);
  const bool fromGpuArray = isLibrary && anyGpuArray(arguments);
  ValueList results = callFunction(callee.module, *callee.function, nullptr,
                                   std::move(arguments), outputCount);
  for (Value &result : results)
    result = keepGpuArray(std::move(result), fromGpuArray);
  return results;
}

ValueList Interpreter::runBuiltin(const Builtin &builtin,
                                  std::span<const Value> arguments,
                                  int outputCount) {
  const bool looksAtArgumentsOnly =
      builtin.flags & (BuiltinPure | BuiltinWarns);
  if (!looksAtArgumentsOnly || !workAside.takes(&builtin, arguments))
    return callBuiltin(builtin, *this, arguments, outputCount);
  return workAside.run(*this, &builtin, arguments,
                       [&builtin, outputCount,
                        values = ValueList(arguments.begin(), arguments.end())](
                           CallContext &context, ValueList &results) {
                         callBuiltin(builtin, context, values, results,
                                     outputCount);
                       });
}

/// Lets the debugger see what a function gives.
ValueList Interpreter::watched(Frame &frame, ValueList values) {
  for (size_t i = 0; isWatched && i < values.size(); ++i)
    debugging->computed(frame, values[i]);
  return values;
}

ValueList Interpreter::callCallee(Frame &frame, const Callee &callee,
                                  ValueList arguments, int outputCount) {
  if (callee.kind != Callee::Kind::Function)
    pendingCall = nullptr;
  switch (callee.kind) {
  case Callee::Kind::Function:
    return watched(
        frame, callKeepingGpuArrays(callee, std::move(arguments), outputCount));
  case Callee::Kind::Script:
    if (!arguments.empty() || outputCount > 0)
      throw Error("MATLAB:scriptNotAFunction", "Attempt to execute SCRIPT " +
                                                   callee.module->path() +
                                                   " as a function.");
    runScriptIn(frame, callee.module);
    return {};
  case Callee::Kind::Builtin:
    return watched(frame, runBuiltin(*callee.builtin, arguments, outputCount));
  case Callee::Kind::Language:
    return callLanguageFunction(*callee.language, *this, frame, arguments,
                                outputCount);
  case Callee::Kind::None:
    break;
  }
  return {};
}

ValueList Interpreter::callName(Frame &frame, std::string_view name,
                                ValueList arguments, int outputCount) {
  Frame *around = nullptr;
  if (const ast::Function *nested = findNested(frame, name, around))
    return callFunction(around->sharedModule(), *nested,
                        around->shared_from_this(), std::move(arguments),
                        outputCount);
  // A copy: the call may change the search path, and forget what it found.
  const Callee callee = lookUp(frame, name);
  if (callee.kind == Callee::Kind::None)
    throw Error("MATLAB:UndefinedFunction",
                "Unrecognized function or variable '" + std::string(name) +
                    "'.");
  return callCallee(frame, callee, std::move(arguments), outputCount);
}

ValueList Interpreter::callValue(Frame &frame, const Value &value,
                                 ValueList arguments, int outputCount) {
  const FunctionHandle &handle = value.functionHandle();
  if (!handle.closure)
    return callName(frame, handle.name, std::move(arguments), outputCount);
  if (auto *anonymous =
          dynamic_cast<const AnonymousClosure *>(handle.closure.get())) {
    // The variable that holds the handle may be assigned while it runs.
    const std::shared_ptr<Callable> alive = handle.closure;
    return callAnonymous(*anonymous, std::move(arguments), outputCount);
  }
  const auto &bound = dynamic_cast<const BoundFunction &>(*handle.closure);
  const Callee callee = calleeOf(bound);
  return callFunction(callee.module, *callee.function, bound.outer,
                      std::move(arguments), outputCount);
}

ValueList Interpreter::call(const Value &function,
                            std::span<const Value> arguments, int outputCount) {
  ValueList list(arguments.begin(), arguments.end());
  if (function.isFunctionHandle())
    return callValue(*current, function, std::move(list), outputCount);
  if (function.isText())
    return callName(*current, function.toText(), std::move(list), outputCount);
  throw Error("MATLAB:invalidFunction",
              "Expected a function handle or the name of a function, got a "
              "value of class '" +
                  function.className() + "'.");
}

static CallContext::Arity arityOf(const ast::Function &function) {
  const int inputs = int(function.parameters.size());
  const int outputs = int(function.outputs.size());
  const bool isAnonymous = function.kind == ast::FunctionKind::Anonymous;
  return {function.hasVarargin ? -inputs : inputs, isAnonymous ? -1
                                                   : function.hasVarargout
                                                       ? -outputs
                                                       : outputs};
}

CallContext::Arity Interpreter::arity(const Value &function) {
  if (function.isFunctionHandle()) {
    const auto *closure = function.functionHandle().closure.get();
    if (auto *anonymous = dynamic_cast<const AnonymousClosure *>(closure))
      return arityOf(*anonymous->expr->function);
    if (auto *bound = dynamic_cast<const BoundFunction *>(closure))
      return arityOf(*calleeOf(*bound).function);
  }
  const std::string name = function.isFunctionHandle()
                               ? function.functionHandle().name
                               : function.toText();
  const Callee callee = resolve(*current, name);
  if (callee.kind == Callee::Kind::Function)
    return arityOf(*callee.function);
  if (callee.kind != Callee::Kind::Builtin)
    throw Error("MATLAB:narginout:notValidMfile",
                "'" + name + "' is no function.");
  const catalogue::Record &record = callee.builtin->record();
  return {record.mostInputs < 0 ? -1 - record.fewestInputs : record.mostInputs,
          record.mostResults};
}

CallerInfo Interpreter::caller() {
  CallerInfo info;
  if (!current)
    return info;
  const Frame &frame = current->workspace();
  info.functionName = std::string(frame.function().name);
  // A script works in the frame of its caller, but is a file of its own.
  // What is typed is in no file.
  const Module &module = current->module();
  if (!module.fullPath().empty())
    info.fileName = module.fullPath();
  else if (module.program().file != promptName)
    info.fileName = module.program().file;
  info.inputCount = frame.inputCount;
  info.outputCount = frame.outputCount;
  return info;
}
