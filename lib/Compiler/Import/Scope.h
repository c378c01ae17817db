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
#include "llvm/ADT/SetVector.h"

#include <memory>
#include <memory_resource>

namespace runmat {

struct Handle;
struct Structure;
struct SurveyNotes;
using HandleRef = std::shared_ptr<const Handle>;
using StructureRef = std::shared_ptr<const Structure>;

/// What a parameter or a captured variable stands for: a value, a handle, a
/// struct, or what the unit finds in a slot when it begins; nothing if it is
/// undefined.
struct Binding {
  mlir::Value value;
  HandleRef handle;
  ast::Slot entry = ast::noSlot;
  StructureRef structure;
  bool isKnown() const { return value || handle || structure; }
  static Binding of(mlir::Value value) {
    return {value, nullptr, ast::noSlot, nullptr};
  }
  static Binding of(HandleRef handle) {
    return {{}, std::move(handle), ast::noSlot, nullptr};
  }
  static Binding of(StructureRef structure) {
    return {{}, nullptr, ast::noSlot, std::move(structure)};
  }
  static Binding at(ast::Slot entry) { return {{}, nullptr, entry, nullptr}; }
};

/// A struct that import knows and no value is: of one element, or an array
/// whose fields are what all elements hold in them. Or a list (Lists.h), whose
/// elements are named by their numbers, or a cell (Cells.h).
struct Structure {
  llvm::SmallVector<std::pair<std::string, Binding>> fields;
  bool isArray = false, isList = false, isCell = false;
};

/// A function handle, which import knows and no value is.
struct Handle {
  /// What its names are looked up in.
  const ast::Program *program = nullptr;
  const ast::AnonymousFunctionExpr *anonymous = nullptr; ///< else null
  const ast::Function *function = nullptr; ///< of a file, else null
  std::string name;
  llvm::SmallVector<std::pair<ast::Slot, Binding>> captures;
};

/// Variables of one function, the unit's own or an inlined one.
struct Scope {
  /// Of the unit's own function.
  explicit Scope(const CompileRequest &request)
      : program(*request.program), function(*request.function),
        liveness(function, request.observeAll, request.observers,
                 /*inlined=*/false),
        inlined(false) {}
  /// Of an inlined one, which calls nothing that is not inlined.
  Scope(const ast::Program &program, const ast::Function &function)
      : program(program), function(function),
        liveness(function, /*observeAll=*/false, {}, /*inlined=*/true),
        inlined(true) {}
  /// Hidden variables: whether control is on its way to the next statement,
  /// whether the loop may have another turn, whether the function still runs.
  static constexpr ast::Slot alive = outputsAsked - 1,
                             goesOn = outputsAsked - 2,
                             running = outputsAsked - 3;
  static constexpr ast::Slot hidden[] = {alive, goesOn, running};
  static bool isHidden(ast::Slot slot) {
    return slot == alive || slot == goesOn || slot == running;
  }

  void bind(ast::Slot slot, const Binding &binding);
  void bindFields(ast::Slot slot, const Structure &structure);
  /// A slot for a field, in an inlined function.
  ast::Slot addField(ast::Slot holder, std::string name);
  /// The variable that a slot is of: its own, or that which holds the field.
  ast::Slot variableOf(ast::Slot slot) const;
  /// `x`, or `s.x` of a field, or `c{1}`.
  std::string nameOf(ast::Slot slot) const;
  /// A field may be read wherever its struct may be.
  bool isLiveBefore(ast::StatementId statement, ast::Slot slot) const {
    return liveness.isLiveBefore(statement, variableOf(slot));
  }
  bool isLiveAfter(ast::StatementId statement, ast::Slot slot) const {
    return liveness.isLiveAfter(statement, variableOf(slot));
  }
  /// The slot at the start of the unit that a variable stands for; noSlot for
  /// one of an inlined function.
  ast::Slot entryOf(ast::Slot slot) const;

