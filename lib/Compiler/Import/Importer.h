//===- Importer.h - statements become the untyped dialect -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_COMPILER_IMPORT_IMPORTER_H
#define RUNMAT_COMPILER_IMPORT_IMPORTER_H

#include "Engine/CompileRequest.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace runmat {

/// The name in IR of the counter of the session's random numbers.
inline constexpr llvm::StringLiteral randomCounterName = "$random";

/// The statements of a request, up to the first that cannot be expressed, as
/// one function `unit` of a module.
struct ImportResult {
  /// Null when not even the first statement can be expressed.
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// Variables that the function's arguments stand for.
  std::vector<ast::Slot> inputs;
  /// The handles that this holds for, by their slots.
  std::vector<ast::Slot> holders;
  /// Why the statement after the last one was not imported; empty at the end of
  /// the block.
  std::string reason;
  /// The variable whose value the reason is, if one is.
  ast::Slot blamed = ast::noSlot;
};

ImportResult importStatements(mlir::MLIRContext &context,
                              const CompileRequest &request);

/// Whether the unit is all of an entry, which can be imported as a call of
/// itself: its variables may then hold handles and structs that it makes. Every
/// exit is at the first statement.
bool isCallOfItself(const CompileRequest &request);

class ImportState;
/// Imports that call, whose outputs the unit's own variables get; false with
/// the reason noted.
bool importCallOfItself(ImportState &state);

/// The whole unit as that call.
ImportResult importAsCall(mlir::MLIRContext &context,
                          const CompileRequest &request);

} // namespace runmat

#endif // RUNMAT_COMPILER_IMPORT_IMPORTER_H
