//===- UnitRunner.cpp - runs a unit on a frame ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/UnitRunner.h"
#include "Builtins/Kernels/Operators.h"
#include "Builtins/Registry.h"
#include "Engine/CallWords.h"
#include "Engine/GrowWithin.h"
#include "Engine/Operations.h"
#include "Values/Convert.h"
#include "runtime/CompiledCode.h"
#include "runtime/ComplexParts.h"
#include "runtime/Counters.h"
#include "runtime/ExitValues.h"
#include "runtime/Interrupt.h"
#include "runtime/KernelSource.h"
#include "runtime/UnitHandles.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <map>
#include <new>

namespace runmat {

namespace {

ArrayRef adopt(runmat_array *handle) {
  return ArrayRef::adopt(fromHandle(handle));
}

/// Of a run that does not count.
void drop(std::span<runmat_array *const> handles) {
  for (runmat_array *handle : handles)
    adopt(handle);
}

double number(const ArrayRef &array) { return array->elementAsDouble(0); }

} // namespace

/// The context of one run: calls of builtins go to the interpreter.
class UnitRunner::Context final : public UnitContext {
public:
  /// `mayStay`: nobody needs to look at its guards when it ends.
  Context(UnitRunner &runner, CompiledUnit &unit,
          std::span<const ArrayRef> inputs, bool mayStay)
      : UnitContext(runner.planner, runner.launcher),
        interpreter(runner.interpreter), devices(runner.devices),
        host(runner.planner.fallback()), unit(unit),
        planner(runner.planner.units()), trusted(runner.trusted),
        mayStay(mayStay), forcedModels(runner.planner.forcedModels()) {
    makePlan(inputs);
    follow(trusted.guards());
    if (unit.guardsHeld)
      trustGuards();
  }

  /// Whether the run, which is done, may wait for its guards later.
  bool stays() const { return mayStay && canBeUndone(); }

  /// For a second run of the unit, of which the first must leave no trace.
  void runAgain(std::span<const ArrayRef> inputs) {
    startOver();
    escaped = nullptr;
    makePlan(inputs);
  }

  /// Where its steps are; null where nothing is planned.
  PlanRun *planned() { return plan ? &*plan : nullptr; }
  /// What is told of them, and learnt, where a device was named; null where
  /// nothing is.
  ForcedRun *forcedRun() { return forced ? &*forced : nullptr; }

  /// What a builtin threw that is no error of the language (exit, an
  /// interrupt).
  std::exception_ptr escaped;

protected:
  void callBuiltin(uint32_t callSite, runmat_array *const *arguments) override {
    // Certain now, and it may run units of its own.
    trusted.forget();
    const CallDescription &call = unit.calls[callSite];
    std::vector<Value> values = argumentsOf(call, arguments);
    std::vector<Value> results;
    keepingOthers(
        [&] { call.builtin->function(interpreter, values, results, 0); });
  }

  void evaluateOperation(uint32_t callSite, const uint64_t *arguments,
                         uint64_t *results) override {
    CallDescription &site = unit.calls[callSite];
    if (site.operation == RuntimeOperation::Grow &&
        growWithin(site, arguments, results))
      return;
    runmat::counters().libraryCalls.add();
    takeOperands(site, arguments, operands);
    try {
      keepingOthers([&] { evaluate(site); });
      for (size_t i = 0; i < site.results.size(); ++i)
        results[i] = resultWord(site.results[i], std::move(made[i]));
    } catch (...) {
      if (site.inPlace)
        giveBack(std::move(operands[0]), arguments[0]);
      dropValues();
      throw;
    }
    dropValues();
  }

private:
  Interpreter &interpreter;
  DeviceOperations &devices;
  Device &host;
  CompiledUnit &unit;
  UnitPlanner *planner;
  TrustedRuns &trusted;
  const bool mayStay;
  std::optional<PlanRun> plan;
  ForcedModels *forcedModels;
  std::optional<ForcedRun> forced;
  /// Of the operation at hand, kept for their room.
  std::vector<Value> operands, made;

  void makePlan(std::span<const ArrayRef> inputs) {
    if (planner && unit.planned().launches())
      plan.emplace(*planner, unit.planned(), inputs);
    if (forcedModels && unit.planned().launches())
      forced.emplace(*forcedModels, unit.planned());
  }

