//===- PlanTable.cpp - what a unit does, as the runtime reads it *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/PlanTable.h"
#include "codegen/Unit/UnitTable.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace runmat {

/// The number under the name, which may be absent.
static uint32_t numberOr(DictionaryAttr entries, StringRef name) {
  auto number = entries.getAs<IntegerAttr>(name);
  return number ? uint32_t(number.getInt()) : RUNMAT_PLAN_NONE;
}

static runmat_plan_extent extentOf(Attribute attribute) {
  if (auto number = dyn_cast<IntegerAttr>(attribute))
    return {number.getInt(), RUNMAT_PLAN_NONE, 0};
  ArrayRef<int64_t> of = cast<DenseI64ArrayAttr>(attribute).asArrayRef();
  bool isElement = of.size() == 1;
  return {0, uint32_t(of[0]),
          isElement ? RUNMAT_PLAN_ELEMENT : uint32_t(of[1])};
}

static runmat_plan_loop loopOf(DictionaryAttr entries) {
  auto realOr0 = [&](StringRef name) {
    auto number = entries.getAs<FloatAttr>(name);
    return number ? number.getValueAsDouble() : 0;
  };
  return {numberOr(entries, "around"), realOr0("turns"),
          numberOr(entries, "last"), realOr0("first"), realOr0("step")};
}

const uint32_t *PlanTable::numbers(DictionaryAttr entries, StringRef name,
                                   uint32_t &count) {
  ArrayRef<int64_t> listed =
      entries.getAs<DenseI64ArrayAttr>(name).asArrayRef();
  SmallVector<uint32_t> result(listed.begin(), listed.end());
  count = result.size();
  return keep<uint32_t>(result);
}

const runmat_plan_extent *PlanTable::extents(DictionaryAttr entries,
                                             StringRef name, uint32_t &count) {
  auto result = llvm::map_to_vector(entries.getAs<ArrayAttr>(name), extentOf);
  count = result.size();
  return keep<runmat_plan_extent>(result);
}

runmat_plan_value PlanTable::valueOf(DictionaryAttr entries) {
  runmat_plan_value value{};
  value.input = numberOr(entries, "input");
  value.element_bytes = numberOr(entries, "bytes");
  value.extents = extents(entries, "extents", value.extent_count);
  return value;
}

runmat_plan_step
PlanTable::stepOf(DictionaryAttr entries,
                  llvm::function_ref<uint32_t(StringRef)> clusterOf) {
  runmat_plan_step step{};
  step.cluster = RUNMAT_PLAN_NONE;
  step.is_call = entries.contains("call");
  step.loop = numberOr(entries, "loop");
  step.reads = numbers(entries, "reads", step.read_count);
  step.writes = numbers(entries, "writes", step.write_count);
  if (auto kernel = entries.getAs<FlatSymbolRefAttr>("kernel")) {
    step.cluster = clusterOf(kernel.getValue());
    step.extents = extents(entries, "over", step.extent_count);
  }
  return step;
}

PlanTable::PlanTable(DictionaryAttr plan,
                     llvm::function_ref<uint32_t(StringRef)> clusterOf) {
  if (!plan)
    return;
  auto each = [&](StringRef name) {
    return plan.getAs<ArrayAttr>(name).getAsRange<DictionaryAttr>();
  };
  for (DictionaryAttr value : each("values"))
    values.push_back(valueOf(value));
  for (DictionaryAttr loop : each("loops"))
    loops.push_back(loopOf(loop));
  for (auto one :
       plan.getAs<ArrayAttr>("carried").getAsRange<DenseI64ArrayAttr>())
    carried.push_back({uint32_t(one[0]), uint32_t(one[1]), uint32_t(one[2]),
                       uint32_t(one[3])});
  for (DictionaryAttr step : each("steps"))
    steps.push_back(stepOf(step, clusterOf));
  for (int64_t value : plan.getAs<DenseI64ArrayAttr>("outputs").asArrayRef())
    outputs.push_back(value < 0 ? RUNMAT_PLAN_NONE : uint32_t(value));
}

runmat_plan PlanTable::view() const {
  runmat_plan plan{};
  show(values, plan.values, plan.value_count);
  show(loops, plan.loops, plan.loop_count);
  show(carried, plan.carried, plan.carried_count);
  show(steps, plan.steps, plan.step_count);
  show(outputs, plan.outputs, plan.output_count);
  return plan;
}

} // namespace runmat
