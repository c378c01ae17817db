//===- Importer.cpp - statements become the untyped dialect -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/Import/Importer.h"
#include "Engine/ReasonPlace.h"
#include "dialects/RunMat/LoopNames.h"
#include "lib/Compiler/Import/Scope.h"

#include "mlir/IR/Builders.h"

using namespace mlir;

namespace runmat {

/// The size at which a unit ends and the next one starts. Passes take time that
/// grows faster than a unit does: at these sizes a second is far away, and what
/// fusion or a cheaper start could gain over several units no longer counts.
constexpr size_t maxStatements = 500, maxOperators = 4000, maxFields = 4000;
/// A survey is of several units, and runs no pass but type inference.
constexpr size_t surveyFactor = 20;

ImportState::ImportState(MLIRContext &context, const CompileRequest &request)
    : request(request), builder(&context),
      module(ModuleOp::create(UnknownLoc::get(&context))) {
  builder.setInsertionPointToEnd(module->getBody());
  function = func::FuncOp::create(builder, UnknownLoc::get(&context), unitName,
                                  builder.getFunctionType({}, {}));
  builder.setInsertionPointToStart(function.addEntryBlock());
}

const std::vector<size_t> &
ImportState::linesOf(const ast::Program &program) const {
  std::vector<size_t> &starts = lineStarts[&program];
  if (!starts.empty())
    return starts;
  llvm::StringRef text = program.source;
  starts.push_back(0);
  for (size_t end = text.find('\n'); end != llvm::StringRef::npos;
       end = text.find('\n', end + 1))
    starts.push_back(end + 1);
  return starts;
}

Location ImportState::locate(ast::SourceRange range) const {
  unsigned line = lineOf(range);
  unsigned column = range.begin - linesOf(scope->program)[line - 1] + 1;
  return FileLineColLoc::get(builder.getContext(), scope->program.file, line,
                             column);
}

Location ImportState::locate(ast::SourceRange range,
                             const llvm::Twine &operation) const {
  return rename(locate(range), operation);
}

Location ImportState::rename(Location place,
                             const llvm::Twine &operation) const {
  return NameLoc::get(StringAttr::get(builder.getContext(), operation), place);
}

unsigned ImportState::lineOf(ast::SourceRange range) const {
  const std::vector<size_t> &starts = linesOf(scope->program);
  return llvm::upper_bound(starts, range.begin) - starts.begin();
}

bool ImportState::isWithin(size_t count, size_t most,
                           const llvm::Twine &tooMany) {
  if (count <= (survey ? most * surveyFactor : most))
    return true;
  isTooLarge = true;
  refuse(tooMany);
  return false;
}

bool ImportState::addStatement() {
  return isWithin(++counts.statements, maxStatements,
                  "the unit has " + llvm::Twine(maxStatements) + " statements");
}

bool ImportState::addOperators(size_t count) {
  return isWithin(counts.operators += count, maxOperators,
                  "the unit has more than " + llvm::Twine(maxOperators) +
                      " operators");
}

bool ImportState::addFields(size_t count) {
  return isWithin(counts.fields += count, maxFields,
                  "the unit has more than " + llvm::Twine(maxFields) +
                      " fields of structs");
}

const VariableType *ImportState::typeOfInput(ast::Slot slot) const {
  for (const VariableType &type : request.variables)
    if (type.slot == slot)
      return &type;
  return nullptr;
}

Value ImportState::read(ast::Slot slot) {
  auto found = scope->values.find(slot);
  if (found != scope->values.end())
    return found->second;
  Value value = readEntry(scope->entryOf(slot));
  return value ? value : refuseVariable(slot);
}

Value ImportState::readEntry(ast::Slot entry) {
  const VariableType *type = typeOfInput(entry);
  if (!type)
    return {};
  Value &argument = arguments[entry];
  if (!argument) {
    auto array = ArrayType::get(builder.getContext(),
                                static_cast<ElementClass>(type->elementClass),
                                type->isComplex, type->extents);
    argument = function.getBody().front().addArgument(array, function.getLoc());
    inputs.push_back(entry);
  }
  return argument;
}

bool ImportState::isDefined(ast::Slot slot) const {
  return scope->values.count(slot) || typeOfInput(scope->entryOf(slot));
}

void ImportState::assign(ast::Slot slot, Value value) {
  scope->values[slot] = value;
  scope->assigned.insert(slot);
  scope->handles.erase(slot);
}

/// Where the statement being imported stands, unless that is plain.
std::string ImportState::placeInside() const {
  // A survey names the place of each reason.
  if (survey)
    return {};
  const unsigned line = statement ? lineOf(statement->range) : 0;
  if (inlining.empty())
    return line == outermostLine ? "" : ReasonPlace{{}, false, line}.text();
  const ast::Function &inner = *inlining.back();
  return ReasonPlace{std::string(inner.name),
                     inner.kind == ast::FunctionKind::Anonymous, line}
      .text();
}

Value ImportState::refuse(const llvm::Twine &why) {
  if (reason.empty()) {
    reason = placeInside() + why.str();
    refusedPart.reset();
  }
  return {};
}

void ImportState::placeRefusal(const ast::Expr &expr) {
  if (survey && !refusedPart)
    refusedPart = locate(expr.range);
}

const char *ImportState::otherValue(ast::Slot slot) {
  if (handleOf(slot))
    return "a function handle";
  if (const Scope::Fields *fields = fieldsOf(slot))
    return fields->isList || fields->isCell ? "a cell array" : "a struct";
  ast::Slot entry = scope->entryOf(slot);
  for (const OtherVariable &other : request.others)
    if (other.slot == entry && entry != ast::noSlot)
      return other.what.c_str();
  return nullptr;
}

Value ImportState::refuseVariable(ast::Slot slot) {
  if (slot == randomSeed || slot == randomCounter) {
    blamed = randomSeed;
    return refuse("the random numbers of 'twister' are not compiled");
  }
  std::string name = scope->nameOf(slot);
  const char *what = otherValue(slot);
  if (reason.empty())
    blamed = scope->entryOf(slot);
  return refuse("'" + llvm::Twine(name) + "' is " +
                (what ? what : "undefined here"));
}

bool ImportState::isAmbiguous(const ast::IdentifierExpr &name) {
  return name.slot != ast::noSlot && scope->function.hasDynamicNames &&
         !isDefined(name.slot) && !handleOf(name.slot);
}

static std::string nameOf(const Scope &scope, ast::Slot slot) {
  return slot == randomCounter ? randomCounterName.str() : scope.nameOf(slot);
}

void markStatement(ImportState &state, int64_t id, Location loc,
                   llvm::function_ref<bool(ast::Slot)> isLive) {
  SmallVector<Attribute> names;
  SmallVector<Value> values;
  for (auto [slot, value] : state.scope->values)
    if (!Scope::isHidden(slot) && state.scope->assigned.contains(slot) &&
        (slot == randomCounter || isLive(slot))) {
      names.push_back(state.builder.getStringAttr(nameOf(*state.scope, slot)));
      values.push_back(value);
    }
  for (auto [around, array] : state.columns) {
    names.push_back(
        state.builder.getStringAttr(loopname::columns + llvm::Twine(around)));
    values.push_back(array);
  }
  StatementOp::create(
      state.builder, loc, ExitType::get(state.builder.getContext()),
      state.builder.getI64IntegerAttr(id), state.builder.getArrayAttr(names),
      values,
      /*inside=*/state.openBlocks ? state.builder.getUnitAttr() : UnitAttr());
}

void leaveHere(ImportState &state, Location loc, const llvm::Twine &reason,
               Value exit) {
  OpBuilder &builder = state.builder;
  Value never = arith::ConstantIntOp::create(builder, loc, 0, 1);
  GuardOp::create(builder, loc, never, builder.getStringAttr(reason), exit);
}

void leaveUnless(ImportState &state, Value holds, const llvm::Twine &reason,
                 Location loc) {
  OpBuilder &builder = state.builder;
  auto truth = TruthOp::create(builder, loc, state.any(), holds);
  truth.setScalar(true);
  auto branch = IfOp::create(builder, loc, TypeRange(), truth);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(&branch.getThenRegion().emplaceBlock());
  YieldOp::create(builder, loc, ValueRange());
  builder.setInsertionPointToEnd(&branch.getElseRegion().emplaceBlock());
  leaveHere(state, loc, reason);
  YieldOp::create(builder, loc, ValueRange());
}

/// What comes after `begin` is for calls that give as many arguments and ask
/// for as many outputs.
static void holdForCall(ImportState &state, Operation &begin) {
  OpBuilder &builder = state.builder;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointAfter(&begin);
  const Location loc = begin.getLoc();
  auto holdFor = [&](ast::Slot slot, int32_t count, const char *reason) {
    Value expected = runmat::ConstantOp::create(builder, loc, state.any(),
                                                builder.getF64FloatAttr(count));
    Value same = EqOp::create(builder, loc, state.any(), state.readEntry(slot),
                              expected);
    leaveUnless(state, same, reason, loc);
  };
  holdFor(argumentsGiven, state.request.argumentCount,
          "another number of arguments is given");
  holdFor(outputsAsked, state.request.outputCount,
          "another number of outputs is asked for");
}

/// Erases what a statement that failed had built.
static void rollBack(Block &block, Operation *last) {
  while (!block.empty() && &block.back() != last) {
    block.back().dropAllUses();
    block.back().erase();
  }
}

void ImportState::markGpuArrays() {
  for (auto [i, slot] : llvm::enumerate(inputs))
    if (typeOfInput(slot)->isGpuArray)
      function.setArgAttr(i, gpuArrayAttrName, builder.getUnitAttr());
}

static ImportResult nothingOf(ImportState &state) {
  return {{}, {}, state.holders.takeVector(), state.reason, state.blamed};
}

/// The unit ends before the statement of this index.
static ImportResult endUnit(ImportState &state, size_t index) {
  const ast::Block &block = *state.request.block;
  Block &entry = state.function.getBody().front();
  if (state.holdsForCall)
    holdForCall(state, entry.front());
  const ast::Stmt &end = *block[index - 1];
  // -1: the unit reaches the end of the block.
  bool atEnd = index == block.size();
  markStatement(
      state, atEnd ? -1 : int64_t(block[index]->id), state.locate(end.range),
      [&](ast::Slot slot) { return state.scope->isLiveAfter(end.id, slot); });
  func::ReturnOp::create(state.builder, state.function.getLoc());
  state.function.setFunctionType(
      state.builder.getFunctionType(entry.getArgumentTypes(), {}));
  state.markGpuArrays();
  return {std::move(state.module), std::move(state.inputs),
          state.holders.takeVector(), state.reason, state.blamed};
}

ImportResult importStatements(MLIRContext &context,
                              const CompileRequest &request) {
  ImportState state(context, request);
  Scope scope(request);
  state.scope = &scope;
  Block &entry = state.function.getBody().front();
  size_t index = request.index;
  for (; index < request.block->size() && !scope.ended; ++index) {
    const ast::Stmt &statement = *(*request.block)[index];
    Operation *last = entry.empty() ? nullptr : &entry.back();
    auto values = scope.values;
    auto assigned = scope.assigned;
    state.outermostLine = state.lineOf(statement.range);
    markStatement(
        state, statement.id, state.locate(statement.range),
        [&](ast::Slot slot) { return scope.isLiveBefore(statement.id, slot); });
    if (importStatement(state, statement))
      continue;
    rollBack(entry, last);
    scope.values = std::move(values);
    scope.assigned = std::move(assigned);
    break;
  }
  if (index == request.index)
    return nothingOf(state);
  return endUnit(state, index);
}

ImportResult importAsCall(MLIRContext &context, const CompileRequest &request) {
  ImportState state(context, request);
  Scope scope(request);
  state.scope = &scope;
  const ast::Stmt &first = *request.block->front();
  state.outermostLine = state.lineOf(first.range);
  markStatement(state, first.id, state.locate(first.range),
                [](ast::Slot) { return false; });
  return importCallOfItself(state) ? endUnit(state, request.block->size())
                                   : nothingOf(state);
}

} // namespace runmat