  /// Where the plan says, if there is one.
  void evaluate(CallDescription &site) {
    // What the host reads must be certain: loops may depend on it.
    const OperationPlace place{plan ? plan->deviceFor(site.step) : nullptr,
                               [this] { requireGuards(); }};
    if (!place.planned)
      return runmat::evaluateOperation(interpreter, devices, site, operands,
                                       made, place);
    double bytes = bytesOf(operands);
    PlanRun::Execution execution(*plan, site.step, *place.planned);
    const uint64_t before = site.runsOnDevice;
    runmat::evaluateOperation(interpreter, devices, site, operands, made,
                              place);
    bytes += bytesOf(made);
    execution.done(bytes, site.runsOnDevice != before ? *place.planned : host);
  }

  static double bytesOf(const std::vector<Value> &values) {
    double bytes = 0;
    for (const Value &value : values)
      if (value.isArray())
        bytes += static_cast<double>(value.array()->bytes());
    return bytes;
  }

  void dropValues() {
    operands.clear();
    made.clear();
  }

  /// What is thrown and is no error of the language goes around the unit.
  template <typename Action> void keepingOthers(Action action) {
    try {
      action();
    } catch (const Error &) {
      throw;
    } catch (const std::bad_alloc &) {
      throw;
    } catch (...) {
      escaped = std::current_exception();
      throw Error("RunMat:escaped", "the call left the unit");
    }
  }

  static std::vector<Value> argumentsOf(const CallDescription &site,
                                        runmat_array *const *arguments) {
    std::vector<Value> values;
    values.reserve(site.arguments.size());
    for (const CallArgumentDescription &described : site.arguments)
      values.push_back(described.isText() ? described.text
                                          : borrowed(*arguments++));
    return values;
  }

