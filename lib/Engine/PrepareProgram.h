//===- PrepareProgram.h - units of a program before it runs -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_PREPAREPROGRAM_H
#define RUNMAT_ENGINE_PREPAREPROGRAM_H

#include "Engine/Engine.h"

namespace runmat {

/// Makes and keeps units of a program and of the functions that it calls, for
/// the types that can be told from their texts; how many. The engine's compiler
/// error says when there is no compiler.
size_t prepareProgram(Engine &engine, const std::shared_ptr<Module> &program);

} // namespace runmat

#endif // RUNMAT_ENGINE_PREPAREPROGRAM_H
