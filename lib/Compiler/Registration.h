//===- Registration.h - every dialect and pass of the compiler --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_COMPILER_REGISTRATION_H
#define RUNMAT_COMPILER_REGISTRATION_H

namespace mlir {
class DialectRegistry;
}

namespace runmat {

/// Every dialect that IR of any stage may hold, with the interfaces that
/// lowering needs.
void registerDialects(mlir::DialectRegistry &registry);

/// Every pass and named pipeline, for tools that choose them by name.
void registerPasses();

} // namespace runmat

#endif // RUNMAT_COMPILER_REGISTRATION_H
