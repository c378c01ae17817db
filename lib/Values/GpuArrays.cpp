//===- GpuArrays.cpp - values that the program put on the device -*- C++ -*-=//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/GpuArrays.h"

#include "Values/Convert.h"

#include <algorithm>

namespace runmat {

bool anyGpuArray(std::span<const Value> values) {
  return std::any_of(values.begin(), values.end(),
                     [](const Value &value) { return value.isGpuArray(); });
}

Value asGpuArray(Value value) {
  if (!value.isNumeric() && !value.isLogical())
    return value;
  return withGpuArray(std::move(value).takeArray(), true);
}

Value gathered(Value value) {
  if (!value.isGpuArray())
    return value;
  ArrayRef array = withGpuArray(std::move(value).takeArray(), false);
  return array->isComplex() ? Value(std::move(array))
                            : narrow(std::move(array));
}

} // namespace runmat
