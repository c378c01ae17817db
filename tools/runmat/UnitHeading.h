//===- UnitHeading.h - what stands above the text of a unit -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_UNITHEADING_H
#define RUNMAT_TOOLS_RUNMAT_UNITHEADING_H

#include "Engine/CompileRequest.h"
#include "Engine/Stages.h"

#include <string>
#include <vector>

namespace runmat::driver {

/// A comment in the language of the stage: the function and the types that its
/// unit is for.
std::string unitHeading(Stage stage, const ast::Function &function,
                        const std::vector<VariableType> &types);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_UNITHEADING_H