  const ast::Program &program;
  const ast::Function &function;
  Liveness liveness;
  bool inlined;
  /// Of an inlined function: how many arguments the call gives, how many
  /// outputs it asks for (nargin, nargout), and how many are to be there.
  size_t given = 0, asked = 0, wantedOutputs = 0;
  /// Nothing after here in the block is reached.
  bool ended = false;
  /// Variables that have a value. Those that only stand for an input of the
  /// unit are in `inputs` too.
  llvm::MapVector<ast::Slot, mlir::Value> values;
  llvm::DenseSet<ast::Slot> assigned;
  /// Of an inlined function: variables that hold handles, and those that stand
  /// for what the unit finds when it begins.
  llvm::DenseMap<ast::Slot, HandleRef> handles;
  llvm::DenseMap<ast::Slot, ast::Slot> entries;
  /// Structs, by the slot of the variable or field that is one. Their fields
  /// are variables with slots of their own, which follow those of the function.
  struct Fields {
    llvm::SmallVector<std::pair<std::string, ast::Slot>> slots;
    bool isArray = false, isList = false, isCell = false;
    ast::Slot find(std::string_view name) const;
  };
  llvm::DenseMap<ast::Slot, Fields> structs;
  struct Field {
    ast::Slot holder = ast::noSlot;
    std::string name;
  };
  llvm::DenseMap<ast::Slot, Field> fields;
  /// Branches and loops of the function around the insertion point.
  unsigned regions = 0;
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
  /// Whether the unit begins between two turns of this loop.
  bool beginsBetweenTurns(const ast::Stmt &loop) const {
    return request.atBackEdge && (*request.block)[request.index] == &loop;
  }
  mlir::Type any() { return AnyType::get(builder.getContext()); }
  /// The value of a variable: assigned, or an input of the unit; null with a
  /// reason when it has none here.
  mlir::Value read(ast::Slot slot);
  bool isDefined(ast::Slot slot) const;
  /// The same of what the unit finds in a slot when it begins.
  mlir::Value readEntry(ast::Slot entry);
  void assign(ast::Slot slot, mlir::Value value);
  /// The handle that a variable holds, which the unit then holds for; null when
  /// it is none.
  HandleRef handleOf(ast::Slot slot);
  /// The same of a slot at the start of the unit.
  HandleRef handleAtEntry(ast::Slot slot);
  /// The unit then holds for what this slot holds when it begins, and for what
  /// that is a part of: a part is found by its holder alone.
  void holdFor(ast::Slot slot);
  /// What a variable is now, for a function that captures it.
  Binding bindingOf(ast::Slot slot);
  /// The same for the caller, which gets it as a value or struct: neither with
  /// the reason noted.
  Binding resultOf(ast::Slot slot);
  void assignHandle(ast::Slot slot, HandleRef handle);
  /// The fields of what is a struct here, else null. What the unit finds when
  /// it begins it then holds for.
  const Scope::Fields *fieldsOf(ast::Slot slot);
  /// The slot of a variable or of a field of one; noSlot for what is neither
  /// here.
  ast::Slot placeOf(const ast::Expr &expr);
  /// What is a struct array here, else null.
  const Scope::Fields *structArray(const ast::Expr &expr);
  /// The slot of what the elements of a struct array hold in a field; noSlot
  /// for what is none, and outside loops: it is gathered when a unit begins.
  ast::Slot columnOf(const ast::Expr &array, std::string_view field);
  /// Notes why an expression is no place, `otherwise` where it is none of a
  /// variable; gives null.
  mlir::Value refusePlace(const ast::Expr &expr, const char *otherwise);
  /// What the value of a variable at the start of the unit is that no unit can
  /// take; null when it is no such value.
  const char *otherValue(ast::Slot slot);
  /// Counts what is imported; false with the reason noted when the unit has
  /// become too large.
  bool addStatement();
  bool addOperators(size_t count);
  /// The same of fields of structs, which are copied with their structs.
  bool addFields(size_t count);
  /// Notes why something cannot be imported; gives null.
  mlir::Value refuse(const llvm::Twine &why);
  /// That what was refused stands in this expression, unless its place is known
  /// already.
  void placeRefusal(const ast::Expr &expr);
  /// Whether eval may make a variable of this name, which calls it until then.
  bool isAmbiguous(const ast::IdentifierExpr &name);
  /// What a name means that the function calls.
  NameMeaning meaningOf(std::string_view name) const {
    return request.meaningOf(scope->program, name);
  }
  bool isBuiltin(std::string_view name) const {
    return request.isBuiltin(scope->program, name);
  }

