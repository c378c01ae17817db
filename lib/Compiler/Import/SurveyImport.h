//===- SurveyImport.h - import past what is not compiled --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A unit ends before its first statement that cannot be compiled. A survey goes
// on after it: what the statement assigns has a value of which nothing is
// known, and so does all that is computed from it. One that guesses leaves the
// variable the value before, for its type.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_COMPILER_IMPORT_SURVEYIMPORT_H
#define RUNMAT_COMPILER_IMPORT_SURVEYIMPORT_H

#include "Engine/Survey.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include "llvm/ADT/SmallVector.h"

namespace runmat {

class ImportState;

/// What import meets on its way through a function.
struct SurveyNotes {
  /// A statement that cannot be expressed.
  struct Obstacle {
    mlir::Location place;
    ast::StmtKind kind;
    std::string reason;
  };
  /// A function that is called and not inlined.
  struct Call {
    std::string name;
    llvm::SmallVector<mlir::Value> arguments;
  };
  AfterObstacle after = AfterObstacle::Unknown;
  std::vector<Obstacle> obstacles;
  std::vector<Call> calls;
};

/// All statements of a request as one function `unit` of a module, untyped,
/// with the places of its own statements marked. Null when they are too many.
mlir::OwningOpRef<mlir::ModuleOp> importAll(mlir::MLIRContext &context,
                                            const CompileRequest &request,
                                            SurveyNotes &notes);

/// The same of a call of itself (isCallOfItself), without places.
mlir::OwningOpRef<mlir::ModuleOp> importAllAsCall(mlir::MLIRContext &context,
                                                  const CompileRequest &request,
                                                  SurveyNotes &notes);

/// Imports a statement by `import`; what fails is noted and passed over. Fails
/// itself only where the function is too large.
bool surveyStatement(ImportState &state, const ast::Stmt &statement,
                     llvm::function_ref<bool()> import);

/// A value of which nothing is known. It is no op of the dialect: units never
/// hold one.
mlir::Value unknownValue(ImportState &state);

/// What `import` gives for an expression. In a survey what fails is noted, and
/// the value unknown.
mlir::Value importValue(ImportState &state, const ast::Expr &expr,
                        llvm::function_ref<mlir::Value()> import);

/// Imports something. What fails leaves neither variables nor half of an op.
bool tryImport(ImportState &state, llvm::function_ref<bool()> import);

/// Imports something without which import goes on where all that is refused is
/// listed; what fails is noted there.
bool importOrGoOn(ImportState &state, llvm::function_ref<bool()> import);

/// Notes the reason at hand, and that import goes on in spite of it.
void noteObstacle(ImportState &state, const ast::Stmt &statement);

/// Notes a call that is refused before its arguments are imported.
void noteCall(ImportState &state, std::string_view name,
              llvm::ArrayRef<const ast::Expr *> arguments);

} // namespace runmat

#endif // RUNMAT_COMPILER_IMPORT_SURVEYIMPORT_H
