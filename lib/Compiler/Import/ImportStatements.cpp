//===- ImportStatements.cpp - statements and control flow -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/StatementKinds.h"
#include "Support/Casting.h"
#include "lib/Compiler/Import/Cells.h"
#include "lib/Compiler/Import/ControlFlow.h"
#include "lib/Compiler/Import/KnownValues.h"
#include "lib/Compiler/Import/Lists.h"
#include "lib/Compiler/Import/SurveyImport.h"

#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;

namespace runmat {

namespace {

/// Of x(i) = v the whole variable is new. False without a value.
bool assignWhole(ImportState &state, const ast::AssignStmt &statement,
                 const ast::IndexExpr &target, Value updated) {
  if (!updated)
    return false;
  ast::Slot slot = state.placeOf(*target.base);
  state.assign(slot, updated);
  if (!state.scope->isLiveAfter(statement.id, slot))
    DiscardOp::create(state.builder, state.locate(statement.range), updated);
  return true;
}

/// x(i) = v, x(i) = []
bool importIndexedAssign(ImportState &state, const ast::AssignStmt &statement,
                         const ast::IndexExpr &target) {
  Value value =
      statement.deletes ? Value() : importExpression(state, *statement.value);
  Value updated = statement.deletes ? importDeletion(state, target)
                  : value           ? importUpdate(state, target, value)
                                    : Value();
  if (!updated)
    return false;
  ast::Slot slot = state.placeOf(*target.base);
  state.assign(slot, updated);
  if (!state.scope->isLiveAfter(statement.id, slot))
    DiscardOp::create(state.builder, state.locate(statement.range), updated);
  return true;
}

/// c{i} = v of a cell that the unit finds.
bool importCellAssign(ImportState &state, const ast::AssignStmt &statement,
                      ast::Slot holder) {
  auto &target = cast<ast::CellIndexExpr>(*statement.targets.front());
  Value value = importExpression(state, *statement.value);
  Value updated =
      value ? importCellUpdate(state, target, holder, value) : Value();
  if (updated)
    state.assign(holder, updated);
  return updated != nullptr;
}

/// s(i).x = v of a struct array.
bool importElementAssign(ImportState &state, const ast::AssignStmt &statement,
                         ast::Slot column) {
  auto &target = cast<ast::FieldExpr>(*statement.targets.front());
  Value value = importExpression(state, *statement.value);
  Value updated =
      value ? importFieldUpdate(state, cast<ast::IndexExpr>(*target.base),
                                column, value)
            : Value();
  if (updated)
    state.assign(column, updated);
  return updated != nullptr;
}

/// Side exits hand over no handles, so only a function without exits of its own
/// has variables that hold some.
bool importHandleAssign(ImportState &state, ArrayRef<ast::Slot> slots,
                        HandleRef handle) {
  bool isKept = slots.size() == 1 && slots[0] != ast::noSlot &&
                state.scope->inlined && state.scope->regions == 0;
  if (isKept)
    state.assignHandle(slots[0], std::move(handle));
  else
    state.refuse("a variable that gets a function handle is assigned by the "
                 "interpreter");
  return isKept;
}

/// Whether a whole variable or field can be assigned; else the reason is noted.
bool isTarget(ImportState &state, const ast::Expr &target, ast::Slot slot) {
  if (slot == ast::noSlot)
    state.refusePlace(target, "an indexed assignment is not compiled yet");
  return slot != ast::noSlot;
}

/// x = [x a] in a loop: what x held stays where it is. The value must be of
/// this very statement, and no other variable's.
Value appendInstead(ImportState &state, ast::Slot slot, Value value,
                    const ast::Expr &written) {
  auto joined = value.getDefiningOp<ConcatenateOp>();
  if (!joined || !state.loops || !state.isDefined(slot) ||
      !isa<ast::MatrixExpr>(&written) || !joined->use_empty() ||
      llvm::is_contained(llvm::make_second_range(state.scope->values), value))
    return value;
  Value array = state.read(slot);
  ValueRange parts = joined.getParts();
  if (parts.front() != array || llvm::count(parts, array) != 1)
    return value;
  Value appended =
      AppendOp::create(state.builder, joined.getLoc(), state.any(), array,
                       parts.drop_front(), joined.getDimensionAttr(), Value());
  joined.erase();
  return appended;
}

/// Gives a variable or field what a call gave. A struct of which the unit has
/// the fields stays one: side exits would hand over both.
bool assignResult(ImportState &state, ast::Slot slot, const Binding &result,
                  const ast::AssignStmt &statement) {
  if (slot != ast::noSlot && result.structure)
    return assignStruct(state, slot, *result.structure);
  if (result.structure)
    return true;
  if (slot != ast::noSlot && state.fieldsOf(slot)) {
    state.refuse("a struct or cell array that becomes another value is "
                 "assigned by the interpreter");
    return false;
  }
  Value value = slot == ast::noSlot ? result.value
                                    : appendInstead(state, slot, result.value,
                                                    *statement.value);
  if (slot != ast::noSlot)
    state.assign(slot, value);
  if (slot == ast::noSlot || !state.scope->isLiveAfter(statement.id, slot))
    DiscardOp::create(state.builder, state.locate(statement.range), value);
  return true;
}

/// [x(i), n] = f(...): indices see what targets before them got.
bool assignTarget(ImportState &state, const ast::Expr *target, ast::Slot slot,
                  const Binding &result, const ast::AssignStmt &statement) {
  auto *element = target ? dynCast<ast::IndexExpr>(target) : nullptr;
  if (!element || slot != ast::noSlot)
    return assignResult(state, slot, result, statement);
  if (result.structure) {
    state.refuse("an element that gets a struct is assigned by the "
                 "interpreter");
    return false;
  }
  return assignWhole(state, statement, *element,
                     importUpdate(state, *element, result.value));
}

/// The one target of an assignment, or null.
const ast::Expr *singleTarget(const ast::AssignStmt &statement) {
  return statement.targets.size() == 1 ? statement.targets.front() : nullptr;
}

/// Whether the target is a field, or an element of a list, that the
/// assignment may add.
bool addsPart(ImportState &state, const ast::AssignStmt &statement,
              ast::Slot slot) {
  const ast::Expr *target = singleTarget(statement);
  if (!target || slot != ast::noSlot)
    return false;
  if (auto *field = dynCast<ast::FieldExpr>(target))
    return canMakeField(state, *field);
  auto *element = dynCast<ast::CellIndexExpr>(target);
  return element && canMakeElement(state, *element);
}

ast::Slot makePart(ImportState &state, const ast::Expr &target) {
  auto *field = dynCast<ast::FieldExpr>(&target);
  return field ? makeField(state, *field)
               : makeElement(state, cast<ast::CellIndexExpr>(target));
}

/// The slots of what an assignment sets; nothing with the reason noted.
std::optional<SmallVector<ast::Slot>>
importTargets(ImportState &state, const ast::AssignStmt &statement) {
  SmallVector<ast::Slot> slots;
  for (const ast::Expr *target : statement.targets) {
    slots.push_back(target ? state.placeOf(*target) : ast::noSlot);
    const bool isElement =
        target && slots.back() == ast::noSlot && isa<ast::IndexExpr>(target);
    if (target && !isElement && !addsPart(state, statement, slots.back()) &&
        !isTarget(state, *target, slots.back()))
      return std::nullopt;
  }
  return slots;
}

bool importAssign(ImportState &state, const ast::AssignStmt &statement) {
  if (statement.display) {
    state.refuse("a displayed assignment is not compiled");
    if (!state.survey)
      return false;
    // Its value is as that of any other.
    noteObstacle(state, statement);
  }
  if (statement.targets.size() == 1 && statement.targets.front()) {
    const ast::Expr &single = *statement.targets.front();
    if (auto *target = dynCast<ast::IndexExpr>(&single))
      return importIndexedAssign(state, statement, *target);
    ast::Slot holder = elementHolderOf(state, single);
    if (holder != ast::noSlot && !statement.deletes)
      return importCellAssign(state, statement, holder);
    ast::Slot column = elementFieldOf(state, single);
    if (column != ast::noSlot && !statement.deletes)
      return importElementAssign(state, statement, column);
  }
  std::optional<SmallVector<ast::Slot>> slots = importTargets(state, statement);
  if (!slots)
    return false;
  HandleRef handle = importHandle(state, *statement.value);
  Results results;
  if (!handle)
    results = importOutputs(state, *statement.value, slots->size());
  // After its value, which may be the struct as it was.
  if ((handle || !results.empty()) &&
      addsPart(state, statement, slots->front()))
    slots->front() = makePart(state, *statement.targets.front());
  if (handle)
    return importHandleAssign(state, *slots, handle);
  return results.size() >= slots->size() &&
         llvm::all_of(
             llvm::zip(statement.targets, *slots, results), [&](auto each) {
               auto [target, slot, result] = each;
               return assignTarget(state, target, slot, result, statement);
             });
}

} // namespace

//===----------------------------------------------------------------------===//
// Effects
//===----------------------------------------------------------------------===//

/// Why the value of a statement stays with the interpreter.
static std::string refusedEffect(ImportState &state,
                                 const ast::ExpressionStmt &statement,
                                 const ast::IdentifierExpr *callee) {
  auto *name = callee ? callee : dynCast<ast::IdentifierExpr>(statement.expr);
  const bool isCalled = &state.scope->function != state.request.function;
  if (name && name->slot == ast::noSlot && isCalled)
    return "a statement that only calls '" + std::string(name->name) +
           "' is not compiled in a called function";
  if (name && name->slot == ast::noSlot)
    return "the function '" + std::string(name->name) +
           "' is not compiled as a statement of its own";
  if (name && state.isAmbiguous(*name))
    return "'" + std::string(name->name) +
           "' may be a function or a variable, since this code makes "
           "variables by name (eval, load, …)";
  return statement.display ? "a displayed expression is not compiled"
                           : "an expression without a use is not compiled";
}

/// Functions whose calls are left to the interpreter at their place.
static constexpr std::string_view statementFunctions[] = {
#define RUNMAT_ROWS_statements
#include "Catalogue/NameLists.inc"
};

/// Whether a name calls a function of the program, or of a file.
static bool isOfProgram(ImportState &state, const ast::IdentifierExpr *name) {
  return name && name->slot == ast::noSlot && !state.isBuiltin(name->name);
}

bool importEffect(ImportState &state, const ast::ExpressionStmt &statement) {
  auto *call = dynCast<ast::IndexExpr>(statement.expr);
  if (call && isKnownToHold(state, *call))
    return true;
  auto *name = call ? dynCast<ast::IdentifierExpr>(call->base) : nullptr;
  bool known = name && name->slot == ast::noSlot &&
               llvm::is_contained(statementFunctions, name->name) &&
               state.isBuiltin(name->name);
  if (!known || state.scope->inlined) {
    state.refuse(refusedEffect(state, statement, name));
    if (state.survey && isOfProgram(state, name))
      noteCall(state, name->name,
               {call->arguments.data(), call->arguments.size()});
    return false;
  }
  if (state.request.stopsAtErrors) {
    state.refuse("a call with effects is not compiled while the program stops "
                 "at errors");
    return false;
  }
  // Its error would be thrown around the handler, not into it.
  if (state.tries) {
    state.refuse("a call with effects in a try statement is not compiled yet");
    return false;
  }
  SmallVector<Value> arguments;
  for (const ast::Expr *argument : call->arguments) {
    Value value;
    if (auto *text = dynCast<ast::CharArrayExpr>(argument))
      value =
          TextOp::create(state.builder, state.locate(text->range), state.any(),
                         llvm::StringRef(text->text.data(), text->text.size()));
    else
      value = importExpression(state, *argument);
    if (!value)
      return false;
    arguments.push_back(value);
  }
  CallOp::create(state.builder, state.locate(statement.range),
                 llvm::StringRef(name->name.data(), name->name.size()),
                 arguments, statement.id, Value());
  return true;
}

bool importInPlace(ImportState &state, ArrayRef<const ast::Stmt *> block) {
  llvm::SaveAndRestore inside(state.openBlocks, state.openBlocks + 1);
  return importBlock(state, block);
}

bool importTry(ImportState &state, const ast::TryStmt &statement) {
  llvm::SaveAndRestore inTry(state.tries, state.tries + 1);
  return importInPlace(state, statementsOf(statement.body));
}

static bool importByKind(ImportState &state, const ast::Stmt &statement) {
  if (llvm::is_contained(state.request.breakpoints, statement.id)) {
    state.refuse("the program stops here, at a breakpoint");
    return false;
  }
  switch (statement.kind) {
  case ast::StmtKind::Assign:
    return importAssign(state, cast<ast::AssignStmt>(statement));
  case ast::StmtKind::Expression:
    return importEffect(state, cast<ast::ExpressionStmt>(statement));
  case ast::StmtKind::If:
    return importIf(state, cast<ast::IfStmt>(statement));
  case ast::StmtKind::Switch:
    return importSwitch(state, cast<ast::SwitchStmt>(statement));
  case ast::StmtKind::Try:
    return importTry(state, cast<ast::TryStmt>(statement));
  case ast::StmtKind::For:
    return importFor(state, cast<ast::ForStmt>(statement));
  case ast::StmtKind::While:
    return importWhile(state, cast<ast::WhileStmt>(statement));
  case ast::StmtKind::Break:
    return importBreak(state);
  case ast::StmtKind::Continue:
    return importContinue(state);
  case ast::StmtKind::Return:
    return importReturn(state);
  default:
    state.refuse(kindReason(statement.kind));
    return false;
  }
}

bool importStatement(ImportState &state, const ast::Stmt &statement) {
  llvm::SaveAndRestore<const ast::Stmt *> here(state.statement, &statement);
  if (!state.addStatement())
    return false;
  auto import = [&] { return importByKind(state, statement); };
  return state.survey ? surveyStatement(state, statement, import) : import();
}

} // namespace runmat
