//===- RequestVariables.h - what a request says of variables ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_REQUESTVARIABLES_H
#define RUNMAT_ENGINE_REQUESTVARIABLES_H

#include "Engine/CompileRequest.h"
#include "Interpreter/Frame.h"

#include <span>

namespace runmat {

/// Adds what the variables of a frame hold to a request: types, handles with
/// what they captured, and values that no unit can take.
void describeVariables(Frame &frame, CompileRequest &request);

/// The handles at these slots, those that captured others before them.
std::vector<HolderType> holdersAt(const CompileRequest &request,
                                  std::span<const ast::Slot> slots);

/// The types of a request, of captured values those of these handles.
std::vector<VariableType> typesBeside(const CompileRequest &request,
                                      std::span<const HolderType> holders);

} // namespace runmat

#endif // RUNMAT_ENGINE_REQUESTVARIABLES_H
