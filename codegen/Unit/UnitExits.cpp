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
    for (Value value : statement.getValues())
      values.push_back(classOf(value.getType()));
  }

  runmat_unit_exit take() {
    exit.value_count = values.size();
    exit.values = table.keep<int32_t>(values);
    exit.variable_count = variables.size();
    exit.loop_count = loops.size();
    exit.variables = table.keep<runmat_exit_variable>(variables);
    exit.loops = table.keep<runmat_exit_loop>(loops);
    return exit;
  }

private:
  UnitTable &table;
  runmat_unit_exit exit{};
  SmallVector<int32_t> values;
  SmallVector<runmat_exit_variable> variables;
  SmallVector<runmat_exit_loop> loops;

  static int32_t classOf(Type type) {
    return type.isIntOrFloat() ? static_cast<int32_t>(*scalarClass(type))
                               : RUNMAT_VALUE_ARRAY;
  }

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
    else if (name == StatementOp::getRowName() && !variables.empty())
      addElement(variables.back(), /*opensColumn=*/false);
    else if (name == StatementOp::getColumnName() && !variables.empty())
      addElement(variables.back(), /*opensColumn=*/true);
    else if (name == loopname::whileLoop)
      loops.push_back({RUNMAT_LOOP_WHILE, 0, 0, 0, 0});
    else if (name == loopname::first)
      loops.push_back({RUNMAT_LOOP_FOR, number, 0, 0, 0});
    else if (uint32_t *part = loops.empty() ? nullptr : partOf(name))
      *part = number;
    else
      variables.push_back(
          {table.keep(name), RUNMAT_SLOT_NONE, number, RUNMAT_NO_VALUE, 0, 0});
  }

  /// Further elements of a matrix; its imaginary parts have the same extents.
  static void addElement(runmat_exit_variable &variable, bool opensColumn) {
    if (variable.imaginary != RUNMAT_NO_VALUE)
      return;
    if (variable.columns == 0)
      variable.rows = variable.columns = 1;
    if (opensColumn)
      ++variable.columns;
    else if (variable.columns == 1)
      ++variable.rows;
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
  branchMostly(b, goesOn, rest, out);
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

/// Each array comes with one reference of its own.
void UnitExits::handOver(ImplicitLocOpBuilder &b, ValueRange values) {
  Value room = LLVM::LoadOp::create(
      b, state.getType(), stateField(b, offsetof(runmat_exit_state, values)));
  for (auto [index, value] : llvm::enumerate(values)) {
    const bool isScalar = value.getType().isIntOrFloat();
    if (!isScalar)
      emit.retain(b, value);
    LLVM::StoreOp::create(b, isScalar ? emit.toWord(b, value) : value,
                          emit.elementAddress(b, room, b.getI64Type(), index));
  }
}

/// The block that leaves by an exit and drops what is held now. Guards of one
/// statement mostly share it, which matters: there are many guards, and what
/// they hand over is most of a unit's code.
Block *UnitExits::exitBlock(ImplicitLocOpBuilder &b, Value exit) {
  SmallVector<WayOut> &known = waysOut[exit];
  for (const WayOut &way : known)
    if (way.held == held)
      return way.block;
  OpBuilder::InsertionGuard guard(b);
  Block *block = addBlock();
  Value site = block->addArgument(b.getI32Type(), b.getLoc());
  b.setInsertionPointToStart(block);
  handOver(b, exit.getDefiningOp<StatementOp>().getValues());
  dropHeld(b);
  LLVM::StoreOp::create(b, emit.constant32(b, exitNumbers.lookup(exit)),
                        stateField(b, offsetof(runmat_exit_state, exit)));
  LLVM::StoreOp::create(b, site,
                        stateField(b, offsetof(runmat_exit_state, site)));
  returnStatus(b, RUNMAT_UNIT_LEFT);
  known.push_back({held, block});
  return block;
}

void UnitExits::leaveUnless(ImplicitLocOpBuilder &b, Value goesOn, Value exit,
                            StringRef reason, Operation *next, bool keepsHeld) {
  Block *leaving = exitBlock(b, exit);
  Block *block = next->getBlock();
  Block *rest = block->splitBlock(next);
  b.setInsertionPointToEnd(block);
  Value site = emit.constant32(b, table.sites.size());
  branchMostly(b, goesOn, rest, leaving, site);
  b.setInsertionPointToStart(rest);
  table.sites.push_back(table.keep(reason));
  if (!keepsHeld)
    held.clear();
}

} // namespace runmat
