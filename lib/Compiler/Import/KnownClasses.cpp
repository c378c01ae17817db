//===- KnownClasses.cpp - classes that import knows -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/Import/KnownClasses.h"
#include "lib/Compiler/Import/BuiltinArguments.h"

using namespace mlir;

namespace runmat {

static std::optional<ElementClass> classOfConstant(Attribute value) {
  if (isa<BoolAttr>(value))
    return ElementClass::Logical;
  auto number = dyn_cast<FloatAttr>(value);
  return number && number.getType().isF64()
             ? std::optional(ElementClass::Double)
             : std::nullopt;
}

/// Of an input, or of an op that says it.
static std::optional<ElementClass> classOf(Value value) {
  if (auto array = dyn_cast<ArrayType>(value.getType()))
    return array.getElementClass();
  if (auto cast = value.getDefiningOp<runmat::CastOp>())
    return cast.getElementClass();
  if (auto fill = value.getDefiningOp<FillOp>())
    return fill.getElementClass();
  if (auto constant = value.getDefiningOp<runmat::ConstantOp>())
    return classOfConstant(constant.getValue());
  return value.getDefiningOp<TextOp>() ? std::optional(ElementClass::Char)
                                       : std::nullopt;
}

bool hasGpuArrays(const ImportState &state) {
  return llvm::any_of(state.request.variables,
                      [](const VariableType &type) { return type.isGpuArray; });
}

std::optional<ElementClass> knownClass(ImportState &state,
                                       const ast::Expr &expr) {
  const ast::Slot slot = state.placeOf(expr);
  if (hasGpuArrays(state) || slot == ast::noSlot || !state.isDefined(slot))
    return std::nullopt;
  return classOf(state.read(slot));
}

bool isLogical(ElementClass elementClass) {
  return elementClass == ElementClass::Logical;
}

bool isChar(ElementClass elementClass) {
  return elementClass == ElementClass::Char;
}

bool isNumeric(ElementClass elementClass) {
  return !isLogical(elementClass) && !isChar(elementClass);
}

bool isInteger(ElementClass elementClass) {
  return isNumeric(elementClass) && !isFloat(elementClass);
}

std::optional<bool> isOfClass(ElementClass elementClass, llvm::StringRef name) {
  if (name == "numeric")
    return isNumeric(elementClass);
  if (name == "float")
    return isFloat(elementClass);
  if (name == "integer")
    return isInteger(elementClass);
  if (symbolizeElementClass(name))
    return name == stringifyElementClass(elementClass);
  return std::nullopt;
}

} // namespace runmat
