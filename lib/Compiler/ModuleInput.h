//===- ModuleInput.h - units given as IR ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A module as --emit or runmat-opt prints it goes on from the stage that it is
// at. Which one that is can be seen from what it holds.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_COMPILER_MODULEINPUT_H
#define RUNMAT_COMPILER_MODULEINPUT_H

#include "Engine/CompileRequest.h"
#include "Engine/Stages.h"
#include "lib/Compiler/CompiledModule.h"

namespace runmat {

/// A unit made of IR, whose slots number `variables`, and where it begins; or
/// what is wrong with the module, as lines for the user.
struct ModuleUnit {
  std::unique_ptr<CompiledModule> unit;
  std::vector<std::string> variables;
  size_t line = 1;
  std::string error;
};

/// Compiles one unit of a module.
ModuleUnit compileModule(const ModuleRequest &request);

/// The text of a stage of one unit of a module.
std::string emitModuleStage(const ModuleRequest &request, Stage stage,
                            std::string &error);

} // namespace runmat

#endif // RUNMAT_COMPILER_MODULEINPUT_H
