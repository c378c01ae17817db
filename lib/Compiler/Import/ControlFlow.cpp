//===- ControlFlow.cpp - branches and loops ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/Import/ControlFlow.h"
#include "Support/Casting.h"
#include "lib/Compiler/Import/ColumnLoops.h"
#include "lib/Compiler/Import/KnownValues.h"
#include "lib/Compiler/Import/Lists.h"
#include "lib/Compiler/Import/Random.h"
#include "lib/Compiler/Import/SurveyImport.h"

#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;

namespace runmat {

//===----------------------------------------------------------------------===//
// Variables through control flow
//===----------------------------------------------------------------------===//

namespace {

using Statements = ArrayRef<const ast::Stmt *>;

/// What statements may change.
struct Assigned {
  llvm::BitVector slots;
  bool drawsRandom = false;
};

Assigned assignedIn(ImportState &state, ArrayRef<Statements> runs) {
  Assigned assigned{llvm::BitVector(state.scope->function.variables.size())};
  for (Statements run : runs)
    for (const ast::Stmt *statement : run) {
      collectAssigned(state, *statement, assigned.slots);
      assigned.drawsRandom |= mayDraw(state, *statement);
    }
  return assigned;
}

/// Imports into a region of its own, from copies of the variables; `import`
/// makes the terminator.
template <typename Import>
bool importRegion(ImportState &state, Block &region, Import import) {
  OpBuilder::InsertionGuard guard(state.builder);
  state.builder.setInsertionPointToEnd(&region);
  auto values = state.scope->values;
  auto assigned = state.scope->assigned;
  auto handles = state.scope->handles;
  bool ended = std::exchange(state.scope->ended, false);
  ++state.scope->regions;
  bool good = import();
  --state.scope->regions;
  state.scope->values = std::move(values);
  state.scope->assigned = std::move(assigned);
  state.scope->handles = std::move(handles);
  state.scope->ended = ended;
  return good;
}

/// What a branch leaves in a variable. Where control has left the branch, or
/// nothing on the way from it reads the variable, it may be undefined. So it
/// may in a survey: a unit leaves such a branch to the interpreter.
Value leaving(ImportState &state, ast::Slot slot, bool mayBeUndefined) {
  auto found = state.scope->values.find(slot);
  if (found != state.scope->values.end())
    return found->second;
  bool undefined = !state.isDefined(slot);
  if (undefined && (state.scope->ended || mayBeUndefined || state.survey))
    return UndefOp::create(state.builder, state.builder.getUnknownLoc(),
                           state.any());
  return state.read(slot);
}

/// Variables that come out of branches.
struct Merged {
  SmallVector<ast::Slot> slots;
  /// Of each, whether only jumps out of the branches need it.
  SmallVector<bool> byJumpOnly;

  void add(ast::Slot slot, bool jumpOnly) {
    slots.push_back(slot);
    byJumpOnly.push_back(jumpOnly);
  }

  bool yield(ImportState &state, Location loc) const {
    SmallVector<Value> values;
    for (auto [slot, jumpOnly] : llvm::zip(slots, byJumpOnly)) {
      values.push_back(leaving(state, slot, jumpOnly));
      if (!values.back())
        return false;
    }
    YieldOp::create(state.builder, loc, values);
    return true;
  }

