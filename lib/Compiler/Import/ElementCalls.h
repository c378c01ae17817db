//===- ElementCalls.h - a function called with each element -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef RUNMAT_COMPILER_IMPORT_ELEMENTCALLS_H
#define RUNMAT_COMPILER_IMPORT_ELEMENTCALLS_H

#include "lib/Compiler/Import/Scope.h"

namespace runmat {

/// Whether a call is arrayfun(f, x, …) without options.
bool isElementCall(ImportState &state, std::string_view name,
                   llvm::ArrayRef<const ast::Expr *> arguments);

/// Its outputs, empty with the reason noted. All of one class, that of the
/// first element's; arrays of different sizes, and what f gives that is no
/// scalar, are errors, which the interpreter throws.
Results importElementCall(ImportState &state,
                          llvm::ArrayRef<const ast::Expr *> arguments,
                          size_t outputs, mlir::Location loc);

} // namespace runmat

#endif // RUNMAT_COMPILER_IMPORT_ELEMENTCALLS_H