  /// An operation in place that failed leaves its array to the unit, even when
  /// it had made a copy.
  static void giveBack(Value target, uint64_t word) {
    auto *array = reinterpret_cast<Array *>(word);
    ArrayRef held = std::move(target).takeArray();
    if (held.get() == array)
      held.detach();
    else
      array->retain();
  }
};

UnitRunner::UnitRunner(Interpreter &interpreter, Planner &planner,
                       Launcher &launcher, const std::string &codeFolder)
    : interpreter(interpreter), planner(planner), launcher(launcher),
      devices(planner, codeFolder) {}

/// The columns that a `for` loop takes: doubles are counted, integers listed.
static LoopState loopState(const runmat_exit_loop &loop,
                           const std::vector<ArrayRef> &values) {
  auto iteration = int64_t(number(values[loop.iteration]));
  const ArrayRef &first = values[loop.first], &step = values[loop.step],
                 &last = values[loop.last];
  if (first->elementClass() != ElementClass::Double)
    return LoopState(colonRange(Value(first), Value(step), Value(last)),
                     iteration);
  return LoopState(LoopRange{number(first), number(step), number(last)},
                   iteration);
}

/// Arrays whose columns loops take, by the number of loops around those.
using Columns = std::map<size_t, Value>;

/// The loops around an exit, from the values that say where they stand.
static ResumePoint resumePoint(const runmat_unit_exit &exit,
                               const std::vector<ArrayRef> &values,
                               Columns columns) {
  ResumePoint point;
  point.statement = ast::StatementId(exit.statement);
  for (const runmat_exit_loop &loop : std::span(exit.loops, exit.loop_count)) {
    const auto array = columns.find(point.loops.size());
    if (loop.kind == RUNMAT_LOOP_WHILE)
      point.loops.emplace_back();
    else if (array != columns.end())
      point.loops.emplace_back(std::move(array->second),
                               int64_t(number(values[loop.iteration])));
    else
      point.loops.push_back(loopState(loop, values));
  }
  return point;
}

UnitEnd UnitRunner::run(CompiledUnit &unit, KernelSource &kernels,
                        const std::vector<ArrayRef> &inputs) {
  Context context(*this, unit, inputs, /*mayStay=*/false);
  UnitEnd end = run(unit, kernels, inputs, context);
  trusted.forget();
  return end;
}

/// A run that a guard spoilt leaves no trace; another one takes its place.
int32_t UnitRunner::repeat(CompiledUnit &unit,
                           const std::vector<ArrayRef> &inputs,
                           Context &context,
                           const std::function<int32_t()> &enter) {
  runmat::counters().unitsRepeated.add();
  unit.guardsHeld = false;
  context.runAgain(inputs);
  return enter();
}

/// A second run that ended early, as devices fail: the interpreter would do
/// again what was seen already.
[[noreturn]] static void failToRepeat() {
  throw Error("RunMat:device:Failed",
              "A device failed while work was repeated whose output had been "
              "shown already: the statement cannot be finished.");
}

UnitEnd UnitRunner::run(CompiledUnit &unit, KernelSource &kernels,
                        const std::vector<ArrayRef> &inputs, Context &context) {
  std::vector<runmat_array *> handles, outputs(unit.outputs().size());
  std::vector<uint64_t> exitWords(unit.largestExit());
  for (const ArrayRef &input : inputs)
    handles.push_back(toHandle(input.get()));
  runmat_exit_state state{};
  state.values = exitWords.data();
  UnitContext::Frame entered(context, unit.clusters().data(),
                             uint32_t(unit.clusters().size()), kernels,
                             context.planned(), context.forcedRun());
  runmat::counters().unitRuns.add();
  auto enter = [&] {
    return callCompiled(unit.function(), &context, handles.data(),
                        outputs.data(), &state);
  };
  UnitEnd end;
  end.values.reserve(std::max(unit.largestExit(), outputs.size()));
  int32_t status = enter();
  const bool isLeftOpen = status == RUNMAT_UNIT_DONE && context.stays();
  auto dropValues = [&] {
    if (status == RUNMAT_UNIT_DONE)
      drop(outputs);
    else if (status == RUNMAT_UNIT_LEFT)
      takeExitValues(unit.exit(state.exit), exitWords.data(), end.values);
    end.values.clear();
  };
  if (!isLeftOpen && !context.guardsHeld()) {
    dropValues();
    end.isSpoilt = !context.raisedFlag();
    if (end.isSpoilt) {
      runmat::counters().unitsRepeated.add();
      return end;
    }
    status = repeat(unit, inputs, context, enter);
    const bool isEarly = status == RUNMAT_UNIT_LEFT && context.missesEffects();
    if (isEarly && !interrupt::requested()) {
      dropValues();
      failToRepeat();
    }
  }
  if (status == RUNMAT_UNIT_DONE) {
    if (PlanRun *plan = context.planned())
      plan->finish();
    for (runmat_array *output : outputs)
      end.values.push_back(adopt(output));
    return end;
  }
  if (status != RUNMAT_UNIT_LEFT) {
    if (context.escaped)
      std::rethrow_exception(context.escaped);
    if (status == RUNMAT_UNIT_FAILED_IN_CALL)
      throw StatementError(context.lastError(),
                           unit.calls[state.call].statement);
    throw context.lastError();
  }
  end.exit = state.exit;
  end.site = state.site;
  takeExitValues(unit.exit(state.exit), exitWords.data(), end.values);
  // The exit of a call that ended more than the statement.
  if (context.escaped)
    std::rethrow_exception(context.escaped);
  return end;
}

/// The array, or that of the elements from there on.
static ArrayRef wholeValue(const runmat_exit_variable &variable, uint32_t first,
                           const std::vector<ArrayRef> &values) {
  if (variable.columns == 0)
    return values[first];
  const ElementClass elementClass = values[first]->elementClass();
  const size_t bytes = elementBytes(elementClass);
  ArrayRef array =
      Array::make(elementClass, Extents(variable.rows, variable.columns));
  auto *element = static_cast<std::byte *>(array->mutableData());
  for (int64_t i = 0; i < array->count(); ++i, element += bytes)
    std::memcpy(element, values[first + size_t(i)]->data(), bytes);
  return array;
}

ArrayRef exitValue(const runmat_exit_variable &variable,
                   const std::vector<ArrayRef> &values) {
  ArrayRef array = wholeValue(variable, variable.value, values);
  return variable.imaginary != RUNMAT_NO_VALUE && array
             ? joinParts(*array,
                         *wholeValue(variable, variable.imaginary, values))
             : array;
}

/// What a unit hands over for a variable.
static ArrayRef arrayOf(const CompiledUnit &unit, ast::Slot slot,
                        ArrayRef array) {
  const bool isGpuArray =
      std::ranges::find(unit.gpuArrays(), slot) != unit.gpuArrays().end();
  return withGpuArray(std::move(array), isGpuArray);
}

namespace {

/// Of a unit that reads fields of struct arrays: what its run takes, and what
/// it takes to gather them and to give them back around it.
class GatherTimer {
public:
  GatherTimer(UnitEntry &entry, const UnitVariables &variables)
      : entry(std::ranges::any_of(entry.signature,
                                  [&](const VariableType &type) {
                                    return variables.isColumn(type.slot);
                                  })
                  ? &entry
                  : nullptr),
        last(now()) {}
  ~GatherTimer() { add(&UnitEntry::gatherSeconds); }
  GatherTimer(const GatherTimer &) = delete;
  /// Around the run itself.
  void begin() const { add(&UnitEntry::gatherSeconds); }
  void end() const { add(&UnitEntry::runSeconds); }

private:
  using Clock = std::chrono::steady_clock;
  UnitEntry *entry;
  mutable Clock::time_point last;