  const CompileRequest &request;
  mlir::OpBuilder builder;
  mlir::func::FuncOp function;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  Scope *scope = nullptr;
  std::vector<ast::Slot> inputs;
  /// Slots of the handles that import has looked at.
  llvm::SetVector<ast::Slot, std::vector<ast::Slot>> holders;
  std::string reason;
  /// In a survey: the innermost expression that the reason is about.
  std::optional<mlir::Location> refusedPart;
  /// What was looked at part by part, which is done once, and whether that is
  /// under way.
  llvm::DenseSet<const void *> listed;
  bool isListing = false;
  /// What `end` measures, by the expression that it stands in.
  llvm::SmallVector<std::pair<const ast::Expr *, mlir::Value>> measured;
  /// Arrays whose columns loops of the unit's own function around the insertion
  /// point take, each with the number of loops around that loop.
  llvm::SmallVector<std::pair<unsigned, mlir::Value>> columns;
  /// Branches of `if`, and loops, around the insertion point.
  unsigned branches = 0, loops = 0;
  /// Bodies of `try` around the insertion point, and blocks of any statements
  /// that are imported in place of them.
  unsigned tries = 0, openBlocks = 0;
  /// Expressions that stand for others (writeOutLists).
  std::pmr::monotonic_buffer_resource writtenOut;
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
  /// What import goes on after failures for; null where it makes a unit.
  SurveyNotes *survey = nullptr;
  /// What is imported is larger than a unit, or than a survey, gets.
  bool isTooLarge = false;
  /// Import went by how many arguments or outputs the call of the unit's own
  /// function has: the unit holds for that.
  bool holdsForCall = false;

  /// Tells the passes which arguments are gpuArrays.
  void markGpuArrays();

