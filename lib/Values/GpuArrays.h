//===- GpuArrays.h - values that the program put on the device --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Being a gpuArray is a property of a value, as its class is: gpuArray and
// 'like' give it, gather takes it away, and what is computed from such a value
// has it. It is the same on every device and says nothing about where the
// elements are.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_GPUARRAYS_H
#define RUNMAT_VALUES_GPUARRAYS_H

#include "Values/Value.h"

#include <span>

namespace runmat {

bool anyGpuArray(std::span<const Value> values);

/// The value as a gpuArray. What no gpuArray can hold, text and all that is no
/// array, stays as it is.
Value asGpuArray(Value value);
/// The value as none.
Value gathered(Value value);

/// A result, made a gpuArray where an operand is one.
inline Value keepGpuArray(Value result, bool fromGpuArray) {
  return fromGpuArray ? asGpuArray(std::move(result)) : result;
}

} // namespace runmat

#endif // RUNMAT_VALUES_GPUARRAYS_H
