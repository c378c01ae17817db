//===- UnitExits.cpp - the ways out of a unit -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/Unit/UnitExits.h"
#include "dialects/RunMat/LoopNames.h"
#include "runmat/unit.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace runmat {

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

/// Sorts the values of a statement by their names: variables, the imaginary
/// parts of some, and where the loops around it stand.
namespace {
class ExitReader {
public:
  ExitReader(UnitTable &table, StatementOp statement) : table(table) {
    for (auto [number, name] :
         llvm::enumerate(statement.getNames().getAsRange<StringAttr>()))
      read(name.getValue(), number);
    exit.statement = static_cast<int64_t>(statement.getId());
    exit.value_count = statement.getValues().size();
  }

  runmat_unit_exit take() {
    exit.variable_count = variables.size();
    exit.loop_count = loops.size();
    exit.variables = table.keep<runmat_exit_variable>(variables);
    exit.loops = table.keep<runmat_exit_loop>(loops);
    return exit;
  }

private:
  UnitTable &table;
  runmat_unit_exit exit{};
  SmallVector<runmat_exit_variable> variables;
  SmallVector<runmat_exit_loop> loops;

  /// Where the number of a value goes that belongs to the last loop.
  uint32_t *partOf(StringRef name) {
    return llvm::StringSwitch<uint32_t *>(name)
        .Case(loopname::step, &loops.back().step)
        .Case(loopname::last, &loops.back().last)
        .Case(loopname::iteration, &loops.back().iteration)
        .Default(nullptr);
  }

  void read(StringRef name, uint32_t number) {
    if (name == StatementOp::getImaginaryName() && !variables.empty())
      variables.back().imaginary = number;
    else if (name == loopname::whileLoop)
      loops.push_back({RUNMAT_LOOP_WHILE, 0, 0, 0, 0});
    else if (name == loopname::first)
      loops.push_back({RUNMAT_LOOP_FOR, number, 0, 0, 0});
    else if (uint32_t *part = loops.empty() ? nullptr : partOf(name))
      *part = number;
    else
      variables.push_back(
          {table.keep(name), RUNMAT_SLOT_NONE, number, RUNMAT_NO_VALUE});
  }
};
} // namespace

void UnitExits::addStatement(StatementOp statement) {
  exitNumbers[statement.getExit()] = table.exits.size();
  table.exits.push_back(ExitReader(table, statement).take());
  statements.push_back(statement);
}

void UnitExits::eraseStatements() {
  for (StatementOp statement : statements)
    statement.erase();
  statements.clear();
}

void UnitExits::hold(ValueRange arrays) {
  held.assign(arrays.begin(), arrays.end());
}

void UnitExits::release(Value array) {
  if (auto it = llvm::find(held, array); it != held.end())
    held.erase(it);
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

Block *UnitExits::addBlock() {
  Block *block = new Block;
  function.getBody().push_back(block);
  return block;
}

/// Splits the block before `next`: goes on when `goesOn` holds, else to a new
/// block, which is returned empty.
Block *UnitExits::branchUnless(ImplicitLocOpBuilder &b, Value goesOn,
                               Operation *next) {
  Block *block = next->getBlock();
  Block *rest = block->splitBlock(next);
  Block *out = addBlock();
  b.setInsertionPointToEnd(block);
  cf::CondBranchOp::create(b, goesOn, rest, ValueRange{}, out, ValueRange{});
  b.setInsertionPointToStart(rest);
  return out;
}

void UnitExits::dropHeld(ImplicitLocOpBuilder &b) {
  for (Value array : held)
    emit.release(b, array);
}

void UnitExits::returnStatus(ImplicitLocOpBuilder &b, int64_t status) {
  func::ReturnOp::create(b, ValueRange{emit.constant32(b, status)});
}

Value UnitExits::stateField(ImplicitLocOpBuilder &b, size_t offset) {
  return LLVM::GEPOp::create(
      b, state.getType(), b.getI8Type(), state,
      ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(offset)});
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

void UnitExits::failUnless(ImplicitLocOpBuilder &b, Value goesOn,
                           Operation *next) {
  Block *out = branchUnless(b, goesOn, next);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(out);
  dropHeld(b);
  returnStatus(b, RUNMAT_UNIT_FAILED);
  held.clear();
}

void UnitExits::failCallUnless(ImplicitLocOpBuilder &b, Value goesOn,
                               Value callSite, Operation *next) {
  Block *out = branchUnless(b, goesOn, next);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(out);
  dropHeld(b);
  LLVM::StoreOp::create(b, callSite,
                        stateField(b, offsetof(runmat_exit_state, call)));
  returnStatus(b, RUNMAT_UNIT_FAILED_IN_CALL);
  held.clear();
}

//===----------------------------------------------------------------------===//
// Side exits
//===----------------------------------------------------------------------===//

/// The scalars among `values` as arrays. Where there is no memory for them, the
/// variables cannot be told: that is an error of the unit.
SmallVector<Value> UnitExits::boxScalars(ImplicitLocOpBuilder &b,
                                         ValueRange values) {
  SmallVector<Value> boxes;
  for (Value value : values)
    if (value.getType().isIntOrFloat())
      boxes.push_back(emit.box(b, value));
  if (boxes.empty())
    return boxes;
  Value missing = arith::ConstantIntOp::create(b, 0, 1);
  for (Value box : boxes)
    missing = arith::OrIOp::create(b, missing, emit.isNull(b, box));
  Block *failure = addBlock(), *complete = addBlock();
  cf::CondBranchOp::create(b, missing, failure, ValueRange{}, complete,
                           ValueRange{});
  b.setInsertionPointToStart(failure);
  for (Value box : boxes)
    emit.release(b, box);
  dropHeld(b);
  returnStatus(b, RUNMAT_UNIT_FAILED);
  b.setInsertionPointToStart(complete);
  return boxes;
}

/// Each value comes with one reference of its own.
void UnitExits::handOver(ImplicitLocOpBuilder &b, ValueRange values) {
  SmallVector<Value> boxes = boxScalars(b, values);
  Type pointer = state.getType();
  Value room = LLVM::LoadOp::create(
      b, pointer, stateField(b, offsetof(runmat_exit_state, values)));
  auto box = boxes.begin();
  for (auto [index, value] : llvm::enumerate(values)) {
    bool isScalar = value.getType().isIntOrFloat();
    if (!isScalar)
      emit.retain(b, value);
    LLVM::StoreOp::create(b, isScalar ? *box++ : value,
                          emit.elementAddress(b, room, pointer, index));
  }
}

void UnitExits::leaveUnless(ImplicitLocOpBuilder &b, Value goesOn, Value exit,
                            StringRef reason, Operation *next, bool keepsHeld) {
  Block *out = branchUnless(b, goesOn, next);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(out);
  handOver(b, exit.getDefiningOp<StatementOp>().getValues());
  dropHeld(b);
  LLVM::StoreOp::create(b, emit.constant32(b, exitNumbers.lookup(exit)),
                        stateField(b, offsetof(runmat_exit_state, exit)));
  LLVM::StoreOp::create(b, emit.constant32(b, table.sites.size()),
                        stateField(b, offsetof(runmat_exit_state, site)));
  returnStatus(b, RUNMAT_UNIT_LEFT);
  table.sites.push_back(table.keep(reason));
  if (!keepsHeld)
    held.clear();
}

} // namespace runmat