  void assignResults(ImportState &state, IfOp branch) const {
    for (auto [slot, result] : llvm::zip(slots, branch.getResults()))
      state.assign(slot, result);
  }
};

/// What branches that assign `assigned` and jump may change: variables that are
/// live after them or at the targets of the jumps, and the hidden ones.
Merged mergedAfter(ImportState &state, const Assigned &assigned,
                   ast::StatementId last, const Jumps &jumps) {
  Merged merged;
  if (assigned.drawsRandom)
    merged.add(randomCounter, false);
  for (int slot : assigned.slots.set_bits()) {
    bool live = state.scope->isLiveAfter(last, slot);
    if (live || jumps.any())
      merged.add(slot, !live);
  }
  if (jumps.any())
    for (ast::Slot slot : Scope::hidden)
      if (state.scope->values.count(slot))
        merged.add(slot, false);
  return merged;
}

//===----------------------------------------------------------------------===//
// Blocks and branches
//===----------------------------------------------------------------------===//

void mark(ImportState &state, const ast::Stmt &statement) {
  if (state.scope->inlined)
    return;
  markStatement(state, statement.id, state.locate(statement.range),
                [&](ast::Slot slot) {
                  return state.scope->isLiveBefore(statement.id, slot);
                });
}

IfOp createIf(ImportState &state, Location loc, Value condition,
              const Merged &merged) {
  SmallVector<Type> types(merged.slots.size(), state.any());
  auto branch = IfOp::create(state.builder, loc, types, condition);
  branch.getThenRegion().emplaceBlock();
  branch.getElseRegion().emplaceBlock();
  return branch;
}

/// The statements after one that may have jumped.
bool importRest(ImportState &state, Statements rest) {
  Jumps jumps;
  for (const ast::Stmt *statement : rest)
    jumps |= jumpsOf(*state.scope, *statement);
  const Merged merged =
      mergedAfter(state, assignedIn(state, rest), rest.back()->id, jumps);
  Location loc = state.locate(rest.front()->range);
  Value alive = TruthOp::create(state.builder, loc, state.any(),
                                state.scope->values[Scope::alive]);
  IfOp branch = createIf(state, loc, alive, merged);
  bool good = importRegion(state, branch.getThenRegion().front(),
                           [&] {
                             return importBlock(state, rest) &&
                                    merged.yield(state, loc);
                           }) &&
              importRegion(state, branch.getElseRegion().front(), [&] {
                state.scope->ended = true;
                return merged.yield(state, loc);
              });
  if (good)
    merged.assignResults(state, branch);
  return good;
}

/// A branch that cannot be compiled is left to the interpreter: the unit leaves
/// where the branch starts. Nothing of it stays.
void leaveInstead(ImportState &state, Block &region, Statements statements) {
  while (!region.empty()) {
    region.back().dropAllUses();
    region.back().erase();
  }
  OpBuilder::InsertionGuard guard(state.builder);
  state.builder.setInsertionPointToEnd(&region);
  mark(state, *statements.front());
  leaveHere(state, state.locate(statements.front()->range), state.reason);
  state.reason.clear();
}

/// The branches of an `if` or `switch` statement.
struct Branches {
  const ast::Stmt &statement;
  Statements otherwise;
  /// The condition of what a branch asks, or null with the reason noted.
  llvm::function_ref<Value(const ast::Expr &)> condition;
  /// What each branch asks, and its body.
  SmallVector<std::pair<const ast::Expr *, Statements>> clauses = {};
};

class BranchImporter {
public:
  BranchImporter(ImportState &state, const Branches &branches)
      : state(state), branches(branches), statement(branches.statement),
        loc(state.locate(statement.range)) {}

  bool run() {
    SmallVector<Statements> runs{branches.otherwise};
    llvm::append_range(runs, llvm::make_second_range(branches.clauses));
    Assigned assigned = assignedIn(state, runs);
    // Also by a condition after the first.
    assigned.drawsRandom = mayDraw(state, statement);
    merged = mergedAfter(state, assigned, statement.id,
                         jumpsOf(*state.scope, statement));
    if (!importClause(0))
      return false;
    state.scope->ended = endings == runs.size();
    if (survivors == 0)
      state.reason = leaves;
    return survivors > 0;
  }

private:
  ImportState &state;
  const Branches &branches;
  const ast::Stmt &statement;
  Location loc;
  Merged merged;
  /// Branches whose end is not reached, and those that are compiled.
  size_t endings = 0, survivors = 0;
  /// Why the first branch is not compiled that is not.
  std::string leaves;

  bool importClause(size_t number) {
    const auto &[asked, body] = branches.clauses[number];
    Value condition = importValue(state, *asked, [&, asked = asked] {
      return branches.condition(*asked);
    });
    if (!condition)
      return false;
    IfOp branch = createIf(state, loc, condition, merged);
    if (!importBranch(branch.getThenRegion().front(), body) ||
        !importElse(branch.getElseRegion().front(), number + 1))
      return false;
    merged.assignResults(state, branch);
    return true;
  }

