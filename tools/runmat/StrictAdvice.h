//===- StrictAdvice.h - what to write instead -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_STRICTADVICE_H
#define RUNMAT_TOOLS_RUNMAT_STRICTADVICE_H

#include "Frontend/AST.h"

#include <string_view>

namespace runmat::driver {

/// What to write instead of a statement that is interpreted for this reason.
const char *adviceFor(ast::StmtKind kind, std::string_view reason);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_STRICTADVICE_H