  /// What was imported so far.
  struct Counts {
    size_t statements = 0, operators = 0, fields = 0;
  };
  Counts counts;

private:
  /// Where the lines of a file start.
  const std::vector<size_t> &linesOf(const ast::Program &program) const;
  mutable llvm::DenseMap<const ast::Program *, std::vector<size_t>> lineStarts;
  mlir::Value refuseVariable(ast::Slot slot);
  bool isWithin(size_t count, size_t most, const llvm::Twine &tooMany);
  std::string placeInside() const;
  const VariableType *typeOfInput(ast::Slot slot) const;
  llvm::DenseMap<ast::Slot, mlir::Value> arguments;
};

/// The unit leaves by an exit; without one at the first statement of those
/// without effects before here, which assign-exits finds.
void leaveHere(ImportState &state, mlir::Location loc,
               const llvm::Twine &reason, mlir::Value exit = {});

/// The unit leaves where a scalar does not hold.
void leaveUnless(ImportState &state, mlir::Value holds,
                 const llvm::Twine &reason, mlir::Location loc);

/// A text as a value; null with the reason noted.
mlir::Value importText(ImportState &state, mlir::Location loc,
                       llvm::StringRef text);

/// The text of the program that a value is, if it is one.
std::optional<llvm::StringRef> writtenText(mlir::Value value);

/// The value of an expression, or null with the reason noted.
mlir::Value importExpression(ImportState &state, const ast::Expr &expr);

/// The slot of the column in s(i).x of a struct array; noSlot for other
/// expressions.
ast::Slot elementFieldOf(ImportState &state, const ast::Expr &expr);

/// [s.x]: what the elements of a struct array hold, in a row. Null for other
/// expressions, and where a reason is noted.
mlir::Value importListedFields(ImportState &state, const ast::Expr &expr);

/// A value of the shape that an expression has: of a struct array one of its
/// fields, of a cell what holds it. Null with the reason noted.
mlir::Value importShaped(ImportState &state, const ast::Expr &expr);

/// Slots that a statement assigns, itself or anywhere inside.
void collectAssigned(ImportState &state, const ast::Stmt &statement,
                     llvm::BitVector &slots);

/// The struct that an expression gives: a variable, a field of one, or a call
/// of `struct`. Null for other expressions.
StructureRef importStruct(ImportState &state, const ast::Expr &expr);

/// A handle, a struct or a value; none with the reason noted.
Binding importBinding(ImportState &state, const ast::Expr &expr);

/// Assigns a struct, field by field; false with the reason noted.
bool assignStruct(ImportState &state, ast::Slot slot,
                  const Structure &structure);

/// Whether an assignment may add a field to a struct: of an inlined function,
/// outside of its branches and loops.
bool canMakeField(ImportState &state, const ast::FieldExpr &target);
ast::Slot makeField(ImportState &state, const ast::FieldExpr &target);

/// x(i, j) of a variable; null with the reason noted.
mlir::Value importElement(ImportState &state, const ast::IndexExpr &expr);
/// s(i).x of a struct array; null with the reason noted.
mlir::Value importElementField(ImportState &state, const ast::IndexExpr &expr,
                               ast::Slot column);
/// Whether an array is one that starts as [] and is filled in loops.
bool startsEmpty(mlir::Value array);
/// The variable after target = value; null with the reason noted.
mlir::Value importUpdate(ImportState &state, const ast::IndexExpr &target,
                         mlir::Value value);
/// The field of all elements after s(i).x = value.
mlir::Value importFieldUpdate(ImportState &state, const ast::IndexExpr &target,
                              ast::Slot column, mlir::Value value);
/// The variable after target = []; null with the reason noted.
mlir::Value importDeletion(ImportState &state, const ast::IndexExpr &target);
mlir::Value importEnd(ImportState &state, const ast::EndExpr &expr);
/// The subscripts of what indexes an array; false with the reason noted.
bool importSubscripts(ImportState &state, const ast::Expr &index,
                      llvm::ArrayRef<const ast::Expr *> arguments,
                      mlir::Value array,
                      llvm::SmallVector<mlir::Value> &subscripts);

/// first:step:last.
struct RangeBounds {
  mlir::Value first, step, last;
};
/// The bounds of a range, or nothing with the reason noted.
std::optional<RangeBounds> importBounds(ImportState &state,
                                        const ast::RangeExpr &expr);
/// The same without the first; without a last one the reason is noted.
RangeBounds importStepAndLast(ImportState &state, const ast::RangeExpr &expr);

/// The handle that an expression gives: a variable that holds one, `@f` or
/// `@(x) x+a`. Null for other expressions.
HandleRef importHandle(ImportState &state, const ast::Expr &expr);

/// `@name`, as the function being imported means it.
HandleRef namedHandle(ImportState &state, std::string_view name);

/// What a call gives, of which outputs of an inlined function may be structs.
using Results = llvm::SmallVector<Binding>;

/// The same of a call of a handle, whose function is inlined.
Results importHandleCall(ImportState &state, const HandleRef &handle,
                         llvm::ArrayRef<const ast::Expr *> arguments,
                         size_t outputs, mlir::Location loc);

/// The outputs of a call `name(arguments)`: a builtin, or a function of the
/// file that is inlined. Empty with the reason noted.
Results importCall(ImportState &state, std::string_view name,
                   llvm::ArrayRef<const ast::Expr *> arguments, size_t outputs,
                   mlir::Location loc);

/// Imports the body of an inlined function in its scope: what it draws of the
/// random numbers is the caller's.
Results importWithin(ImportState &state, Scope &inner, bool draws,
                     llvm::function_ref<Results()> import);

/// What an expression gives for so many outputs. Empty with the reason noted.
Results importOutputs(ImportState &state, const ast::Expr &expr,
                      size_t outputs);

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