  bool importElse(Block &region, size_t number) {
    if (number == branches.clauses.size())
      return importBranch(region, branches.otherwise);
    return importRegion(state, region, [&] {
      return importClause(number) && merged.yield(state, loc);
    });
  }

  bool importBranch(Block &region, Statements statements) {
    bool hadReason = !state.reason.empty();
    ++state.branches;
    bool good = importRegion(state, region, [&] {
      if (!importBlock(state, statements))
        return false;
      endings += state.scope->ended;
      return merged.yield(state, loc);
    });
    --state.branches;
    survivors += good;
    if (good || hadReason || statements.empty() || state.survey)
      return good;
    if (leaves.empty())
      leaves = state.reason;
    leaveInstead(state, region, statements);
    return importRegion(state, region, [&] {
      state.scope->ended = true;
      ++endings;
      return merged.yield(state, loc);
    });
  }
};

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// What a loop hands from turn to turn.
struct Carried {
  SmallVector<ast::Slot> slots;
  SmallVector<Value> inits;
  bool nonempty = false;
};

/// Builds the lists of one loop. A loop without a turn leaves what it assigns
/// first undefined, and its own variable empty: those need a turn, which only a
/// `for` without jumps is sure to end.
class CarriedCollector {
public:
  CarriedCollector(ImportState &state, const ast::Stmt &loop,
                   const ast::Block &body, ast::Slot target)
      : state(state), loop(loop), body(body), target(target) {}

  bool run(Carried &carried) {
    Assigned assigned = assignedIn(state, statementsOf(body));
    if (target != ast::noSlot)
      assigned.slots.set(target);
    for (int slot : assigned.slots.set_bits())
      if (!add(slot, carried))
        return false;
    if (assigned.drawsRandom || conditionDraws())
      if (!addCounter(carried))
        return false;
    if (jumps.returns) {
      carried.slots.push_back(Scope::running);
      carried.inits.push_back(state.scope->values[Scope::running]);
    }
    return true;
  }

private:
  ImportState &state;
  const ast::Stmt &loop;
  const ast::Block &body;
  ast::Slot target;
  Jumps jumps = jumpsOf(*state.scope, body);

  bool add(ast::Slot slot, Carried &carried) {
    bool liveAfter = state.scope->isLiveAfter(loop.id, slot);
    bool liveInside = slot != target && isLiveAtTurn(slot);
    if (!liveAfter && !liveInside)
      return true;
    bool undefined = !state.isDefined(slot);
    bool needsTurn = liveAfter && (slot == target || undefined);
    bool mayStayUndefined =
        needsTurn && slot != target && (isWhile() || jumps.any());
    if ((liveInside && undefined) || mayStayUndefined) {
      const char *other = state.otherValue(slot);
      state.refuse("'" + state.scope->nameOf(slot) + "' " +
                   (other ? "is " : "may be undefined in the loop") +
                   (other ? other : ""));
      return false;
    }
    carried.nonempty |= needsTurn;
    carried.slots.push_back(slot);
    carried.inits.push_back(needsTurn ? undefinedValue() : state.read(slot));
    return true;
  }

  bool conditionDraws() const {
    auto *repeated = dynCast<ast::WhileStmt>(&loop);
    return repeated && mayDraw(state, *repeated->condition);
  }

  bool addCounter(Carried &carried) {
    carried.slots.push_back(randomCounter);
    carried.inits.push_back(state.read(randomCounter));
    return carried.inits.back() != nullptr;
  }

  bool isWhile() const { return isa<ast::WhileStmt>(&loop); }

  /// The condition of a `while` is part of each turn.
  bool isLiveAtTurn(ast::Slot slot) const {
    const Scope &scope = *state.scope;
    if (isWhile())
      return scope.isLiveBefore(loop.id, slot);
    return !body.empty() && scope.isLiveBefore(body.front()->id, slot);
  }

