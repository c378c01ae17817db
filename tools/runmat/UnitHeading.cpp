//===- UnitHeading.cpp - what stands above the text of a unit ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "UnitHeading.h"

#include "Values/Value.h"

using namespace runmat;
using namespace runmat::driver;

static const char *commentOf(Stage stage) {
  switch (stage) {
  case Stage::Llvm:
    return "; ";
  case Stage::Asm:
    return "# ";
  default:
    return "// ";
  }
}

/// As the dialect writes extents.
static std::string extentText(int64_t extent) {
  if (extent == VariableType::many)
    return "*";
  return extent == VariableType::unknown ? "?" : std::to_string(extent);
}

static std::string typeText(const VariableType &type) {
  std::string text = className(static_cast<ElementClass>(type.elementClass));
  text += type.isComplex ? " complex [" : " [";
  for (size_t d = 0; d < type.extents.size(); ++d)
    text += (d ? ", " : "") + extentText(type.extents[d]);
  return text + "]";
}

std::string driver::unitHeading(Stage stage, const ast::Function &function,
                                const std::vector<VariableType> &types) {
  std::string text = commentOf(stage) + std::string(function.name) + "(";
  for (size_t i = 0; i < types.size(); ++i)
    text += (i ? ", " : "") +
            std::string(function.variables[size_t(types[i].slot)].name) + ": " +
            typeText(types[i]);
  return text + ")\n";
}
