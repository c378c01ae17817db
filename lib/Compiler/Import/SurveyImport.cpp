//===- SurveyImport.cpp - import past what is not compiled ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/Import/SurveyImport.h"
#include "Frontend/TreeWalk.h"
#include "Support/Casting.h"
#include "lib/Compiler/Import/Importer.h"
#include "lib/Compiler/Import/RefusedParts.h"
#include "lib/Compiler/Import/Scope.h"

#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;

namespace runmat {

Value unknownValue(ImportState &state) {
  return UnrealizedConversionCastOp::create(
             state.builder, state.builder.getUnknownLoc(),
             TypeRange{state.any()}, ValueRange())
      .getResult(0);
}

void noteObstacle(ImportState &state, const ast::Stmt &statement) {
  const auto part = std::exchange(state.refusedPart, std::nullopt);
  state.survey->obstacles.push_back(
      {part ? *part : state.locate(statement.range), statement.kind,
       std::exchange(state.reason, {})});
}

void noteCall(ImportState &state, std::string_view name,
              ArrayRef<const ast::Expr *> arguments) {
  // What is refused here is refused, or not, where it is imported in earnest.
  const llvm::SaveAndRestore reason(state.reason);
  const llvm::SaveAndRestore part(state.refusedPart);
  SurveyNotes::Call call{std::string(name), {}};
  for (const ast::Expr *argument : arguments) {
    const Value value = importBinding(state, *argument).value;
    call.arguments.push_back(value ? value : unknownValue(state));
  }
  state.survey->calls.push_back(std::move(call));
}

//===----------------------------------------------------------------------===//
// What is passed over
//===----------------------------------------------------------------------===//

/// Whether control never comes to the next statement. Such a statement computes
/// nothing, so it is no loss that the interpreter executes it.
static bool endsFunction(const ast::Stmt &statement) {
  if (statement.kind == ast::StmtKind::Return)
    return true;
  auto *effect = dynCast<ast::ExpressionStmt>(&statement);
  auto *call = effect ? dynCast<ast::IndexExpr>(effect->expr) : nullptr;
  auto *name = call ? dynCast<ast::IdentifierExpr>(call->base) : nullptr;
  return name && name->slot == ast::noSlot &&
         (name->name == "error" || name->name == "rethrow");
}

/// A jump belongs to a loop, which is noted itself.
static bool isJump(const ast::Stmt &statement) {
  return statement.kind == ast::StmtKind::Break ||
         statement.kind == ast::StmtKind::Continue;
}

/// Code that makes variables by name may assign any of them.
static void forgetAssigned(ImportState &state, const ast::Stmt &statement) {
  llvm::BitVector slots(state.scope->function.variables.size());
  if (state.scope->function.hasDynamicNames)
    slots.set();
  else
    collectAssigned(state, statement, slots);
  const bool asBefore = state.survey->after == AfterObstacle::AsBefore;
  for (int slot : slots.set_bits())
    if (!asBefore || !state.isDefined(slot))
      state.assign(slot, unknownValue(state));
}

/// Whether a block in an op was left without its end.
static bool isIncomplete(Operation &op) {
  auto check = [](Block *block) {
    bool ends =
        !block->empty() && block->back().hasTrait<OpTrait::IsTerminator>();
    return ends ? WalkResult::advance() : WalkResult::interrupt();
  };
  return op.walk(check).wasInterrupted();
}

namespace {
/// Where import stands before something that may fail.
class Mark {
public:
  explicit Mark(ImportState &state)
      : state(state), block(*state.builder.getInsertionBlock()),
        last(block.empty() ? nullptr : &block.back()),
        calls(state.survey->calls.size()) {}

  /// Erases what was left without an end, with the calls noted meanwhile, which
  /// may be inside. The other ops stay: those calls read them.
  void cleanUp() {
    bool erased = false;
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block))) {
      if (&op == last)
        break;
      if (!isIncomplete(op))
        continue;
      op.dropAllUses();
      op.erase();
      erased = true;
    }
    if (erased)
      state.survey->calls.erase(state.survey->calls.begin() + calls,
                                state.survey->calls.end());
  }

private:
  ImportState &state;
  Block &block;
  Operation *last;
  size_t calls;
};
} // namespace