  Value undefinedValue() {
    return UndefOp::create(state.builder, state.locate(loop.range),
                           state.any());
  }
};

void enterTurn(ImportState &state, const Carried &carried,
               Block::BlockArgListType arguments) {
  for (auto [slot, argument] : llvm::zip(carried.slots, arguments))
    state.assign(slot, argument);
  startTurn(state);
}

void yieldTurn(ImportState &state, const Carried &carried, Location loc,
               bool withGoesOn) {
  SmallVector<Value> values;
  if (withGoesOn)
    values.push_back(state.scope->values[Scope::goesOn]);
  for (ast::Slot slot : carried.slots)
    values.push_back(leaving(state, slot, /*mayBeUndefined=*/true));
  YieldOp::create(state.builder, loc, values);
}

/// After the loop. A return inside it ends what is around it as well.
void leaveLoop(ImportState &state, const Carried &carried,
               ResultRange results) {
  for (auto [slot, result] : llvm::zip(carried.slots, results))
    state.assign(slot, result);
  if (!llvm::is_contained(carried.slots, Scope::running))
    return;
  Value running = state.scope->values[Scope::running];
  state.scope->values[Scope::alive] = running;
  if (state.scope->values.count(Scope::goesOn))
    state.scope->values[Scope::goesOn] = running;
}

} // namespace

bool importBlock(ImportState &state, Statements statements) {
  for (size_t i = 0; i < statements.size() && !state.scope->ended; ++i) {
    const ast::Stmt &statement = *statements[i];
    mark(state, statement);
    if (!importStatement(state, statement))
      return false;
    bool last = i + 1 == statements.size();
    if (!last && !state.scope->ended && mayHaveJumped(state, statement))
      return importRest(state, statements.drop_front(i + 1));
  }
  return true;
}

/// A condition of `if` or `while`. There & and | leave out their right side
/// when the left one decides, which shows in the random numbers.
static Value importCondition(ImportState &state, const ast::Expr &expr,
                             Location loc) {
  auto *binary = dynCast<ast::BinaryExpr>(&expr);
  bool mayLeaveOut = binary && (binary->op == ast::BinaryOp::And ||
                                binary->op == ast::BinaryOp::Or);
  if (mayLeaveOut && mayDraw(state, *binary->rhs))
    return state.refuse("random numbers after & or | in a condition are not "
                        "compiled");
  Value value = importExpression(state, expr);
  if (!value)
    return {};
  return TruthOp::create(state.builder, state.rename(loc, "a condition"),
                         state.any(), value);
}

bool importIf(ImportState &state, const ast::IfStmt &statement) {
  const OpenBranches open = openBranches(state, statement);
  if (open.clauses.empty())
    return importInPlace(state, open.otherwise);
  Location loc = state.locate(statement.range);
  auto condition = [&](const ast::Expr &asked) {
    return importCondition(state, asked, loc);
  };
  Branches branches{statement, open.otherwise, condition};
  for (const auto *clause : open.clauses)
    branches.clauses.emplace_back(clause->condition,
                                  statementsOf(clause->body));
  return BranchImporter(state, branches).run();
}

bool importSwitch(ImportState &state, const ast::SwitchStmt &statement) {
  if (statement.cases.empty()) {
    state.refuse("a switch without a case is not compiled");
    return false;
  }
  if (std::optional<Statements> taken = knownBranch(state, statement))
    return importInPlace(state, *taken);
  Value subject = importExpression(state, *statement.subject);
  if (!subject)
    return false;
  auto condition = [&](const ast::Expr &value) {
    return importCase(state, subject, value);
  };
  Branches branches{statement, statementsOf(statement.otherwise), condition};
  for (const auto &arm : statement.cases)
    branches.clauses.emplace_back(arm.value, statementsOf(arm.body));
  return BranchImporter(state, branches).run();
}

/// What is left of a loop between two turns: from the element after the one
/// that its variable has.
static std::optional<RangeBounds> boundsOf(ImportState &state,
                                           const ast::ForStmt &statement,
                                           const ast::RangeExpr &range,
                                           ast::Slot target) {
  if (!state.beginsBetweenTurns(statement))
    return importBounds(state, range);
  RangeBounds bounds = importStepAndLast(state, range);
  Value before = bounds.last ? state.read(target) : Value();
  if (!before)
    return std::nullopt;
  bounds.first = AddOp::create(state.builder, state.locate(range.range),
                               state.any(), before, bounds.step);
  return bounds;
}

static std::optional<Turns>
turnsOf(ImportState &state, const ast::ForStmt &statement, ast::Slot target) {
  auto *range = dynCast<ast::RangeExpr>(statement.iterated);
  if (!range)
    return importColumns(state, *statement.iterated);
  std::optional<RangeBounds> bounds =
      boundsOf(state, statement, *range, target);
  return bounds ? std::optional(Turns{*bounds, {}}) : std::nullopt;
}

bool importFor(ImportState &state, const ast::ForStmt &statement) {
  auto *target = dynCast<ast::IdentifierExpr>(statement.target);
  if (!target || target->slot == ast::noSlot) {
    state.refuse("a for loop whose variable is indexed is not compiled");
    return false;
  }
  if (state.fieldsOf(target->slot)) {
    state.refuse("a struct whose fields the unit has is assigned by the "
                 "interpreter");
    return false;
  }
  if (auto turns = turnsWrittenOut(state, statement))
    return importTurns(state, statement, target->slot, *turns);
  // With its bounds, which may count the elements of a struct array.
  llvm::SaveAndRestore inLoop(state.loops, state.loops + 1);
  Location loc = state.locate(statement.range);
  std::optional<Turns> turns = turnsOf(state, statement, target->slot);
  Carried carried;
  if (!turns ||
      !CarriedCollector(state, statement, statement.body, target->slot)
           .run(carried))
    return false;
  const RangeBounds &bounds = turns->bounds;
  auto loop = ForOp::create(state.builder, loc, bounds.first, bounds.step,
                            bounds.last, carried.inits, state.any());
  loop.setNonempty(carried.nonempty);
  loop.setBreaks(jumpsOf(*state.scope, statement.body).endLoop());
  const ColumnsHere columns(state, turns->array);
  bool good = importRegion(state, loop.getBody().front(), [&] {
    enterTurn(state, carried, loop.getCarried());
    state.assign(target->slot, elementOf(state, *turns, loop));
    if (!importBlock(state, statementsOf(statement.body)))
      return false;
    yieldTurn(state, carried, loc, loop.getBreaks());
    return true;
  });
  if (good)
    leaveLoop(state, carried, loop.getResults());
  return good && (!turns->array || mayTakeColumns(state, loop));
}

/// The condition is asked first in each turn; without it nothing is done.
static bool importWhileTurn(ImportState &state, const ast::WhileStmt &statement,
                            const Carried &carried) {
  Location loc = state.locate(statement.range);
  mark(state, statement);
  Value condition = importValue(state, *statement.condition, [&] {
    return importCondition(state, *statement.condition, loc);
  });
  if (!condition)
    return false;
  Merged merged;
  merged.add(Scope::goesOn, false);
  for (ast::Slot slot : carried.slots)
    merged.add(slot, false);
  IfOp branch = createIf(state, loc, condition, merged);
  bool good =
      importRegion(state, branch.getThenRegion().front(),
                   [&] {
                     return importBlock(state, statementsOf(statement.body)) &&
                            merged.yield(state, loc);
                   }) &&
      importRegion(state, branch.getElseRegion().front(), [&] {
        return importBreak(state) && merged.yield(state, loc);
      });
  if (good)
    merged.assignResults(state, branch);
  return good;
}

bool importWhile(ImportState &state, const ast::WhileStmt &statement) {
  llvm::SaveAndRestore inLoop(state.loops, state.loops + 1);
  Location loc = state.locate(statement.range);
  Carried carried;
  if (!CarriedCollector(state, statement, statement.body, ast::noSlot)
           .run(carried))
    return false;
  auto loop = WhileOp::create(state.builder, loc, carried.inits);
  bool good = importRegion(state, loop.getBody().front(), [&] {
    enterTurn(state, carried, loop.getCarried());
    if (!importWhileTurn(state, statement, carried))
      return false;
    yieldTurn(state, carried, loc, /*withGoesOn=*/true);
    return true;
  });
  if (good)
    leaveLoop(state, carried, loop.getResults());
  return good;
}

} // namespace runmat
