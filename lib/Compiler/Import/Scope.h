//===- Scope.h - the function being imported --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values of variables while statements are imported, and the state that all
// importing code shares.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_COMPILER_IMPORT_SCOPE_H
#define RUNMAT_COMPILER_IMPORT_SCOPE_H

#include "Engine/CompileRequest.h"
#include "dialects/RunMat/RunMatOps.h"
#include "lib/Compiler/Import/Liveness.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/MapVector.h"

namespace runmat {

/// Variables of one function, the unit's own or an inlined one.
struct Scope {
  Scope(const ast::Function &function, bool observeAll, bool inlined)
      : function(function), liveness(function, observeAll), inlined(inlined) {}
  /// Hidden variables: whether control is on its way to the next statement,
  /// whether the loop may have another turn, whether the function still runs.
  static constexpr ast::Slot alive = randomCounter - 1,
                             goesOn = randomCounter - 2,
                             running = randomCounter - 3;
  static bool isHidden(ast::Slot slot) {
    return slot == alive || slot == goesOn || slot == running;
  }

  const ast::Function &function;
  Liveness liveness;
  bool inlined;
  /// How many outputs the call wants, of an inlined function.
  size_t wantedOutputs = 0;
  /// Nothing after here in the block is reached.
  bool ended = false;
  /// Variables that have a value. Those that only stand for an input of the
  /// unit are in `inputs` too.
  llvm::MapVector<ast::Slot, mlir::Value> values;
  llvm::DenseSet<ast::Slot> assigned;
};

class ImportState {
public:
  ImportState(mlir::MLIRContext &context, const CompileRequest &request);

  mlir::Location locate(ast::SourceRange range) const;
  /// The place of an operation, and what reasons call it.
  mlir::Location locate(ast::SourceRange range,
                        const llvm::Twine &operation) const;
  /// A place again, for an operation of its own.
  mlir::Location rename(mlir::Location place,
                        const llvm::Twine &operation) const;
  unsigned lineOf(ast::SourceRange range) const;
  mlir::Type any() { return AnyType::get(builder.getContext()); }
  /// The value of a variable: assigned, or an input of the unit; null with a
  /// reason when it has none here.
  mlir::Value read(ast::Slot slot);
  bool isDefined(ast::Slot slot) const;
  void assign(ast::Slot slot, mlir::Value value);
  /// What the value of a variable at the start of the unit is that no unit can
  /// take; null when it is no such value.
  const char *otherValue(ast::Slot slot) const;
  /// Counts what is imported; false with the reason noted when the unit has
  /// become too large.
  bool addStatement();
  bool addOperators(size_t count);
  /// Notes why something cannot be imported; gives null.
  mlir::Value refuse(const llvm::Twine &why);
  /// Whether eval may make a variable of this name, which calls it until then.
  bool isAmbiguous(const ast::IdentifierExpr &name) const;
  /// A function of the file that may be inlined, else null.
  const ast::Function *findFunction(std::string_view name) const;

  const CompileRequest &request;
  mlir::OpBuilder builder;
  mlir::func::FuncOp function;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  Scope *scope = nullptr;
  std::vector<ast::Slot> inputs;
  std::string reason;
  /// What `end` measures, by the expression that it stands in.
  llvm::SmallVector<std::pair<const ast::Expr *, mlir::Value>> measured;
  /// Branches of `if` around the insertion point.
  unsigned branches = 0;
  /// The variable whose value the reason is, if one is.
  ast::Slot blamed = ast::noSlot;
  /// The statement being imported, and the line of the one in the unit's own
  /// block that holds it.
  const ast::Stmt *statement = nullptr;
  unsigned outermostLine = 0;
  /// The builtin whose arguments are being imported.
  llvm::StringRef builtin;
  /// Functions being inlined, against recursion.
  llvm::SmallVector<const ast::Function *> inlining;

  /// Tells the passes which arguments are gpuArrays.
  void markGpuArrays();

private:
  /// Where the lines of the file start.
  std::vector<size_t> lineStarts;
  size_t statements = 0, operators = 0;
  mlir::Value refuseVariable(ast::Slot slot);
  std::string placeInside() const;
  const VariableType *typeOfInput(ast::Slot slot) const;
  llvm::DenseMap<ast::Slot, mlir::Value> arguments;
};

/// The value of an expression, or null with the reason noted.
mlir::Value importExpression(ImportState &state, const ast::Expr &expr);

/// x(i, j) of a variable; null with the reason noted.
mlir::Value importElement(ImportState &state, const ast::IndexExpr &expr);
/// The variable after target = value; null with the reason noted.
mlir::Value importUpdate(ImportState &state, const ast::IndexExpr &target,
                         mlir::Value value);
/// The variable after target = []; null with the reason noted.
mlir::Value importDeletion(ImportState &state, const ast::IndexExpr &target);
mlir::Value importEnd(ImportState &state, const ast::EndExpr &expr);

/// first:step:last.
struct RangeBounds {
  mlir::Value first, step, last;
};
/// The bounds of a range, or nothing with the reason noted.
std::optional<RangeBounds> importBounds(ImportState &state,
                                        const ast::RangeExpr &expr);

/// The outputs of a call `name(arguments)`: a builtin, or a function of the
/// file that is inlined. Empty with the reason noted.
llvm::SmallVector<mlir::Value>
importCall(ImportState &state, std::string_view name,
           llvm::ArrayRef<const ast::Expr *> arguments, size_t outputs,
           mlir::Location loc);

mlir::Value importBuiltin(ImportState &state, llvm::StringRef name,
                          llvm::ArrayRef<const ast::Expr *> arguments,
                          mlir::Location loc);

/// An operation of the runtime with so many results.
llvm::SmallVector<mlir::Value>
importEvaluate(ImportState &state, mlir::Location loc, llvm::StringRef callee,
               mlir::ValueRange arguments, size_t outputs);

/// Several outputs of a builtin; empty with the reason noted.
llvm::SmallVector<mlir::Value>
importBuiltinOutputs(ImportState &state, llvm::StringRef name,
                     llvm::ArrayRef<const ast::Expr *> arguments,
                     size_t outputs, mlir::Location loc);

/// A call statement of a builtin with effects, such as output; false with the
/// reason noted.
bool importEffect(ImportState &state, const ast::ExpressionStmt &statement);

/// A statement; false with the reason noted, when the IR may be half built.
bool importStatement(ImportState &state, const ast::Stmt &statement);
bool importBlock(ImportState &state,
                 llvm::ArrayRef<const ast::Stmt *> statements);
inline llvm::ArrayRef<const ast::Stmt *> statementsOf(const ast::Block &block) {
  return {block.data(), block.size()};
}
/// The mark before a statement, with the variables that the unit assigned and
/// that are live there.
void markStatement(ImportState &state, int64_t id, mlir::Location loc,
                   llvm::function_ref<bool(ast::Slot)> isLive);

} // namespace runmat

#endif // RUNMAT_COMPILER_IMPORT_SCOPE_H