  Clock::time_point now() const {
    return entry ? Clock::now() : Clock::time_point();
  }
  void add(double UnitEntry::*seconds) const {
    if (!entry)
      return;
    const Clock::time_point before = std::exchange(last, Clock::now());
    entry->*seconds += std::chrono::duration<double>(last - before).count();
  }
};

} // namespace

Outcome UnitRunner::run(UnitEntry &entry, UnitVariables &variables,
                        std::optional<size_t> index, int64_t &exitSite) {
  CompiledUnit &unit = *entry.unit;
  std::vector<ArrayRef> inputs;
  const GatherTimer timer(entry, variables);
  for (const VariableType &type : unit.inputs)
    inputs.push_back(variables.array(type.slot));
  timer.begin();
  Context context(*this, unit, inputs, index.has_value());
  if (entry.optimised)
    context.replaced = entry.optimised->word();
  // Their variables hold them, and the list of inputs.
  for (uint32_t input : unit.lentInputs())
    if (variables.isOwn(unit.inputs[input].slot))
      context.lend(*inputs[input], 2);
  UnitEnd end = run(unit, *entry.kernels, inputs, context);
  timer.end();
  if (end.isSpoilt)
    return Completed{*trusted.settle()};
  exitSite = end.site;
  if (!end.exit)
    return complete(entry, variables, index, std::move(end), context);
  trusted.forget();
  const runmat_unit_exit &exit = unit.exit(*end.exit);
  Columns columns;
  for (const runmat_exit_variable &variable : variablesOf(exit))
    if (ArrayRef array = exitValue(variable, end.values)) {
      array = arrayOf(unit, variable.slot, std::move(array));
      if (variable.slot <= RUNMAT_SLOT_COLUMNS)
        columns[size_t(RUNMAT_SLOT_COLUMNS - variable.slot)] =
            Value(std::move(array));
      else
        variables.assign(variable.slot, std::move(array));
    }
  return Resumed{resumePoint(exit, end.values, std::move(columns))};
}

/// Hands over what a unit made that is done.
Outcome UnitRunner::complete(UnitEntry &entry, UnitVariables &variables,
                             std::optional<size_t> index, UnitEnd end,
                             const Context &context) {
  const CompiledUnit &unit = *entry.unit;
  if (trusted.isOpen() && context.stays())
    trusted.add(entry, *index, variables, unit.outputs());
  else
    trusted.forget();
  for (size_t i = 0; i < unit.outputs().size(); ++i) {
    const ast::Slot slot = unit.outputs()[i];
    variables.assign(slot, arrayOf(unit, slot, std::move(end.values[i])));
  }
  if (trusted.isFull())
    if (const std::optional<size_t> back = trusted.settle())
      return Completed{*back};
  return Completed{unit.nextIndex()};
}

} // namespace runmat
