//===- CompiledUnit.cpp - a unit as the engine knows it ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CompiledUnit.h"
#include "Builtins/Registry.h"
#include "Engine/DeviceOperations.h"

#include <algorithm>

namespace runmat {

static CallArgumentDescription describe(const runmat_call_argument &argument) {
  switch (argument.kind) {
  case RUNMAT_ARGUMENT_TEXT:
    return {true, toString(argument.text), std::nullopt};
  case RUNMAT_ARGUMENT_SCALAR:
    return {false, {}, argument.element_class};
  default:
    return {};
  }
}

static OperationDetails describe(const runmat_operation_details &details) {
  OperationDetails result;
  if (details.has_dimension)
    result.dimension = details.dimension;
  result.isBackward = details.is_backward != 0;
  result.scan = ScanOpcode(details.scan);
  result.order.assign(details.order, details.order + details.order_count);
  return result;
}

CallDescription::CallDescription(const runmat_call_site &site)
    : callee(toString(site.callee)),
      operation(RuntimeOperation(site.operation)),
      details(describe(site.details)),
      statement(ast::StatementId(site.statement)), inPlace(site.in_place),
      onDevice(findDeviceOperation(operation)), step(site.step) {
  if (operation == RuntimeOperation::Library)
    builtin = findBuiltin(callee);
  for (const runmat_call_argument &argument :
       std::span(site.arguments, site.argument_count))
    arguments.push_back(describe(argument));
  for (const runmat_call_result &result :
       std::span(site.results, site.result_count))
    results.push_back(
        {VariableType::of(ast::noSlot, result.type), result.is_scalar != 0});
}

CompiledUnit::CompiledUnit(const runmat_compiler_table &compiler,
                           runmat_unit *unit,
                           const runmat_unit_description &description)
    : unit(unit, {&compiler}), description(description) {
  for (const runmat_variable &input :
       std::span(description.inputs, description.input_count))
    inputs.push_back(VariableType::of(input.slot, input.type));
  const runmat_unit_table &table = description.table;
  for (const runmat_call_site &site : std::span(table.calls, table.call_count))
    calls.emplace_back(site);
  for (const runmat_unit_exit &exit : std::span(table.exits, table.exit_count))
    mostValues = std::max<size_t>(mostValues, exit.value_count);
  // Each gives one result on devices.
  std::vector<bool> movedByDevices(description.plan.step_count);
  for (const CallDescription &call : calls)
    if (call.step < movedByDevices.size())
      movedByDevices[call.step] = call.onDevice && call.results.size() == 1;
  plan = std::make_unique<PlannedUnit>(description.plan, clusters(),
                                       std::move(movedByDevices));
}

bool CompiledUnit::kernel(uint32_t cluster, uint32_t stage,
                          const runmat_kernel_target &target,
                          runmat_kernel_code &out, std::string &error) {
  runmat_text reason{};
  if (unit.get_deleter().compiler->kernel(unit.get(), cluster, stage, &target,
                                          &out, &reason))
    return true;
  error = toString(reason);
  return false;
}

} // namespace runmat
