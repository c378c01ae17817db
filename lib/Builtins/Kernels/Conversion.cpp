//===- Conversion.cpp - arrays in another class -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the class rules are is in Values/Convert.cpp, whose loops convert what
// has no kernel and say what is wrong.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/Conversion.h"
#include "Builtins/Kernels/KernelTable.h"
#include "Values/Convert.h"

namespace runmat {

using namespace kernels;

/// Null where there is no kernel, or an element has no value of the class.
static ArrayRef convertCompiled(ElementClass elementClass,
                                const Value &operand) {
  // One element fills no vector: the plain loop is the faster one.
  if (!operand.isArray() || operand.isComplex() || operand.count() <= 1)
    return nullptr;
  const CompiledUnary *kernel =
      findConversion(operand.elementClass(), elementClass);
  if (!kernel)
    return nullptr;
  const ArrayRef in = operand.array();
  ArrayRef out = Array::make(elementClass, in->extents());
  return kernel->run(in->data(), out->overwriteData(), in->count()) ? out
                                                                    : nullptr;
}

Value converted(ElementClass elementClass, const Value &operand) {
  if (ArrayRef out = convertCompiled(elementClass, operand))
    return out;
  return castTo(elementClass, operand);
}

} // namespace runmat