bool tryImport(ImportState &state, llvm::function_ref<bool()> import) {
  Mark mark(state);
  auto values = state.scope->values;
  auto assigned = state.scope->assigned;
  auto handles = state.scope->handles;
  if (import()) {
    state.reason.clear();
    return true;
  }
  mark.cleanUp();
  state.scope->values = std::move(values);
  state.scope->assigned = std::move(assigned);
  state.scope->handles = std::move(handles);
  return false;
}

bool importOrGoOn(ImportState &state, llvm::function_ref<bool()> import) {
  if (!state.isListing)
    return import();
  if (!tryImport(state, import) && !state.isTooLarge)
    noteObstacle(state, *state.statement);
  return !state.isTooLarge;
}

Value importValue(ImportState &state, const ast::Expr &expr,
                  llvm::function_ref<Value()> import) {
  if (!state.survey)
    return import();
  Value value;
  if (tryImport(state, [&] { return (value = import()) != nullptr; }))
    return value;
  if (state.isTooLarge)
    return {};
  noteObstacle(state, *state.statement);
  noteRefusedParts(state, expr);
  return unknownValue(state);
}

/// Import of the statements inside one that is interpreted, which executes them
/// in any order and number. A jump in them is none of a loop around it that is
/// imported.
static void importInside(ImportState &state, const ast::Stmt &statement,
                         const ast::Block &block) {
  const auto before = state.scope->values;
  state.scope->values.erase(Scope::goesOn);
  importBlock(state, statementsOf(block));
  state.scope->ended = false;
  forgetAssigned(state, statement);
  for (ast::Slot slot : Scope::hidden)
    if (auto found = before.find(slot); found != before.end())
      state.scope->values[slot] = found->second;
}

/// Mostly a statement leaves what its first block does, a `try` as an `if`.
static void surveyInside(ImportState &state, const ast::Stmt &statement) {
  std::optional<llvm::MapVector<ast::Slot, Value>> first;
  for (const ast::Block *block : blocksOf(&statement)) {
    importInside(state, statement, *block);
    if (!first)
      first = state.scope->values;
  }
  if (first)
    state.scope->values = std::move(*first);
}

static void passOver(ImportState &state, const ast::Stmt &statement) {
  state.scope->ended = endsFunction(statement) || isJump(statement);
  if (state.scope->ended) {
    state.reason.clear();
    return;
  }
  noteObstacle(state, statement);
  noteRefusedParts(state, statement);
  forgetAssigned(state, statement);
  surveyInside(state, statement);
}

bool surveyStatement(ImportState &state, const ast::Stmt &statement,
                     llvm::function_ref<bool()> import) {
  if (tryImport(state, import))
    return true;
  if (state.isTooLarge)
    return false;
  passOver(state, statement);
  return true;
}

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

/// The unit that `import` makes, with what it noted; null where it was given up
/// in the middle.
static OwningOpRef<ModuleOp>
importNoting(MLIRContext &context, const CompileRequest &request,
             SurveyNotes &notes,
             llvm::function_ref<void(ImportState &)> import) {
  ImportState state(context, request);
  state.survey = &notes;
  Scope scope(request);
  state.scope = &scope;
  import(state);
  if (state.isTooLarge)
    return {};
  func::ReturnOp::create(state.builder, state.function.getLoc());
  state.function.setFunctionType(state.builder.getFunctionType(
      state.function.getBody().front().getArgumentTypes(), {}));
  return std::move(state.module);
}

OwningOpRef<ModuleOp> importAll(MLIRContext &context,
                                const CompileRequest &request,
                                SurveyNotes &notes) {
  return importNoting(context, request, notes, [&](ImportState &state) {
    // So that the marks of statements name the parameters, too.
    for (const VariableType &type : request.variables)
      if (size_t(type.slot) < request.function->variables.size())
        state.assign(type.slot, state.read(type.slot));
    importBlock(state, statementsOf(*request.block).drop_front(request.index));
  });
}

OwningOpRef<ModuleOp> importAllAsCall(MLIRContext &context,
                                      const CompileRequest &request,
                                      SurveyNotes &notes) {
  return importNoting(context, request, notes, [&](ImportState &state) {
    // What only follows from other obstacles is none.
    if (!importCallOfItself(state) && !state.isTooLarge &&
        notes.obstacles.empty())
      noteObstacle(state, *request.block->back());
  });
}

} // namespace runmat
