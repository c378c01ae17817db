//===- AnonymousCalls.cpp - calls of anonymous functions --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an anonymous function returns is an expression, which is evaluated here
// unless a unit computes it: where arrays are large, the hook is asked for one
// as before a statement.
//===----------------------------------------------------------------------===//

#include "Interpreter/Closure.h"
#include "Interpreter/InterpreterDetail.h"
#include "Values/GpuArrays.h"

#include <algorithm>

using namespace runmat;

/// Below it evaluating an expression costs little more than asking.
static constexpr int64_t smallestArray = 256;

static bool holdsLargeArray(Frame &frame) {
  const size_t count = frame.function().variables.size();
  for (size_t slot = 0; slot < count; ++slot) {
    const Value &value = frame.variable(ast::Slot(slot));
    if (value.isArray() && value.count() >= smallestArray)
      return true;
  }
  return false;
}

static std::shared_ptr<Frame> makeFrame(const AnonymousClosure &closure,
                                        size_t inputCount, int outputCount) {
  auto frame = std::make_shared<Frame>(closure.module, *closure.expr->function,
                                       closure.outer);
  frame->inputCount = int(inputCount);
  frame->outputCount = outputCount;
  for (size_t i = 0; i < closure.captured.size(); ++i)
    frame->variable(closure.expr->captures[i].inner) = closure.captured[i];
  return frame;
}

/// The result of a unit that `ask` has the hook look for; undefined where there
/// is none or it leaves what it does to the interpreter: one statement, so
/// nothing has happened then.
Value Interpreter::computeByUnit(Frame &frame,
                                 const std::function<Outcome()> &ask) {
  const ast::Function &function = frame.function();
  for (;;) {
    const Outcome outcome = ask();
    const auto *completed = std::get_if<Completed>(&outcome);
    const size_t index = completed ? completed->nextIndex : 0;
    const bool isDone = index == function.body.size();
    if ((completed && !isDone) || settle(frame, function.body, index))
      continue;
    return isDone ? std::move(frame.variable(function.outputs.front()))
                  : Value();
  }
}

bool Interpreter::mayComputeByUnit(Frame &frame, int outputCount) const {
  const ast::StatementId id = frame.function().body.front()->id;
  const Module &module = frame.module();
  return hook && outputCount == 1 &&
         module.isMarked(id, UnitHook::AtStatement) && mayEnterUnit(frame) &&
         (module.isMarked(id, UnitHook::OfScalars) || holdsLargeArray(frame));
}

ValueList Interpreter::callAnonymous(const AnonymousClosure &closure,
                                     ValueList arguments, int outputCount) {
  poll();
  const ast::Function &function = *closure.expr->function;
  checkCounts(function, arguments.size(), outputCount);
  const std::shared_ptr<Frame> frame =
      makeFrame(closure, arguments.size(), outputCount);
  CallScope scope(*this, *frame);
  bindParameters(*frame, std::move(arguments));
  if (mayComputeByUnit(*frame, outputCount))
    if (Value result = computeByUnit(
            *frame, [&] { return askHook(*frame, function.body, 0); });
        result.isDefined())
      return {std::move(result)};
  ValueList results;
  withLocation(*frame, function.result->range, [&] {
    evaluateMany(*frame, *function.result, outputCount, results);
  });
  return results;
}

//===----------------------------------------------------------------------===//
// For each element of arrays
//===----------------------------------------------------------------------===//

static bool isReal(const Value &value) {
  return (value.isNumeric() || value.isLogical()) && !value.isComplex();
}

/// A captured gpuArray beside arrays that are none would decide where the
/// result is, which for single elements it does not (`x && g`).
static bool isPlain(const Value &captured, std::span<const Value> arrays) {
  return isReal(captured) && captured.isScalar() &&
         (!captured.isGpuArray() || anyGpuArray(arrays));
}

/// Whether each element of each array has a parameter, and all is real: then no
/// number that it comes from is complex where the result is real.
static bool takesElements(const AnonymousClosure &closure,
                          std::span<const Value> arrays) {
  const ast::Function &function = *closure.expr->function;
  return !function.hasVarargin && function.parameters.size() == arrays.size() &&
         std::ranges::all_of(arrays, isReal) &&
         std::ranges::all_of(closure.captured, [&](const Value &value) {
           return isPlain(value, arrays);
         });
}

/// What goes wrong for all elements at once is told where it goes wrong for
/// one.
std::optional<Value>
Interpreter::callElementwise(const Value &function,
                             std::span<const Value> arrays) try {
  const auto *closure = function.isFunctionHandle()
                            ? dynamic_cast<const AnonymousClosure *>(
                                  function.functionHandle().closure.get())
                            : nullptr;
  if (!closure || !takesElements(*closure, arrays))
    return std::nullopt;
  const std::shared_ptr<Frame> frame = makeFrame(*closure, arrays.size(), 1);
  CallScope scope(*this, *frame);
  bindParameters(*frame, ValueList(arrays.begin(), arrays.end()));
  if (!mayComputeByUnit(*frame, 1))
    return std::nullopt;
  Value result =
      computeByUnit(*frame, [&] { return hook->enterElementwise(*frame); });
  return result.isDefined() ? std::optional(std::move(result)) : std::nullopt;
} catch (const Error &) {
  return std::nullopt;
}
