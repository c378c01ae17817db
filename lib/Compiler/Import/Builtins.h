//===- Builtins.h - the groups of builtins that ops stand for ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each group adds its rows to one table from the names to the code that builds
// the ops.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_COMPILER_IMPORT_BUILTINS_H
#define RUNMAT_COMPILER_IMPORT_BUILTINS_H

#include "lib/Compiler/Import/BuiltinArguments.h"
#include "llvm/ADT/StringMap.h"

namespace runmat {

/// The value of a call, or null with the reason noted.
using BuiltinImport = mlir::Value (*)(ImportState &, Arguments, mlir::Location);
using BuiltinTable = llvm::StringMap<BuiltinImport>;

void addElementwise(BuiltinTable &table);
void addReductions(BuiltinTable &table);
void addConstructors(BuiltinTable &table);
void addRandomNumbers(BuiltinTable &table);
void addShapes(BuiltinTable &table);

/// An op of one operand.
template <typename Op>
mlir::Value unary(ImportState &state, Arguments arguments, mlir::Location loc) {
  mlir::Value operand = arguments.size() == 1
                            ? importExpression(state, *arguments[0])
                            : wrongArguments(state);
  return operand
             ? Op::create(state.builder, loc, state.any(), operand).getResult()
             : mlir::Value();
}

/// An op of two operands.
template <typename Op>
mlir::Value binary(ImportState &state, Arguments arguments,
                   mlir::Location loc) {
  mlir::Value lhs = arguments.size() == 2
                        ? importExpression(state, *arguments[0])
                        : wrongArguments(state);
  mlir::Value rhs =
      lhs ? importExpression(state, *arguments[1]) : mlir::Value();
  return rhs ? Op::create(state.builder, loc, state.any(), lhs, rhs).getResult()
             : mlir::Value();
}

/// How the call of a builtin becomes an op; null where the catalogue says
/// nothing.
BuiltinImport findImport(llvm::StringRef name);

/// size(x), size(x, dimension)
mlir::Value importSize(ImportState &state, Arguments arguments,
                       mlir::Location loc);
/// [m, n] = size(x): the last output is the product of the extents that are
/// left.
llvm::SmallVector<mlir::Value> importSizes(ImportState &state,
                                           const ast::Expr *argument,
                                           size_t outputs, mlir::Location loc);

/// Whether the runtime can evaluate a call of the builtin for a unit, with so
/// many outputs.
bool isOperation(llvm::StringRef name, size_t outputs = 1);

/// The op on whole arrays that a call stands for; empty where there is none for
/// these arguments.
llvm::SmallVector<mlir::Value>
importStructure(ImportState &state, llvm::StringRef name,
                mlir::ValueRange arguments, size_t outputs, mlir::Location loc);

/// A builtin that the runtime evaluates for a unit: as an op where there is
/// one, else as a call of the library.
llvm::SmallVector<mlir::Value>
importOperation(ImportState &state, llvm::StringRef name, Arguments arguments,
                size_t outputs, mlir::Location loc);

} // namespace runmat

#endif // RUNMAT_COMPILER_IMPORT_BUILTINS_H
