//===- UnitInterface.cpp - what the engine must know of a unit --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/UnitInterface.h"
#include "dialects/RunMat/AttributeNames.h"

using namespace mlir;

namespace runmat {

/// The inputs whose variables get another value by the end of the unit and by
/// each exit after the array has changed.
static std::vector<uint32_t> lentInputs(func::FuncOp unit,
                                        const UnitOrigin &origin,
                                        ArrayRef<ast::Slot> outputs) {
  std::vector<uint32_t> result;
  auto candidates = unit->getAttrOfType<ArrayAttr>(lentAttrName);
  if (!candidates)
    return result;
  for (auto candidate : candidates.getAsRange<DictionaryAttr>()) {
    uint32_t input = cast<IntegerAttr>(candidate.get("input")).getInt();
    ast::Slot slot = origin.inputs[input].slot;
    auto names = candidate.getAs<ArrayAttr>("names");
    auto isSlot = [&](StringAttr name) {
      return origin.slotOf(name.getValue()) == slot;
    };
    if (llvm::is_contained(outputs, slot) &&
        (!names || llvm::any_of(names.getAsRange<StringAttr>(), isSlot)))
      result.push_back(input);
  }
  return result;
}

/// The slots of the variables that an attribute of the unit names.
static std::vector<ast::Slot> slotsOf(func::FuncOp unit, StringRef attribute,
                                      const UnitOrigin &origin) {
  std::vector<ast::Slot> slots;
  if (auto names = unit->getAttrOfType<ArrayAttr>(attribute))
    for (auto name : names.getAsRange<StringAttr>())
      slots.push_back(origin.slotOf(name.getValue()));
  return slots;
}

UnitInterface::UnitInterface(func::FuncOp unit, const UnitOrigin &origin)
    : inputTypes(origin.inputs),
      outputs(slotsOf(unit, outputsAttrName, origin)),
      gpuArrays(slotsOf(unit, gpuArraysAttrName, origin)),
      lentInputs(runmat::lentInputs(unit, origin, outputs)),
      nextIndex(origin.positionOf(
          unit->getAttrOfType<IntegerAttr>(endAttrName).getInt())),
      table(UnitTable::fromAttribute(
          unit->getAttrOfType<DictionaryAttr>(unitTableAttrName))) {
  for (const VariableType &type : inputTypes)
    inputs.push_back({type.slot, type.view()});
  placeExits(origin);
}

/// Finds the variables of exits in the program; those that are none of it, as
/// what a loop carries for itself, are not handed over.
void UnitInterface::placeExits(const UnitOrigin &origin) {
  for (runmat_unit_exit &exit : table.exits) {
    SmallVector<runmat_exit_variable> placed;
    for (runmat_exit_variable variable :
         ArrayRef(exit.variables, exit.variable_count)) {
      variable.slot = origin.slotOf(textOf(variable.name));
      if (variable.slot != ast::noSlot)
        placed.push_back(variable);
    }
    exit.variables = table.keep<runmat_exit_variable>(placed);
    exit.variable_count = placed.size();
  }
}

void UnitInterface::describe(runmat_unit_description &description) const {
  show(inputs, description.inputs, description.input_count);
  show(outputs, description.outputs, description.output_count);
  show(gpuArrays, description.gpu_arrays, description.gpu_array_count);
  show(lentInputs, description.lent_inputs, description.lent_input_count);
  description.next_index = nextIndex;
  description.table = table.view();
}

} // namespace runmat
