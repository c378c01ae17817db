//===- CompiledUnit.cpp - a unit as the engine knows it ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CompiledUnit.h"
#include "Builtins/Registry.h"
#include "Engine/DeviceOperations.h"
#include "definitions/KernelNames.h"

#include <algorithm>
#include <utility>

namespace runmat {

/// Only operations on subscripts know a bare colon.
static bool hasSubscripts(RuntimeOperation operation) {
  return operation == RuntimeOperation::Gather ||
         operation == RuntimeOperation::Scatter ||
         operation == RuntimeOperation::Delete;
}

static CallArgumentDescription describe(const runmat_call_argument &argument,
                                        RuntimeOperation operation) {
  CallArgumentDescription described;
  if (argument.kind == RUNMAT_ARGUMENT_SCALAR)
    described.scalarClass = argument.element_class;
  if (argument.kind != RUNMAT_ARGUMENT_TEXT)
    return described;
  const std::string text = toString(argument.text);
  described.text = Value::text(text);
  described.isColon = text == ":" && hasSubscripts(operation);
  return described;
}

static OperationDetails describe(const runmat_operation_details &details) {
  OperationDetails result;
  if (details.has_dimension)
    result.dimension = details.dimension;
  result.isBackward = details.is_backward != 0;
  result.isDeferred = details.is_deferred != 0;
  result.scan = ScanOpcode(details.scan);
  result.forms = {MatrixForm(details.lhs_form), MatrixForm(details.rhs_form)};
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
    arguments.push_back(describe(argument, operation));
  for (const runmat_call_result &result :
       std::span(site.results, site.result_count))
    results.push_back(
        {VariableType::of(ast::noSlot, result.type), result.is_scalar != 0});
}

CompiledUnit::CompiledUnit(std::unique_ptr<UnitSource> from)
    : source(std::move(from)), description(source->description()) {
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
  for (uint32_t step = 0; step < description.plan.step_count; ++step)
    learnCompiled(step);
}

void CompiledUnit::learnCompiled(uint32_t step) {
  const uint32_t cluster = description.plan.steps[step].cluster;
  if (cluster >= description.cluster_count)
    return;
  if (source->hasHostKernels(cluster))
    plan->learnCompiled(step, hostPlace);
  if (source->hasDeviceKernels(cluster))
    plan->learnCompiled(step, PlaceIndex(1));
}

std::unique_ptr<CompiledUnit>
CompiledUnit::load(std::unique_ptr<UnitSource> source, std::string &error) {
  std::unique_ptr<CompiledUnit> unit(new CompiledUnit(std::move(source)));
  const runmat_text &object = unit->description.object;
  return unit->loadCode({object.data, object.size}, error) ? std::move(unit)
                                                           : nullptr;
}

bool CompiledUnit::loadCode(std::string_view object, std::string &error) {
  ObjectCode loaded;
  if (!loaded.load(object, error))
    return false;
  auto function =
      reinterpret_cast<runmat_unit_function>(loaded.find(unitEntry));
  if (!function) {
    error = "the code of the unit does not have it";
    return false;
  }
  baseline = std::exchange(code, std::move(loaded));
  entry = function;
  return true;
}

bool CompiledUnit::hostKernel(uint32_t cluster, uint32_t stage,
                              runmat_kernel_code &out, std::string &error) {
  ObjectCode &kernels = hostKernels[cluster];
  std::string_view object;
  if (!kernels && (!source->hostKernels(cluster, object, error) ||
                   !kernels.load(object, error)))
    return false;
  const runmat_cluster_info &info = description.clusters[cluster];
  const std::string &name =
      names.emplace_back(std::string(info.name) + kernelSuffix(stage));
  out.format = RUNMAT_KERNEL_HOST;
  out.code = kernels.find(name);
  out.code_bytes = sizeof(void *);
  out.entry = name.c_str();
  out.word_count = wordCount(info);
  out.workgroup_size = 1;
  out.items_per_group = 1;
  if (!out.code)
    error = "the code of the cluster has no kernel '" + name + "'";
  return out.code != nullptr;
}

bool CompiledUnit::kernel(uint32_t cluster, uint32_t stage,
                          const runmat_kernel_target &target,
                          runmat_kernel_code &out, std::string &error) {
  out = {};
  out.struct_size = sizeof(out);
  return target.format == RUNMAT_KERNEL_HOST
             ? hostKernel(cluster, stage, out, error)
             : source->deviceKernel(cluster, stage, target, out, error);
}

} // namespace runmat
