//===- Operations.h - what units leave to the runtime -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_OPERATIONS_H
#define RUNMAT_ENGINE_OPERATIONS_H

#include "Engine/CompiledUnit.h"
#include "Engine/DeviceOperations.h"
#include "Interpreter/Interpreter.h"

namespace runmat {

/// Evaluates an operation without effects at a call site of a unit, on a device
/// where its arrays are, or by the code that the interpreter runs. The results,
/// at least as many as the site has, are of the types that it promises. Where
/// the site changes its first argument in place, a sole reference to it is
/// written to. What the host reads it reads after `place.beforeHostReads`.
/// Failure is a runmat::Error; that argument is as it was then.
void evaluateOperation(Interpreter &interpreter, DeviceOperations &devices,
                       CallDescription &site, std::vector<Value> &arguments,
                       std::vector<Value> &results,
                       const OperationPlace &place);

} // namespace runmat

#endif // RUNMAT_ENGINE_OPERATIONS_H
