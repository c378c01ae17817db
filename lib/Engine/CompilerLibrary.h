//===- CompilerLibrary.h - opens the compiler on first use ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_COMPILERLIBRARY_H
#define RUNMAT_ENGINE_COMPILERLIBRARY_H

#include "Engine/CompilerTable.h"

namespace runmat {

/// The compiler's table; null when its library is missing or of another build,
/// with the reason in `error`. Opened once and never closed: units keep code in
/// it.
const CompilerTable *openCompiler(std::string &error);

} // namespace runmat

#endif // RUNMAT_ENGINE_COMPILERLIBRARY_H
